"""Where a small paper lies on a table: on nothing that is to be seen, near where it is looked for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, QSizeF

from sueca_desktop.rules.view import Observation
from sueca_desktop.ui.table.geometry import union
from sueca_desktop.ui.table.layout import GAP, TableLayout
from sueca_desktop.ui.table.placing import Role, placements

_FACES = (Role.TRICK, Role.TURNED, Role.STOCK)
_Span = tuple[float, float]


class Around(Struct, frozen=True):
    """What lies on a table. ``seen``: it is never hidden while there is room anywhere; ``told``: names, words, trump;
    ``middle``: where the trick will lie; ``hidden``: cards that show nothing. ``pausing``: no card comes before the
    paper has been read, so that it rather lies in the middle than on hidden cards.
    """

    seen: tuple[QRectF, ...]
    told: tuple[QRectF, ...]
    middle: tuple[QRectF, ...] = ()
    hidden: tuple[QRectF, ...] = ()
    pausing: bool = False

    def levels(self) -> tuple[tuple[QRectF, ...], ...]:
        """What is to be kept free, all of it first, then less and less of what nobody needs."""
        least = (*self.seen, *self.told)
        second = self.hidden if self.pausing else self.middle
        return (*least, *self.middle, *self.hidden), (*least, *second), least


def around(
    observation: Observation | None,
    layout: TableLayout,
    seen: Iterable[QRectF] = (),
    told: Iterable[QRectF] = (),
    *,
    pausing: bool = False,
) -> Around:
    """All on a table of that layout, and ``seen`` and ``told`` that lie there besides."""
    cards = placements(observation, layout, awake=observation.my_turn).values() if observation is not None else ()
    faces = [placed.pose.bounds() for placed in cards if placed.role in _FACES]
    if any(placed.role is Role.HAND for placed in cards):
        up = layout.rise + layout.lift
        faces.append(union([pose.bounds().united(pose.moved_up(up).bounds()) for pose in layout.hand]))
    fans = [union([pose.bounds() for pose in place.fan]) for place in layout.seats[1:] if place.fan]
    piles = [placed.pose.bounds() for placed in cards if placed.role is Role.PILE]
    return Around(
        (*faces, *seen),
        (*(place.plate for place in layout.seats), layout.badge, *told),
        tuple(place.trick.bounds() for place in layout.seats),
        (*fans, *piles),
        pausing,
    )


def free_place(size: QSizeF, layout: TableLayout, taken: Sequence[QRectF], corner: QPointF) -> QRectF | None:
    """Where a paper of ``size`` lies on nothing of ``taken``, its lower right corner as near to ``corner`` as can be;
    None: nowhere.
    """
    apart = GAP * layout.unit / 2
    boxes = [_box(thing.adjusted(-apart, -apart, apart, apart)) for thing in taken]
    found = list(_free(size.width(), size.height(), _box(layout.felt), boxes, corner))
    if not found:
        return None
    x, y = min(found, key=lambda at: abs(at[0] - corner.x() + size.width()) + abs(at[1] - corner.y() + size.height()))
    return QRectF(QPointF(x, y), size)


def least_hidden(size: QSizeF, layout: TableLayout, taken: Sequence[QRectF], corner: QPointF) -> QRectF:
    """Where it hides as little as can be of ``taken``, on a table that has no room for it."""
    wide, high = size.width(), size.height()
    left, top, right, bottom = _box(layout.felt)
    boxes = [_box(thing) for thing in taken]

    def cost(at: _Span) -> tuple[float, float]:
        x, y = at
        common = sum(
            max(0.0, min(x + wide, r) - max(x, a)) * max(0.0, min(y + high, b) - max(y, t)) for a, t, r, b in boxes
        )
        return common, abs(x + wide - corner.x()) + abs(y + high - corner.y())

    xs = {max(left, min(right - wide, x)) for x in _starts(wide, corner.x(), [(a, r) for a, _, r, _ in boxes])}
    ys = {max(top, min(bottom - high, y)) for y in _starts(high, corner.y(), [(t, b) for _, t, _, b in boxes])}
    x, y = min(((x, y) for x in sorted(xs) for y in sorted(ys)), key=cost)
    return QRectF(QPointF(x, y), size)


def _free(
    wide: float, high: float, felt: tuple[float, float, float, float],
    boxes: Sequence[tuple[float, float, float, float]], corner: QPointF,
) -> Iterator[_Span]:  # fmt: skip
    """For each left edge that is worth a try, the upper edge nearest to what is wished."""
    left, top, right, bottom = felt
    for x in _starts(wide, corner.x(), [(a, r) for a, _, r, _ in boxes]):
        if not left <= x <= right - wide:
            continue
        spans = [(t, b) for a, t, r, b in boxes if a < x + wide and x < r]
        ys = [y for y in _starts(high, corner.y(), [*spans, (bottom, top)]) if top <= y <= bottom - high]
        free = [y for y in ys if not any(t < y + high and y < b for t, b in spans)]
        if free:
            yield x, min(free, key=lambda y: abs(y + high - corner.y()))


def _starts(length: float, end: float, spans: Iterable[_Span]) -> Iterator[float]:
    """Where a stretch of ``length`` may begin: so that it ends where it is wished, and beside each of ``spans``."""
    yield end - length
    for first, last in spans:
        yield first - length
        yield last


def _box(rect: QRectF) -> tuple[float, float, float, float]:
    return rect.left(), rect.top(), rect.right(), rect.bottom()
