"""What of a page has too little room: words that are cut, and what reaches beyond its sides."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QAbstractButton, QLabel, QLineEdit, QScrollArea, QWidget

from sueca_desktop.ui.panels.overlay import Panel
from sueca_desktop.ui.panels.widgets import CutLabel
from sueca_desktop.ui.rules_pages.chooser import Chooser

_LOOSE = 2
"""Pixels that rounding may take."""


def clipped(panel: Panel) -> list[str]:
    """One line for everything that is cut on ``panel`` and at its foot, however far one has to scroll for it."""
    viewport = panel.parentWidget()
    assert viewport is not None, "it is shown"
    found = [f"page {panel.width()} > {viewport.width()}"] if panel.width() > viewport.width() else []
    for root in (panel, panel.foot):
        for widget in root.findChildren(QWidget):
            if widget.isVisible():
                found += [f"{type(widget).__name__}: {why}" for why in _faults(root, widget)]
    return found


def _faults(root: QWidget, widget: QWidget) -> Iterator[str]:
    left = widget.mapTo(root, QPoint(0, 0)).x()
    if not _scrolls(root, widget) and (left < -_LOOSE or left + widget.width() > root.width() + _LOOSE):
        yield f"{_text(widget)!r} from {left} to {left + widget.width()} of {root.width()}"
    if lacking := needs(widget):
        yield lacking


def needs(widget: QWidget) -> str:
    """How much room its words lack; empty for none."""
    needed = _needed(widget)
    if needed is not None and (needed[0] > widget.width() + _LOOSE or needed[1] > widget.height() + _LOOSE):
        return f"{_text(widget)!r} needs {needed}, has {widget.width(), widget.height()}"
    return ""


def _scrolls(root: QWidget, widget: QWidget) -> bool:
    """Whether it lies in something that scrolls by itself."""
    parent = widget.parentWidget()
    while parent is not None and parent is not root:
        if isinstance(parent, QScrollArea):
            return True
        parent = parent.parentWidget()
    return False


def _needed(widget: QWidget) -> tuple[int, int] | None:
    """The least width and height for its words; None where it has none, or where dots may stand for some."""
    match widget:
        case CutLabel() | QLineEdit():
            return None
        case QLabel() if widget.text() and widget.wordWrap():
            words = widget.text().split()
            widest = max(widget.fontMetrics().horizontalAdvance(word) for word in words) if words else 0
            return widest, widget.heightForWidth(widget.width())
        case QLabel() if widget.text():
            size = widget.fontMetrics().size(0, widget.text())
            return size.width(), size.height()
        case QAbstractButton() | Chooser():
            hint = widget.sizeHint()
            return hint.width(), hint.height()
    return None


def _text(widget: QWidget) -> str:
    text = getattr(widget, "text", getattr(widget, "currentText", None))
    return str(text()) if callable(text) else widget.accessibleName()
