"""Shares of a whole as bars: a row each, with its name, its bar and its numbers."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from sueca_desktop.ui.style import plain_font
from sueca_desktop.ui.text import history as words
from sueca_desktop.ui.text.language import said
from sueca_desktop.ui.theme import TYPE, UNIT, Theme

_ROW, _LEAST_ROW, _THICK = 52.0, 29.0, 12.0
_PAD = 2.0 * UNIT


class Bar(Struct, frozen=True):
    """``won`` of ``total``; ``drawn``: further ones that nobody won."""

    name: str
    won: int
    total: int
    drawn: int = 0

    @property
    def share(self) -> float:
        return self.won / self.total if self.total else 0.0

    @property
    def numbers(self) -> str:
        """``54 % · 12 of 22``."""
        if not self.total:
            return words.share(0, 0)
        return f"{words.percent(self.share)} · {words.share(self.won, self.total)}"


class BarChart(QWidget):
    """Shows bars; a gold stroke marks the half."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._bars: tuple[Bar, ...] = ()
        self._scale = 1.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @property
    def bars(self) -> tuple[Bar, ...]:
        return self._bars

    def show_bars(self, name: str, bars: tuple[Bar, ...]) -> None:
        self._bars = bars
        self.setAccessibleName(name)
        self.setAccessibleDescription(". ".join(said(bar.name, bar.numbers) for bar in bars))
        self.updateGeometry()
        self.update()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def set_scale(self, scale: float) -> None:
        """How many times as large text and bars are."""
        self._scale = scale
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(360, self.minimumSizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(240, round(_LEAST_ROW * self._scale * max(1, len(self._bars)) + UNIT))

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._bars:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        row = min(_ROW * self._scale, (self.height() - UNIT) / len(self._bars))
        for i, bar in enumerate(self._bars):
            self._paint_bar(painter, QRectF(_PAD, UNIT + i * row, self.width() - 2 * _PAD, row), bar)
        painter.end()

    def _paint_bar(self, painter: QPainter, place: QRectF, bar: Bar) -> None:
        """Name and numbers on one line, the bar under them."""
        painter.setFont(plain_font(TYPE.small * self._scale))
        thick = min(_THICK * self._scale, place.height() / 4)
        line = QRectF(place.left(), place.top(), place.width(), place.height() - thick - 6)
        bottom = Qt.AlignmentFlag.AlignBottom
        numbers = QFontMetricsF(painter.font()).horizontalAdvance(bar.numbers)
        room = int(line.width() - numbers - 2 * UNIT)
        painter.setPen(QColor(self._theme.ink))
        name = painter.fontMetrics().elidedText(bar.name, Qt.TextElideMode.ElideRight, room)
        painter.drawText(line, Qt.AlignmentFlag.AlignLeft | bottom, name)
        painter.setPen(QColor(self._theme.ink_soft))
        painter.drawText(line, Qt.AlignmentFlag.AlignRight | bottom, bar.numbers)
        track = QRectF(place.left(), line.bottom() + 3, place.width(), thick)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._theme.line))
        painter.drawRoundedRect(track, thick / 2, thick / 2)
        if bar.won:
            full = QRectF(track.topLeft(), track.size())
            full.setWidth(max(thick, track.width() * bar.share))
            painter.setBrush(QColor(self._theme.accent))
            painter.drawRoundedRect(full, thick / 2, thick / 2)
        middle = track.center().x()
        painter.setPen(QPen(QColor(self._theme.gold), 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
        painter.drawLine(QPointF(middle, track.top() - 3), QPointF(middle, track.bottom() + 3))
