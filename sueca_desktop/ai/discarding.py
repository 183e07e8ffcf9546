"""Playing to a trick whose suit one has run out of: a trump, points for partner, or a card of no use."""

from __future__ import annotations

from sueca_desktop.ai import worth
from sueca_desktop.ai.counting import reaching
from sueca_desktop.ai.following import feeding_reason
from sueca_desktop.ai.knowledge import Knowledge
from sueca_desktop.ai.manners import takes
from sueca_desktop.ai.player import ChoiceReason
from sueca_desktop.ai.thoughts import Judgement, Thought, best_of
from sueca_desktop.rules.cards import Card


def feed_without_ruffing(k: Knowledge) -> Thought | None:
    """A side card to a trick that partner wins unless it is ruffed, or a trump that is well spent there. None where
    partner's card may be beaten in its suit.
    """
    if not k.friend_winning or any(beats_in_suit(k, s) for s in opponents_to_come(k)):
        return None
    cards = tuple(c for c in k.dutiful if not k.is_trump(c) or secures(k, c))
    return best_of(k, cards or k.dutiful, reason_on_partners)


def secures(k: Knowledge, c: Card) -> bool:
    """Whether the trump ``c`` saves partner's trick from a ruff and is well spent: it decides the deal, or it has no
    points and an opponent yet to play is known to be void.
    """
    if k.winner_sure or not takes(k, c):
        return False
    known = not k.points(c) and any(known_void(k, s) for s in opponents_to_come(k))
    return known or reaching(k, c) > 0


def reason_on_partners(k: Knowledge, c: Card) -> ChoiceReason:
    return ChoiceReason.RUFF if takes(k, c) else feeding_reason(k, c)


def opponents_to_come(k: Knowledge) -> tuple[int, ...]:
    return tuple(s for s in k.to_come if not k.friend(s))


def beats_in_suit(k: Knowledge, seat: int) -> bool:
    """Whether ``seat`` may beat the trick so far with a card of the suit led."""
    return any(takes(k, c) for c in k.may_hold(seat) if c.suit is k.trick.led)


def known_void(k: Knowledge, seat: int) -> bool:
    return k.trick.led is not None and not k.may_hold(seat).of_suit(k.trick.led)


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
