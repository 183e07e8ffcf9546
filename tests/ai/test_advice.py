"""Advice: every kind of decision of every rule set, graded options, reasons that name what is there. Hearts are trump;
seat 3 dealt the 2H unless told otherwise.
"""

import random
import threading

import pytest

from sueca_desktop.ai.advice import advise, explain
from sueca_desktop.ai.bidding.advising import explain_words
from sueca_desktop.ai.bidding.worth import best_trump, worth
from sueca_desktop.ai.explaining import Explanation, explain_card
from sueca_desktop.ai.options import Grade, Measure, Value
from sueca_desktop.ai.player import Budget, ChoiceReason, Expectation
from sueca_desktop.rules.actions import Accuse, Bid, BidNulls, Call, Move, Pass, Play
from sueca_desktop.rules.cards import Suit, card
from sueca_desktop.rules.spec import PhaseName
from sueca_desktop.rules.view import Observation
from tests.ai.positions import position, tables, to_play
from tests.ai.seats import italiana
from tests.support.deals import VARIANTS, any_kind, new_table, random_layout
from tests.support.klaberjass import layout, table_of

FEW = Budget(worlds=10)


def why(seen: Observation, code: str) -> Explanation:
    return explain_card(seen, card(code))


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_decision_of_a_deal_is_advised_on(variant: str) -> None:
    rng = random.Random(3)
    table = new_table(variant)
    table.deal(random_layout(table.rules, rng))
    while table.in_progress:
        seen = to_play(table)
        advice = advise(seen, FEW)
        assert advice.action in seen.legal or isinstance(advice.action, Accuse)
        assert advice.grade(advice.action) is Grade.BEST
        assert {each.action for each in advice.options} <= set(seen.legal)
        costs = [each.cost for each in advice.options if each.cost is not None]
        assert costs == sorted(costs)
        assert not costs or costs[0] == 0.0
        assert all(each.wins is None or 0.0 <= each.wins <= 1.0 for each in advice.options)
        other = any_kind(seen, rng)
        assert explain(seen, other, advice).reason in ChoiceReason
        table.act(Move(seen.seat, other))


def test_the_same_question_has_the_same_answer() -> None:
    seen = position("7S 2S 4D 5D 6D QD 3C 4C 5C 3H", "AS")
    assert advise(seen, FEW) == advise(seen, FEW)


def test_nothing_to_decide_is_a_clear_error() -> None:
    table = next(tables(1))
    with pytest.raises(ValueError, match="nothing to decide"):
        advise(table.observe((to_play(table).seat + 1) % 4), FEW)


def test_a_stopped_question_is_answered_at_once() -> None:
    stop = threading.Event()
    stop.set()
    seen = position("7S 7D 7C 2S 2D 2C 3S 3D 3C 3H")
    assert advise(seen, Budget(worlds=10**6), stop).worlds < 100


def test_the_seven_under_the_ace_is_a_mistake() -> None:
    advice = advise(position("7S 2S 4D 5D 6D QD 3C 4C 5C 3H", "AS"), Budget(worlds=60))
    assert advice.measure is Measure.CARD_POINTS
    assert advice.grade(Play(card("2S"))) is Grade.BEST
    assert advice.grade(Play(card("7S"))) is Grade.MISTAKE
    assert advice.why == Explanation(ChoiceReason.SPARE_SEVEN, card=card("7S"))


def test_what_was_not_weighed_has_no_grade() -> None:
    advice = advise(position("KC 2S 3S 4S 5S 6S 2D 3D 4D 3H", "AC"), FEW)
    assert advice.why == Explanation(ChoiceReason.FORCED)
    assert advice.options == ()
    assert advice.grade(Play(card("KC"))) is Grade.BEST
    assert advice.grade(Play(card("2S"))) is None


# -- reasons, each in a deal


@pytest.mark.parametrize(
    ("seen", "code", "reason"),
    [
        (position("KC 4C 2S 3S 4S 5S 2D 3D 4D 2H", "2C AC 3C"), "KC", Explanation(ChoiceReason.FEED_SURE)),
        (position("KC 4C 2S 3S 4S 5S 2D 3D 4D 3H", "AC 2C"), "KC", Explanation(ChoiceReason.FEED_PARTNER)),
        (position("2S 3S 4S 5S 6S 2D 3D 4D 2H 4H", "AC 4C KC"), "2H", Explanation(ChoiceReason.RUFF, points=15)),
        (
            position("AH QH 2S 3S 4S 5S 6S 2D 3D 2H", "6H 3H 4H"),
            "QH",
            Explanation(ChoiceReason.TAKE_CHEAPLY, card=card("AH")),
        ),
        (
            position("7S 2S 4D 5D 6D QD 3C 4C 5C 2H", "KS 3S 4S"),
            "7S",
            Explanation(ChoiceReason.TAKE_SURE, points=14),
        ),
        (position("AC 2C 2S 3S 4S 5S 2D 3D 4D 3H", "KC"), "AC", Explanation(ChoiceReason.TAKE, points=15)),
        (
            position("2S 3S 4S 5S 6S 2D 3D 4D 2H 4H", "5C 3C 6C"),
            "2S",
            Explanation(ChoiceReason.SAVE_TRUMP, points=0),
        ),
        (position("KC QC 2C 3S 4S 5S 2D 3D 4D 3H", "AC"), "2C", Explanation(ChoiceReason.PLAY_LOW)),
        (
            position("AH KH JH QH 6H 3H AS 7S KS AC"),
            "AH",
            Explanation(ChoiceReason.DRAW_TRUMPS, points=4),
        ),
        (
            position("3C 4C 2S 3S 4S 5S 6S 3D 4D", "AC 2C 2D 5C"),
            "3C",
            Explanation(ChoiceReason.LEAD_FOR_RUFF, suit=Suit.CLUBS, seat=2),
        ),
        (
            position("7S 2D 3D 4D 3C 4C 5C 6C 3H", "AS 2S 3S 4S"),
            "7S",
            Explanation(ChoiceReason.LEAD_MASTER, suit=Suit.SPADES),
        ),
    ],
)
def test_a_reason_names_what_is_there(seen: Observation, code: str, reason: Explanation) -> None:
    assert why(seen, code) == reason


def test_partners_trick_is_not_sure_while_an_opponent_may_ruff() -> None:
    """The same ace, an opponent yet to play."""
    seen = position("KC 4C 2S 3S 4S 5S 2D 3D 4D 3H", "AC 2C")
    assert why(seen, "KC").reason is ChoiceReason.FEED_PARTNER


def test_points_are_not_called_few_where_a_lower_card_is_held() -> None:
    seen = position("KC QC 2C 3S 4S 5S 2D 3D 4D 3H", "AC")
    assert why(seen, "KC").reason is not ChoiceReason.PLAY_LOW


def test_where_nothing_can_be_said_the_deals_speak() -> None:
    seen = position("KC QC 2C 3S 4S 5S 2D 3D 4D 3H", "AC")
    told = tuple(
        Expectation(Play(card(code)), points, 0.5) for code, points in (("KC", 60.0), ("QC", 54.4), ("2C", 50))
    )
    assert explain_card(seen, card("KC"), told) == Explanation(ChoiceReason.FAVOURED, card=card("QC"), points=6)
    assert explain_card(seen, card("QC"), told) == Explanation(ChoiceReason.ALIKE)
    assert explain_card(seen, card("KC")) == Explanation(ChoiceReason.PLAIN)


def test_the_deals_may_speak_for_winning_at_the_cost_of_points() -> None:
    seen = position("KC QC 2C 3S 4S 5S 2D 3D 4D 3H", "AC")
    worth = (("KC", 58.0, 0.5), ("QC", 60.0, 0.4), ("2C", 50.0, 0.3))
    told = tuple(Expectation(Play(card(code)), points, wins) for code, points, wins in worth)
    expected = Explanation(ChoiceReason.FAVOURED_TO_WIN, card=card("QC"), points=10)
    assert explain_card(seen, card("KC"), told) == expected


def test_a_proven_renounce_is_to_be_accused() -> None:
    """Seat 3 threw a heart on spades and led a spade after."""
    seen = position("4D 5D 6D QD 3C 4C 5C KD KC", "AS 2S QS 4H", "3S", renounce="allowed")
    advice = advise(seen, FEW)
    assert advice.action == Accuse(3)
    assert advice.why == Explanation(ChoiceReason.PROVEN_RENOUNCE, card=card("3S"), suit=Suit.SPADES, seat=3)


def test_in_an_auction_bids_are_weighed_in_game_points() -> None:
    strong = "AH 7H KH JH QH 6H AS AC"
    table = italiana("italiana-nulos", {1: strong})
    advice = advise(table.observe(1), FEW)
    assert isinstance(advice.action, Bid)
    assert advice.measure is Measure.GAME_POINTS
    assert advice.why.reason is ChoiceReason.BID_WORTH
    assert advice.why.suit is Suit.HEARTS
    chances = {each.action.points: each.wins for each in advice.options if isinstance(each.action, Bid)}
    assert chances[61] > chances[120]  # type: ignore[operator]  # a bid always has a chance
    assert advice.option(Pass()) is not None


def test_a_call_names_trump_and_card() -> None:
    strong = "AH 7H KH JH QH 6H AS 7C"
    table = italiana("italiana-nulos", {1: strong}, "1 bid 70", "2 pass", "3 pass", "4 pass", "0 pass")
    advice = advise(table.observe(1), FEW)
    assert advice.action == Call(Suit.HEARTS, card("AC"))
    assert advice.why == Explanation(ChoiceReason.CALL_STRENGTH, suit=Suit.HEARTS, card=card("AC"))
    assert next(each.action for each in advice.options if isinstance(each.action, Call)) == advice.action


def test_a_call_that_is_not_what_the_hand_alone_says_is_explained_by_what_came_of_it() -> None:
    """In the auction the hand was strongest with hearts; nobody is told that it is now strongest with clubs."""
    strong = "AH 7H KH JH QH 6H AS 7C"
    seen = italiana("italiana-nulos", {1: strong}, "1 bid 70", "2 pass", "3 pass", "4 pass", "0 pass").observe(1)
    hearts, clubs = Call(Suit.HEARTS, card("AC")), Call(Suit.CLUBS, card("AC"))
    known = [Value(hearts, 60.0, 0.41, 0.41), Value(clubs, 62.0, 0.52, 0.52)]
    assert explain_words(seen, clubs, known) == Explanation(ChoiceReason.CALL_TRIED, points=52)
    assert explain_words(seen, hearts, known).reason is ChoiceReason.CALL_STRENGTH
    assert explain_words(seen, clubs, known[:1]).reason is ChoiceReason.PLAIN


def test_the_called_card_in_hand_is_a_secret() -> None:
    hands = {1: "AH 7H KH JH QH 6H AS 7C", 2: "AC 2C 3C 2S 3S 2D 3D 4D", 3: "4C 5C 6S 5S 4S 6D 5D QD"}
    table = italiana(
        "italiana-nulos", hands, "1 bid 70", "2 pass", "3 pass", "4 pass", "0 pass", "1 call H AC", "1 play 7C"
    )
    seen = table.observe(2)
    assert why(seen, "AC") == Explanation(ChoiceReason.SHOW_CALLED)
    assert why(seen, "2C").reason in (ChoiceReason.FEED_PARTNER, ChoiceReason.KEEP_SECRET)


@pytest.mark.parametrize(("variant", "seed"), [("italiana-nulos", 1), ("klaberjass", 3)])
def test_what_is_said_is_tried_out(variant: str, seed: int) -> None:
    """Every decision before the tricks, unless nothing can be said, has options tried in as many worlds as asked."""
    rng, phases = random.Random(seed), set()
    table = new_table(variant)
    table.deal(random_layout(table.rules, rng))
    while table.in_progress and to_play(table).deal.trick is None:
        seen = to_play(table)
        advice = advise(seen, FEW)
        weighed = seen.deal.phase is not PhaseName.ANNOUNCEMENTS
        assert (advice.worlds, bool(advice.options)) == ((10, True) if weighed else (0, False))
        phases.add(seen.deal.phase)
        table.act(Move(seen.seat, advice.action))
    assert len(phases) == 2


def test_passing_keeps_the_better_suit_that_may_be_named_later() -> None:
    """Elder with four good diamonds under a turned heart gives nothing away by passing; with hearts he does."""
    passed = {
        hand: advise(table_of(layout(hand, "7S", "8H")).observe(1), Budget(worlds=100)).option(Pass())
        for hand in ("AS JH AD TD 9D 7D", "AH JH 9H AD TD 7D")
    }
    diamonds, hearts = passed.values()
    assert diamonds is not None
    assert hearts is not None
    assert (diamonds.grade, hearts.grade) == (Grade.BEST, Grade.MISTAKE)


def test_no_bid_is_advised_that_its_own_numbers_speak_against() -> None:
    """Whatever is advised in an auction gives away no more than the numbers can tell."""
    for seed in range(12):
        table = new_table("italiana-nulos")
        table.deal(random_layout(table.rules, random.Random(seed)))
        advice = advise(to_play(table), Budget(worlds=40))
        advised = advice.option(advice.action)
        assert advised is not None
        assert advised.cost is not None
        assert advised.cost <= 0.05


def test_a_hand_that_makes_everything_is_seen_to() -> None:
    """All ten trumps but three, and aces: with any partner the bid is made."""
    table = italiana("italiana-nulos", {1: "AH 7H KH JH QH 6H AS AC"})
    advice = advise(table.observe(1), Budget(worlds=60))
    made = advice.option(Bid(61))
    assert made is not None
    assert made.wins is not None
    assert made.wins > 0.95
    assert made.points is not None
    assert made.points > 90


def test_a_soloist_with_the_lowest_cards_has_his_way() -> None:
    table = italiana("italiana-nulos", {1: "2S 4S 2H 3H 5H 2D 4D 2C"})
    advice = advise(table.observe(1), Budget(worlds=60))
    assert advice.action == BidNulls()
    nulls = advice.option(BidNulls())
    assert nulls is not None
    assert nulls.wins is not None
    assert nulls.wins > 0.9
    assert advice.why.reason is ChoiceReason.BID_NULLS
    assert advice.why.points == round(100 * nulls.wins)


def test_cards_one_cannot_see_change_no_advice() -> None:
    """The hidden hands are shuffled: the same words, the same numbers."""
    advices = set()
    for seed in range(3):
        table = italiana("italiana-nulos", {1: "AH 7H KH JH QH 6H AS 7C"}, seed=seed)
        advice = advise(table.observe(1), FEW)
        advices.add((advice.action, advice.why, advice.options))
    assert len(advices) == 1


def test_what_is_tried_out_agrees_with_what_was_measured() -> None:
    """Two ways to the same number: thousands of deals of each feature, and each hand played out."""
    differences = []
    for seed in range(12):
        table = new_table("italiana-nulos")
        table.deal(random_layout(table.rules, random.Random(seed)))
        seen = to_play(table)
        tried = advise(seen, Budget(worlds=60)).option(Bid(61))
        assert tried is not None
        assert tried.points is not None
        differences.append(tried.points - worth(seen.hand, best_trump(seen.hand)))
    assert abs(sum(differences) / len(differences)) < 3
    assert max(map(abs, differences)) < 15
