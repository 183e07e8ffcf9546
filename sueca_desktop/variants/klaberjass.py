"""`klaberjass`: Klaberjass, two-handed (document 004, which gives the game no name; RULES.md)."""

from __future__ import annotations

from sueca_desktop.engine.dealing import check_stock, deal_threes
from sueca_desktop.engine.phases.announcements import AnnouncementsPhase
from sueca_desktop.engine.phases.tricks import TrickPhase
from sueca_desktop.engine.phases.trumpmaking import TrumpMakingPhase
from sueca_desktop.engine.variant import RuleSet, Variant
from sueca_desktop.rules.cards import Card, CardSet
from sueca_desktop.rules.contract import contract_of
from sueca_desktop.rules.counting import counts
from sueca_desktop.rules.decks import KLABERJASS_DECK
from sueca_desktop.rules.match import AloneInTheLead
from sueca_desktop.rules.melds import follow_or_trump, is_bella
from sueca_desktop.rules.options import Options, OptionSpec
from sueca_desktop.rules.scoring import DealScore, ScoreRule, by_totals
from sueca_desktop.rules.spec import Spec
from sueca_desktop.rules.view import PublicDeal

SEATS = 2
LAST_TRICK = 10


def elder(deal: PublicDeal) -> int:
    """The non-dealer."""
    return (deal.dealer + 1) % SEATS


def first_leader(deal: PublicDeal) -> int | None:
    """Elder leads; nobody where no trump was made."""
    return None if deal.trump is None else elder(deal)


def may_say_bella(deal: PublicDeal, seat: int, c: Card) -> bool:
    before = CardSet.of(played for player, _, played in deal.plays() if player == seat)
    return is_bella(deal.trump, before, c)


def totals(deal: PublicDeal) -> tuple[int, int]:
    """Each seat's card points, last trick, sequence and bella, in a finished deal."""
    first, second = (count.total for count in counts(deal))
    return first, second


def score(deal: PublicDeal, stake: int) -> DealScore:
    """The maker's total higher: both score their own; equal: the opponent alone his own; lower: the opponent both."""
    contract, (first, second) = contract_of(deal), deal.taken_points()
    if contract is None:
        return DealScore(ScoreRule.PASSED_OUT, (0,) * SEATS, (), (0, 0))
    verdict = by_totals(contract.bidder, totals(deal))
    return DealScore(verdict.rule, verdict.points, (verdict.winner,), (first, second))


def build(options: Options) -> RuleSet:
    """The rule set with these options, all of them given. Equal sequences: trump's, else elder's, the only value."""
    target = int(options["target"])
    spec = Spec(
        variant=VARIANT.id,
        options=tuple(options.items()),
        seats=SEATS,
        hand_size=6,
        deck=KLABERJASS_DECK,
        follow=follow_or_trump,
        sides=((0,), (1,)),
        target=target,
        last_trick=LAST_TRICK,
        must_trump=True,
    )
    return RuleSet(
        spec=spec,
        phases=(
            TrumpMakingPhase(),
            AnnouncementsPhase(turned_suit_only=options["exchange"] == "turned-suit"),
            TrickPhase(first_leader=first_leader, bella=may_say_bella),
        ),
        dealing=deal_threes,
        score=score,
        card_points=lambda state: (state.public.taken_points()[0], state.public.taken_points()[1]),
        match=AloneInTheLead(target),
        check=check_stock,
        next_dealer=lambda dealer, result: (dealer + 1) % SEATS,
        cutter=elder_of_dealer,
    )


def elder_of_dealer(dealer: int) -> int:
    """Elder cuts."""
    return (dealer + 1) % SEATS


VARIANT = Variant(
    id="klaberjass",
    seats=SEATS,
    options=(
        OptionSpec("target", (250, 500, 1000), 500),
        OptionSpec("exchange", ("any-trump", "turned-suit"), "any-trump"),
        OptionSpec("equal-sequence", ("trump-then-elder",), "trump-then-elder"),
    ),
    build=build,
)
