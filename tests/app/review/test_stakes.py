"""What card points are worth: held against the engine's scores where nothing is left to choose."""

import pytest

from sueca_desktop.app.review.analysis import states_of
from sueca_desktop.app.review.laid import OpenCards
from sueca_desktop.app.review.stakes import balance_of
from sueca_desktop.rules.actions import Play
from sueca_desktop.rules.cards import card
from sueca_desktop.rules.contract import contract_of
from sueca_desktop.rules.spec import PhaseName
from sueca_desktop.solver import Stop
from sueca_desktop.solving import sides_of
from tests.app.review.played import played
from tests.support.deals import VARIANTS, act, layout_of, new_table


@pytest.mark.parametrize("variant", VARIANTS)
def test_before_the_last_trick_a_deal_is_worth_what_it_scores(variant: str) -> None:
    looked_at = 0
    for seed in range(12):
        table = played(variant, seed)
        deal, score = table.deals[-1], table.state.score
        assert score is not None
        open_cards = OpenCards(table.rules, deal.before, 0, Stop())
        for state in states_of(table.rules, deal):
            if state.public.phase is not PhaseName.TRICKS or any(len(hand) > 1 for hand in state.hands):
                continue
            sides = sides_of(state)
            side = 0 if 0 in sides[0] else 1
            points = open_cards.points(state)
            assert points is not None
            contract = contract_of(state.public)
            if contract is None or not contract.nulls:
                own = sum(deal.state.public.taken_points()[seat] for seat in sides[side])
                last = deal.state.public.winner_of(deal.state.public.tricks[-1]) in sides[side]
                assert points == own + state.public.spec.last_trick * last
            assert open_cards.game(state, points) == balance_of(state.public.spec, score.points, sides, side)
            looked_at += 1
    assert looked_at > 6


def test_every_trick_is_worth_more_than_every_point() -> None:
    """Riscos: with all trumps and every ace in one hand of each side's, every trick 4; without the deuce's trick 2."""
    table = new_table("sueca-riscos")
    hands = (
        "AS 7S KS JS QS 6S 5S 4S 3S 2S",
        "AH 7H KH JH QH 6H 5H 4H 3H 2H",
        "AD 7D KD JD QD 6D 5D 4D 3D 2D",
        "AC 7C KC JC QC 6C 5C 4C 3C 2C",
    )
    table.deal(layout_of(0, hands, "2S"))
    act(table, "3 play AC", "0 play 2S")
    open_cards = OpenCards(table.rules, table.deals[-1].before, 0, Stop())
    assert open_cards.points(table.state) == 120
    assert open_cards.game(table.state, 120) == 4
    assert open_cards.game(table.state, 100) == 2
    assert open_cards.game(table.state, 60) == 0
    assert open_cards.game(table.state, 20) == -2


def test_a_pair_of_trumps_that_may_still_be_declared_counts() -> None:
    table = new_table("klaberjass")
    stock = "JC TC 9C QC JD TH 7H 8H 9H 7S 8S 9S QH KH AC KC JH 8C 7C"
    table.deal(layout_of(1, ("AS KS QS JS AD KD", "AH TS QD 9D 8D 7D"), "TD", stock))
    act(table, "0 pass", "1 pass", "0 name S", "0 pass", "1 pass", "0 play KS", "1 play TS", "1 play AH")
    open_cards = OpenCards(table.rules, table.deals[-1].before, 0, Stop())
    worth = {laid.action: laid for laid in open_cards.cards(table.state)}
    said, silent = worth[Play(card("QS"), bella=True)], worth[Play(card("QS"))]
    assert said.points == silent.points
    assert said.game is not None
    assert silent.game is not None
    assert said.game - silent.game == 20  # the maker is over either way
    kept = worth[Play(card("AS"))]
    assert (kept.points, kept.game) == (said.points, said.game)  # the pair can still be declared later
