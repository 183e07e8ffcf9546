"""The rules in a dock beside the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from sueca_desktop.engine.variant import Variant
from sueca_desktop.later import later
from sueca_desktop.rules.options import OptionValue
from sueca_desktop.rules.view import PublicDeal
from sueca_desktop.ui.panels.sheet_dock import SheetDock
from sueca_desktop.ui.text.window import Word
from sueca_desktop.ui.theme import Theme

if TYPE_CHECKING:
    from sueca_desktop.ui.rules_pages import panel as rules_panel
else:
    rules_panel = later("sueca_desktop.ui.rules_pages.panel")


class RulesDock(SheetDock):
    """Each time it appears it opens at the phase of the game. Many games are played without it. ``least``: what the
    widest table in it needs.
    """

    least = 340

    def __init__(self, variants: Mapping[str, Variant], theme: Theme) -> None:
        self._variants, self._theme = variants, theme
        self._follow: Callable[[rules_panel.RulesPanel], None] | None = None
        super().__init__("rules", Word.RULES)

    @property
    def panel(self) -> rules_panel.RulesPanel:
        self.fill()
        return self._panel

    @cached_property
    def _panel(self) -> rules_panel.RulesPanel:
        return rules_panel.RulesPanel(self._variants, self._theme)

    def make(self) -> tuple[QWidget, ...]:
        return (self._panel,)

    def fill(self) -> None:
        new = not self.filled
        super().fill()
        if new and self._follow is not None:
            self._follow(self._panel)

    def follow(self, deal: PublicDeal, *, accusing: bool = False) -> None:
        """Keep to the game, as :meth:`RulesPanel.follow`."""
        self._tell(lambda panel: panel.follow(deal, accusing=accusing))

    def follow_dealing(self, variant: str, options: Mapping[str, OptionValue]) -> None:
        """The same before a deal, while it is cut and dealt."""
        self._tell(lambda panel: panel.follow_dealing(variant, options))

    def _tell(self, follow: Callable[[rules_panel.RulesPanel], None]) -> None:
        self._follow = follow
        if self.filled:
            follow(self._panel)

    def place(self, panel: rules_panel.RulesPanel) -> None:
        """Open other rules where the game is; they stay as they are where there is none."""
        if self._follow is not None:
            self._follow(panel)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.panel.open_at_phase()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        if self.filled:
            self._panel.set_theme(theme)
