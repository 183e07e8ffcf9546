"""Escape leads back one level and no more: to the page that lay below, as it was left, and at last to the table."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from sueca_desktop.app.settings import Speed
from sueca_desktop.ui.actions import Do
from sueca_desktop.ui.history.statistics_page import StatisticsPage
from sueca_desktop.ui.keeping import Keeping
from sueca_desktop.ui.languages import Language
from sueca_desktop.ui.panels.deal_page import DealPage
from sueca_desktop.ui.panels.overlay import Panel
from sueca_desktop.ui.panels.pages import KeysPage
from sueca_desktop.ui.panels.result import ResultPanel
from sueca_desktop.ui.panels.settings_page import SettingsPage
from sueca_desktop.ui.panels.start import StartPanel
from sueca_desktop.ui.review.page import ReviewPage
from sueca_desktop.ui.rules_pages.page import HowToPlayPage
from sueca_desktop.ui.setting import Setting
from tests.ui.desk import SECONDS, Desk


@pytest.fixture
def whole(desk: Desk) -> Iterator[Desk]:
    """A window with all its pages."""
    keeping = Keeping(desk.window, desk.controller, desk.presenter)
    desk.window.closing.connect(keeping.close)
    Setting(desk.window, desk.preferences, desk.presenter, keeping)
    yield desk
    keeping.close()


def below(desk: Desk, *kinds: type[Panel]) -> Panel:
    """The pages that Escape leads through, from the one that is open; the last of them stays."""
    for i, kind in enumerate(kinds):
        if i:
            desk.key(Qt.Key.Key_Escape)
        QApplication.processEvents()
        assert type(desk.window.overlay.panel) is kind
    assert desk.window.overlay.panel is not None
    return desk.window.overlay.panel


def over(desk: Desk, *deeds: Do) -> None:
    for do in deeds:
        desk.window.do[do].trigger()
        QApplication.processEvents()


def test_pages_lie_over_pages(whole: Desk) -> None:
    desk = whole
    desk.presenter.watching.alone = False
    desk.begin(watch=True)
    desk.wait_for_result()
    over(desk, Do.REVIEW)
    page = below(desk, ReviewPage)
    assert isinstance(page, ReviewPage)
    page.go_to(5)
    over(desk, Do.SETTINGS, Do.STATISTICS, Do.KEYS)
    desk.speak(Language.DE)
    again = below(desk, KeysPage, StatisticsPage, SettingsPage, ReviewPage)
    assert isinstance(again, ReviewPage)
    assert again.step == 5
    below(desk, ReviewPage, ResultPanel)
    desk.key(Qt.Key.Key_Escape)
    assert desk.window.overlay.panel is None


def test_help_leads_back_to_the_page_that_asked_for_it(whole: Desk) -> None:
    whole.presenter.open()
    over(whole, Do.DEAL_NUMBER)
    whole.press("How deals are drawn")
    below(whole, HowToPlayPage, DealPage, StartPanel)


def test_the_same_page_twice_is_one_level(whole: Desk) -> None:
    whole.presenter.open()
    over(whole, Do.KEYS, Do.KEYS)
    below(whole, KeysPage, StartPanel)


def test_a_new_game_leaves_nothing_below(whole: Desk) -> None:
    desk = whole
    desk.begin()
    desk.wait_for_turn()
    over(desk, Do.SETTINGS, Do.KEYS, Do.NEW_GAME)
    below(desk, StartPanel)
    desk.key(Qt.Key.Key_Return)
    desk.wait_for_turn()
    assert desk.window.overlay.panel is None


def test_a_result_sweeps_no_page_away(whole: Desk) -> None:
    """Not the one that is read while others play on; nor does the next deal come before the result has been seen."""
    desk = whole
    desk.presenter.watching.alone = False
    desk.begin(watch=True)
    desk.wait_for_result()
    desk.presenter.go_on()
    desk.window.docks.sheet.view.activated.emit(desk.window.docks.sheet.model.index(0, 0))
    below(desk, ReviewPage)
    desk.presenter.watching.alone = True
    rows = desk.window.docks.sheet.model
    desk.qtbot.waitUntil(desk.window.do[Do.NEXT_DEAL].isVisible, timeout=SECONDS)
    for _ in range(5):
        QApplication.processEvents()
    below(desk, ReviewPage)
    assert rows.rowCount() == 2
    desk.window.do.speeds[Speed.SLOW].trigger()
    below(desk, ReviewPage, ResultPanel)
