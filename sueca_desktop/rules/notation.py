"""Actions as text and back: ``0 play 7H``, ``4 bid 65`` (FORMATS.md, "Game record").

``parse_move(format_move(m)) == m`` for every move; the reader takes nothing but what the writer writes.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from sueca_desktop.rules.actions import (
    Accuse,
    Action,
    Bid,
    BidNulls,
    Call,
    Exchange,
    Move,
    Name,
    Pass,
    Play,
    Sequence,
    Take,
)
from sueca_desktop.rules.cards import Suit, card

_NUMBER = re.compile(r"0|[1-9][0-9]{0,3}", re.ASCII)


def parse_number(word: str) -> int:
    """A number written plainly: ASCII digits, no sign, no leading zero, at most four digits.

    Raises:
        ValueError: it is not written so.
    """
    if not _NUMBER.fullmatch(word):
        raise ValueError(f"not a plainly written number: {word[:20]!r}")
    return int(word)


def parse_suit(word: str) -> Suit:
    """The suit with this letter.

    Raises:
        ValueError: no suit is written so.
    """
    return Suit(word)


def format_action(action: Action) -> str:
    """The text of an action, without its seat."""
    match action:
        case Pass():
            return "pass"
        case Bid(points):
            return f"bid {points}"
        case BidNulls():
            return "bid nulls"
        case Call(suit, called):
            return f"call {suit.value} {called.code}"
        case Take():
            return "take"
        case Name(suit):
            return f"name {suit.value}"
        case Exchange():
            return "exchange"
        case Sequence(cards):
            return "sequence " + " ".join(c.code for c in cards)
        case Play(played, bella):
            return f"play {played.code}" + (" bella" if bella else "")
        case Accuse(seat):
            return f"accuse {seat}"


def format_move(move: Move) -> str:
    return f"{move.seat} {format_action(move.action)}"


def _play(rest: list[str]) -> Action:
    if rest[1:] not in ([], ["bella"]):
        raise ValueError("words to spare after the card")
    return Play(card(rest[0]), len(rest) == 2)


def _bid(rest: list[str]) -> Action:
    (word,) = rest
    return BidNulls() if word == "nulls" else Bid(parse_number(word))


def _call(rest: list[str]) -> Action:
    suit, called = rest
    return Call(parse_suit(suit), card(called))


def _sequence(rest: list[str]) -> Action:
    if len(rest) < 3:
        raise ValueError("a sequence has at least three cards")
    return Sequence(tuple(card(word) for word in rest))


def _name(rest: list[str]) -> Action:
    (suit,) = rest
    return Name(parse_suit(suit))


def _accuse(rest: list[str]) -> Action:
    (seat,) = rest
    return Accuse(parse_number(seat))


def _bare(action: Action) -> Callable[[list[str]], Action]:
    def parse(rest: list[str]) -> Action:
        if rest:
            raise ValueError("words to spare")
        return action

    return parse


_PARSERS: Mapping[str, Callable[[list[str]], Action]] = {
    "pass": _bare(Pass()),
    "bid": _bid,
    "call": _call,
    "take": _bare(Take()),
    "name": _name,
    "exchange": _bare(Exchange()),
    "sequence": _sequence,
    "play": _play,
    "accuse": _accuse,
}


def parse_action(text: str) -> Action:
    """The action written ``text``, without a seat.

    Raises:
        ValueError: it is not an action, words are missing or to spare, or spaces are not single.
    """
    word, *rest = text.split(" ")
    try:
        return _PARSERS[word](rest)
    except (KeyError, ValueError, IndexError) as error:
        raise ValueError(f"not an action: {text[:60]!r}") from error


def parse_move(text: str) -> Move:
    """The move written ``text``, such as ``"0 play 7H"``.

    Raises:
        ValueError: as for :func:`parse_action`, or the seat is not a plain number.
    """
    seat, _, action = text.partition(" ")
    return Move(parse_number(seat), parse_action(action))
