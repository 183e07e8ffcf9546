"""Where the prompt, the players' words and the contract lie on a table: beside everything that must stay in sight."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF

from sueca_desktop.ui.table.geometry import union
from sueca_desktop.ui.table.layout import GAP, HAND, LIFT, Edge, Place, TableLayout

HAND_TOP = 130.0 + HAND * 0.7
"""From the lower edge of the table to the top of one's cards, in units."""
BADGE = QSizeF(18.0, 9.6)
"""The contract at most, in text sizes."""
SPOKEN = 3.4
"""Height of a word under a plate, in text sizes."""


def _inner(layout: TableLayout) -> QRectF:
    u = layout.unit
    return layout.felt.adjusted(16 * u, 14 * u, -16 * u, -14 * u)


def _fan(place: Place) -> QRectF:
    return union([pose.bounds() for pose in place.fan])


def over_hand(layout: TableLayout) -> QRectF:
    """All of the felt over one's own hand."""
    whole = _inner(layout)
    hand = min((pose.bounds().top() for pose in layout.hand), default=layout.size.height() - HAND_TOP * layout.unit)
    whole.setBottom(hand - LIFT * layout.unit)
    return whole


def over_sides(layout: TableLayout) -> QRectF:
    """The felt under what lies at the top and over one's hand, across the plates at the sides."""
    gap, across = GAP * layout.unit, over_hand(layout)
    if layout.stock is not None:
        across.setLeft(union([pose.bounds() for pose in layout.stock]).right() + 2 * gap)
    for place in layout.seats[1:]:
        if place.edge is Edge.TOP:
            across.setTop(max(across.top(), max(place.plate.bottom(), _fan(place).bottom()) + gap))
    return across


def prompt_rooms(layout: TableLayout, *, over_words: bool = False) -> tuple[QRectF, QRectF]:
    """The middle of the felt, under what lies at the top and over one's hand: between what lies at the sides, and
    across the hidden cards below those plates and their players' words, or ``over_words``.
    """
    gap, across = GAP * layout.unit, over_sides(layout)
    between, words = QRectF(across), 0.0 if over_words else SPOKEN * layout.font
    for place in layout.seats[1:]:
        if place.edge is not Edge.TOP and not place.under:
            across.setTop(max(across.top(), place.plate.bottom() + words + gap))
        if place.edge is Edge.RIGHT:
            between.setRight(place.plate.left() - gap)
        if place.edge is Edge.LEFT:
            between.setLeft(place.plate.right() + gap)
    return (between, between) if any(place.under for place in layout.seats) else (between, across)


def beside_trick(room: QRectF, layout: TableLayout) -> QRectF:
    """Of ``room`` what lies to the right of where the trick lies."""
    beside = QRectF(room)
    beside.setLeft(max(room.left(), *(place.trick.bounds().right() + GAP * layout.unit for place in layout.seats)))
    return beside


def badge_place(layout: TableLayout) -> QRectF:
    """Between the two seats at the top; where there is one, in the upper right corner."""
    gap, inner = GAP * layout.unit, _inner(layout)
    top = [place for place in layout.seats[1:] if place.edge is Edge.TOP]
    left, right = inner.center().x(), inner.right()
    if len(top) > 1:
        left = min(max(place.plate.right(), _fan(place).right()) for place in top) + gap
        right = max(min(place.plate.left(), _fan(place).left() or place.plate.left()) for place in top) - gap
    else:
        for place in top:
            turned = place.turned.bounds().right() if place.turned else 0.0
            left = max(left, _fan(place).right(), place.plate.right(), turned) + gap
    width = min(BADGE.width() * layout.font, right - left)
    at = (left + right - width) / 2 if len(top) > 1 else right - width
    box = QRectF(at, inner.top(), width, BADGE.height() * layout.font)
    for trick in (place.trick.bounds() for place in layout.seats):
        if trick.left() < box.right() and box.left() < trick.right():
            box.setBottom(min(box.bottom(), trick.top() - gap))
    return box


def bubble_place(layout: TableLayout, seat: int, size: QSizeF) -> tuple[QRectF, QPointF]:
    """Where the words of ``seat`` lie: on its hidden cards by its plate (one's own: over the plate); and the middle of
    the plate's edge that they point to.
    """
    place, gap, inner = layout.seats[seat], 1.3 * GAP * layout.unit, _inner(layout)
    plate, fan = place.plate, _fan(place)
    match place.edge:
        case Edge.BOTTOM:
            at, tip = QPointF(plate.left(), plate.top() - gap - size.height()), plate.topLeft() + QPointF(2 * gap, 0)
        case Edge.TOP if plate.top() > fan.center().y():  # the plate under the cards
            at = QPointF(plate.center().x() - size.width() / 2, plate.top() - gap - size.height())
            tip = QPointF(plate.center().x(), plate.top())
        case Edge.RIGHT | Edge.LEFT if place.under:
            right = place.edge is Edge.RIGHT
            at = QPointF(inner.right() - size.width() if right else inner.left(), plate.top() - gap - size.height())
            tip = plate.topRight() - QPointF(3 * gap, 0) if right else plate.topLeft() + QPointF(3 * gap, 0)
        case Edge.RIGHT:
            at = QPointF(inner.right() - size.width(), plate.bottom() + gap)
            tip = plate.bottomRight() - QPointF(3 * gap, 0)
        case Edge.LEFT:
            at, tip = QPointF(inner.left(), plate.bottom() + gap), plate.bottomLeft() + QPointF(3 * gap, 0)
        case _:  # the plate beside the cards
            at = QPointF(plate.right() + gap, plate.center().y() - size.height() / 2)
            tip = QPointF(plate.right(), plate.center().y())
    rect = QRectF(at, size)
    edge = 0.5 * layout.font
    rect.moveLeft(max(edge, min(rect.left(), layout.size.width() - edge - size.width())))
    rect.moveTop(max(layout.felt.top() + 0.25 * layout.font, rect.top()))
    return rect, tip
