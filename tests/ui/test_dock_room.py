"""The docks leave room for the table and for pages, keep their width, and leave the keys to the table."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDockWidget, QWidget

from sueca_desktop.app.settings import Preferences
from sueca_desktop.ui import scale
from sueca_desktop.ui.languages import Language
from sueca_desktop.ui.main_window import MainWindow
from sueca_desktop.ui.panels.dock_page import DockPage
from sueca_desktop.ui.panels.sheet_dock import WIDTH
from sueca_desktop.ui.panels.start import StartPanel
from sueca_desktop.ui.rules_pages.page import HowToPlayPage
from sueca_desktop.ui.table.layout import SMALLEST
from sueca_desktop.variants import discover
from tests.ui.conftest import MakeDesk
from tests.ui.desk import Desk

SEPARATOR = 12
"""Pixels between a table and a dock, at most."""


def settle() -> None:
    for _ in range(6):
        QApplication.processEvents()


def docks(desk: Desk) -> tuple[QDockWidget, QDockWidget]:
    return desk.window.docks.sheet, desk.window.docks.tricks


def shown(desk: Desk) -> list[bool]:
    return [dock.isVisible() for dock in docks(desk)]


def nothing_on_the_table(desk: Desk) -> bool:
    """Whether the table has its least width and no dock lies over it."""
    stage = desk.window.table.parentWidget()
    assert stage is not None
    beside = all(not stage.geometry().intersects(dock.geometry()) for dock in docks(desk) if dock.isVisible())
    return beside and stage.width() >= SMALLEST[0] and desk.window.rect().contains(stage.geometry())


def desk_of(make_desk: MakeDesk, size: tuple[int, int], text: int) -> Desk:
    Preferences().text_size = text
    desk = make_desk(size=size)
    desk.speak(Language.DE)
    desk.begin("sueca-riscos")
    desk.wait_for_turn()
    settle()
    return desk


def sticks_out(part: QWidget, dock: QWidget) -> bool:
    left = part.mapTo(dock, QPoint(0, 0)).x()
    return part.isVisibleTo(dock) and not 0 <= left <= left + part.width() <= dock.width()


def test_the_start_page_has_the_window_to_itself(desk: Desk) -> None:
    assert shown(desk) == [True, True]
    desk.presenter.open()
    assert shown(desk) == [False, False]
    desk.key(Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    assert shown(desk) == [False, False]
    desk.key(Qt.Key.Key_Escape)
    assert isinstance(desk.window.overlay.panel, StartPanel)
    heights = [dock.height() for dock in docks(desk)]
    desk.begin()
    settle()
    assert shown(desk) == [True, True]
    assert [dock.height() for dock in docks(desk)] != heights or min(heights) > 100


def test_the_docks_come_back_as_they_were(desk: Desk) -> None:
    desk.begin()
    desk.wait_for_turn()
    before = [dock.geometry() for dock in docks(desk)]
    desk.presenter.ask_new_game()
    settle()
    assert shown(desk) == [False, False]
    desk.key(Qt.Key.Key_Escape)
    settle()
    assert [dock.geometry() for dock in docks(desk)] == before


def test_a_closed_dock_does_not_come_back(desk: Desk) -> None:
    desk.begin()
    desk.window.docks.sheet.close()
    desk.presenter.ask_new_game()
    desk.key(Qt.Key.Key_Escape)
    assert shown(desk) == [False, True]


def test_a_dock_asked_for_beside_a_page_is_shown(desk: Desk) -> None:
    desk.begin()
    desk.presenter.ask_new_game()
    desk.key(Qt.Key.Key_F5)
    assert shown(desk) == [True, False]
    desk.key(Qt.Key.Key_Escape)
    assert shown(desk) == [True, True]


def test_closing_the_window_during_a_page_forgets_no_dock(make_desk: MakeDesk) -> None:
    first = make_desk()
    first.presenter.open()
    first.close()
    second = MainWindow(Preferences())
    second.show()
    assert second.docks.sheet.isVisible()
    assert second.docks.tricks.isVisible()
    second.close()
    second.deleteLater()


@pytest.mark.parametrize("size", [(1024, 600), (1280, 800), (2560, 1440)])
def test_the_result_is_comfortable_beside_open_docks(make_desk: MakeDesk, size: tuple[int, int]) -> None:
    desk = make_desk(size=size)
    for dock in docks(desk):
        dock.show()
    settle()
    desk.presenter.watching.alone = False
    desk.begin(watch=True)
    panel = desk.wait_for_result()
    settle()
    frame = desk.window.overlay._frame
    assert frame.width() >= 800
    assert frame.height() >= panel.column.minimumSize().height()
    assert shown(desk) == [size[0] > 1024] * 2
    desk.window.overlay.close_panel()
    assert shown(desk) == [True, True]


@pytest.mark.parametrize("width", [760, 800, 900, 928, 960, 1024, 1100, 1280, 1600])
def test_docks_never_lie_over_the_table(make_desk: MakeDesk, width: int) -> None:
    desk = make_desk(size=(1280, 800))
    desk.begin()
    desk.window.resize(width, 640)
    settle()
    assert desk.window.width() == width
    assert nothing_on_the_table(desk)
    assert shown(desk) == [width >= 928] * 2


def test_a_dock_is_as_wide_as_before_once_there_is_room(desk: Desk) -> None:
    desk.begin()
    settle()
    assert desk.window.docks.sheet.width() == WIDTH
    for width in (1024, 940, 800, 1280):
        desk.window.resize(width, 700)
        settle()
    assert desk.window.docks.sheet.width() == WIDTH


def test_a_width_given_by_hand_is_kept(desk: Desk) -> None:
    desk.begin()
    settle()
    window, sheet = desk.window, desk.window.docks.sheet
    at = QPoint(sheet.geometry().left() - 4, 300)
    QTest.mouseMove(window, at)
    QTest.mousePress(window, Qt.MouseButton.LeftButton, pos=at)
    QTest.mouseMove(window, at - QPoint(40, 0))
    QTest.qWait(60)  # Qt moves its separators by a timer
    QTest.mouseRelease(window, Qt.MouseButton.LeftButton, pos=at - QPoint(40, 0))
    settle()
    dragged = sheet.width()
    assert dragged > WIDTH + 20
    window.resize(1000, 700)
    settle()
    window.resize(1280, 800)
    settle()
    assert sheet.width() == dragged


def test_a_dock_asked_for_in_a_narrow_window_is_shown_over_the_table(make_desk: MakeDesk) -> None:
    desk = make_desk(size=(800, 600))
    desk.begin()
    settle()
    assert shown(desk) == [False, False]
    for key, dock in zip((Qt.Key.Key_F5, Qt.Key.Key_F6), docks(desk), strict=True):
        desk.key(key)
        settle()
        panel = desk.window.overlay.panel
        assert isinstance(panel, DockPage)
        assert panel.dock is dock
        assert shown(desk) == [False, False]
        assert desk.window.width() == 800
    desk.key(Qt.Key.Key_F6)
    settle()
    assert desk.window.overlay.panel is None
    assert nothing_on_the_table(desk)


def test_a_dock_is_over_the_table_only_as_long_as_there_is_no_room_beside(make_desk: MakeDesk) -> None:
    desk = make_desk(size=(800, 600))
    desk.begin()
    settle()
    desk.key(Qt.Key.Key_F5)
    desk.window.resize(1280, 800)
    settle()
    for beside in (False, True):  # the first time the page is put away
        desk.key(Qt.Key.Key_F5)
        settle()
        assert desk.window.overlay.panel is None
        assert desk.window.docks.sheet.isVisible() is beside


RULES_BESIDE = [((1024, 600), 100), ((1280, 800), 100), ((1280, 800), 150), ((2560, 1440), 200)]
RULES_OVER = [((940, 600), 100), ((1024, 600), 150), ((1024, 600), 200), ((1280, 800), 200)]


@pytest.mark.parametrize(("size", "text"), RULES_BESIDE)
def test_the_rules_lie_beside_a_table_that_leaves_them_room(
    make_desk: MakeDesk, size: tuple[int, int], text: int
) -> None:
    desk = desk_of(make_desk, size, text)
    rules = desk.window.rules
    desk.key(Qt.Key.Key_F1)
    settle()
    assert rules.isVisible()
    assert rules.width() >= scale.px(rules.least) - SEPARATOR
    assert desk.window.overlay.panel is None
    stage = desk.window.table.parentWidget()
    assert stage is not None
    assert stage.width() >= SMALLEST[0]
    assert stage.geometry().right() < rules.geometry().left()
    assert desk.window.rect().contains(rules.geometry())
    assert (desk.window.width(), desk.window.height()) == size
    assert [one for one in rules.panel.findChildren(QWidget) if sticks_out(one, rules)] == []
    desk.key(Qt.Key.Key_F1)
    assert not rules.isVisible()


@pytest.mark.parametrize(("size", "text"), RULES_OVER)
def test_the_rules_are_a_page_where_the_table_leaves_them_no_room(
    make_desk: MakeDesk, size: tuple[int, int], text: int
) -> None:
    desk = desk_of(make_desk, size, text)
    for shows in (True, False, True, False):  # by the key and by the book of the toolbar
        desk.key(Qt.Key.Key_F1) if shows else desk.window.rules.toggleViewAction().trigger()
        settle()
        assert isinstance(desk.window.overlay.panel, HowToPlayPage) is shows
        assert not desk.window.rules.isVisible()
        assert (desk.window.width(), desk.window.height()) == size


@pytest.mark.parametrize(("size", "text"), [((1280, 800), 100), ((1024, 600), 150)])
def test_rules_are_opened_where_the_game_is(make_desk: MakeDesk, size: tuple[int, int], text: int) -> None:
    """In a dock as on the page that stands in for it."""
    desk = make_desk(size=size)
    desk.preferences.text_size = text
    desk.begin("italiana-nulos", deal_number=3)
    desk.wait_until_asked()
    desk.key(Qt.Key.Key_F1)
    settle()
    page = desk.window.overlay.panel
    panel = page.rules if isinstance(page, HowToPlayPage) else desk.window.rules.panel
    assert panel.isVisible()
    names = [section.name for section in panel._page.sections]
    assert names[panel.reader.section] == "auction"


def test_open_rules_give_way_to_larger_text_and_come_back(make_desk: MakeDesk) -> None:
    desk = desk_of(make_desk, (1280, 800), 100)
    desk.key(Qt.Key.Key_F1)
    settle()
    for text, there in ((200, False), (100, True)):
        desk.preferences.text_size = text
        settle()
        assert desk.window.rules.isVisible() is there
        assert desk.window.width() == 1280


@pytest.mark.parametrize(("text", "there"), [(100, True), (150, False)])
def test_docks_of_a_large_window_keep_to_their_share_of_a_small_one(
    make_desk: MakeDesk, text: int, there: bool
) -> None:
    large = desk_of(make_desk, (2560, 1440), 150)
    for key in (Qt.Key.Key_F5, Qt.Key.Key_F6):
        large.key(key)
    settle()
    assert shown(large) == [True, True]
    assert large.window.docks.sheet.width() > 2560 / 4
    large.close()
    small = desk_of(make_desk, (1024, 600), text)
    assert shown(small) == [there] * 2
    assert not there or small.window.docks.sheet.width() <= 1024 / 3 + 1
    assert nothing_on_the_table(small)


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_keys_go_on_working_while_a_dock_floats(desk: Desk) -> None:
    desk.begin()
    before = desk.wait_for_turn()
    sheet = desk.window.docks.sheet
    sheet.setFloating(True)
    sheet.activateWindow()
    desk.qtbot.waitUntil(sheet.isActiveWindow)
    QTest.mouseClick(desk.window.docks.sheet.view.viewport(), Qt.MouseButton.LeftButton)
    places = [i for i, one in enumerate(desk.cards()) if one.shown and one.shown.card in before.playable]
    target = QApplication.focusWidget() or sheet
    QTest.keyClick(target, Qt.Key(Qt.Key.Key_1 + places[0]) if places[0] < 9 else Qt.Key.Key_0)
    desk.wait_beyond(before)
    after = desk.wait_for_turn()
    assert desk.window.isActiveWindow()
    sheet.activateWindow()
    desk.qtbot.waitUntil(sheet.isActiveWindow)
    QTest.keyClick(sheet, Qt.Key.Key_Left)
    desk.qtbot.waitUntil(desk.window.isActiveWindow)
    desk.key_card(next(iter(after.playable)))
    desk.wait_beyond(after)


def test_a_click_in_a_list_leaves_the_keys_with_the_table(desk: Desk) -> None:
    desk.begin()
    desk.wait_for_turn()
    for view in (desk.window.docks.sheet.view, desk.window.docks.tricks.view):
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton)
        assert not view.hasFocus()


def test_enter_deals_on_after_the_result_was_closed(desk: Desk) -> None:
    desk.begin()
    desk.play_deal(desk.click_card)
    desk.key(Qt.Key.Key_Escape)
    desk.key(Qt.Key.Key_Return)
    desk.wait_for_turn()
    assert desk.controller.summary is not None
    assert len(desk.controller.summary.rows) == 2


def test_enter_does_nothing_in_the_middle_of_a_deal(desk: Desk) -> None:
    desk.begin(variant=next(iter(discover())), options={})
    observation = desk.wait_for_turn()
    desk.window.table.setFocus()
    QTest.keyClick(desk.window, Qt.Key.Key_Return)
    assert desk.controller.observation == observation


@pytest.mark.parametrize("keys", [(Qt.Key.Key_Tab,), (Qt.Key.Key_Tab, Qt.KeyboardModifier.ShiftModifier)], ids=str)
def test_the_focus_never_leaves_the_window(make_desk: MakeDesk, keys: tuple[Qt.Key, Qt.KeyboardModifier]) -> None:
    """Whether docks stand alone, behind each other's tabs or not at all."""
    desk = make_desk(size=(1280, 800))
    desk.begin("sueca-bandeira", deal_number=1)
    desk.wait_until_asked()
    window = desk.window
    docks = [*window.findChildren(QDockWidget)]
    for shown, tabbed in ((True, False), (True, True), (False, True)):
        for dock in docks:
            dock.setVisible(shown)
        if shown and tabbed:
            window.tabifyDockWidget(docks[0], docks[1])
        settle()
        met = set()
        for _ in range(40):
            desk.key(*keys)
            focus = QApplication.focusWidget()
            assert focus is not None
            assert focus.isVisible()
            assert window.rect().intersects(QRect(focus.mapTo(window, QPoint(0, 0)), focus.size()))
            met.add(focus)
        assert len(met) > 2
