"""One run of the window: the QApplication, everything in it, and its orderly end."""

from __future__ import annotations

import gc
import os
import signal
import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTimer
from PySide6.QtWidgets import QApplication

from sueca_desktop import __version__
from sueca_desktop.ai.levels import Level, player
from sueca_desktop.ai.player import Budget, Player
from sueca_desktop.app.controller import Controller
from sueca_desktop.app.logs import logging_to_file
from sueca_desktop.app.notices import Notice, NoticeCode
from sueca_desktop.app.settings import Preferences, Speed
from sueca_desktop.ui import icons
from sueca_desktop.ui.faults import Faults, caught
from sueca_desktop.ui.guided import Guided
from sueca_desktop.ui.keeping import Keeping
from sueca_desktop.ui.main_window import MainWindow
from sueca_desktop.ui.options import WindowOptions
from sueca_desktop.ui.presenter import Presenter
from sueca_desktop.ui.script import ScriptRun, settings
from sueca_desktop.ui.setting import Setting
from sueca_desktop.ui.sounds import SILENT_PLATFORMS, Sounds
from sueca_desktop.ui.speaker import Speaker


def application() -> QApplication:
    """The app object, made now."""
    app = QApplication(sys.argv[:1])
    app.setApplicationName("sueca-desktop")
    app.setApplicationDisplayName("Sueca Desktop")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("sueca-desktop")
    app.setStyle("Fusion")
    return app


class Session:
    """What lives while the window is open."""

    def __init__(self, options: WindowOptions) -> None:
        self._options = options
        self._preferences = Preferences()
        self._preferences.changed.connect(self._allow_time)
        self._allow_time()
        self._controller = Controller(players=self._player)
        self._window: MainWindow | None = None
        self._script: ScriptRun | None = None
        self._speaker: Speaker | None = None
        self._keeping: Keeping | None = None
        self._ended = True

    def _allow_time(self) -> None:
        """Kept as a plain value, since it is asked for from the thread of the thinking."""
        self._budget = Budget(self._preferences.thinking)

    def _player(self, level: Level) -> Player:
        return player(level, self._budget)

    def open(self) -> None:
        """Build the window and begin. From within the event loop, so that a fault here is told as any other is."""
        options, preferences = self._options, self._preferences
        self._window = MainWindow(preferences, Speed(options.speed) if options.speed else None)
        presenter = Presenter(self._window, self._controller, preferences)
        self._keeping = Keeping(self._window, self._controller, presenter)
        Setting(self._window, preferences, presenter, self._keeping)
        Guided(self._window, preferences, presenter)
        self._script = ScriptRun(options, self._window, presenter, self._controller)
        unheard = options.speed == Speed.INSTANT.value or QApplication.platformName() in SILENT_PLATFORMS
        self._speaker = None if unheard else Speaker()
        Sounds(self._window, self._controller, preferences, self._speaker)
        self._window.closing.connect(self.close)
        self._window.seen.connect(_settle)
        keep_loaded(self._controller)
        with self._window.docks.waiting():  # most often a page takes their place at once
            self._window.show()
            if options.variant is not None:
                presenter.begin(settings(options, preferences))
            else:
                presenter.open()
            if options.file is not None:
                presenter.open_record(Path(options.file))
        if preferences.damaged is not None:
            presenter.tell(Notice(NoticeCode.SETTINGS_DAMAGED, preferences.damaged))
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)  # nothing is to move once it is seen

    def close(self) -> None:
        """Stop the thinking and the sound, and let go of the saved game and the history."""
        if self._speaker is not None:
            self._speaker.close()
        if self._keeping is not None:
            self._keeping.close()
        self._ended = self._controller.close() and self._ended

    @property
    def ended(self) -> bool:
        """Whether the thinking has stopped, so that the process can end in the usual way."""
        return self._ended

    @property
    def failure(self) -> str | None:
        """Why the picture of a script was not written."""
        return self._script.failure if self._script else None


def keep_loaded(controller: Controller) -> None:
    """What the first deal has loaded stays as well: to look through all that for garbage takes longer than a frame."""
    controller.dealt.connect(lambda _deal: QTimer.singleShot(0, gc.freeze), Qt.ConnectionType.SingleShotConnection)


def _settle() -> None:
    """What waits until the window is seen. What has been loaded stays for good and need not be looked at again."""
    QApplication.setWindowIcon(icons.application_icon())
    gc.freeze()
    gc.enable()


def run(options: WindowOptions) -> tuple[int, str | None]:
    """Open the window, stay until it is closed. The exit status, and why the picture could not be written."""
    faults = Faults(scripted=options.quit)
    with logging_to_file(), caught(faults.tell):
        app = application()
        signal.signal(signal.SIGINT, signal.SIG_DFL)  # every card played is on disk already
        session = Session(options)
        QTimer.singleShot(0, session.open)
        status = app.exec()
        session.close()
        if not session.ended:  # a player that does not listen would hold the process
            os._exit(status)
        return status, session.failure
