"""Taking up a match from a record: the position it stands at, and nothing lost of the one that was on the table."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from sueca_desktop.app.controller import Controller
from sueca_desktop.app.game import Game
from sueca_desktop.app.notices import Notice
from sueca_desktop.engine.record import GameRecord, RecordError, RecordFault, dump, load, parse
from sueca_desktop.rules.actions import Move
from tests.app.conftest import MakeController
from tests.app.driving import View, current, on_turn, play, saved, settings


def record_of(actions: int, number: int = 9) -> GameRecord:
    """A match that was left after so many cards of its first deal."""
    game = Game.begun(settings(deal_number=number))
    game.deal_next()
    for _ in range(actions):
        seat = game.table.to_act()
        assert seat is not None
        game.act(Move(seat, game.table.legal(seat)[0]))
    return parse(dump(game.record(handed_on=True)))


def kept() -> list[GameRecord]:
    folder = current().with_name("games")
    return [load(path) for path in sorted(folder.iterdir())] if folder.exists() else []


def plain(record: GameRecord) -> list[tuple[object, ...]]:
    return [(deal.hands, deal.actions) for deal in record.deals]


@pytest.mark.parametrize("actions", [0, 7, 40])
def test_a_match_goes_on_where_its_record_stands(qtbot: QtBot, make: MakeController, actions: int) -> None:
    record = record_of(actions)
    controller = make()
    view = View(controller)
    controller.take_up(record)
    assert plain(saved()) == plain(record)
    assert controller.resumed
    play(qtbot, view)
    assert saved().deals[0].actions[:actions] == record.deals[0].actions


def test_the_match_on_the_table_is_kept(qtbot: QtBot, make: MakeController) -> None:
    controller = make()
    view = on_turn(qtbot, controller)
    assert controller.observation is not None
    controller.act(controller.observation.legal[0])
    before = saved()
    controller.take_up(record_of(7))
    assert [plain(one) for one in kept()] == [plain(before)]
    assert plain(saved()) == plain(record_of(7))
    assert view.steps


def test_an_earlier_state_of_the_same_match_takes_nothing_from_it(qtbot: QtBot, make: MakeController) -> None:
    """A match that was handed on early, and played on meanwhile: both are there afterwards, and count once."""
    controller = make()
    view = on_turn(qtbot, controller)
    assert controller.observation is not None
    controller.act(controller.observation.legal[0])
    early = controller.record
    assert early is not None
    while not view.results:
        qtbot.waitUntil(lambda: controller._said)
        observation = controller.observation
        assert observation is not None
        if observation.my_turn:
            controller.act(observation.legal[0])
    whole = saved()
    controller.take_up(parse(dump(early)))
    assert [plain(one) for one in kept()] == [plain(whole)]
    now = saved()
    assert now.extra["sueca-desktop"]["match"] != whole.extra["sueca-desktop"]["match"]
    assert now.deals[0].extra["sueca-desktop"]["practice"] is True
    controller.new_game(settings())
    assert sorted(len(one.deals[0].actions) for one in kept()) == sorted([40, len(early.deals[0].actions)])


def test_what_was_taken_back_is_not_handed_on(qtbot: QtBot, make: MakeController) -> None:
    controller = make()
    view = View(controller)
    controller.new_game(settings())
    play(qtbot, view)
    controller.undo()
    assert "undone" in saved().extra["sueca-desktop"]
    assert controller.record is not None
    assert "undone" not in controller.record.extra["sueca-desktop"]


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"variant": "bridge"}, RecordFault.RULES),
        ({"options": {"target": 5}}, RecordFault.RULES),
        ({"players": ("one",)}, RecordFault.RULES),
        ({"deals": (replace(record_of(3).deals[0], hands=("AS",)),)}, RecordFault.DEAL),
        ({"deals": (replace(record_of(3).deals[0], actions=("0 pass",)),)}, RecordFault.ACTION),
    ],
)
def test_what_is_no_game_leaves_everything(
    qtbot: QtBot,
    make: MakeController,
    notices: Callable[[Controller], list[Notice]],
    changes: dict[str, object],
    fault: RecordFault,
) -> None:
    controller = make()
    heard = notices(controller)
    on_turn(qtbot, controller)
    before, text = controller.observation, current().read_text(encoding="utf-8")
    with pytest.raises(RecordError) as error:
        controller.take_up(replace(record_of(3), **changes))
    assert error.value.fault is fault
    assert (controller.observation, current().read_text(encoding="utf-8")) == (before, text)
    assert heard == []


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("{", RecordFault.NO_RECORD),
        ('{"format": "other"}', RecordFault.NO_RECORD),
        ('{"format": "sueca-desktop/record", "version": 2}', RecordFault.NEWER),
        ('{"format": "sueca-desktop/record", "version": 0}', RecordFault.NO_RECORD),
        ('{"format": "sueca-desktop/record", "version": 1}', RecordFault.NO_RECORD),
    ],
)
def test_what_kind_of_thing_is_wrong(text: str, fault: RecordFault) -> None:
    with pytest.raises(RecordError) as error:
        parse(text)
    assert error.value.fault is fault
