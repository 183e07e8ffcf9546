"""Asking what to play, and beginning it or taking up what was left."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from sueca_desktop.app.controller import Controller
from sueca_desktop.app.settings import GameSettings, Preferences
from sueca_desktop.ui import naming
from sueca_desktop.ui.actions import Do
from sueca_desktop.ui.main_window import MainWindow
from sueca_desktop.ui.panels.start import StartPanel
from sueca_desktop.ui.text import computer
from sueca_desktop.variants import discover

USUAL_VARIANT = "sueca-bandeira"


class Starting(QObject):
    """Shows the start page over the table and does what is chosen on it."""

    rules_asked = Signal()
    deal_asked = Signal()
    beginning = Signal()
    """A game is about to begin or to be taken up: whatever follows it must be there."""

    def __init__(self, window: MainWindow, controller: Controller, preferences: Preferences) -> None:
        super().__init__(window)
        self._window, self._controller, self._preferences = window, controller, preferences

    def ask(self, *, resume: bool) -> None:
        """The start page as usual; ``resume``: the game that was left highlighted, if there is one."""
        self._show(self._controller.settings or self.offered, resume=resume)

    @property
    def offered(self) -> GameSettings:
        """The game that was begun last, else the usual one; with the players of now."""
        usual = GameSettings(USUAL_VARIANT, computer.default_players(discover()[USUAL_VARIANT].seats))
        return naming.named(self._preferences.last_game or usual, self._preferences)

    def again(self, panel: StartPanel) -> Callable[[], None]:
        """Shows the start page as ``panel`` was left."""
        settings, resume, before = panel.settings(), panel.tile.left is not None, self._preferences.names
        given = panel.names.given()

        def show() -> None:
            same = before == self._preferences.names  # else they have been chosen meanwhile
            self._show(
                settings, resume=resume, names=computer.players(given) if same else naming.players(self._preferences)
            )

        return show

    def begin(self, settings: GameSettings) -> None:
        """Begin a new game now."""
        self.beginning.emit()
        self._controller.new_game(settings)
        self._window.overlay.close_panel()

    def _show(self, last: GameSettings, *, resume: bool, names: tuple[str, ...] = ()) -> None:
        left = self._controller.left()
        panel = StartPanel(
            discover(),
            last,
            self._window.theme,
            left=None if left and left.summary.standing.over else left,
            resume=resume,
            can_close=self._controller.settings is not None,
            commitment=self._controller.next_commitment,
            names=names or (naming.players(self._preferences) if self._preferences.names else last.players),
            profiles=self._preferences.profiles,
        )
        panel.again = self.again
        panel.chosen.connect(self._begin_chosen)
        panel.resumed.connect(self._resume)
        panel.rules_asked.connect(self.rules_asked)
        panel.deal_asked.connect(self.deal_asked)
        panel.lesson_asked.connect(self._window.do[Do.GUIDED].trigger)
        self._window.overlay.show_panel(panel)

    def _begin_chosen(self, settings: GameSettings) -> None:
        self._preferences.last_game = settings
        naming.remember(self._preferences, settings.players)
        self.begin(settings)

    def _resume(self) -> None:
        """Back to the open game, or on with the saved one."""
        if self._controller.settings is None:
            self.beginning.emit()
            self._controller.resume()
        self._window.overlay.close_panel()
