"""What a judgement says: a card, the reason, and what it should bring."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec import Struct
from msgspec.structs import replace

from sueca_desktop.ai import worth
from sueca_desktop.ai.counting import reaching
from sueca_desktop.ai.knowledge import Knowledge
from sueca_desktop.ai.player import ChoiceReason
from sueca_desktop.rules.cards import Card


class Thought(Struct, frozen=True):
    """``value``: card points that ``card`` should bring over keeping it."""

    card: Card
    reason: ChoiceReason
    value: float


Judgement = Callable[[Knowledge], Thought | None]
"""One consideration: the card it speaks for, or None where it has nothing to say."""
Reason = Callable[[Knowledge, Card], ChoiceReason]


def best_of(k: Knowledge, cards: Iterable[Card], reason: ChoiceReason | Reason) -> Thought | None:
    """The card of ``cards`` that should bring most (the first of equals), None if there are none; for ``reason``
    unless the count of the points speaks for it.
    """
    best: Thought | None = None
    for c in cards:
        mark = reaching(k, c)
        value = worth.gain(k, c) + mark
        if best is None or value > best.value:
            why = reason if isinstance(reason, ChoiceReason) else reason(k, c)
            best = Thought(c, ChoiceReason.COUNTED if mark else why, value)
    return best


def with_bonus(thought: Thought | None, bonus: float) -> Thought | None:
    """The thought, worth ``bonus`` more."""
    return None if thought is None else replace(thought, value=thought.value + bonus)


def weigh(k: Knowledge, judgements: Iterable[Judgement]) -> Thought | None:
    """The thought that should bring most (the first of equals)."""
    thoughts = [thought for judge in judgements if (thought := judge(k)) is not None]
    return max(thoughts, key=lambda thought: thought.value, default=None)
