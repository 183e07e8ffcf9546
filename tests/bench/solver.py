"""./dev bench solver [DEALS]: how long the solver's questions take, beside the prototype where there is one.

Milliseconds of thread time over fixed random deals; filling the tables of a deal is not counted. Each deal is given to
both solvers one after the other, so that the ratio (of the means) holds on a busy machine too. The prototype is built
from ../shared/prototype/solver beside the checkout.
"""

from __future__ import annotations

import importlib
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from statistics import mean, median
from typing import Any

from msgspec.structs import replace

from sueca_desktop.rules.cards import CardSet, Suit
from sueca_desktop.rules.decks import KLABERJASS_DECK, SUECA_DECK, Deck
from sueca_desktop.solver import COMPILED, Duty, Goal, Position, Solver
from sueca_desktop.solver.position import numbering
from tests.solver.interpreted import interpreted, translated

PROTOTYPE = Path(__file__).resolve().parents[3] / "shared" / "prototype" / "solver"
DEALS = 100


@dataclass(frozen=True)
class Query:
    """A row of the table. ``target``: what side 0 must reach; None asks for the value."""

    name: str
    position: Callable[[Random], Position]
    target: int | None = None


def dealt(rng: Random, deck: Deck, seats: int, size: int) -> tuple[CardSet, ...]:
    pack = list(deck.cards)
    rng.shuffle(pack)
    return tuple(CardSet.of(pack[i * size : i * size + size]) for i in range(seats))


def sueca(rng: Random) -> Position:
    return Position(dealt(rng, SUECA_DECK, 4, 10), rng.randrange(4), rng.choice(list(Suit)), 0b0101, SUECA_DECK)


def sueca_tricks(rng: Random) -> Position:
    return replace(sueca(rng), goal=Goal.TRICKS)


def italiana(rng: Random) -> Position:
    bidder, partner = rng.sample(range(5), 2)
    hands = dealt(rng, SUECA_DECK, 5, 8)
    return Position(hands, bidder, rng.choice(list(Suit)), 1 << bidder | 1 << partner, SUECA_DECK)


def klaberjass(rng: Random) -> Position:
    hands, trump = dealt(rng, KLABERJASS_DECK, 2, 9), rng.choice(list(Suit))
    return Position(hands, rng.randrange(2), trump, 0b01, KLABERJASS_DECK, (), Duty.TRUMP, 10)


def nulls(rng: Random) -> Position:
    return Position(dealt(rng, SUECA_DECK, 5, 8), 0, None, 1, SUECA_DECK, goal=Goal.MISERE)


def ending(rng: Random) -> Position:
    return Position(dealt(rng, SUECA_DECK, 4, 4), rng.randrange(4), rng.choice(list(Suit)), 0b0101, SUECA_DECK)


QUERIES = (
    Query("Sueca exact", sueca),
    Query("Sueca >= 61", sueca, 61),
    Query("Sueca >= 91", sueca, 91),
    Query("Sueca every trick", sueca_tricks, 10),
    Query("5 players exact", italiana),
    Query("5 players >= 61", italiana, 61),
    Query("Klaberjass exact", klaberjass),
)


def built_prototype(folder: Path) -> Any:
    """The prototype's solver class, compiled in ``folder``; None where it is not to be had."""
    if not PROTOTYPE.is_dir() or not COMPILED:
        return None
    shutil.copytree(PROTOTYPE, folder / "prototype", copy_function=shutil.copyfile)
    command = [sys.executable, "setup.py", "-q", "build_ext", "--build-lib", str(folder / "built")]
    done = subprocess.run(command, cwd=folder / "prototype", capture_output=True, check=False)
    if done.returncode:
        return None
    sys.path.insert(0, str(folder / "built"))
    return importlib.import_module("ddsolve.core").Solver


def timed(question: Callable[[], Any]) -> tuple[float, Any]:
    start = time.thread_time()
    answer = question()
    return (time.thread_time() - start) * 1000, answer


def ours(solver: Solver, position: Position, target: int | None) -> tuple[float, int]:
    solver.prepare(position)
    if target is None:
        return timed(lambda: solver.value(position))
    return timed(lambda: solver.reaches(position, target))


def theirs(solver: Any, position: Position, target: int | None) -> tuple[float, int]:
    """The same question to the prototype."""
    numbers = numbering(position.deck, position.trump)
    counts = position.goal is Goal.POINTS
    points = [numbers.points[16 * suit + rank] if counts else 0 for suit in range(4) for rank in range(10)]
    boards = [numbers.board(hand) for hand in position.hands]
    trump = -1 if position.trump is None else position.trump.index
    duties = int(position.duty is Duty.TRUMP)
    solver.clear()
    solver.setup(len(boards), trump, duties, position.sides, boards, points, int(not counts), position.last_trick)
    if target is None:
        return timed(lambda: solver.exact(position.leader))
    return timed(lambda: solver.test(position.leader, target) >= target)


def row(name: str, times: list[float], ratio: str) -> str:
    ordered = sorted(times)
    p95 = ordered[min(len(ordered) - 1, int(0.95 * len(ordered)))]
    return f"{name:20}{median(times):10.3f}{mean(times):10.3f}{p95:10.3f}{ordered[-1]:10.3f}{ratio:>10}"


def measured(query: Query, deals: int, prototype: Any) -> str:
    """One row; raises where the two solvers differ."""
    rng, solver = Random(query.name), Solver()
    mine, other = [], []
    for _ in range(deals):
        position = query.position(rng)
        spent, answer = ours(solver, position, query.target)
        mine.append(spent)
        if prototype is not None:
            spent, expected = theirs(prototype, position, query.target)
            other.append(spent)
            if answer != expected:
                raise AssertionError(f"{position}: {answer}, the prototype has {expected}")
    return row(query.name, mine, f"{mean(mine) / mean(other):.2f}" if other else "-")


def interpreted_row(deals: int) -> str:
    """Endings of four cards each: compiled, and how many times longer it takes interpreted."""
    module = interpreted()
    rng, one, other = Random("endings"), Solver(), module.Solver()
    mine, plain = [], []
    for _ in range(deals):
        position = ending(rng)
        same = translated(module, position)
        mine.append(ours(one, position, None)[0])
        other.prepare(same)
        plain.append(timed(partial(other.value, same))[0])
    return row("4 cards, interpreted", plain, "-") + f"   {mean(plain) / mean(mine):.0f} times compiled"


def nulls_row(deals: int) -> str:
    """Nulls, each given up after five million cards; the prototype has none."""
    rng, solver, times, given_up = Random("nulls"), Solver(limit=5_000_000), [], 0
    for _ in range(deals):
        position = nulls(rng)
        solver.prepare(position)
        spent, answer = timed(partial(solver.value, position))
        times.append(spent)
        given_up += answer is None
    return row("nulls", times, "-") + f"   {given_up} given up"


def main(deals: int) -> None:
    print(f"{deals} deals, ms; the solver is {'compiled' if COMPILED else 'interpreted'}")
    print(f"{'':20}{'median':>10}{'mean':>10}{'p95':>10}{'max':>10}{'ratio':>10}")
    with tempfile.TemporaryDirectory() as folder:
        made = built_prototype(Path(folder))
        prototype = made(17) if made is not None else None
        for query in QUERIES if COMPILED else ():
            print(measured(query, deals, prototype), flush=True)
    if COMPILED:
        print(nulls_row(deals), flush=True)
    print(interpreted_row(deals))
    print("ratio: mean, to the prototype's" if prototype is not None else "the prototype is not here")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else DEALS)
