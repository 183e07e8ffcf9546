"""The curve of what the own side comes to, a point a card, with the moments at which it turned."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from sueca_desktop.app.review.decisions import Review
from sueca_desktop.app.review.moments import Moment
from sueca_desktop.ui.review.marks import draw_mark
from sueca_desktop.ui.scale import px, scale
from sueca_desktop.ui.style import plain_font
from sueca_desktop.ui.text import review as words
from sueca_desktop.ui.text.language import number
from sueca_desktop.ui.text.review import Say, say
from sueca_desktop.ui.theme import RADIUS, TYPE, Theme

_TURN = 4.0
"""Half the size of the diamond at a turning point, at the usual scale."""
_MARK = 13.0
_WITH_LEGEND = 100
"""Height from which on it is told what the lines are, at the usual scale."""


class Graph(QWidget):
    """Clicks and arrow keys go to a moment: ``chosen`` carries how many actions were taken."""

    chosen = Signal(int)

    def __init__(self, moments: tuple[Moment, ...], players: tuple[str, ...], theme: Theme) -> None:
        super().__init__()
        self._moments, self._players, self._theme = moments, players, theme
        self._review: Review | None = None
        self._step = 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setAccessibleName(say(Say.CURVE))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_review(self, review: Review | None) -> None:
        self._review = review
        self._describe()
        self.update()

    def show_step(self, step: int) -> None:
        self._step = step
        self._describe()
        self.update()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def _describe(self) -> None:
        told = say(Say.CURVE_WAITS) if self._review is None else words.curve_at(self._review, self._step)
        self.setAccessibleDescription(told)

    def sizeHint(self) -> QSize:
        return QSize(px(420), px(104))

    def minimumSizeHint(self) -> QSize:
        return QSize(px(240), px(84))

    # ---- going to a moment

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.chosen.emit(self._step_at(event.position().x()))

    def _step_at(self, x: float) -> int:
        """The moment at a place; a turning point draws the pointer to itself."""
        plot, last = self._plot(), len(self._moments) - 1
        exact = (x - plot.left()) / max(1.0, plot.width()) * last
        turns = self._review.turns if self._review is not None else ()
        near = min(turns, key=lambda step: abs(step + 1 - exact), default=None)
        if near is not None and abs(near + 1 - exact) * plot.width() / max(1, last) <= 2 * _TURN * scale():
            return near + 1
        return min(last, max(0, round(exact)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and down go from turning point to turning point; the rest is the page's."""
        turns = () if self._review is None else tuple(step + 1 for step in self._review.turns)
        after = [step for step in turns if step > self._step]
        before = [step for step in turns if step < self._step]
        if event.key() == Qt.Key.Key_Down and after:
            self.chosen.emit(after[0])
        elif event.key() == Qt.Key.Key_Up and before:
            self.chosen.emit(before[-1])
        else:
            super().keyPressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Under the pointer: what the curve says there."""
        if self._review is not None:
            self.setToolTip(self._reading(self._review, self._step_at(event.position().x())))

    def _reading(self, review: Review, step: int) -> str:
        told = words.curve_at(review, step)
        turned = step - 1 in review.turns
        return f"{told}\n{words.turned(review, self._moments[step - 1], self._players)}" if turned else told

    # ---- painting

    def _plot(self) -> QRectF:
        metrics = QFontMetricsF(plain_font(TYPE.small * scale()))
        left = metrics.horizontalAdvance(number(120)) + px(12)
        above = px(28 if self.height() >= px(_WITH_LEGEND) else 12)
        return QRectF(self.rect()).adjusted(left, above, -px(12), -px(18))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(plain_font(TYPE.small * scale()))
        area = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setPen(
            QPen(QColor(self._theme.focus if self.hasFocus() else self._theme.line), 2 if self.hasFocus() else 1)
        )
        painter.setBrush(QColor(self._theme.paper_alt))
        painter.drawRoundedRect(area, RADIUS, RADIUS)
        if self._review is None:
            self._paint_word(painter, say(Say.CURVE_WAITS))
        elif not any(value is not None for value in self._review.curve):
            self._paint_word(painter, say(Say.CURVE_NONE))
        else:
            self._paint(painter, self._review)
        painter.end()

    def _paint_word(self, painter: QPainter, text: str) -> None:
        painter.setPen(QColor(self._theme.ink_soft))
        flags = int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap)
        painter.drawText(QRectF(self.rect()).adjusted(12, 4, -12, -4), flags, text)

    def _paint(self, painter: QPainter, review: Review) -> None:
        plot = self._plot()
        self._paint_axis(painter, plot, review)
        if self.height() >= px(_WITH_LEGEND):
            self._paint_legend(painter, plot, review)
        self._paint_known(painter, plot, review)
        self._paint_curve(painter, plot, review)
        self._paint_turns(painter, plot, review)
        self._paint_marks(painter, plot, review)
        self._paint_now(painter, plot, review)

    def _place(self, plot: QRectF, review: Review, step: int, value: float) -> QPointF:
        share = step / max(1, len(self._moments) - 1)
        return QPointF(plot.left() + share * plot.width(), plot.bottom() - value / review.total * plot.height())

    def _paint_axis(self, painter: QPainter, plot: QRectF, review: Review) -> None:
        half = review.total / 2
        marks = (0.0, half, float(review.total)) if review.total > 1 else ()
        for value in marks:
            y = self._place(plot, review, 0, value).y()
            middle = value == half
            painter.setPen(QPen(QColor(self._theme.gold if middle else self._theme.line), 1.5 if middle else 1.0))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            painter.setPen(QColor(self._theme.ink_soft))
            label = QRectF(0, y - 20, plot.left() - px(6), 40)
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(label, right, number(round(value)))

    def _paint_legend(self, painter: QPainter, plot: QRectF, review: Review) -> None:
        """Over the plot: what the lines are."""
        lines = [(self._pen_laid(), Say.AS_LAID)]
        if len(review.known) > 1:
            lines.insert(0, (self._pen_known(), Say.KNOWN))
        metrics, right = QFontMetricsF(painter.font()), plot.right()
        for pen, name in lines:
            width = metrics.horizontalAdvance(say(name))
            line = plot.top() - px(13)
            painter.setPen(QColor(self._theme.ink_soft))
            painter.drawText(QPointF(right - width, line + metrics.ascent() / 2 - 2), say(name))
            painter.setPen(pen)
            painter.drawLine(QPointF(right - width - px(30), line), QPointF(right - width - px(6), line))
            right -= width + px(46)

    def _pen_laid(self) -> QPen:
        round_cap, round_join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
        return QPen(QColor(self._theme.accent), 2.4 * scale(), Qt.PenStyle.SolidLine, round_cap, round_join)

    def _pen_known(self) -> QPen:
        return QPen(QColor(self._theme.ink_soft), 1.8 * scale(), Qt.PenStyle.DotLine)

    def _paint_curve(self, painter: QPainter, plot: QRectF, review: Review) -> None:
        pen = self._pen_laid()
        for run in runs(review.curve):
            spots = [self._place(plot, review, step, review.curve[step] or 0) for step in run]
            path = QPainterPath(spots[0])
            for a, b in pairwise(spots):
                path.lineTo(QPointF(b.x(), a.y()))
                path.lineTo(b)
            area = QPainterPath(path)
            area.lineTo(spots[-1].x(), plot.bottom())
            area.lineTo(spots[0].x(), plot.bottom())
            colour = QColor(self._theme.accent)
            colour.setAlphaF(0.12)
            painter.fillPath(area, colour)
            painter.strokePath(path, pen)

    def _paint_known(self, painter: QPainter, plot: QRectF, review: Review) -> None:
        """What could be expected by what was known: a dotted line through the own decisions."""
        if len(review.known) < 2:
            return
        spots = [self._place(plot, review, step, points) for step, points in review.known]
        painter.setPen(self._pen_known())
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(spots)

    def _paint_turns(self, painter: QPainter, plot: QRectF, review: Review) -> None:
        for step in review.turns:
            before, after = review.curve[step], review.curve[step + 1]
            assert before is not None, "a turning point"
            assert after is not None, "a turning point"
            spot = self._place(plot, review, step + 1, after)
            painter.setPen(QPen(QColor(self._theme.paper_alt), 1.2))
            painter.setBrush(QColor(self._theme.good if after > before else self._theme.bad))
            size = _TURN * 1.3 * scale()
            up = -size if after > before else size
            corners = [QPointF(spot.x() - size, spot.y() - up / 2), QPointF(spot.x() + size, spot.y() - up / 2)]
            painter.drawPolygon([*corners, QPointF(spot.x(), spot.y() + up)])

    def _paint_marks(self, painter: QPainter, plot: QRectF, review: Review) -> None:
        """The own mistakes, under the curve."""
        size = _MARK * scale()
        for decision in review.mistakes:
            x = self._place(plot, review, decision.step + 1, 0).x()
            draw_mark(painter, QRectF(x - size / 2, plot.bottom() + 2, size, size), decision.known_grade, self._theme)

    def _paint_now(self, painter: QPainter, plot: QRectF, review: Review) -> None:
        x = self._place(plot, review, self._step, 0).x()
        painter.setPen(QPen(QColor(self._theme.gold), 2))
        painter.drawLine(QPointF(x, plot.top() - 4), QPointF(x, plot.bottom() + 4))
        value = review.curve[self._step]
        if value is None:
            return
        spot = self._place(plot, review, self._step, value)
        painter.setBrush(QColor(self._theme.accent))
        painter.setPen(QPen(QColor(self._theme.paper), 2))
        painter.drawEllipse(spot, 5 * scale(), 5 * scale())
        if review.total > 1:
            self._paint_value(painter, spot, number(value))

    def _paint_value(self, painter: QPainter, spot: QPointF, text: str) -> None:
        metrics = QFontMetricsF(painter.font())
        plate = QRectF(0, 0, metrics.horizontalAdvance(text) + 12, metrics.height() + 4)
        plate.moveCenter(QPointF(spot.x(), spot.y() - plate.height() / 2 - 7 * scale()))
        if plate.top() < 2:
            plate.moveTop(spot.y() + 7 * scale())
        plate.moveLeft(min(max(plate.left(), self._plot().left() + 3), self.width() - plate.width() - 2))
        painter.setPen(QPen(QColor(self._theme.gold), 1))
        painter.setBrush(QColor(self._theme.paper))
        painter.drawRoundedRect(plate, 5, 5)
        painter.setPen(QColor(self._theme.ink))
        painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, text)


def runs(curve: tuple[int | None, ...]) -> list[list[int]]:
    """The stretches of the curve without a gap, as steps."""
    found: list[list[int]] = []
    for step, value in enumerate(curve):
        if value is None:
            continue
        if found and found[-1][-1] == step - 1:
            found[-1].append(step)
        else:
            found.append([step])
    return found
