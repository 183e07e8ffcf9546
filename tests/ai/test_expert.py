"""The expert: manners in concrete deals, what it tells of its cards, its budget. Hearts are trump; seat 3 dealt."""

import random
import threading
import time
from array import array

import pytest

from sueca_desktop.ai.expert import Expert, best_card, stakes
from sueca_desktop.ai.knowledge import Knowledge
from sueca_desktop.ai.levels import Level, player
from sueca_desktop.ai.marks import winning_mark
from sueca_desktop.ai.player import Budget, Choice, ChoiceReason
from sueca_desktop.ai.playing.endgame import Endgame
from sueca_desktop.ai.playing.thinking import Style, Weighing
from sueca_desktop.ai.playing.turn import turn_of
from sueca_desktop.ai.worlds import Worlds
from sueca_desktop.rules.actions import Play
from sueca_desktop.rules.cards import Suit, card
from sueca_desktop.rules.view import Observation
from sueca_desktop.solver import Solver
from sueca_desktop.solving import position_of
from tests.ai.positions import answer, answers, position, tables, to_play
from tests.ai.seats import italiana
from tests.ai.test_playing import VARIANTS, true_row, turns

EXPERT = Expert(Budget(worlds=60))


def played(seen: Observation) -> str:
    return answers(EXPERT, seen)[0]


# -- manners, as PRODUCT.md has them under P3


def test_no_seven_under_an_ace() -> None:
    assert answers(EXPERT, position("7S 2S 4D 5D 6D QD 3C 4C 5C 3H", "AS")) == ("2S", "guard-seven")


def test_no_seven_led_under_an_ace_unseen() -> None:
    assert played(position("7S 7D 7C 2S 2D 2C 3S 3D 3C 3H"))[0] != "7"


def test_the_seven_wins_when_nobody_after_it_can_have_the_ace() -> None:
    assert answers(EXPERT, position("7S 2S 4D 5D 6D QD 3C 4C 5C 2H", "KS 3S 4S")) == ("7S", "take-cheaply")


def test_the_seven_is_led_once_the_ace_is_gone() -> None:
    assert answers(EXPERT, position("7S 2D 3D 4D 3C 4C 5C 6C 3H", "AS 2S 3S 4S")) == ("7S", "lead-master")


def test_feeds_partners_sure_trick() -> None:
    assert answers(EXPERT, position("KC 4C 2S 3S 4S 5S 2D 3D 4D 2H", "2C AC 3C")) == ("KC", "feed-partner")
    assert answers(EXPERT, position("7D 2D 2S 3S 4S 5S 6S QS 2H 4H", "2C AC 3C")) == ("7D", "feed-partner")


def test_ruffs_partners_sure_trick_only_for_points_to_be_had_later() -> None:
    """A trump that takes it must bring three card points more than any other card."""
    looked_at = 0
    for table in tables(250):
        k = Knowledge(to_play(table))
        void = k.trick.led is not None and k.dutiful[0].suit is not k.trick.led
        if void and k.friend_winning and k.winner_sure and not all(map(k.is_trump, k.dutiful)):
            looked_at += 1
            choice = answer(EXPERT, k.observation)
            worth = {e.action.card: e.points for e in choice.expectations if isinstance(e.action, Play)}
            assert isinstance(choice.action, Play)
            others = [points for c, points in worth.items() if not k.is_trump(c)]
            assert not k.is_trump(choice.action.card) or worth[choice.action.card] >= max(others) + 3
    assert looked_at > 2


def test_ruffs_points_with_the_lowest_trump() -> None:
    assert answers(EXPERT, position("2S 3S 4S 5S 6S 2D 3D 4D 2H 4H", "AC 4C KC")) == ("2H", "ruff")


def test_keeps_its_trump_when_the_trick_is_empty() -> None:
    assert card(played(position("2S 3S 4S 5S 6S 2D 3D 4D 2H 4H", "5C 3C 6C"))).suit is not Suit.HEARTS


def test_wins_cheaply_in_the_last_seat() -> None:
    assert answers(EXPERT, position("AH QH 2S 3S 4S 5S 6S 2D 3D 2H", "6H 3H 4H")) == ("QH", "take-cheaply")


def test_draws_trumps_when_long_in_them() -> None:
    assert card(played(position("AH KH JH QH 6H 3H AS 7S KS AC"))).suit is Suit.HEARTS


# -- what it tells


@VARIANTS
def test_every_card_that_may_be_played_is_weighed(variant: str) -> None:
    for table in turns(variant, 8):
        seat = table.to_act()
        assert seat is not None
        seen = table.observe(seat)
        choice = answer(Expert(Budget(worlds=12)), seen)
        assert isinstance(choice.action, Play)
        assert choice.worlds == 12
        told = [e.action.card for e in choice.expectations if isinstance(e.action, Play)]
        assert sorted(told) == sorted(seen.dutiful)
        total = seen.deal.spec.deck.total(seen.deal.trump) + seen.deal.spec.last_trick
        assert all(0 <= e.points <= total and 0 <= e.wins <= 1 for e in choice.expectations)
        assert choice.reason is not ChoiceReason.FORCED


def test_what_wins_a_deal() -> None:
    assert winning_mark(position("7S 2S 4D 5D 6D QD 3C 4C 5C 3H", "AS")) == 60.5
    bids = ("1 bid 75", "2 pass", "3 pass", "4 pass", "0 pass", "1 call H AH", "1 play 2S")
    table = italiana("italiana-nulos", {1: "2S 3S 4S 5S 6H 2D 3D 4D", 2: "AH 2H 3H 2C 3C 4C 5C 6C"}, *bids)
    assert [winning_mark(table.observe(seat)) for seat in (1, 2, 3)] == [75, 75, 46]
    nulls = italiana("italiana-nulos", {}, "1 bid nulls", "2 pass", "3 pass", "4 pass", "0 pass")
    assert winning_mark(nulls.observe(1)) == 1


def test_points_at_which_the_score_turns() -> None:
    seen = position("7S 2S 4D 5D 6D QD 3C 4C 5C 3H", "AS")
    assert stakes(Knowledge(seen), turn_of(seen)) == (1, 30, 60, 61, 91, 120)
    nulls = italiana("italiana-nulos", {}, "1 bid nulls", "2 pass", "3 pass", "4 pass", "0 pass").observe(1)
    assert stakes(Knowledge(nulls), turn_of(nulls)) == ()


def test_what_the_score_turns_on_is_worth_more_than_a_few_points() -> None:
    """One card brings two points more in the mean, the other wins the deal always instead of every other time."""
    seen = position("7S 2S 4D 5D 6D QD 3C 4C 5C 3H", "AS")
    one, other = 32, 33
    found = Weighing([one, other], [0.0, 0.0], [[70, 58, 58, 70], [62, 62, 62, 62]])
    assert best_card(turn_of(seen), found, Style(), frozenset()) == one
    assert best_card(turn_of(seen), found, Style(), frozenset(), (61,)) == other


@pytest.mark.parametrize("variant", ["sueca-bandeira", "italiana-nulos", "klaberjass"])
def test_the_end_is_solved_exactly(variant: str) -> None:
    """In the true world, card for card as the solver has it."""
    looked_at = 0
    for table in turns(variant, 60):
        seat = table.to_act()
        assert seat is not None
        seen, turn = table.observe(seat), turn_of(table.observe(seat))
        if len(seen.hand) > 4 or turn.nulls:
            continue
        looked_at += 1
        exact = position_of(table.state)
        row = true_row(table)
        row[-1] = exact.side
        numbers = array("i", [turn.numbers.of[c.index] for c in seen.dutiful])
        found = array("i", bytes(4 * len(numbers)))
        Endgame(turn).values(row, 0, 1, numbers, found)
        taken = sum(p for s, p in enumerate(seen.deal.taken_points()) if exact.sides[s] == exact.sides[seat])
        moves = Solver().moves(exact)
        assert moves is not None
        own = {c: v if exact.sides[seat] == 0 else exact.total - v for c, v in moves.items()}
        assert list(found) == [taken + own[c] for c in seen.dutiful]
    assert looked_at > 4


# -- its budget


def test_a_number_of_worlds_gives_one_answer() -> None:
    for table in tables(10):
        seen = to_play(table)
        assert answer(EXPERT, seen, 4) == answer(Expert(Budget(worlds=60)), seen, 4)


def within(milliseconds: int, seen: Observation) -> tuple[Choice, float]:
    expert, start = Expert(Budget(time_ms=milliseconds)), time.perf_counter()
    choice = answer(expert, seen)
    return choice, time.perf_counter() - start


def test_a_sound_card_whatever_the_time() -> None:
    seen = position("7S 2S 4D 5D 6D QD 3C 4C 5C 2H", "KS 3S 4S")
    for milliseconds in (1, 50):
        choice, _ = within(milliseconds, seen)
        assert choice.action == Play(card("7S"))
        assert choice.worlds > 0


def test_stopped_it_answers_at_once() -> None:
    stop = threading.Event()
    stop.set()
    seen = position("7S 7D 7C 2S 2D 2C 3S 3D 3C 3H")
    choice = Expert(Budget(worlds=10**6)).choose(seen, random.Random(0), stop)
    assert choice.action in seen.legal
    assert choice.worlds < 100


def test_out_of_turn_is_a_clear_error() -> None:
    table = next(tables(1))
    waiting = (to_play(table).seat + 1) % 4
    with pytest.raises(ValueError, match="turn"):
        answer(EXPERT, table.observe(waiting))


def test_worlds_are_those_that_may_be() -> None:
    seen = position("7S 7D 7C 2S 2D 2C 3S 3D 3C 3H")
    assert Worlds(seen).count > 10**9
    assert isinstance(player(Level.EXPERT), Expert)
