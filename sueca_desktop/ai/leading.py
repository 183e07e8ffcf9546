"""Leading to a trick."""

from __future__ import annotations

from sueca_desktop.ai import chances
from sueca_desktop.ai.knowledge import Knowledge
from sueca_desktop.ai.manners import prudent
from sueca_desktop.ai.player import ChoiceReason
from sueca_desktop.ai.thoughts import Judgement, Thought, best_of, with_bonus
from sueca_desktop.rules.cards import Card, Rank

DRAWING = 8.0
"""What taking the opponents' trumps is worth."""
GIVING_A_RUFF = 6.0
"""What leading a suit that partner can ruff is worth."""


def lead_an_ace(k: Knowledge) -> Thought | None:
    """An ace, if it should go round."""
    return best_of(k, (c for c in k.dutiful if c.rank is Rank.ACE and not k.is_trump(c)), ChoiceReason.LEAD_ACE)


def lead_a_master(k: Knowledge) -> Thought | None:
    """Another card that is now the highest of its suit: the seven once the ace has gone."""
    masters = (c for c in k.dutiful if k.is_master(c) and c.rank is not Rank.ACE and not k.is_trump(c))
    return best_of(k, masters, ChoiceReason.LEAD_MASTER)


def draw_trumps(k: Knowledge) -> Thought | None:
    """The highest trump, when this seat has more than its share of the trumps left and an opponent may have some."""
    if not k.opponents_may_hold(k.trumps_out) or 2 * len(k.own_trumps) <= len(k.trumps_out):
        return None
    masters = (c for c in k.dutiful if k.is_trump(c) and k.is_master(c))
    return with_bonus(best_of(k, masters, ChoiceReason.DRAW_TRUMPS), DRAWING)


def give_a_ruff(k: Knowledge) -> Thought | None:
    """A low card of a suit that partner has run out of, while he may have a trump."""
    cards = (c for c in prudent(k) if partner_may_ruff(k, c))
    return with_bonus(best_of(k, cards, ChoiceReason.LEAD_FOR_RUFF), GIVING_A_RUFF)


def partner_may_ruff(k: Knowledge, c: Card) -> bool:
    return not k.is_trump(c) and any(
        c.suit in k.voids[s] and chances.holds_none(k, s, k.trumps_out) < 1.0 for s in k.partners
    )


def lead_low(k: Knowledge) -> Thought | None:
    """Whatever costs least."""
    return best_of(k, prudent(k), ChoiceReason.LEAD_LOW)


LEADING: tuple[Judgement, ...] = (lead_an_ace, lead_a_master, draw_trumps, give_a_ruff, lead_low)
