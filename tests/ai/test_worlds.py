"""Worlds are exactly the lies of the hidden cards that an observation leaves open, each as likely as any other."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from sueca_desktop.ai.constraints import constraints
from sueca_desktop.ai.worlds import World, Worlds
from sueca_desktop.engine.projection import observe
from sueca_desktop.rules.cards import CardSet, card
from sueca_desktop.rules.contract import contract_of
from sueca_desktop.rules.view import Observation
from sueca_desktop.solver.position import numbering
from tests.ai.lies import Hands, deals, ending, lies
from tests.ai.positions import position
from tests.support import invariants
from tests.support.deals import SUECAS, VARIANTS, honest, new_table, random_layout, turn
from tests.support.klaberjass import layout, table_of

FEW, MANY = 90, 700
"""So many ways to deal the hidden cards are tried one by one, at most."""


def hands_of(seen: Observation, world: World) -> Hands:
    numbers = numbering(seen.deal.spec.deck, seen.deal.trump)
    return tuple(numbers.cards_on(board) for board in world.hands)


def endings(variant: str, number: int, most: int = FEW) -> list[Observation]:
    """What seats see in endings small enough to try every lie."""
    found: list[Observation] = []
    rng = random.Random(variant)
    while len(found) < number:
        options = {"renounce": "allowed"} if variant in SUECAS and len(found) % 2 else {}
        table = ending(variant, rng, rng.randrange(1, 4), honest, **options)
        seen = table.observe(rng.randrange(table.rules.spec.seats))
        if 1 < deals(seen) <= most:
            found.append(seen)
    return found


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("most", [FEW, pytest.param(MANY, marks=pytest.mark.slow)])
def test_worlds_are_the_lies_the_referee_allows(variant: str, most: int) -> None:
    """All of them, none twice, and no other."""
    several = 0
    for seen in endings(variant, 25, most):
        worlds = [hands_of(seen, world) for world in Worlds(seen).every()]
        assert len(worlds) == len(set(worlds)) == Worlds(seen).count
        assert set(worlds) == set(lies(seen))
        several += len(worlds) > 1
    assert several > 10


@pytest.mark.parametrize("variant", VARIANTS)
def test_each_is_drawn_as_often_as_any_other(variant: str) -> None:
    """Chi-square: twenty draws a lie, over all endings together."""
    total, freedom = 0.0, 0
    for i, seen in enumerate(endings(variant, 30, MANY)):
        worlds = Worlds(seen)
        if worlds.count == 1:
            continue
        drawn = Counter(worlds.sample(20 * worlds.count, seed=i))
        assert set(drawn) <= set(worlds.every())
        total += sum((drawn[world] - 20) ** 2 / 20 for world in worlds.every())
        freedom += worlds.count - 1
    assert freedom > 100
    assert abs(total - freedom) < 4 * (2 * freedom) ** 0.5


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_cards_as_they_lie_are_always_among_them(variant: str) -> None:
    """At every decision, for every seat; and a world drawn there satisfies the same constraints."""
    for number in range(6):
        rng = random.Random(number)
        table = new_table(variant, **({"renounce": "allowed"} if variant in SUECAS and number % 2 else {}))
        table.deal(random_layout(table.rules, rng))
        while table.in_progress:
            for seat in range(table.rules.spec.seats):
                seen = table.observe(seat)
                found = constraints(seen)
                assert found.allow(table.state.hands)
                (world,) = Worlds(seen).sample(1, seed=number)
                hands = hands_of(seen, world)
                assert found.allow(hands)
                assert hands[seat] == seen.hand
                assert tuple(map(len, hands)) == seen.deal.hand_sizes
            turn(table, rng, honest)


@pytest.mark.parametrize("variant", VARIANTS)
def test_cards_one_cannot_see_change_nothing(variant: str) -> None:
    for number in range(10):
        rng = random.Random(number)
        table = ending(variant, rng, rng.randrange(2, 6))
        told = invariants.retold(table)
        for seat in range(table.rules.spec.seats):
            other = invariants.swapped(table.state, seat, rng, told)
            same = observe(table.rules, other, seat, table.deals[-1].before)
            assert Worlds(same).rows(20, 1) == Worlds(table.observe(seat)).rows(20, 1)


def test_equal_seed_equal_worlds() -> None:
    worlds = Worlds(endings("sueca-riscos", 1)[0])
    assert worlds.sample(50, 7) == worlds.sample(50, 7) != worlds.sample(50, 8)
    assert worlds.sample(50, 7)[:10] == worlds.sample(10, 7)


# ---- sides


def test_fixed_sides() -> None:
    assert {world.side for world in Worlds(endings("sueca-bandeira", 1)[0]).sample(20, 1)} == {0b0101}
    assert {world.side for world in Worlds(endings("klaberjass", 1)[0]).sample(20, 1)} == {0b01}


@pytest.mark.parametrize("variant", ["italiana-nulos", "italiana-fives"])
def test_the_holder_of_the_called_card_is_on_the_bidders_side(variant: str) -> None:
    """In every world, whether the holder is oneself, has been seen, or differs from world to world."""
    kinds = Counter[str]()
    for number in range(40):
        table = ending(variant, random.Random(number), 6)
        for seat in range(5):
            seen = table.observe(seat)
            contract = contract_of(seen.deal)
            assert contract is not None
            sides = set()
            for world in Worlds(seen).sample(40, 1):
                hands = hands_of(seen, world)
                holders = {i for i, hand in enumerate(hands) if contract.called in hand}
                partner = {contract.partner} if contract.partner is not None else holders
                assert world.side == sum(1 << i for i in {contract.bidder} | partner)
                sides.add(world.side)
            kinds["nulls" if contract.nulls else "seen" if contract.partner is not None else ""] += 1
            kinds["open"] += len(sides) > 1
    assert kinds["seen"] > 10
    assert kinds["open"] > 10
    assert variant == "italiana-fives" or kinds["nulls"] > 10


def test_no_sides_while_there_is_no_contract() -> None:
    table = new_table("italiana-fives")
    table.deal(random_layout(table.rules, random.Random(1)))
    assert {world.side for world in Worlds(table.observe(2)).sample(10, 1)} == {0}


# ---- what proves what


def test_a_sequence_proves_its_cards_and_that_it_goes_no_further() -> None:
    dealt = layout("AS KS AD", "QD JD TD 8D 7S 8S", "7H", "AC KC QC", "7C 8C 9C", "9S")
    found = constraints(table_of(dealt, "1 take", "1 pass", "0 sequence QD JD TD", "0 pass").observe(1))
    assert CardSet.parse("QD JD TD") <= found.may_hold(0)
    assert not CardSet.parse("QD JD TD") & found.may_hold(2)
    assert not CardSet.parse("KD 9D") & found.may_hold(0)
    assert CardSet.parse("KD 9D") <= found.may_hold(2)


def test_silence_proves_nothing() -> None:
    """No exchange, no sequence: both are choices."""
    dealt = layout("AS KS AD", "QD JD TD 8D 7S 8S", "9H")
    found = constraints(table_of(dealt, "1 take", "1 pass", "0 pass").observe(1))
    assert found.may_hold(0) == found.may_hold(2) == found.hidden


def test_not_beating_a_led_trump_proves_that_one_cannot() -> None:
    """Hearts are trump; elder leads the ten, the dealer follows with the eight: no jack, nine, ace with him."""
    dealt = layout("TH KS AD QS 7S 8S", "8H 9C TC KC 7D 8D", "7H", "TS 9S JS", "QC JC 8C", "AC")
    at = table_of(dealt, "1 take", "1 pass", "0 pass", "1 play TH", "0 play 8H")
    found = constraints(at.observe(1))
    assert not CardSet.parse("JH 9H AH") & found.may_hold(0)
    assert CardSet.parse("KH QH") <= found.may_hold(0)
    assert CardSet.parse("JH 9H AH KH QH") <= found.may_hold(2)


def test_the_bidder_does_not_hold_what_he_called() -> None:
    table = ending("italiana-fives", random.Random(3), 8)
    contract = contract_of(table.state.public)
    assert contract is not None
    assert contract.called is not None
    seen = table.observe((contract.bidder + 1) % 5)
    assert contract.called not in constraints(seen).may_hold(contract.bidder)


# ---- where renounces can be played


def test_a_failure_to_follow_is_taken_for_honest() -> None:
    seen = position("KS 4D 5D 6D QD 3C 4C 5C 3H", "AS 2S QS 4H", "2C", renounce="allowed")
    assert not constraints(seen).may_hold(3) & CardSet.parse("7S")


def test_a_failure_that_was_a_renounce_proves_nothing() -> None:
    """Seat 3 threw a heart on spades, and led a spade after."""
    seen = position("4D 5D 6D QD 3C 4C 5C KD KC", "AS 2S QS 4H", "3S", renounce="allowed")
    assert card("7S") in constraints(seen).may_hold(3)


def test_the_open_card_shows_a_renounce() -> None:
    """Seat 3 threw a club on trumps while the turned trump lay before it."""
    seen = position("KS 4D 5D 6D QD 3C 4C 5C 3H", "AH 4H 5H 2C", renounce="allowed")
    assert card("7H") in constraints(seen).may_hold(3)


def test_where_failures_contradict_each_other_the_oldest_is_forgotten() -> None:
    """All three others threw on spades, which are not all out: seat 1, the first, may hold them after all."""
    tricks = "AS 2C 3C 4C", "KS 2D 3D 4D"
    seen = position("5C 5D 6D QD QC 3H JH 4H", *tricks, renounce="allowed")
    found = constraints(seen)
    assert [seat for seat in (1, 2, 3) if card("7S") in found.may_hold(seat)] == [1]
    assert Worlds(seen).count > 0


def test_any_renounces_leave_some_lie() -> None:
    """Whatever cards are thrown where anything goes."""
    for number in range(12):
        rng = random.Random(number)
        table = new_table("sueca-bandeira", renounce="allowed")
        table.deal(random_layout(table.rules, rng))
        while table.in_progress:
            for seat in range(4):
                assert Worlds(table.observe(seat)).count > 0
            turn(table, rng)
