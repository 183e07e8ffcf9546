"""One run of the window: the QApplication, everything in it, and its orderly end."""

from __future__ import annotations

import os
import signal
import sys

from PySide6.QtWidgets import QApplication

from sueca_desktop import __version__
from sueca_desktop.app.controller import Controller
from sueca_desktop.app.logs import logging_to_file
from sueca_desktop.app.settings import Preferences, Speed
from sueca_desktop.ui import icons
from sueca_desktop.ui.faults import Faults, caught
from sueca_desktop.ui.main_window import MainWindow
from sueca_desktop.ui.options import WindowOptions
from sueca_desktop.ui.presenter import Presenter
from sueca_desktop.ui.script import ScriptRun, settings


def application() -> QApplication:
    """The app object, made now."""
    app = QApplication(sys.argv[:1])
    app.setApplicationName("sueca-desktop")
    app.setApplicationDisplayName("Sueca Desktop")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("sueca-desktop")
    app.setStyle("Fusion")
    app.setWindowIcon(icons.application_icon())
    return app


def run(options: WindowOptions) -> tuple[int, str | None]:
    """Open the window, stay until it is closed. The exit status, and why the picture could not be written."""
    faults = Faults()
    with logging_to_file(), caught(faults.tell):
        app = application()
        signal.signal(signal.SIGINT, signal.SIG_DFL)  # every card played is on disk already
        preferences = Preferences()
        controller = Controller()
        window = MainWindow(preferences, Speed(options.speed) if options.speed else None)
        presenter = Presenter(window, controller, preferences)
        script = ScriptRun(options, window, presenter, controller)
        ended = True

        def close() -> None:
            nonlocal ended
            ended = controller.close()

        window.closing.connect(close)
        window.show()
        if options.variant is not None:
            presenter.begin(settings(options, preferences))
        else:
            presenter.open()
        status = app.exec()
        if not ended:  # a player that does not listen would hold the process
            sys.stderr.flush()
            os._exit(status)
        return status, script.failure
