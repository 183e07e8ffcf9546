"""Closing at any moment: at once, no thread left, nothing logged as an error, the same position on return."""

import gc
import logging
import random
import time

import pytest
from PySide6.QtCore import QCoreApplication, QThread
from pytestqt.qtbot import QtBot

from sueca_desktop.ai.levels import player
from sueca_desktop.ai.player import Player
from sueca_desktop.rules.refusals import Refused
from sueca_desktop.rules.view import Observation
from tests.app.conftest import MakeController
from tests.app.driving import ByLot, Patient, View, on_turn, saved, settings


def threads() -> list[QThread]:
    """Every thinking thread that runs."""
    gc.collect()
    return [
        thread
        for thread in gc.get_objects()
        if isinstance(thread, QThread) and thread.objectName() == "thinker" and thread.isRunning()
    ]


@pytest.mark.parametrize("moment", range(30))
def test_closing_at_a_random_moment(
    qtbot: QtBot, make: MakeController, caplog: pytest.LogCaptureFixture, moment: int
) -> None:
    lot = random.Random(moment)
    quick: Player = ByLot()
    controller = make(players=lambda level: Patient() if lot.random() < 0.05 else quick)
    view = View(controller, lambda observation: lot.choice(observation.legal), deals=99)
    controller.new_game(settings("sueca-riscos", watch=lot.random() < 0.5, options={"renounce": "allowed"}))
    for _ in range(lot.randrange(300)):
        QCoreApplication.processEvents()
    before, count, began = controller.observation, len(view.steps), time.monotonic()
    assert controller.close()
    assert time.monotonic() - began < 2
    assert threads() == []
    for _ in range(20):
        QCoreApplication.processEvents()
    assert len(view.steps) == count
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []
    again = make()
    assert again.resume()
    assert again.observation == before


def test_closing_while_the_real_players_think(qtbot: QtBot, make: MakeController) -> None:
    controller = make(players=player)
    view = View(controller, None)
    controller.new_game(settings(watch=True))
    qtbot.waitUntil(lambda: len(view.steps) > 3)
    before = controller.observation
    assert controller.close()
    again = make()
    assert again.resume()
    assert again.observation == before


def test_nothing_happens_after_closing(qtbot: QtBot, make: MakeController) -> None:
    controller = make()
    on_turn(qtbot, controller)
    observation = controller.observation
    assert observation is not None
    heard: list[object] = []
    for signal in (controller.dealt, controller.stepped, controller.user_turn, controller.thinking, controller.notice):
        signal.connect(heard.append)
    assert controller.close()
    assert controller.close(), "closing twice does no harm"
    controller.shown()
    controller.new_game(settings("sueca-riscos"))
    assert not controller.resume()
    with pytest.raises(Refused):
        controller.next_deal()
    with pytest.raises(Refused):
        controller.act(observation.legal[0])
    QCoreApplication.processEvents()
    assert heard == []
    assert saved().variant == "sueca-bandeira"


@pytest.mark.parametrize("signal", ["dealt", "stepped", "thinking", "user_turn", "deal_over"])
def test_closing_from_within_a_signal(qtbot: QtBot, make: MakeController, signal: str) -> None:
    controller = make()
    view = View(controller)
    ended: list[bool] = []

    def close(_: object) -> None:
        if not ended:
            ended.append(controller.close())

    getattr(controller, signal).connect(close)
    controller.new_game(settings())
    qtbot.waitUntil(lambda: bool(ended), timeout=20_000)
    count = len(view.steps)
    for _ in range(20):
        QCoreApplication.processEvents()
    assert (ended, len(view.steps)) == ([True], count)


@pytest.mark.parametrize("signal", ["stepped", "user_turn", "deal_over"])
def test_a_new_game_from_within_a_signal(qtbot: QtBot, make: MakeController, signal: str) -> None:
    controller = make()
    view = View(controller)
    begun: list[Observation | None] = []

    def begin(_: object) -> None:
        if not begun:
            begun.append(controller.observation)
            view.results.clear()
            controller.new_game(settings("sueca-riscos"))

    getattr(controller, signal).connect(begin)
    controller.new_game(settings())
    qtbot.waitUntil(lambda: bool(begun) and view.finished, timeout=20_000)
    assert view.results[-1].summary.spec.variant == "sueca-riscos"
    assert len(saved().deals[0].actions) == 40
