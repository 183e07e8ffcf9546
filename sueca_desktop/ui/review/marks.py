"""The marks of grades: a shape and a colour each, so that neither is needed to tell them apart."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QPolygonF

from sueca_desktop.ai.options import Grade
from sueca_desktop.ui.theme import Theme


def colour_of(grade: Grade | None, theme: Theme) -> str:
    """The colour of a grade; None where there is none."""
    colours = {Grade.BEST: theme.good, Grade.FINE: theme.gold, Grade.MISTAKE: theme.bad}
    return theme.ink_soft if grade is None else colours[grade]


def draw_mark(painter: QPainter, rect: QRectF, grade: Grade | None, theme: Theme) -> None:
    """A disc with a tick for the best, a ring for what is fine, a diamond with a stroke and a dot for a mistake, a dash
    where there is no grade; in a square ``rect``.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    colour, size = QColor(colour_of(grade, theme)), rect.width()
    inside = rect.adjusted(size * 0.08, size * 0.08, -size * 0.08, -size * 0.08)
    line = QPen(colour, size * 0.13, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    match grade:
        case Grade.BEST:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour)
            painter.drawEllipse(inside)
            _lines(painter, rect, ((0.30, 0.53), (0.44, 0.67), (0.71, 0.36)), theme)
        case Grade.FINE:
            painter.setPen(line)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(inside.adjusted(size * 0.09, size * 0.09, -size * 0.09, -size * 0.09))
        case Grade.MISTAKE:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour)
            corners = ((0.5, 0.0), (1.0, 0.5), (0.5, 1.0), (0.0, 0.5))
            painter.drawPolygon(QPolygonF([_at(rect, x, y) for x, y in corners]))
            _lines(painter, rect, ((0.5, 0.25), (0.5, 0.54)), theme)
            _lines(painter, rect, ((0.5, 0.74), (0.5, 0.75)), theme)
        case None:
            painter.setPen(line)
            painter.drawLine(_at(rect, 0.3, 0.5), _at(rect, 0.7, 0.5))
    painter.restore()


def mark_pixmap(grade: Grade | None, theme: Theme, size: int, ratio: float) -> QPixmap:
    """The mark ``size`` device-independent pixels large."""
    result = QPixmap(round(size * ratio), round(size * ratio))
    result.setDevicePixelRatio(ratio)
    result.fill(Qt.GlobalColor.transparent)
    painter = QPainter(result)
    draw_mark(painter, QRectF(0, 0, size, size), grade, theme)
    painter.end()
    return result


def _at(rect: QRectF, x: float, y: float) -> QPointF:
    return QPointF(rect.x() + x * rect.width(), rect.y() + y * rect.height())


def _lines(painter: QPainter, rect: QRectF, points: tuple[tuple[float, float], ...], theme: Theme) -> None:
    width = rect.width() * 0.12
    pen = QPen(QColor(theme.paper), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.drawPolyline([_at(rect, x, y) for x, y in points])
