"""A match played through the controller: watched, by a person, at the view's pace, and what is refused."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from sueca_desktop.ai.levels import Level, player
from sueca_desktop.ai.player import Budget
from sueca_desktop.app.controller import Controller
from sueca_desktop.app.game import Game
from sueca_desktop.app.notices import Notice
from sueca_desktop.app.summary import ShownStep
from sueca_desktop.engine.deal_source import deal_from_seed
from sueca_desktop.engine.shuffle import seed_of_number
from sueca_desktop.rules.actions import Accuse, Pass, Play
from sueca_desktop.rules.events import DealScored, MatchWon
from sueca_desktop.rules.notation import format_move
from sueca_desktop.rules.refusals import Reason, Refused
from tests.app.conftest import MakeController
from tests.app.driving import ByLot, View, always, current, first_led_by_user, on_turn, play, saved, settings


@pytest.mark.parametrize("level", Level)
def test_a_watched_match_goes_to_its_end(qtbot: QtBot, make: MakeController, level: Level) -> None:
    controller = make(players=lambda level: player(level, Budget(worlds=2)))
    view = View(controller, None, deals=99)
    controller.new_game(settings(level=level, watch=True))
    play(qtbot, view)
    standing = view.results[-1].summary.standing
    assert max(standing.totals) >= 4
    assert isinstance(view.steps[-1].events[-1], MatchWon)
    assert sum(result.score.points[0] for result in view.results) == standing.totals[0]
    with pytest.raises(Refused) as refused:
        controller.next_deal()
    assert refused.value.refusal.reason is Reason.MATCH_OVER


def test_an_endless_match_is_dealt_on(qtbot: QtBot, make: MakeController) -> None:
    controller = make(players=player)
    view = View(controller, None, deals=4)
    controller.new_game(settings("sueca-riscos", watch=True))
    play(qtbot, view)
    assert [observation.deal.dealer for observation in view.dealt] == [
        (view.dealt[0].deal.dealer + k) % 4 for k in range(4)
    ]
    assert sum(view.results[-1].summary.standing.totals) == 0, "what one side wins the other loses"


def test_a_person_plays_a_deal(qtbot: QtBot, make: MakeController) -> None:
    controller = make()
    view = View(controller)
    controller.new_game(settings())
    closed = controller.table_open_hands
    play(qtbot, view)
    assert closed is None
    assert len(view.steps) == 40
    assert all(step.after.seat == 0 for step in view.steps)
    result = view.results[0]
    assert view.steps[-1].events[-1] == DealScored(result.score)
    assert len(result.tricks) == 10
    assert result.hands == controller.table_open_hands
    assert set(view.dealt[0].hand) == set(result.hands[0])


def test_each_step_begins_where_the_last_one_ended(qtbot: QtBot, make: MakeController) -> None:
    controller = make()
    view = View(controller)
    controller.new_game(settings())
    play(qtbot, view)
    positions = [view.dealt[0], *(step.after for step in view.steps)]
    assert [step.before for step in view.steps] == positions[:-1]


def test_a_refused_action_leaves_everything_as_it_was(qtbot: QtBot, make: MakeController) -> None:
    controller = make()
    on_turn(qtbot, controller)
    before, text = controller.observation, current().read_text(encoding="utf-8")
    assert before is not None
    not_held = next(c for c in before.deal.spec.deck.cards if c not in before.hand)
    for action in (Play(not_held), Pass(), Accuse(1)):
        with qtbot.assertNotEmitted(controller.stepped), pytest.raises(Refused):
            controller.act(action)
    assert (controller.observation, current().read_text(encoding="utf-8")) == (before, text)
    controller.act(before.legal[0])


def test_nothing_is_refused_a_person_at_a_table_that_is_not_there(make: MakeController) -> None:
    controller = make()
    for attempt in (controller.next_deal, lambda: controller.act(Pass())):
        with pytest.raises(Refused) as refused:
            attempt()
        assert refused.value.refusal.reason is Reason.NOT_NOW
    assert (controller.observation, controller.summary, controller.settings) == (None, None, None)
    assert (controller.offers, controller.table_open_hands, controller.deal_number) == ((), None, None)
    controller.shown()


def test_a_watcher_cannot_act(qtbot: QtBot, make: MakeController) -> None:
    controller = make()
    controller.new_game(settings(watch=True))
    controller.shown()
    with pytest.raises(Refused) as refused:
        controller.act(Pass())
    assert refused.value.refusal.reason is Reason.NOT_YOUR_TURN


@pytest.mark.parametrize(
    "wrong",
    [
        {"variant": "bridge"},
        {"players": ("a", "b")},
        {"options": {"target": 5}},
        {"options": {"colour": "red"}},
        {"deal_number": -1},
        {"deal_number": 10**19},
    ],
)
def test_settings_that_are_no_game_leave_the_present_one(make: MakeController, wrong: dict[str, Any]) -> None:
    controller = make()
    controller.new_game(settings())
    before, text = controller.observation, current().read_text(encoding="utf-8")
    with pytest.raises(ValueError, match=r"unknown rule set|players|option|deal number"):
        controller.new_game(settings(**wrong))
    assert (controller.observation, current().read_text(encoding="utf-8")) == (before, text)


# ---- pace


def test_no_step_before_the_last_one_is_shown(qtbot: QtBot, make: MakeController) -> None:
    controller = make()
    steps: list[ShownStep] = []
    controller.stepped.connect(steps.append)
    with qtbot.waitSignal(controller.thinking, check_params_cb=lambda seat: seat == -1):
        controller.new_game(settings(watch=True))
    for count in range(6):
        for _ in range(100):
            QCoreApplication.processEvents()
        assert len(steps) == count, "the answer is there, and waits"
        with qtbot.waitSignals([controller.stepped, controller.thinking, controller.thinking]):
            controller.shown()


def test_shown_emits_nothing_by_itself_and_may_be_said_twice(make: MakeController) -> None:
    controller = make()
    turns: list[object] = []
    controller.user_turn.connect(turns.append)
    controller.new_game(settings(deal_number=first_led_by_user()))
    for expected in (0, 1, 1, 1):
        controller.shown()
        assert len(turns) == expected
        QCoreApplication.processEvents()
    assert turns == [controller.observation]


def test_what_is_not_shown_cannot_be_answered(qtbot: QtBot, make: MakeController) -> None:
    controller = make()
    controller.new_game(settings(deal_number=first_led_by_user()))
    observation = controller.observation
    assert observation is not None
    with pytest.raises(Refused) as refused:
        controller.act(observation.legal[0])
    assert refused.value.refusal.reason is Reason.NOT_NOW
    controller.shown()
    controller.act(observation.legal[0])


def test_a_step_is_on_disk_before_it_is_told(qtbot: QtBot, make: MakeController) -> None:
    controller = make()
    checked: list[bool] = []

    def check(step: ShownStep) -> None:
        moves = tuple(format_move(move) for move in step.after.deal.moves)
        checked.append(saved().deals[-1].actions == moves)

    controller.stepped.connect(check)
    view = View(controller)
    controller.new_game(settings())
    play(qtbot, view)
    assert checked == [True] * 40


# ---- deal numbers


@pytest.mark.parametrize("variant", ["sueca-bandeira", "sueca-riscos"])
def test_a_numbered_watched_game_is_the_same_again(qtbot: QtBot, make: MakeController, variant: str) -> None:
    records = []
    for _ in range(2):
        controller = make(players=always(ByLot()))
        view = View(controller, None, deals=2)
        controller.new_game(settings(variant, watch=True, deal_number=77))
        play(qtbot, view)
        assert controller.deal_number == 78
        records.append([(deal.hands, deal.actions) for deal in saved().deals])
        controller.close()
    assert records[0] == records[1]


def test_deal_k_of_a_numbered_game_is_number_n_plus_k(qtbot: QtBot, make: MakeController) -> None:
    controller = make()
    view = View(controller, deals=2)
    controller.new_game(settings(deal_number=5))
    play(qtbot, view)
    rules = Game.begun(settings()).table.rules
    first = deal_from_seed(rules, seed_of_number(5), None)
    second = deal_from_seed(rules, seed_of_number(6), (first.dealer + 1) % 4)
    assert [result.hands for result in view.results] == [first.hands, second.hands]
    assert [observation.deal.dealer for observation in view.dealt] == [first.dealer, second.dealer]


def test_random_deals_differ(make: MakeController) -> None:
    controller = make()
    hands = set()
    for _ in range(5):
        controller.new_game(settings(deal_number=None))
        assert controller.observation is not None
        hands.add(controller.observation.hand)
        assert controller.deal_number is None
    assert len(hands) == 5


def test_a_new_game_at_any_instant(
    qtbot: QtBot, make: MakeController, notices: Callable[[Controller], list[Notice]]
) -> None:
    controller = make(players=always(ByLot()))
    heard = notices(controller)
    view = View(controller, deals=99)
    for count in range(12):
        controller.new_game(settings(watch=True, deal_number=count))
        assert len(saved().deals) == 1
        for _ in range(count * 3):
            QCoreApplication.processEvents()
    view.results.clear()
    view.deals = 1
    play(qtbot, view)
    assert len(saved().deals[0].actions) == 40
    assert saved().deals[0].hands == tuple(" ".join(c.code for c in hand) for hand in view.results[0].hands)
    assert heard == []
