"""What happens to a fault of the program's own, and to Qt's messages: the log, and a dialog instead of a traceback."""

from __future__ import annotations

import logging
import sys
import threading
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import TracebackType

from PySide6.QtCore import QMessageLogContext, Qt, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication, QDialog, QPlainTextEdit, QPushButton, QVBoxLayout, QWidget

from sueca_desktop import __version__
from sueca_desktop.app.logs import without_home
from sueca_desktop.ui.panels.widgets import button, button_row, label, rule
from sueca_desktop.ui.text.window import Word, plain, say
from sueca_desktop.ui.theme import UNIT

log = logging.getLogger("sueca_desktop.window")
qt_log = logging.getLogger("sueca_desktop.qt")
_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}
Raised = tuple[type[BaseException], BaseException, TracebackType | None]


class FaultDialog(QDialog):
    """Says that something went wrong; the details can be opened and copied."""

    def __init__(self, details: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(say(Word.ERROR_TITLE))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.details = details
        text = QPlainTextEdit(details)
        text.setReadOnly(True)
        text.setAccessibleName(plain(Word.ERROR_TITLE))
        self.copy_button = button(Word.ERROR_COPY, self.copy)
        self.close_button: QPushButton = button(Word.CLOSE, self.close, primary=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(3 * UNIT, 3 * UNIT, 3 * UNIT, 2 * UNIT)
        column.setSpacing(2 * UNIT)
        column.addWidget(label(say(Word.ERROR_TITLE), "title"))
        column.addWidget(rule())
        column.addWidget(label(say(Word.ERROR_TEXT), wrap=True))
        column.addWidget(text, 1)
        button_row(column, self.copy_button, self.close_button)
        self.resize(620, 420)

    def copy(self) -> None:
        QApplication.clipboard().setText(self.details)
        self.copy_button.setText(say(Word.ERROR_COPIED))


class Faults:
    """Keeps at most one dialog open, so that a fault met at every repaint does not bury the screen."""

    def __init__(self, *, scripted: bool = False) -> None:
        """``scripted``: nobody is there to read a dialog; the program ends with status 1 and one line instead."""
        self._scripted = scripted
        self.dialog: FaultDialog | None = None

    def tell(self, raised: Raised) -> None:
        """Log it and show it."""
        details = without_home(f"Sueca Desktop {__version__}\n" + "".join(traceback.format_exception(*raised)))
        log.critical("unexpected: %s", details)
        if self._scripted:
            print(without_home(f"sueca-desktop: unexpected: {raised[1]!r}; see the log"), file=sys.stderr)
            QApplication.exit(1)
        elif self.dialog is None and QApplication.instance() is not None:
            self.dialog = FaultDialog(details, QApplication.activeWindow())
            self.dialog.destroyed.connect(self._forget)
            self.dialog.open()

    def _forget(self) -> None:
        self.dialog = None


def log_qt_message(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
    """Qt's own messages go to the log."""
    del context
    qt_log.log(_LEVELS.get(kind, logging.WARNING), "%s", message)


@contextmanager
def caught(tell: Callable[[Raised], None]) -> Iterator[None]:
    """While it lasts, whatever nobody caught on the main thread goes to ``tell``, on other threads to the log, and
    Qt's messages to the log; nothing to standard error.
    """
    hooks = sys.excepthook, threading.excepthook, sys.unraisablehook
    sys.excepthook = lambda kind, value, trace: tell((kind, value, trace))
    threading.excepthook = _log_of_thread
    sys.unraisablehook = _log_unraisable
    previous = qInstallMessageHandler(log_qt_message)
    try:
        yield
    finally:
        qInstallMessageHandler(previous)
        sys.excepthook, threading.excepthook, sys.unraisablehook = hooks


def _log_of_thread(args: threading.ExceptHookArgs) -> None:
    log.critical("unexpected on a thread", exc_info=args.exc_value)


def _log_unraisable(args: sys.UnraisableHookArgs) -> None:
    log.error("unexpected while tidying up: %r", args.object, exc_info=args.exc_value)
