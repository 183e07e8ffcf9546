"""Questions to the search, in numbers: the exact value by zero-width windows, a threshold, every card's value.

All questions about one position share the table of bounds, so each narrows the next.
"""

from __future__ import annotations

from collections.abc import Sequence

try:
    import cython
except ImportError:
    from sueca_desktop.solver import shim as cython
if not cython.compiled:
    from sueca_desktop.solver.board import Board
    from sueca_desktop.solver.boards import count
    from sueca_desktop.solver.bounds_table import BoundsTable
    from sueca_desktop.solver.search import Search
    from sueca_desktop.solver.stop import Stop
    from sueca_desktop.solver.tables import DealTables

COMPILED: bool = cython.compiled
"""Whether a C compiler made this module; if not it is interpreted, with the same answers."""


class Driver:
    """``left``: points still to come, those on the table included; ``position``: cards on the table."""

    def __init__(self, stop: Stop, log2_entries: int = 17) -> None:
        self.board = Board()
        self.tables = DealTables()
        self.table = BoundsTable(self.tables, log2_entries)
        self.search = Search(self.board, self.table, stop)
        self.leader = self.seat = self.position = self.left = 0

    def load(
        self,
        hands: Sequence[int],
        sides: Sequence[int],
        points: Sequence[int],
        trump: int,
        stakes: tuple[int, int, bool],
        leader: int,
        trick: Sequence[int],
    ) -> None:
        """Sets the position to ask about; the numbers are those of :class:`Board`.

        Args:
            hands, sides, points, trump: as :meth:`Board.deal` takes them.
            stakes: points for any trick, for the last trick, and whether Klaberjass' duties hold.
            leader: the seat that leads or has led.
            trick: the cards on the table in order, no longer in the hands; fewer than there are seats.
        """
        self.board.deal(hands, sides, points, trump)
        self.board.stakes(stakes[0], stakes[1], stakes[2])
        self.leader = self.seat = leader
        self.position = len(trick)
        for ply in range(len(trick)):
            self.board.play(ply, ply == 0, self.seat, trick[ply])
            self.seat = self.board.next_seat[self.seat]
        self.tables.fill(self.board)
        self.table.forget(self.board.seats, count(self.board.hand[self.seat]))
        self.left = self.board.points_left() + (self.board.stake[self.position] if self.position else 0)
        self.search.nodes = 0

    def begin(self, limit: int) -> None:
        """Allows the next questions about ``limit`` cards played in all."""
        self.search.stopped = False
        self.search.limit = self.search.nodes + limit

    def answer(self) -> tuple[int, bool]:
        """Cards played since the position was loaded, and whether a question since ``begin`` was given up."""
        return self.search.nodes, self.search.stopped

    def exact(self, guess: int) -> int:
        """Points still to come for side 0. ``guess``: where to begin, -1 for in the middle."""
        with cython.nogil:
            return self._home_in(-1, guess)

    def reaches(self, target: int) -> bool:
        """Whether side 0 gets ``target`` points or more of those still to come."""
        with cython.nogil:
            value = self._ask(-1, target)
        return value >= target

    def exact_after(self, card: int, guess: int) -> int:
        """Points still to come for side 0, this trick's included, if the seat to move plays ``card``."""
        with cython.nogil:
            return self._home_in(card, guess)

    def reaches_after(self, card: int, target: int) -> bool:
        """Whether side 0 gets ``target`` points or more, this trick's included, if the seat to move plays ``card``."""
        with cython.nogil:
            value = self._ask(card, target)
        return value >= target

    def _ask(self, card: int, target: int) -> int:
        """A zero-width search of the position, or (where ``card`` is not -1) of what comes after a card."""
        if card >= 0:
            return self.search.play(self.position, self.position, self.seat, card, self.left, target)
        if self.position:
            return self.search.card(self.position, self.position, self.seat, self.left, target, -1)
        return self.search.trick(0, self.leader, self.left, target)

    def _home_in(self, card: int, guess: int) -> int:
        """The exact value: windows that widen from the guess until they have passed it, then halve what is left."""
        low = 0
        high = self.left
        step = 4
        last = 0
        target = guess if guess >= 0 else self.left >> 1
        while low < high and not self.search.stopped:
            target = max(low + 1, min(target, high))
            value = self._ask(card, target)
            rises = value >= target
            if rises:
                low = value
            else:
                high = value
            if last and rises != (last > 0):
                step = 0
            last = 1 if rises else -1
            target = low + step if rises else high - step + 1
            if step == 0 or not low < target <= high:
                target = (low + high + 1) >> 1
            step *= 2
        return low
