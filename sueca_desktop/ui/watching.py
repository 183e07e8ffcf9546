"""Going on by itself where nobody plays: after a while from a result to the next deal."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from sueca_desktop.app.controller import Controller
from sueca_desktop.app.settings import Speed
from sueca_desktop.ui.main_window import MainWindow

PAUSES = {Speed.INSTANT: 0, Speed.FAST: 3000, Speed.NORMAL: 6000, Speed.SLOW: 10000}
"""Milliseconds that a result stays."""


class Watching(QObject):
    """``alone``: whether it goes on by itself at all."""

    def __init__(self, window: MainWindow, controller: Controller, go_on: Callable[[], None]) -> None:
        super().__init__(window)
        self._window, self._controller, self._go_on = window, controller, go_on
        self.alone = True
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._on_waited)

    def wait(self) -> None:
        """The result lies there: goes on after a while, if the game is watched and the result has not been covered."""
        settings = self._controller.settings
        if settings is not None and settings.watch:
            self._pause.start(PAUSES[self._window.speed])

    def stop(self) -> None:
        self._pause.stop()

    def _on_waited(self) -> None:
        panel = self._window.overlay.panel
        if self.alone and (panel is None or panel.passing):
            self._go_on()
