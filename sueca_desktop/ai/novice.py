"""The novice: legal and plain, looking at the trick on the table and remembering nothing of those before (PRODUCT.md,
P3).
"""

from __future__ import annotations

import random

from sueca_desktop.ai.knowledge import Knowledge
from sueca_desktop.ai.nulls import nulls_contract
from sueca_desktop.ai.player import Choice, ChoiceReason, StopFlag
from sueca_desktop.ai.speaking import chooser_of, playing
from sueca_desktop.rules.cards import Card
from sueca_desktop.rules.view import Observation

MANY_POINTS = 10
"""A card worth so much is not thrown away."""


class Novice:
    """Follows suit, takes a trick when closing it, and else plays any card that is not a great loss."""

    def choose(self, observation: Observation, rng: random.Random, stop: StopFlag) -> Choice:
        speak = chooser_of(observation)
        if speak is not None:
            return speak(observation)
        k = Knowledge(observation)
        if not k.dutiful:
            raise ValueError("it is not this seat's turn to act")
        if len(k.dutiful) == 1:
            return Choice(playing(observation, k.dutiful[0]), ChoiceReason.FORCED)
        return Choice(playing(observation, rng.choice(not_absurd(k))), ChoiceReason.PLAIN)


def not_absurd(k: Knowledge) -> tuple[Card, ...]:
    """The cards a novice takes one of at random."""
    contract = nulls_contract(k)
    if contract is not None:
        return at_nulls(k, contract.bidder)
    if k.friend_winning:
        return sparing_trumps(k)
    if k.last and (winning := winning_cards(k)):
        return winning
    return cheap_cards(k)


def at_nulls(k: Knowledge, soloist: int) -> tuple[Card, ...]:
    """The soloist takes no trick that he can leave to others, and they leave him those he is winning; else any."""
    if soloist not in (k.seat, k.winner):
        return k.dutiful
    winning = winning_cards(k)
    return tuple(c for c in k.dutiful if c not in winning) or k.dutiful


def winning_cards(k: Knowledge) -> tuple[Card, ...]:
    """The cards that now beat the trick."""
    return tuple(c for c in k.dutiful if k.best is None or k.beats(c, k.best))


def sparing_trumps(k: Knowledge) -> tuple[Card, ...]:
    """All cards but trumps, or all."""
    return tuple(c for c in k.dutiful if not k.is_trump(c)) or k.dutiful


def cheap_cards(k: Knowledge) -> tuple[Card, ...]:
    """The cards but aces and sevens that do not win, or all."""
    winning = winning_cards(k)
    return tuple(c for c in k.dutiful if k.points(c) < MANY_POINTS or (k.best and c in winning)) or k.dutiful
