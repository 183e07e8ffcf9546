"""A finished deal at a glance: a row a seat, the hand as dealt at the left, the ten tricks at the right."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

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
_WIDTH = small_card.WIDTH * _CARD / small_card.HEIGHT


def sorted_hand(cards: tuple[Card, ...], deal: PublicDeal) -> tuple[Card, ...]:
    """Suit by suit, colours alternating, the strongest first."""
    strength = deal.spec.deck.strength
    return tuple(sorted(cards, key=lambda c: (_SUIT_ORDER.index(c.suit), -strength(c, deal.trump))))


class DealGrid(QWidget):
    """``hands``: as dealt, by seat. In a trick the winner's card is framed, the leader's has an arrow."""

    def __init__(
        self, hands: tuple[tuple[Card, ...], ...], deal: PublicDeal, players: tuple[str, ...], theme: Theme
    ) -> None:
        super().__init__()
        self._hands = tuple(sorted_hand(hand, deal) for hand in hands)
        self._rows, self._players, self._theme = trick_rows(deal), players, theme
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        spoken = [
            say(Word.HAND_SPOKEN).format(name=seats.shown(name), cards=", ".join(card_words.card(c) for c in hand))
            for name, hand in zip(players, self._hands, strict=True)
        ]
        self.setAccessibleName(say(Word.HANDS))
        self.setAccessibleDescription(". ".join(spoken))

    def _wanted(self, hand_step: float, trick_step: float) -> QSize:
        longest = max(len(hand) for hand in self._hands)
        width = _NAMES + hand_step * (longest - 1) + _WIDTH + _BETWEEN + trick_step * len(self._rows)
        return QSize(round(width), round(_HEAD + len(self._hands) * (_CARD + _GAP) + _FOOT))

    def sizeHint(self) -> QSize:
        return self._wanted(_WIDTH + 1, 46)

    def minimumSizeHint(self) -> QSize:
        return self._wanted(15, 35)

    @property
    def _steps(self) -> tuple[float, float]:
        """Pixels from card to card in a hand, and from trick to trick: the room shared out."""
        longest = max(len(hand) for hand in self._hands)
        room = self.width() - _NAMES - _WIDTH - _BETWEEN
        trick = min(50.0, max(36.0, (room - (_WIDTH + 1) * (longest - 1)) / max(1, len(self._rows))))
        hand = (room - trick * len(self._rows)) / (longest - 1)
        return min(_WIDTH + 1, hand), trick

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        hand_step, trick_step = self._steps
        left = self.width() - trick_step * len(self._rows)
        self._heads(painter, left)
        for seat, hand in enumerate(self._hands):
            self._name(painter, seat)
            for i, card in enumerate(hand):
                small_card.draw(painter, QPointF(_NAMES + i * hand_step, self._top(seat)), small_card.Face(card, _CARD))
        for i, row in enumerate(self._rows):
            self._trick(painter, row, left + (i + 0.5) * trick_step)
        painter.end()

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
            painter.drawText(QRectF(left + 4, 0, self.width() - left, _HEAD - 4), flags, say(Word.TRICKS_TAKEN))

    def _name(self, painter: QPainter, seat: int) -> None:
        font = self.font()
        font.setPointSizeF(TYPE.body)
        painter.setFont(font)
        painter.setPen(QColor(self._theme.ink))
        place = QRectF(0, self._top(seat), _NAMES - 8, _CARD)
        text = painter.fontMetrics().elidedText(
            seats.shown(self._players[seat]), Qt.TextElideMode.ElideRight, int(place.width())
        )
        painter.drawText(place, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)

    def _trick(self, painter: QPainter, row: TrickRow, centre: float) -> None:
        for seat, card in enumerate(row.cards):
            face = small_card.Face(card, _CARD, marked=seat == row.winner, frame=self._theme.gold)
            at = QPointF(centre - _WIDTH / 2, self._top(seat))
            small_card.draw(painter, at, face)
            if seat == row.leader:
                small_card.draw_leader(painter, at, face, self._theme.accent)
        middle = QPointF(centre, self._top(len(row.cards)) + _FOOT / 2 - 2)
        draw_points(painter, middle, row, self._theme, small=True)
