"""Worlds weighed and played out: how likely the cards seen were in each, and what each card then leads to."""

from __future__ import annotations

from array import array
from collections.abc import Sequence

try:
    import cython
except ImportError:
    from sueca_desktop.solver import shim as cython
if not cython.compiled:
    from sueca_desktop.ai.playing.policy import Policy
    from sueca_desktop.solver.boards import bit
from sueca_desktop.ai.playing.lie import Lie


class Rollouts:
    """Questions about one seat's turn. Worlds are given as :meth:`sueca_desktop.ai.worlds.Worlds.rows` gives them."""

    def __init__(self, policy: Policy, root: Lie) -> None:
        """``root`` has been told the rules and the contract; its hands are not looked at."""
        self.policy = policy
        self.root = root
        self.lie = Lie()
        self.lie.like(root)
        self.history = array("i")
        self.own = [0] * 5
        self.leader = self.me = self.played = 0
        self.pool = 0

    def turn(self, leader: int, played: Sequence[tuple[int, int]], me: int, pool: int) -> None:
        """The deal so far. ``leader`` of the first trick; ``played``: seat and card in order; ``me`` is to play;
        ``pool``: the cards that could be in a hand before the first card fell.
        """
        self.leader = leader
        self.me = me
        self.pool = pool
        self.own = [0] * 5
        self.history = array("i", [card for _, card in played] or [0])
        self.played = len(played)
        for seat, card in played:
            self.own[seat] |= bit(card)

    def _set(self, worlds: Sequence[int], world: int) -> None:
        """Puts the hands of a world, as they were before the first card, on the root."""
        seats = self.root.seats
        for seat in range(seats):
            self.root.hand[seat] = worlds[world * (seats + 1) + seat] | self.own[seat]
        self.root.pool = self.pool
        self.root.begin(self.leader)

    def _replay(self, temperature: float, noise: float) -> float:
        """Plays the cards seen; the logarithm of how likely the other seats' were, unless ``temperature`` is 0."""
        total = 0.0
        for i in range(self.played):
            card = self.history[i]
            if temperature > 0.0 and self.root.seat != self.me:
                total += self.policy.log_likelihood(self.root, card, temperature, noise)
            self.root.play(card)
        return total

    def place(self, worlds: Sequence[int], world: int) -> None:
        """Makes the root a world at this turn: dealt, and every card seen played."""
        self._set(worlds, world)
        self._replay(0.0, 0.0)

    def likelihoods(
        self, worlds: Sequence[int], first: int, last: int, temperature: float, noise: float, found: array[float]
    ) -> None:
        """Files in ``found`` the logarithm of how likely the cards seen were in the worlds ``first`` to ``last``."""
        with cython.nogil:
            for world in range(first, last):
                self._set(worlds, world)
                found[world] = self._replay(temperature, noise)

    def values(self, worlds: Sequence[int], first: int, last: int, cards: array[int], found: array[int]) -> None:
        """Files in ``found``, world by world and card by card, what the own side ends the deal with."""
        width = len(cards)
        with cython.nogil:
            for world in range(first, last):
                self.place(worlds, world)
                for i in range(width):
                    self.lie.become(self.root)
                    self.lie.play(cards[i])
                    self.policy.finish(self.lie)
                    found[world * width + i] = self.lie.points_of(self.me)

    def scores(self, worlds: Sequence[int]) -> list[tuple[int, float]]:
        """The seat's choices and the policy's scores of them; any world will do, for they hang on none."""
        self.place(worlds, 0)
        return self.policy.scores(self.root)
