"""The head of the start page: its title, the games that wait to be gone on with, how the next deal is sealed."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from sueca_desktop.ui.panels.flow import FlowLayout
from sueca_desktop.ui.panels.seal_line import flat
from sueca_desktop.ui.panels.widgets import label
from sueca_desktop.ui.scale import units
from sueca_desktop.ui.text import fair, games
from sueca_desktop.ui.text.window import Word, say


class StartHead(QWidget):
    """``deal_asked``: a deal is to be chosen; ``unfinished_asked``: the games that wait are to be shown."""

    deal_asked = Signal()
    unfinished_asked = Signal()

    def __init__(self, commitment: str) -> None:
        """``commitment``: the seal of the next deal; empty for none."""
        super().__init__()
        row = FlowLayout(self, units(1), 1)
        row.addWidget(label(say(Word.START_TITLE), "title"))
        self.unfinished = flat("", self.unfinished_asked.emit)
        self.unfinished.hide()
        row.addWidget(self.unfinished)
        if commitment:
            seal = flat(fair.say(fair.Say.NUMBER_OR_SEAL), self.deal_asked.emit)
            seal.setText(seal.text().format(seal=fair.short(commitment)))
            seal.setToolTip(fair.grouped(commitment))
            row.addWidget(seal)

    def show_unfinished(self, count: int) -> None:
        """So many games wait; none: nothing is said of them."""
        self.unfinished.setText(games.unfinished(count))
        self.unfinished.setVisible(count > 0)
