"""`italiana-fives`: Sueca Italiana with bids by fives from 65 to 120 (document 003; RULES.md)."""

from __future__ import annotations

from sueca_desktop.engine.dealing import deal_hands
from sueca_desktop.engine.variant import RuleSet, Variant
from sueca_desktop.rules.auction import AuctionRules
from sueca_desktop.rules.contract import contract_of
from sueca_desktop.rules.decks import SUECA_DECK
from sueca_desktop.rules.match import SharedFirstTo
from sueca_desktop.rules.options import Options, OptionSpec
from sueca_desktop.rules.scoring import Band, DealScore, ScoreRule
from sueca_desktop.rules.spec import Spec
from sueca_desktop.rules.tricks import follow_suit
from sueca_desktop.rules.view import PublicDeal
from sueca_desktop.variants import italiana

AUCTION = AuctionRules(lowest=65, highest=120, step=5, nulls=False, starter=0)
MADE = 1
CAPOTE = 2
BANDS = (Band(65, 120, MADE, ScoreRule.BID_MADE),)


def score(deal: PublicDeal, stake: int) -> DealScore:
    """1 match point to each of the pair that made its bid, 2 for a capote; 1 to each of the three if it did not."""
    contract = contract_of(deal)
    if contract is None or contract.bid is None:
        return italiana.passed_out(deal)
    return italiana.result_of_bid(deal, contract.side, contract.bid)


def build(options: Options) -> RuleSet:
    """The rule set with these options, all of them given."""
    target = int(options["target"])
    spec = Spec(
        variant=VARIANT.id,
        options=tuple(options.items()),
        seats=italiana.SEATS,
        hand_size=italiana.HAND_SIZE,
        deck=SUECA_DECK,
        follow=follow_suit,
        bands=BANDS,
        every_trick=CAPOTE,
        auction=AUCTION,
        target=target,
    )
    return RuleSet(
        spec=spec,
        phases=italiana.phases(AUCTION),
        dealing=deal_hands,
        score=score,
        card_points=italiana.open_card_points,
        match=SharedFirstTo(target),
        next_dealer=lambda dealer, result: (dealer + 1) % italiana.SEATS,
        cutter=lambda dealer: (dealer - 1) % italiana.SEATS,
    )


VARIANT = Variant(
    id="italiana-fives", seats=italiana.SEATS, options=(OptionSpec("target", (5, 10, 15), 10),), build=build
)
