"""Renounce allowed: accusations, true and not, and the proof everybody can see."""

import random

import pytest
from hypothesis import given, settings

from sueca_desktop.engine.extras.renounce import Renounce
from sueca_desktop.engine.record import record_of, replay
from sueca_desktop.engine.table import Table
from sueca_desktop.rules.actions import Accuse, Move, Play
from sueca_desktop.rules.cards import card
from sueca_desktop.rules.events import DealScored, RenounceFound
from sueca_desktop.rules.refusals import Reason, Refused
from sueca_desktop.rules.renounce import failures, has_renounced, proven_renounces
from sueca_desktop.rules.scoring import ScoreRule
from sueca_desktop.rules.view import PublicDeal
from tests.support.deals import SUECA_COMBINATIONS, SUECAS, VARIANTS, layout_of, new_table, play_out, refuses, turn
from tests.support.invariants import retold
from tests.support.oracle import Told
from tests.support.strategies import tables

HANDS = (
    "AS 7S KS JS QS 6S 5S 4S 3S 2S",
    "AC 7C KC JC QC 6C 5C 4C 3C 2C",
    "AD 7D KD JD QD 6D 5D 4D 3D 2H",
    "2D AH 7H KH JH QH 6H 5H 4H 3H",
)
LEADER = 2


def open_table(variant: str) -> Table:
    """Seat 2 to lead diamonds; seat 3 has one, seats 0 and 1 have none."""
    table = new_table(variant, renounce="allowed")
    dealer, turned = {"sueca-bandeira": (1, "2C"), "sueca-riscos": (3, "3H")}[variant]
    table.deal(layout_of(dealer, HANDS, turned))
    assert table.to_act() == LEADER
    return table


def told(table: Table) -> Told:
    """The tricks of the last deal, told by the oracle."""
    game = retold(table)
    assert game is not None
    assert game.told is not None
    return game.told


def play(table: Table, *codes: str) -> None:
    for code in codes:
        seat = table.to_act()
        assert seat is not None
        table.act(Move(seat, Play(card(code))))


@pytest.mark.parametrize("variant", SUECAS)
def test_before_anything_is_played_every_accusation_is_untrue(variant: str) -> None:
    table = open_table(variant)
    for seat in range(4):
        for accused in ((seat + 1) % 4, (seat + 3) % 4):
            assert refuses(table, Move(seat, Accuse(accused))).refusal.reason is Reason.NO_RENOUNCE


@pytest.mark.parametrize("variant", SUECAS)
@pytest.mark.parametrize("accuser", [0, 2])
def test_either_opponent_may_accuse_out_of_turn_as_soon_as_the_card_lies(variant: str, accuser: int) -> None:
    table = open_table(variant)
    play(table, "AD", "AH")
    assert proven_renounces(table.state.public) == ()  # nobody can know yet, but it is so
    step = table.act(Move(accuser, Accuse(3)))
    assert step.state.score is not None
    assert step.events[:2] == (RenounceFound(accuser, 3), DealScored(step.state.score))
    assert step.state.public.accusation == Move(accuser, Accuse(3))
    assert step.state.score.rule is ScoreRule.RENOUNCE
    assert step.state.score.winners == (0, 2)
    assert not table.in_progress
    assert table.to_act() is None
    assert table.offers(0) == table.legal(0) == ()


@pytest.mark.parametrize("variant", SUECAS)
def test_not_following_for_want_of_the_suit_is_no_renounce(variant: str) -> None:
    table = open_table(variant)
    play(table, "AD", "2D", "2S", "2C")
    for accuser, accused in ((1, 0), (3, 0), (0, 1), (2, 1), (0, 3), (2, 3)):
        assert refuses(table, Move(accuser, Accuse(accused))).refusal.reason is Reason.NO_RENOUNCE
    assert table.in_progress


@pytest.mark.parametrize("variant", SUECAS)
def test_whom_nobody_can_accuse(variant: str) -> None:
    table = open_table(variant)
    play(table, "AD", "AH")
    assert refuses(table, Move(1, Accuse(3))).refusal.reason is Reason.OWN_SIDE
    assert refuses(table, Move(3, Accuse(3))).refusal.reason is Reason.OWN_SIDE
    assert refuses(table, Move(0, Accuse(4))).refusal.reason is Reason.NO_SUCH_SEAT
    assert refuses(table, Move(0, Accuse(-1))).refusal.reason is Reason.NO_SUCH_SEAT
    assert refuses(table, Move(4, Accuse(3))).refusal.reason is Reason.NO_SUCH_SEAT


@pytest.mark.parametrize("variant", SUECAS)
def test_a_renounce_nobody_discovers_stands(variant: str) -> None:
    table = open_table(variant)
    play(table, "AD", "AH")
    play_out(table, random.Random(1))
    assert table.state.score is not None
    assert table.state.score.rule is not ScoreRule.RENOUNCE
    assert 3 in told(table).offenders
    assert refuses(table, Move(0, Accuse(3))).refusal.reason is Reason.DEAL_OVER


@pytest.mark.parametrize("variant", SUECAS)
def test_it_can_still_be_found_before_the_last_card_falls(variant: str) -> None:
    table = open_table(variant)
    play(table, "AD", "AH")
    rng = random.Random(2)
    while sum(table.state.public.hand_sizes) > 1:
        turn(table, rng)
    table.act(Move(0, Accuse(3)))
    assert table.state.score is not None
    assert table.state.score.rule is ScoreRule.RENOUNCE
    assert len(table.state.public.tricks) == 9
    assert table.state.score.card_points == told(table).points()  # the open trick is nobody's


@pytest.mark.parametrize("variant", SUECAS)
def test_the_log_keeps_a_true_accusation_and_no_other(variant: str) -> None:
    table = open_table(variant)
    play(table, "AD", "AH")
    refuses(table, Move(0, Accuse(1)))
    table.act(Move(2, Accuse(3)))
    record = record_of(table)
    assert record.deals[0].actions == ("2 play AD", "3 play AH", "2 accuse 3")
    assert replay(record, VARIANTS).state == table.state


@pytest.mark.parametrize("variant", SUECAS)
def test_where_it_is_enforced_nobody_accuses(variant: str) -> None:
    table = new_table(variant)
    table.deal(open_table(variant).state.layout)
    assert [table.offers(seat) for seat in range(4)] == [()] * 4
    assert refuses(table, Move(LEADER, Accuse(3))).refusal.reason is Reason.NOT_NOW
    assert refuses(table, Move(0, Accuse(3))).refusal.reason is Reason.NOT_YOUR_TURN


def brute_proven(deal: PublicDeal) -> tuple[int, ...]:
    """Seats that did not follow a suit and later played that suit, from the bare list of plays."""
    plays = [(seat, trick.leader, trick.led, c) for seat, trick, c in deal.plays()]
    found = set()
    for i, (seat, _, led, c) in enumerate(plays):
        if led is not None and c.suit is not led:
            found |= {seat for s, _, _, d in plays[i:] if s == seat and d.suit is led}
    return tuple(sorted(found))


@given(tables(among=SUECA_COMBINATIONS))
@settings(max_examples=80)
def test_the_proof_and_the_truth(table: Table) -> None:
    """What is proven is true; who has renounced is as the oracle tells; at the end all of it is proven."""
    deal = table.state.public
    proven = proven_renounces(deal)
    offenders = {seat for seat in range(4) if has_renounced(deal, seat, table.state.hands[seat])}
    assert proven == brute_proven(deal)
    assert offenders == told(table).offenders
    assert set(proven) <= offenders
    if not any(deal.hand_sizes):
        assert set(proven) == offenders
    assert {seat for seat, _, _ in failures(deal)} >= offenders


@given(tables(among=SUECA_COMBINATIONS))
@settings(max_examples=80)
def test_an_accusation_succeeds_exactly_when_it_is_true(table: Table) -> None:
    deal = table.state.public
    if not table.in_progress or not deal.spec.renounce_allowed:
        return
    offenders, record = told(table).offenders, record_of(table)
    for seat in range(4):
        for action in table.offers(seat):
            assert isinstance(action, Accuse)
            other = replay(record, VARIANTS)
            try:
                other.act(Move(seat, action))
            except Refused:
                assert action.seat not in offenders
            else:
                assert action.seat in offenders
                assert not other.in_progress


def test_the_offer_is_the_same_for_every_deal() -> None:
    offers = {Renounce().offers(open_table(variant).state.public, 0) for variant in SUECAS}
    assert offers == {(Accuse(1), Accuse(3))}
