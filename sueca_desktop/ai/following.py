"""Playing to a trick that others lead, in the suit led."""

from __future__ import annotations

from sueca_desktop.ai.knowledge import Knowledge
from sueca_desktop.ai.manners import loses_seven, prudent, takes
from sueca_desktop.ai.player import ChoiceReason
from sueca_desktop.ai.thoughts import Judgement, Thought, best_of
from sueca_desktop.rules.cards import Card


def take(k: Knowledge) -> Thought | None:
    """The best card that beats the trick so far; from partner only to lay points on his trick."""
    return best_of(k, (c for c in prudent(k) if takes(k, c)), reason_to_take)


def reason_to_take(k: Knowledge, c: Card) -> ChoiceReason:
    if k.friend_winning and k.winner_sure:
        return feeding_reason(k, c)
    return ChoiceReason.TAKE_CHEAPLY if k.last else ChoiceReason.TAKE


def stay_under(k: Knowledge) -> Thought | None:
    """The best card that does not beat the trick so far."""
    return best_of(k, (c for c in prudent(k) if not takes(k, c)), reason_under)


def reason_under(k: Knowledge, c: Card) -> ChoiceReason:
    if not k.friend_winning and any(loses_seven(k, d) for d in k.dutiful if d is not c):
        return ChoiceReason.GUARD_SEVEN
    return feeding_reason(k, c)


def feeding_reason(k: Knowledge, c: Card) -> ChoiceReason:
    return ChoiceReason.FEED_PARTNER if k.friend_winning and k.points(c) else ChoiceReason.PLAY_LOW


FOLLOWING: tuple[Judgement, ...] = (take, stay_under)
