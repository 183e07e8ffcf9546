"""`italiana-nulos`: Sueca Italiana with bids from 61 to 120 and nulls (document 000; RULES.md)."""

from __future__ import annotations

from sueca_desktop.engine.dealing import deal_hands
from sueca_desktop.engine.variant import RuleSet, Variant
from sueca_desktop.rules.auction import AuctionRules
from sueca_desktop.rules.contract import contract_of
from sueca_desktop.rules.decks import SUECA_DECK
from sueca_desktop.rules.match import AloneInTheLead, MatchRule, MostAfter
from sueca_desktop.rules.options import Options, OptionSpec
from sueca_desktop.rules.scoring import Band, DealScore, ScoreRule
from sueca_desktop.rules.spec import Spec
from sueca_desktop.rules.tricks import follow_suit
from sueca_desktop.rules.view import PublicDeal
from sueca_desktop.variants import italiana

AUCTION = AuctionRules(lowest=61, highest=120, step=1, nulls=True, starter=1)
NULLS = 6
BANDS = tuple(
    Band(low, high, points, ScoreRule.BID_MADE)
    for low, high, points in ((61, 70, 1), (71, 80, 2), (81, 90, 3), (91, 100, 4), (101, 119, 5), (120, 120, 6))
)
"""What each member of the winning side scores, by the *bid*."""


def score(deal: PublicDeal, stake: int) -> DealScore:
    """The bid's band to each of the winning side; nulls 6 to the soloist, or to each of the four."""
    contract = contract_of(deal)
    if contract is None:
        return italiana.passed_out(deal)
    if contract.nulls:
        won = not any(deal.winner_of(trick) == contract.bidder for trick in deal.tricks)
        rule = ScoreRule.NULLS_MADE if won else ScoreRule.NULLS_LOST
        card_points = italiana.side_card_points(deal, contract.side)
        return italiana.result(deal, contract.side, won, NULLS, rule, card_points)
    assert contract.bid is not None, "a contract is for points or for nulls"
    return italiana.result_of_bid(deal, contract.side, contract.bid)


def _next_dealer(dealer: int, result: DealScore) -> int:
    """To the right; after five passes the same dealer deals again [decided]."""
    return dealer if result.rule is ScoreRule.PASSED_OUT else (dealer + 1) % italiana.SEATS


def build(options: Options) -> RuleSet:
    """The rule set with these options, all of them given."""
    limit = int(options["limit"])
    match: MatchRule = AloneInTheLead(limit) if options["end"] == "points" else MostAfter(limit)
    spec = Spec(
        variant=VARIANT.id,
        options=tuple(options.items()),
        seats=italiana.SEATS,
        hand_size=italiana.HAND_SIZE,
        deck=SUECA_DECK,
        follow=follow_suit,
        bands=BANDS,
        auction=AUCTION,
        nulls_score=NULLS,
        target=match.target,
    )
    return RuleSet(
        spec=spec,
        phases=italiana.phases(AUCTION),
        dealing=deal_hands,
        score=score,
        card_points=italiana.open_card_points,
        match=match,
        next_dealer=_next_dealer,
        cutter=lambda dealer: (dealer - 1) % italiana.SEATS,
    )


VARIANT = Variant(
    id="italiana-nulos",
    seats=italiana.SEATS,
    options=(
        OptionSpec("end", ("points", "hands"), "points"),
        OptionSpec(
            "limit",
            (5, 10, 15, 20),
            10,
            depends=(("end", "points", (10, 15, 20)), ("end", "hands", (5, 10, 15))),
        ),
    ),
    build=build,
)
