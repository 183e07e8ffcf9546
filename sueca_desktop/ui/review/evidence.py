"""What speaks for a choice: every option with its card points and chance as bars, the best first."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from sueca_desktop.ai.advice import Advice
from sueca_desktop.ai.options import Measure, Option
from sueca_desktop.rules.actions import Action, Bid, Call, Play
from sueca_desktop.rules.cards import Card, Suit
from sueca_desktop.rules.scoring import band_of
from sueca_desktop.rules.view import Observation
from sueca_desktop.ui import small_card
from sueca_desktop.ui.scale import enlarge, px
from sueca_desktop.ui.style import plain_font
from sueca_desktop.ui.table.suits import suit_path
from sueca_desktop.ui.text import hints, reasons
from sueca_desktop.ui.text.history import percent
from sueca_desktop.ui.text.language import said
from sueca_desktop.ui.theme import TYPE, UNIT, Theme

ROW, HEAD = 38.0, 28.0
"""Heights in pixels, at the usual scale."""
_CARD, _BAR = 31.0, 8.0
_COST = 104.0
_CARDS, _SIGN = 60.0, 22.0
"""Widths of the column of cards, and of the sign of a trump that is named with a card."""
_MOST = 0.45
"""The part of the width that the column of words takes at most."""


class Row(Struct, frozen=True):
    """``card``: in place of the name, with the sign of ``trump`` where it is called. ``points_share``, ``wins_share``:
    bars from 0 to 1, None for none. ``advised``: by the expert; ``marked``: what was done.
    """

    name: str
    card: Card | None
    trump: Suit | None
    points: str
    points_share: float | None
    wins: str
    wins_share: float | None
    cost: str
    advised: bool
    marked: bool

    def spoken(self, titles: Sequence[str]) -> str:
        """For readers."""
        told = zip(titles, (self.points, self.wins, self.cost), strict=True)
        parts = [said(title, text) for title, text in told if text]
        advised = [hints.say(hints.Say.ADVISED)] if self.advised else []
        return ", ".join((self.name, *advised, *parts))


def shown_options(advice: Advice, observation: Observation, also: Action | None = None) -> tuple[Option, ...]:
    """The options worth showing: of bids the lowest of each band, those advised and asked about, the rest always."""
    bids = sorted((o for o in advice.options if isinstance(o.action, Bid)), key=_points)
    bands = observation.deal.spec.bands
    first = {band_of(bands, _points(option)): option.action for option in reversed(bids)}
    kept = {*first.values(), advice.action, also}
    return tuple(o for o in advice.options if not isinstance(o.action, Bid) or o.action in kept)


def _points(option: Option) -> int:
    return option.action.points if isinstance(option.action, Bid) else 0


def rows(
    advice: Advice, observation: Observation, players: Sequence[str], done: Action | None = None
) -> tuple[Row, ...]:
    """The evidence line by line. ``done``: what was done there, marked."""
    deal = observation.deal
    total = deal.spec.deck.total(deal.trump) + deal.spec.last_trick
    found = []
    for option in shown_options(advice, observation, done):
        action = option.action
        card = action.card if isinstance(action, Play | Call) else None
        found.append(
            Row(
                reasons.action(action, deal.phase, players),
                card,
                action.suit if isinstance(action, Call) else None,
                "" if option.points is None else hints.decimal(option.points),
                None if option.points is None else option.points / total,
                "" if option.wins is None else percent(option.wins),
                option.wins,
                hints.cost(option, advice.options, advice.measure),
                option == advice.option(advice.action),
                done is not None and option == advice.option(done),
            )
        )
    return tuple(found)


class EvidenceTable(QWidget):
    """Paints the rows; a gold diamond marks the advised one, a frame what was done."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._rows: tuple[Row, ...] = ()
        self._titles = ("", "", "", "")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def shown(self) -> tuple[Row, ...]:
        return self._rows

    def show_advice(
        self, advice: Advice, observation: Observation, players: Sequence[str], done: Action | None = None
    ) -> None:
        self._rows = rows(advice, observation, players, done)
        success = hints.Say.MADE if advice.measure is not Measure.CARD_POINTS else hints.Say.WINS
        say = hints.say
        self._titles = (say(hints.Say.OPTION), say(hints.Say.POINTS), say(success), say(hints.Say.COST))
        self.setAccessibleName(say(hints.Say.TITLE))
        self.setAccessibleDescription(". ".join(row.spoken(self._titles[1:]) for row in self._rows))
        self.updateGeometry()
        self.update()

    def clear(self) -> None:
        """Nothing to show."""
        self._rows = ()
        self.setAccessibleDescription("")
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(px(480), self._height())

    def minimumSizeHint(self) -> QSize:
        return QSize(px(360), self._height())

    def _height(self) -> int:
        return px(HEAD + ROW * len(self._rows)) if self._rows else 0

    # ---- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._rows:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = enlarge(painter, QRectF(self.rect()))
        columns = self._columns(whole.width())
        painter.setFont(plain_font(TYPE.small))
        painter.setPen(QColor(self._theme.ink_soft))
        for i, (title, (left, right)) in enumerate(zip(self._titles, columns, strict=True)):
            place = QRectF(left, 0, right - left, HEAD - 4)
            side = Qt.AlignmentFlag.AlignRight if i == len(columns) - 1 else Qt.AlignmentFlag.AlignLeft
            if right > left:
                painter.drawText(place, side | Qt.AlignmentFlag.AlignVCenter, title)
        painter.fillRect(QRectF(0, HEAD - 3, whole.width(), 2), QColor(self._theme.gold))
        for i, row in enumerate(self._rows):
            self._paint_row(painter, QRectF(0, HEAD + i * ROW, whole.width(), ROW), row, columns)
        painter.end()

    def _columns(self, width: float) -> tuple[tuple[float, float], ...]:
        """Left and right of each: the choice, points, chance, cost; an unused one has no width."""
        name = self._names_width(width)
        used = [any(row.points for row in self._rows), any(row.wins for row in self._rows)]
        right = width - (_COST if any(row.cost for row in self._rows) else 0)
        left = 2 * UNIT + name
        share = (right - left) / max(1, sum(used))
        columns, at = [(2.0 * UNIT, left - UNIT)], left
        for use in used:
            columns.append((at, at + share - 2 * UNIT if use else at))
            at += share if use else 0
        return (*columns, (right, width - UNIT))

    def _names_width(self, width: float) -> float:
        """As wide as the longest name, as far as there is room; that of cards and signs where there are only those."""
        if all(row.card for row in self._rows):
            return _CARDS + (_SIGN if any(row.trump for row in self._rows) else 0)
        bold = plain_font(TYPE.body)
        bold.setBold(True)
        longest = max(QFontMetricsF(bold).horizontalAdvance(row.name) for row in self._rows)
        return min(longest + 2 * UNIT, _MOST * width)

    def _paint_row(self, painter: QPainter, place: QRectF, row: Row, columns: Sequence[tuple[float, float]]) -> None:
        theme = self._theme
        if row.advised or row.marked:
            painter.setPen(QColor(theme.accent) if row.marked else Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.accent_pale) if row.advised else Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(place.adjusted(1, 1, -1, -1), 6, 6)
        if row.advised:
            self._diamond(painter, QPointF(UNIT, place.center().y()))
        font = plain_font(TYPE.body if row.card is None else TYPE.small)
        font.setBold(row.advised)
        painter.setFont(font)
        left, right = columns[0]
        if row.card is not None:
            if row.trump is not None:
                sign = QRectF(left + 2, place.center().y() - 8, 16, 16)
                painter.fillPath(suit_path(row.trump, sign), QColor(theme.suits.of(row.trump)))
                left += _SIGN
            face = small_card.Face(row.card, _CARD, colours=theme.card_suits)
            small_card.draw(painter, QPointF(left + 4, place.top() + (ROW - _CARD) / 2), face)
        else:
            self._text(painter, QRectF(left, place.top(), right - left, ROW), row.name, Qt.AlignmentFlag.AlignLeft)
        for (left, right), text, share in zip(
            columns[1:3], (row.points, row.wins), (row.points_share, row.wins_share), strict=True
        ):
            if share is not None:
                self._bar(painter, QRectF(left, place.top(), right - left, ROW), text, share)
        left, right = columns[3]
        self._text(painter, QRectF(left, place.top(), right - left, ROW), row.cost, Qt.AlignmentFlag.AlignRight)

    def _text(self, painter: QPainter, place: QRectF, text: str, side: Qt.AlignmentFlag) -> None:
        painter.setPen(QColor(self._theme.ink))
        shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, round(place.width()))
        painter.drawText(place, side | Qt.AlignmentFlag.AlignVCenter, shown)

    def _bar(self, painter: QPainter, place: QRectF, text: str, share: float) -> None:
        """The number, and its bar beside it."""
        bold = plain_font(TYPE.body)
        bold.setBold(True)  # all bars begin in line
        number = QFontMetricsF(bold).horizontalAdvance("100 %") + UNIT
        self._text(painter, QRectF(place.left(), place.top(), number, ROW), text, Qt.AlignmentFlag.AlignLeft)
        track = QRectF(place.left() + number, place.center().y() - _BAR / 2, place.width() - number, _BAR)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._theme.line))
        painter.drawRoundedRect(track, _BAR / 2, _BAR / 2)
        if share > 0:
            track.setWidth(max(_BAR, track.width() * min(1.0, share)))
            painter.setBrush(QColor(self._theme.accent))
            painter.drawRoundedRect(track, _BAR / 2, _BAR / 2)

    def _diamond(self, painter: QPainter, at: QPointF) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._theme.gold))
        size = 5.0
        corners = (QPointF(0, -size), QPointF(size, 0), QPointF(0, size), QPointF(-size, 0))
        painter.drawPolygon(QPolygonF([at + corner for corner in corners]))
