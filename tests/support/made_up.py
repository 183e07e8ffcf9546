"""Rule sets that nobody plays, each one module more in the variants package: for tests that nothing else knows them."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from sueca_desktop import variants

QUARTET = '''
"""Four players, ten cards each: bids in tens from the dealer's partner on, nulls, a called partner; three deals."""

from sueca_desktop.engine.dealing import deal_hands
from sueca_desktop.engine.phases.auction import AuctionPhase
from sueca_desktop.engine.phases.contract import ContractPhase
from sueca_desktop.engine.phases.tricks import TrickPhase
from sueca_desktop.engine.variant import RuleSet, Variant
from sueca_desktop.rules.auction import AuctionRules
from sueca_desktop.rules.contract import contract_of
from sueca_desktop.rules.decks import SUECA_DECK
from sueca_desktop.rules.match import MostAfter
from sueca_desktop.rules.options import OptionSpec
from sueca_desktop.rules.scoring import Band, DealScore, ScoreRule
from sueca_desktop.rules.spec import Spec
from sueca_desktop.rules.tricks import follow_suit
from sueca_desktop.variants import italiana

AUCTION = AuctionRules(lowest=40, highest=120, step=10, nulls=True, starter=2)
BANDS = (Band(40, 80, 1, ScoreRule.BID_MADE), Band(90, 120, 3, ScoreRule.BID_MADE))


def score(deal, stake):
    contract = contract_of(deal)
    if contract is None:
        return italiana.passed_out(deal)
    points = italiana.side_card_points(deal, contract.side)
    lost = contract.nulls and any(deal.winner_of(trick) == contract.bidder for trick in deal.tricks)
    won = not lost if contract.nulls else points[0] >= contract.bid
    return italiana.result(deal, contract.side, won, 2, ScoreRule.BID_MADE if won else ScoreRule.BID_LOST, points)


def build(options):
    spec = Spec(
        variant="quartet", options=tuple(options.items()), seats=4, hand_size=10, deck=SUECA_DECK,
        follow=follow_suit, bands=BANDS, auction=AUCTION, nulls_score=2,
    )
    return RuleSet(
        spec=spec, phases=italiana.phases(AUCTION), dealing=deal_hands, score=score,
        card_points=italiana.open_card_points, match=MostAfter(options["deals"]),
        next_dealer=lambda dealer, result: (dealer + 3) % 4,
    )


VARIANT = Variant(id="quartet", seats=4, options=(OptionSpec("deals", (3, 6), 3),), build=build)
'''
TRIO = '''
"""Three players, each for himself, twelve cards each: most card points score."""

from sueca_desktop.engine.dealing import deal_hands
from sueca_desktop.engine.phases.tricks import TrickPhase
from sueca_desktop.engine.variant import RuleSet, Variant
from sueca_desktop.rules.cards import Rank
from sueca_desktop.rules.decks import Deck, Ranking
from sueca_desktop.rules.match import MostAfter
from sueca_desktop.rules.options import OptionSpec
from sueca_desktop.rules.scoring import DealScore, ScoreRule
from sueca_desktop.rules.spec import Spec
from sueca_desktop.rules.tricks import follow_suit

PLAIN = Ranking(
    tuple(Rank(letter) for letter in "A7KJQ6543"),
    {Rank.ACE: 11, Rank.SEVEN: 10, Rank.KING: 4, Rank.JACK: 3, Rank.QUEEN: 2},
)


def score(deal, stake):
    taken = deal.taken_points()
    winners = tuple(seat for seat in range(3) if taken[seat] == max(taken))
    points = tuple(int(seat in winners) for seat in range(3))
    return DealScore(ScoreRule.MAJORITY, points, winners, None, stake)


def build(options):
    spec = Spec(
        variant="trio", options=tuple(options.items()), seats=3, hand_size=12, deck=Deck(PLAIN, PLAIN),
        follow=follow_suit,
    )
    return RuleSet(
        spec=spec, phases=(TrickPhase(first_leader=lambda deal: (deal.dealer + 1) % 3),), dealing=deal_hands,
        score=score, card_points=lambda state: None, match=MostAfter(options["deals"]),
        next_dealer=lambda dealer, result: (dealer + 1) % 3,
    )


OPTIONS = (OptionSpec("deals", (2, 4), 2), OptionSpec("a-mood", ("calm", "wild-one"), "calm"))
VARIANT = Variant(id="trio", seats=3, options=OPTIONS, build=build)
'''


@contextmanager
def put_in(monkeypatch: pytest.MonkeyPatch, folder: Path, **modules: str) -> Iterator[None]:
    """The variants package has these modules too, by name."""
    for name, source in modules.items():
        (folder / f"{name}.py").write_text(source, encoding="utf-8")
    monkeypatch.setattr(variants, "__path__", [*variants.__path__, str(folder)])
    yield
    for name in modules:
        sys.modules.pop(f"sueca_desktop.variants.{name}", None)
        if hasattr(variants, name):
            delattr(variants, name)
