"""Klaberjass beside the tricks: the exchange, sequences, bella (document 004; RULES.md)."""

from __future__ import annotations

from msgspec import Struct

from sueca_desktop.rules.actions import Exchange, Move, Name, Pass, Sequence, Take
from sueca_desktop.rules.cards import Card, CardSet, Rank, Suit, card
from sueca_desktop.rules.decks import Deck
from sueca_desktop.rules.tricks import Trick

SEQUENCE_ORDER = "AKQJT987"
SHORTEST = 3
THREE = 20
FOUR_OR_MORE = 50
BELLA = 20


def runs(hand: CardSet) -> tuple[tuple[Card, ...], ...]:
    """Every whole run of three cards or more held in one suit, highest card first."""
    found: list[tuple[Card, ...]] = []
    for suit in Suit:
        run: list[Card] = []
        for rank in (*SEQUENCE_ORDER, ""):
            held = card(rank + suit.value) if rank else None
            if held is not None and held in hand:
                run.append(held)
                continue
            if len(run) >= SHORTEST:
                found.append(tuple(run))
            run = []
    return tuple(found)


def sequence_points(cards: tuple[Card, ...]) -> int:
    return THREE if len(cards) == SHORTEST else FOUR_OR_MORE


class Announcements(Struct, frozen=True):
    """Where the announcements stand. ``exchanged``: who exchanged, if anybody. ``sequences``: (seat, run) as announced.
    ``to_act``: elder until it says pass, then the dealer, then None.
    """

    exchanged: int | None
    sequences: tuple[tuple[int, tuple[Card, ...]], ...]
    to_act: int | None

    def announced(self, seat: int) -> bool:
        return any(player == seat for player, _ in self.sequences)


def announcements(seats: int, dealer: int, moves: tuple[Move, ...]) -> Announcements:
    """The announcements after ``moves``, elder first; only what follows the making of trump counts."""
    made = next((i for i, move in enumerate(moves) if isinstance(move.action, Take | Name)), len(moves))
    exchanged: int | None = None
    sequences: list[tuple[int, tuple[Card, ...]]] = []
    passes = 0
    for move in moves[made + 1 :]:
        match move.action:
            case Exchange():
                exchanged = move.seat
            case Sequence(cards):
                sequences.append((move.seat, cards))
            case Pass():
                passes += 1
            case _:
                break
    return Announcements(exchanged, tuple(sequences), None if passes == seats else (dealer + 1 + passes) % seats)


def best_sequence(
    sequences: tuple[tuple[int, tuple[Card, ...]], ...], trump: Suit, elder: int
) -> tuple[int, tuple[Card, ...]] | None:
    """Who scores a sequence, and which: the longer; then the one with the higher cards; then trump's, then elder's
    [decided].
    """

    def worth(item: tuple[int, tuple[Card, ...]]) -> tuple[int, int, bool, bool]:
        seat, cards = item
        return len(cards), -SEQUENCE_ORDER.index(cards[0].rank.value), cards[0].suit is trump, seat == elder

    return max(sequences, key=worth, default=None)


def seven_of(trump: Suit) -> Card:
    """The card that may be exchanged for the turned one."""
    return card(f"7{trump.value}")


def is_bella(trump: Suit | None, played_before: CardSet, c: Card) -> bool:
    """Whether playing ``c`` is playing the second of the king and queen of trumps, where the same seat has played
    ``played_before`` already.
    """
    pair = {Rank.KING: "Q", Rank.QUEEN: "K"}
    return (
        trump is not None and c.suit is trump and c.rank in pair and card(pair[c.rank] + trump.value) in played_before
    )


def follow_or_trump(deck: Deck, trump: Suit | None, trick: Trick, hand: CardSet) -> CardSet:
    """Klaberjass' duty: follow suit if able; if not, trump if able; else anything. A led trump must be beaten if able,
    else followed lower (document 004).
    """
    if trick.led is None or trump is None:
        return hand
    following = hand.of_suit(trick.led)
    if trick.led is trump and following:
        best = max(deck.strength(c, trump) for c in trick.cards if c.suit is trump)
        return CardSet.of(c for c in following if deck.strength(c, trump) > best) or following
    return following or hand.of_suit(trump) or hand
