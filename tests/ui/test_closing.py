"""The window is closed at any moment: quickly, quietly, and nothing is lost."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from sueca_desktop.app.paths import CURRENT, data_dir
from sueca_desktop.app.settings import Speed
from sueca_desktop.engine.record import load
from sueca_desktop.variants import discover
from tests.ui.conftest import MakeDesk

PROGRAM = """
import sys
from PySide6.QtCore import QTimer
from sueca_desktop.ui import session
from sueca_desktop.ui.options import WindowOptions
delay = int(sys.argv[1])
original = session.MainWindow.show
def show(window):
    original(window)
    QTimer.singleShot(delay, window, window.close)
session.MainWindow.show = show
status, failure = session.run(WindowOptions(variant=sys.argv[2], watch=True, speed=sys.argv[3]))
sys.exit(status if failure is None else failure)
"""


@pytest.mark.parametrize("times", [10, pytest.param(30, marks=pytest.mark.slow)])
def test_closing_at_random_moments(make_desk: MakeDesk, times: int) -> None:
    chance = random.Random(times)
    for i in range(times):
        desk = make_desk(speed=chance.choice([Speed.INSTANT, Speed.FAST, Speed.SLOW]))
        if i:
            desk.presenter.open()
            desk.key(Qt.Key.Key_Return)  # the game that was left
        else:
            desk.begin(watch=True)
        QTest.qWait(chance.randrange(150))
        before = desk.controller.observation
        start = time.monotonic()
        desk.close()
        assert time.monotonic() - start <= 2
        assert before is not None
        saved = load(data_dir() / CURRENT)
        assert len(saved.deals[-1].actions) == len(before.deal.moves)


@pytest.mark.parametrize("seed", [0, 2, 4, *(pytest.param(seed, marks=pytest.mark.slow) for seed in (1, 3))])
def test_a_process_ends_with_status_0_and_says_nothing(seed: int) -> None:
    chance = random.Random(seed)
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    command = [
        sys.executable,
        "-c",
        PROGRAM,
        str(chance.randrange(600)),
        sorted(discover())[seed],
        chance.choice(["fast", "instant"]),
    ]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_nothing_is_written_outside_the_given_folders(tmp_path: Path, make_desk: MakeDesk) -> None:
    desk = make_desk()
    desk.begin()
    desk.wait_for_turn()
    desk.close()
    home = Path(os.environ["HOME"])
    tops = {path.relative_to(home).parts[:2] for path in home.rglob("*") if path.is_file()}
    assert tops <= {("config", "sueca-desktop"), ("data", "sueca-desktop")}
