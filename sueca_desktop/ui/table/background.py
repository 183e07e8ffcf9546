"""The table itself: a tiled rim, a calm felt, a gold line; painted once for each size."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen, QPixmap, QRadialGradient
from PySide6.QtSvg import QSvgRenderer

from sueca_desktop.resources import asset
from sueca_desktop.ui.table.layout import TableLayout
from sueca_desktop.ui.theme import Theme

TILE = 56.0
"""Side of a tile, in units of the layout."""
CORNER = 46.0
LIGHT_VEIL, DARK_VEIL = "#2a101e46", "#c20b1330"
"""What keeps the tiles quieter than the cards."""


def background(layout: TableLayout, theme: Theme, ratio: float) -> QPixmap:
    """The empty table for a screen of device pixel ratio ``ratio``."""
    size = layout.size
    pixmap = QPixmap(math.ceil(size.width() * ratio), math.ceil(size.height() * ratio))
    pixmap.setDevicePixelRatio(ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _tiles(painter, layout, theme, ratio)
    _felt(painter, layout, theme)
    painter.end()
    return pixmap


def _tiles(painter: QPainter, layout: TableLayout, theme: Theme, ratio: float) -> None:
    """Whole tiles, laid from the middle outwards so that left and right, top and bottom end alike."""
    area = QRectF(QPointF(0, 0), layout.size)
    side = round(TILE * layout.unit * ratio) / ratio
    tile = QPixmap(round(side * ratio), round(side * ratio))
    tile.setDevicePixelRatio(ratio)
    own = QPainter(tile)
    own.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(str(asset("table/tile.svg"))).render(own, QRectF(0, 0, side, side))
    own.end()
    offset = QPointF(-(area.width() / 2) % side, -(area.height() / 2) % side)
    painter.drawTiledPixmap(area, tile, offset)
    painter.fillRect(area, QColor(DARK_VEIL if theme.dark else LIGHT_VEIL))


def _felt(painter: QPainter, layout: TableLayout, theme: Theme) -> None:
    u, felt = layout.unit, layout.felt
    corner = CORNER * u
    for i in range(6):  # the cloth lies a little above the tiles
        grow = (6 - i) * 1.6 * u
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(8, 14, 36, 16))
        painter.drawRoundedRect(felt.adjusted(-grow, -grow, grow, grow), corner + grow, corner + grow)
    painter.setBrush(_cloth(felt, theme))
    painter.setPen(QPen(QColor(theme.gold), max(2.0, 3.2 * u)))
    painter.drawRoundedRect(felt, corner, corner)
    painter.setBrush(_daylight(felt))
    painter.setPen(QPen(_faint(theme.felt_line, 130), max(1.0, 1.2 * u)))
    inset = 11 * u
    painter.drawRoundedRect(felt.adjusted(inset, inset, -inset, -inset), corner - inset, corner - inset)


def _cloth(felt: QRectF, theme: Theme) -> QRadialGradient:
    """Lighter where the cards fall, darker outwards."""
    reach = math.hypot(felt.width(), felt.height()) / 2
    gradient = QRadialGradient(QPointF(felt.center().x(), felt.top() + felt.height() * 0.44), reach)
    gradient.setColorAt(0, QColor(theme.felt).lighter(112))
    gradient.setColorAt(0.45, QColor(theme.felt))
    gradient.setColorAt(1, QColor(theme.felt_dark))
    return gradient


def _daylight(felt: QRectF) -> QLinearGradient:
    """A breath of light from above."""
    gradient = QLinearGradient(felt.topLeft(), felt.bottomLeft())
    gradient.setColorAt(0, QColor(255, 255, 255, 12))
    gradient.setColorAt(0.5, QColor(255, 255, 255, 0))
    return gradient


def _faint(colour: str, alpha: int) -> QColor:
    result = QColor(colour)
    result.setAlpha(alpha)
    return result
