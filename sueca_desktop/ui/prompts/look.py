"""How prompts look at a table of some size: text as large as the table's own, cards drawn small."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from string import Template

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtSvg import QSvgRenderer

from sueca_desktop.resources import asset
from sueca_desktop.rules.cards import Card, Suit
from sueca_desktop.ui.small_card import HEIGHT, WIDTH, Face, pixmap
from sueca_desktop.ui.table.art import face_file
from sueca_desktop.ui.table.geometry import ASPECT
from sueca_desktop.ui.table.paper import Ink
from sueca_desktop.ui.table.suits import suit_path
from sueca_desktop.ui.text import cards as words
from sueca_desktop.ui.theme import SERIF, Theme

PAPER, EDGE = "#fffdf8", "#8e9ab5"
"""Cards keep their own colours in every theme."""

_SHEET = Template("""
QFrame[role="panel"] { border-width: ${edge}px; border-radius: ${round}px; }
QLabel, QPushButton, QSpinBox { font-size: ${body}px; }
QLabel[role="title"] { font-size: ${title}px; }
QLabel[role="strong"] { font-size: ${body}px; }
QLabel[role="heading"], QLabel[role="soft"], QLabel[role="bad"] { font-size: ${small}px; }
QPushButton { padding: ${pad}px ${wide}px; min-height: 0; border-width: ${edge}px;
  border-radius: ${corner}px; }
QPushButton[role="step"] { padding: ${pad}px ${pad}px; font-weight: bold; }
QPushButton[role="primary"] { font-size: ${big}px; }
QPushButton[role="choice"] { padding: ${pad}px ${pad}px; }
QPushButton:focus { border: ${edge}px solid $focus; background: $accent_pale; }
QPushButton[role="primary"]:focus { background: $accent; border-color: $focus; }
QPushButton[role="primary"]:disabled { background: $paper_alt; color: $ink_soft; border-color: $line; }
QPushButton[role="choice"]:checked { background: $accent_pale; border-color: $gold; color: $ink; }
QPushButton[role="choice"]:focus { border-color: $focus; }
QPushButton[advised="true"] { border: ${edge}px solid $gold; background: $accent_pale; color: $ink; font-weight: bold; }
QPushButton[role="choice"]:checked:focus { border-color: $focus; background: $accent_pale; }
QSpinBox { background: $paper_alt; color: $ink; border: ${edge}px solid $line; border-radius: ${corner}px;
  padding: 0 ${pad}px; font-size: ${huge}px; font-weight: bold;
  selection-background-color: $accent; selection-color: $on_accent; }
QSpinBox:focus { border-color: $focus; }
QSpinBox QLineEdit { background: transparent; border: none; padding: 0; }
""")


def sheet(ink: Ink) -> str:
    """The style sheet of a prompt at this size."""
    size, theme = ink.size, ink.theme
    return _SHEET.substitute(
        small=round(size * 0.95),
        body=round(size * 1.05),
        big=round(size * 1.15),
        title=round(size * 1.3),
        huge=round(size * 1.5),
        pad=max(3, round(size * 0.3)),
        wide=round(size * 0.9),
        round=round(size * 0.8),
        corner=round(size * 0.5),
        edge=max(2, round(size * 0.16)),
        focus=theme.focus,
        gold=theme.gold,
        accent=theme.accent,
        on_accent=theme.on_accent,
        accent_pale=theme.accent_pale,
        paper_alt=theme.paper_alt,
        ink=theme.ink,
        ink_soft=theme.ink_soft,
        line=theme.line,
    )


def suit_colour(suit: Suit, theme: Theme) -> QColor:
    """The colour of a suit's sign on paper."""
    return QColor(theme.suits.of(suit))


def blank(size: QSizeF, ratio: float) -> QPixmap:
    """Nothing yet, on which to paint."""
    result = QPixmap(max(1, round(size.width() * ratio)), max(1, round(size.height() * ratio)))
    result.setDevicePixelRatio(ratio)
    result.fill(Qt.GlobalColor.transparent)
    return result


def suit_pixmap(suit: Suit, ink: Ink, height: float) -> QPixmap:
    """A suit's sign alone."""
    result = blank(QSizeF(height, height), ink.ratio)
    painter = QPainter(result)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(suit_path(suit, QRectF(1, 1, height - 2, height - 2)), suit_colour(suit, ink.theme))
    painter.end()
    return result


def row_size(count: int, height: float) -> QSizeF:
    """How large :func:`draw_row` is."""
    width = height * WIDTH / HEIGHT
    return QSizeF(count * width + (count - 1) * height * 0.08, height)


def draw_row(painter: QPainter, at: QPointF, cards: Sequence[Card], height: float, ink: Ink) -> None:
    """Small cards side by side from ``at``, their top left corner."""
    step = height * WIDTH / HEIGHT + height * 0.08
    for i, card in enumerate(cards):
        face = Face(card, height, colours=ink.theme.card_suits)
        painter.drawPixmap(at + QPointF(i * step, 0), pixmap(face, ink.ratio, words.index(card.rank)))


def row_pixmap(cards: Sequence[Card], ink: Ink, height: float) -> QPixmap:
    """Small cards side by side."""
    result = blank(row_size(len(cards), height), ink.ratio)
    painter = QPainter(result)
    draw_row(painter, QPointF(0, 0), cards, height, ink)
    painter.end()
    return result


def swap_pixmap(given: Card, taken: Card, ink: Ink, height: float) -> QPixmap:
    """``given``, an arrow, ``taken``."""
    width, gap = height * WIDTH / HEIGHT, height * 0.7
    result = blank(QSizeF(2 * width + gap, height), ink.ratio)
    painter = QPainter(result)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw_row(painter, QPointF(0, 0), (given,), height, ink)
    draw_row(painter, QPointF(width + gap, 0), (taken,), height, ink)
    _arrow(painter, QRectF(width + gap * 0.2, height * 0.38, gap * 0.6, height * 0.24), QColor(ink.theme.gold))
    painter.end()
    return result


def _arrow(painter: QPainter, rect: QRectF, colour: QColor) -> None:
    middle = rect.center().y()
    painter.setPen(QPen(colour, rect.height() * 0.28, c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.RoundJoin))
    painter.drawLine(QPointF(rect.left(), middle), QPointF(rect.right(), middle))
    head = QPainterPath(QPointF(rect.right() - rect.height() * 0.5, rect.top()))
    head.lineTo(QPointF(rect.right(), middle))
    head.lineTo(QPointF(rect.right() - rect.height() * 0.5, rect.bottom()))
    painter.drawPath(head)


@lru_cache(maxsize=8)
def _drawing(name: str) -> QSvgRenderer:
    return QSvgRenderer(str(asset(f"cards/{name}.svg")))


def card_pixmap(card: Card | None, width: float, ratio: float, theme: Theme) -> QPixmap:
    """A whole card of the deck, its face or (None) its back."""
    size = QSizeF(width, width * ASPECT)
    result = blank(size, ratio)
    painter = QPainter(result)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    name = face_file(theme.edition, card) if card else f"backs/{theme.back}"
    _drawing(name).render(painter, QRectF(QPointF(0, 0), size))
    painter.end()
    return result


def serif(pixels: float) -> QFont:
    """The face of card indices."""
    font = QFont()
    font.setFamilies(list(SERIF))
    font.setPixelSize(max(1, round(pixels)))
    font.setBold(True)
    return font
