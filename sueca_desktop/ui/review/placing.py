"""Where the hands and plates of two to five seats lie in the picture of a table."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, QSizeF

from sueca_desktop.ui import small_card
from sueca_desktop.ui.table.geometry import Pose
from sueca_desktop.ui.table.layout import trick_of

_EDGE = 8.0
_PLATE = (118.0, 22.0)
"""Pixels at the usual scale: from the felt's edge, and of a plate."""
_LEAST, _MOST = 26.0, 84.0
"""Heights of a small card, at the usual scale."""
_ROW, _CORNER_ROW = 0.062, 0.045
"""Of the width, for each card of the own hand, and for those of a hand in a corner, where there are more seats than
four.
"""
_FOUR = 4
_SIDE = 0.27
"""Of the width, for a hand at the side."""
_TRICK_HEIGHT = 262.0
"""Of the cards of a trick, in units: a little less than they take, for plates may be touched."""
_LARGER = 2.0
"""Times that a card of the trick may be as wide as one of a hand."""
_ROWS = 2
"""In which a hand at the side lies."""


class Spot(Struct, frozen=True):
    """``cards``: where the hand lies, in ``rows`` rows; ``plate``: the name. ``lift``: how far a card that is marked
    stands out upwards, in heights of a card.
    """

    seat: int
    cards: QRectF
    plate: QRectF
    rows: int
    lift: float = 0.12

    def place(self, i: int, count: int, height: float) -> QPointF:
        """The top left corner of card ``i`` of ``count``."""
        width = height * small_card.WIDTH / small_card.HEIGHT
        per_row = -(-count // self.rows)
        row, column = divmod(i, max(1, per_row))
        here = min(per_row, count - row * per_row)
        step = min(width + 2, (self.cards.width() - width) / max(1, per_row - 1))
        left = self.cards.center().x() - (step * (here - 1) + width) / 2
        return QPointF(left + column * step, self.cards.top() + row * (height + 3))

    def extent(self, count: int, height: float) -> QRectF:
        """What ``count`` cards cover where they lie, a marked one among them."""
        left, middle = self.place(0, count, height).x(), self.cards.center().x()
        covered = QRectF(left, self.cards.top(), 2 * (middle - left), self.cards.height())
        return covered.adjusted(0, -max(0.0, self.lift) * height, 0, max(0.0, -self.lift) * height)


def card_height(felt: QRectF, seats: int, scale: float) -> float:
    """Of the small cards: own hand, two rows at the sides and the hand opposite must find room."""
    row = _CORNER_ROW if seats > _FOUR else _ROW
    wide = felt.width() * row * small_card.HEIGHT / small_card.WIDTH
    high = felt.height() * 0.155
    return max(_LEAST * scale, min(_MOST * scale, wide, high))


def trick_poses(felt: QRectF, seats: int, scale: float) -> tuple[Pose, ...]:
    """Where the cards of a trick lie, a seat."""
    small = card_height(felt, seats, scale) * small_card.WIDTH / small_card.HEIGHT
    unit = min(_free_height(felt, seats, scale) / _TRICK_HEIGHT, felt.width() / 760, small * _LARGER / 100)
    return trick_of(seats, felt.center() - QPointF(0, 2), unit, 100.0, 0.62)


def _free_height(felt: QRectF, seats: int, scale: float) -> float:
    """What the hands and plates at the bottom and the top leave between them."""
    return felt.height() - 2 * (card_height(felt, seats, scale) + (_EDGE + 4 + _PLATE[1] + 4) * scale)


def spots(felt: QRectF, seats: int, height: float, scale: float) -> tuple[Spot, ...]:
    """A spot a seat: seat 0 at the bottom, the next to its right and on round."""
    edges = {
        2: ("bottom", "top"),
        3: ("bottom", "right", "left"),
        4: ("bottom", "right", "top", "left"),
        5: ("bottom", "right", "top right", "top left", "left"),
    }[seats]
    corners = "top right" in edges
    below = felt.top() + (height + (_EDGE + _PLATE[1] + 8) * scale if corners else 0.0)
    return tuple(_spot(seat, edge, felt, height, scale, below) for seat, edge in enumerate(edges))


def _spot(seat: int, edge: str, felt: QRectF, height: float, scale: float, below: float) -> Spot:
    """``below``: the hands at the sides lie no higher."""
    margin, plate = _EDGE * scale, QRectF(0, 0, _PLATE[0] * scale, _PLATE[1] * scale)
    side = felt.width() * _SIDE
    rows = _ROWS if edge in ("left", "right") else 1
    tall = rows * height + (rows - 1) * 3
    if edge in ("left", "right"):
        left = felt.left() + margin if edge == "left" else felt.right() - margin - side
        block = tall + plate.height() + 4
        top = max(felt.center().y() - block / 2, below)
        cards = QRectF(left, top, side, tall)
        plate.moveCenter(QPointF(cards.center().x(), cards.bottom() + 4 + plate.height() / 2))
        return Spot(seat, cards, plate, rows, lift=0.06)
    if edge == "bottom":
        width = felt.width() * 0.66
        cards = QRectF(felt.center().x() - width / 2, felt.bottom() - margin - plate.height() - 4 - tall, width, tall)
        plate.moveCenter(QPointF(cards.center().x(), cards.bottom() + 4 + plate.height() / 2))
        return Spot(seat, cards, plate, rows)
    share = {"top": 0.5, "top right": 0.71, "top left": 0.35}[edge]
    width = felt.width() * (0.5 if edge == "top" else 0.34)
    cards = QRectF(felt.left() + share * felt.width() - width / 2, felt.top() + margin, width, tall)
    plate.moveCenter(QPointF(cards.center().x(), cards.bottom() + 4 + plate.height() / 2))
    return Spot(seat, cards, plate, rows, lift=-0.1)


def free_corner(felt: QRectF, size: QSizeF, taken: Sequence[QRectF]) -> QRectF:
    """Where a plate of ``size`` lies on the felt: in the first corner in which it covers nothing, from the top left
    down and round, else in the one in which it covers least.
    """
    inside = felt.adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
    left, top = inside.left(), inside.top()
    right, bottom = inside.right() - size.width(), inside.bottom() - size.height()
    corners = [QRectF(QPointF(x, y), size) for x, y in ((left, top), (left, bottom), (right, bottom), (right, top))]
    return min(corners, key=lambda corner: sum(_area(corner.intersected(one)) for one in taken))


def _area(rect: QRectF) -> float:
    return rect.width() * rect.height()
