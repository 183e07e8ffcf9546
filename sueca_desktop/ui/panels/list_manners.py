"""What the lists beside the table have in common."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QRect, Qt
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QAbstractItemView

from sueca_desktop.ui.text.window import Word, say


def paint_empty(view: QAbstractItemView, word: Word) -> None:
    """Says, in an empty view, what will stand there."""
    if view.model() is not None and view.model().rowCount(QModelIndex()):
        return
    painter = QPainter(view.viewport())
    painter.setPen(view.palette().placeholderText().color())
    area: QRect = view.viewport().rect().adjusted(24, 16, -24, -16)
    painter.drawText(area, int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap), say(word))
    painter.end()


def keeps(event: QKeyEvent) -> bool:
    """Whether a list has use for a key: it is moved in by arrows, but not searched by letters."""
    return not event.text().strip()


def keep_at_end(view: QAbstractItemView) -> None:
    """The newest row is in sight, however rows came and whenever the room for them changes."""
    bar = view.verticalScrollBar()
    bar.rangeChanged.connect(lambda _least, most: bar.setValue(most))
