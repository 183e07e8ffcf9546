"""A fault of the program's own: the log and a dialog, never a traceback; Qt's messages go to the log."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer, qWarning
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sueca_desktop.ui.faults import FaultDialog, Faults, Raised, caught


def dialogs() -> list[FaultDialog]:
    return [one for one in QApplication.topLevelWidgets() if isinstance(one, FaultDialog) and one.isVisible()]


def raised() -> Raised:
    try:
        raise ZeroDivisionError("by a card")
    except ZeroDivisionError as error:
        return type(error), error, error.__traceback__


@pytest.mark.qt_log_ignore("propagateSizeHints")  # the offscreen platform cannot, and says so
def test_a_fault_is_shown_once_and_can_be_copied(qtbot: QtBot, caplog: pytest.LogCaptureFixture) -> None:
    faults = Faults()
    faults.tell(raised())
    faults.tell(raised())
    (dialog,) = dialogs()
    assert "ZeroDivisionError: by a card" in dialog.details
    dialog.copy_button.click()
    assert QApplication.clipboard().text() == dialog.details
    dialog.close_button.click()
    qtbot.waitUntil(lambda: faults.dialog is None)
    assert caplog.text.count("by a card") >= 2
    faults.tell(raised())
    (again,) = dialogs()
    again.close()


@pytest.mark.qt_log_ignore("propagateSizeHints")
def test_the_details_do_not_tell_whose_home_it_is(qtbot: QtBot) -> None:
    with pytest.raises(OSError, match="secret") as caught_error:
        (Path.home() / "secret").read_text(encoding="utf-8")
    Faults().tell((OSError, caught_error.value, caught_error.tb))
    (dialog,) = dialogs()
    dialog.copy()
    assert "~/secret" in dialog.details
    assert str(Path.home()) not in dialog.details
    assert QApplication.clipboard().text() == dialog.details
    dialog.close()


def test_what_nobody_caught_comes_to_the_teller(capsys: pytest.CaptureFixture[str]) -> None:
    told: list[Raised] = []
    before = sys.excepthook
    with caught(told.append):
        sys.excepthook(*raised())
    assert [kind for kind, _, _ in told] == [ZeroDivisionError]
    assert sys.excepthook is before
    assert capsys.readouterr().err == ""


def test_faults_of_threads_and_messages_of_qt_are_logged(
    caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    with caught(lambda _: None), caplog.at_level(logging.DEBUG):
        thread = threading.Thread(target=lambda: 1 // 0)
        thread.start()
        thread.join()
        qWarning("a word from the toolkit")
    assert "ZeroDivisionError" in caplog.text
    assert "a word from the toolkit" in caplog.text
    assert capfd.readouterr().err == ""


def test_a_fault_in_a_slot_does_not_end_the_program(qtbot: QtBot) -> None:
    told: list[Raised] = []
    with caught(told.append):
        QTimer.singleShot(0, lambda: 1 // 0)
        qtbot.waitUntil(lambda: bool(told))
    assert told[0][0] is ZeroDivisionError


BROKEN = """
import sys
from sueca_desktop.ui import session
from sueca_desktop.ui.options import WindowOptions
session.Presenter = None
status, failure = session.run(WindowOptions(variant="sueca-bandeira", quit=True))
sys.exit(status)
"""


def test_a_script_that_meets_a_fault_ends_with_status_1_and_one_line() -> None:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-c", BROKEN]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.count("\n") == 1
    assert "Traceback" not in done.stderr
    (log,) = Path(os.environ["HOME"]).rglob("*.log")
    assert "Traceback" in log.read_text(encoding="utf-8")
