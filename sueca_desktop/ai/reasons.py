"""Why a card is played, told from the card and the trick: for players that do not choose by reasons."""

from __future__ import annotations

from sueca_desktop.ai.club import judge
from sueca_desktop.ai.discarding import feed_without_ruffing, reason_on_partners, reason_to_throw
from sueca_desktop.ai.following import reason_to_take, reason_under
from sueca_desktop.ai.knowledge import Knowledge
from sueca_desktop.ai.leading import is_side_master, partner_may_ruff, reason_to_lead
from sueca_desktop.ai.manners import takes
from sueca_desktop.ai.nulls import nulls_contract
from sueca_desktop.ai.player import ChoiceReason
from sueca_desktop.rules.cards import Card, Rank


def reason_for(k: Knowledge, c: Card) -> ChoiceReason:
    """The club player's reason where it would play ``c`` too, else what the card plainly does."""
    thought = judge(k)
    if thought is not None and thought.card is c:
        return thought.reason
    contract = nulls_contract(k)
    if contract is not None:
        return _at_nulls(k, c, contract.bidder)
    if k.best is None:
        return _leading(k, c)
    if c.suit is k.trick.led:
        return reason_to_take(k, c) if takes(k, c) else reason_under(k, c)
    if feed_without_ruffing(k) is not None:
        return reason_on_partners(k, c)
    if takes(k, c):
        return ChoiceReason.RUFF
    return ChoiceReason.PLAY_LOW if k.is_trump(c) else reason_to_throw(k, c)


def _leading(k: Knowledge, c: Card) -> ChoiceReason:
    if is_side_master(k, c):
        return ChoiceReason.LEAD_ACE if c.rank is Rank.ACE else ChoiceReason.LEAD_MASTER
    if k.is_trump(c) and k.is_master(c) and k.opponents_may_hold(k.trumps_out):
        return ChoiceReason.DRAW_TRUMPS
    return ChoiceReason.LEAD_FOR_RUFF if partner_may_ruff(k, c) else reason_to_lead(k, c)


def _at_nulls(k: Knowledge, c: Card, soloist: int) -> ChoiceReason:
    alone = soloist == k.seat
    if k.best is None:
        return ChoiceReason.LEAD_SAFE if alone else ChoiceReason.PLAIN
    if c.suit is not k.trick.led:
        return ChoiceReason.THROW_DANGER if alone else ChoiceReason.PLAIN
    if not takes(k, c) and (alone or k.winner == soloist):
        return ChoiceReason.STAY_UNDER
    return ChoiceReason.PLAIN
