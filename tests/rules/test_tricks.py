"""Following suit and winning tricks, against the oracle."""

import itertools

from hypothesis import given
from hypothesis import strategies as st

from sueca_desktop.rules.cards import Card, CardSet, Suit
from sueca_desktop.rules.decks import SUECA_DECK
from sueca_desktop.rules.tricks import Trick, beats, follow_suit, trick_points, winning_index
from tests.support import oracle
from tests.support.deals import codes
from tests.support.strategies import suits

PACK = tuple(SUECA_DECK.cards)
some = st.lists(st.sampled_from(PACK), min_size=1, max_size=5, unique=True).map(tuple)


def test_the_pack_is_the_oracles() -> None:
    assert sorted(codes(PACK)) == sorted(oracle.PACK)
    assert [SUECA_DECK.total(trump) for trump in (None, *Suit)] == [120] * 5


@given(some, suits)
def test_who_takes_a_trick(cards: tuple[Card, ...], trump: Suit) -> None:
    winner = cards[winning_index(SUECA_DECK, trump, cards)]
    assert winner.code == oracle.best(codes(cards), trump.value)
    assert trick_points(SUECA_DECK, trump, cards) == oracle.worth(codes(cards))


@given(some)
def test_without_trump_the_highest_of_the_led_suit_takes_it(cards: tuple[Card, ...]) -> None:
    led = [c for c in cards if c.suit is cards[0].suit]
    assert cards[winning_index(SUECA_DECK, None, cards)] is max(led, key=lambda c: SUECA_DECK.strength(c, None))


@given(st.permutations(PACK), suits)
def test_of_two_cards_of_a_suit_or_a_trump_exactly_one_beats(pack: list[Card], trump: Suit) -> None:
    for a, b in itertools.pairwise(pack):
        one, other = beats(SUECA_DECK, trump, a, b), beats(SUECA_DECK, trump, b, a)
        comparable = a.suit is b.suit or trump in (a.suit, b.suit)
        assert one + other == comparable


@given(some, st.sets(st.sampled_from(PACK), min_size=1), suits)
def test_following(cards: tuple[Card, ...], held: set[Card], trump: Suit) -> None:
    hand = CardSet.of(held - set(cards))
    for length in range(len(cards) + 1):
        trick = Trick(0, cards[:length])
        allowed = follow_suit(SUECA_DECK, trump, trick, hand)
        assert {c.code for c in allowed} == set(oracle.duty(codes(tuple(hand)), codes(trick.cards)))
        assert allowed or not hand


def test_seats_go_round_from_the_leader() -> None:
    trick = Trick(3)
    assert (trick.led, trick.next_seat(4)) == (None, 3)
    for i, c in enumerate(PACK[:3]):
        trick = trick.with_card(c)
        assert trick.next_seat(4) == i
    assert trick.plays(4) == ((3, PACK[0]), (0, PACK[1]), (1, PACK[2]))
    assert trick.led is PACK[0].suit
