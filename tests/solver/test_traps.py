"""Faults that solvers of this kind have had, each on positions where it shows."""

from __future__ import annotations

from random import Random

import pytest

from sueca_desktop.rules.cards import CardSet, Suit, card
from sueca_desktop.rules.decks import SUECA_DECK
from sueca_desktop.solver import Goal, Position, Solver
from tests.solver.minimax import Minimax
from tests.solver.positions import ending, played


def position(hands: str, trick: str = "", leader: int = 0) -> Position:
    return Position(
        hands=tuple(CardSet.parse(hand) for hand in hands.split(",")),
        leader=leader,
        trump=Suit.HEARTS,
        side=0b0101,
        deck=SUECA_DECK,
        trick=tuple(card(code) for code in trick.split()),
    )


def test_a_bound_stays_what_it_is_when_the_window_moves() -> None:
    """A value between two targets: found once as an upper bound, once as a lower one. Asked in any order, on the bounds
    that the questions before have left, every threshold must be answered as on none.
    """
    rng = Random("windows")
    for _ in range(25):
        asked = ending("sueca-bandeira", rng, 4)
        value = Solver().value(asked)
        assert value is not None
        solver, targets = Solver(), list(range(1, asked.total + 1))
        rng.shuffle(targets)
        assert [t for t in targets if solver.reaches(asked, t) is not (value >= t)] == []
        assert solver.value(asked) == value


def test_cards_on_the_table_are_part_of_the_position() -> None:
    """The same hands and seat to move, other cards on the table: one solver, asked about both in turn."""
    solver = Solver()
    hands = "AS 2D,4C 5D,7S 3C,6S"
    dear, cheap = position(hands, "KS", leader=3), position(hands, "2S", leader=3)
    assert dear.seat == cheap.seat == 0
    answers = [solver.moves(p) for p in (dear, cheap, dear, cheap)]
    assert answers == [Minimax(p).moves() for p in (dear, cheap, dear, cheap)]
    assert answers[0] != answers[1]


def test_points_already_won_are_no_part_of_a_bound() -> None:
    """Two ways into one position between tricks, the trick before it worth more in one: the bound found on the way
    through the first must not bring its trick's points into the second.
    """
    rng = Random("won before")
    for _ in range(25):
        start = ending("sueca-bandeira", rng, 3)
        if start.trick:
            continue
        solver = Solver()
        for c in start.legal:
            after = played(start, c)
            assert solver.value(start) == Minimax(start).value()
            assert solver.value(after) == Minimax(after).value()


def test_a_bound_of_one_deal_is_not_used_for_the_next() -> None:
    """More deals than an entry of the table can tell apart: the table must have been emptied on the way."""
    rng, solver = Random("epochs"), Solver(log2_entries=6)
    deals = [ending("sueca-bandeira", rng, 2) for _ in range(8)]
    expected = [Minimax(deal).value() for deal in deals]
    for i in range(2100):
        assert solver.value(deals[i % 8]) == expected[i % 8]


@pytest.mark.parametrize("log2_entries", [3, 5])
def test_a_table_that_overflows_changes_no_answer(log2_entries: int) -> None:
    rng, small = Random("overflow"), Solver(log2_entries=log2_entries)
    for kind in ("sueca-bandeira", "nulls", "klaberjass"):
        for _ in range(20):
            asked = ending(kind, rng, 5)
            assert small.moves(asked) == Solver().moves(asked)


def test_every_trick_is_asked_of_tricks() -> None:
    with pytest.raises(ValueError, match="not tricks"):
        Solver().takes_every_trick(position("AS,2S,7S,3S"))


def test_every_trick() -> None:
    hands = tuple(CardSet.parse(hand) for hand in ("AS AH", "2S 3H", "7S 4H", "KS 5H"))
    asked = Position(hands, 0, Suit.HEARTS, 0b0101, SUECA_DECK, goal=Goal.TRICKS)
    assert Solver().takes_every_trick(asked) is True
    assert Solver().takes_every_trick(Position(hands, 0, None, 0b0010, SUECA_DECK, goal=Goal.TRICKS)) is False
