"""All tricks of a deal at a glance: a column a trick, four small cards below each other."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from sueca_desktop.ui import small_card
from sueca_desktop.ui.models.trick_log import TrickRow
from sueca_desktop.ui.style import serif_font
from sueca_desktop.ui.text import seats
from sueca_desktop.ui.theme import TYPE, Theme

_CARD, _GAP, _NAMES, _FOOT = 38.0, 4.0, 92.0, 28.0


class TrickGrid(QWidget):
    """``rows``: the full tricks. A row a seat; the winner framed, the leader with an arrow, the points below."""

    def __init__(self, rows: tuple[TrickRow, ...], players: tuple[str, ...], theme: Theme) -> None:
        super().__init__()
        self._rows, self._players, self._theme = rows, players, theme
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(round(_NAMES + len(self._rows) * 50), round(len(self._players) * (_CARD + _GAP) + _FOOT))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(_NAMES + len(self._rows) * 38), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._names(painter)
        step = min((self.width() - _NAMES) / max(1, len(self._rows)), 72.0)
        for i, row in enumerate(self._rows):
            self._trick(painter, row, QRectF(_NAMES + i * step, 0, step, self.height()))
        painter.end()

    def _names(self, painter: QPainter) -> None:
        painter.setPen(QColor(self._theme.ink_soft))
        for seat, name in enumerate(self._players):
            place = QRectF(0, seat * (_CARD + _GAP), _NAMES - 10, _CARD)
            text = painter.fontMetrics().elidedText(seats.shown(name), Qt.TextElideMode.ElideRight, int(place.width()))
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)

    def _trick(self, painter: QPainter, row: TrickRow, place: QRectF) -> None:
        for seat, card in enumerate(row.cards):
            face = small_card.Face(card, _CARD, marked=seat == row.winner, frame=self._theme.gold)
            at = QPointF(place.center().x() - face.size.width() / 2, seat * (_CARD + _GAP))
            small_card.draw(painter, at, face)
            if seat == row.leader:
                small_card.draw_leader(painter, at, face, self._theme.accent)
        self._points(painter, row, place)

    def _points(self, painter: QPainter, row: TrickRow, place: QRectF) -> None:
        plate = QRectF(0, 0, 32, _FOOT - 6)
        plate.moveCenter(QPointF(place.center().x(), place.bottom() - _FOOT / 2 + 2))
        painter.setPen(QPen(QColor(self._theme.accent if row.own else self._theme.line), 1.5))
        painter.setBrush(QColor(self._theme.accent) if row.own else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(plate, 7, 7)
        painter.setFont(serif_font(TYPE.small))
        painter.setPen(QColor(self._theme.on_accent if row.own else self._theme.ink))
        painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, f"{row.points}")
