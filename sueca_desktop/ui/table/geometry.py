"""Where a card lies: centre, width, angle. Pixels of the widget, device-independent; y points down."""

from __future__ import annotations

import math

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPolygonF

ASPECT = 336 / 240
"""Height of a card over its width (assets/cards/deck.toml)."""
CORNER = 15 / 240
"""Radius of a card's corners over its width."""


class Pose(Struct, frozen=True):
    """A card's centre, its width, and its angle in degrees clockwise."""

    x: float
    y: float
    width: float
    angle: float = 0.0

    @property
    def height(self) -> float:
        return self.width * ASPECT

    def moved_up(self, distance: float) -> Pose:
        """The pose moved along the card's own upward axis."""
        a = math.radians(self.angle)
        return replace(self, x=self.x + distance * math.sin(a), y=self.y - distance * math.cos(a))

    def point(self, right: float, down: float) -> QPointF:
        """A point given in the card's own directions from its centre."""
        a = math.radians(self.angle)
        c, s = math.cos(a), math.sin(a)
        return QPointF(self.x + right * c - down * s, self.y + right * s + down * c)

    def corners(self) -> tuple[QPointF, QPointF, QPointF, QPointF]:
        """The corners clockwise from the card's own top left."""
        w, h = self.width / 2, self.height / 2
        return self.point(-w, -h), self.point(w, -h), self.point(w, h), self.point(-w, h)

    def polygon(self) -> QPolygonF:
        return QPolygonF(self.corners())

    def bounds(self) -> QRectF:
        return self.polygon().boundingRect()


def between(a: Pose, b: Pose, t: float) -> Pose:
    """The pose at ``t`` (0 … 1) on the way from ``a`` to ``b``, turning the shorter way round."""
    turn = (b.angle - a.angle + 180) % 360 - 180
    return Pose(
        a.x + (b.x - a.x) * t,
        a.y + (b.y - a.y) * t,
        a.width + (b.width - a.width) * t,
        a.angle + turn * t,
    )


def union(rects: list[QRectF]) -> QRectF:
    """The smallest rectangle around all of ``rects``."""
    result = QRectF()
    for rect in rects:
        result = result.united(rect)
    return result
