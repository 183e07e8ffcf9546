"""The pack as a grid of small cards, suits below each other: one is chosen, some cannot be."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QWidget

from sueca_desktop.rules.cards import Card, CardSet, Rank, Suit
from sueca_desktop.ui.prompts.look import EDGE, PAPER, serif
from sueca_desktop.ui.prompts.prompt import ENTER
from sueca_desktop.ui.table.paper import Ink
from sueca_desktop.ui.table.suits import suit_path
from sueca_desktop.ui.text import cards as words
from sueca_desktop.ui.text.language import said
from sueca_desktop.ui.text.prompts import Say, card_name, say
from sueca_desktop.ui.theme import Theme

WIDE = 1.55
"""Width of a cell over its height: index and sign stand side by side, as large as they can be."""
GAP = 0.1
"""Between cells, over their height."""
_MOVES = {
    Qt.Key.Key_Left: QPoint(-1, 0),
    Qt.Key.Key_Right: QPoint(1, 0),
    Qt.Key.Key_Up: QPoint(0, -1),
    Qt.Key.Key_Down: QPoint(0, 1),
}


class Cell(QAbstractButton):
    """One card. ``held``: it cannot be chosen; a bar through it says so."""

    looked_at = Signal()
    """The focus came to it."""
    walked = Signal(QPoint)
    """An arrow key: columns to the right, rows down."""
    entered = Signal()

    def __init__(self, card: Card, *, held: bool) -> None:
        super().__init__()
        self.card, self.held = card, held
        self.setCheckable(True)
        self.setAccessibleName(card_name(card))
        self.setToolTip(said(card_name(card), say(Say.YOU_HOLD)) if held else card_name(card))
        self.setCursor(Qt.CursorShape.ArrowCursor if held else Qt.CursorShape.PointingHandCursor)
        self.ink: Ink | None = None

    def nextCheckState(self) -> None:
        """The grid decides which cell is checked."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        by = _MOVES.get(Qt.Key(event.key()))
        if by is not None:
            self.walked.emit(by)
        elif event.key() in ENTER:
            if not event.isAutoRepeat():
                self.entered.emit()
        else:
            super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.looked_at.emit()

    def sizeHint(self) -> QSize:
        return QSize(round(24 * WIDE), 24)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.ink is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, thick = self.ink.theme, max(2.0, 0.18 * self.ink.size)
        rect = QRectF(self.rect()).adjusted(thick / 2, thick / 2, -thick / 2, -thick / 2)
        corner = rect.height() * 0.16
        painter.setBrush(QColor(theme.paper_alt if self.held else "#ffe9b8" if self.isChecked() else PAPER))
        painter.setPen(QPen(QColor(theme.gold), thick) if self.isChecked() else QPen(QColor(EDGE), 1))
        painter.drawRoundedRect(rect, corner, corner)
        painter.setOpacity(0.45 if self.held else 1.0)
        self._signs(painter, rect, theme)
        painter.setOpacity(1.0)
        if self.held:
            painter.setPen(QPen(QColor(theme.ink_soft), max(1.5, 0.1 * self.ink.size)))
            painter.drawLine(rect.bottomLeft() + QPoint(4, -3), rect.topRight() + QPoint(-4, 3))
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(theme.accent), thick))
            painter.drawRoundedRect(rect, corner, corner)
            if self.isChecked():
                painter.setPen(QPen(QColor(theme.gold), thick * 0.6))
                inner = rect.adjusted(thick, thick, -thick, -thick)
                painter.drawRoundedRect(inner, corner * 0.7, corner * 0.7)
        painter.end()

    def _signs(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        colour = QColor((theme.suits if self.held else theme.card_suits).of(self.card.suit))
        left = QRectF(rect.left() + rect.width() * 0.06, rect.top(), rect.width() * 0.48, rect.height())
        painter.setFont(serif(rect.height() * 0.68))
        painter.setPen(colour)
        painter.drawText(left, Qt.AlignmentFlag.AlignCenter, words.index(self.card.rank))
        side = rect.height() * 0.46
        place = QRectF(rect.left() + rect.width() * 0.72 - side / 2, rect.center().y() - side / 2, side, side)
        painter.fillPath(suit_path(self.card.suit, place), colour)


class CardGrid(QWidget):
    """Arrows go from card to card, and choose where that can be; Enter is :attr:`entered`."""

    changed = Signal()
    """Another card is chosen."""
    refused = Signal(object)
    """Card: it cannot be chosen."""
    entered = Signal()

    def __init__(self, ranks: tuple[Rank, ...], pack: CardSet, allowed: CardSet, chosen: Card) -> None:
        """``ranks``: the columns, strongest first. ``allowed``: what can be chosen, ``chosen`` among it."""
        super().__init__()
        self.setAccessibleName(say(Say.CALL_CARD))
        self.chosen = chosen
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._cells: dict[Card, Cell] = {}
        self._places: dict[tuple[int, int], Cell] = {}
        for card in pack:
            cell = Cell(card, held=card not in allowed)
            place = (list(Suit).index(card.suit), ranks.index(card.rank))
            self._cells[card], self._places[place] = cell, cell
            self._grid.addWidget(cell, *place)
            self._connect(cell, place)
        self._show_chosen()

    def _connect(self, cell: Cell, place: tuple[int, int]) -> None:
        cell.clicked.connect(lambda: self._take(cell))
        cell.looked_at.connect(lambda: self._take(cell))
        cell.walked.connect(lambda by: self._walk(place, by))
        cell.entered.connect(lambda: self._enter(cell))

    @property
    def chosen_cell(self) -> Cell:
        return self._cells[self.chosen]

    def cell(self, card: Card) -> Cell:
        """The cell of ``card``."""
        return self._cells[card]

    def width_in_cells(self, beside: float) -> float:
        """Width of the grid, and of what stands beside it, over the height of a cell."""
        columns = 1 + max(column for _, column in self._places)
        return columns * WIDE + (columns - 1) * GAP + beside

    def dress(self, ink: Ink, height: float) -> None:
        """Cells ``height`` pixels high."""
        self._grid.setSpacing(max(2, round(height * GAP)))
        for cell in self._cells.values():
            cell.ink = ink
            cell.setFixedSize(round(height * WIDE), round(height))
        self._grid.activate()  # its own size may stay as it is, and then nobody else would

    def _take(self, cell: Cell) -> None:
        if cell.held:
            self.refused.emit(cell.card)
        else:
            self.chosen = cell.card
            self.changed.emit()
        self._show_chosen()

    def _enter(self, cell: Cell) -> None:
        self._take(cell)
        if not cell.held:
            self.entered.emit()

    def _walk(self, place: tuple[int, int], by: QPoint) -> None:
        cell = self._places.get((place[0] + by.y(), place[1] + by.x()))
        if cell is not None:
            cell.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_chosen(self) -> None:
        """One cell is checked, and one is the stop of the tab key."""
        stop = next((c for c in self._cells.values() if c.hasFocus()), self.chosen_cell)
        for card, cell in self._cells.items():
            cell.setChecked(card is self.chosen)
            state = Say.YOU_HOLD if cell.held else Say.CALLED_NOW if card is self.chosen else None
            cell.setAccessibleDescription(say(state) if state else "")
            cell.setFocusPolicy(Qt.FocusPolicy.StrongFocus if cell is stop else Qt.FocusPolicy.ClickFocus)
