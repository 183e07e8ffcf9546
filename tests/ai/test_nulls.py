"""Nulls played both ways: a soloist who takes no trick, four who make him take one."""

import random
import threading

from sueca_desktop.ai.bidding.nulls import danger
from sueca_desktop.ai.levels import Level, player
from sueca_desktop.ai.player import ChoiceReason
from sueca_desktop.engine.table import Table
from sueca_desktop.rules.actions import Move, Play
from sueca_desktop.rules.cards import CardSet
from sueca_desktop.rules.decks import SUECA_DECK
from sueca_desktop.rules.scoring import ScoreRule
from tests.ai.seats import answer, club, italiana
from tests.support.deals import act
from tests.support.italiana import NULOS

SOLO = ("1 bid nulls", "2 pass", "3 pass", "4 pass", "0 pass")
PACK = tuple(SUECA_DECK.cards)


def table(hands: dict[int, str], *texts: str) -> Table:
    return italiana(NULOS, hands, *SOLO, *texts)


# The soloist


def test_a_low_singleton_is_led_the_lowest_of_two() -> None:
    assert answer(table({1: "4S 2H 3H 5H 2D 3D 6D KD"})) == "play 4S"
    assert answer(table({1: "4S 2H 3D 5D 6D 2C 3C 5C"})) == "play 2H"


def test_without_a_singleton_a_middle_card_keeping_the_low_ones() -> None:
    assert answer(table({1: "2S 3S 5S 2H 4H 6H 2D 3D"})) in ("play 5S", "play 6H")
    assert answer(table({1: "2S 6S 2H 5H 3D 4D 2C 3C"})) in ("play 6S", "play 5H")


def test_no_jack_or_higher_is_led_where_anything_else_can_be() -> None:
    rng = random.Random(2)
    for _ in range(100):
        cards = CardSet.of(rng.sample(PACK, 8))
        led = answer(table({1: str(cards)}))[-2:]
        low = [c for c in cards if c.rank.value in "2345"]
        assert led[0] not in "A7KJ" or not low


def test_the_highest_card_that_stays_under_is_played() -> None:
    at = table({1: "2S 3H 5H 6H 2D 3D 2C 3C", 2: "KH QS 4H", 3: "JH 7S", 4: "QH AS", 0: "4S 7H"}, "1 play 2S")
    act(at, "2 play QS", "3 play 7S", "4 play AS", "0 play 4S", "4 play QH", "0 play 7H")
    assert answer(at) == "play 6H"
    assert club(at.observe(1)).reason is ChoiceReason.STAY_UNDER


MIDDLE = {  # the soloist must go over the five of hearts
    1: "2S 6H KH 2D 3D 4D 2C 3C",
    2: "7S 7H AH 6S 5S 5D 4C 5C",
    3: "KS 3H JH 6D 7D 6C 7C JC",
    4: "AS 4H QH KD JD QC KC AC",
    0: "4S 2H 5H 3S JS QS AD QD",
}
LAST = MIDDLE | {2: "AS 5H AH 6S 5S 5D 4C 5C", 4: "7S 4H QH KD JD QC KC AC", 0: "4S 2H 7H 3S JS QS AD QD"}


def test_where_he_must_go_over_he_plays_the_lowest_and_as_the_last_the_highest() -> None:
    at = table(MIDDLE, "1 play 2S", "2 play 7S", "3 play KS", "4 play AS", "0 play QS", "4 play 4H", "0 play 5H")
    assert answer(at) == "play 6H"  # others may go over it
    at = table(LAST, "1 play 2S", "2 play AS", "3 play KS", "4 play 7S", "0 play QS", "2 play 5H")
    act(at, "3 play 3H", "4 play 4H", "0 play 2H")
    assert answer(at) == "play KH"  # it takes the trick either way


def test_what_is_dangerous_is_thrown_away() -> None:
    hands = {1: "2S 2H 3H AH 2D 3D 4D KC", 2: "AS 7S", 3: "KS QS", 4: "4S 3S", 0: "5S 6S"}
    at = table(hands, "1 play 2S", "2 play AS", "3 play KS", "4 play 4S", "0 play 5S")
    act(at, "2 play 7S", "3 play QS", "4 play 3S", "0 play 6S")
    assert answer(at) == "play KC"  # bare, worse than the guarded ace
    assert club(at.observe(1)).reason is ChoiceReason.THROW_DANGER


# The four


PRESSING = {
    1: "2S 5H QH 2D 3D 4D 2C 3C",
    2: "AS 7S JH 6S 5S 5D 4C 5C",
    3: "KS 3H AH 6D 7D 6C 7C JC",
    4: "QS 4H 7H KD JD QC KC AC",
    0: "4S 2H KH 3S JS 6H AD QD",
}


def test_before_the_soloist_nobody_goes_over_and_he_stays_under() -> None:
    at = table(PRESSING, "1 play 2S", "2 play AS", "3 play KS", "4 play QS", "0 play JS", "2 play JH")
    assert answer(at) == "play 3H"
    assert club(at.observe(3)).reason is ChoiceReason.PRESS_SOLOIST
    act(at, "3 play 3H")
    assert answer(at) == "play 4H"  # not the seven, under which he could put anything
    act(at, "4 play 4H")
    assert answer(at) == "play 6H"  # under the jack: the two is kept to lead
    act(at, "0 play 6H")
    assert answer(at) == "play QH"


def test_when_the_soloist_is_winning_everybody_stays_under_him() -> None:
    hands = {1: "2S 6H KH 2D 3D 4D 2C 3C", 3: "4S 3H AH 5S", 4: "3S 4H 7H", 0: "AS 2H QH 7S", 2: "5H JH KS"}
    at = table(hands, "1 play 6H")
    assert answer(at) == "play 5H"
    act(at, "2 play 5H")
    assert answer(at) == "play 3H"
    act(at, "3 play 3H")
    assert answer(at) == "play 4H"
    act(at, "4 play 4H", "0 play 2H")
    assert at.state.score is not None
    assert at.state.score.rule is ScoreRule.NULLS_LOST


def test_when_he_cannot_take_the_trick_the_high_cards_go() -> None:
    at = table(PRESSING, "1 play 2S")
    for seat, highest in ((2, "AS"), (3, "KS"), (4, "QS"), (0, "JS")):
        assert answer(at) == f"play {highest}"
        act(at, f"{seat} play {highest}")


def test_a_suit_the_soloist_has_shown_to_lack_is_not_led_at_him() -> None:
    hands = {
        1: "2S 5H QH 2D 3D 4D 5D 2H",
        2: "AS 7S KC 6S 5S JH 4C 5C",
        3: "KS 3H AH 6D 7D 6C 7C JC",
        4: "QS 4H 7H KD JD QC 3C AC",
        0: "4S KH 3S JS 6H AD QD 2C",
    }
    at = table(hands, "1 play 2S", "2 play AS", "3 play KS", "4 play QS", "0 play JS")
    act(at, "2 play KC", "3 play JC", "4 play AC", "0 play 2C", "1 play QH")
    assert at.to_act() == 4
    assert answer(at) in ("play 4H", "play JD")


def test_a_novice_too_takes_no_trick_it_can_leave_and_leaves_the_soloist_his() -> None:
    rng, novice, stop, ducked, left = random.Random(4), player(Level.NOVICE), threading.Event(), 0, 0
    for _ in range(40):
        pack = rng.sample(PACK, 40)
        at = table({seat: " ".join(c.code for c in pack[8 * seat : 8 * seat + 8]) for seat in range(5)})
        while (seat := at.to_act()) is not None:
            seen, deal = at.observe(seat), at.state.public
            move = Move(seat, novice.choose(seen, rng, stop).action)
            trick = deal.trick
            assert trick is not None
            under = [c for c in seen.playable if trick.cards and deal.winner_of(trick.with_card(c)) != seat]
            soloist_winning = bool(trick.cards) and deal.winner_of(trick) == 1
            if under and (seat == 1 or soloist_winning):
                assert move.action in [Play(c) for c in under]
                ducked, left = ducked + (seat == 1), left + (seat != 1)
            at.act(move)
    assert min(ducked, left) > 20


# Both together


def success(low: int, high: int, deals: int) -> int:
    """How many of ``deals`` random hands of this danger the club player makes against four of its own."""
    rng, club_player, stop, made, tried = random.Random(low), player(Level.CLUB), threading.Event(), 0, 0
    while tried < deals:
        pack = rng.sample(PACK, 40)
        if not low <= danger(SUECA_DECK, CardSet.of(pack[:8])) <= high:
            continue
        tried += 1
        at = table({seat: " ".join(c.code for c in pack[8 * i : 8 * i + 8]) for i, seat in enumerate((1, 2, 3, 4, 0))})
        while (seat := at.to_act()) is not None:
            at.act(Move(seat, club_player.choose(at.observe(seat), rng, stop).action))
        assert at.state.score is not None
        made += at.state.score.rule is ScoreRule.NULLS_MADE
    return made


def test_the_safer_the_hand_the_more_often_nulls_are_made() -> None:
    made = [success(low, high, 60) for low, high in ((0, 3), (8, 10), (14, 16), (22, 40))]
    assert made == sorted(made, reverse=True)
    assert len(set(made)) == 4
    assert made[0] > 30
    assert made[3] < 10
