"""A curve over the deals of a player, painted in the app's own hand.

The charts are our own some 300 lines: Qt Charts is not to be had under the licence of the rest (GPL, and in the large
Addons package), and pyqtgraph, which asks for numpy, was measured to add 54 MB to the installed app, 10.7 MB to the
packed one of 45 MB at most, and a look of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt

from msgspec import Struct
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from sueca_desktop.app.history.statistics import Point
from sueca_desktop.ui.history.axis import Axis, axis_for, thinned
from sueca_desktop.ui.style import plain_font
from sueca_desktop.ui.text import history as words
from sueca_desktop.ui.theme import RADIUS, TYPE, UNIT, Theme

_ABOVE, _BELOW, _RIGHT = 20.0, 30.0, 24.0
"""Pixels around the plot: for the last value, the dates, the last dot."""
_BAND = 1.96
"""Half the width of the band of chance, in standard deviations: nineteen in twenty stay inside."""


class Curve(Struct, frozen=True):
    """What is drawn. ``base``: the value of the gold line. ``text``: a value in words. ``whole``: values are whole
    numbers. ``fixed``: the axis, where it does not depend on the points. ``chance``: whether the band is drawn in which
    a sum of fair deals stays.
    """

    points: tuple[Point, ...]
    text: Callable[[float], str]
    base: float = 0.0
    whole: bool = False
    fixed: Axis | None = None
    chance: bool = False
    name: str = ""
    empty: str = ""

    @property
    def axis(self) -> Axis:
        if self.fixed is not None:
            return self.fixed
        values = [point.value for point in self.points]
        edge = _BAND * sqrt(len(values)) if self.chance else 0.0
        return axis_for([*values, edge, -edge], whole=self.whole)


class CurveChart(QWidget):
    """Shows a :class:`Curve`; the pointer or the arrow keys read values off it."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._curve = Curve((), str)
        self._at: int | None = None
        self._scale = 1.0
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @property
    def at(self) -> int | None:
        """The point that is being read; None for none."""
        return self._at

    def show_curve(self, curve: Curve) -> None:
        self._curve, self._at = curve, None
        self.setAccessibleName(curve.name)
        self._describe()
        self.update()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def set_scale(self, scale: float) -> None:
        """How many times as large text and lines are."""
        self._scale = scale
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(520, 130)

    def minimumSizeHint(self) -> QSize:
        return QSize(260, 130)

    def _describe(self) -> None:
        """For readers: the point being read, else the last."""
        last = len(self._curve.points) - 1
        self.setAccessibleDescription(self._reading(last if self._at is None else self._at) if last >= 0 else "")

    def _reading(self, i: int) -> str:
        point = self._curve.points[i]
        return f"{self._curve.text(point.value)} · {words.date(point.ended)}"

    # ---- reading values

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        plot, count = self._plot(), len(self._curve.points)
        if count and plot.adjusted(-UNIT, -_ABOVE, UNIT, _BELOW).contains(event.position()):
            share = (event.position().x() - plot.left()) / max(1.0, plot.width())
            self._read(min(count - 1, max(0, round(share * (count - 1)))))
        else:
            self._read(None)

    def leaveEvent(self, event: QEvent) -> None:
        self._read(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        last = len(self._curve.points) - 1
        at = last if self._at is None else self._at
        goals = {Qt.Key.Key_Left: at - 1, Qt.Key.Key_Right: at + 1, Qt.Key.Key_Home: 0, Qt.Key.Key_End: last}
        goal = goals.get(Qt.Key(event.key()))
        if goal is None or last < 0:
            super().keyPressEvent(event)
        else:
            self._read(min(last, max(0, goal)))

    def _read(self, at: int | None) -> None:
        if at != self._at:
            self._at = at
            self._describe()
            self.update()

    # ---- painting

    def _plot(self) -> QRectF:
        metrics, axis = QFontMetricsF(plain_font(TYPE.small * self._scale)), self._curve.axis
        left = max(metrics.horizontalAdvance(self._curve.text(tick)) for tick in axis.ticks) + 2 * UNIT
        return QRectF(self.rect()).adjusted(left, _ABOVE, -_RIGHT, -_BELOW * self._scale)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(plain_font(TYPE.small * self._scale))
        plot = self._plot()
        if plot.width() > 40 and plot.height() > 40:
            self._paint(painter, plot)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(self._theme.focus), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), RADIUS, RADIUS)
        painter.end()

    def _paint(self, painter: QPainter, plot: QRectF) -> None:
        points = self._curve.points
        if not points:
            painter.setPen(QColor(self._theme.ink_soft))
            middle = int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap)
            painter.drawText(plot.adjusted(UNIT, 0, -UNIT, 0), middle, self._curve.empty)
            return
        self._paint_grid(painter, plot)
        drawn = thinned(len(points), max(2, int(plot.width() / 2)))
        if self._curve.chance:
            self._paint_chance(painter, plot, drawn)
        self._paint_line(painter, plot, [self._place(plot, i) for i in drawn])
        self._paint_dates(painter, plot)
        at = len(points) - 1 if self._at is None else self._at
        self._paint_reading(painter, plot, at)

    def _place(self, plot: QRectF, i: int, value: float | None = None) -> QPointF:
        points = self._curve.points
        share = i / (len(points) - 1) if len(points) > 1 else 1.0
        height = self._curve.axis.share(points[i].value if value is None else value)
        return QPointF(plot.left() + share * plot.width(), plot.bottom() - height * plot.height())

    def _paint_grid(self, painter: QPainter, plot: QRectF) -> None:
        axis = self._curve.axis
        for tick in axis.ticks:
            y = plot.bottom() - axis.share(tick) * plot.height()
            base = abs(tick - self._curve.base) < axis.step / 100
            painter.setPen(QPen(QColor(self._theme.gold if base else self._theme.line), 1.6 if base else 1.0))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            painter.setPen(QColor(self._theme.ink_soft))
            label = QRectF(0, y - 20, plot.left() - UNIT, 40)
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(label, right, self._curve.text(tick))

    def _paint_chance(self, painter: QPainter, plot: QRectF, drawn: Sequence[int]) -> None:
        """The band that fair cards stay in: it opens as the root of the number of deals."""
        upper = [self._place(plot, i, _BAND * sqrt(i + 1)) for i in drawn]
        lower = [self._place(plot, i, -_BAND * sqrt(i + 1)) for i in drawn]
        path = QPainterPath(upper[0])
        for spot in (*upper[1:], *reversed(lower)):
            path.lineTo(spot)
        colour = QColor(self._theme.gold)
        colour.setAlphaF(0.16)
        painter.fillPath(path, colour)

    def _paint_line(self, painter: QPainter, plot: QRectF, spots: Sequence[QPointF]) -> None:
        line = QPainterPath(spots[0])
        for spot in spots[1:]:
            line.lineTo(spot)
        if not self._curve.chance:
            base = plot.bottom() - self._curve.axis.share(self._curve.base) * plot.height()
            area = QPainterPath(line)
            area.lineTo(spots[-1].x(), base)
            area.lineTo(spots[0].x(), base)
            colour = QColor(self._theme.accent)
            colour.setAlphaF(0.14)
            painter.fillPath(area, colour)
        width = self._scale * (2.4 if len(spots) < plot.width() / 4 else 1.8)
        pen = QPen(QColor(self._theme.accent), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(line, pen)

    def _paint_dates(self, painter: QPainter, plot: QRectF) -> None:
        painter.setPen(QColor(self._theme.ink_soft))
        points = self._curve.points
        below = QRectF(plot.left(), plot.bottom() + 6, plot.width() + _RIGHT - 4, _BELOW * self._scale)
        top = Qt.AlignmentFlag.AlignTop
        first, last = words.date(points[0].ended), words.date(points[-1].ended)
        if first != last:
            painter.drawText(below, Qt.AlignmentFlag.AlignLeft | top, first)
        painter.drawText(below, Qt.AlignmentFlag.AlignRight | top, last)

    def _paint_reading(self, painter: QPainter, plot: QRectF, i: int) -> None:
        """A dot on the curve; the last value beside it, or a plate with value and date where one is being read."""
        spot = self._place(plot, i)
        painter.setBrush(QColor(self._theme.accent))
        painter.setPen(QPen(QColor(self._theme.paper_alt), 2))
        painter.drawEllipse(spot, 5 * self._scale, 5 * self._scale)
        reading = self._at is not None
        text = self._reading(i) if reading else self._curve.text(self._curve.points[i].value)
        font = plain_font((TYPE.small if reading else TYPE.body) * self._scale)
        font.setBold(not reading)
        painter.setFont(font)
        size = QFontMetricsF(font).size(0, text)
        plate = QRectF(0, 0, size.width() + 2 * UNIT, size.height() + UNIT)
        plate.moveCenter(QPointF(spot.x(), spot.y() - plate.height() / 2 - 9))
        if plate.top() < 1:
            plate.moveTop(spot.y() + 9)
        plate.moveLeft(min(max(plate.left(), 1.0), self.width() - plate.width() - 1))
        painter.setBrush(QColor(self._theme.paper if reading else self._theme.paper_alt))
        painter.setPen(QPen(QColor(self._theme.gold), 1) if reading else Qt.PenStyle.NoPen)
        painter.drawRoundedRect(plate if reading else plate.adjusted(4, 4, -4, -4), 6, 6)
        painter.setPen(QColor(self._theme.ink))
        painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, text)
