"""Questions about positions, with every card open and both sides playing their best.

A question that was stopped, or has used up its cards, is answered by None: no error, only no answer.
"""

from __future__ import annotations

from sueca_desktop.rules.cards import Card
from sueca_desktop.solver.driver import Driver
from sueca_desktop.solver.misere import Misere
from sueca_desktop.solver.position import Duty, Goal, Numbering, Position, numbering
from sueca_desktop.solver.stop import Stop

LOG2_ENTRIES = 17
"""2 MB of bounds: fits a processor's cache, and more was measured to be slower."""
NO_LIMIT = 1 << 60


class Solver:
    """Answers questions; keeps its tables between those about one position, in fixed memory of some 5 MB.

    One solver serves one thread. Compiled, it holds no interpreter lock while searching.
    """

    def __init__(self, stop: Stop | None = None, limit: int = NO_LIMIT, log2_entries: int = LOG2_ENTRIES) -> None:
        """A solver that gives up when ``stop`` is set, or after about ``limit`` cards played on one question."""
        stop = stop if stop is not None else Stop()
        self.limit = limit
        self._log2_entries = log2_entries
        self._stop = stop
        self._driver = Driver(stop, log2_entries)
        self._misere: Misere | None = None
        self._position: Position | None = None

    @property
    def nodes(self) -> int:
        """Cards played in searching the position asked about last."""
        return self._engine.answer()[0]

    @property
    def _engine(self) -> Driver | Misere:
        nulls = self._position is not None and self._position.goal is Goal.MISERE
        return self._nulls_engine() if nulls else self._driver

    def _nulls_engine(self) -> Misere:
        if self._misere is None:
            self._misere = Misere(self._stop, self._log2_entries + 1)
        return self._misere

    def value(self, position: Position, guess: int | None = None) -> int | None:
        """What side 0 gets of ``position.total``: points or tricks; in a misère 1 where the soloist takes no trick.

        ``guess``: about what to expect, for speed only.
        """
        self._ask(position)
        if position.goal is Goal.MISERE:
            return self._unless_stopped(int(self._nulls_engine().made()))
        return self._unless_stopped(self._driver.exact(-1 if guess is None else guess))

    def reaches(self, position: Position, target: int) -> bool | None:
        """Whether side 0 gets ``target`` or more; much faster than the value itself."""
        self._ask(position)
        if position.goal is Goal.MISERE:
            reached = self._nulls_engine().made() >= target
        else:
            reached = self._driver.reaches(target)
        return None if self._engine.answer()[1] else reached

    def takes_every_trick(self, position: Position) -> bool | None:
        """Whether side 0 takes every trick still to come; the goal is TRICKS."""
        if position.goal is not Goal.TRICKS:
            raise ValueError("asked of a position whose goal is not tricks")
        return self.reaches(position, position.total)

    def moves(self, position: Position) -> dict[Card, int] | None:
        """Every legal card of the seat to move → what side 0 then gets of ``position.total``."""
        return self._each(position, None)

    def moves_reaching(self, position: Position, target: int) -> dict[Card, bool] | None:
        """Every legal card of the seat to move → whether side 0 then gets ``target`` or more."""
        values = self._each(position, target)
        return None if values is None else {c: bool(value) for c, value in values.items()}

    def _ask(self, position: Position) -> None:
        self.prepare(position)
        self._engine.begin(self.limit)

    def _unless_stopped(self, value: int) -> int | None:
        return None if self._engine.answer()[1] else value

    def prepare(self, position: Position) -> None:
        """Fills the tables for a position; every question does so by itself, unless it was asked about last."""
        if position is self._position or position == self._position:
            return
        self._position = position
        numbers = numbering(position.deck, position.trump)
        hands = [numbers.board(hand) for hand in position.hands]
        trick = [numbers.of[c.index] for c in position.trick]
        if position.goal is Goal.MISERE:
            self._nulls_engine().load(hands, position.sides.index(0), position.leader, trick)
            return
        trump = -1 if position.trump is None else position.trump.index
        counts = position.goal is Goal.POINTS
        points = numbers.points if counts else (0,) * 64
        stakes = (0 if counts else 1, position.last_trick if counts else 0, position.duty is Duty.TRUMP)
        self._driver.load(hands, position.sides, points, trump, stakes, position.leader, trick)

    def _each(self, position: Position, target: int | None) -> dict[Card, int] | None:
        self._ask(position)
        values: dict[Card, int] = {}
        guess = -1
        for group in groups(position):
            value = self._after(position, numbering(position.deck, position.trump).of[group[0].index], target, guess)
            if self._engine.answer()[1]:
                return None
            guess = value if target is None else guess
            values.update(dict.fromkeys(group, value))
        return values

    def _after(self, position: Position, number: int, target: int | None, guess: int) -> int:
        if position.goal is Goal.MISERE:
            made = int(self._nulls_engine().made_after(number))
            return made if target is None else int(made >= target)
        if target is None:
            return self._driver.exact_after(number, guess)
        return int(self._driver.reaches_after(number, target))


def groups(position: Position) -> list[list[Card]]:
    """The legal cards of the seat to move, strongest first, those together that nothing tells apart: equal points, and
    no card between them still held by another or winning on the table.
    """
    numbers = numbering(position.deck, position.trump)
    taken = 0
    for seat, hand in enumerate(position.hands):
        taken |= numbers.board(hand) if seat != position.seat else 0
    for c in position.trick:
        taken |= 1 << numbers.of[c.index]
    result: list[list[Card]] = []
    for c in sorted(position.legal, key=lambda c: -numbers.of[c.index]):
        if result and _alike(numbers, position.goal, taken, numbers.of[result[-1][-1].index], numbers.of[c.index]):
            result[-1].append(c)
        else:
            result.append([c])
    return result


def _alike(numbers: Numbering, goal: Goal, taken: int, high: int, low: int) -> bool:
    if high >> 4 != low >> 4 or (goal is Goal.POINTS and numbers.points[high] != numbers.points[low]):
        return False
    return not taken & ((1 << high) - 1) & -(2 << low)
