"""Undo, redo and the same deal again, as the window offers them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from sueca_desktop.app.controller import Controller
from sueca_desktop.later import later
from sueca_desktop.ui.actions import Do
from sueca_desktop.ui.main_window import MainWindow

if TYPE_CHECKING:
    from sueca_desktop.ui.panels import result
else:
    result = later("sueca_desktop.ui.panels.result")


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
        can = {Do.UNDO: game.can_undo, Do.REDO: game.can_redo, Do.DEAL_AGAIN: game.can_deal_again}
        free = any(can.values()) and (panel is None or isinstance(panel, result.ResultPanel))
        for do, possible in can.items():
            self._window.do[do].setEnabled(free and possible)
