"""A finished deal at a glance: a row a seat, the hand as dealt at the left, the tricks at the right."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from sueca_desktop.app.summary import DealResult
from sueca_desktop.rules.cards import Card, Suit
from sueca_desktop.rules.view import PublicDeal
from sueca_desktop.ui import small_card
from sueca_desktop.ui.models.trick_log import TrickRow, trick_rows
from sueca_desktop.ui.panels.trick_delegate import draw_points
from sueca_desktop.ui.scale import scale
from sueca_desktop.ui.style import plain_font
from sueca_desktop.ui.text import cards as card_words
from sueca_desktop.ui.text import result as words
from sueca_desktop.ui.text import seats
from sueca_desktop.ui.text.window import Word, say
from sueca_desktop.ui.theme import TYPE, Theme

_SUIT_ORDER = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
_CARD, _GAP, _HEAD, _FOOT, _NAMES, _BETWEEN = 40.0, 5.0, 26.0, 30.0, 74.0, 26.0
_NUMBERS = 16.0
"""The height of the tricks' numbers."""
_WRONG = "#c3272f"
"""The frame of a renounce and its proof; cards keep their own colours in every theme."""
_APART = 0.6
"""How far cards drawn later stand from those dealt, in cards."""
_INDEX, _LEAST_COVERED = 0.87, 0.6
"""How much of a card's width its index reaches over, and how much smaller cards are made that lie on each other."""
_WIDTH = small_card.WIDTH * _CARD / small_card.HEIGHT
_SMALLEST = 0.8
"""How much smaller everything may be made for want of height."""
_NARROW, _USUAL, _LARGEST = 640.0, 800.0, 1.5
"""Pixels between which everything has its usual size, and how much larger it grows, at the usual scale, where there is
more room.
"""


def sorted_hand(cards: tuple[Card, ...], deal: PublicDeal) -> tuple[Card, ...]:
    """Suit by suit, colours alternating, the strongest first."""
    strength = deal.spec.deck.strength
    return tuple(sorted(cards, key=lambda c: (_SUIT_ORDER.index(c.suit), -strength(c, deal.trump))))


def _spoken(row: Row) -> str:
    cards = ", ".join(card_words.card(c) for c in (*row.cards, *row.later))
    return say(Word.HAND_SPOKEN).format(name=seats.shown(row.name), cards=cards)


def _unit(width: float) -> float:
    """By how much everything is enlarged, or made smaller, in a grid ``width`` pixels wide."""
    return width / _NARROW if width < _NARROW else min(_LARGEST * scale(), max(1.0, width / _USUAL))


def covered_height(step: float) -> float:
    """The height of cards of which each lies ``step`` from the last one's edge: the index of a ten stays free."""
    return _CARD * min(1.0, max(_LEAST_COVERED, step / (_INDEX * _WIDTH)))


class Row(Struct, frozen=True):
    """A player's cards as dealt and what he drew later, or the stock."""

    name: str
    cards: tuple[Card, ...]
    later: tuple[Card, ...] = ()

    @property
    def steps(self) -> float:
        """From the first card to the last, in steps from card to card; what was drawn stands a little apart."""
        return len(self.cards) + len(self.later) - 1 + (_APART if self.later else 0)


class Column(Struct, frozen=True):
    """A trick: the card of each seat, None where it has not played; ``row``: how it ended, None where it did not."""

    cards: tuple[Card | None, ...]
    leader: int
    row: TrickRow | None = None

    @property
    def winner(self) -> int | None:
        return self.row.winner if self.row else None


def grid_columns(deal: PublicDeal) -> tuple[Column, ...]:
    """A column a trick; one that an accusation broke off is the last."""
    full = tuple(Column(row.cards, row.leader, row) for row in trick_rows(deal))
    if deal.trick is None or not deal.trick.cards:
        return full
    played = dict(deal.trick.plays(deal.spec.seats))
    return (*full, Column(tuple(played.get(seat) for seat in range(deal.spec.seats)), deal.trick.leader))


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
    """In a trick the winner's card is framed, the leader's has an arrow; a renounce and its proof stand out, and the
    tricks are numbered as the words beside them tell.
    """

    def __init__(self, result: DealResult, deal: PublicDeal, theme: Theme) -> None:
        super().__init__()
        self._hands, self._seats = grid_rows(result, deal), deal.spec.seats
        self._columns, self._theme = grid_columns(deal), theme
        found = words.found_out(result, deal)
        self._wrong = (found.card, found.proof) if found else ()
        self._held = found.proof if found and found.proof_trick is None else None
        self._limit: int | None = None
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setAccessibleName(say(Word.HANDS))
        self.setAccessibleDescription(". ".join(_spoken(row) for row in self._hands))

    @property
    def _head(self) -> float:
        return _HEAD + (_NUMBERS if self._wrong else 0.0)

    @property
    def _longest(self) -> float:
        return max(1.0, *(row.steps for row in self._hands[: self._seats]))

    def _wanted(self, hand_step: float, trick_step: float) -> QSize:
        width = _NAMES + hand_step * self._longest + _WIDTH + _BETWEEN + trick_step * len(self._columns)
        foot = _FOOT if self._columns and len(self._hands) == self._seats else 0
        return QSize(round(width), round(self._head + len(self._hands) * (_CARD + _GAP) + foot))

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
        least = min(_unit(width), _SMALLEST * scale())
        limit = _unit(width) if self._limit is None else max(least, self._limit / base)
        return min(_unit(width), limit)

    def heightForWidth(self, width: int) -> int:
        return round(self._wanted(0, 0).height() * self._scale(width))

    @property
    def _steps(self) -> tuple[float, float]:
        """Pixels from card to card in a hand, and from trick to trick: the room shared out."""
        room = self.width() / self._scale(self.width()) - _NAMES - _WIDTH - _BETWEEN
        trick = min(50.0, max(36.0, (room - (_WIDTH + 1) * self._longest) / max(1, len(self._columns))))
        hand = (room - trick * len(self._columns)) / self._longest
        return min(_WIDTH + 1, hand), trick

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        unit = self._scale(self.width())
        painter.scale(unit, unit)
        hand_step, trick_step = self._steps
        left = self._left(painter, hand_step, trick_step)
        self._heads(painter, left)
        for i, row in enumerate(self._hands):
            self._name(painter, i, row.name)
            room = (left - _NAMES - _WIDTH - _BETWEEN) / max(1.0, row.steps)
            self._hand(painter, i, row, min(hand_step, room))
        for i, trick in enumerate(self._columns):
            self._trick(painter, i + 1, trick, left + (i + 0.5) * trick_step)
        painter.end()

    def _left(self, painter: QPainter, hand_step: float, trick_step: float) -> float:
        """Where the tricks begin: at the right, but for few, whose heading must have room."""
        width = self.width() / self._scale(self.width())
        beside = _NAMES + hand_step * self._longest + _WIDTH + _BETWEEN
        right = width - trick_step * len(self._columns)
        painter.setFont(_bold())
        heading: float = painter.fontMetrics().horizontalAdvance(say(Word.TRICKS_TAKEN)) + 2 * _BETWEEN
        painter.setFont(plain_font(TYPE.small))
        heading += painter.fontMetrics().horizontalAdvance(self._legend)
        return right if width - right >= heading else min(right, beside)

    @property
    def _legend(self) -> str:
        return say(Word.LEGEND_RENOUNCE if self._wrong else Word.LEGEND)

    def _hand(self, painter: QPainter, at: int, row: Row, step: float) -> None:
        height = covered_height(step)
        top = self._top(at) + (_CARD - height) / 2
        for i, card in enumerate((*row.cards, *row.later)):
            apart = _APART if i >= len(row.cards) else 0
            face = self._face(card, height, wrong=card is self._held)
            small_card.draw(painter, QPointF(_NAMES + (i + apart) * step, top), face)

    def _face(self, card: Card, height: float = _CARD, *, marked: bool = False, wrong: bool = False) -> small_card.Face:
        theme = self._theme
        frame = _WRONG if wrong else theme.gold
        return small_card.Face(card, height, marked=marked or wrong, frame=frame, colours=theme.card_suits)

    def _top(self, seat: int) -> float:
        return self._head + seat * (_CARD + _GAP)

    def _heads(self, painter: QPainter, left: float) -> None:
        painter.setFont(_bold())
        painter.setPen(QColor(self._theme.ink_soft))
        flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(QRectF(_NAMES, 0, left - _NAMES, _HEAD - 4), flags, say(Word.HANDS))
        if self._columns:
            self._trick_head(
                painter, QRectF(left + 4, 0, self.width() / self._scale(self.width()) - left - 8, _HEAD - 4)
            )

    def _trick_head(self, painter: QPainter, place: QRectF) -> None:
        middle = Qt.AlignmentFlag.AlignVCenter
        title = say(Word.TRICKS_TAKEN)
        painter.drawText(place, middle | Qt.AlignmentFlag.AlignLeft, title)
        rest = place.adjusted(painter.fontMetrics().horizontalAdvance(title) + _GAP, 0, 0, 0)
        painter.setFont(plain_font(TYPE.small))
        legend = painter.fontMetrics().elidedText(self._legend, Qt.TextElideMode.ElideRight, int(rest.width()))
        painter.drawText(rest, middle | Qt.AlignmentFlag.AlignRight, legend)

    def _name(self, painter: QPainter, at: int, name: str) -> None:
        painter.setFont(plain_font(TYPE.body))
        painter.setPen(QColor(self._theme.ink if at < self._seats else self._theme.ink_soft))
        place = QRectF(0, self._top(at), _NAMES - 8, _CARD)
        shown = seats.shown(name)
        text = painter.fontMetrics().elidedText(shown, Qt.TextElideMode.ElideRight, int(place.width()))
        painter.drawText(place, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)

    def _trick(self, painter: QPainter, number: int, trick: Column, centre: float) -> None:
        if self._wrong:
            painter.setFont(plain_font(TYPE.small))
            painter.setPen(QColor(self._theme.ink_soft))
            place = QRectF(centre - _WIDTH, _HEAD - 5, 2 * _WIDTH, _NUMBERS)
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, f"{number}")
        for seat, card in enumerate(trick.cards):
            if card is None:
                continue
            face = self._face(card, marked=seat == trick.winner, wrong=card in self._wrong)
            at = QPointF(centre - _WIDTH / 2, self._top(seat))
            small_card.draw(painter, at, face)
            if seat == trick.leader:
                small_card.draw_leader(painter, at, face, self._theme.accent)
        if trick.row is not None:
            middle = QPointF(centre, self._top(len(trick.cards)) + _FOOT / 2 - 2)
            draw_points(painter, middle, trick.row, self._theme, small=True)


def _bold() -> QFont:
    font = plain_font(TYPE.body)
    font.setBold(True)
    return font
