"""Learning by playing against oneself (the method is in ``ai/DIARY.md``).

At most decisions every choice is played out **on the true deal**. The truth is drawn from what the seat may think, so
no world has to be invented and no inference can be wrong; the tables average over it.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence

try:
    import cython
except ImportError:
    from sueca_desktop.solver import shim as cython
if not cython.compiled:
    from math import log, sqrt

    from sueca_desktop.solver.boards import mix
from sueca_desktop.ai.playing.lie import Lie
from sueca_desktop.ai.playing.policy import Policy

STUDIED = 0.6
"""The share of decisions that are learned from."""
NOISE = 0.03
"""The share of cards played anyhow."""


class Learner:
    """Moves the weights of a policy along the gradient of its expected points, times ``scale``, and its entropy, times
    ``entropy``.

    ``rate``: the step (Adagrad); ``sampling``: whether trials are played out by the policy's chances instead of its
    best cards. ``decisions``: how many have been learned from.
    """

    def __init__(self, policy: Policy, lie: Lie, seed: int) -> None:
        """``lie`` has been told the rules."""
        self.policy = policy
        self.lie = lie
        self.trial = Lie()
        self.square = array("f", [1.0]) * len(self.policy.weights)
        self.index = [0] * 384
        self.card = [0] * 16
        self.chance = [0.0] * 16
        self.value = [0.0] * 16
        self.cards = self.tables = 0
        self.draws = seed << 32
        self.scale = self.entropy = 0.1
        self.rate = 0.3
        self.sampling = True
        self.decisions = 0

    def course(self, scale: float, entropy: float, rate: float, sampling: bool) -> None:
        """How to learn from now on."""
        self.scale = scale
        self.entropy = entropy
        self.rate = rate
        self.sampling = sampling

    def game(self, hands: Sequence[int], leader: int, pool: int) -> None:
        """Plays a deal, whose contract the lie has been told, and learns from it."""
        self.lie.deal(hands, leader, pool)
        self.trial.like(self.lie)
        self.play()

    def play(self) -> None:
        """Plays the deal to its end."""
        with cython.nogil:
            while not self.lie.over:
                self._weigh()
                if self.cards > 1 and self._draw() < STUDIED:
                    self._try_out()
                    self._learn()
                self.lie.play(self.card[self._sample()])

    def _draw(self) -> float:
        """A number from 0 to 1."""
        self.draws += 1
        return (mix(self.draws) >> 11) * (1.0 / 9007199254740992.0)

    def _sample(self) -> int:
        """Which of the choices is played: by their chances, now and then any."""
        if self.cards == 1:
            return 0
        left = self._draw()
        if left < NOISE:
            return int(left / NOISE * self.cards)
        left = self._draw()
        for i in range(self.cards):
            left -= self.chance[i]
            if left < 0.0:
                return i
        return self.cards - 1

    def _weigh(self) -> None:
        """Notes every choice, its chance, and the weights that its score is made of."""
        self.cards = self.policy.weigh(self.lie)
        self.policy.chances(1.0)
        first = self.policy.first_tuple[self.policy.situation]
        self.tables = self.policy.first_tuple[self.policy.situation + 1] - first
        for i in range(self.cards):
            self.card[i] = self.policy.card[i]
            self.chance[i] = self.policy.chance[i]
            if self.cards > 1:
                self.policy.score_of(self.lie, self.card[i])
            for table in range(self.tables):
                self.index[i * 24 + table] = self.policy.at[table]

    def _try_out(self) -> None:
        """What every choice leads to."""
        for i in range(self.cards):
            self.trial.become(self.lie)
            self.trial.play(self.card[i])
            self._finish()
            self.value[i] = self.trial.points_of(self.lie.seat)

    def _finish(self) -> None:
        """Plays the trial to its end."""
        if not self.sampling:
            self.policy.finish(self.trial)
            return
        while not self.trial.over:
            self.trial.play(self._sampled())

    def _sampled(self) -> int:
        """A card of the trial's seat by the policy's chances."""
        cards = self.policy.weigh(self.trial)
        self.policy.chances(1.0)
        left = self._draw()
        for i in range(cards):
            left -= self.policy.chance[i]
            if left < 0.0:
                return self.policy.card[i]
        return self.policy.card[cards - 1]

    def _learn(self) -> None:
        """Moves the weights of every choice along the gradient."""
        mean = 0.0
        for i in range(self.cards):
            self.value[i] = self.scale * self.value[i] - self.entropy * log(self.chance[i] + 1e-30)
            mean += self.chance[i] * self.value[i]
        for i in range(self.cards):
            slope = self.chance[i] * (self.value[i] - mean)
            for table in range(self.tables):
                at = self.index[i * 24 + table]
                self.square[at] += slope * slope
                self.policy.weights[at] += self.rate * slope / sqrt(self.square[at])
        self.decisions += 1
