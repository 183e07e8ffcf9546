"""The user's own cards counted against chance: exact expectations, and real deals that keep to them."""

from __future__ import annotations

import random
from itertools import combinations
from math import comb

import pytest

from sueca_desktop.app.frequencies import DealtHand, Feature, frequencies, hand_of
from sueca_desktop.engine.deal_source import deal_from_seed
from sueca_desktop.engine.record import DealRecord
from sueca_desktop.engine.shuffle import seed_of_number
from sueca_desktop.rules.cards import CardSet, Rank, Suit, card
from sueca_desktop.rules.decks import KLABERJASS_DECK, SUECA_DECK, Deck
from sueca_desktop.variants import discover


def cards(text: str) -> CardSet:
    return CardSet.of(card(word) for word in text.split())


def dealt(variant: str, count: int, first: int = 0) -> list[DealtHand]:
    """What seat 0 gets in so many deals, the dealer going round."""
    rules, hands = discover()[variant].rules(), []
    for number in range(first, first + count):
        layout = deal_from_seed(rules, seed_of_number(number), number % rules.spec.seats)
        hands.append(DealtHand(rules.spec.deck, CardSet.of(layout.hands[0]), layout.turned))
    return hands


def row(hands: list[DealtHand], feature: Feature, value: int) -> tuple[int, float]:
    found = {one.value: (one.observed, one.expected) for one in frequencies(hands, feature).rows}
    return found[value]


HAND = DealtHand(SUECA_DECK, cards("AS 7S KS 2S AH 7H QD JD 3C 4C"), card("7H"))


def test_a_hand_is_counted_by_each_feature() -> None:
    assert row([HAND], Feature.ACES, 2)[0] == 1
    assert row([HAND], Feature.TRUMPS, 2)[0] == 1
    assert row([HAND], Feature.LONGEST, 4)[0] == 1
    assert row([HAND], Feature.POINTS, 50)[0] == 1  # 11 + 10 + 4 + 11 + 10 + 2 + 3


def test_chances_as_textbooks_have_them() -> None:
    """Ten of forty cards: no ace comes in C(36, 10) of C(40, 10) hands; who deals has one trump at least."""
    hands = [HAND]
    assert row(hands, Feature.ACES, 0)[1] == pytest.approx(comb(36, 10) / comb(40, 10))
    assert row(hands, Feature.TRUMPS, 1)[1] == pytest.approx(comb(30, 9) / comb(39, 9))
    other = [DealtHand(SUECA_DECK, HAND.cards, card("5D"))]
    assert row(other, Feature.TRUMPS, 0)[1] == pytest.approx(comb(30, 10) / comb(39, 10))
    assert row(hands, Feature.LONGEST, 10)[1] == pytest.approx(4 / comb(40, 10))
    assert frequencies(hands, Feature.POINTS).expected == pytest.approx(30.0)
    klaberjass = [DealtHand(KLABERJASS_DECK, cards("AS KS QS JS TS 9S"), card("7H"))]
    assert row(klaberjass, Feature.TRUMPS, 0)[1] == pytest.approx(comb(24, 6) / comb(31, 6))


@pytest.mark.parametrize("feature", Feature)
def test_expectations_agree_with_every_hand_of_a_small_pack(feature: Feature) -> None:
    """Three cards of a pack of eight: each of the 56 hands once."""
    deck = Deck(SUECA_DECK.plain, SUECA_DECK.trump)
    vars(deck)["cards"] = CardSet.of(c for c in SUECA_DECK.cards if c.rank in (Rank.ACE, Rank.KING))
    turned = card("KS")
    every = [DealtHand(deck, CardSet.of(three), turned) for three in combinations(deck.cards, 3)]
    if feature is Feature.TRUMPS:
        every = [hand for hand in every if turned not in hand.cards]
    for one in frequencies(every, feature).rows:
        assert one.observed == pytest.approx(one.expected), (feature, one)


@pytest.mark.parametrize("feature", Feature)
@pytest.mark.parametrize("variant", discover())
def test_real_deals_keep_to_the_expectation(variant: str, feature: Feature) -> None:
    hands = dealt(variant, 1500)
    found = frequencies(hands, feature)
    turned = discover()[variant].rules().spec.sides and not variant.startswith("italiana")
    if feature is Feature.TRUMPS and hands[0].turned is None:
        assert (found.hands, found.rows) == (0, ())
        assert not turned
        return
    assert found.hands == 1500
    assert sum(one.observed for one in found.rows) == 1500
    assert sum(one.expected for one in found.rows) == pytest.approx(1500)
    assert abs(found.mean - found.expected) < 4 * found.spread
    chi2 = sum((one.observed - one.expected) ** 2 / one.expected for one in found.rows if one.expected > 5)
    assert chi2 < 3 * len(found.rows) + 15


def test_a_crooked_dealer_is_found_out() -> None:
    """The better of two hands each time: the mean lies far outside of chance."""
    hands = dealt("sueca-bandeira", 400)
    better = [max(pair, key=lambda hand: len([c for c in hand.cards if c.rank is Rank.ACE])) for pair in
              zip(hands[::2], hands[1::2], strict=True)]  # fmt: skip
    found = frequencies(better, Feature.ACES)
    assert found.mean - found.expected > 4 * found.spread


def test_games_are_counted_together() -> None:
    hands = dealt("sueca-bandeira", 50) + dealt("klaberjass", 50) + dealt("italiana-fives", 50)
    random.Random(1).shuffle(hands)
    assert frequencies(hands, Feature.ACES).hands == 150
    assert frequencies(hands, Feature.TRUMPS).hands == 100
    assert sum(one.expected for one in frequencies(hands, Feature.LONGEST).rows) == pytest.approx(150)


def test_nothing_dealt_is_nothing_counted() -> None:
    for feature in Feature:
        found = frequencies([], feature)
        assert (found.hands, found.rows, found.mean) == (0, (), 0.0)


def test_a_record_tells_what_was_dealt() -> None:
    deal = DealRecord(3, ("AS 7S", "KH QH"), (), "KH")
    assert hand_of(SUECA_DECK, deal, 1) == DealtHand(SUECA_DECK, cards("KH QH"), card("KH"))
    assert hand_of(SUECA_DECK, deal, 2) is None
    assert hand_of(SUECA_DECK, DealRecord(0, ("XX",), ()), 0) is None
    assert Suit.HEARTS in {c.suit for c in cards("KH")}
