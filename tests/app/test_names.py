"""Players of the match on the table who are called otherwise from now on."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from tests.app.conftest import MakeController
from tests.app.driving import on_turn, saved


def test_other_names_are_on_disk_before_they_are_told(qtbot: QtBot, make: MakeController) -> None:
    controller = make()
    on_turn(qtbot, controller)
    before, told = controller.observation, []
    controller.renamed.connect(lambda: told.append(saved().players))
    names = ("<b>x</b>", "%s{0}", "a\ud800", "")
    controller.rename(names)
    assert told == [("<b>x</b>", "%s{0}", "a?", "")]
    assert controller.settings is not None
    assert controller.settings.players == told[0]
    assert controller.summary is not None
    assert controller.summary.players == told[0]
    assert controller.observation == before
    controller.rename(told[0])
    assert len(told) == 1


def test_without_a_game_nobody_is_called_anything(make: MakeController) -> None:
    controller = make()
    controller.rename(("a", "b", "c", "d"))
    assert controller.settings is None
