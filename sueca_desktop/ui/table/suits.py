"""The signs of the suits as outlines."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QTransform

from sueca_desktop.rules.cards import Suit


def suit_path(suit: Suit, rect: QRectF) -> QPainterPath:
    """The sign of ``suit``, as large as fits into ``rect``."""
    path = _DRAWN[suit]()
    box = path.boundingRect()
    scale = min(rect.width() / box.width(), rect.height() / box.height())
    move = QTransform.fromTranslate(rect.center().x(), rect.center().y()).scale(scale, scale)
    return move.translate(-box.center().x(), -box.center().y()).map(path)


def _heart() -> QPainterPath:
    path = QPainterPath(QPointF(0, 46))
    path.cubicTo(-16, 26, -46, 8, -46, -18)
    path.cubicTo(-46, -36, -34, -46, -22, -46)
    path.cubicTo(-10, -46, -3, -38, 0, -28)
    path.cubicTo(3, -38, 10, -46, 22, -46)
    path.cubicTo(34, -46, 46, -36, 46, -18)
    path.cubicTo(46, 8, 16, 26, 0, 46)
    return path


def _diamond() -> QPainterPath:
    path = QPainterPath(QPointF(0, -50))
    for x, y in ((37, 0), (0, 50), (-37, 0), (0, -50)):
        at = path.currentPosition()
        path.quadTo(QPointF((at.x() + x) * 0.44, (at.y() + y) * 0.44), QPointF(x, y))
    return path


def _stem() -> QPainterPath:
    path = QPainterPath(QPointF(-17, 50))
    path.cubicTo(-6, 44, -4, 30, -4, 10)
    path.lineTo(4, 10)
    path.cubicTo(4, 30, 6, 44, 17, 50)
    path.closeSubpath()
    return path


def _spade() -> QPainterPath:
    heart = QTransform().translate(0, -4).scale(1, -1).map(_heart())
    return heart.united(_stem())


def _club() -> QPainterPath:
    path = _stem()
    for x, y in ((0, -26), (-23, 9), (23, 9)):
        leaf = QPainterPath()
        leaf.addEllipse(QPointF(x, y), 21.5, 21.5)
        path = path.united(leaf)
    middle = QPainterPath()
    middle.addEllipse(QPointF(0, -2), 12, 12)
    return path.united(middle)


_DRAWN = {Suit.HEARTS: _heart, Suit.DIAMONDS: _diamond, Suit.SPADES: _spade, Suit.CLUBS: _club}
