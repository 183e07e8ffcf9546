"""A finished deal at a glance: a row a seat, the hand as dealt at the left, the tricks at the right."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from sueca_desktop.app.summary import DealResult
from sueca_desktop.rules.cards import Card, Suit
from sueca_desktop.rules.view import PublicDeal
from sueca_desktop.ui import small_card
from sueca_desktop.ui.models.trick_log import TrickRow, trick_rows
from sueca_desktop.ui.panels.trick_delegate import draw_points
from sueca_desktop.ui.text import cards as card_words
from sueca_desktop.ui.text import seats
from sueca_desktop.ui.text.window import Word, say
from sueca_desktop.ui.theme import TYPE, Theme

_SUIT_ORDER = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
_CARD, _GAP, _HEAD, _FOOT, _NAMES, _BETWEEN = 40.0, 5.0, 26.0, 30.0, 74.0, 26.0
_APART = 0.6
"""How far cards drawn later stand from those dealt, in cards."""
_WIDTH = small_card.WIDTH * _CARD / small_card.HEIGHT
_SMALLEST = 0.8
"""How much smaller everything may be made for want of height."""
_NARROW, _USUAL, _LARGEST = 640.0, 800.0, 1.5
"""Pixels between which everything has its usual size, and how much larger it grows where there is more room."""


def sorted_hand(cards: tuple[Card, ...], deal: PublicDeal) -> tuple[Card, ...]:
    """Suit by suit, colours alternating, the strongest first."""
    strength = deal.spec.deck.strength
    return tuple(sorted(cards, key=lambda c: (_SUIT_ORDER.index(c.suit), -strength(c, deal.trump))))


def _spoken(row: Row) -> str:
    cards = ", ".join(card_words.card(c) for c in (*row.cards, *row.later))
    return say(Word.HAND_SPOKEN).format(name=seats.shown(row.name), cards=cards)


def _unit(width: float) -> float:
    """By how much everything is enlarged, or made smaller, in a grid ``width`` pixels wide."""
    return width / _NARROW if width < _NARROW else min(_LARGEST, max(1.0, width / _USUAL))


@dataclass(frozen=True, slots=True)
class Row:
    """A player's cards as dealt and what he drew later, or the stock."""

    name: str
    cards: tuple[Card, ...]
    later: tuple[Card, ...] = ()

    @property
    def steps(self) -> float:
        """From the first card to the last, in steps from card to card; what was drawn stands a little apart."""
        return len(self.cards) + len(self.later) - 1 + (_APART if self.later else 0)


def grid_rows(result: DealResult, deal: PublicDeal) -> tuple[Row, ...]:
    """A row a player, and one for what stayed undealt, if cards did: the turned one first, the bottom one last."""
    later = result.drawn or ((),) * len(result.hands)
    rows = [
        Row(name, sorted_hand(hand, deal), sorted_hand(more, deal))
        for name, hand, more in zip(result.summary.players, result.hands, later, strict=True)
    ]
    if result.stock and deal.turned is not None:
        rows.append(Row(say(Word.STOCK), (deal.turned, *result.stock)))
    return tuple(rows)


class DealGrid(QWidget):
    """In a trick the winner's card is framed, the leader's has an arrow."""

    def __init__(self, result: DealResult, deal: PublicDeal, theme: Theme) -> None:
        super().__init__()
        self._hands, self._seats = grid_rows(result, deal), deal.spec.seats
        self._rows, self._theme = trick_rows(deal), theme
        self._limit: int | None = None
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setAccessibleName(say(Word.HANDS))
        self.setAccessibleDescription(". ".join(_spoken(row) for row in self._hands))

    @property
    def _longest(self) -> float:
        return max(1.0, *(row.steps for row in self._hands[: self._seats]))

    def _wanted(self, hand_step: float, trick_step: float) -> QSize:
        width = _NAMES + hand_step * self._longest + _WIDTH + _BETWEEN + trick_step * len(self._rows)
        foot = _FOOT if self._rows and len(self._hands) == self._seats else 0
        return QSize(round(width), round(_HEAD + len(self._hands) * (_CARD + _GAP) + foot))

    def sizeHint(self) -> QSize:
        return self._wanted(_WIDTH + 1, 46)

    def minimumSizeHint(self) -> QSize:
        return self._wanted(15, 35) * 0.75

    def natural_height(self, width: int) -> int:
        """Pixels it takes in ``width`` if nothing limits it."""
        return round(self._wanted(0, 0).height() * _unit(width))

    def limit(self, height: int | None) -> None:
        """Be no higher than ``height``, as far as the cards stay legible."""
        if height != self._limit:
            self._limit = height
            self.updateGeometry()

    def _scale(self, width: float) -> float:
        base = self._wanted(0, 0).height()
        limit = _unit(width) if self._limit is None else max(_SMALLEST, self._limit / base)
        return min(_unit(width), limit)

    def heightForWidth(self, width: int) -> int:
        return round(self._wanted(0, 0).height() * self._scale(width))

    @property
    def _steps(self) -> tuple[float, float]:
        """Pixels from card to card in a hand, and from trick to trick: the room shared out."""
        room = self.width() / self._scale(self.width()) - _NAMES - _WIDTH - _BETWEEN
        trick = min(50.0, max(36.0, (room - (_WIDTH + 1) * self._longest) / max(1, len(self._rows))))
        hand = (room - trick * len(self._rows)) / self._longest
        return min(_WIDTH + 1, hand), trick

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        unit = self._scale(self.width())
        painter.scale(unit, unit)
        hand_step, trick_step = self._steps
        left = self.width() / unit - trick_step * len(self._rows)
        self._heads(painter, left)
        for i, row in enumerate(self._hands):
            self._name(painter, i, row.name)
            room = (left - _NAMES - _WIDTH - _BETWEEN) / max(1.0, row.steps)
            self._hand(painter, i, row, min(hand_step, room))
        for i, trick in enumerate(self._rows):
            self._trick(painter, trick, left + (i + 0.5) * trick_step)
        painter.end()

    def _hand(self, painter: QPainter, at: int, row: Row, step: float) -> None:
        for i, card in enumerate((*row.cards, *row.later)):
            apart = _APART if i >= len(row.cards) else 0
            small_card.draw(painter, QPointF(_NAMES + (i + apart) * step, self._top(at)), self._face(card))

    def _face(self, card: Card, *, marked: bool = False) -> small_card.Face:
        theme = self._theme
        return small_card.Face(card, _CARD, marked=marked, frame=theme.gold, colours=theme.card_suits)

    def _top(self, seat: int) -> float:
        return _HEAD + seat * (_CARD + _GAP)

    def _heads(self, painter: QPainter, left: float) -> None:
        font = self.font()
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(QColor(self._theme.ink_soft))
        flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(QRectF(_NAMES, 0, left - _NAMES, _HEAD - 4), flags, say(Word.HANDS))
        if self._rows:
            self._trick_head(
                painter, QRectF(left + 4, 0, self.width() / self._scale(self.width()) - left - 8, _HEAD - 4)
            )

    def _trick_head(self, painter: QPainter, place: QRectF) -> None:
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(place, middle | Qt.AlignmentFlag.AlignLeft, say(Word.TRICKS_TAKEN))
        font = self.font()
        font.setPointSizeF(TYPE.small)
        painter.setFont(font)
        painter.drawText(place, middle | Qt.AlignmentFlag.AlignRight, say(Word.LEGEND))

    def _name(self, painter: QPainter, at: int, name: str) -> None:
        font = self.font()
        font.setPointSizeF(TYPE.body)
        painter.setFont(font)
        painter.setPen(QColor(self._theme.ink if at < self._seats else self._theme.ink_soft))
        place = QRectF(0, self._top(at), _NAMES - 8, _CARD)
        shown = seats.shown(name)
        text = painter.fontMetrics().elidedText(shown, Qt.TextElideMode.ElideRight, int(place.width()))
        painter.drawText(place, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)

    def _trick(self, painter: QPainter, row: TrickRow, centre: float) -> None:
        for seat, card in enumerate(row.cards):
            face = self._face(card, marked=seat == row.winner)
            at = QPointF(centre - _WIDTH / 2, self._top(seat))
            small_card.draw(painter, at, face)
            if seat == row.leader:
                small_card.draw_leader(painter, at, face, self._theme.accent)
        middle = QPointF(centre, self._top(len(row.cards)) + _FOOT / 2 - 2)
        draw_points(painter, middle, row, self._theme, small=True)
