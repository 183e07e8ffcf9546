"""What stands on the screen is what the table is: nothing of what has gone stays painted."""

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from pytestqt.qtbot import QtBot

from sueca_desktop.app.settings import Speed
from sueca_desktop.ui.table.table_view import TableView
from tests.ui.table.conftest import MakeView
from tests.ui.table.looking import button_of, cards, click, differing, must_follow, press_key, visible_point


def stale(view: TableView) -> int:
    """Pixels that the screen shows otherwise than the table painted anew."""
    QCoreApplication.processEvents()
    on_screen = view.screen().grabWindow(view.winId()).toImage()
    return differing(on_screen, view.grab().toImage())


@pytest.mark.parametrize("speed", [Speed.INSTANT, Speed.FAST], ids=lambda speed: speed.value)
def test_a_click_on_another_card_leaves_no_ring_and_no_bubble_behind(
    make_view: MakeView, qtbot: QtBot, speed: Speed
) -> None:
    view = make_view(None, speed, (800, 560))
    seen = must_follow().observe(0)
    view.show_observation(seen)
    view._scene.art.finish()
    first, *_, last = (card for card in cards(view) if card not in seen.playable)
    while view._hand.buttons.focused() is not button_of(view, first):
        press_key(view, Qt.Key.Key_Right)
    qtbot.waitUntil(lambda: not view._clock.ticking)
    assert view._scene.focus_ring.isVisible()
    assert view._scene.bubble.isVisible()
    assert stale(view) == 0
    click(view, visible_point(button_of(view, last)))
    qtbot.waitUntil(lambda: not view._clock.ticking)
    assert view._scene.bubble.isVisible()
    assert stale(view) == 0
