"""Plays that players at the table found fault with, each in the deal where it happened, and what holds of such plays
in any deal.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from sueca_desktop.ai.club import Club
from sueca_desktop.ai.counting import reaching
from sueca_desktop.ai.knowledge import Knowledge
from sueca_desktop.rules.actions import Move, Play
from sueca_desktop.rules.cards import Card, Rank
from sueca_desktop.rules.view import Observation
from tests.ai.positions import answer, cards_of, to_play
from tests.ai.reported import REPORTED, Reported
from tests.support.deals import SUECAS, new_table, random_layout

CLUB = Club()
PICTURES = (Rank.QUEEN, Rank.JACK, Rank.KING)


@pytest.mark.parametrize("reported", REPORTED, ids=lambda reported: reported.name)
def test_reported(reported: Reported) -> None:
    """Any of the cards held right will do."""
    assert played(reported.seen()) in cards_of(reported.right)


def played(seen: Observation) -> Card:
    """The card that the club player plays."""
    choice = answer(CLUB, seen)
    assert isinstance(choice.action, Play)
    return choice.action.card


def decisions() -> Iterator[tuple[Knowledge, Card]]:
    """What the club player knew and played, where it had a choice, in sixty deals among four of it."""
    for number in range(60):
        rng = random.Random(number)
        table = new_table(SUECAS[number % 2])
        table.deal(random_layout(table.rules, rng))
        while table.in_progress:
            seen = to_play(table)
            c = played(seen)
            if len(seen.dutiful) > 1:
                yield Knowledge(seen), c
            table.act(Move(seen.seat, Play(c)))


@pytest.fixture(scope="module")
def sixty_deals() -> tuple[tuple[Knowledge, Card], ...]:
    return tuple(decisions())


Deals = tuple[tuple[Knowledge, Card], ...]


def worthless(k: Knowledge) -> bool:
    """Whether a side card without points may be played."""
    return any(not k.points(c) and not k.is_trump(c) for c in k.dutiful)


def test_the_last_seat_gives_no_points_to_opponents(sixty_deals: Deals) -> None:
    """Not even to make a void with trumps in hand."""
    looked_at = 0
    for k, c in sixty_deals:
        lost = k.last and not k.friend_winning and k.best is not None and not k.beats(c, k.best)
        if lost and worthless(k):
            looked_at += 1
            assert not k.points(c), (k.hand, k.trick, c)
    assert looked_at > 100


def test_second_hand_puts_no_picture_under_two_higher_cards(sixty_deals: Deals) -> None:
    """Higher cards, that is, that the opponent after it may hold; partner's would take the trick for both."""
    looked_at = 0
    for k, c in sixty_deals:
        if len(k.trick.cards) != 1 or k.is_trump(c) or c.suit is not k.trick.led or not worthless(k):
            continue
        looked_at += 1
        assert c.rank not in PICTURES or len(k.higher_unseen(c) & k.may_hold(k.to_come[0])) < 2, (k.hand, k.trick, c)
    assert looked_at > 100


def test_no_king_is_led_under_an_ace_or_seven_that_an_opponent_may_hold(sixty_deals: Deals) -> None:
    """While the hand has a worthless side card."""
    looked_at = 0
    for k, c in sixty_deals:
        if k.trick.cards or not worthless(k):
            continue
        looked_at += 1
        bare = c.rank is Rank.KING and not k.is_trump(c)
        assert not (bare and k.opponents_may_hold(k.higher_unseen(c))), (k.hand, c)
    assert looked_at > 100


def test_no_high_trump_on_a_trick_that_partner_loses_only_to_a_ruff(sixty_deals: Deals) -> None:
    """A side card goes there, or a trump that has no points or decides the deal."""
    looked_at = 0
    for k, c in sixty_deals:
        void = k.trick.led is not None and k.dutiful[0].suit is not k.trick.led
        if not void or not k.friend_winning or all(map(k.is_trump, k.dutiful)) or loses_in_suit(k):
            continue
        looked_at += 1
        assert not k.is_trump(c) or not k.points(c) or reaching(k, c), (k.hand, k.trick, c)
    assert looked_at > 30


def loses_in_suit(k: Knowledge) -> bool:
    """Whether an opponent yet to play may beat partner's card by following suit."""
    best = k.best
    assert best is not None
    after = [s for s in k.to_come if not k.friend(s)]
    return any(k.beats(c, best) and c.suit is k.trick.led for s in after for c in k.may_hold(s))
