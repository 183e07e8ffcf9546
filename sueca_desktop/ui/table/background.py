"""The table itself: a tiled rim, a calm cloth, a gold line; painted once for each size."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from sueca_desktop.resources import asset
from sueca_desktop.ui.table.layout import TableLayout
from sueca_desktop.ui.theme import Theme

TILE, UNITS = 56.0, 44.0
"""Side of a tile of the rim, in units of the layout and of its drawing."""
CORNER = 46.0
_UNDER_ALL = -1000.0


class Background(QGraphicsItem):
    """The empty table in the scene, as large as it is told. It is drawn when it is next seen: a window that is being
    built has many sizes that nobody sees.
    """

    def __init__(self) -> None:
        super().__init__()
        self._size, self._drawn = QSizeF(), QPixmap()
        self._draw: Callable[[], QPixmap] | None = None
        self.setZValue(_UNDER_ALL)

    @property
    def there(self) -> bool:
        """Whether it has ever been drawn."""
        return not self._drawn.isNull()

    def stretch(self, size: QSizeF) -> None:
        """Another size; what has been drawn is made to fit."""
        self.prepareGeometryChange()
        self._size = size

    def renew(self, draw: Callable[[], QPixmap]) -> None:
        """Has ``draw`` give a new picture."""
        self._draw = draw
        self.update()

    def boundingRect(self) -> QRectF:
        return QRectF(QPointF(0, 0), self._size)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self._draw is not None:
            self._drawn, self._draw = self._draw(), None
        painter.drawPixmap(self.boundingRect(), self._drawn, QRectF(self._drawn.rect()))


def background(layout: TableLayout, theme: Theme, ratio: float) -> QPixmap:
    """The empty table for a screen of device pixel ratio ``ratio``."""
    size = layout.size
    pixmap = QPixmap(math.ceil(size.width() * ratio), math.ceil(size.height() * ratio))
    pixmap.setDevicePixelRatio(ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _rim(painter, layout, theme, ratio)
    _felt(painter, layout, theme, ratio)
    painter.end()
    return pixmap


def _rim(painter: QPainter, layout: TableLayout, theme: Theme, ratio: float) -> None:
    area = QRectF(QPointF(0, 0), layout.size)
    _tiled(painter, area, theme.rim, layout.unit, ratio)
    painter.fillRect(area, QColor(theme.veil))


def _tiled(painter: QPainter, area: QRectF, name: str, unit: float, ratio: float) -> None:
    """Whole tiles, laid from the middle outwards so that left and right, top and bottom end alike."""
    drawing = QSvgRenderer(str(asset(f"table/{name}.svg")))
    drawn = QSizeF(drawing.defaultSize()) * (TILE / UNITS * unit * ratio)
    pixels = QSize(max(1, round(drawn.width())), max(1, round(drawn.height())))
    tile = QPixmap(pixels)
    tile.setDevicePixelRatio(ratio)
    tile.fill(Qt.GlobalColor.transparent)
    own = QPainter(tile)
    own.setRenderHint(QPainter.RenderHint.Antialiasing)
    drawing.render(own, QRectF(QPointF(0, 0), tile.deviceIndependentSize()))
    own.end()
    wide, high = pixels.width() / ratio, pixels.height() / ratio
    painter.drawTiledPixmap(area, tile, QPointF(-(area.width() / 2) % wide, -(area.height() / 2) % high))


def _felt(painter: QPainter, layout: TableLayout, theme: Theme, ratio: float) -> None:
    u, felt = layout.unit, layout.felt
    corner = CORNER * u
    for i in range(6):  # the cloth lies a little above the rim
        grow = (6 - i) * 1.6 * u
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(8, 14, 36, 16))
        painter.drawRoundedRect(felt.adjusted(-grow, -grow, grow, grow), corner + grow, corner + grow)
    painter.setBrush(_cloth(felt, theme))
    painter.drawRoundedRect(felt, corner, corner)
    if theme.cloth:
        painter.save()
        shape = QPainterPath()
        shape.addRoundedRect(felt, corner, corner)
        painter.setClipPath(shape)
        _tiled(painter, felt, theme.cloth, u, ratio)
        painter.restore()
    painter.setBrush(_daylight(felt))
    painter.setPen(QPen(QColor(theme.gold), max(2.0, 3.2 * u)))
    painter.drawRoundedRect(felt, corner, corner)
    painter.setBrush(Qt.BrushStyle.NoBrush)
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
