"""Measures the app: `./dev bench app [RUNS]`; 1280 x 800, painted in software.

From the start of the process until the window with the start page has been painted: once with an empty profile, then
RUNS times with the one that is left, and RUNS times with a match in it that can be taken up. Each run is followed by
one of a bare window of Qt's, so that the ratio holds on a busy machine too; so does the time on the processor. Memory
is the resident set at that moment.

Then a deal among experts, all of them thinking: the gaps between the frames of what moves, and the memory after it.

Last, where there is an Xvfb: the app (the bundle of `./dev package` if it has been built) beside KPatience and
Lieutenant Skat, in turns on one screen and by one measure, from outside: when they are seen, when they have come to
rest, memory, and size.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parents[2]
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
import gc
from sueca_desktop.cli import main

disable = gc.disable

def disabled():
    '''The app's own modules are loaded after this, as they always are.'''
    disable()
    from sueca_desktop.ui.panels.start import StartPanel
    watch(StartPanel)

gc.disable = disabled
sys.exit(main([]))
"""
FRAMES = """
import json, os, sys, time
from msgspec.structs import replace
from sueca_desktop.ai.levels import Level
from sueca_desktop.cli import main
from sueca_desktop.ui import session
from sueca_desktop.ui.table.motion import Clock

gaps, last = [], [0.0]
go, tick, settings = Clock._go, Clock._tick, session.settings

def timed_go(clock):
    if not clock.ticking:
        last[0] = time.perf_counter()
    go(clock)

def timed_tick(clock):
    now = time.perf_counter()
    gaps.append(now - last[0])
    last[0] = now
    tick(clock)

Clock._go, Clock._tick = timed_go, timed_tick
session.settings = lambda options, preferences: replace(settings(options, preferences), level=Level.EXPERT)
game = ["--variant", "sueca-bandeira", "--watch", "--speed", "normal", "--deal", "1", "--deals", "1", "--quit"]
status = main(game)
with open("/proc/self/statm") as file:
    memory = int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
print(json.dumps({"gaps": gaps, "bytes": memory}))
sys.exit(status)
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


def frames(environment: dict[str, str]) -> None:
    """The gaps between frames while experts think and cards move, and the memory at the end of the deal."""
    done = subprocess.run(
        [sys.executable, "-c", FRAMES], env=environment, stdout=subprocess.PIPE, text=True, check=True
    )
    told = json.loads(done.stdout.splitlines()[-1])
    gaps = sorted(gap * 1000 for gap in told["gaps"])
    p99 = gaps[int(len(gaps) * 0.99)]
    print(
        f"frames of a deal among experts: median gap {median(gaps):.1f} ms, p99 {p99:.1f}, most {gaps[-1]:.1f}, ",
        end="",
    )
    print(f"n {len(gaps)}; {told['bytes'] / 2**20:.0f} MB after it")


def beside(runs: int, environment: dict[str, str]) -> None:
    """The app among programs of its kind."""
    if shutil.which("Xvfb") is None:
        print("nothing is measured side by side: that takes an X server (Debian: xvfb)")
        return
    from tests.bench._beside import Program, compare, others

    bundled = ROOT / "build" / "release" / "sueca-desktop"
    if bundled.is_dir():
        size = sum(path.stat().st_size for path in bundled.rglob("*") if path.is_file() and not path.is_symlink())
        packed = sum(path.stat().st_size for path in (ROOT / "dist").glob("*.deb"))
        own = Program("the app, packaged", (str(bundled / "sueca-desktop"),), size=size, packed=packed)
    else:
        own = Program("the app, not packaged", (sys.executable, "-m", "sueca_desktop"))
    known = others()
    if not known:
        print("KPatience and Lieutenant Skat are not here to compare with (Debian: apt-get install kpat lskat)")
    compare((own, *known), runs, environment)


def main(runs: int = RUNS) -> None:
    with profile() as environment:
        report("the app with an empty profile", [start(APP, environment)])
        compare("the app", runs, environment)
        leave_a_match(environment)
        compare("the app with a match left", runs, environment)
    with profile() as environment:
        frames(environment)
        beside(runs, environment)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]))
