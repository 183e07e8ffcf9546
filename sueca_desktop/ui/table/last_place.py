"""Where the last trick's paper lies: as large as may be without hiding what is still in play."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF

from sueca_desktop.ui.table.geometry import Pose, union
from sueca_desktop.ui.table.layout import TableLayout, trick_of

WIDTHS = (108.0, 98.0, 88.0, 78.0, 70.0)
"""Of its cards, in units: the first with which it finds a free place, else the last."""
EDGE, STEPS = 12.0, 18
"""Units around the cards; places tried along each side."""
HEAD, LEAST = 2.9, 14.0
"""The height of what is written over the cards, and the paper's least width, in text sizes."""


@dataclass(frozen=True, slots=True)
class LastPlace:
    """The paper, and where each seat's card lies on it."""

    paper: QRectF
    poses: tuple[Pose, ...]


def last_place(layout: TableLayout, kept: Sequence[QRectF], rather: Sequence[QRectF]) -> LastPlace:
    """The paper's place: it covers none of ``kept`` if there is room, and of ``rather`` as little as it can."""
    places = [_best(layout, width, kept, rather) for width in WIDTHS]
    return next((place for place in places if not _covered(place.paper, kept)), places[-1])


def _best(layout: TableLayout, width: float, kept: Sequence[QRectF], rather: Sequence[QRectF]) -> LastPlace:
    seats, edge = len(layout.seats), EDGE * layout.unit
    cards = union([pose.bounds() for pose in trick_of(seats, QPointF(0, 0), layout.unit, width)])
    head = HEAD * layout.font
    size = QSizeF(max(cards.width() + 2 * edge, LEAST * layout.font), head + cards.height() + edge)
    paper = min(_tried(layout, size), key=lambda at: (_covered(at, kept), _covered(at, rather)))
    middle = QPointF(paper.center().x() - cards.center().x(), paper.top() + head - cards.top())
    return LastPlace(paper, trick_of(seats, middle, layout.unit, width))


def _tried(layout: TableLayout, size: QSizeF) -> Iterator[QRectF]:
    u = layout.unit
    inner = layout.felt.adjusted(16 * u, 14 * u, -16 * u, -14 * u)
    right, down = max(0.0, inner.width() - size.width()), max(0.0, inner.height() - size.height())
    for i in range(STEPS + 1):
        for j in range(STEPS + 1):
            yield QRectF(inner.topLeft() + QPointF(right * i / STEPS, down * j / STEPS), size)


def _covered(paper: QRectF, things: Sequence[QRectF]) -> float:
    """How much of ``things`` the paper hides, in square pixels."""
    common = (paper.intersected(thing) for thing in things if paper.intersects(thing))
    return sum(rect.width() * rect.height() for rect in common)
