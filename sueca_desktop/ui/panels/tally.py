"""Traits and bandeiras as players write them: strokes, every fourth closing a bandeira (document 002)."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from sueca_desktop.ui.models.score_sheet import TALLY_ROLE
from sueca_desktop.ui.models.sheet_columns import Tally, Writing
from sueca_desktop.ui.scale import enlarge, px
from sueca_desktop.ui.style import plain_font, serif_font
from sueca_desktop.ui.text.language import number, signed
from sueca_desktop.ui.theme import TYPE, Theme

GROUP = 4
_STEP, _GAP = 5.0, 7.0
_CLOSEST = 0.6
"""How close strokes may stand before the number alone must do."""
_LEAN = (0.8, -0.4, 0.5, -0.9, 0.2, 1.0, -0.7)
"""How far the strokes lean, so that they look written and not ruled."""


def strokes_width(count: int) -> float:
    """Pixels that ``count`` strokes need."""
    return count * _STEP + (count - 1) // GROUP * _GAP if count else 0.0


def draw_strokes(painter: QPainter, rect: QRectF, count: int, theme: Theme, *, lost: bool = False) -> None:
    """``count`` strokes from the left of ``rect``, centred in its height and closer where it is narrow; a gold line
    closes every full four.
    """
    height = min(rect.height(), 16.0)
    top = rect.center().y() - height / 2
    close = min(1.0, rect.width() / max(1.0, strokes_width(count)))
    ink = QColor(theme.bad if lost else theme.ink)
    for i in range(count):
        x = rect.left() + 2 + (i * _STEP + i // GROUP * _GAP) * close
        lean = _LEAN[i % len(_LEAN)]
        painter.setPen(QPen(ink, 1.8, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(QLineF(x + lean, top, x - lean, top + height))
        if i % GROUP == GROUP - 1:
            painter.setPen(QPen(QColor(theme.gold), 2.2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            start = QPointF(x - (GROUP - 1) * _STEP * close - 3, top + height * 0.72)
            painter.drawLine(QLineF(start, QPointF(x + 3, top + height * 0.28)))


def draw_tally(painter: QPainter, rect: QRectF, total: int, theme: Theme, points: float = TYPE.body) -> None:
    """The number, then as many strokes if there is room for them."""
    painter.setFont(serif_font(points))
    painter.setPen(QColor(theme.bad if total < 0 else theme.ink))
    text = number(total)
    painter.drawText(rect, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)
    room = rect.adjusted(max(18.0, painter.fontMetrics().horizontalAdvance(text) + 8.0), 0, -4, 0)
    if strokes_width(abs(total)) * _CLOSEST <= room.width():
        draw_strokes(painter, room, abs(total), theme, lost=total < 0)


def draw_total(painter: QPainter, rect: QRectF, tally: Tally, theme: Theme) -> None:
    """The number in the middle, and under it what was added, if anything."""
    middle = Qt.AlignmentFlag.AlignCenter
    upper = rect.adjusted(0, 0, 0, -rect.height() * 0.42) if tally.added else rect
    painter.setFont(serif_font(TYPE.body + 1))
    painter.setPen(QColor(theme.bad if tally.total < 0 else theme.ink))
    painter.drawText(upper, middle, number(tally.total))
    if tally.added:
        painter.setFont(plain_font(TYPE.small))
        painter.setPen(QColor(theme.good if tally.added > 0 else theme.bad))
        painter.drawText(rect.adjusted(0, rect.height() * 0.52, 0, 0), middle, signed(tally.added))


class TallyDelegate(QStyledItemDelegate):
    """Paints a running total of the score sheet."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        self.initStyleOption(option, index)
        option.text = ""
        option.widget.style().drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, option.widget)
        tally: Tally = index.data(TALLY_ROLE)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        cell = enlarge(painter, QRectF(option.rect))
        if tally.writing is Writing.STROKES:
            draw_tally(painter, cell.adjusted(8, 2, -4, -2), tally.total, self.theme)
        else:
            draw_total(painter, cell.adjusted(0, 2, 0, -2), tally, self.theme)
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return super().sizeHint(option, index).expandedTo(QSize(px(56), px(30)))
