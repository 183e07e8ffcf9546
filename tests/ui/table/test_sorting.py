"""The order of the hand."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sueca_desktop.app.settings import TrumpPlace
from sueca_desktop.rules.cards import Suit
from sueca_desktop.ui.table.sorting import HandOrder, sorted_hand, suit_order
from tests.ui.table.fake import new_table, play_on

SUITS = st.lists(st.sampled_from(list(Suit)), unique=True).map(tuple)


@given(SUITS, st.sampled_from([None, *Suit]))
def test_trump_is_first_and_colours_alternate_as_far_as_they_can(suits: tuple[Suit, ...], trump: Suit | None) -> None:
    order = suit_order(suits, trump)
    assert sorted(order, key=lambda s: s.index) == sorted(suits, key=lambda s: s.index)
    if trump in suits:
        assert order[0] is trump
    clashes = sum(a.is_red == b.is_red for a, b in pairwise(order))
    reds = sum(suit.is_red for suit in suits)
    free = abs(reds - (len(suits) - reds)) <= 1
    if free and not (trump in suits and len(suits) == 3 and _lonely(trump, suits)):
        assert clashes == 0


@given(SUITS, st.sampled_from(Suit))
def test_trump_lies_where_it_is_wanted(suits: tuple[Suit, ...], trump: Suit) -> None:
    right = suit_order(suits, trump, TrumpPlace.RIGHT)
    if trump in suits:
        assert right[-1] is trump
    assert suit_order(suits, trump, TrumpPlace.ORDER) == suit_order(suits, None)


def test_the_weakest_card_of_a_suit_can_be_first() -> None:
    seen = new_table(seed=1).observe(0)
    up = sorted_hand(seen, HandOrder(ascending=True))
    down = sorted_hand(seen)
    for suit in Suit:
        assert [card for card in up if card.suit is suit] == [card for card in down if card.suit is suit][::-1]


def _lonely(trump: Suit | None, suits: tuple[Suit, ...]) -> bool:
    """Whether trump is the only one of its colour, so that the other two must meet."""
    return trump is not None and sum(suit.is_red == trump.is_red for suit in suits) == 1


@pytest.mark.parametrize("seed", range(5))
def test_strongest_first_within_a_suit_and_no_suit_moves_during_the_deal(seed: int) -> None:
    places: dict[tuple[Suit, Suit], int] = {}
    for actions in range(40):
        seen = play_on(new_table(seed=seed), actions, seed).observe(0)
        cards = sorted_hand(seen)
        assert set(cards) == set(seen.hand)
        deck, trump = seen.deal.spec.deck, seen.deal.trump
        for a, b in pairwise(cards):
            if a.suit is b.suit:
                assert deck.strength(a, trump) > deck.strength(b, trump)
        suits = list(dict.fromkeys(card.suit for card in cards))
        for a_suit, b_suit in pairwise(suits):
            assert places.get((b_suit, a_suit)) is None
            places[a_suit, b_suit] = 1
