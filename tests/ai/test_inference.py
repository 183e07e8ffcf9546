"""What bids, passes, calls and trump making say of hidden hands."""

from __future__ import annotations

import random
import threading
from array import array
from math import exp, log
from statistics import NormalDist, mean

import pytest

from sueca_desktop.ai.bidding.nulls import danger
from sueca_desktop.ai.bidding.worth import best_trump, worth
from sueca_desktop.ai.inference import Inference, log_weights
from sueca_desktop.ai.levels import Level, player
from sueca_desktop.ai.worlds import World, Worlds
from sueca_desktop.engine.table import Table
from sueca_desktop.rules.actions import Exchange, Move
from sueca_desktop.rules.cards import CardSet, card
from sueca_desktop.rules.spec import PhaseName
from sueca_desktop.solver.position import numbering
from tests.ai.seats import italiana
from tests.solver.interpreted import interpreted
from tests.support.deals import act, honest, new_table, random_layout, turn
from tests.support.klaberjass import layout, table_of

CLUB = player(Level.CLUB)
NEVER = threading.Event()


def true_world(table: Table) -> World:
    deal = table.state.public
    numbers = numbering(deal.spec.deck, deal.trump)
    return World(tuple(numbers.board(hand) for hand in table.state.hands), 0)


def spoken(variant: str, seed: int) -> Table:
    """A table after our own players have said all they say before the tricks."""
    rng = random.Random(seed)
    table = new_table(variant)
    table.deal(random_layout(table.rules, rng))
    while table.in_progress and table.state.public.phase is not PhaseName.TRICKS:
        seat = table.to_act()
        assert seat is not None
        table.act(Move(seat, CLUB.choose(table.observe(seat), rng, NEVER).action))
    return table


def mixed(chance: float) -> float:
    return log(0.97 * chance + 0.015)


def test_a_bid_and_a_pass_are_judged_by_the_worth_of_the_hand() -> None:
    """In fives: seat 0 bids 65, seat 1 bids 70; the others, and then seat 0, pass where 75 would have been next."""
    table = italiana("italiana-fives", {}, "0 bid 65", "1 bid 70", "2 pass", "3 pass", "4 pass", "0 pass")
    seen, normal = table.observe(3), NormalDist(0, 4)
    hands = table.state.hands
    value = [worth(hand, best_trump(hand)) for hand in hands]
    bounds = {0: (65, 75), 1: (70, None), 2: (None, 75), 4: (None, 75)}
    expected = 0.0
    for seat, (reached, refused) in bounds.items():
        bids = 1.0 if reached is None else normal.cdf(value[seat] - reached)
        expected += mixed(bids - (0.0 if refused is None else normal.cdf(value[seat] - refused)))
    assert Inference(seen).log_weight(true_world(table)) == pytest.approx(expected)


def test_nulls_are_judged_by_danger() -> None:
    """Seat 1 could have bid nulls and did not, seat 2 bid them; who passes refuses 61 points."""
    table = italiana("italiana-nulos", {}, "1 pass", "2 bid nulls", "3 pass", "4 pass", "0 pass")
    deck, normal = table.rules.spec.deck, NormalDist(0, 2)
    hands = table.state.hands
    expected = mixed(normal.cdf(8.5 - danger(deck, hands[2])))
    expected += mixed(1 - normal.cdf(8.5 - danger(deck, hands[1])))
    for seat in (1, 3, 4):
        expected += mixed(1 - NormalDist(0, 4).cdf(worth(hands[seat], best_trump(hands[seat])) - 61))
    assert Inference(table.observe(0)).log_weight(true_world(table)) == pytest.approx(expected)


def test_the_named_trump_and_the_called_card_tell_of_the_bidder() -> None:
    """He names hearts and calls the seven: he should hold the ace, and more hearts than others think likely."""
    passes = ("1 pass", "2 pass", "3 pass", "4 pass")
    table = italiana("italiana-fives", {}, "0 bid 65", *passes, "0 call H 7H")
    seen, numbers = table.observe(2), numbering(table.rules.spec.deck, table.state.public.trump)
    if card("AH") in seen.hand:
        pytest.fail("the deal was to give the observer no ace of trumps")
    worlds = Worlds(seen).sample(2000, 1)
    weights = [exp(weight) for weight in log_weights(seen, worlds)]
    ace, hearts = 1 << numbers.of[card("AH").index], numbers.board(CardSet.parse("AH KH JH QH 6H 5H 4H 3H 2H"))
    with_ace = sum(w for w, world in zip(weights, worlds, strict=True) if world.hands[0] & ace) / sum(weights)
    length = sum(w * (world.hands[0] & hearts).bit_count() for w, world in zip(weights, worlds, strict=True))
    plain = mean((world.hands[0] & hearts).bit_count() for world in worlds)
    assert with_ace > 0.95
    assert length / sum(weights) > plain + 1


@pytest.mark.parametrize("variant", ["italiana-nulos", "italiana-fives", "klaberjass"])
def test_what_was_said_is_judged_by_the_hands_of_then(variant: str) -> None:
    """Through all the tricks, with the cards as they lie, a seat's judgement stays the same."""
    exchanges = 0
    for seed in range(10):
        rng = random.Random(seed)
        table = spoken(variant, seed)
        if not table.in_progress:
            continue
        exchanges += any(move.action == Exchange() for move in table.state.public.moves)
        first = [Inference(table.observe(s)).log_weight(true_world(table)) for s in range(table.rules.spec.seats)]
        while table.in_progress:
            turn(table, rng, honest)
            now = [Inference(table.observe(s)).log_weight(true_world(table)) for s in range(table.rules.spec.seats)]
            assert now == pytest.approx(first)
    assert variant != "klaberjass" or exchanges > 0


@pytest.mark.parametrize(("variant", "gain"), [("italiana-nulos", 4.0), ("italiana-fives", 3.0), ("klaberjass", 0.1)])
def test_the_cards_as_they_lie_are_likelier_than_others(variant: str, gain: float) -> None:
    """By the mean logarithm of their weight over the mean weight, where our own players speak."""
    gains = []
    for seed in range(20):
        table = spoken(variant, seed)
        for seat in range(table.rules.spec.seats if table.in_progress else 0):
            seen = table.observe(seat)
            weights = [exp(weight) for weight in log_weights(seen, Worlds(seen).sample(60, seed))]
            gains.append(Inference(seen).log_weight(true_world(table)) - log(mean(weights)))
    assert mean(gains) > gain


def test_klaberjass_taking_and_passing() -> None:
    """Who takes hearts rather holds the jack and the nine than not; who passed rather not."""
    dealt = layout("AS KS AD QD 9S 8S", "JH 9H AH TS TC TD", "7H")
    strong, weak = CardSet.parse("JH 9H AH TS TC TD"), CardSet.parse("8H KC QC 9C 9D 8D")
    for words, sign in ((("1 pass", "0 take"), 1), (("1 pass", "0 pass"), -1)):
        table = table_of(dealt, *words)
        seen, numbers = table.observe(1), numbering(table.rules.spec.deck, table.state.public.trump)
        more = CardSet.parse("7S 7D 7C") if table.state.public.trump else CardSet()
        judged = [
            Inference(seen).log_weight(World((numbers.board(hand | more), numbers.board(seen.hand)), 1))
            for hand in (strong, weak)
        ]
        assert sign * (judged[0] - judged[1]) > 1


def test_naming_tells_of_the_suit_named() -> None:
    dealt = layout("AS KS AD QD 9S 8S", "JC 9C AC TS TH TD", "7H")
    table = table_of(dealt, "1 pass", "0 pass", "1 pass", "0 name C")
    seen, numbers = table.observe(1), numbering(table.rules.spec.deck, table.state.public.trump)
    clubs, diamonds = CardSet.parse("JC 9C AC TS TH TD"), CardSet.parse("JD 9D AC TS TH TD")
    more = CardSet.parse("7S 8C 7C")
    judged = [
        Inference(seen).log_weight(World((numbers.board(hand | more), numbers.board(seen.hand)), 1))
        for hand in (clubs, diamonds)
    ]
    assert judged[0] - judged[1] > 1


def test_where_nothing_is_said_all_worlds_weigh_the_same() -> None:
    table = new_table("sueca-bandeira")
    table.deal(random_layout(table.rules, random.Random(1)))
    seen = table.observe(0)
    assert set(log_weights(seen, Worlds(seen).sample(5, 1))) == {0.0}
    table = new_table("klaberjass")
    table.deal(random_layout(table.rules, random.Random(1)))
    assert set(log_weights(table.observe(0), Worlds(table.observe(0)).sample(5, 1))) == {0.0}
    act(table, f"{table.to_act()} pass")
    seat = table.to_act()
    assert seat is not None
    assert set(log_weights(table.observe(seat), Worlds(table.observe(seat)).sample(5, 1))) != {0.0}


@pytest.mark.parametrize("variant", ["italiana-nulos", "klaberjass"])
def test_compiled_as_interpreted(variant: str) -> None:
    """And many worlds at once as one by one."""
    plain = interpreted("ai", "inference")
    for seed in range(4):
        table = spoken(variant, seed)
        for seat in range(table.rules.spec.seats if table.in_progress else 0):
            seen = table.observe(seat)
            rows, found, same = Worlds(seen).rows(30, seed), array("d", bytes(8 * 30)), array("d", bytes(8 * 30))
            Inference(seen).weigh(rows, 0.5, found)
            plain.Inference(seen).weigh(rows, 0.5, same)
            assert list(found) == pytest.approx(list(same))
            one_by_one = log_weights(seen, Worlds(seen).sample(30, seed))
            assert list(found) == pytest.approx([0.5 * weight for weight in one_by_one])
