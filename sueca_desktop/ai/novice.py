"""The novice: plays legally and plainly, and remembers nothing of earlier tricks (PRODUCT.md, P3)."""

from __future__ import annotations

import random

from sueca_desktop.ai.player import Choice, ChoiceReason, StopFlag
from sueca_desktop.rules.actions import Play
from sueca_desktop.rules.view import Observation


class Novice:
    """Any card that follows suit."""

    def choose(self, observation: Observation, rng: random.Random, stop: StopFlag) -> Choice:
        cards = tuple(observation.dutiful)
        if not cards:
            raise ValueError("it is not this seat's turn to play a card")
        if len(cards) == 1:
            return Choice(Play(cards[0]), ChoiceReason.FORCED)
        return Choice(Play(rng.choice(cards)), ChoiceReason.PLAIN)
