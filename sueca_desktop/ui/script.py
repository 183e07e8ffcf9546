"""The window worked from a script (FORMATS.md, "The window, from a script")."""

from __future__ import annotations

import os
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QObject, QTimer

from sueca_desktop.ai.levels import Level
from sueca_desktop.app.controller import Controller
from sueca_desktop.app.paths import qt_name
from sueca_desktop.app.preparing import Preparation
from sueca_desktop.app.settings import GameSettings, Preferences
from sueca_desktop.app.summary import DealResult
from sueca_desktop.rules.view import Observation
from sueca_desktop.ui import naming
from sueca_desktop.ui.main_window import MainWindow
from sueca_desktop.ui.options import WindowOptions
from sueca_desktop.ui.panels.pictures import TablePictures
from sueca_desktop.ui.presenter import Presenter
from sueca_desktop.ui.table.art import CardArt
from sueca_desktop.ui.text import computer
from sueca_desktop.ui.watching import PAUSES
from sueca_desktop.variants import discover

_HIDDEN = 2000
"""Milliseconds after which a window that has not been painted is taken for one that nobody sees."""


def settings(options: WindowOptions, preferences: Preferences) -> GameSettings:
    """The new game that a script asks for: its rule set with the usual options, names and level as last chosen."""
    last, variant = preferences.last_game, options.variant or ""
    usual = computer.default_players(discover()[variant].seats, watched=options.watch)
    return GameSettings(
        variant=variant,
        players=usual if options.watch else naming.players(preferences, len(usual)),
        level=last.level if last else Level.CLUB,
        watch=options.watch,
        deal_number=options.deal,
    )


class ScriptRun(QObject):
    """Counts the deals, begins matches anew where more are asked for, takes the picture, closes the window."""

    def __init__(
        self, options: WindowOptions, window: MainWindow, presenter: Presenter, controller: Controller
    ) -> None:
        super().__init__(window)
        self._options, self._window, self._presenter, self._controller = options, window, presenter, controller
        self._played = 0
        self._done = not (options.deals or options.screenshot or options.quit)
        self.failure: str | None = None
        """Why the picture was not written, once it should have been."""
        presenter.result_shown.connect(self._on_result)
        if options.deals is None:
            controller.user_turn.connect(self._on_user_turn)
            controller.preparing.connect(self._on_preparing)
            window.overlay.opened.connect(self._on_page)

    def _on_user_turn(self, observation: Observation) -> None:
        """What can only be answered in one way is not asked, and goes on by itself."""
        if observation.forced is None:
            self._finish_soon()

    def _on_preparing(self, preparation: Preparation) -> None:
        self._finish_soon()

    def _on_page(self) -> None:
        """Without a game there is nothing to wait for but the window: the page has the focus once that is there."""
        if self._controller.settings is not None:
            return
        if self._window.painted:
            self._finish_soon()
        else:
            self._window.seen.connect(self._finish_soon)
            QTimer.singleShot(_HIDDEN, self, self._finish_soon)

    def _on_result(self, result: DealResult) -> None:
        self._played += 1
        if self._played >= (self._options.deals or 1):
            self._presenter.watching.alone = self._options.deals is None
            self._finish_soon()
        elif result.match_over and self._options.watch:
            QTimer.singleShot(PAUSES[self._window.speed], self, self._next_match)

    def _next_match(self) -> None:
        current, first = self._controller.settings, self._options.deal
        if current is not None:
            number = None if first is None else first + self._played
            self._presenter.begin(replace(current, deal_number=number))

    def _finish_soon(self) -> None:
        """After the slots of the present signal have run, so that everybody shows the same."""
        if not self._done:
            self._done = True
            QTimer.singleShot(0, self, self._finish)

    def _finish(self) -> None:
        self._window.table.finish_motion()
        self._window.grab()  # asks for all its pictures
        for art in self._window.findChildren(CardArt):
            art.finish()  # no card may be lent a picture of another size
        for pictures in self._window.findChildren(TablePictures):
            pictures.finish()
        if self._options.screenshot is not None:
            self.failure = _save_picture(self._window, Path(self._options.screenshot))
        if self._options.quit:
            self._window.close()


def _save_picture(window: MainWindow, path: Path) -> str | None:
    """Writes the window as PNG, whole or not at all; why it could not."""
    part = path.with_name(f"{path.name}.{os.getpid()}.part")
    if not window.grab().save(qt_name(part), "PNG"):
        return f"the picture cannot be written to {str(path)!r}"
    part.replace(path)
    return None
