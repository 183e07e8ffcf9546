"""The page of unfinished games, from the start page to the table."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from sueca_desktop.app.paths import data_dir
from sueca_desktop.ui.actions import Do
from sueca_desktop.ui.history.unfinished_page import UnfinishedPage
from sueca_desktop.ui.keeping import Keeping
from sueca_desktop.ui.languages import Language
from sueca_desktop.ui.panels.start import StartPanel
from sueca_desktop.ui.panels.variant_list import _fitting
from sueca_desktop.ui.style import plain_font, serif_font
from sueca_desktop.ui.text.history import date_and_time
from sueca_desktop.ui.theme import TYPE
from sueca_desktop.ui.unfinished import Unfinished
from tests.app.history.games import game, save, unfinished
from tests.ui.desk import SECONDS, Desk


@pytest.fixture
def waiting(desk: Desk, keeping: Callable[[], Keeping]) -> Unfinished:
    """Two games wait, and the window stands at its start page."""
    save(unfinished(game("klaberjass", 1), 3), "one")
    save(unfinished(game("sueca-bandeira", 2), 20), "two")
    desk.presenter.open()
    result = keeping().unfinished
    desk.qtbot.waitUntil(lambda: len(result.shelf.matches) == 2, timeout=SECONDS)
    return result


def page(desk: Desk) -> UnfinishedPage:
    panel = desk.window.overlay.panel
    assert isinstance(panel, UnfinishedPage)
    return panel


def test_from_the_start_page_by_keyboard_to_the_table(desk: Desk, waiting: Unfinished) -> None:
    start = desk.window.overlay.panel
    assert isinstance(start, StartPanel)
    assert start.head.unfinished.text() == "2 unfinished games"
    start.head.unfinished.setFocus()
    desk.key(Qt.Key.Key_Space)
    texts = [page(desk).model.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(2)]
    assert all("Last played" in text for text in texts)
    wanted = page(desk).current
    assert wanted is not None
    desk.key(Qt.Key.Key_Return)
    assert desk.window.overlay.panel is None
    assert desk.controller.summary == wanted.game.summary
    assert not wanted.path.exists()
    desk.begin()
    desk.wait_for_turn()
    desk.window.do[Do.UNFINISHED].trigger()
    desk.qtbot.waitUntil(lambda: page(desk).model.rowCount() == 2, timeout=SECONDS)  # the one that gave way again


def test_the_first_line_of_each_row_tells_it_from_the_others(desk: Desk, waiting: Unfinished) -> None:
    """In low rows there is no room for another."""
    desk.window.do[Do.UNFINISHED].trigger()
    for tile, match in zip(page(desk).model.tiles, waiting.shelf.matches, strict=True):
        number = match.game.summary.rows[-1].number
        assert tile.lines[0].startswith(f"Last played: {date_and_time(match.played)} · Deal {number}")


def test_a_row_has_room_for_how_the_match_stands(desk: Desk, keeping: Callable[[], Keeping]) -> None:
    """However many there are in a small window."""
    for i in range(6):
        save(unfinished(game("italiana-nulos", 1), 8 + i), f"{i}")
    desk.window.resize(1024, 600)
    desk.presenter.open()
    shelf = keeping().unfinished.shelf
    desk.qtbot.waitUntil(lambda: len(shelf.matches) == 6, timeout=SECONDS)
    desk.window.do[Do.UNFINISHED].trigger()
    QApplication.processEvents()
    row, tile = page(desk).list.delegate.height, page(desk).model.tiles[0]
    title = QFontMetricsF(serif_font(TYPE.strong)).height()
    room = QSizeF(500, row - 2 * 6 - 6 + 3 - title)
    shown = _fitting(tile.lines, QFontMetricsF(plain_font(TYPE.small)), room)
    assert [text for text, _ in shown[:2]] == list(tile.lines[:2])


def test_deleting_asks_first(desk: Desk, waiting: Unfinished) -> None:
    desk.window.do[Do.UNFINISHED].trigger()
    for key in (Qt.Key.Key_Delete, Qt.Key.Key_Escape, Qt.Key.Key_Delete, Qt.Key.Key_Return):
        desk.key(key)  # asked, and put away; asked, and kept
    assert page(desk).model.rowCount() == 2
    for left in (1, 0):
        desk.key(Qt.Key.Key_Delete)
        QApplication.processEvents()
        desk.press("Delete for good")
        assert page(desk).model.rowCount() == left
        assert len(list((data_dir() / "games").iterdir())) == left
    assert page(desk)._empty.isVisible()
    desk.key(Qt.Key.Key_Escape)
    assert isinstance(desk.window.overlay.panel, StartPanel)
    assert desk.window.overlay.panel.head.unfinished.isHidden()


def test_it_keeps_its_place_in_another_language(desk: Desk, waiting: Unfinished) -> None:
    desk.window.do[Do.UNFINISHED].trigger()
    desk.key(Qt.Key.Key_Down)
    before = page(desk).current
    desk.speak(Language.DE)
    assert page(desk).current == before
    QTest.mouseClick(page(desk)._close, Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    assert isinstance(desk.window.overlay.panel, StartPanel)


def test_a_game_that_has_gone_is_told(desk: Desk, waiting: Unfinished) -> None:
    desk.window.do[Do.UNFINISHED].trigger()
    gone = page(desk).current
    assert gone is not None
    gone.path.unlink()
    desk.key(Qt.Key.Key_Return)
    assert page(desk)._message.text().startswith("This game cannot be taken up")
    desk.qtbot.waitUntil(lambda: page(desk).model.rowCount() == 1, timeout=SECONDS)
