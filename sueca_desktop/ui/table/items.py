"""The things in the scene. None of them paints in Python: they are pixmaps and outlines that Qt draws."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsPathItem, QGraphicsPixmapItem

from sueca_desktop.ui.table.art import CardArt, Picture
from sueca_desktop.ui.table.geometry import ASPECT, CORNER, Pose
from sueca_desktop.ui.table.placing import Placed


class CardItem(QGraphicsPixmapItem):
    """A card on the table."""

    def __init__(self, art: CardArt, placed: Placed) -> None:
        super().__init__()
        self._art = art
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


class RingItem(QGraphicsPathItem):
    """A rounded line around a card: focus, the winning card, the turned card in hand. ``weight``: of the line, over
    the card's width; ``outset``: from the card's edge.
    """

    def __init__(self, weight: float, outset: float) -> None:
        super().__init__()
        self._weight, self._outset = weight, outset
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def set_colour(self, colour: str) -> None:
        pen = QPen(QColor(colour), self._weight * 100)
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
    """A paper thing whose pixmap has a margin around its rectangle."""

    def __init__(self, z: float) -> None:
        super().__init__()
        self.setZValue(z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def put(self, pixmap: QPixmap, at: QPointF, margin: float) -> None:
        if pixmap.cacheKey() != self.pixmap().cacheKey():
            self.setPixmap(pixmap)
        self.setPos(round(at.x() - margin), round(at.y() - margin))
        self.show()
