"""Playing to a trick whose suit one has run out of: a trump, points for partner, or a card of no use."""

from __future__ import annotations

from sueca_desktop.ai import worth
from sueca_desktop.ai.following import feeding_reason
from sueca_desktop.ai.knowledge import Knowledge
from sueca_desktop.ai.manners import takes
from sueca_desktop.ai.player import ChoiceReason
from sueca_desktop.ai.thoughts import Judgement, Thought, best_of
from sueca_desktop.rules.cards import Card


def feed_without_ruffing(k: Knowledge) -> Thought | None:
    """Points to partner's trick, which nobody can take from him: no trump is wasted on it."""
    if not (k.friend_winning and k.winner_sure):
        return None
    return best_of(k, side_cards(k) or k.dutiful, feeding_reason)


def ruff(k: Knowledge) -> Thought | None:
    """A trump for the points on the table."""
    return best_of(k, (c for c in k.dutiful if takes(k, c)), ChoiceReason.RUFF)


def throw_off(k: Knowledge) -> Thought | None:
    """A side card: points if the trick is likely to be partner's, else one of no use."""
    return best_of(k, side_cards(k), reason_to_throw)


def reason_to_throw(k: Knowledge, c: Card) -> ChoiceReason:
    if k.friend_winning and k.points(c):
        return ChoiceReason.FEED_PARTNER
    if worth.makes_void(k, c):
        return ChoiceReason.MAKE_VOID
    could_ruff = any(takes(k, d) for d in k.dutiful)
    return ChoiceReason.SAVE_TRUMP if could_ruff else ChoiceReason.PLAY_LOW


def underruff(k: Knowledge) -> Thought | None:
    """A trump that does not win, where only trumps are left."""
    return None if side_cards(k) else best_of(k, k.dutiful, ChoiceReason.PLAY_LOW)


def side_cards(k: Knowledge) -> tuple[Card, ...]:
    return tuple(c for c in k.dutiful if not k.is_trump(c))


DISCARDING: tuple[Judgement, ...] = (ruff, throw_off, underruff)
