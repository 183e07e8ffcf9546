"""What was said in an auction, weighed over many worlds at once: the loop of :mod:`sueca_desktop.ai.inference`."""

from __future__ import annotations

from array import array

try:
    import cython
except ImportError:
    from sueca_desktop.solver import shim as cython
if not cython.compiled:
    from math import log

    from sueca_desktop.solver.boards import held

MOST_SPEAKERS = 5


class Hearing:
    """Weighs hands by tables of what the ten bits of a suit add.

    ``side``, ``more``: twice what the cards add as a side suit, and as trumps over that; ``danger``: at nulls;
    ``lift``: e to the power of ``more`` over twice the spread of the limits. ``base``: twice what any hand is worth;
    ``otherwise``: how often another trump is named for no reason. ``worths``, ``dangers``: twice a hand's worth and its
    danger are less.
    """

    def __init__(
        self,
        side: array[int],
        more: array[int],
        danger: array[int],
        lift: array[float],
        base: int,
        otherwise: float,
        worths: int,
        dangers: int,
    ) -> None:
        self.side, self.more, self.danger, self.lift = side, more, danger, lift
        self.base, self.otherwise = base, otherwise
        self.worths, self.dangers = worths, dangers
        self.seats = 0
        self.out = [0] * 5
        self.back = [0] * 5
        self.seat = [0] * 5
        self.trump = [0] * 5
        self.limits = array("d", bytes(8)) * (MOST_SPEAKERS * worths)
        self.nulls = array("d", bytes(8)) * (MOST_SPEAKERS * dangers)

    def add(self, seat: int, out: int, back: int, trump: int, limits: array[float], nulls: array[float]) -> None:
        """Another seat that spoke, of five at most.

        Args:
            out, back: the cards it has taken up since, and those it has laid down.
            trump: the suit it named, -1 where it has not: then its best is looked at.
            limits, nulls: the logarithms to add by twice the worth and by the danger.
        """
        at = self.seats
        self.seat[at], self.out[at], self.back[at], self.trump[at] = seat, out, back, trump
        for i in range(self.worths):
            self.limits[at * self.worths + i] = limits[i]
        for i in range(self.dangers):
            self.nulls[at * self.dangers + i] = nulls[i]
        self.seats += 1

    def weigh(self, rows: array[int], width: int, power: float, found: array[float]) -> None:
        """Adds ``power`` times the logarithm of its weight to ``found`` for each world of ``rows``, as many as
        ``found`` has; ``width``: the words of a row.
        """
        self._weigh(rows, width, power, found)

    def _weigh(self, rows: array[int], width: int, power: float, found: array[float]) -> None:
        number = len(found)
        with cython.nogil:
            for i in range(number):
                for at in range(self.seats):
                    hand = (rows[i * width + self.seat[at]] & ~self.out[at]) | self.back[at]
                    found[i] += power * self._one(at, hand)

    def _one(self, at: int, hand: int) -> float:
        a, b, c, d = held(hand, 0), held(hand, 1), held(hand, 2), held(hand, 3)
        worth = self.base + self.side[a] + self.side[b] + self.side[c] + self.side[d]
        total = self.nulls[at * self.dangers + self.danger[a] + self.danger[b] + self.danger[c] + self.danger[d]]
        if self.trump[at] < 0:
            best = max(self.more[a], self.more[b], self.more[c], self.more[d])
            return total + self.limits[at * self.worths + worth + best]
        named = held(hand, self.trump[at])
        every = self.lift[a] + self.lift[b] + self.lift[c] + self.lift[d]
        total += log((1.0 - self.otherwise) * self.lift[named] / every + self.otherwise * 0.5)
        return total + self.limits[at * self.worths + worth + self.more[named]]
