"""The end of a deal: who won, by which rule, both sides' points, all hands as dealt, the tricks."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from sueca_desktop.app.summary import DealResult
from sueca_desktop.rules.cards import Card, Suit
from sueca_desktop.rules.view import PublicDeal
from sueca_desktop.ui import small_card
from sueca_desktop.ui.models.trick_log import trick_rows
from sueca_desktop.ui.panels.overlay import Panel
from sueca_desktop.ui.panels.tally import draw_strokes, strokes_width
from sueca_desktop.ui.panels.trick_grid import TrickGrid
from sueca_desktop.ui.panels.widgets import button, button_row, label, rule
from sueca_desktop.ui.style import serif_font
from sueca_desktop.ui.text import cards as card_words
from sueca_desktop.ui.text import result as words
from sueca_desktop.ui.text import seats
from sueca_desktop.ui.text.window import Word, say
from sueca_desktop.ui.theme import TYPE, UNIT, Theme

_SUIT_ORDER = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
_CARD = 38.0


class HandStrip(QWidget):
    """A hand of small cards, sorted by suit and strength, overlapping where there is no room."""

    def __init__(self, cards: tuple[Card, ...], deal: PublicDeal) -> None:
        super().__init__()
        strength = deal.spec.deck.strength
        self._cards = sorted(cards, key=lambda c: (_SUIT_ORDER.index(c.suit), -strength(c, deal.trump)))
        self.setAccessibleName(", ".join(card_words.card(c) for c in self._cards))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        width = small_card.WIDTH * _CARD / small_card.HEIGHT
        return QSize(round(len(self._cards) * (width + 2)), round(_CARD))

    def minimumSizeHint(self) -> QSize:
        return QSize(len(self._cards) * 18, round(_CARD))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        width = small_card.WIDTH * _CARD / small_card.HEIGHT
        step = min(width + 2, (self.width() - width) / max(1, len(self._cards) - 1))
        for i, card in enumerate(self._cards):
            small_card.draw(painter, QPointF(i * step, 0), small_card.Face(card, _CARD))
        painter.end()


class TallyStrip(QWidget):
    """A running total: the number and its strokes."""

    def __init__(self, total: int, theme: Theme) -> None:
        super().__init__()
        self._total, self._theme = total, theme
        self.setAccessibleName(str(total))
        self.setMinimumHeight(28)

    def sizeHint(self) -> QSize:
        return QSize(round(48 + min(strokes_width(abs(self._total)), 120)), 28)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(serif_font(TYPE.strong))
        painter.setPen(QColor(self._theme.bad if self._total < 0 else self._theme.ink))
        rect, text = QRectF(self.rect()), f"{self._total}".replace("-", "−")
        painter.drawText(rect, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)
        used = painter.fontMetrics().horizontalAdvance(text) + 12.0
        if strokes_width(abs(self._total)) <= rect.width() - used:
            strokes = rect.adjusted(used, 0, 0, 0)
            draw_strokes(painter, strokes, abs(self._total), self._theme, lost=self._total < 0)
        painter.end()


class ResultPanel(Panel):
    """Shows a :class:`DealResult`."""

    next_deal = Signal()
    new_game = Signal()
    width_wanted = 860

    def __init__(self, result: DealResult, deal: PublicDeal, theme: Theme) -> None:
        """``deal``: the finished deal as everyone saw it."""
        super().__init__()
        self.result, self._deal, self._theme = result, deal, theme
        self._players = result.summary.players
        self.column.setSpacing(UNIT + 4)
        self._headline()
        self.column.addWidget(rule())
        self.column.addWidget(self._sides())
        self._hands()
        if result.tricks:
            self.column.addWidget(label(say(Word.TRICKS_TAKEN), "heading"))
            self.column.addWidget(TrickGrid(trick_rows(deal), self._players, theme))
        self.column.addStretch(1)
        self.column.addLayout(self._buttons())

    def _headline(self) -> None:
        if words.is_bandeira(self.result):
            self.column.addWidget(label(say(Word.BANDEIRA), "display", centred=True))
        self.column.addWidget(label(words.headline(self.result), "title", wrap=True, centred=True))
        self.column.addWidget(label(words.explanation(self.result, self._deal), wrap=True, centred=True))

    def _sides(self) -> QWidget:
        holder = QWidget()
        grid = QGridLayout(holder)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(4 * UNIT)
        grid.setVerticalSpacing(UNIT // 2)
        heads = (Word.COLUMN_CARD_POINTS, Word.SIDE_SCORE, Word.SIDE_TOTAL)
        for column, word in enumerate(heads, 1):
            grid.addWidget(label(say(word), "heading"), 0, column)
        for i, side in enumerate(self.result.summary.spec.sides):
            self._side_row(grid, i, side)
        grid.setColumnStretch(0, 1)
        return holder

    def _side_row(self, grid: QGridLayout, i: int, side: tuple[int, ...]) -> None:
        score = self.result.score
        points = str(score.card_points[i]) if score.card_points else "–"
        gained = f"{score.points[side[0]]:+d}".replace("-", "−").replace("+0", "0")
        grid.addWidget(label(seats.pair(self._players, side, 20), "strong"), i + 1, 0)
        grid.addWidget(label(points, "strong"), i + 1, 1)
        grid.addWidget(label(gained, "strong"), i + 1, 2)
        grid.addWidget(TallyStrip(self.result.summary.standing.totals[side[0]], self._theme), i + 1, 3)

    def _hands(self) -> None:
        self.column.addWidget(label(say(Word.HANDS), "heading"))
        grid = QGridLayout()
        grid.setHorizontalSpacing(2 * UNIT)
        grid.setVerticalSpacing(UNIT // 2)
        for seat, hand in enumerate(self.result.hands):
            cell = QVBoxLayout()
            cell.setSpacing(2)
            cell.addWidget(label(seats.shown(self._players[seat]), "soft"))
            cell.addWidget(HandStrip(hand, self._deal))
            grid.addLayout(cell, seat % 2, seat // 2)
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(1, 1)
        self.column.addLayout(grid)

    def _buttons(self) -> QHBoxLayout:
        over = self.result.match_over
        self._new = button(Word.NEW_GAME_BUTTON, self.new_game.emit, primary=over)
        close = button(Word.CLOSE, self.closed.emit)
        if over:
            return button_row(close, self._new)
        self._next = button(Word.NEXT_DEAL_BUTTON, self.next_deal.emit, primary=True)
        return button_row(close, self._new, self._next)

    def first_focus(self) -> QWidget:
        return self._new if self.result.match_over else self._next

    def accept(self) -> None:
        (self.new_game if self.result.match_over else self.next_deal).emit()
