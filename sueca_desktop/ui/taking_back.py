"""Undo, redo and the same deal again, as the window offers them."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Slot

from sueca_desktop.app.controller import Controller
from sueca_desktop.ui.actions import Do
from sueca_desktop.ui.main_window import MainWindow
from sueca_desktop.ui.panels.result import ResultPanel


class TakingBack(QObject):
    """Does what the actions ask for, and lets them be asked while they can be done: not under a page."""

    def __init__(self, window: MainWindow, controller: Controller) -> None:
        super().__init__(window)
        self._window, self._controller = window, controller
        self._wire(Do.UNDO, controller.undo)
        self._wire(Do.REDO, controller.redo)
        self._wire(Do.DEAL_AGAIN, controller.deal_again)
        for told in (controller.dealt, controller.stepped, controller.preparing, controller.deal_over):
            told.connect(self.refresh)
        for told in (window.overlay.opened, window.overlay.closed):
            told.connect(self.refresh)
        self.refresh()

    def _wire(self, do: Do, act: Callable[[], None]) -> None:
        self._window.do[do].triggered.connect(lambda: self._take(act))

    def _take(self, act: Callable[[], None]) -> None:
        """What moves has arrived before anything is taken back: nothing lands later."""
        self._window.table.finish_motion()
        act()

    @Slot()
    def refresh(self) -> None:
        game, panel = self._controller, self._window.overlay.panel
        free = panel is None or isinstance(panel, ResultPanel)
        self._window.do[Do.UNDO].setEnabled(free and game.can_undo)
        self._window.do[Do.REDO].setEnabled(free and game.can_redo)
        self._window.do[Do.DEAL_AGAIN].setEnabled(free and game.can_deal_again)
