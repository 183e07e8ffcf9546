"""One trick a row: a small card in the column of each seat, the leader's and the winner's marked, the points."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from sueca_desktop.ui import small_card
from sueca_desktop.ui.models.trick_log import TRICK_ROLE, TrickRow
from sueca_desktop.ui.scale import enlarge, px
from sueca_desktop.ui.style import plain_font, serif_font
from sueca_desktop.ui.text import seats
from sueca_desktop.ui.theme import TYPE, Theme

NUMBER, POINTS, HEIGHT = 30.0, 54.0, 60
"""Widths of the outer columns and height of a row."""
_TELLING = 3
"""Characters of a cut name, its dots among them, that tell less than letters alone."""


def column(rect: QRectF, seat: int, count: int) -> QRectF:
    """The column of ``seat`` among ``count``, within a row."""
    width = (rect.width() - NUMBER - POINTS) / count
    return QRectF(rect.left() + NUMBER + seat * width, rect.top(), width, rect.height())


def draw_trick(painter: QPainter, rect: QRectF, row: TrickRow, theme: Theme) -> None:
    """Paint a row; the caller has painted its ground."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setFont(serif_font(TYPE.body))
    painter.setPen(QColor(theme.ink_soft))
    painter.drawText(
        QRectF(rect.left(), rect.top(), NUMBER, rect.height()), Qt.AlignmentFlag.AlignCenter, f"{row.number}"
    )
    for seat, card in enumerate(row.cards):
        place = column(rect, seat, len(row.cards))
        face = small_card.Face(card, marked=seat == row.winner, frame=theme.gold, colours=theme.card_suits)
        at = QPointF(place.center().x() - face.size.width() / 2, place.center().y() - face.size.height() / 2)
        small_card.draw(painter, at, face)
        if seat == row.leader:
            small_card.draw_leader(painter, at, face, theme.accent)
    draw_points(painter, QPointF(rect.right() - POINTS / 2, rect.center().y()), row, theme)


def draw_points(painter: QPainter, centre: QPointF, row: TrickRow, theme: Theme, *, small: bool = False) -> None:
    """The points on a plate: filled where one's own side took the trick, an outline where the others did."""
    plate = QRectF(0, 0, 32, 22) if small else QRectF(0, 0, 38, 26)
    plate.moveCenter(centre)
    painter.setPen(QPen(QColor(theme.accent if row.own else theme.line), 1.5))
    painter.setBrush(QColor(theme.accent) if row.own else Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(plate, 7, 7)
    painter.setFont(serif_font(TYPE.small if small else TYPE.body))
    painter.setPen(QColor(theme.on_accent if row.own else theme.ink))
    painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, f"{row.points}")


def head(name: str, metrics: QFontMetrics, width: int) -> str:
    """A player's name in ``width`` pixels: cut with dots, or, where little would be left of it, its first letters."""
    text = seats.shown(name)
    cut = metrics.elidedText(text, Qt.TextElideMode.ElideRight, width)
    if cut == text or len(cut) > _TELLING:
        return cut
    fitting = [text[:end] for end in range(1, len(text)) if metrics.horizontalAdvance(text[:end]) <= width]
    return fitting[-1] if fitting else text[:1]


class TrickDelegate(QStyledItemDelegate):
    """Paints a :class:`TrickRow`."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        painter.save()
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(option.rect, QColor(self.theme.accent_pale))
        elif index.row() % 2:
            painter.fillRect(option.rect, QColor(self.theme.paper_alt))
        draw_trick(painter, enlarge(painter, QRectF(option.rect)), index.data(TRICK_ROLE), self.theme)
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(px(NUMBER + POINTS + 4 * 44), px(HEIGHT))


class TrickHeader(QWidget):
    """The players' names over the columns of the tricks."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.players: tuple[str, ...] = ()
        self.rescale()

    def rescale(self) -> None:
        """To the scale in use."""
        self.setFixedHeight(px(28))

    def show_players(self, players: tuple[str, ...]) -> None:
        self.players = players
        self.update()

    def paintEvent(self, event: object) -> None:
        painter = QPainter(self)
        font = plain_font(TYPE.small)
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(QColor(self.theme.ink_soft))
        rect = enlarge(painter, QRectF(self.rect()))
        for seat, name in enumerate(self.players):
            place = column(rect, seat, len(self.players)).adjusted(1, 0, -1, 0)
            text = head(name, painter.fontMetrics(), int(place.width()))
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, text)
        painter.fillRect(QRectF(0, rect.bottom() - 2, rect.width(), 2), QColor(self.theme.gold))
        painter.end()
