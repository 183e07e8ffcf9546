"""Everything that a window says: on its face, in its menus and tool tips, and to a screen reader."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, QObject, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QLabel,
    QLineEdit,
    QMenu,
    QTabBar,
    QTextBrowser,
    QWidget,
)

_ROLES = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole)


def texts(root: QWidget) -> set[str]:
    """Each text once, access keys left out."""
    found = {text for widget in _widgets(root) for text in _of(widget)}
    actions = {text for action in root.findChildren(QAction) for text in _of_action(action)}
    return {text.replace("&", "") for text in found | actions if text and any(c.isalpha() for c in text)}


def _widgets(root: QWidget) -> Iterator[QWidget]:
    yield root
    yield from (widget for widget in root.findChildren(QWidget) if widget.isVisible() or isinstance(widget, QMenu))


def _of(widget: QWidget) -> Iterator[str]:
    yield from (widget.toolTip(), widget.accessibleName(), widget.accessibleDescription(), widget.windowTitle())
    match widget:
        case QLabel() | QAbstractButton():
            yield widget.text()
        case QLineEdit():
            yield widget.placeholderText()
        case QTabBar():
            yield from (widget.tabText(i) for i in range(widget.count()))
        case QComboBox():
            yield from (widget.itemText(i) for i in range(widget.count()))
        case QMenu():
            yield widget.title()
        case QTextBrowser():
            yield from widget.toPlainText().splitlines()
        case QAbstractItemView():
            yield from _of_model(widget.model())


def _of_model(model: QAbstractItemModel | None) -> Iterator[str]:
    if model is None:
        return
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(QModelIndex())
    for column in range(columns):
        yield str(model.headerData(column, Qt.Orientation.Horizontal, Qt.ItemDataRole.DisplayRole) or "")
        for row in range(model.rowCount(QModelIndex())):
            yield from (str(model.index(row, column).data(role) or "") for role in _ROLES)


def _of_action(action: QAction) -> Iterator[str]:
    owner: QObject | None = action.parent()
    if not isinstance(owner, QLineEdit | QTextBrowser):  # Qt's own menus for copying and the like
        yield from (action.text(), action.iconText(), action.toolTip())
