"""Pages that are closed are gone: nothing of them is held on to, however often they are opened."""

import gc
from collections import Counter

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QLayout, QWidget

from sueca_desktop.ui.actions import Do
from sueca_desktop.ui.guided import Guided
from sueca_desktop.ui.keeping import Keeping
from sueca_desktop.ui.setting import Setting
from tests.ui.desk import Desk

PAGES = (
    *(Do.NEW_GAME, Do.ABANDON, Do.DEAL_NUMBER, Do.SETTINGS, Do.STATISTICS, Do.PAST_DEALS),
    *(Do.HOW_TO_PLAY, Do.GUIDED, Do.KEYS, Do.ABOUT),
)
ROUNDS = 2


@pytest.fixture
def whole(desk: Desk) -> Desk:
    keeping = Keeping(desk.window, desk.controller, desk.presenter)
    desk.window.closing.connect(keeping.close)
    Setting(desk.window, desk.preferences, desk.presenter, keeping)
    Guided(desk.window, desk.preferences, desk.presenter)
    desk.begin()
    desk.wait_for_turn()
    return desk


def test_pages_leave_nothing_of_qt_behind(whole: Desk) -> None:
    _visit_all(whole)
    before = _held()
    for _ in range(ROUNDS):
        _visit_all(whole)
    grown = _held() - before
    assert {kind: number for kind, number in grown.items() if number >= ROUNDS} == {}


def _visit_all(desk: Desk) -> None:
    for page in PAGES:
        _visit(desk, page)


def _visit(desk: Desk, page: Do) -> None:
    desk.window.do[page].trigger()
    assert desk.window.overlay.panel is not None, page
    for _ in range(2):
        QApplication.processEvents()
    desk.window.overlay.close_panel()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QApplication.processEvents()


def _held() -> Counter[str]:
    """How many widgets and layouts Python holds, by kind, those that are gone for Qt among them. Pictures are kept on
    purpose.
    """
    gc.collect()
    return Counter(type(one).__name__ for one in gc.get_objects() if isinstance(one, QWidget | QLayout))
