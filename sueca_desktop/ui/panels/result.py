"""The end of a deal: who won, by which rule, both sides' points, all hands as dealt, the tricks."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from sueca_desktop.app.summary import DealResult
from sueca_desktop.rules.view import PublicDeal
from sueca_desktop.ui.panels.deal_grid import DealGrid
from sueca_desktop.ui.panels.overlay import BORDERS, Panel
from sueca_desktop.ui.panels.result_table import ResultTable
from sueca_desktop.ui.panels.widgets import button, button_row, fitting, label, rule
from sueca_desktop.ui.scale import px, units
from sueca_desktop.ui.style import serif_font
from sueca_desktop.ui.text import claims
from sueca_desktop.ui.text import result as words
from sueca_desktop.ui.text.window import Word, say
from sueca_desktop.ui.theme import TYPE, Theme

_WORDS = 260
"""Pixels that the words need beside the figures."""


class DealPanel(Panel):
    """Shows a :class:`DealResult`; what can be done with it is up to subclasses."""

    width_wanted = 960
    share = 0.55
    comfort = 800

    def __init__(self, result: DealResult, deal: PublicDeal, theme: Theme) -> None:
        """``deal``: the finished deal as everyone saw it."""
        super().__init__()
        self.result, self._deal, self._theme = result, deal, theme
        self.column.setSpacing(units(1.5))
        self._head = head = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._table = ResultTable(result, theme)
        head.setSpacing(units(4))
        self._reasons = self._explained()
        self._headline = self._titled()
        head.addLayout(self._headline, 1)
        head.addWidget(self._table, 0, Qt.AlignmentFlag.AlignVCenter)
        self.column.addLayout(head)
        self.column.addWidget(rule())
        self._grid = DealGrid(result, deal, theme)
        self.column.addWidget(self._grid)
        self.column.addStretch(1)

    def fit(self, room: QSize) -> None:
        """Where there is too little width, the figures come under the title, over what explains them; where there is
        too little height, the hands and tricks are drawn smaller.
        """
        width, inside = self.width_in(room.width()) - BORDERS - self.bar, self.inner_width(room)
        self._table.fit(inside)
        beside = inside >= self._table.minimumSizeHint().width() + px(_WORDS)
        direction = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        if direction != self._head.direction():
            self._head.setDirection(direction)
            self._head.setSpacing(units(4 if beside else 1))
            self._put_reasons(under_figures=not beside)
        natural = self._grid.natural_height(inside)
        others = self.column.heightForWidth(width) - self._grid.heightForWidth(inside)
        spare = room.height() - BORDERS - self.foot_height(room) - others
        self._grid.limit(spare if spare < natural else None)

    def _put_reasons(self, *, under_figures: bool) -> None:
        """The totals are seen before anything is scrolled, however long the explanation is."""
        if under_figures:
            self._headline.removeWidget(self._reasons)
            self._head.addWidget(self._reasons)
        else:
            self._head.removeWidget(self._reasons)
            self._headline.insertWidget(self._headline.count() - 1, self._reasons)

    def _titled(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(units(0.5))
        column.addStretch(1)
        exclamation = words.exclamation(self.result)
        if exclamation:
            column.addWidget(label(exclamation, "display", wrap=True))
        column.addWidget(label(words.headline(self.result, fitting(serif_font(TYPE.title), 160)), "title", wrap=True))
        column.addWidget(self._reasons)
        column.addStretch(1)
        return column

    def _explained(self) -> QWidget:
        whole = QWidget()
        column = QVBoxLayout(whole)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(units(0.5))
        column.addWidget(label(words.explanation(self.result, self._deal), wrap=True))
        if self.result.row.practice:
            column.addWidget(label(f"{say(Word.PRACTICE)}.", "soft", wrap=True))
        if self.result.claimed:
            column.addWidget(label(claims.played_out(), "soft", wrap=True))
        return whole


class ResultPanel(DealPanel):
    """The deal that has just ended: what now?"""

    next_deal = Signal()
    new_game = Signal()
    deal_again = Signal()
    review = Signal()
    passing = True

    def __init__(
        self,
        result: DealResult,
        deal: PublicDeal,
        theme: Theme,
        *,
        again: bool = False,
        line: QWidget | None = None,
    ) -> None:
        """``deal``: the finished deal as everyone saw it; ``again``: whether it can be dealt again; ``line``: what
        stands over the buttons.
        """
        super().__init__(result, deal, theme)
        self._again = again
        if line is not None:
            self.footer.addWidget(line)
        self._add_buttons()

    def _add_buttons(self) -> None:
        over = self.result.match_over
        self._new = button(Word.NEW_GAME_BUTTON, self.new_game.emit, primary=over)
        buttons = [button(Word.CLOSE, self.closed.emit)]
        if self._again:
            buttons.append(button(Word.DEAL_AGAIN, self.deal_again.emit))
        buttons.append(button(Word.REVIEW_BUTTON, self.review.emit))
        buttons.append(self._new)
        if not over:
            self._next = button(Word.NEXT_DEAL_BUTTON, self.next_deal.emit, primary=True)
            buttons.append(self._next)
        button_row(self.footer, *buttons)

    def first_focus(self) -> QWidget:
        return self._new if self.result.match_over else self._next

    def accept(self) -> None:
        (self.new_game if self.result.match_over else self.next_deal).emit()
