"""Measures the start of the app: `./dev bench app [RUNS]`; 1280 x 800, painted in software.

From the start of the process until the window with the start page has been painted: once with an empty profile, then
RUNS times with the one that is left, and RUNS times with a match in it that can be taken up. Each run is followed by
one of a bare window of Qt's, so that the ratio holds on a busy machine too; so does the time on the processor. Memory
is the resident set at that moment.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median

RUNS = 10
WATCH = """
import json, os, sys, time
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QWidget

def resident():
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")

def tell():
    memory = resident() if sys.platform == "linux" else 0
    print(json.dumps({"at": time.time(), "processor": time.process_time(), "bytes": memory}), flush=True)
    QApplication.instance().closeAllWindows()

def watch(kind):
    '''Tell when the first widget of that class has been painted, and close the window.'''
    painted = []
    def paint(widget, event):
        QWidget.paintEvent(widget, event)
        if not painted:
            painted.append(widget)
            QTimer.singleShot(0, tell)  # what belongs to the same frame has been painted by then
    kind.paintEvent = paint
"""
"""Is run first in the process that is measured. A filter of events would do, but is told of so many that it shows in
the measure.
"""
APP = """
from sueca_desktop.ui.panels.start import StartPanel
watch(StartPanel)
from sueca_desktop.cli import main
sys.exit(main([]))
"""
BARE = """
from PySide6.QtWidgets import QMainWindow
class Window(QMainWindow):
    pass
watch(Window)
app = QApplication([])
window = Window()
window.resize(1280, 800)
window.show()
sys.exit(app.exec())
"""


@dataclass(frozen=True)
class Start:
    """``seconds`` from the start of the process to the first paint, ``processor`` of them at work; ``bytes`` of memory
    resident then.
    """

    seconds: float
    processor: float
    bytes: int


@contextmanager
def profile() -> Iterator[dict[str, str]]:
    """The environment of a user who has not run the app yet. Modules are kept compiled, as an installation has them,
    whatever the environment of the bench says.
    """
    with tempfile.TemporaryDirectory() as home:
        own = {f"XDG_{kind}_HOME": str(Path(home, kind.lower())) for kind in ("CONFIG", "DATA", "STATE", "CACHE")}
        compiled = {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(Path(home, "compiled"))}
        yield {"QT_QPA_PLATFORM": "offscreen", **os.environ, "HOME": home, **own, **compiled}


def start(program: str, environment: dict[str, str]) -> Start:
    """Run ``program`` until what it watches is painted, and wait for its end."""
    code = WATCH + program
    began = time.time()
    done = subprocess.run([sys.executable, "-c", code], env=environment, stdout=subprocess.PIPE, text=True, check=True)
    told = json.loads(done.stdout)
    return Start(told["at"] - began, told["processor"], told["bytes"])


def leave_a_match(environment: dict[str, str]) -> None:
    """A few deals played by computers, so that there is something to take up."""
    game = ["--variant", "sueca-bandeira", "--watch", "--speed", "instant", "--deal", "1", "--deals", "3", "--quit"]
    subprocess.run([sys.executable, "-m", "sueca_desktop", *game], env=environment, check=True)


def report(name: str, starts: list[Start]) -> None:
    seconds, processor, memory = zip(*((one.seconds, one.processor, one.bytes / 2**20) for one in starts), strict=True)
    times = f"median {median(seconds):.3f} s, least {min(seconds):.3f}, most {max(seconds):.3f}"
    print(f"{name}: {times}; processor {median(processor):.3f} s; {median(memory):.0f} MB; n {len(starts)}")


def compare(name: str, runs: int, environment: dict[str, str]) -> None:
    """The app and a bare window by turns."""
    pairs = [(start(APP, environment), start(BARE, environment)) for _ in range(max(runs, 1))]
    report(name, [app for app, _ in pairs])
    report("  a bare window", [bare for _, bare in pairs])
    print(f"  ratio: {median(app.seconds / bare.seconds for app, bare in pairs):.2f}")


def main(runs: int = RUNS) -> None:
    with profile() as environment:
        report("the app with an empty profile", [start(APP, environment)])
        compare("the app", runs, environment)
        leave_a_match(environment)
        compare("the app with a match left", runs, environment)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]))
