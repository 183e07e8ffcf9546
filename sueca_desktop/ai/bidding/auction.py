"""What to bid (documents 000 and 003): up to the worth of the hand, no higher than pays, nulls where they pay more.

Each seat's gain is its own match points less the mean of the other four: making a band of b points is +0.75 b, failing
-0.75 b, so a bid pays where it is made more often than not.
"""

from __future__ import annotations

from sueca_desktop.ai.bidding.nulls import nulls_chance
from sueca_desktop.ai.bidding.worth import best_trump, chance, worth
from sueca_desktop.ai.player import Choice, ChoiceReason
from sueca_desktop.rules.actions import Bid, BidNulls, Pass
from sueca_desktop.rules.auction import AuctionRules, AuctionStatus, auction_status, may_bid_nulls
from sueca_desktop.rules.scoring import Band, band_of
from sueca_desktop.rules.view import Observation

SHARE = 0.75
"""What a game point of one's own side is worth against the mean of the others, two against three."""
SOLO_SHARE = 1.0
LEVEL_CHANCE = 0.55
"""Where a higher bid brings no more, bids pay from this chance on (measured: .55-.65 is best, and flat)."""
OVERCALLED_NULLS = 0.60
"""How often we think the nulls of another seat would be made."""
DEFENDER_SHARE = 0.25
"""What a lost nulls of another seat brings one of four defenders against the mean of the others."""


def choose_bid(observation: Observation) -> Choice:
    """A bid or a pass, from the observation of a seat to act in an auction.

    Raises:
        ValueError: the rule set has no auction.
    """
    rules, deal = observation.deal.spec.auction, observation.deal
    if rules is None:
        raise ValueError("this game has no auction")
    status = auction_status(rules, deal.spec.seats, deal.dealer, deal.moves)
    value = worth(observation.hand, best_trump(observation.hand))
    bid = points_bid(rules, deal.spec.bands, status, value)
    if _nulls_pay(observation, rules, status, value, bid):
        return Choice(BidNulls(), ChoiceReason.BID_NULLS)
    return Choice(Bid(bid), ChoiceReason.BID_WORTH) if bid is not None else Choice(Pass(), ChoiceReason.PASS_WEAK)


def gain(bands: tuple[Band, ...], value: float, bid: int) -> float:
    """What bidding ``bid`` with a hand of this worth brings on average, in game points against the others' mean."""
    band = band_of(bands, bid)
    return 0.0 if band is None else gain_at(band, chance(value, bid))


def gain_at(band: Band, probability: float) -> float:
    """The same for a bid in ``band`` that is made with this probability."""
    return SHARE * band.points * (2 * probability - 1)


def points_bid(rules: AuctionRules, bands: tuple[Band, ...], status: AuctionStatus, value: float) -> int | None:
    """The points to bid: of the lowest bid allowed and the first of each higher band the one that gains most; None to
    pass.
    """
    amounts = rules.amounts(status.points)
    if not amounts:
        return None
    lowest = amounts[0]
    starts = [n for n in amounts if n > lowest and any(n == _first(rules, band) for band in bands)]
    best = max((lowest, *starts), key=lambda n: gain(bands, value, n))
    least = _passing(status) if len(bands) > 1 else gain_at(bands[0], LEVEL_CHANCE)
    return best if gain(bands, value, best) > least else None


def _first(rules: AuctionRules, band: Band) -> int:
    """The lowest bid that falls into a band."""
    return next((n for n in rules.amounts(None) if n >= band.low), band.low)


def _passing(status: AuctionStatus) -> float:
    """What passing brings: nothing much, but with nulls bid their likely success."""
    if not isinstance(status.high, BidNulls):
        return 0.0
    return -DEFENDER_SHARE * 6 * (2 * OVERCALLED_NULLS - 1)


def _nulls_pay(
    observation: Observation, rules: AuctionRules, status: AuctionStatus, value: float, bid: int | None
) -> bool:
    if not may_bid_nulls(rules, status):
        return False
    spec, hand = observation.deal.spec, observation.hand
    nulls = SOLO_SHARE * spec.nulls_score * (2 * nulls_chance(spec.deck, hand) - 1)
    return nulls > max(0.0, gain(spec.bands, value, bid) if bid is not None else 0.0)
