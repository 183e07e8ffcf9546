"""Names are shown letter by letter, whatever they look like, wherever they are shown."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QAbstractListModel, QModelIndex, Qt
from PySide6.QtGui import Qt as GuiQt
from PySide6.QtWidgets import QAbstractItemView, QApplication, QLabel, QWidget

from sueca_desktop.rules.actions import Play
from sueca_desktop.ui import naming
from sueca_desktop.ui.actions import Do
from sueca_desktop.ui.keeping import Keeping
from sueca_desktop.ui.panels.start import StartPanel
from sueca_desktop.ui.setting import Setting
from sueca_desktop.ui.text import seats
from tests.ui.conftest import MakeDesk
from tests.ui.desk import Desk
from tests.ui.seen import texts

MARKUP, FIELDS, HEBREW, LONG = "<b>x</b>", "%s{0}", "\u05d0\u05d1\u05d2", "w" * 60
EMPTY, EMOJI, AND, PLURAL = "", "🂡😀", "Tom & Jo", "%n %1 {name}"
TABLES = (
    pytest.param((MARKUP, FIELDS, HEBREW, LONG), id="markup"),
    pytest.param((AND, EMOJI, PLURAL, EMPTY), id="signs", marks=pytest.mark.slow),
)


def widgets(root: QWidget) -> Iterator[QWidget]:
    yield from (one for one in [root, *root.findChildren(QWidget)] if one.isVisible())


def tips(root: QWidget) -> Iterator[str]:
    """What is told under the pointer, of widgets and of all that their models hold."""
    for one in widgets(root):
        yield one.toolTip()
        model = one.model() if isinstance(one, QAbstractItemView) else None
        if model is not None:
            columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(QModelIndex())
            cells = (
                model.index(row, column) for row in range(model.rowCount(QModelIndex())) for column in range(columns)
            )
            yield from (str(cell.data(Qt.ItemDataRole.ToolTipRole) or "") for cell in cells)
            way, role = Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole
            yield from (str(model.headerData(column, way, role) or "") for column in range(columns))


def assert_literal(desk: Desk, *names: str) -> None:
    """These are to be seen, and nothing is read as markup."""
    QApplication.processEvents()
    seen = "\n".join(text.replace("&&", "&") for text in texts(desk.window))
    for name in names:
        shown = seats.shown(name)
        assert shown.replace("&", "") in seen or shown[:6] in seen, name
    for one in widgets(desk.window):
        if isinstance(one, QLabel) and one.text():
            assert one.textFormat() is Qt.TextFormat.PlainText or not GuiQt.mightBeRichText(one.text()), one.text()
    for tip in tips(desk.window):
        assert MARKUP not in tip, tip


@pytest.mark.parametrize("players", TABLES)
def test_odd_names_are_shown_as_they_are(make_desk: MakeDesk, players: tuple[str, ...]) -> None:
    desk = make_desk(size=(1600, 1000))
    keeping = Keeping(desk.window, desk.controller, desk.presenter)
    desk.window.closing.connect(keeping.close)
    Setting(desk.window, desk.preferences, desk.presenter, keeping)
    keeping.historian  # noqa: B018 - it begins to listen
    naming.remember(desk.preferences, players)  # as the start page does with what is written there
    desk.begin(players=players)
    desk.wait_for_turn()
    assert_literal(desk, *players)
    desk.play_deal(lambda card: desk.controller.act(Play(card)))
    assert_literal(desk, *players)
    desk.window.do[Do.REVIEW].trigger()
    assert type(desk.window.overlay.panel).__name__ == "ReviewPage"
    assert_literal(desk, *players)
    desk.press("What the computer saw")
    assert type(desk.window.overlay.panel).__name__ == "SawPage"
    assert_literal(desk, *players[1:])
    for _ in range(3):  # to the review, to the result, to the table
        desk.key(Qt.Key.Key_Escape)
    assert not desk.window.overlay.isVisible()
    desk.presenter.ask_new_game()
    panel = desk.window.overlay.panel
    assert isinstance(panel, StartPanel)
    assert panel.settings().players[:3] == players[:3]
    assert_literal(desk)
    desk.key(Qt.Key.Key_Escape)
    desk.window.do[Do.STATISTICS].trigger()
    assert_literal(desk)
    desk.window.do[Do.PAST_DEALS].trigger()
    assert_literal(desk, players[0])
    desk.key(Qt.Key.Key_Return)
    assert_literal(desk, *players)
    desk.preferences.profiles = (players[1], *players)
    desk.window.do[Do.SETTINGS].trigger()
    panel_names = desk.window.overlay.panel
    assert panel_names is not None
    panel_names.sections.button(3).click()  # type: ignore[attr-defined]  # it is the settings page
    assert_literal(desk, players[1])


def test_the_empty_name_is_a_dash_and_no_name_ends_the_line() -> None:
    assert seats.shown(EMPTY) == "–"
    assert seats.shown("a\nb\u2028c\x00") == "abc"
