"""A past deal at a glance: how it ended, the hands as dealt, the tricks."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from sueca_desktop.app.summary import result_of
from sueca_desktop.engine.table import Table
from sueca_desktop.ui.panels.result import DealPanel
from sueca_desktop.ui.panels.widgets import button, button_row, push_button
from sueca_desktop.ui.text import saw as saw_words
from sueca_desktop.ui.text.history import Label, say
from sueca_desktop.ui.text.window import Word
from sueca_desktop.ui.theme import Theme


class PastDealPanel(DealPanel):
    """Shows the last deal of a table, which is over. ``review``: it is to be reviewed;
    ``saw``: what the others saw is asked for.
    """

    review = Signal()
    saw = Signal()

    def __init__(self, table: Table, theme: Theme) -> None:
        super().__init__(result_of(table), table.state.public, theme)
        look = button(Word.REVIEW_BUTTON, self.review.emit)
        self._back = push_button(say(Label.BACK), self.closed.emit, primary=True)
        saw = push_button(saw_words.say(saw_words.Say.OPEN), self.saw.emit)
        button_row(self.footer, saw, look, self._back)

    def first_focus(self) -> QWidget:
        return self._back

    def accept(self) -> None:
        self.closed.emit()
