"""What the players say, on small papers by their plates."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from sueca_desktop.ui.prompts.look import draw_row, row_size
from sueca_desktop.ui.prompts.room import bubble_place
from sueca_desktop.ui.prompts.sayings import Saying
from sueca_desktop.ui.table.layout import TableLayout
from sueca_desktop.ui.table.paper import Ink
from sueca_desktop.ui.table.seating import Company
from sueca_desktop.ui.text.prompts import said

CARD = 2.6
"""Height of the cards of a sequence, in text sizes."""
WIDEST = 15.0
"""Where words are broken into lines, in text sizes."""
_BOLD = 8
"""Characters of a saying that is written large."""


class Bubble(QWidget):
    """One player's words; the mouse goes through it."""

    def __init__(self, table: QWidget) -> None:
        super().__init__(table)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        self._sayings: tuple[Saying, ...] = ()
        self._ink: Ink | None = None
        self._paper, self._tip = QRectF(), QPointF()

    def show_sayings(self, name: str, sayings: tuple[Saying, ...], ink: Ink, layout: TableLayout, seat: int) -> None:
        """On paper, pointing at the plate of ``seat``."""
        self._sayings, self._ink = sayings, ink
        rect, tip = bubble_place(layout, seat, self._size(ink))
        margin = 0.35 * ink.size
        box = rect.united(QRectF(tip, QSizeF(1, 1))).adjusted(-margin, -margin, margin, margin).toAlignedRect()
        self._paper, self._tip = rect.translated(-box.x(), -box.y()), tip - QPointF(box.topLeft())
        self.setGeometry(box)
        spoken = said(name, "; ".join(saying.spoken for saying in sayings))
        if spoken != self.accessibleName():
            self.setAccessibleName(spoken)
        self.show()
        self.update()

    def _font_scale(self, saying: Saying) -> float:
        return 1.25 if len(saying.words) <= _BOLD else 1.0

    def _words_size(self, ink: Ink, saying: Saying) -> QSizeF:
        metrics = QFontMetricsF(ink.font(self._font_scale(saying), bold=True))
        wrapped = metrics.boundingRect(
            QRectF(0, 0, WIDEST * ink.size, 1000), int(Qt.TextFlag.TextWordWrap), saying.words
        )
        return QSizeF(wrapped.width() + 2, wrapped.height())

    def _size(self, ink: Ink) -> QSizeF:
        width, height = 0.0, 0.8 * ink.size
        for saying in self._sayings:
            words = self._words_size(ink, saying)
            width, height = max(width, words.width()), height + words.height()
            if saying.cards:
                cards = row_size(len(saying.cards), CARD * ink.size)
                width, height = max(width, cards.width()), height + cards.height() + 0.2 * ink.size
        return QSizeF(width + 1.4 * ink.size, height)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._ink is None:
            return
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        ink, rect = self._ink, self._paper
        painter.setPen(QPen(QColor(ink.theme.gold), max(1.5, 0.12 * ink.size)))
        painter.setBrush(QColor(ink.theme.paper))
        painter.drawPath(self._outline(ink))
        top = rect.top() + 0.4 * ink.size
        for saying in self._sayings:
            size = self._words_size(ink, saying)
            painter.setFont(ink.font(self._font_scale(saying), bold=True))
            painter.setPen(QColor(ink.theme.ink))
            place = QRectF(rect.left(), top, rect.width(), size.height())
            place.adjust(0.6 * ink.size, 0, -0.6 * ink.size, 0)
            painter.drawText(place, int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWordWrap), saying.words)
            top += size.height()
            if saying.cards:
                cards = row_size(len(saying.cards), CARD * ink.size)
                at = QPointF(rect.center().x() - cards.width() / 2, top + 0.1 * ink.size)
                draw_row(painter, at, saying.cards, CARD * ink.size, ink.ratio)
                top += cards.height() + 0.2 * ink.size
        painter.end()

    def _outline(self, ink: Ink) -> QPainterPath:
        """The paper and the corner that points at the plate."""
        rect, tip, wide = self._paper, self._tip, 0.5 * ink.size
        paper, corner = QPainterPath(), QPainterPath()
        paper.addRoundedRect(rect, 0.6 * ink.size, 0.6 * ink.size)
        inside = QPointF(
            max(rect.left() + 2 * wide, min(tip.x(), rect.right() - 2 * wide)),
            max(rect.top() + 2 * wide, min(tip.y(), rect.bottom() - 2 * wide)),
        )
        sideways = rect.left() <= tip.x() <= rect.right()
        across = QPointF(wide, 0) if sideways else QPointF(0, wide)
        corner.moveTo(tip)
        corner.lineTo(inside + across)
        corner.lineTo(inside - across)
        corner.closeSubpath()
        return paper.united(corner)


class SpeechBubbles:
    """One bubble a seat, shown while it has something to say."""

    def __init__(self, table: QWidget) -> None:
        self._table = table
        self.bubbles: dict[int, Bubble] = {}

    def show(self, sayings: Mapping[int, tuple[Saying, ...]], company: Company, ink: Ink, layout: TableLayout) -> None:
        """Exactly these sayings, by seat."""
        for seat, bubble in self.bubbles.items():
            if seat not in sayings:
                bubble.hide()
        for seat, of_seat in sayings.items():
            if seat not in self.bubbles:
                self.bubbles[seat] = Bubble(self._table)
            self.bubbles[seat].show_sayings(company.name(seat), of_seat, ink, layout, seat)

    def clear(self) -> None:
        for bubble in self.bubbles.values():
            bubble.hide()
