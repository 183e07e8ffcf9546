"""A game as a small table: felt, a few cards of its pack and what is typical of it, found from its rules."""

from __future__ import annotations

import math
from collections.abc import Iterator

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient
from PySide6.QtSvg import QSvgRenderer

from sueca_desktop.engine.variant import RuleSet
from sueca_desktop.resources import asset
from sueca_desktop.rules.cards import Card, card
from sueca_desktop.ui.panels.tally import draw_strokes
from sueca_desktop.ui.prompts.look import card_pixmap
from sueca_desktop.ui.style import serif_font
from sueca_desktop.ui.text.language import number
from sueca_desktop.ui.theme import Theme

WIDE = 1.5
"""Width of a picture over its height."""


class Lying(Struct, frozen=True):
    """A card (None: its back) in the picture: its middle, in heights of the picture from its middle; its width
    likewise; its angle in degrees.
    """

    face: Card | None
    x: float
    y: float
    width: float = 0.3
    angle: float = 0.0


class Note(Struct, frozen=True):
    """A paper plate in the picture: a few characters, or strokes as players write them."""

    x: float
    y: float
    text: str = ""
    strokes: int = 0


def cards_of(rules: RuleSet) -> tuple[Lying, ...]:
    """What lies on the table of a game: its stock, a hand to bid on, the cut pack, or else a trick."""
    if rules.spec.has_stock:
        return (
            Lying(card("JD"), -0.48, 0.0, 0.42, -4),
            *(Lying(None, -0.25 - i * 0.008, -i * 0.012, 0.42, 3) for i in range(3)),
            *_fan(("KH", "QH", "JH"), 0.37, 0.04, 0.42),
        )
    if rules.spec.auction is not None:
        low = rules.spec.auction.nulls
        hand = ("2S", "3H", "4S", "5D", "6C") if low else ("AS", "7S", "AH", "KH", "7C")
        return (*_fan(hand, -0.17, 0.06, 0.4), Lying(None, 0.5, 0.1, 0.36, 9))
    if rules.cuts_by_hand:
        packs = ((-0.5, -0.04, -5), (0.5, 0.0, 4))
        backs = (Lying(None, x - i * 0.01, y - i * 0.018, 0.4, angle) for x, y, angle in packs for i in range(4))
        return (*backs, Lying(card("AD"), 0.0, 0.02, 0.46, -3))
    return (
        Lying(card("JH"), 0.1, -0.17, 0.37, 4),
        Lying(card("KH"), -0.45, -0.06, 0.37, -8),
        Lying(card("7H"), 0.46, -0.04, 0.37, 9),
        Lying(card("AH"), -0.08, 0.16, 0.37, -3),
    )


def notes_of(rules: RuleSet) -> tuple[Note, ...]:
    """The paper beside the cards: where bidding begins, that the called card is a secret, how points are kept."""
    spec = rules.spec
    if spec.auction is not None:
        return (Note(0.5, 0.1, "?"), Note(0.5, -0.36, number(spec.auction.lowest)))
    if spec.losers_pay:
        return (Note(-0.5, 0.36, "+1"), Note(0.5, 0.36, "−1"))
    if spec.target is not None and spec.target <= 8:
        return (Note(0.55, 0.36, strokes=4),)
    return ()


def _fan(codes: tuple[str, ...], x: float, y: float, width: float) -> Iterator[Lying]:
    for i, code in enumerate(codes):
        a = i - (len(codes) - 1) / 2
        yield Lying(card(code), x + a * 0.145, y + a * a * 0.014, width, a * 8)


def table_picture(rules: RuleSet, size: QSize, theme: Theme, ratio: float) -> QPixmap:
    """The picture of a game, ``size`` device-independent pixels large."""
    result = QPixmap(math.ceil(size.width() * ratio), math.ceil(size.height() * ratio))
    result.setDevicePixelRatio(ratio)
    result.fill(Qt.GlobalColor.transparent)
    painter = QPainter(result)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    rect = QRectF(QPointF(0, 0), QSizeF(size))
    felt = empty_table(painter, rect, theme, ratio)
    unit = min(felt.height() * 1.06, felt.width() / WIDE)
    painter.setClipPath(_rounded(felt, felt.height() * 0.12))
    for lying in cards_of(rules):
        _lay(painter, felt.center(), unit, lying, ratio, theme)
    for note in notes_of(rules):
        _note(painter, felt.center(), unit, note, theme)
    painter.end()
    return result


def _rounded(rect: QRectF, corner: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(rect, corner, corner)
    return path


def empty_table(painter: QPainter, rect: QRectF, theme: Theme, ratio: float) -> QRectF:
    """Paints tiles, felt and gold line; the felt's place."""
    rim, corner = rect.height() * 0.075, rect.height() * 0.12
    painter.save()
    painter.setClipPath(_rounded(rect, corner))
    tile = _tile(theme.rim, max(1, round(rim * 2 * ratio)), ratio)
    side = tile.deviceIndependentSize().width()
    for top in (rect.top(), rect.bottom() - side):
        painter.drawTiledPixmap(QRectF(rect.left(), top, rect.width(), side), tile)
    for left in (rect.left(), rect.right() - side):
        painter.drawTiledPixmap(QRectF(left, rect.top(), side, rect.height()), tile)
    painter.fillRect(rect, QColor(theme.veil))
    painter.restore()
    felt = rect.adjusted(rim, rim, -rim, -rim)
    cloth = QRadialGradient(felt.center(), felt.width() * 0.6)
    cloth.setColorAt(0, QColor(theme.felt).lighter(112))
    cloth.setColorAt(1, QColor(theme.felt_dark))
    painter.setBrush(cloth)
    painter.setPen(QPen(QColor(theme.gold), max(1.2, rect.height() * 0.012)))
    painter.drawRoundedRect(felt, corner * 0.8, corner * 0.8)
    return felt


def _tile(name: str, pixels: int, ratio: float) -> QPixmap:
    result = QPixmap(pixels, pixels)
    result.setDevicePixelRatio(ratio)
    painter = QPainter(result)
    QSvgRenderer(str(asset(f"table/{name}.svg"))).render(painter, QRectF(0, 0, pixels / ratio, pixels / ratio))
    painter.end()
    return result


def _lay(painter: QPainter, middle: QPointF, unit: float, lying: Lying, ratio: float, theme: Theme) -> None:
    width = lying.width * unit
    painter.save()
    painter.translate(middle + QPointF(lying.x * unit, lying.y * unit))
    painter.rotate(lying.angle)
    picture = card_pixmap(lying.face, width, ratio, theme)
    size = picture.deviceIndependentSize()
    place = QRectF(-size.width() / 2, -size.height() / 2, size.width(), size.height())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 46))
    painter.drawRoundedRect(place.translated(0.4, 1.2).adjusted(-0.8, -0.8, 0.8, 0.8), width * 0.08, width * 0.08)
    painter.drawPixmap(place, picture, QRectF(picture.rect()))
    painter.restore()


def _note(painter: QPainter, middle: QPointF, unit: float, note: Note, theme: Theme) -> None:
    font = serif_font(10)
    font.setPixelSize(max(9, round(unit * 0.15)))
    painter.setFont(font)
    wide = painter.fontMetrics().horizontalAdvance(note.text) + unit * 0.14 if note.text else unit * 0.3
    plate = QRectF(0, 0, max(wide, unit * 0.22), unit * 0.21)
    plate.moveCenter(middle + QPointF(note.x * unit, note.y * unit))
    painter.setPen(QPen(QColor(theme.gold), max(1.0, unit * 0.012)))
    painter.setBrush(QColor(theme.paper))
    painter.drawRoundedRect(plate, unit * 0.05, unit * 0.05)
    if note.strokes:
        painter.save()
        scale = unit * 0.0095
        painter.translate(plate.center())
        painter.scale(scale, scale)
        draw_strokes(painter, QRectF(-11, -8, 30, 16), note.strokes, theme)
        painter.restore()
        return
    painter.setPen(QColor(theme.ink))
    painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, note.text)
