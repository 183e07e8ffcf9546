"""The last cards: every choice solved exactly in each world, all cards open."""

from __future__ import annotations

from array import array

from sueca_desktop.ai.playing.turn import Turn
from sueca_desktop.solver.driver import Driver
from sueca_desktop.solver.stop import Stop

LOG2_ENTRIES = 12


class Endgame:
    """Answers as :meth:`sueca_desktop.ai.playing.rollouts.Rollouts.values` does, by the solver."""

    def __init__(self, turn: Turn) -> None:
        deal = turn.observation.deal
        assert deal.trick is not None, "a card is to be played"
        self._driver = Driver(Stop(), LOG2_ENTRIES)
        self._seats = deal.spec.seats
        self._me = turn.observation.seat
        self._numbers = turn.numbers
        self._trump = -1 if deal.trump is None else deal.trump.index
        self._stakes = (0, deal.spec.last_trick, deal.spec.must_trump)
        self._leader = deal.trick.leader
        self._trick = [turn.numbers.of[c.index] for c in deal.trick.cards]
        self._taken = deal.taken_points()
        self._known: dict[tuple[int, ...], list[int]] = {}

    def values(self, worlds: array[int], first: int, last: int, cards: array[int], found: array[int]) -> None:
        """Files in ``found``, world by world and card by card, what the own side ends the deal with."""
        width = self._seats + 1
        for world in range(first, last):
            row = tuple(worlds[world * width : (world + 1) * width])
            if row not in self._known:
                self._known[row] = self._solved(row, cards)
            for i, value in enumerate(self._known[row]):
                found[world * len(cards) + i] = value

    def _solved(self, row: tuple[int, ...], cards: array[int]) -> list[int]:
        sides = [1 - (row[-1] >> seat & 1) for seat in range(self._seats)]
        self._driver.load(row[:-1], sides, self._numbers.points, self._trump, self._stakes, self._leader, self._trick)
        own = sum(points for seat, points in enumerate(self._taken) if sides[seat] == sides[self._me])
        left = self._left(row)
        values: list[int] = []
        for card in cards:
            value = self._driver.exact_after(card, values[-1] if values else -1)
            values.append(value)
        return [own + (value if sides[self._me] == 0 else left - value) for value in values]

    def _left(self, row: tuple[int, ...]) -> int:
        """The points still to come, those on the table included."""
        cards = sum(row[:-1]) | sum(1 << number for number in self._trick)
        return self._stakes[1] + sum(p for number, p in enumerate(self._numbers.points) if cards >> number & 1)
