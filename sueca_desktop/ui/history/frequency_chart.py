"""Frequencies as columns: how often it was so, and how often chance would have it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from sueca_desktop.app.frequencies import Frequencies, Frequency
from sueca_desktop.ui.history.axis import Axis, axis_for
from sueca_desktop.ui.style import plain_font
from sueca_desktop.ui.text import frequencies as words
from sueca_desktop.ui.text.language import number
from sueca_desktop.ui.theme import TYPE, UNIT, Theme

_LEFT, _BELOW, _ABOVE = 44.0, 26.0, 22.0
_WIDEST, _TALL = 64.0, 18.0
"""Pixels at the usual scale: of a column, and of the count that stands on it."""
_BAND = 2.0
"""Standard deviations of the pale band: chance stays in it nineteen times out of twenty."""
_SELDOM = 0.005
"""Columns that should have less than this share, and have nothing, are left out at both ends."""


class FrequencyChart(QWidget):
    """A column a value; a gold stroke where it should end, in the band that chance leaves it."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._rows: tuple[Frequency, ...] = ()
        self._shown: Frequencies | None = None
        self._scale = 1.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @property
    def rows(self) -> tuple[Frequency, ...]:
        """The columns drawn."""
        return self._rows

    def show_frequencies(self, found: Frequencies) -> None:
        self._shown, self._rows = found, _worth_showing(found)
        self.setAccessibleName(words.feature(found.feature))
        self.setAccessibleDescription(". ".join(words.spoken(found.feature, row) for row in self._rows))
        self.update()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def set_scale(self, scale: float) -> None:
        """How many times as large text is."""
        self._scale = scale
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(600, 220)

    def minimumSizeHint(self) -> QSize:
        return QSize(280, 150)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(plain_font(TYPE.small * self._scale))
        plot = QRectF(self.rect()).adjusted(
            _LEFT * self._scale, _ABOVE * self._scale, -UNIT, -_BELOW * self._scale
        )  # fmt: skip
        if self._rows and plot.width() > 40 and plot.height() > 40:
            axis = axis_for([max(row.observed, row.expected + _BAND * row.spread) for row in self._rows], whole=True)
            self._paint_grid(painter, plot, axis)
            room = plot.width() / len(self._rows)
            for i, row in enumerate(self._rows):
                column = QRectF(plot.left() + i * room, plot.top(), room, plot.height())
                self._paint_column(painter, column, axis, row)
        painter.end()

    def _paint_grid(self, painter: QPainter, plot: QRectF, axis: Axis) -> None:
        for tick in axis.ticks:
            y = plot.bottom() - axis.share(tick) * plot.height()
            painter.setPen(QPen(QColor(self._theme.line), 1.0))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            painter.setPen(QColor(self._theme.ink_soft))
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(QRectF(0, y - 20, plot.left() - UNIT, 40), right, number(round(tick)))

    def _paint_column(self, painter: QPainter, room: QRectF, axis: Axis, row: Frequency) -> None:
        wide = min(room.width() * 0.62, _WIDEST * self._scale)
        left, bottom, high = room.center().x() - wide / 2, room.bottom(), room.height()
        top = bottom - axis.share(row.observed) * high
        painter.setPen(Qt.PenStyle.NoPen)
        band = QColor(self._theme.gold)
        band.setAlphaF(0.3)
        least, most = (max(0.0, row.expected + sign * _BAND * row.spread) for sign in (-1, 1))
        upper, lower = (bottom - axis.share(value) * high for value in (most, least))
        painter.setBrush(band)
        painter.drawRect(QRectF(left - 4, upper, wide + 8, lower - upper))
        painter.setBrush(QColor(self._theme.accent))
        painter.drawRoundedRect(QRectF(left, top, wide, bottom - top), 3, 3)
        y = bottom - axis.share(row.expected) * high
        painter.setPen(QPen(QColor(self._theme.gold), 2.4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
        painter.drawLine(QPointF(left - 6, y), QPointF(left + wide + 6, y))
        self._paint_count(painter, room.center().x(), count_bottom(top, y, _TALL * self._scale), number(row.observed))
        centre = int(Qt.AlignmentFlag.AlignCenter)
        under = QRectF(room.left(), bottom, room.width(), _BELOW * self._scale)
        assert self._shown is not None, "there are columns"
        painter.drawText(under, centre, words.value(self._shown.feature, row.value))

    def _paint_count(self, painter: QPainter, x: float, bottom: float, text: str) -> None:
        """On a label of paper, so that no line goes through it."""
        tall = (_TALL - 2) * self._scale
        wide = painter.fontMetrics().horizontalAdvance(text) + UNIT
        paper = QRectF(x - wide / 2, bottom - tall - 1, wide, tall)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._theme.paper_alt))
        painter.drawRoundedRect(paper, 4, 4)
        painter.setPen(QColor(self._theme.ink))
        painter.drawText(paper, int(Qt.AlignmentFlag.AlignCenter), text)


def count_bottom(top: float, line: float, tall: float) -> float:
    """Where a count ``tall`` pixels high stands: on its column, which ends at ``top``; on the gold ``line`` where that
    would go through it. In pixels from above.
    """
    return min(top, line - 2) if top - tall < line + 2 else top


def _worth_showing(found: Frequencies) -> tuple[Frequency, ...]:
    """Without the columns at both ends that nearly never come, and have not."""
    rows = list(found.rows)
    for end in (0, -1):
        while rows and not rows[end].observed and rows[end].expected < _SELDOM * found.hands:
            rows.pop(end)
    return tuple(rows)
