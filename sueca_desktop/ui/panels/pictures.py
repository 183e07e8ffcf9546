"""The table pictures of the start page: the first ones are drawn in idle moments, so that the page is there before."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, QRectF, QTimer, Signal, Slot
from PySide6.QtGui import QPainter, QPixmap

from sueca_desktop.engine.variant import RuleSet
from sueca_desktop.ui.panels.table_picture import empty_table, table_picture
from sueca_desktop.ui.theme import Theme

_MOST = 60
"""Pictures that are kept."""
_Key = tuple[str, int, int, float, str]


class TablePictures(QObject):
    """Draws each picture once. Until the first ones are there, the empty table stands in their place."""

    drawn = Signal()
    """All that was asked for is there."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._drawn: dict[_Key, QPixmap] = {}
        self._wanted: dict[_Key, Callable[[], QPixmap]] = {}
        self._patient = True
        self._idle = QTimer(self, singleShot=True, interval=0)
        self._idle.timeout.connect(self.finish)

    def paint(self, painter: QPainter, place: QRectF, rules: RuleSet, theme: Theme, ratio: float) -> None:
        """Paints the picture of a game; ``place`` in whole pixels, ``ratio`` device pixels for each."""
        size = place.size().toSize()
        key = (rules.spec.variant, size.width(), size.height(), ratio, theme.name)
        if key not in self._drawn:
            self._wanted[key] = partial(table_picture, rules, size, theme, ratio)
            if self._patient:
                self._idle.start()
                empty_table(painter, place, theme, ratio)
                return
            self._draw()
        painter.drawPixmap(place.topLeft(), self._drawn[key])

    @Slot()
    def finish(self) -> None:
        """Draws what has been asked for, now; from now on nothing waits."""
        self._patient = False
        self._draw()
        self.drawn.emit()

    def _draw(self) -> None:
        if len(self._drawn) + len(self._wanted) > _MOST:
            self._drawn.clear()
        for key, draw in self._wanted.items():
            self._drawn[key] = draw()
        self._wanted.clear()
