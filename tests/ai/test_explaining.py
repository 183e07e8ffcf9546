"""Reasons are true: in concrete deals, and in any deal against the lies of the hidden cards that are left open. Hearts
are trump; seat 3 dealt the 2H unless told otherwise.
"""

from __future__ import annotations

import random
from collections import Counter

import pytest

from sueca_desktop.ai.certainty import known_friends
from sueca_desktop.ai.explaining import Explanation, explain_card
from sueca_desktop.ai.knowledge import Knowledge
from sueca_desktop.ai.player import ChoiceReason
from sueca_desktop.ai.worlds import Worlds
from sueca_desktop.rules.cards import Card, CardSet, Suit, card
from sueca_desktop.rules.tricks import beats
from sueca_desktop.rules.view import Observation
from sueca_desktop.solver.position import numbering
from tests.ai.positions import position
from tests.ai.seats import italiana
from tests.support.deals import VARIANTS, honest, new_table, random_layout, turn

R = ChoiceReason
SURE = (R.LEAD_SURE, R.TAKE_SURE, R.TAKE_CHEAPLY, R.SECURE, R.FEED_SURE, R.COUNTED)


SEEN = [
    (position("JC QS 3S 4S 5S 2D 3D", "AC 2C 3C 4C", "7C 5C 6C 2S", "KC QC 4D 5D"), "QS", Explanation(R.LEAD_LOW)),
    (position("AH KH JH QH 6H 3H AS 7S KS AC"), "AH", Explanation(R.DRAW_TRUMPS, points=4)),
    (position("AH KH JH QH 6H 3H AS 7S KS AC"), "AC", Explanation(R.LEAD_MASTER, suit=Suit.CLUBS)),
    (position("7C 2S 3S 4S 5S 2D 3D 4D 2H 4H", "AC 4C KC"), "7C", Explanation(R.FORCED)),
    (position("6S 5S 4S 4D 5D 6D QD 3C 4C 3H", "AS"), "4S", Explanation(R.EQUALS)),
    (position("7D 2S 3S 4S 5S 6S QS KS 2H 4H", "5C 3C 6C"), "7D", Explanation(R.MAKE_VOID, suit=Suit.DIAMONDS)),
    (
        position("AC JC 2S 3S 4S 2D 3D 3H", "3C 4C 5C 6C", "QD 4D 5D 6D", "2C KC 7S"),
        "AC",
        Explanation(R.TAKE_SURE, points=25),
    ),
]


@pytest.mark.parametrize(("seen", "code", "reason"), SEEN)
def test_what_is_named_is_there(seen: Observation, code: str, reason: Explanation) -> None:
    assert explain_card(seen, card(code)) == reason


def test_what_most_lies_refute_is_not_said_to_win_the_trick() -> None:
    """The three over a led two: seven, five and four are out, and two are yet to play; nor is it partner's to feed."""
    assert explain_card(position("3S JS QS 2D 3D 4D 5D 2C 3C 3H", "2S"), card("3S")) == Explanation(R.PLAIN)
    assert explain_card(position("3S JS 4D 2D 3D 5D 2C 3C 4C 3H", "2S 4S"), card("JS")) == Explanation(R.PLAIN)
    likely = position("AS JS 4D 2D 3D 5D 2C 3C 4C 3H", "KS")
    assert explain_card(likely, card("AS")) == Explanation(R.TAKE, points=15)


def test_the_seven_is_told_from_the_ace_that_lies_there_and_from_the_one_to_come() -> None:
    """And of two cards that keep the seven the one with more points is not explained by keeping it."""
    under = position("7S KS JS 2D 3D 4D 5D 2C 3C 3H", "AS 2S")
    assert explain_card(position("7S KS JS 2D 3D 4D 5D 2C 3C 3H", "AS"), card("JS")) == Explanation(
        R.SPARE_SEVEN, card=card("7S")
    )
    assert explain_card(under, card("KS")).card is None  # partner's ace
    before = position("7S 3S 2S 2D 3D 4D 5D 2C 3C 3H", "JS 4S")
    assert explain_card(before, card("2S")).reason is not R.GUARD_SEVEN
    second = position("7S QS 2S 2D 3D 4D 5D 2C 3C 3H", "JS")
    assert explain_card(second, card("2S")) == Explanation(R.GUARD_CHEAPLY, card=card("7S"))
    assert explain_card(second, card("QS")) == Explanation(R.PLAIN)
    alone = position("7S 2S 4D 2D 3D 5D 2C 3C 4C 3H", "JS")
    assert explain_card(alone, card("2S")) == Explanation(R.GUARD_SEVEN, card=card("7S"))


def test_few_points_are_not_said_of_a_seven() -> None:
    """Ace and seven under a trump: neither is little."""
    seen = position("AS 7S 4D 2D 3D 5D 2C 3C 4C 2H", "KS 2S 4H")
    assert explain_card(seen, card("7S")).reason is not R.PLAY_LOW


def test_the_last_trump_out_is_led_for_certain() -> None:
    seen = position("AH 2D 3D 4D 5D 6D 2S", "KH 4H 3H 2H", "7H 5H QH JH", "6H AC 7C KC")
    assert explain_card(seen, card("AH")) == Explanation(R.LEAD_SURE)


def test_where_there_is_a_choice_forced_is_not_said() -> None:
    with pytest.raises(ValueError, match="no dutiful card"):
        explain_card(position("KC 2S 3S 4S 5S 6S 2D 3D 4D 3H", "AC"), card("2S"))


SECRET = {1: "AH 7H KH JH QH 6H AS 7C", 2: "AC 2C 3C 2S 3S 2D 3D 4D", 3: "5H 5C 6S 5S 4S 6D 5D QD"}
CALLED = ("1 bid 70", "2 pass", "3 pass", "4 pass", "0 pass", "1 call H AC")


def test_a_partner_who_is_suspected_is_called_no_more_than_that() -> None:
    """To all but the called card's holder nobody is known for a friend but those who cannot hold it."""
    table = italiana("italiana-nulos", SECRET, *CALLED)
    assert known_friends(table.observe(1)) == {1}
    assert known_friends(table.observe(2)) == {1, 2}
    assert known_friends(table.observe(3)) == {3}
    italian = italiana("italiana-nulos", SECRET, *CALLED, "1 play 7C", "2 play AC").observe(3)
    assert known_friends(italian) == {0, 3, 4}


def test_the_secret_is_kept_or_shown() -> None:
    seen = italiana("italiana-nulos", SECRET, *CALLED, "1 play 7C").observe(2)
    assert explain_card(seen, card("AC")) == Explanation(R.SHOW_CALLED)
    assert explain_card(seen, card("2C")) == Explanation(R.KEEP_SECRET, card=card("AC"))


# -- held against the hidden cards


@pytest.mark.parametrize("variant", VARIANTS)
def test_what_is_called_certain_is_so_in_every_lie(variant: str) -> None:
    """Whoever may be against the seat cannot beat the card that is said to win, in any of some lies."""
    told = Counter[ChoiceReason]()
    for seed in range(5):
        rng = random.Random(f"{variant} {seed}")
        table = new_table(variant)
        table.deal(random_layout(table.rules, rng))
        while table.in_progress:
            seat = table.to_act()
            assert seat is not None
            seen = table.observe(seat)
            for c in seen.dutiful:
                why = explain_card(seen, c)
                told[why.reason] += 1
                check(seen, c, why)
            turn(table, rng, honest)
    assert len(told) > 6
    assert sum(told[reason] for reason in SURE) > 4


def test_at_nulls_too() -> None:
    """A soloist and four who press him: what is said of a card is so."""
    told = Counter[ChoiceReason]()
    for seed in range(12):
        rng = random.Random(seed)
        passes = ("2 pass", "3 pass", "4 pass", "0 pass")
        table = italiana("italiana-nulos", {1: "2S 4S 6H 3H KH 2D QD 5C"}, "1 bid nulls", *passes, seed=seed)
        while table.in_progress:
            seat = table.to_act()
            assert seat is not None
            seen = table.observe(seat)
            k = Knowledge(seen)
            for c in seen.dutiful:
                why = explain_card(seen, c)
                told[why.reason] += 1
                if why.reason is R.STAY_UNDER:
                    assert k.best is not None
                    under = [d for d in k.dutiful if not k.beats(d, k.best)]
                    assert k.strength(c) == max(map(k.strength, under))
                if why.reason is R.LEAD_SAFE:
                    assert k.higher_unseen(c)
                if why.reason is R.PRESS_SOLOIST:
                    assert k.may_hold(1) & k.higher_unseen(c)
            turn(table, rng, honest)
    assert {R.STAY_UNDER, R.LEAD_SAFE, R.THROW_DANGER, R.PRESS_SOLOIST, R.THROW_HIGH} <= set(told)


def check(seen: Observation, c: Card, why: Explanation) -> None:
    k, deal = Knowledge(seen), seen.deal
    best = c if k.best is None or k.beats(c, k.best) else k.best
    if why.reason in SURE:
        numbers = numbering(deal.spec.deck, deal.trump)
        for world in Worlds(seen).sample(6, 1):
            side = [world.side >> s & 1 for s in range(deal.spec.seats)]
            winner = seen.seat if best is c else k.winner
            assert winner is not None
            assert side[winner] == side[seen.seat]
            for other in k.to_come:
                if side[other] != side[seen.seat]:
                    assert not any(
                        beats(deal.spec.deck, deal.trump, d, best)
                        for d in _may(k, c, numbers.cards_on(world.hands[other]))
                    )
    if why.card is not None and why.reason is not R.FAVOURED:
        assert why.card in seen.hand
        assert why.card is not c
    if why.reason in (R.RUFF, R.SAVE_TRUMP):
        assert why.points == k.table_points
    if why.reason in (R.GUARD_SEVEN, R.GUARD_CHEAPLY):
        assert why.card is not None
        assert not k.deck.cards.of_suit(why.card.suit) & CardSet.of(d for d in k.trick.cards if k.points(d) == 11)
    if why.reason in (R.FEED_SURE, R.FEED_PARTNER, R.SECURE):
        assert k.winner in known_friends(seen)
    if why.reason is R.PLAY_LOW:
        assert k.points(c) == min(map(k.points, k.dutiful)) < 10
        assert best is not c
        assert k.winner not in known_friends(seen)
    if why.reason is R.LEAD_FOR_RUFF:
        assert why.seat is not None
        assert not k.may_hold(why.seat).of_suit(c.suit)
    if why.reason is R.MAKE_VOID:
        assert seen.hand.of_suit(c.suit) == CardSet.of([c])
        assert k.unseen.of_suit(c.suit)


def _may(k: Knowledge, c: Card, hand: CardSet) -> CardSet:
    """What a seat with this hand may play after ``c``."""
    spec = k.deal.spec
    return spec.follow(spec.deck, k.trump, k.trick.with_card(c), hand)
