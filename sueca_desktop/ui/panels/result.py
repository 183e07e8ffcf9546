"""The end of a deal: who won, by which rule, both sides' points, all hands as dealt, the tricks."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from sueca_desktop.app.summary import DealResult
from sueca_desktop.rules.view import PublicDeal
from sueca_desktop.ui.panels.deal_grid import DealGrid
from sueca_desktop.ui.panels.overlay import Panel
from sueca_desktop.ui.panels.tally import draw_tally, strokes_width
from sueca_desktop.ui.panels.widgets import button, button_row, label, rule
from sueca_desktop.ui.text import result as words
from sueca_desktop.ui.text import seats
from sueca_desktop.ui.text.window import Word, say
from sueca_desktop.ui.theme import TYPE, UNIT, Theme


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
        draw_tally(painter, QRectF(self.rect()), self._total, self._theme, TYPE.strong)
        painter.end()


class ResultPanel(Panel):
    """Shows a :class:`DealResult`."""

    next_deal = Signal()
    new_game = Signal()
    width_wanted = 868

    def __init__(self, result: DealResult, deal: PublicDeal, theme: Theme) -> None:
        """``deal``: the finished deal as everyone saw it."""
        super().__init__()
        self.result, self._deal, self._theme = result, deal, theme
        self._players = result.summary.players
        self.column.setSpacing(UNIT + 4)
        head = QHBoxLayout()
        head.setSpacing(4 * UNIT)
        head.addLayout(self._headline(), 1)
        head.addWidget(self._sides(), 0, Qt.AlignmentFlag.AlignVCenter)
        self.column.addLayout(head)
        self.column.addWidget(rule())
        self.column.addWidget(DealGrid(result.hands, deal, self._players, theme))
        self.column.addStretch(1)
        self._add_buttons()

    def _headline(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(UNIT // 2)
        column.addStretch(1)
        if words.is_bandeira(self.result):
            column.addWidget(label(say(Word.BANDEIRA), "display"))
        column.addWidget(label(words.headline(self.result), "title", wrap=True))
        column.addWidget(label(words.explanation(self.result, self._deal), wrap=True))
        column.addStretch(1)
        return column

    def _sides(self) -> QWidget:
        holder = QWidget()
        grid = QGridLayout(holder)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(3 * UNIT)
        grid.setVerticalSpacing(UNIT // 2)
        heads = (Word.COLUMN_CARD_POINTS, Word.SIDE_SCORE, Word.SIDE_TOTAL)
        for column, word in enumerate(heads, 1):
            grid.addWidget(label(say(word), "heading"), 0, column)
        for i, side in enumerate(self.result.summary.spec.sides):
            self._side_row(grid, i, side)
        return holder

    def _side_row(self, grid: QGridLayout, i: int, side: tuple[int, ...]) -> None:
        score = self.result.score
        points = str(score.card_points[i]) if score.card_points else "–"
        gained = f"{score.points[side[0]]:+d}".replace("-", "−").replace("+0", "0")
        grid.addWidget(label(seats.pair(self._players, side, 20), "strong"), i + 1, 0)
        grid.addWidget(label(points, "strong"), i + 1, 1)
        grid.addWidget(label(gained, "strong"), i + 1, 2)
        grid.addWidget(TallyStrip(self.result.summary.standing.totals[side[0]], self._theme), i + 1, 3)

    def _add_buttons(self) -> None:
        over = self.result.match_over
        self._new = button(Word.NEW_GAME_BUTTON, self.new_game.emit, primary=over)
        close = button(Word.CLOSE, self.closed.emit)
        if over:
            self.footer.addLayout(button_row(close, self._new))
            return
        self._next = button(Word.NEXT_DEAL_BUTTON, self.next_deal.emit, primary=True)
        self.footer.addLayout(button_row(close, self._new, self._next))

    def first_focus(self) -> QWidget:
        return self._new if self.result.match_over else self._next

    def accept(self) -> None:
        (self.new_game if self.result.match_over else self.next_deal).emit()
