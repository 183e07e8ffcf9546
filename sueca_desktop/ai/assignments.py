"""The ways to give cards to places, counted and numbered: so a number drawn evenly is a way drawn evenly.

A way gives every card to one of the places that may have it, and fills every place. How many there are for the first
cards alone depends only on the room left in each place, so one small table of counts serves for counting, for finding
the way of any number, and for drawing (ranking and unranking: Knuth, "The Art of Computer Programming" 4A, 7.2.1).
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence

try:
    import cython
except ImportError:
    from sueca_desktop.solver import shim as cython
if not cython.compiled:
    from sueca_desktop.ai.dice import Dice
    from sueca_desktop.solver.boards import bit, lowest

MOST_CARDS = 40
MOST_PLACES = 6


class Assignments:
    """The ways to give out some cards. ``count``: how many there are.

    A way is written as a row: a board a seat, then a word in which bit *i* is set where seat *i* has the card
    ``marked``. A row is filled by adding to what stands in it.
    """

    def __init__(
        self, cards: Sequence[int], holders: Sequence[int], sizes: Sequence[int], seats: int, marked: int
    ) -> None:
        """The ways to fill the places.

        Args:
            cards: the cards as the solver numbers them, at most 40.
            holders: for each of them the places that may have it, a bit each.
            sizes: how many cards each place takes, for at most 6 places; the last one is unseen where there are more
                places than seats.
            seats: how many seats there are.
            marked: the card whose holder is marked, -1 for none.

        Raises:
            ValueError: there are too many, or the places take more or fewer cards.
        """
        if len(cards) > MOST_CARDS or len(sizes) > MOST_PLACES or sum(sizes) != len(cards):
            raise ValueError("the places take as many cards as there are: at most 40, and 6 places")
        self.cards = len(cards)
        self.places = len(sizes)
        self.seats = seats
        self.marked = marked
        self.card = [0] * 40
        self.holders = [0] * 40
        self.size = [0] * 6
        self.step = [0] * 6
        self.room = [0] * 6
        codes, taking = 1, 0
        self.none = 0
        for place in range(self.places):
            if sizes[place]:  # a border of no ways stands before each row of the table: where there is no room
                self.size[place], self.step[place] = sizes[place], codes
                self.none += codes
                taking |= 1 << place
                codes *= sizes[place] + 2
        for i in range(self.cards):
            self.card[i], self.holders[i] = cards[i], holders[i] & taking
        self.ways = array("Q", bytes(8)) * (codes + 1)
        self.all = self._count()
        self.count: int = self.ways[self.all]

    def _count(self) -> int:
        """Fills the table, the least room first; the code of all the room."""
        code = self.none
        filled = 0
        place = 0
        self.ways[code] = 1
        while True:
            while place < self.places and self.room[place] == self.size[place]:
                code -= self.step[place] * self.size[place]
                filled -= self.size[place]
                self.room[place] = 0
                place += 1
            if place == self.places:
                break
            self.room[place] += 1
            code += self.step[place]
            filled += 1
            self.ways[code] = self._sum(code, self.holders[filled - 1])
            place = 0
        for place in range(self.places):
            code += self.step[place] * self.size[place]
        return code

    def _sum(self, code: int, holders: int) -> int:
        """The ways of the codes one step before, over the places of ``holders``."""
        total = 0
        while holders:
            total += self.ways[code - self.step[lowest(holders)]]
            holders &= holders - 1
        return total

    def draw(self, number: int, seed: int, rows: array[int]) -> None:
        """Fills ``number`` rows with ways drawn evenly, one independent of the other; there is at least one."""
        dice = Dice(seed)
        self._draw(number, dice, rows)

    def _draw(self, number: int, dice: Dice, rows: array[int]) -> None:
        with cython.nogil:
            for i in range(number):
                self._lay(dice.below(self.count), rows, i * (self.seats + 1))

    def list(self, first: int, number: int, rows: array[int]) -> None:
        """Fills ``number`` rows with the ways from number ``first`` on, of those from 0 to ``count`` - 1."""
        with cython.nogil:
            for i in range(number):
                self._lay(first + i, rows, i * (self.seats + 1))

    def _lay(self, way: int, rows: array[int], at: int) -> None:
        """Fills the row that begins at ``at`` with a way."""
        code = self.all
        for i in range(self.cards - 1, -1, -1):
            holders = self.holders[i]
            place = lowest(holders)
            ways = self.ways[code - self.step[place]]
            while way >= ways:
                way -= ways
                holders &= holders - 1
                place = lowest(holders)
                ways = self.ways[code - self.step[place]]
            code -= self.step[place]
            if place < self.seats:
                rows[at + place] |= bit(self.card[i])
                if self.card[i] == self.marked:
                    rows[at + self.seats] |= bit(place)
