"""The things in the scene. None of them paints in Python: they are pixmaps and outlines that Qt draws."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen, QPixmap, QPolygonF, QTransform
from PySide6.QtWidgets import (
    QGraphicsEllipseItem,
    QGraphicsItem,
    QGraphicsPathItem,
    QGraphicsPixmapItem,
    QGraphicsPolygonItem,
)

from sueca_desktop.ui.table.art import CardArt, Picture
from sueca_desktop.ui.table.geometry import ASPECT, CORNER, Pose
from sueca_desktop.ui.table.placing import Placed


class CardItem(QGraphicsPixmapItem):
    """A card on the table."""

    def __init__(self, art: CardArt, placed: Placed) -> None:
        super().__init__()
        self._art = art
        self._mark: TurnMark | None = None
        self._ring: RingItem | None = None
        self._width = 1.0
        self.height = 0.0
        self.placed = placed
        self.pose = placed.pose
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.picture = Picture(placed.face, placed.role, placed.dim)
        self.show_picture(self.picture)
        self.put(placed)

    def put(self, placed: Placed) -> None:
        """Lies at rest as ``placed`` says."""
        self.placed = placed
        self.show_picture(Picture(placed.face, placed.role, placed.dim))
        self.setZValue(placed.z)
        self.setOpacity(1.0)
        self.rise(0.0)

    def show_picture(self, picture: Picture) -> None:
        self.picture = picture
        sprite = self._art.sprite(picture)
        self._width = sprite.width
        if sprite.pixmap.cacheKey() != self.pixmap().cacheKey():
            self.setPixmap(sprite.pixmap)
            # The pixmap is rounded up to whole pixels; the card in it begins exactly one margin in.
            self.setOffset(-sprite.width / 2 - sprite.margin, -sprite.width * ASPECT / 2 - sprite.margin)
        self._fit_mark()

    @property
    def marked(self) -> bool:
        """Whether it bears the mark of the turned card, to be seen while its face is."""
        return self._mark is not None

    def set_marked(self, colours: MarkColours | None) -> None:
        """Bears the mark of the turned card in these colours; None: no mark."""
        if self._mark is not None:
            self.scene().removeItem(self._mark)
        self._mark = TurnMark(self, colours) if colours else None
        self._fit_mark()

    def set_ringed(self, colour: str | None) -> None:
        """Bears a line around it wherever it goes, as a card that is advised; None: no line."""
        if self._ring is not None:
            self.scene().removeItem(self._ring)
        self._ring = RingItem(0.055, -0.01) if colour else None
        if self._ring is not None and colour:
            self._ring.setParentItem(self)
            self._ring.set_colour(colour)
        self._fit_mark()

    def _fit_mark(self) -> None:
        if self._ring is not None:
            self._ring.around(Pose(0, 0, self._width, 0), 0.1)
        if self._mark is not None:
            scale = self._width / 100
            self._mark.setScale(scale)
            self._mark.setPos(-37 * scale, -15 * scale)
            self._mark.setVisible(self.picture.face is not None)

    def refresh(self) -> None:
        """Takes a better pixmap of the same picture, if there is one."""
        self.show_picture(self.picture)
        self.lay(self.pose)

    def rise(self, height: float) -> None:
        """Lies ``height`` pixels along its own axis above its place."""
        self.height = height
        self.lay(self.placed.pose.moved_up(height))

    def lay(self, pose: Pose, flip: float = 1.0) -> None:
        """Lies at ``pose``; ``flip``: how wide it is seen while it turns over (1: flat, 0: on edge)."""
        self.pose = pose
        scale = pose.width / self._width
        a = math.radians(pose.angle)
        c, s = math.cos(a) * scale, math.sin(a) * scale
        self.setPos(pose.x, pose.y)
        self.setTransform(QTransform(c * flip, s * flip, -s, c, 0, 0))


class MarkColours(Struct, frozen=True):
    """Of the turned card's mark: the coin, and its edge and sign."""

    coin: str
    sign: str


class TurnMark(QGraphicsEllipseItem):
    """A coin with a turning arrow, part of ``card``: it goes wherever that goes. It lies below the card's index, in
    the strip that the next card in the hand leaves free. Drawn on a card 100 wide.
    """

    def __init__(self, card: QGraphicsItem, colours: MarkColours) -> None:
        super().__init__(-9.5, -9.5, 19, 19, card)
        self.setBrush(QColor(colours.coin))
        self.setPen(QPen(QColor(colours.sign), 1.4))
        arrow = QGraphicsPathItem(_turning_arrow(), self)
        pen = QPen(QColor(colours.sign), 2.2)
        arrow.setPen(pen)
        head = QGraphicsPolygonItem(_ARROW_HEAD, self)
        head.setPen(QPen(Qt.PenStyle.NoPen))
        head.setBrush(QColor(colours.sign))
        for item in (self, arrow, head):
            item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)


_ARROW_HEAD = QPolygonF([QPointF(6.0, -1.4), QPointF(1.0, 0.8), QPointF(6.6, 4.0)])


def _turning_arrow() -> QPainterPath:
    """Most of a circle, up to the arrow's head."""
    path, circle = QPainterPath(), QRectF(-4.6, -4.6, 9.2, 9.2)
    path.arcMoveTo(circle, 55)
    path.arcTo(circle, 55, 275)
    return path


_DASHES = (2.0, 1.6)
"""Line and gap of a broken line, in widths of the line."""


class RingItem(QGraphicsPathItem):
    """A rounded line around a card: focus, the winning card. ``weight``: of the line, over the card's width;
    ``outset``: from the card's edge.
    """

    def __init__(self, weight: float, outset: float) -> None:
        super().__init__()
        self._weight, self._outset = weight, outset
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def set_dashed(self, dashed: bool) -> None:
        """Whether the line is broken, so that it is told from a whole one of like colour."""
        pen = self.pen()
        pen.setDashPattern(_DASHES) if dashed else pen.setStyle(Qt.PenStyle.SolidLine)
        self.setPen(pen)

    def set_colour(self, colour: str) -> None:
        pen = self.pen()
        pen.setColor(QColor(colour))
        pen.setWidthF(self._weight * 100)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        self.setPen(pen)
        out = self._outset * 100
        path = QPainterPath()
        corner = CORNER * 100 + out
        path.addRoundedRect(QRectF(-50 - out, -70 - out, 100 + 2 * out, 140 + 2 * out), corner, corner)
        self.setPath(path)

    def around(self, pose: Pose, z: float) -> None:
        """Shown around a card at ``pose`` of height ``z``."""
        scale = pose.width / 100
        a = math.radians(pose.angle)
        c, s = math.cos(a) * scale, math.sin(a) * scale
        self.setPos(pose.x, pose.y)
        self.setTransform(QTransform(c, s, -s, c, 0, 0))
        self.setZValue(z)
        self.show()


class PaperItem(QGraphicsPixmapItem):
    """A paper thing. It is painted anew only when what it shows changes."""

    def __init__(self, z: float) -> None:
        super().__init__()
        self._shown: Hashable = None
        self.setZValue(z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def put(self, what: Hashable, paint: Callable[[], QPixmap], at: QPointF, margin: float) -> None:
        """Shows ``what``, which ``paint`` paints with ``margin`` around it, with its top left corner at ``at``."""
        if what != self._shown:
            self._shown = what
            self.setPixmap(paint())
        self.setPos(round(at.x() - margin), round(at.y() - margin))
        self.show()
