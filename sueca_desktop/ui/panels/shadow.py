"""The shadow of a frame that lies over the table."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QRegion

from sueca_desktop.ui.theme import Shadow

_CORNER, _LAYERS = 12, 14
"""The frame's corner, in pixels, and how many layers its shadow has."""


def paint_shadow(painter: QPainter, room: QRect, frame: QRect, shadow: Shadow) -> None:
    """Of ``frame``, fading outwards in ``room``. An effect of Qt's would draw all of the frame with every change."""
    reach, colour = 2.0 * shadow.blur, QColor(shadow.colour)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setClipRegion(QRegion(room) - QRegion(frame.adjusted(_CORNER, _CORNER, -_CORNER, -_CORNER)))
    strength = colour.alphaF() / _LAYERS
    for i in range(_LAYERS):
        inwards = (i + 0.5) / _LAYERS
        grow = reach * (1 - inwards)
        colour.setAlphaF(strength * inwards)
        painter.setBrush(colour)
        layer = QRectF(frame).translated(0, 2 * shadow.offset).adjusted(-grow, -grow, grow, grow)
        painter.drawRoundedRect(layer, _CORNER + grow, _CORNER + grow)
