"""Playing to a trick that others lead, in the suit led."""

from __future__ import annotations

from sueca_desktop.ai.knowledge import Knowledge
from sueca_desktop.ai.player import ChoiceReason
from sueca_desktop.ai.thoughts import Judgement, Thought, best_of
from sueca_desktop.rules.cards import Card


def feed_a_sure_trick(k: Knowledge) -> Thought | None:
    """Points to partner's trick, which nobody can take from him."""
    if not (k.friend_winning and k.winner_sure):
        return None
    under = tuple(c for c in k.dutiful if not takes(k, c))
    return best_of(k, under or k.dutiful, feeding_reason)


def take(k: Knowledge) -> Thought | None:
    """The best card that beats the trick so far."""
    reason = ChoiceReason.TAKE_CHEAPLY if k.last else ChoiceReason.TAKE
    return best_of(k, (c for c in k.dutiful if takes(k, c)), reason)


def stay_under(k: Knowledge) -> Thought | None:
    """The best card that does not beat the trick so far; no seven under an opponent's card if there is another."""
    under = tuple(c for c in k.dutiful if not takes(k, c))
    guarded = under if k.friend_winning else tuple(c for c in under if c.rank is not k.second_rank) or under
    return best_of(k, guarded, reason_under)


def reason_under(k: Knowledge, c: Card) -> ChoiceReason:
    sevens = any(d.rank is k.second_rank for d in k.dutiful)
    if c.rank is not k.second_rank and sevens and not k.friend_winning:
        return ChoiceReason.GUARD_SEVEN
    return feeding_reason(k, c)


def feeding_reason(k: Knowledge, c: Card) -> ChoiceReason:
    return ChoiceReason.FEED_PARTNER if k.friend_winning and k.points(c) else ChoiceReason.PLAY_LOW


def takes(k: Knowledge, c: Card) -> bool:
    """Whether ``c`` beats the trick so far."""
    return k.best is not None and k.beats(c, k.best)


FIRST: tuple[Judgement, ...] = (feed_a_sure_trick,)
"""What settles the matter if it speaks."""
FOLLOWING: tuple[Judgement, ...] = (take, stay_under)
