"""Small cards for lists: an index and a suit sign on paper, legible where a whole face would not be."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPixmap, QPolygonF

from sueca_desktop.rules.cards import Card
from sueca_desktop.ui import icons
from sueca_desktop.ui.text import cards as words
from sueca_desktop.ui.theme import SERIF, TWO_COLOURS, Suits

WIDTH, HEIGHT = 34.0, 46.0
"""Device-independent pixels of the usual size."""
_FRAME, _INSET = 2.5, 1.25
"""Pixels: the frame of a marked card, and how far what stands on it draws back at each side."""
_PAPER, _EDGE = "#fffdf8", "#8e9ab5"


class Face(Struct, frozen=True):
    """What a small card looks like. ``marked``: framed in ``frame`` (a colour), as the winner of a trick is.
    ``colours``: of the suits on cards.
    """

    card: Card
    height: float = HEIGHT
    marked: bool = False
    frame: str = "#d99b1f"
    colours: Suits = TWO_COLOURS

    @property
    def size(self) -> QSizeF:
        return QSizeF(self.height * WIDTH / HEIGHT, self.height)


def draw(painter: QPainter, at: QPointF, face: Face) -> None:
    """Paint ``face`` with its top left corner at ``at``."""
    pixels = painter.device().devicePixelRatioF() * painter.worldTransform().m11()
    picture = pixmap(face, pixels, words.index(face.card.rank))
    corner = QPointF(round(at.x() * pixels) / pixels, round(at.y() * pixels) / pixels)  # pixel on pixel: no blur
    target = QRectF(corner, QSizeF(picture.width() / pixels, picture.height() / pixels))
    painter.drawPixmap(target, picture, QRectF(picture.rect()))


def draw_leader(painter: QPainter, at: QPointF, face: Face, colour: str) -> None:
    """A small arrow at the left of the card at ``at``, which led its trick."""
    size = face.height / 9
    x, y = at.x() - size * 1.3, at.y() + face.height / 2
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    painter.drawPolygon(QPolygonF([QPointF(x, y - size), QPointF(x + size, y), QPointF(x, y + size)]))


@lru_cache(maxsize=512)
def pixmap(face: Face, ratio: float, index: str) -> QPixmap:
    """The picture of ``face`` at a device pixel ratio, with the index of the language in use."""
    size = face.size * ratio
    result = QPixmap(round(size.width()), round(size.height()))
    result.setDevicePixelRatio(ratio)
    result.fill(Qt.GlobalColor.transparent)
    painter = QPainter(result)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _sheet(painter, face)
    if face.marked:  # what stands on the card keeps clear of the thicker frame
        painter.translate(_INSET, _INSET * face.size.height() / face.size.width())
        painter.scale(*[1 - 2 * _INSET / face.size.width()] * 2)
    _signs(painter, face, index)
    painter.end()
    return result


def _sheet(painter: QPainter, face: Face) -> None:
    width = _FRAME if face.marked else 1.0
    edge = QRectF(0, 0, face.size.width(), face.size.height()).adjusted(width / 2, width / 2, -width / 2, -width / 2)
    painter.setPen(QPen(QColor(face.frame if face.marked else _EDGE), width))
    painter.setBrush(QColor(_PAPER))
    painter.drawRoundedRect(edge, face.height * 0.1, face.height * 0.1)


def _signs(painter: QPainter, face: Face, index: str) -> None:
    unit = face.height / HEIGHT
    colour = face.colours.of(face.card.suit)
    font = QFont()
    font.setFamilies(SERIF)
    font.setPixelSize(round(21 * unit))
    font.setWeight(QFont.Weight.Bold)
    if len(index) > 1:
        font.setStretch(QFont.Stretch.SemiCondensed)
    painter.setFont(font)
    painter.setPen(QColor(colour))
    width = face.size.width()
    painter.drawText(QRectF(0, 2 * unit, width, 22 * unit), Qt.AlignmentFlag.AlignCenter, index)
    sign = 20 * unit
    place = QRectF((width - sign) / 2, 23.5 * unit, sign, sign)
    icons.renderer(icons.suit_name(face.card.suit), colour).render(painter, place)
