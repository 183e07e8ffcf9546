"""`sueca-bandeira`: Sueca to a bandeira (document 002; RULES.md)."""

from __future__ import annotations

from sueca_desktop.engine.dealing import check_turned_in_hand, deal_last_turned, trump_of_turned
from sueca_desktop.engine.phases.tricks import TrickPhase
from sueca_desktop.engine.variant import RuleSet, Variant
from sueca_desktop.rules.decks import SUECA_DECK
from sueca_desktop.rules.match import SideFirstTo
from sueca_desktop.rules.options import Options, OptionSpec
from sueca_desktop.rules.scoring import Band, ScoreRule
from sueca_desktop.rules.spec import Spec
from sueca_desktop.rules.tricks import follow_suit
from sueca_desktop.variants import sueca

BANDS = (
    Band(61, 90, 1, ScoreRule.MAJORITY),
    Band(91, 119, 2, ScoreRule.NINETY_ONE),
    Band(120, 120, 4, ScoreRule.ALL_POINTS),
)
"""All 120 points are enough for 4, even if an empty trick was lost."""


def build(options: Options) -> RuleSet:
    """The rule set with these options, all of them given."""
    target, allowed = int(options["target"]), options["renounce"] == "allowed"
    spec = Spec(
        variant=VARIANT.id,
        options=tuple(options.items()),
        seats=VARIANT.seats,
        hand_size=10,
        deck=SUECA_DECK,
        follow=follow_suit,
        sides=sueca.SIDES,
        bands=BANDS,
        renounce_score=sueca.RENOUNCE_SCORE,
        renounce_allowed=allowed,
        target=target,
    )
    return RuleSet(
        spec=spec,
        phases=(TrickPhase(first_leader=lambda deal: (deal.dealer + 1) % deal.spec.seats),),
        dealing=deal_last_turned,
        score=sueca.score,
        card_points=lambda state: sueca.side_card_points(state.public),
        match=SideFirstTo(target, double_after_tie=options["tie"] == "double-next"),
        extras=sueca.extras(allowed),
        check=check_turned_in_hand,
        first_trump=trump_of_turned,
        next_dealer=lambda dealer, score: (dealer + 1) % 4,
        cutter=lambda dealer: (dealer - 1) % 4,
    )


VARIANT = Variant(
    id="sueca-bandeira",
    seats=4,
    options=(
        OptionSpec("target", (4, 8), 4),
        OptionSpec("tie", ("nothing", "double-next"), "nothing"),
        sueca.RENOUNCE,
    ),
    build=build,
)
