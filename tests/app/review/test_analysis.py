"""What is found out about whole deals."""

import json
import random
import threading
from pathlib import Path

import pytest
from msgspec.structs import replace

from sueca_desktop.ai.levels import Level, player
from sueca_desktop.ai.options import Grade, Measure, Option
from sueca_desktop.app.review import laid
from sueca_desktop.app.review.analysis import analysis, choosing, states_of
from sueca_desktop.app.review.lessons import Lesson, Tried
from sueca_desktop.app.review.moments import moments_of
from sueca_desktop.app.review.storing import restored, stored
from sueca_desktop.engine.projection import observe
from sueca_desktop.rules.actions import Action, Bid, BidNulls, Move, Pass, Play
from sueca_desktop.rules.spec import PhaseName
from sueca_desktop.solver import Stop
from tests.app.review.played import klaberjass, played, reviewed
from tests.support.deals import act, layout_of, new_table, random_layout
from tests.support.made_up import QUARTET, TRIO, put_in


def test_every_choice_of_the_seat_is_a_decision() -> None:
    table, review = klaberjass()
    deal = table.deals[-1]
    states = states_of(table.rules, deal)
    chosen = [
        step
        for step, move in enumerate(deal.state.public.moves)
        if move.seat == 0 and choosing(observe(table.rules, states[step], 0, deal.before))
    ]
    assert [decision.step for decision in review.decisions] == chosen
    for decision in review.decisions:
        assert decision.action == deal.state.public.moves[decision.step].action
        assert decision.laid_grade is not None
        assert decision.laid_for(decision.expert) is not None


def test_the_curve_ends_with_what_the_side_has_taken_and_moves_by_what_cards_give_away() -> None:
    table, review = klaberjass()
    deal = table.deals[-1].state.public
    last = deal.spec.last_trick if deal.winner_of(deal.tricks[-1]) == 0 else 0
    assert review.curve[-1] == deal.taken_points()[0] + last
    assert review.total == sum(deal.taken_points()) + deal.spec.last_trick
    for decision in review.decisions:
        before, after = review.curve[decision.step], review.curve[decision.step + 1]
        if isinstance(decision.action, Play):
            assert before is not None
            assert after is not None
            assert decision.laid_cost is not None
            assert decision.laid_cost.points == before - after
    states = states_of(table.rules, table.deals[-1])
    for state, value in zip(states, review.curve, strict=True):
        assert (value is not None) == (state.public.phase in (PhaseName.TRICKS, PhaseName.OVER))


def test_a_review_comes_out_the_same_each_time_and_as_it_was_stored() -> None:
    table, review = klaberjass()
    again = restored(json.loads(json.dumps(stored(reviewed(table)))))
    assert again is not None
    assert stored(again) == stored(review)
    assert [d.known_grade for d in again.decisions] == [d.known_grade for d in review.decisions]
    assert [d.why for d in again.decisions] == [d.why for d in review.decisions]


@pytest.mark.parametrize("content", [None, {}, {"version": 1}, {"version": 1, "seat": 0, "decisions": [{"step": 1}]}])
def test_what_is_no_review_is_none(content: dict[str, object] | None) -> None:
    assert restored(content) is None


def test_a_review_of_another_version_is_made_anew() -> None:
    assert restored(stored(klaberjass()[1]) | {"version": 0}) is None


def test_an_analysis_that_is_stopped_ends_without_a_review() -> None:
    table, _ = klaberjass()
    stop = Stop()
    found = analysis(table.rules, table.deals[-1], 0, stop, worlds=4)
    assert next(found).done == 0
    stop.set()
    assert [progress.review for progress in found] == []


def test_a_deal_that_was_passed_out_has_no_curve() -> None:
    table = new_table("italiana-fives")
    hands = ("AS 7S KS JS QS 6S 5S 4S", "AH 7H KH JH QH 6H 5H 4H", "AD 7D KD JD QD 6D 5D 4D")
    table.deal(layout_of(0, (*hands, "AC 7C KC JC QC 6C 5C 4C", "3S 2S 3H 2H 3D 2D 3C 2C")))
    act(table, "0 pass", "1 pass", "2 pass", "3 pass", "4 pass")
    review = reviewed(table)
    assert set(review.curve) == {None}
    assert review.turns == ()
    (decision,) = review.decisions
    assert decision.action == Pass()
    assert decision.known_grade is Grade.MISTAKE  # eight spades with the ace
    assert decision.laid_grade is Grade.MISTAKE
    capote = max(each.game or 0 for each in decision.laid)
    assert capote == 2  # trump and all eight: every trick, two points, and nothing to the others


def test_the_first_moments_of_a_deal_that_takes_too_long_are_left_unsolved(monkeypatch: pytest.MonkeyPatch) -> None:
    table, whole = klaberjass()
    monkeypatch.setattr(laid, "BUDGET", 300)
    review = reviewed(table, worlds=2)
    solved = [value is not None for value in review.curve]
    first = solved.index(True)
    assert 0 < solved.count(True) < sum(value is not None for value in whole.curve)
    assert all(solved[first:])
    assert review.curve[first:] == whole.curve[first:]
    for decision in review.decisions:
        if decision.step < first:
            assert decision.laid == ()
            assert decision.laid_grade is None
            assert decision.laid_cost is None
            assert decision.known_grade is not None
    assert restored(stored(review)) is not None


def test_at_nulls_it_counts_who_has_his_way() -> None:
    rng, table, stop = random.Random(5), new_table("italiana-nulos"), threading.Event()
    table.deal(random_layout(table.rules, rng))
    while (seat := table.to_act()) is not None:
        bidding = table.state.public.phase is PhaseName.AUCTION
        said = BidNulls() if seat == 0 else Pass()
        action = said if bidding else player(Level.CLUB).choose(table.observe(seat), rng, stop).action
        table.act(Move(seat, action))
    review = reviewed(table)
    assert review.total == 1
    assert review.known == ()
    first = next(i for i, state in enumerate(states_of(table.rules, table.deals[-1])) if state.public.trick)
    assert set(review.curve[:first]) == {None}
    assert set(review.curve[first:]) <= {0, 1}
    score = table.state.score
    assert score is not None
    assert review.curve[-1] == int(0 in score.winners)
    cards = [decision for decision in review.decisions if isinstance(decision.action, Play)]
    assert cards
    for decision in cards:
        assert decision.measure is Measure.CHANCE
        assert decision.laid_cost is not None
        assert decision.laid_cost.points is None
        before, after = review.curve[decision.step], review.curve[decision.step + 1]
        lost = before is not None and after is not None and before > after
        assert decision.laid_grade is (Grade.MISTAKE if lost else Grade.BEST)
        assert decision.laid_cost.game == (12 if lost else 0)  # six to the soloist, or to each of the four


def test_rule_sets_that_nobody_plays_are_reviewed_as_far_as_they_can_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from sueca_desktop.variants import discover
    from tests.support import deals

    with put_in(monkeypatch, tmp_path, quartet=QUARTET, trio=TRIO):
        monkeypatch.setattr(deals, "VARIANTS", discover())
        three = played("trio", 3, clever=False)
        review = reviewed(three, worlds=2)
        assert set(review.curve) == {None}
        assert len(review.curve) == 37
        four = played("quartet", 5, clever=False)
        assert len(reviewed(four, worlds=2).curve) == len(four.state.public.moves) + 1


def test_the_moments_of_a_deal_show_what_lay_there() -> None:
    table, _ = klaberjass()
    moments = moments_of(table.rules, table.deals[-1])
    assert [moment.step for moment in moments] == list(range(len(moments)))
    assert moments[-1].next is None
    assert moments[-1].trick == table.state.public.tricks[-1]
    assert [moment.next for moment in moments[:-1]] == list(table.state.public.moves)


def test_a_mistake_is_tried_until_something_better_is_found() -> None:
    _, review = klaberjass()
    decision = review.mistakes[0]
    lesson = Lesson(decision)
    assert set(lesson.choices) == {option.action for option in decision.options}
    assert lesson.tried(decision.action) is Tried.SAME
    assert lesson.tried(decision.expert) is Tried.FOUND
    told = {option.action: lesson.tried(option.action) for option in decision.options}
    for option in decision.options:
        if option.action not in (decision.action, decision.expert):
            expected = {Grade.BEST: Tried.FOUND, Grade.FINE: Tried.FINE, Grade.MISTAKE: Tried.NOT_YET}
            assert told[option.action] is expected[option.grade]


def bidding(made: int, expert: Action) -> Lesson:
    """A mistake in an auction from 61 to 120, of which nothing was solved."""
    _, review = klaberjass()
    actions: list[Action] = [Pass(), *map(Bid, range(61, 121)), BidNulls()]
    options = tuple(Option(action, None, 0.5, 1.0, Grade.MISTAKE) for action in actions)
    return Lesson(replace(review.mistakes[0], action=Bid(made), expert=expert, options=options, laid=()))


@pytest.mark.parametrize(
    ("made", "expert", "offered"),
    [
        (117, Pass(), [61, 62, 63, 115, 116, 117, 118, 119]),
        (64, Bid(99), [61, 62, 63, 64, 65, 66, 97, 98, 99, 100, 101]),
        (120, Bid(61), [61, 62, 63, 118, 119, 120]),
    ],
)
def test_of_many_bids_those_near_the_lowest_the_one_made_and_the_experts_are_offered(
    made: int, expert: Action, offered: list[int]
) -> None:
    choices = bidding(made, expert).choices
    assert [action.points for action in choices if isinstance(action, Bid)] == offered
    assert {Pass(), BidNulls()} < set(choices)
