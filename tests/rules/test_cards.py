"""Cards and sets of cards."""

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sueca_desktop.rules.cards import CARDS, Card, CardSet, Suit, card
from tests.support.strategies import card_sets, cards, suits

python_sets = st.sets(cards)


@pytest.mark.parametrize("c", CARDS, ids=str)
def test_a_card_is_its_code_and_there_is_one_of_it(c: Card) -> None:
    assert card(c.code) is c
    assert c.code == c.rank.value + c.suit.value
    assert CARDS[c.index] is c
    for other in (copy.copy(c), copy.deepcopy(c), pickle.loads(pickle.dumps(c))):  # noqa: S301 - our own bytes
        assert other is c
    assert eval(repr(c), {"card": card}) is c  # noqa: S307


def test_the_listing_order() -> None:
    assert " ".join(c.code for c in CARDS[:13]) == "AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S"
    assert [c.suit for c in CARDS[::13]] == [Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS]
    assert sorted(CARDS, key=lambda c: c.code) != list(CARDS)
    assert sorted(set(CARDS)) == list(CARDS)


@pytest.mark.parametrize(
    "text", ["", "A", "AS ", " AS", "aS", "As", "10S", "1S", "AX", "SA", "ASS", "A♠", "٧S", "A" * 99]
)
def test_nothing_else_is_a_card(text: str) -> None:
    with pytest.raises(ValueError, match="not a card") as error:
        card(text)
    assert len(str(error.value)) < 60


@given(python_sets, python_sets, cards)
def test_a_card_set_is_a_set_of_cards(a: set[Card], b: set[Card], c: Card) -> None:
    x, y = CardSet.of(a), CardSet.of(b)
    assert list(x) == sorted(a)
    assert len(x) == len(a)
    assert bool(x) == bool(a)
    assert (c in x) == (c in a)
    assert set(x | y) == a | b
    assert set(x & y) == a & b
    assert set(x - y) == a - b
    assert (x <= y) == (a <= b)
    assert (x == y) == (a == b)
    assert set(x.add(c)) == a | {c}
    assert set(x.remove(c)) == a - {c}
    assert set(x) == a  # whatever was done with it


@given(card_sets, suits)
def test_suits_of_a_set(held: CardSet, suit: Suit) -> None:
    assert set(held.of_suit(suit)) == {c for c in held if c.suit is suit}
    assert set(held.suits) == {c.suit for c in held}
    assert list(held.suits) == [s for s in Suit if s in held.suits]


@given(card_sets)
def test_a_set_and_its_text(held: CardSet) -> None:
    assert CardSet.parse(str(held)) == held
    assert eval(repr(held), {"CardSet": CardSet}) == held  # noqa: S307
    assert hash(CardSet.parse(str(held))) == hash(held)


def test_what_no_card_is_no_set_holds() -> None:
    assert "AS" not in CardSet.parse("AS")
    with pytest.raises(ValueError, match="stands twice"):
        CardSet.parse("AS 7S AS")
    with pytest.raises(ValueError, match="not a card"):
        CardSet.parse("AS 1S")
