"""Whatever becomes of the window while anything moves, what lies there afterwards is the position."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from sueca_desktop.ai.levels import Level
from sueca_desktop.app.settings import Speed
from sueca_desktop.ui.actions import Do
from sueca_desktop.variants import discover
from tests.ui.conftest import MakeDesk
from tests.ui.desk import Desk
from tests.ui.test_taking_back import act_on, at_rest, undo

SIZES = ((760, 520), (1024, 600), (1280, 800))


def minimised(desk: Desk) -> None:
    desk.window.showMinimized()
    QApplication.processEvents()
    desk.window.showNormal()
    desk.window.activateWindow()
    desk.qtbot.waitUntil(desk.window.isActiveWindow)


def full_screen(desk: Desk) -> None:
    for _ in range(2):
        desk.window.do[Do.FULL_SCREEN].trigger()
        QApplication.processEvents()


def hurried(desk: Desk) -> None:
    desk.key(Qt.Key.Key_Escape)


def resized(desk: Desk, rng: random.Random) -> None:
    desk.window.resize(*rng.choice(SIZES))


def move_on(desk: Desk, rng: random.Random) -> None:
    """Until something is on its way, and a little farther."""
    desk.window.table.finish_motion()
    while not desk.window.table.in_motion:
        act_on(desk, rng)
    for _ in range(rng.randrange(4)):
        QApplication.processEvents()


@pytest.mark.qt_log_ignore("propagateSizeHints", "This plugin does not support")  # the offscreen platform cannot
@pytest.mark.parametrize(
    "variant", [pytest.param(id_, marks=[] if id_ == "italiana-nulos" else [pytest.mark.slow]) for id_ in discover()]
)
def test_a_window_may_change_while_cards_move(make_desk: MakeDesk, variant: str) -> None:
    desk, rng = make_desk(speed=Speed.SLOW), random.Random(variant)
    desk.begin(variant, deal_number=None if variant == "sueca-riscos" else 3, level=Level.NOVICE)
    deeds: tuple[Callable[[], None], ...] = (
        lambda: minimised(desk),
        lambda: full_screen(desk),
        lambda: resized(desk, rng),
        lambda: hurried(desk),
        lambda: undo(desk),
        lambda: desk.begin(variant, deal_number=None, level=Level.NOVICE),
    )
    for deed in rng.sample(deeds * 3, 3 * len(deeds)):
        move_on(desk, rng)
        deed()
    desk.window.do.speeds[Speed.INSTANT].trigger()
    while not desk.asked and desk.result is None and desk.controller.preparation is None:
        act_on(desk, rng)
    at_rest(desk)
