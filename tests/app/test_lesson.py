"""The guided deal: what its papers say is so."""

from __future__ import annotations

import random
import threading

from sueca_desktop.app.game import Game
from sueca_desktop.app.lesson import LINE, Lesson, LessonPlayer, lesson_game, played, wanted
from sueca_desktop.engine.table import Table
from sueca_desktop.rules.actions import Move, Play
from sueca_desktop.rules.cards import Suit, card
from tests.app.driving import NAMES


def after(cards: int) -> Table:
    """The table after so many cards of the line, each seat's by the lesson's player."""
    game = Game.begun(lesson_game(NAMES))
    game.deal_next()
    for _ in range(cards):
        seat = game.table.to_act()
        assert seat is not None
        choice = LessonPlayer().choose(game.table.observe(seat), random.Random(1), threading.Event())
        game.table.act(Move(seat, choice.action))
    return game.table


def test_the_line_is_played_by_the_rules_and_then_left_to_club_players() -> None:
    table = after(len(LINE))
    assert played(table.observe(0)) == LINE
    assert wanted(table.observe(0)) is None
    assert sum(after(40).state.public.taken_points()) == 120


def test_trump_is_as_told() -> None:
    deal = after(0).state.public
    assert (deal.dealer, deal.turned, deal.trump) == (1, card("5H"), Suit.HEARTS)
    assert after(0).to_act() == 2


def test_suit_must_be_followed_and_partner_leads_the_ace() -> None:
    seen = after(Lesson.FOLLOW.after).observe(0)
    assert seen.my_turn
    assert {c.suit for c in seen.playable} == {Suit.SPADES}
    assert len(seen.playable) < len(seen.hand)
    assert wanted(seen) is card("7S")


def test_the_ace_is_trumped_for_31_points() -> None:
    deal = after(Lesson.RUFFED.after).state.public
    assert deal.winner_of(deal.tricks[0]) == 1
    assert deal.taken_points()[1] == 31


def test_who_is_void_trumps_with_the_lowest() -> None:
    seen = after(Lesson.VOID.after).observe(0)
    assert seen.my_turn
    assert not any(c.suit is Suit.CLUBS for c in seen.hand)
    trumps = [c for c in seen.hand if c.suit is Suit.HEARTS]
    assert wanted(seen) is min(trumps, key=lambda c: seen.deal.spec.deck.strength(c, Suit.HEARTS))


def test_partner_has_no_more_diamonds() -> None:
    table = after(Lesson.PARTNER.after)
    assert table.observe(0).my_turn
    assert not any(c.suit is Suit.DIAMONDS for c in table.observe(2).hand)


def test_partners_king_is_the_highest_club() -> None:
    seen = after(Lesson.FEED.after).observe(0)
    assert seen.my_turn
    assert {card("AC"), card("7C")} <= set(played(seen))
    assert played(seen)[16] is card("KC")


def test_two_points_are_missing_when_the_user_plays_alone() -> None:
    seen = after(Lesson.ALONE.after).observe(0)
    points = seen.deal.taken_points()
    assert (seen.my_turn, points[0] + points[2]) == (True, 59)


def test_who_leaves_the_line_meets_players_all_the_same() -> None:
    table = after(Lesson.FOLLOW.after)
    table.act(Move(0, Play(card("5S"))))
    seen = table.observe(1)
    assert wanted(seen) is None
    assert LessonPlayer().choose(seen, random.Random(1), threading.Event()).action in seen.legal
