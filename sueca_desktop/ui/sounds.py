"""Lets the table be heard: which sound belongs to what happens, how loud, and whether at all."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot

from sueca_desktop.app.controller import Controller
from sueca_desktop.app.settings import Preferences
from sueca_desktop.app.summary import DealResult
from sueca_desktop.resources import asset
from sueca_desktop.ui.actions import Do
from sueca_desktop.ui.main_window import MainWindow
from sueca_desktop.ui.speaker import Speaker
from sueca_desktop.ui.table.cues import Cue

SILENT_PLATFORMS = ("offscreen", "minimal")
"""Qt's names of screens that nobody sits at."""


class Sounds(QObject):
    """Follows a window and its game for as long as the window lives."""

    def __init__(
        self, window: MainWindow, controller: Controller, preferences: Preferences, speaker: Speaker | None
    ) -> None:
        """``speaker``: None for no sound, whatever is preferred."""
        super().__init__(window)
        self._controller, self._preferences, self._speaker = controller, preferences, speaker
        self._begun = False
        self._mute_action = mute = window.do[Do.MUTE]
        mute.setChecked(preferences.muted)
        mute.toggled.connect(self._mute)
        preferences.changed.connect(self._on_preferences)
        window.table.cued.connect(self.play)
        window.table.refused.connect(self._on_refused)
        controller.dealt.connect(self._on_dealt)
        controller.stepped.connect(self._on_stepped)
        controller.deal_over.connect(self._on_deal_over)

    @Slot(object)
    def play(self, cue: Cue) -> None:
        """Let ``cue`` be heard, unless the user wants silence."""
        if self._speaker is not None and not self._preferences.muted and self._preferences.volume:
            self._speaker.play(asset(f"sounds/{cue.value}.wav"), self._preferences.volume)

    @Slot(bool)
    def _mute(self, muted: bool) -> None:
        self._preferences.muted = muted

    @Slot(object)
    def _on_preferences(self, changed: frozenset[str]) -> None:
        """Another loudness is heard at once."""
        self._mute_action.setChecked(self._preferences.muted)
        if changed & {"volume", "muted"}:
            self.play(Cue.PLAY)

    @Slot()
    def _on_refused(self) -> None:
        self.play(Cue.ERROR)

    @Slot()
    def _on_dealt(self) -> None:
        self._begun = False

    @Slot()
    def _on_stepped(self) -> None:
        self._begun = True

    @Slot(object)
    def _on_deal_over(self, result: DealResult) -> None:
        """A deal that is only shown again has been heard; of a tie, and of others' deals, nothing is."""
        settings = self._controller.settings
        if self._begun and result.score.winners and not (settings and settings.watch):
            self.play(Cue.WIN if 0 in result.score.winners else Cue.LOSE)
