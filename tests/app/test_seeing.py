"""What a seat had before it: the observation it truly had, what that proves, nothing while a deal is being played."""

from __future__ import annotations

import random

import pytest

from sueca_desktop.app.seeing import called, hidden, shown, sight, steps
from sueca_desktop.engine.table import Table
from sueca_desktop.rules.cards import CardSet, Suit, card
from tests.ai.positions import position
from tests.ai.seats import italiana
from tests.support.deals import VARIANTS, honest, new_table, play_out, random_layout, turn


def over(variant: str, seed: int = 1) -> Table:
    table = new_table(variant)
    rng = random.Random(seed)
    table.deal(random_layout(table.rules, rng))
    play_out(table, rng, honest)
    return table


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_decision_is_seen_as_it_was(variant: str) -> None:
    rng = random.Random(2)
    table = new_table(variant)
    table.deal(random_layout(table.rules, rng))
    seen = []
    while table.in_progress:
        before = table.observe(table.to_act() or 0)
        seen.append((before, turn(table, rng, honest).action))
    assert [seat for _, seat in steps(table, 0)] == [before.seat for before, _ in seen]
    for step, (before, action) in enumerate(seen):
        found = sight(table, 0, step)
        assert (found.observation, found.action, found.seat) == (before, action, before.seat)


@pytest.mark.parametrize("variant", VARIANTS)
def test_what_is_said_of_others_is_true(variant: str) -> None:
    """Held against the cards, which the seat did not see."""
    table, told = over(variant), 0
    played = table.deals[0]
    for step, _ in steps(table, 0):
        observation = sight(table, 0, step).observation
        hands = list(map(CardSet.of, played.state.layout.hands))
        if played.state.public.spec.has_stock:
            continue  # hands grow by cards of the stock: what is proven is tested where worlds are
        for seat, _, c in observation.deal.plays():
            hands[seat] = hands[seat].remove(c)
        for one in shown(observation):
            told += 1
            assert one.seat != observation.seat
            assert not any(hands[one.seat].of_suit(suit) for suit in one.void)
            assert set(one.holds) <= set(hands[one.seat])
        assert hidden(observation) == sum(map(len, hands)) - len(observation.hand)
    assert told or played.state.public.spec.has_stock


def test_nothing_is_told_of_a_deal_being_played() -> None:
    table = new_table("sueca-bandeira")
    table.deal(random_layout(table.rules, random.Random(0)))
    with pytest.raises(ValueError, match="over"):
        steps(table, 0)
    with pytest.raises(ValueError, match="over"):
        sight(table, 0, 0)


def test_where_nothing_was_decided_nothing_is_seen() -> None:
    table = over("sueca-bandeira")
    with pytest.raises(ValueError, match="nothing was decided"):
        sight(table, 0, 40)


def test_who_failed_to_follow_has_none_left_and_the_turned_card_is_known() -> None:
    """Seat 2 threw a diamond on clubs; seat 3 dealt and turned the two of hearts."""
    found = {one.seat: one for one in shown(position("3C 4C 2S 3S 4S 5S 6S 3D 4D", "AC 2C 2D 5C"))}
    assert found[2].void == (Suit.CLUBS,)
    assert found[3].holds == (card("2H"),)


def test_the_called_card_may_be_with_those_who_followed() -> None:
    hands = {1: "AH 7H KH JH QH 6H AS 7C", 2: "AC 2C 3C 2S 3S 2D 3D 4D", 3: "2H 5C 6S 5S 4S 6D 5D QD"}
    bids = ("1 bid 70", "2 pass", "3 pass", "4 pass", "0 pass", "1 call H AC")
    table = italiana("italiana-nulos", hands, *bids)
    assert called(table.observe(1)) == (card("AC"), (0, 2, 3, 4))
    assert called(table.observe(2)) == (card("AC"), (2,))
    assert called(position("3C 4C 2S 3S 4S 5S 6S 3D 4D 5D")) is None
