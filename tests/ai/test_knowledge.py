"""What a seat can count. Hearts are trump; seat 3 dealt the 2H."""

import random

from sueca_desktop.ai import chances
from sueca_desktop.ai.counting import marks
from sueca_desktop.ai.knowledge import Knowledge
from sueca_desktop.rules.cards import CardSet, Suit, card
from tests.ai.positions import position, tables, to_play
from tests.support.deals import new_table, random_layout

OWN = "KS 2S 4D 5D 6D QD 3C 4C 5C 3H"


def test_the_other_hands_hold_what_is_unseen() -> None:
    for table in tables(100):
        seen = to_play(table)
        hidden = CardSet.of(c for s, hand in enumerate(table.state.hands) if s != seen.seat for c in hand)
        assert Knowledge(seen).unseen == hidden


def test_who_may_hold_a_card_includes_who_does() -> None:
    """Without renounces what is known of the hidden hands is true of them, and each suit said to be there is."""
    for table in tables(150):
        seen = to_play(table)
        k = Knowledge(seen)
        for seat in k.others:
            hand = table.state.hands[seat]
            assert hand <= k.may_hold(seat)
            assert all(hand.of_suit(suit) for suit in Suit if k.sure_to_hold(seat, suit))
            assert not any(hand.of_suit(suit) for suit in k.voids[seat])


def test_a_winner_called_sure_is_never_beaten() -> None:
    """Whatever the seats yet to play do, among the cards they may play."""
    looked_at = 0
    for table in tables(300):
        k = Knowledge(to_play(table))
        if k.best is None or not k.to_come or not k.winner_sure or k.winner is None:
            continue
        looked_at += 1
        rest = [s for s in k.to_come if not k.friend(s)]
        duties = [table.rules.spec.follow(k.deck, k.trump, k.trick, table.state.hands[s]) for s in rest]
        assert not any(k.beats(c, k.best) for duty in duties for c in duty)
    assert looked_at > 10


def test_the_turned_card_is_the_dealers_until_played() -> None:
    k = Knowledge(position(OWN, "AS"))
    assert k.holders[card("2H")] == (3,)
    assert k.sure_to_hold(3, Suit.HEARTS)
    assert not k.sure_to_hold(2, Suit.HEARTS)


def test_a_failure_to_follow_is_a_void() -> None:
    k = Knowledge(position("KS 4D 5D 6D QD 3C 4C 5C 3H", "AS 2S QS 4H", "2C"))
    assert k.seat == 0
    assert [set(suits) for suits in k.voids] == [set(), set(), set(), {Suit.SPADES}]
    assert 3 not in k.holders[card("7S")]


def test_a_void_that_was_a_renounce_is_taken_back() -> None:
    """Seat 3 threw a heart on spades, and led a spade after."""
    seen = position("4D 5D 6D QD 3C 4C 5C KD KC", "AS 2S QS 4H", "3S", renounce="allowed")
    k = Knowledge(seen)
    assert k.voids[3] == frozenset()
    assert 3 in k.holders[card("7S")]


def test_higher_cards_are_counted_down() -> None:
    seen = position("KC QS 4D 5D 2D 3D 6D 3H 5H", "AC 2C 3C 4C")
    k = Knowledge(seen)
    assert k.higher_unseen(card("KC")) == CardSet.parse("7C")
    assert not k.is_master(card("KC"))
    assert k.taken == (11, 0)


def test_trumps_out() -> None:
    k = Knowledge(position("AH 7H KS 2D 3D 4D 5D 2C 3C 4C"))
    assert k.trumps_out == CardSet.parse("KH JH QH 6H 5H 4H 3H 2H")
    assert k.own_trumps == CardSet.parse("AH 7H")


def test_marks_of_a_deal() -> None:
    """More than 60, more than 90, all; and what keeps the others from each."""
    assert marks(Knowledge(position(OWN, "AS"))) == (1, 30, 60, 61, 91, 120)


def test_chances_of_a_card_add_up_to_one() -> None:
    for table in tables(60):
        k = Knowledge(to_play(table))
        for c in k.unseen:
            assert abs(sum(chances.holds(k, s, c) for s in k.others) - 1) < 1e-9


def test_chances_come_near_what_the_cards_do() -> None:
    """At the first lead the seat's estimate that the right-hand seat is void in a suit is borne out by dealing."""
    rng, said, was = random.Random(5), 0.0, 0
    for _ in range(600):
        table = new_table("sueca-bandeira")
        table.deal(random_layout(table.rules, rng))
        k = Knowledge(to_play(table))
        suit = rng.choice([s for s in Suit if s is not k.trump])
        said += chances.void(k, k.others[0], suit)
        was += not table.state.hands[k.others[0]].of_suit(suit)
    assert abs(said - was) < 4 * was**0.5 + 5
