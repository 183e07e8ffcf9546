"""Menus: what a highlighted row shows, and which docks are ticked."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication, QMenu

from sueca_desktop.app.settings import ThemeChoice
from sueca_desktop.ui.actions import Do
from tests.ui.desk import Desk
from tests.ui.test_theme import contrast

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def menu_with(desk: Desk, row: int) -> QMenu:
    menu = next(
        action.menu()
        for action in desk.window.menuBar().actions()
        if desk.window.do[Do.NEW_GAME] in rows(action.menu())
    )
    assert isinstance(menu, QMenu)
    menu.popup(desk.window.mapToGlobal(QPoint(20, 60)))
    menu.setActiveAction(menu.actions()[row])
    QApplication.processEvents()
    return menu


def rows(menu: object) -> list[object]:
    return list(menu.actions()) if isinstance(menu, QMenu) else []


def strongest(picture: QImage, left: int, width: int) -> float:
    """The best contrast of anything in these columns of a picture to the colour at its upper left."""
    ground = picture.pixelColor(left, picture.height() // 2).name()
    seen = {picture.pixelColor(x, y).name() for x in range(left, left + width) for y in range(picture.height())}
    return max(contrast(colour, ground) for colour in seen)


@pytest.mark.parametrize("choice", [ThemeChoice.LIGHT, ThemeChoice.DARK])
def test_the_icon_of_a_highlighted_row_is_seen(desk: Desk, choice: ThemeChoice) -> None:
    desk.window.do.themes[choice].trigger()
    menu = menu_with(desk, 0)
    row = menu.actionGeometry(menu.actions()[0]).adjusted(4, 6, 0, -6)
    picture = menu.grab(row).toImage()
    menu.close()
    assert strongest(picture, 2, 20) > 3
    assert picture.pixelColor(2, picture.height() // 2) != QColor(desk.window.theme.paper)


def test_shown_docks_are_ticked_in_the_menu(desk: Desk) -> None:
    toggle = desk.window.docks.sheet.toggleViewAction()
    assert toggle.isChecked()
    assert not toggle.isIconVisibleInMenu()  # an icon would stand in place of the tick
    desk.window.docks.sheet.close()
    assert not toggle.isChecked()


def test_a_menu_higher_than_the_screen_scrolls(desk: Desk) -> None:
    """Qt would begin a second column, which parts what belongs together."""
    desk.preferences.text_size = 200
    menu = menu_with(desk, 0)
    places = [menu.actionGeometry(action) for action in menu.actions() if action.isVisible()]
    menu.close()
    assert sum(place.height() for place in places) > desk.window.screen().geometry().height()
    assert {place.left() for place in places} == {places[0].left()}
