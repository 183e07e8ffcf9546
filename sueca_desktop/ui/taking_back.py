"""Undo, redo and the same deal again, as the window offers them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from sueca_desktop.app.controller import Controller
from sueca_desktop.later import later
from sueca_desktop.ui.actions import Do
from sueca_desktop.ui.main_window import MainWindow
from sueca_desktop.ui.text.window import Word, plain, say

if TYPE_CHECKING:
    from sueca_desktop.ui.panels import result
else:
    result = later("sueca_desktop.ui.panels.result")


class TakingBack(QObject):
    """Does what the actions ask for, and lets them be asked while they can be done: not under a page."""

    def __init__(self, window: MainWindow, controller: Controller) -> None:
        super().__init__(window)
        self._window, self._controller = window, controller
        self._asked: Do | None = None
        self._wire(Do.UNDO, controller.undo, lambda: controller.undo_uncounts)
        self._wire(Do.REDO, controller.redo, lambda: False)
        self._wire(Do.DEAL_AGAIN, controller.deal_again, lambda: controller.again_uncounts)
        for told in (controller.dealt, controller.stepped, controller.preparing, controller.deal_over):
            told.connect(self.refresh)
        for told in (window.overlay.opened, window.overlay.closed):
            told.connect(self.refresh)
        self.refresh()

    def _wire(self, do: Do, act: Callable[[], None], uncounts: Callable[[], bool]) -> None:
        """``uncounts``: whether it would make practice of a deal that counts."""
        self._window.do[do].triggered.connect(lambda: self._take(do, act, uncounts))

    def _take(self, do: Do, act: Callable[[], None], uncounts: Callable[[], bool]) -> None:
        """What moves has arrived before anything is taken back: nothing lands later. Before a deal no longer counts
        its player is told; asking once more does it, while that can be read.
        """
        self._window.table.finish_motion()
        message = self._window.message
        if uncounts() and (self._asked is not do or message.isHidden()):
            self._asked = do
            message.say(lambda: say(Word.NO_LONGER_COUNTS).format(action=plain(do.value.word)), passing=True)
            return
        if self._asked is not None:
            message.go()
        act()

    @Slot()
    def refresh(self) -> None:
        self._asked = None
        game, panel = self._controller, self._window.overlay.panel
        can = {Do.UNDO: game.can_undo, Do.REDO: game.can_redo, Do.DEAL_AGAIN: game.can_deal_again}
        free = any(can.values()) and (panel is None or isinstance(panel, result.ResultPanel))
        for do, possible in can.items():
            self._window.do[do].setEnabled(free and possible)
