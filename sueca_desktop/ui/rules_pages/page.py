"""The rules on a page over the table."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtWidgets import QWidget

from sueca_desktop.engine.variant import Variant
from sueca_desktop.ui.panels.overlay import Panel
from sueca_desktop.ui.panels.widgets import button, button_row
from sueca_desktop.ui.rules_pages.panel import Game, RulesPanel
from sueca_desktop.ui.scale import units
from sueca_desktop.ui.text.window import Word, say
from sueca_desktop.ui.theme import UNIT, Theme
from sueca_desktop.ui.worded import worded


class HowToPlayPage(Panel):
    """The rules of every game over the table, opened at those of ``game``."""

    width_wanted = 980
    alone = True

    def __init__(self, variants: Mapping[str, Variant], theme: Theme, game: Game | None = None) -> None:
        super().__init__()
        self.rules = RulesPanel(variants, theme, choosing=True)
        if game is not None:
            self.rules.show_game(game)
        self.column.setContentsMargins(UNIT, UNIT, UNIT, 0)
        self.column.addWidget(self.rules, 1)
        edge = UNIT + UNIT // 2  # where the rules end
        self.footer.setContentsMargins(edge, units(1), edge, units(2))
        self._close = button(Word.CLOSE, self.closed.emit, primary=True)
        worded(self, lambda: self._close.setText(say(Word.CLOSE)))
        button_row(self.footer, self._close)

    def set_theme(self, theme: Theme) -> None:
        self.rules.set_theme(theme)

    def first_focus(self) -> QWidget:
        return self.rules.reader

    def accept(self) -> None:
        self.closed.emit()
