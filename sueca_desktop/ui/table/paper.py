"""Small paper things on the felt, painted to pixmaps: seat plates, the trump badge, the bubble that says why not."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap, QPixmapCache

from sueca_desktop.rules.cards import Suit
from sueca_desktop.ui.table.suits import suit_path
from sueca_desktop.ui.theme import SERIF, Theme

DEALER = 1.78
"""The dealer's mark, in text sizes."""
_COUNTS, _SIGN = 0.9, 1.4
"""The text of what was taken, and the width of the sign before it with what is free around it, in text sizes."""
MARGIN = 0.9
"""Room around a paper thing for its shadow and glow, in text sizes."""


class PlateText(Struct, frozen=True):
    """What a seat's plate says. ``status``: what the player is or, with a marker when it is its turn (``active``), is
    doing. ``tricks``: how many it has taken; ``points``: the card points in them, in words, empty to leave them out.
    """

    name: str
    status: str
    tricks: int = 0
    points: str = ""
    active: bool = False
    dealer: bool = False


class Ink(Struct, frozen=True):
    """How to write: theme, text size in pixels, the screen's device pixel ratio."""

    theme: Theme
    size: float
    ratio: float

    def font(self, scale: float = 1.0, *, bold: bool = False, serif: bool = False) -> QFont:
        font = QFont()
        if serif:
            font.setFamilies(list(SERIF))
        font.setPixelSize(max(1, round(self.size * scale)))
        font.setBold(bold)
        return font

    @property
    def margin(self) -> float:
        return MARGIN * self.size


def on_paper(ink: Ink, size: QSizeF, draw: Callable[[QPainter, QRectF], None], *, glow: bool = False) -> QPixmap:
    """A rounded paper of ``size`` with its shadow, ``ink.margin`` larger on every side; ``draw`` fills it in."""
    pixmap = _blank(ink, size, glow)
    painter = QPainter(pixmap)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    draw(painter, QRectF(QPointF(ink.margin, ink.margin), size))
    painter.end()
    return pixmap


def _blank(ink: Ink, size: QSizeF, glow: bool) -> QPixmap:
    """The paper with nothing on it: its soft edge is dear to paint and the same each time, so Qt keeps it."""
    m, theme = ink.margin, ink.theme
    look = (theme.paper, theme.line, theme.gold, ink.size, ink.ratio, size.width(), size.height(), glow)
    key = f"paper {look}"
    pixmap = QPixmap()
    if not QPixmapCache.find(key, pixmap):
        pixmap = QPixmap(math.ceil((size.width() + 2 * m) * ink.ratio), math.ceil((size.height() + 2 * m) * ink.ratio))
        pixmap.setDevicePixelRatio(ink.ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _sheet(painter, QRectF(QPointF(m, m), size), ink, glow)
        painter.end()
        QPixmapCache.insert(key, pixmap)
    return pixmap


def _sheet(painter: QPainter, rect: QRectF, ink: Ink, glow: bool) -> None:
    corner, theme = 0.6 * ink.size, ink.theme
    painter.setPen(Qt.PenStyle.NoPen)
    for i in range(6):
        grow = ink.size * (0.66 if glow else 0.34) * (1 - i / 6)
        colour = QColor(theme.gold) if glow else QColor(0, 0, 0)
        colour.setAlpha(38 if glow else 13)
        painter.setBrush(colour)
        down = 0 if glow else 0.1 * ink.size
        painter.drawRoundedRect(rect.adjusted(-grow, -grow + down, grow, grow + down), corner + grow, corner + grow)
    painter.setBrush(QColor(theme.paper))
    edge = QPen(QColor(theme.gold), 0.17 * ink.size) if glow else QPen(QColor(theme.line), max(1.0, 0.07 * ink.size))
    painter.setPen(edge)
    painter.drawRoundedRect(rect, corner, corner)


def plate(ink: Ink, size: QSizeF, text: PlateText) -> QPixmap:
    """A seat's plate."""
    return on_paper(ink, size, lambda painter, rect: _plate(painter, rect, ink, text), glow=text.active)


def _plate(painter: QPainter, rect: QRectF, ink: Ink, text: PlateText) -> None:
    f, theme = ink.size, ink.theme
    inside = rect.adjusted(0.8 * f, 0.36 * f, -0.7 * f, -0.36 * f)
    if text.active:
        _marker(painter, QPointF(inside.left(), inside.center().y()), ink)
        inside.setLeft(inside.left() + 1.15 * f)
    top = QRectF(inside.topLeft(), QSizeF(inside.width(), inside.height() * 0.54))
    if text.dealer:
        _dealer(painter, dealer_mark(rect, f), ink)
        top.setRight(top.right() - DEALER * f - 0.2 * f)
    line(painter, top, text.name, ink.font(1.12, bold=True), QColor(theme.ink))
    bottom = QRectF(inside.left(), inside.top() + inside.height() * 0.54, inside.width(), inside.height() * 0.46)
    font = ink.font(0.9 if text.active else 0.96, bold=text.active)
    _counts(painter, bottom, counts(text, ink, font, bottom.width()), ink)
    line(painter, bottom, text.status, font, _status_colour(theme, text.active))


def counts(text: PlateText, ink: Ink, font: QFont, width: float) -> str:
    """Tricks and points taken, or what of it leaves room in ``width`` for the status in ``font``."""
    whole = [f"{text.tricks} · {text.points}", text.points] if text.points else []
    status = QFontMetricsF(font).horizontalAdvance(text.status)
    narrow = QFontMetricsF(ink.font(_COUNTS))
    room = width - status - _SIGN * ink.size
    return next((one for one in whole if narrow.horizontalAdvance(one) + 1 <= room), f"{text.tricks}")


def dealer_mark(plate: QRectF, size: float) -> QRectF:
    """Where the dealer's mark is on a ``plate`` with text of that ``size``: in the upper right corner."""
    side = DEALER * size
    return QRectF(plate.right() - 0.35 * size - side, plate.top() + 0.22 * size, side, side)


def _status_colour(theme: Theme, active: bool) -> QColor:
    return QColor(theme.ink if active else theme.ink_soft)


def _counts(painter: QPainter, rect: QRectF, taken: str, ink: Ink) -> None:
    """Tricks (and points) taken, behind the sign of two small cards, at the right end of ``rect``, which becomes so
    much shorter.
    """
    f, font = ink.size, ink.font(_COUNTS)
    width = QFontMetricsF(font).horizontalAdvance(taken) + 1
    line(
        painter, QRectF(rect.right() - width, rect.top(), width + 1, rect.height()), taken, font, QColor(ink.theme.ink)
    )
    sign = QRectF(rect.right() - width - 0.95 * f, rect.center().y() - 0.45 * f, 0.6 * f, 0.84 * f)
    painter.setPen(QPen(QColor(ink.theme.paper), 0.08 * f))
    painter.setBrush(QColor(ink.theme.accent))
    for shift in (-0.14, 0.1):
        painter.drawRoundedRect(sign.translated(shift * f, -shift * 0.5 * f), 0.1 * f, 0.1 * f)
    rect.setRight(sign.left() - 0.4 * f)


def line(
    painter: QPainter,
    rect: QRectF,
    text: str,
    font: QFont,
    colour: QColor,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    names: Sequence[str] = (),
) -> None:
    """One line of text in ``rect``, cut with dots if it is too long: first those of ``names`` that are in it."""
    painter.setFont(font)
    painter.setPen(colour)
    shown = cut(text, QFontMetricsF(font), rect.width(), names)
    painter.drawText(rect, align | Qt.AlignmentFlag.AlignVCenter, shown)


def cut(text: str, metrics: QFontMetricsF, width: float, names: Sequence[str] = ()) -> str:
    """``text`` no wider than ``width`` pixels: a name in it gives way before what is told of it, above all a number."""
    for name in names:
        over = metrics.horizontalAdvance(text) - width
        if over > 0 and name in text:
            room = max(0.0, metrics.horizontalAdvance(name) - over - 1)
            text = text.replace(name, metrics.elidedText(name, Qt.TextElideMode.ElideRight, room) or "…", 1)
    return metrics.elidedText(text, Qt.TextElideMode.ElideRight, width)


def _marker(painter: QPainter, at: QPointF, ink: Ink) -> None:
    """The arrow of the seat whose turn it is."""
    f = ink.size
    path = QPainterPath(at + QPointF(0, -0.62 * f))
    path.lineTo(at + QPointF(0.8 * f, 0))
    path.lineTo(at + QPointF(0, 0.62 * f))
    path.closeSubpath()
    painter.setPen(QPen(QColor(ink.theme.gold), 0.12 * f, j=Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(QColor(ink.theme.gold))
    painter.drawPath(path)


def _dealer(painter: QPainter, rect: QRectF, ink: Ink) -> None:
    """The dealer's mark: a gold coin with two cards on it."""
    painter.setPen(QPen(QColor(ink.theme.gold).darker(125), rect.width() * 0.05))
    painter.setBrush(QColor(ink.theme.gold))
    painter.drawEllipse(rect)
    painter.save()
    painter.translate(rect.center())
    painter.setPen(QPen(QColor("#16295c"), rect.width() * 0.055))
    painter.setBrush(QColor("#fffdf8"))
    w, h = rect.width() * 0.32, rect.width() * 0.46
    for angle in (-16, 14):
        painter.save()
        painter.rotate(angle)
        painter.drawRoundedRect(QRectF(-w / 2 + angle * 0.004 * rect.width(), -h / 2, w, h), w * 0.16, w * 0.16)
        painter.restore()
    painter.restore()


def badge(ink: Ink, size: QSizeF, title: str, words: str, suit: Suit | None) -> QPixmap:
    """The trump badge: the suit's sign, the word over it and its name."""

    def draw(painter: QPainter, rect: QRectF) -> None:
        f, theme = ink.size, ink.theme
        text = rect.adjusted(0.8 * f, 0.36 * f, -0.4 * f, -0.36 * f)
        if suit is not None:
            sign = QRectF(text.left(), rect.center().y() - 1.08 * f, 2.16 * f, 2.16 * f)
            painter.fillPath(suit_path(suit, sign), QColor(theme.suits.of(suit)))
            text.setLeft(sign.right() + 0.7 * f)
        top = QRectF(text.left(), text.top(), text.width(), text.height() * 0.42)
        line(painter, top, title, ink.font(0.85), QColor(theme.ink_soft))
        under = QRectF(text.left(), top.bottom(), text.width(), text.height() * 0.58)
        line(painter, under, words, ink.font(1.2, bold=True, serif=True), QColor(theme.ink))

    return on_paper(ink, size, draw)


def bubble_size(ink: Ink, text: str) -> QSizeF:
    """How large the bubble with ``text`` is."""
    metrics = QFontMetricsF(ink.font(1.0))
    return QSizeF(metrics.horizontalAdvance(text) + 1.8 * ink.size, metrics.height() + 1.0 * ink.size)


def bubble(ink: Ink, text: str) -> QPixmap:
    """A small paper with one sentence."""

    def draw(painter: QPainter, rect: QRectF) -> None:
        painter.setFont(ink.font(1.0))
        painter.setPen(QColor(ink.theme.ink))
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)

    return on_paper(ink, bubble_size(ink, text), draw)
