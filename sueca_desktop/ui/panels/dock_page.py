"""What lies in a dock, on a page over the table: where the table leaves a dock no room."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from sueca_desktop.ui.panels.docks import ScoreDock, TricksDock
from sueca_desktop.ui.panels.overlay import BORDERS, Panel
from sueca_desktop.ui.panels.widgets import button, button_row, label
from sueca_desktop.ui.scale import px
from sueca_desktop.ui.text.window import Word

_LEAST, _LIKED = 120, 480
"""Pixels of the list's height, at the usual scale: with less the page scrolls."""


class DockPage(Panel):
    """A score sheet or the tricks, with a button to close it."""

    width_wanted = 560
    alone = True

    def __init__(self, dock: ScoreDock | TricksDock) -> None:
        super().__init__()
        self.dock = dock
        self._close = button(Word.CLOSE, self.closed.emit, primary=True)
        *self._heads, self._list = label(dock.windowTitle(), "title"), *dock.copy()
        for part in (*self._heads, self._list):
            self.column.addWidget(part)
        self.column.addStretch(1)
        button_row(self.footer, self._close)

    def fit(self, room: QSize) -> None:
        """As high as the list likes to be, or there is room: it scrolls by itself."""
        margins = self.column.contentsMargins()
        heads = sum(head.sizeHint().height() + self.column.spacing() for head in self._heads)
        left = room.height() - BORDERS - self.foot_height(room) - margins.top() - margins.bottom() - heads
        self._list.setFixedHeight(max(px(_LEAST), min(px(_LIKED), left - self.column.spacing())))

    def first_focus(self) -> QWidget:
        return self._close

    def accept(self) -> None:
        self.closed.emit()
