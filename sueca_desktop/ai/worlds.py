"""Worlds: lies of the hidden cards, each that an Observation leaves open exactly as likely as any other.

The method is counting and unranking (:mod:`sueca_desktop.ai.assignments`), so no lie is favoured and none is missed.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator

from msgspec import Struct

from sueca_desktop.ai.constraints import constraints
from sueca_desktop.rules.contract import contract_of
from sueca_desktop.rules.view import Observation, PublicDeal
from sueca_desktop.solver.position import numbering

BATCH = 256
"""Worlds listed at a time."""


class World(Struct, frozen=True):
    """``hands``: what each seat holds now, one's own included: a board a seat, as the solver numbers the cards under
    the deal's trump. ``side``: bit *i* is set where seat *i* is on side 0: the first fixed partnership, or the bidder's
    side; 0 while there are no sides.
    """

    hands: tuple[int, ...]
    side: int


class Worlds:
    """The lies of the hidden cards that an observation leaves open.

    ``constraints``: what they satisfy. ``count``: how many there are, at least one. Drawing changes nothing here, so
    threads may share one object.
    """

    def __init__(self, observation: Observation) -> None:
        deal = observation.deal
        contract = contract_of(deal)
        called = None if contract is None or contract.partner is not None else contract.called
        numbers = numbering(deal.spec.deck, deal.trump)
        self.constraints = constraints(observation)
        self._assignments = self.constraints.assignments(numbers.of, -1 if called is None else numbers.of[called.index])
        self.count: int = self._assignments.count
        side = _side(deal)
        if called in observation.hand:
            side |= 1 << observation.seat
        own = numbers.board(observation.hand)
        self._row = array("Q", [own if seat == observation.seat else 0 for seat in range(deal.spec.seats)] + [side])

    def rows(self, number: int, seed: int) -> array[int]:
        """``number`` worlds drawn evenly and independently of each other, the same for the same seed, as one array: a
        row a world, which is a board a seat and then the side, as in :class:`World`.
        """
        rows = self._row * number
        self._assignments.draw(number, seed, rows)
        return rows

    def sample(self, number: int, seed: int) -> tuple[World, ...]:
        """The same as objects."""
        return self._worlds(self.rows(number, seed))

    def every(self) -> Iterator[World]:
        """Each world once, in a fixed order."""
        for first in range(0, self.count, BATCH):
            number = min(BATCH, self.count - first)
            rows = self._row * number
            self._assignments.list(first, number, rows)
            yield from self._worlds(rows)

    def _worlds(self, rows: array[int]) -> tuple[World, ...]:
        width = len(self._row)
        seats = width - 1
        return tuple(World(tuple(rows[i : i + seats]), rows[i + seats]) for i in range(0, len(rows), width))


def _side(deal: PublicDeal) -> int:
    """The seats that everyone knows to be on side 0, a bit each."""
    contract = contract_of(deal)
    if deal.spec.sides:
        return sum(1 << seat for seat in deal.spec.sides[0])
    return 0 if contract is None else sum(1 << seat for seat in contract.side)
