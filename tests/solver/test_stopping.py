"""A search that is stopped answers None, soon, and what it had found stays right."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from itertools import count
from random import Random

from sueca_desktop.rules.cards import CardSet, Suit
from sueca_desktop.rules.decks import SUECA_DECK
from sueca_desktop.solver import Goal, Position, Solver, Stop
from tests.solver.minimax import Minimax
from tests.solver.positions import ending


def full_deal(rng: Random, goal: Goal = Goal.POINTS, seats: int = 4) -> Position:
    pack, size = list(SUECA_DECK.cards), 40 // seats
    rng.shuffle(pack)
    hands = tuple(CardSet.of(pack[i * size : i * size + size]) for i in range(seats))
    nulls = goal is Goal.MISERE
    return Position(hands, 0, None if nulls else Suit.SPADES, 1 if nulls else 0b0101, SUECA_DECK, goal=goal)


def test_a_raised_flag_means_no_answer() -> None:
    stop = Stop()
    solver = Solver(stop)
    stop.set()
    assert stop.is_set()
    for goal, seats in ((Goal.POINTS, 4), (Goal.TRICKS, 4), (Goal.MISERE, 5)):
        deal = full_deal(Random(4), goal, seats)
        assert solver.moves(deal) is None
        assert solver.moves_reaching(deal, 1) is None
        assert solver.nodes <= 2
    assert solver.value(full_deal(Random(3))) is None
    assert solver.reaches(full_deal(Random(3)), 60) is None


def test_stopped_from_another_thread() -> None:
    """Deal after deal is searched until another thread raises the flag, which it can only while the lock is free."""
    stop = Stop()
    solver = Solver(stop)
    deals = (full_deal(Random(seed)) for seed in count())
    with ThreadPoolExecutor(1) as pool:
        asked = pool.submit(lambda: next(True for deal in deals if solver.value(deal) is None))
        while not solver.nodes and not asked.done():
            pass
        stop.set()
        assert asked.result(timeout=60)


def test_used_up() -> None:
    solver = Solver(limit=500)
    assert solver.value(full_deal(Random(1))) is None
    assert 500 <= solver.nodes <= 510


def test_what_was_found_before_the_stop_is_right() -> None:
    rng = Random("stopped half way")
    for kind in ("sueca-bandeira", "italiana-fives", "nulls", "klaberjass"):
        for _ in range(8):
            asked = ending(kind, rng, 3)
            solver = Solver(limit=1)
            answers = [solver.moves(asked)]
            while answers[-1] is None:
                solver.limit += 3
                answers.append(solver.moves(asked))
            assert answers[-1] == Minimax(asked).moves()
