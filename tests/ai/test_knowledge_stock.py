"""What can be counted where part of the pack stays undealt (Klaberjass)."""

import random

from sueca_desktop.ai import chances
from sueca_desktop.ai.knowledge import Knowledge
from sueca_desktop.rules.cards import Suit, card
from sueca_desktop.rules.spec import PhaseName
from tests.support import invariants
from tests.support.deals import honest, new_table, random_layout, turn
from tests.support.klaberjass import after_making, layout, table_of


def test_an_unseen_card_may_lie_in_the_stock_so_no_suit_is_sure() -> None:
    at = after_making(table_of(layout("AS KS AD", "QD JD TD 9D 8D 7D", "7H", "", "AC KC QC"), "1 take"))
    k = Knowledge(at.observe(1))
    assert k.asleep == len(k.unseen) - 9 == 12
    for suit in Suit:
        assert not k.sure_to_hold(0, suit)
    assert 0.0 < chances.void(k, 0, Suit.SPADES) < 1.0
    assert k.can_beat(0, card("AS"), Suit.SPADES)  # he may have no spade, and a trump


def test_an_announced_card_is_sure() -> None:
    dealt = layout("AS KS AD", "QD JD TD 8D 7S 8S", "7H")
    at = table_of(dealt, "1 take", "1 pass", "0 sequence QD JD TD", "0 pass")
    k = Knowledge(at.observe(1))
    assert k.sure_to_hold(0, Suit.DIAMONDS)
    assert chances.void(k, 0, Suit.DIAMONDS) == 0.0
    assert chances.holds(k, 0, card("QD")) == 1.0


def test_what_is_sure_is_true_of_every_world_that_looks_the_same() -> None:
    """Cards hidden from a seat are dealt anew; a suit it takes for sure elsewhere stays there."""
    rng, sure = random.Random(3), 0
    for _ in range(60):
        at = new_table("klaberjass")
        at.deal(random_layout(at.rules, rng))
        while (seat := at.to_act()) is not None:
            if at.state.public.phase is PhaseName.TRICKS:
                k, other = Knowledge(at.observe(seat)), 1 - seat
                held = {suit for suit in Suit if k.sure_to_hold(other, suit)}
                sure += len(held)
                assert all(at.state.hands[other].of_suit(suit) for suit in held)
                told = invariants.retold(at)
                if not k.voids[other]:
                    world = invariants.swapped(at.state, seat, rng, told)
                    assert all(world.hands[other].of_suit(suit) for suit in held)
            turn(at, rng, honest)
    assert sure > 10


def test_a_seat_void_in_a_suit_holds_none_of_it_though_it_may_lie_in_the_stock() -> None:
    """Seat 0 trumped no spade, so it has neither spades nor trumps: nothing that seat 1 leads of these is beaten."""
    dealt = layout("KS TS 8S 7S KH QH", "AD QD JD 9D TC 9C", "7H", "AC KC QC", "TD 8D 7D")
    at = table_of(dealt, "1 take", "1 pass", "0 pass", "1 play 7S", "0 play 7D")
    k = Knowledge(at.observe(1))
    assert k.voids[0] == {Suit.SPADES, Suit.HEARTS}
    assert not k.may_hold(0).of_suit(Suit.HEARTS)
    assert chances.holds(k, 0, card("AH")) == 0.0
    assert chances.ours(k, card("KH")) == chances.ours(k, card("KS")) == 1.0
