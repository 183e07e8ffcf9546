"""Bounds of a position between tricks without search: tricks that a side can take at once, and what they bring.

Two kinds: the unbroken run of highest trumps a side holds will never lose its own points; and the leader can cash his
highest cards while nobody can trump them, others throwing at least their lowest, partners their dearest.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from sueca_desktop.solver import shim as cython
if not cython.compiled:
    from sueca_desktop.solver.board import Board
    from sueca_desktop.solver.boards import DEPTHS, SUBSETS, count, held, highest, upward
    from sueca_desktop.solver.bracket import Bracket
    from sueca_desktop.solver.tables import DealTables


class QuickTricks:
    """``points``, ``tricks`` and ``why`` are of the leader's cashable cards while :meth:`assess` runs."""

    def __init__(self, board: Board, tables: DealTables) -> None:
        self.board = board
        self.tables = tables
        self.points = self.tricks = self.trumps_cashed = 0
        self.why = 0

    def assess(self, bracket: Bracket, leader: int, left: int) -> None:
        """Sets ``bracket`` for the position in which ``leader`` begins a trick, ``left`` points still to come."""
        side = self.board.side[leader]
        lower = held_by_others = 0
        why = why_others = 0
        if self.board.trump >= 0 and held(self.board.remaining, self.board.trump):
            ours = self.board.side_holds(side, self.board.trump)
            theirs = held(self.board.remaining, self.board.trump) & ~ours
            top = self._run(ours, theirs)
            lower = self.tables.worth[self.board.trump * SUBSETS + top]
            why = self._down_to(self.board.trump, top)
            top = self._run(theirs, ours)
            held_by_others = self.tables.worth[self.board.trump * SUBSETS + top]
            why_others = self._down_to(self.board.trump, top)
            if self.board.trick_bonus:
                held_by_others += self.board.trick_bonus * self._most_held(side, top)
        self._cash(leader, side)
        cashed = self.points + self.board.trick_bonus * self.tricks
        if self.tricks >= count(self.board.hand[leader]):
            cashed = left
        if cashed >= lower:
            lower = cashed
            why = self.why
        bracket.lower = held_by_others if side else lower
        bracket.lower_why = why_others if side else why
        bracket.upper = left - (lower if side else held_by_others)
        bracket.upper_why = why if side else why_others

    def _run(self, ours: int, theirs: int) -> int:
        """Our unbroken run from the strongest card down, ten bits."""
        if not theirs:
            return ours
        shift = highest(theirs) + 1
        return (ours >> shift) << shift

    def _down_to(self, suit: int, run: int) -> int:
        """The suit's board from the lowest card of ``run`` up; empty where there is no run."""
        return upward(16 * suit + highest(run & -run)) if run else 0

    def _most_held(self, side: int, trumps: int) -> int:
        """The most of these trumps that one player of the other side holds: as many tricks."""
        most = 0
        for seat in range(self.board.seats):
            if self.board.side[seat] != side:
                most = max(most, count(held(self.board.hand[seat], self.board.trump) & trumps))
        return most

    def _cash(self, leader: int, side: int) -> None:
        """Counts what the leader's own highest cards bring, trumps first, then suits as long as nobody can trump."""
        self.points = self.tricks = self.trumps_cashed = 0
        self.why = 0
        if self.board.trump >= 0:
            run = self._top_run(leader, self.board.trump)
            if run:
                self.trumps_cashed = count(run)
                self._take(leader, side, self.board.trump, run, self.trumps_cashed)
        for suit in range(4):
            if suit != self.board.trump:
                run = self._top_run(leader, suit)
                if run:
                    safe = self._untrumped(side, suit, count(run))
                    if safe:
                        self._take(leader, side, suit, self.tables.highest_of[run * DEPTHS + safe], safe)

    def _top_run(self, leader: int, suit: int) -> int:
        own = held(self.board.hand[leader], suit)
        return self._run(own, held(self.board.remaining, suit) & ~own) if own else 0

    def _untrumped(self, side: int, suit: int, most: int) -> int:
        """How many rounds of the suit, at most ``most``, all opponents follow who may still have a trump by then."""
        if self.board.trump < 0:
            return most
        for seat in range(self.board.seats):
            trumps = count(held(self.board.hand[seat], self.board.trump))
            if self.board.side[seat] != side and trumps > self.trumps_cashed:
                most = min(most, count(held(self.board.hand[seat], suit)))
        return most

    def _take(self, leader: int, side: int, suit: int, run: int, rounds: int) -> None:
        """Counts these rounds of a suit."""
        self.tricks += rounds
        self.points += self.tables.worth[suit * SUBSETS + run]
        self.why |= self._down_to(suit, run)
        for seat in range(self.board.seats):
            cards = held(self.board.hand[seat], suit)
            if seat != leader and cards:
                if self.board.side[seat] == side:
                    self.points += self.tables.worth[suit * SUBSETS + self.tables.highest_of[cards * DEPTHS + rounds]]
                else:
                    self.points += self.tables.worth[suit * SUBSETS + self.tables.lowest_of[cards * DEPTHS + rounds]]
