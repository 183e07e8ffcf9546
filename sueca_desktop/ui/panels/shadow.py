"""The shadow of a frame that lies over the table."""

from __future__ import annotations

from functools import cache
from itertools import product
from math import ceil

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from sueca_desktop.ui.theme import Shadow

_CORNER, _LAYERS, _STRIP = 12, 14, 2
"""The frame's corner, in pixels, how many layers its shadow has, and how much of a straight edge is drawn."""


def paint_shadow(painter: QPainter, frame: QRect, shadow: Shadow) -> None:
    """Of ``frame``, fading outwards. An effect of Qt's would draw all of the frame with every change; and so many large
    layers take long, so the corners are drawn once, and the edges between them stretched.
    """
    ratio = painter.device().devicePixelRatioF()
    drawn, out, corner = _drawn(shadow, ratio), _reach(shadow), _corner(shadow)
    whole = QRectF(frame).adjusted(-out, -out, out, out)
    across = _thirds(whole.x(), whole.width(), corner), _thirds(0, 2 * corner + _STRIP, corner)
    down = _thirds(whole.y(), whole.height(), corner), _thirds(0, 2 * corner + _STRIP, corner)
    for i, j in product(range(3), repeat=2):
        if (i, j) != (1, 1):
            target, source = (_cell(across[k][i], down[k][j]) for k in (0, 1))
            painter.drawPixmap(target, drawn, QRectF(source.topLeft() * ratio, source.size() * ratio))


def _reach(shadow: Shadow) -> int:
    """Pixels that it reaches beyond the frame."""
    return ceil(2.0 * shadow.blur + 2 * shadow.offset)


def _corner(shadow: Shadow) -> int:
    """Pixels from its outer edge to where an edge is the same all along."""
    return _reach(shadow) + _CORNER + ceil(2 * shadow.offset)


def _thirds(start: float, length: float, corner: int) -> tuple[tuple[float, float], ...]:
    """Where a corner, the edge and the other corner begin, and how long they are."""
    return (start, corner), (start + corner, length - 2 * corner), (start + length - corner, corner)


def _cell(across: tuple[float, float], down: tuple[float, float]) -> QRectF:
    return QRectF(QPointF(across[0], down[0]), QSizeF(across[1], down[1]))


@cache
def _drawn(shadow: Shadow, ratio: float) -> QPixmap:
    """The shadow of the smallest frame."""
    side, out = 2 * _corner(shadow) + _STRIP, _reach(shadow)
    result = QPixmap(ceil(side * ratio), ceil(side * ratio))
    result.setDevicePixelRatio(ratio)
    result.fill(Qt.GlobalColor.transparent)
    frame = QRectF(out, out, side - 2 * out, side - 2 * out)
    reach, colour = 2.0 * shadow.blur, QColor(shadow.colour)
    painter = QPainter(result)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    strength = colour.alphaF() / _LAYERS
    for i in range(_LAYERS):
        inwards = (i + 0.5) / _LAYERS
        grow = reach * (1 - inwards)
        colour.setAlphaF(strength * inwards)
        painter.setBrush(colour)
        layer = frame.translated(0, 2 * shadow.offset).adjusted(-grow, -grow, grow, grow)
        painter.drawRoundedRect(layer, _CORNER + grow, _CORNER + grow)
    painter.end()
    return result
