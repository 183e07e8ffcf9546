"""Where the last trick's paper lies: as large as may be without hiding what is still in play."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, QSizeF

from sueca_desktop.ui.table.geometry import Pose, union
from sueca_desktop.ui.table.layout import TableLayout, trick_of

WIDTHS = (108.0, 98.0, 88.0, 78.0, 70.0, 64.0)
"""Of its cards, in units: the first with which it finds a free place, else the last."""
EDGE, ACROSS, DOWN = 12.0, 18, 30
"""Units around the cards; places tried along the upper edge, and down the table."""
RIM, APART = 8.0, 5.0
"""Units that stay free at the edges of the table, and around what is not to be covered."""
_SPREAD = {5: 0.57}
"""How far apart the cards of so many seats lie, where not as far as in the trick: one corner of each is seen."""
HEAD, LEAST = 2.9, 14.0
"""The height of what is written over the cards, and the paper's least width, in text sizes."""


_Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""


class LastPlace(Struct, frozen=True):
    """The paper, and where each seat's card lies on it."""

    paper: QRectF
    poses: tuple[Pose, ...]


def last_place(
    layout: TableLayout, kept: Sequence[QRectF], trick: Sequence[QRectF], rather: Sequence[QRectF]
) -> LastPlace:
    """The paper's place: it covers nothing of ``kept`` and ``trick`` if there is room, else of ``trick`` first, and of
    ``rather`` as little as it can.
    """
    apart = APART * layout.unit
    around = [[thing.adjusted(-apart, -apart, apart, apart) for thing in things] for things in (kept, trick)]
    places = [_best(layout, width, (*around, rather)) for width in WIDTHS]
    free = (place for place in places if not any(_covered(place.paper, things) for things in around))
    return next(free, places[-1])


def _best(layout: TableLayout, width: float, things: Sequence[Sequence[QRectF]]) -> LastPlace:
    """The place that covers least, the first of ``things`` above all."""
    seats, edge = len(layout.seats), EDGE * layout.unit
    spread = _SPREAD.get(seats, 1.0)
    cards = union([pose.bounds() for pose in trick_of(seats, QPointF(0, 0), layout.unit, width, spread)])
    head = HEAD * layout.font
    size = QSizeF(max(cards.width() + 2 * edge, LEAST * layout.font), head + cards.height() + edge)
    papers = list(_tried(layout, size))
    for some in things:
        boxes = [_box(thing) for thing in some]
        hidden = [_common(_box(paper), boxes) for paper in papers]
        least = min(hidden)
        papers = [paper for paper, much in zip(papers, hidden, strict=True) if much == least]
    paper = papers[0]
    middle = QPointF(paper.center().x() - cards.center().x(), paper.top() + head - cards.top())
    return LastPlace(paper, trick_of(seats, middle, layout.unit, width, spread))


def _tried(layout: TableLayout, size: QSizeF) -> Iterator[QRectF]:
    rim = RIM * layout.unit
    inner = QRectF(QPointF(0, 0), layout.size).adjusted(rim, rim, -rim, -rim)
    right, down = max(0.0, inner.width() - size.width()), max(0.0, inner.height() - size.height())
    for i in range(ACROSS + 1):
        for j in range(DOWN + 1):
            yield QRectF(inner.topLeft() + QPointF(right * i / ACROSS, down * j / DOWN), size)


def _covered(paper: QRectF, things: Sequence[QRectF]) -> float:
    """How much of ``things`` the paper hides, in square pixels."""
    return _common(_box(paper), [_box(thing) for thing in things])


def _box(rect: QRectF) -> _Box:
    return rect.left(), rect.top(), rect.right(), rect.bottom()


def _common(paper: _Box, things: Sequence[_Box]) -> float:
    left, top, right, bottom = paper
    return sum(
        (min(right, r) - max(left, x)) * (min(bottom, b) - max(top, y))
        for x, y, r, b in things
        if x < right and r > left and y < bottom and b > top
    )
