"""Deals of the Suecas Italianas that end as a test asks. The first to speak, seat 1 (nulos) or 0 (fives), bids."""

from __future__ import annotations

import random
from functools import cache

from sueca_desktop.engine.dealing import Layout
from tests.support import oracle
from tests.support.deals import Script, layout_of
from tests.support.game import Game
from tests.support.game_italiana import Italiana
from tests.support.scripts import any_action, found, told_through

NULOS, FIVES = "italiana-nulos", "italiana-fives"
FOUR_PASSES = ("pass",) * 4


def bidder_of(variant: str) -> int:
    """The first to speak where seat 0 deals."""
    return 1 if variant == NULOS else 0


def layout_with(variant: str, hand: str, *lowest: str) -> Layout:
    """The bidder holds ``hand``; ``lowest`` lie with the seats to his right in turn; the rest anyhow."""
    own = hand.split()
    given = [list(cards.split()) for cards in lowest] + [[] for _ in range(4 - len(lowest))]
    rest = [c for c in oracle.PACK if c not in own and not any(c in cards for cards in given)]
    random.Random(hand).shuffle(rest)
    hands = {bidder_of(variant): hand}
    for i, cards in enumerate(given, 1):
        more = [rest.pop() for _ in range(8 - len(cards))]
        hands[(bidder_of(variant) + i) % 5] = " ".join([*cards, *more])
    return layout_of(0, tuple(hands[seat] for seat in range(5)))


@cache
def with_points(variant: str, bid: int, points: int) -> Script:
    """The bidder of ``bid`` and his partner take exactly ``points`` card points."""
    return found(variant, lambda g: g.card_points() == [points, 120 - points], opening=(f"bid {bid}", *FOUR_PASSES))[1]


@cache
def outcome(variant: str, bid: int, won: bool) -> Script:
    """A bid made, or not."""

    def wanted(game: Game) -> bool:
        assert isinstance(game, Italiana)
        return game.made() == won

    layout = layout_with(variant, "AH 7H KH JH AS 7S AD 2C") if won else None
    opening = (f"bid {bid}", *FOUR_PASSES, *(("call H QH",) if won else ()))
    return found(variant, wanted, opening=opening, layout=layout)[1]


@cache
def every_trick(variant: str, bid: int = 65) -> Script:
    """The bidder holds the eight highest trumps and calls the three, at the seat to his left."""
    layout = layout_with(variant, "AH 7H KH JH QH 6H 5H 4H", "", "", "", "3H")
    return told_from(variant, layout, f"bid {bid}", *FOUR_PASSES, "call H 3H")


@cache
def all_points_but_a_trick(variant: str, bid: int = 65) -> Script:
    """All 120 points for the bidder; the first trick, with nothing in it, is the opponents'."""
    layout = layout_with(variant, "AH 7H KH JH QH 6H 5H 2S", "3S 3H", "4S", "5S", "6S")
    plays = ("play 2S", "play 3S", "play 4S", "play 5S", "play 6S")
    return told_from(variant, layout, f"bid {bid}", *FOUR_PASSES, "call H 3H", *plays)


def told_from(variant: str, layout: Layout, *opening: str) -> Script:
    told = told_through(variant, layout, opening, random.Random(1), any_action)
    assert told is not None
    return told[1]


def _sparing(game: Game, legal: list[str], rng: random.Random) -> str:
    """The soloist keeps his ace of clubs as long as he can."""
    kept = [text for text in legal if text != "play AC"]
    return rng.choice(kept if kept and game.turn == 1 else legal)


@cache
def nulls(tricks: int | None) -> Script:
    """Nulls by seat 1, who takes his only trick as the ``tricks``-th; None: he takes none."""

    def wanted(game: Game) -> bool:
        assert isinstance(game, Italiana)
        assert game.told is not None
        return game.made() if tricks is None else not game.made() and len(game.told.tricks) == tricks

    hand = "2S 3S 4S 2H 3H 2D 3D " + ("4D" if tricks is None else "AC")
    opening = ("bid nulls", *FOUR_PASSES)
    return found(NULOS, wanted, opening=opening, layout=layout_with(NULOS, hand), choose=_sparing)[1]


def five_passes(variant: str) -> Script:
    return told_from(variant, layout_with(variant, "AS 7S KS JS QS 6S 5S 4S"), *("pass",) * 5)
