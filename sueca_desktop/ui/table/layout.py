"""Where everything lies on the table: a pure function of the size and of how many cards are held.

Measured in units of a table 800 high and 1280 wide; on narrower ones the hand lies closer before it gets smaller. Text
does not shrink below what can be read, so small tables give the plates relatively more room. Seat 0 sits at the bottom,
the following seats to the right of it and on round.
"""

from __future__ import annotations

from enum import Enum
from functools import lru_cache

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, QSizeF

from sueca_desktop.ui.table.geometry import ASPECT, Pose
from sueca_desktop.ui.table.overlaps import free

SMALLEST = (640, 420)
"""The least table, in pixels, on which nothing overlaps (five seats need a little more)."""
LOWEST = 340
"""The least height on which nothing overlaps of a table for four that is wide enough, as within a page."""
HIGH, WIDE, NARROW = 800.0, 1280.0, 1100.0
"""The table in units. It may be as narrow as NARROW, but for five seats."""
RIM_X, RIM_Y = 44.0, 38.0
GAP = 10.0
HAND, TRICK, FAN, TURNED, STOCK, PILE, SMALL = 166.0, 122.0, 78.0, 84.0, 106.0, 34.0, 108.0
"""Widths of cards, in units."""
HAND_STEP, HAND_STEP_MOST, HAND_STEP_LEAST, HAND_TURN, HAND_ARC = 64.0, 88.0, 30.0, 2.7, 1.55
FAN_STEP, FAN_TURN, FAN_ARC = 25.0, 1.9, 0.5
RISE, LIFT = 14.0, 16.0
FONT_LEAST, FONT_MOST = 12.5, 60.0
PLATE = QSizeF(11.6, 3.55)
"""A plate, in text sizes."""
HAND_ROOM = 312.0
"""Units from the middle to a plate beside ten cards that lie as close as they may, and on to the edge."""

ASIDE = 0.25
"""Of its width, how far outwards a plate under cards at the top is where text is large: between lies the contract."""


class Edge(Enum):
    BOTTOM = 0
    RIGHT = 1
    TOP = 2
    LEFT = 3


_SEATS: dict[int, tuple[tuple[Edge, float], ...]] = {
    2: ((Edge.BOTTOM, 0.5), (Edge.TOP, 0.5)),
    3: ((Edge.BOTTOM, 0.5), (Edge.RIGHT, 0.5), (Edge.LEFT, 0.5)),
    4: ((Edge.BOTTOM, 0.5), (Edge.RIGHT, 0.5), (Edge.TOP, 0.5), (Edge.LEFT, 0.5)),
    5: ((Edge.BOTTOM, 0.5), (Edge.RIGHT, 0.5), (Edge.TOP, 0.72), (Edge.TOP, 0.28), (Edge.LEFT, 0.5)),
}
"""The edge of each seat and how far along it, 0 to 1 from the left or the top."""
_STYLES = ((False, 1.0, 1.0), (True, 1.0, 1.0), (True, 0.7, 1.0), (True, 0.7, 0.9), (True, 0.7, 0.8))
"""How room is made for larger text, first to last: whether the plates at the sides lie under the hidden cards, how far
apart those lie, of the usual distance, and how large everything but text is, of its usual size.
"""
_SMALL_UNIT = 0.6
"""Pixels a unit below which nothing gets smaller for that."""
_ROUNDS = 6
"""In which the largest text is found that there is room for."""

_TRICK: dict[int, tuple[tuple[float, float, float], ...]] = {
    2: ((-18, 52, -2.5), (18, -52, 3.0)),
    3: ((-8, 58, -2.5), (146, -30, 5.0), (-150, -44, -6.0)),
    4: ((-26, 64, -2.5), (154, 8, 5.0), (10, -64, 2.5), (-170, -6, -6.0)),
    5: ((6, 64, -2.0), (266, 36, 6.0), (124, -58, 3.0), (-126, -58, -3.0), (-266, 32, -6.0)),
}
"""Where each seat's card lies in the trick: right and down from its middle, in units, and its angle. No card hides the
corner of another, in whatever order they come.
"""


class Place(Struct, frozen=True):
    """What belongs to one seat. ``fan``: its hidden cards, or one's own hand. ``turned``: where the card it turned lies
    (seat 0 has it in hand). ``under``: at the side, whether the plate lies under the fan, not over it.
    """

    edge: Edge
    fan: tuple[Pose, ...]
    plate: QRectF
    pile: Pose
    trick: Pose
    turned: Pose | None
    under: bool = False


class TableLayout(Struct, frozen=True):
    """``unit``: pixels a unit. ``font``: the text size in pixels, ``text`` times as large as usual.
    ``rise``: how far a playable card stands out; ``lift``: how much farther under the pointer or the focus.
    ``badge``: the trump.
    ``stock``: the undealt cards, and the open card half under them; None where the seats leave no room for them.
    """

    size: QSizeF
    unit: float
    font: float
    felt: QRectF
    seats: tuple[Place, ...]
    badge: QRectF
    rise: float
    lift: float
    stock: tuple[Pose, Pose] | None = None
    text: float = 1.0

    @property
    def hand(self) -> tuple[Pose, ...]:
        return self.seats[0].fan

    def width(self, units: float) -> float:
        return units * self.unit


def trick_of(seats: int, centre: QPointF, unit: float, width: float = TRICK, spread: float = 1.0) -> tuple[Pose, ...]:
    """Where the cards of a trick lie around ``centre``, a seat; ``width`` in units; ``spread``: of the usual distances
    to the left and right.
    """
    scale = unit * width / TRICK
    return tuple(
        Pose(centre.x() + x * scale * spread, centre.y() + y * scale, width * unit, angle)
        for x, y, angle in _TRICK[seats]
    )


def arrange(width: float, height: float, held: tuple[int, ...], text: float = 1.0) -> TableLayout:
    """The table of ``width`` x ``height`` pixels; ``held``: how many cards each seat's fan shows (2 to 5 seats);
    ``text``: how much larger than usual text should be; it is so as far as there is room.

    Sizes less wide than :data:`SMALLEST` or below :data:`LOWEST` are laid out as that.
    """
    w, h = max(width, SMALLEST[0]), max(height, LOWEST)
    larger, style = _room_for(w, h, len(held), max(1.0, text))
    return _Arranger(w, h, held, larger, style).table()


def largest_text(width: float, height: float, seats: int, text: float) -> float:
    """How much larger than usual text is at a table of that size where it should be ``text`` times as large."""
    return _room_for(max(width, SMALLEST[0]), max(height, LOWEST), seats, max(1.0, text))[0]


@lru_cache(maxsize=64)
def _room_for(width: float, height: float, seats: int, text: float) -> tuple[float, int]:
    """The largest text up to ``text`` with which nothing lies on anything else while all hold their cards, and the
    style of :data:`_STYLES` that it takes.
    """
    held = (10 if seats < 5 else 8,) * seats

    def style(larger: float) -> int | None:
        tried = range(len(_STYLES))
        return next((i for i in tried if free(_Arranger(width, height, held, larger, i).table())), None)

    low, high, best = 1.0, text, 0
    wanted = text
    for _ in range(_ROUNDS if text > 1 else 0):
        found = style(wanted)
        if found is None:
            high = wanted
        else:
            low, best = wanted, found
        if low == high:
            break
        wanted = (low + high) / 2
    return low, best


class _Arranger:
    def __init__(self, width: float, height: float, held: tuple[int, ...], text: float, style: int) -> None:
        self.w, self.h, self.held = width, height, held
        self.n = len(held)
        self.most = 10 if self.n < 5 else 8
        # Where text cannot shrink, what the plates leave free at the bottom limits the hand, and so everything.
        beside = (width / 2 - PLATE.width() * FONT_LEAST) / HAND_ROOM
        self.u = u = min(width / (NARROW if self.n < 5 else WIDE), height / HIGH, beside)
        self.font = min(max(15.5 * u, FONT_LEAST) * text, FONT_MOST)
        self.text = text
        self.under, self.closeness, smaller = _STYLES[style]
        self.u = u = max(min(u, _SMALL_UNIT), u * smaller)
        self.felt = QRectF(RIM_X * u, RIM_Y * u, width - 2 * RIM_X * u, height - 2 * RIM_Y * u)
        self.plate = PLATE * self.font
        self.gap = GAP * u
        self.inner = self.felt.adjusted(16 * u, 14 * u, -16 * u, -14 * u)
        self.hand_y = height - 130 * u
        self.top_y = self.inner.top() + (FAN * ASPECT / 2 + 6) * u
        lowest = self.hand_y - (HAND * ASPECT / 2 + RISE + LIFT) * u
        self.middle = (self.top_y + FAN * ASPECT * u / 2 + lowest) / 2

    def table(self) -> TableLayout:
        u, corner = self.u, self.plate
        lower = self.gap if self.n > 4 else 0.0  # there plates under the cards at the top come close to the trick
        trick = trick_of(self.n, QPointF(self.w / 2, self.middle + lower), u)
        seats = tuple(self._seat(seat, edge, at, trick[seat]) for seat, (edge, at) in enumerate(_SEATS[self.n]))
        badge = QRectF(QPointF(self.inner.right() - corner.width(), self.inner.bottom() - corner.height()), corner)
        size, stock = QSizeF(self.w, self.h), self._stock() if self.n == 2 else None
        return TableLayout(size, u, self.font, self.felt, seats, badge, RISE * u, LIFT * u, stock, self.text)

    def _stock(self) -> tuple[Pose, Pose]:
        """At the left, where two players leave the felt free: of the open card the left half is seen."""
        u = self.u
        beside = Pose(self.inner.left() + (14 + STOCK / 2) * u, self.middle, STOCK * u, -3)
        return Pose(beside.x + (STOCK * 0.56) * u, self.middle, STOCK * u, 2), beside

    def _seat(self, seat: int, edge: Edge, at: float, trick: Pose) -> Place:
        count = self.held[seat]
        match edge:
            case Edge.BOTTOM:
                return self._bottom(count, trick)
            case Edge.TOP:
                return self._top(count, at, trick)
            case Edge.LEFT | Edge.RIGHT:
                return self._side(count, edge, trick)

    def _bottom(self, count: int, trick: Pose) -> Place:
        u, left = self.u, self.inner.left()
        plate = QRectF(QPointF(left, self.inner.bottom() - self.plate.height()), self.plate)
        room = self.w / 2 - (plate.right() + self.gap)
        # The outermost card leans: its lower corner reaches farther out than half its width.
        close = self._closer(count)
        reach = Pose(0, 0, HAND * u, HAND_TURN * close * (count - 1) / 2).bounds().width() / 2
        loose = min(HAND_STEP_MOST, HAND_STEP * 9 / max(1, count - 1)) if count < 10 else HAND_STEP
        step = min(loose * u, max(HAND_STEP_LEAST * close * u, (room - reach) / max(1, (count - 1) / 2)))
        fan = tuple(self._hand_pose((i - (count - 1) / 2) * close, step / close) for i in range(count))
        pile = Pose(left + 30 * u, plate.top() - self.gap - 20 * u, PILE * u, 90)
        return Place(Edge.BOTTOM, fan, plate, pile, trick, None)

    def _hand_pose(self, a: float, step: float) -> Pose:
        return Pose(self.w / 2 + a * step, self.hand_y + a * a * HAND_ARC * self.u, HAND * self.u, a * HAND_TURN)

    def _closer(self, count: int) -> float:
        """How much closer than usual the cards of a fan lie that has more than it has room for."""
        return min(1.0, (self.most - 1) / max(1, count - 1))

    def _top(self, count: int, at: float, trick: Pose) -> Place:
        u, narrow = self.u, (1.0 if self.n < 5 else 0.62) * self._closer(count)
        x, step = self.w * at, FAN_STEP * u * narrow
        fan = []
        for i in range(count):
            a = i - (count - 1) / 2
            fan.append(Pose(x - a * step, self.top_y - a * a * FAN_ARC * u * narrow, FAN * u, 180 + a * FAN_TURN))
        half = ((self.most - 1) * FAN_STEP * (1.0 if self.n < 5 else 0.62) + FAN + 26) * u / 2
        out = -1 if at < 0.5 else 1
        aside = ASIDE * self.plate.width() if self.under and self.n > 4 else 0.0
        plate = self._top_plate(x + out * aside, half)
        y = self.top_y + (4 if self.n < 5 else -3) * u  # over the plate that lies under the cards
        turned = Pose(x + out * (half + self.gap + (TURNED / 2 + 4) * u), y, TURNED * u, 3)
        under = plate.right() - 30 * u if self.n < 5 else x + out * 4 * u
        if self.under and self.n > 4:
            under = plate.center().x() + out * (plate.width() / 2 - 30 * u)
        pile = Pose(under, plate.bottom() + self.gap + 20 * u, PILE * u, 90)
        return Place(Edge.TOP, tuple(fan), plate, pile, trick, turned)

    def _top_plate(self, x: float, half: float) -> QRectF:
        """Left of the only fan at the top; under each of two, which leave no room beside them."""
        if self.n < 5:
            return QRectF(QPointF(x - half - self.gap - self.plate.width(), self.inner.top()), self.plate)
        under = self.inner.top() + FAN * ASPECT * self.u + self.gap + 4 * self.u
        return QRectF(QPointF(x - self.plate.width() / 2, under), self.plate)

    def _side(self, count: int, edge: Edge, trick: Pose) -> Place:
        u, right = self.u, edge is Edge.RIGHT
        sign = -1 if right else 1
        outer = self.inner.right() if right else self.inner.left()
        deep = FAN * ASPECT * u
        step = FAN_STEP * u * self.closeness
        span = (self.most - 1) * step + FAN * u
        if self.under:
            top = max(self.inner.top() + span + self.gap, self._top_end())
            cy = top - self.gap - span / 2
        else:
            top = max(self._top_end(), self.middle - (span - self.plate.height()) / 2 - self.plate.height())
            cy = top + self.plate.height() + self.gap + span / 2
        plate = QRectF(QPointF(outer - (self.plate.width() if right else 0), top), self.plate)
        x = outer + sign * (deep / 2 + 8 * u)
        fan = []
        for i in range(count):
            a = (i - (count - 1) / 2) * self._closer(count)
            inward = -sign * a * a * FAN_ARC * u
            fan.append(Pose(x + inward, cy + sign * a * step, FAN * u, sign * 90 + a * FAN_TURN))
        turned = Pose(x + sign * (deep / 2 + self.gap + (TURNED / 2 + 6) * u), cy, TURNED * u, -4 * sign)
        inside = x + sign * (deep / 2 + self.gap + 30 * u)
        pile = Pose(inside, cy - span / 2 + 20 * u, PILE * u, 90)
        if self.under:
            turned = Pose(turned.x, cy + span / 2 - (TURNED * ASPECT / 2 + 4) * u, TURNED * u, -4 * sign)
            if self.n > 4:  # beside the cards lies a plate
                y = plate.bottom() + (TURNED * ASPECT / 2 + 16) * u
                turned = Pose(outer + sign * 102 * u, y, TURNED * u, -4 * sign)
            inner = plate.left() + 30 * u if right else plate.right() - 30 * u
            pile = Pose(inner, plate.bottom() + self.gap + 20 * u, PILE * u, 90)
        return Place(edge, tuple(fan), plate, pile, trick, turned, self.under)

    def _top_end(self) -> float:
        """How far down the plate of a side seat cannot begin: below what the seats at the top have, if that reaches
        over it.
        """
        half = ((self.most - 1) * FAN_STEP + FAN + 26) * self.u / 2
        if self.n < 5:
            free = self.w / 2 - half - self.gap - self.plate.width() > self.inner.left() + self.plate.width() + self.gap
            return self.inner.top() if free else self.inner.top() + self.plate.height() + 2 * self.gap + 40 * self.u
        return self._top_plate(0, half).bottom() + self.gap + (self.gap + 40 * self.u if self.under else 0)
