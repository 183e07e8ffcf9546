"""Playing nulls: a soloist who must take no trick, four who want him to take one (Sueca Italiana, document 000)."""

from __future__ import annotations

from sueca_desktop.ai.bidding.nulls import BARE_LEAD, suit_danger
from sueca_desktop.ai.knowledge import Knowledge
from sueca_desktop.ai.player import ChoiceReason
from sueca_desktop.ai.thoughts import Thought
from sueca_desktop.rules.cards import Card
from sueca_desktop.rules.contract import Contract, contract_of

MIDDLE = (3, 4)
"""How far up its suit, from 0, a card lies that is a good first lead from two to four: the five and the six."""
VOID_RELIEF = 1
"""What having run out of a suit is worth beside the danger of its last card."""


def nulls_contract(k: Knowledge) -> Contract | None:
    """The contract, if it is nulls."""
    contract = contract_of(k.deal)
    return contract if contract is not None and contract.nulls else None


def judge_nulls(k: Knowledge, contract: Contract) -> Thought:
    """The card to play in a nulls deal."""
    soloist = contract.bidder == k.seat
    if not k.trick.cards:
        return _solo_lead(k) if soloist else _lead_for(k, contract.bidder)
    if k.dutiful[0].suit is k.trick.led:
        return _duck(k) if soloist else _press(k, contract.bidder)
    return _throw_danger(k) if soloist else _throw_high(k)


# ---- the soloist


def _solo_lead(k: Knowledge) -> Thought:
    """A low singleton; else a middle card of a suit of two to four, keeping the low ones; else the safest card."""
    best = max(k.dutiful, key=lambda c: (_lead_rate(k, c), -k.strength(c)))
    return Thought(best, ChoiceReason.LEAD_SAFE, _lead_rate(k, best))


def _lead_rate(k: Knowledge, c: Card) -> float:
    cards = k.hand.of_suit(c.suit)
    under = sum(k.strength(d) < k.strength(c) for d in k.unseen.of_suit(c.suit))
    over = len(k.higher_unseen(c))
    if over == 0:
        return -1.0
    if len(cards) == 1:
        return BARE_LEAD.get(c.rank, 0.0) if not k.deal.tricks else 0.9 - under / 10
    middle = k.strength(c) - 1 in MIDDLE and len(cards) <= 4
    return (0.45 if middle else 0.3) - under / 20 if over > under else 0.0


def _duck(k: Knowledge) -> Thought:
    """The highest card that stays under the trick; failing that the lowest, or the highest once it takes anyway."""
    assert k.best is not None, "a suit was led"
    under = [c for c in k.dutiful if not k.beats(c, k.best)]
    if under:
        return Thought(max(under, key=k.strength), ChoiceReason.STAY_UNDER, 1.0)
    card = k.dutiful[-1] if k.last else k.dutiful[0]
    return Thought(card, ChoiceReason.PLAY_LOW, 0.0)


def _throw_danger(k: Knowledge) -> Thought:
    """The card whose going takes most danger out of the hand."""
    best = max(k.dutiful, key=lambda c: (_relief(k, c), k.strength(c)))
    return Thought(best, ChoiceReason.THROW_DANGER, float(_relief(k, best)))


def _relief(k: Knowledge, c: Card) -> int:
    cards = k.hand.of_suit(c.suit)
    rest = cards.remove(c)
    return suit_danger(k.deck, cards) - suit_danger(k.deck, rest) + (0 if rest else VOID_RELIEF)


# ---- the four


def _lead_for(k: Knowledge, soloist: int) -> Thought:
    """The lowest card of a suit that the soloist must follow, best where few lower ones are left for him."""

    def value(c: Card) -> tuple[bool, float, int]:
        can_follow = c.suit not in k.voids[soloist]
        lower = sum(k.strength(d) < k.strength(c) for d in k.may_hold(soloist).of_suit(c.suit))
        higher = len(k.higher_unseen(c) & k.may_hold(soloist))
        return can_follow and higher > 0, higher - 1.5 * lower, -k.strength(c)

    best = max(k.dutiful, key=value)
    return Thought(best, ChoiceReason.LEAD_LOW, 0.0)


def _press(k: Knowledge, soloist: int) -> Thought:
    """While the soloist is to play, no card over those he must stay under already, else the lowest; when he is
    winning, the same; when he cannot take the trick, the highest.
    """
    assert k.best is not None, "a suit was led"
    under = [c for c in k.dutiful if not k.beats(c, k.best)]
    if soloist in k.to_come:
        return Thought(under[-1] if under else k.dutiful[0], ChoiceReason.PRESS_SOLOIST, 1.0)
    if k.winner == soloist and under:
        return Thought(under[-1], ChoiceReason.STAY_UNDER, 1.0)
    return Thought(k.dutiful[-1], ChoiceReason.THROW_HIGH, 0.5)


def _throw_high(k: Knowledge) -> Thought:
    """The highest card: low ones are kept to lead under the soloist."""
    best = max(k.dutiful, key=lambda c: (k.strength(c), -len(k.hand.of_suit(c.suit))))
    return Thought(best, ChoiceReason.THROW_HIGH, 0.0)
