"""The row that goes on in the next line."""

from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import ownedByPython

from sueca_desktop.ui.panels.flow import FlowLayout
from sueca_desktop.ui.panels.widgets import button_row


def test_its_items_go_with_it(qtbot: QtBot) -> None:
    """Qt never deletes those of a layout that is written in Python."""
    holder = QWidget()
    qtbot.addWidget(holder)
    row = FlowLayout(holder, 4)
    row.addWidget(QLabel("a"))
    foot = QWidget(holder)
    column = QVBoxLayout(foot)
    button_row(column, QLabel("b"), left=[QLabel("c")])
    inner = foot.findChild(FlowLayout)
    assert inner is not None
    items = [*row._items, *inner._items]
    assert len(items) == 3
    assert all(ownedByPython(item) for item in items)


def test_a_widget_may_leave_it(qtbot: QtBot) -> None:
    holder, one, other = QWidget(), QLabel("a"), QLabel("b")
    qtbot.addWidget(holder)
    row = FlowLayout(holder, 4)
    row.addWidget(one)
    row.addWidget(other)
    row.removeWidget(one)
    other.deleteLater()
    qtbot.waitUntil(lambda: row.count() == 0)
    assert one.parentWidget() is holder
