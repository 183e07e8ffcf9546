"""`sueca-riscos`: Sueca settled in riscos (document 001; RULES.md)."""

from __future__ import annotations

from sueca_desktop.engine.dealing import check_turned_in_hand, deal_top_or_bottom, trump_of_turned
from sueca_desktop.engine.phases.tricks import TrickPhase
from sueca_desktop.engine.variant import RuleSet, Variant
from sueca_desktop.rules.decks import SUECA_DECK
from sueca_desktop.rules.match import Endless
from sueca_desktop.rules.options import Options
from sueca_desktop.rules.scoring import Band, ScoreRule
from sueca_desktop.rules.spec import Spec
from sueca_desktop.rules.tricks import follow_suit
from sueca_desktop.variants import sueca

BANDS = (Band(61, 90, 1, ScoreRule.MAJORITY), Band(91, 120, 2, ScoreRule.NINETY_ONE))
EVERY_TRICK = 4
"""Every trick scores 4; all 120 points but a trick lost stay 2."""


def cutter(dealer: int) -> int:
    """The player on the dealer's left cuts, and leads the first trick."""
    return (dealer - 1) % 4


def build(options: Options) -> RuleSet:
    """The rule set with these options, all of them given."""
    allowed = options["renounce"] == "allowed"
    spec = Spec(
        variant=VARIANT.id,
        options=tuple(options.items()),
        seats=VARIANT.seats,
        hand_size=10,
        deck=SUECA_DECK,
        follow=follow_suit,
        sides=sueca.SIDES,
        bands=BANDS,
        every_trick=EVERY_TRICK,
        losers_pay=True,
        renounce_score=sueca.RENOUNCE_SCORE,
        renounce_allowed=allowed,
    )
    return RuleSet(
        spec=spec,
        phases=(TrickPhase(first_leader=lambda deal: cutter(deal.dealer)),),
        dealing=deal_top_or_bottom,
        score=sueca.score,
        card_points=lambda state: sueca.side_card_points(state.public),
        match=Endless(),
        extras=sueca.extras(allowed),
        check=check_turned_in_hand,
        first_trump=trump_of_turned,
        next_dealer=lambda dealer, score: (dealer + 1) % 4,
        cutter=cutter,
        cuts_by_hand=True,
        chooses_style=True,
    )


VARIANT = Variant(id="sueca-riscos", seats=4, options=(sueca.RENOUNCE,), build=build)
