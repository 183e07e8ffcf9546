"""The page over the table with what speaks for a hint."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from sueca_desktop.ai.advice import Advice
from sueca_desktop.rules.view import Observation
from sueca_desktop.ui.panels.overlay import Panel
from sueca_desktop.ui.panels.widgets import button, button_row, label, rule
from sueca_desktop.ui.review.evidence import EvidenceTable
from sueca_desktop.ui.scale import units
from sueca_desktop.ui.text import hints, reasons
from sueca_desktop.ui.text.window import Word
from sueca_desktop.ui.theme import Theme


class EvidencePage(Panel):
    """The hint, its table, and where the numbers come from."""

    width_wanted = 680

    def __init__(self, advice: Advice, observation: Observation, players: Sequence[str], theme: Theme) -> None:
        super().__init__()
        self.advice, self.observation = advice, observation
        self.column.setSpacing(units(1))
        self.column.addWidget(label(hints.say(hints.Say.TITLE), "title"))
        self.column.addWidget(rule())
        told = reasons.advised(observation, advice.action, advice.why, players)
        self.column.addWidget(label(told, "strong", wrap=True))
        self.table = EvidenceTable(theme)
        self.table.show_advice(advice, observation, players)
        self.column.addWidget(self.table)
        for sentence in hints.sources(advice, observation):
            self.column.addWidget(label(sentence, "soft", wrap=True))
        self.column.addStretch(1)
        self._close = button(Word.CLOSE, self.closed.emit, primary=True)
        button_row(self.footer, self._close)

    def first_focus(self) -> QWidget:
        return self._close

    def accept(self) -> None:
        self.closed.emit()
