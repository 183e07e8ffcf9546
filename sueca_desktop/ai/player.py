"""What a computer player is: from an Observation alone to an action and the reason for it (ARCHITECTURE: players)."""

from __future__ import annotations

import random
from dataclasses import dataclass
from enum import Enum
from typing import Protocol

from sueca_desktop.rules.actions import Action
from sueca_desktop.rules.view import Observation


class ChoiceReason(Enum):
    """Why a player chose as it did; the window puts the code into words."""

    FORCED = "forced"
    """No other card can be played."""
    PLAIN = "plain"
    """No particular thought: a legal card that gives little away."""
    BID_WORTH = "bid-worth"
    """The hand makes this bid more often than not."""
    BID_NULLS = "bid-nulls"
    PASS_WEAK = "pass-weak"
    CALL_STRENGTH = "call-strength"
    """The best trump, and the strongest card missing beside it."""
    MAKE_STRONG = "make-strong"
    """As maker this hand gains on average."""
    EXCHANGE_GAINS = "exchange-gains"
    SEQUENCE_SCORES = "sequence-scores"
    NOTHING_TO_SAY = "nothing-to-say"


@dataclass(frozen=True, slots=True)
class Choice:
    """An action of ``Observation.legal`` and why it was taken."""

    action: Action
    reason: ChoiceReason


class StopFlag(Protocol):
    """Set from outside when the answer is no longer wanted; ``threading.Event`` is one."""

    def is_set(self) -> bool: ...


class Player(Protocol):
    """A way of playing, without memory: all it knows is in the observation."""

    def choose(self, observation: Observation, rng: random.Random, stop: StopFlag) -> Choice:
        """One of ``observation.legal``, the same for the same observation and state of ``rng``.

        Raises:
            ValueError: it is not this seat's turn to play a card.
        """
        ...
