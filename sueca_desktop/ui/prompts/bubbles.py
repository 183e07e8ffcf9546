"""What the players say, on small papers by their plates."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from sueca_desktop.ui.prompts.look import draw_row, row_size
from sueca_desktop.ui.prompts.room import badge_place, bubble_place
from sueca_desktop.ui.prompts.sayings import Saying
from sueca_desktop.ui.table.layout import TableLayout
from sueca_desktop.ui.table.paper import Ink
from sueca_desktop.ui.table.seating import Company
from sueca_desktop.ui.text.language import said

CARD = 2.6
"""Height of the cards of a sequence, or of the called card, in text sizes."""
SCALES = (1.0, 0.85, 0.7, 0.6)
"""Of larger text: the first with which the words hide nothing of the contract."""
WIDEST = 10.0
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
        self._sayings = sayings
        self._ink = ink = self._fitting(ink, layout, seat)
        rect, tip = bubble_place(layout, seat, self._size(ink))
        margin = 0.35 * ink.size
        box = rect.united(QRectF(tip, QSizeF(1, 1))).adjusted(-margin, -margin, margin, margin).toAlignedRect()
        self._paper, self._tip = rect.translated(-box.x(), -box.y()), tip - QPointF(box.topLeft())
        self.setGeometry(box)
        spoken = said(name, ", ".join(saying.spoken for saying in sayings))
        if spoken != self.accessibleName():
            self.setAccessibleName(spoken)
        self.show()
        self.update()

    def _fitting(self, ink: Ink, layout: TableLayout, seat: int) -> Ink:
        """Text that was chosen larger is made smaller where the paper would hide the contract."""
        contract = badge_place(layout)
        scales = SCALES if layout.text > 1 else SCALES[:1]
        tried = [replace(ink, size=ink.size * scale) for scale in scales]
        free = (one for one in tried if not bubble_place(layout, seat, self._size(one))[0].intersects(contract))
        return next(free, tried[-1])

    def _size(self, ink: Ink) -> QSizeF:
        sizes = [_saying_size(ink, saying) for saying in self._sayings]
        width = max((size.width() for size in sizes), default=0.0)
        return QSizeF(width + 1.4 * ink.size, sum(size.height() for size in sizes) + 0.8 * ink.size)

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
            size = _saying_size(ink, saying)
            _paint_saying(painter, QRectF(QPointF(rect.center().x() - size.width() / 2, top), size), ink, saying)
            top += size.height()
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


def _font(ink: Ink, saying: Saying) -> QFont:
    return ink.font(1.25 if len(saying.words) <= _BOLD else 1.0, bold=True)


def _cards_size(ink: Ink, saying: Saying) -> QSizeF:
    return row_size(len(saying.cards), CARD * ink.size) if saying.cards else QSizeF(0, 0)


def _words_size(ink: Ink, saying: Saying) -> QSizeF:
    beside = _cards_size(ink, saying).width() if len(saying.cards) == 1 else 0.0
    room = QRectF(0, 0, WIDEST * ink.size - beside, 1000)
    wrapped = QFontMetricsF(_font(ink, saying)).boundingRect(room, int(Qt.TextFlag.TextWordWrap), saying.words)
    return QSizeF(wrapped.width() + 2, wrapped.height())


def _saying_size(ink: Ink, saying: Saying) -> QSizeF:
    """One card stands beside the words, more under them."""
    words, cards, gap = _words_size(ink, saying), _cards_size(ink, saying), 0.3 * ink.size
    if len(saying.cards) == 1:
        return QSizeF(words.width() + gap + cards.width(), max(words.height(), cards.height()))
    return QSizeF(max(words.width(), cards.width()), words.height() + cards.height() + (gap if saying.cards else 0))


def _paint_saying(painter: QPainter, rect: QRectF, ink: Ink, saying: Saying) -> None:
    words, cards, beside = _words_size(ink, saying), _cards_size(ink, saying), len(saying.cards) == 1
    text = QRectF(rect.topLeft(), QSizeF(words.width() if beside else rect.width(), words.height()))
    if beside:
        text.moveTop(rect.center().y() - words.height() / 2)
    painter.setFont(_font(ink, saying))
    painter.setPen(QColor(ink.theme.ink))
    painter.drawText(text, int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWordWrap), saying.words)
    if saying.cards:
        left = rect.right() - cards.width() if beside else rect.center().x() - cards.width() / 2
        top = rect.center().y() - cards.height() / 2 if beside else text.bottom() + 0.15 * ink.size
        draw_row(painter, QPointF(left, top), saying.cards, CARD * ink.size, ink)


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

    def give_way(self, to: QRect) -> bool:
        """No half of a word looks out from under ``to``; whether any would have."""
        hidden = [one for one in self.bubbles.values() if one.isVisible() and one.geometry().intersects(to)]
        for bubble in hidden:
            bubble.hide()
        return bool(hidden)

    def clear(self) -> None:
        for bubble in self.bubbles.values():
            bubble.hide()
