"""Measures how soon the window answers while experts think: `./dev bench answers [TIMES]`; painted in software.

Experts sit at all seats with the usual time to think. TIMES times, at a moment when one of them thinks, a new game is
begun. Milliseconds: until the call is back, until the new deal's first frame has been painted, and until the thinking
that nobody wants any more has stopped; beside them the same for novices, who think of nothing.
"""

from __future__ import annotations

import os
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent, QObject
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsView

from sueca_desktop.ai.levels import Level, player
from sueca_desktop.ai.player import Choice, Player, StopFlag
from sueca_desktop.app.controller import Controller
from sueca_desktop.app.settings import GameSettings, Preferences, Speed
from sueca_desktop.rules.view import Observation
from sueca_desktop.ui.main_window import MainWindow
from sueca_desktop.ui.presenter import Presenter
from sueca_desktop.ui.session import keep_loaded

TIMES = 100
VARIANT, PLAYERS = "sueca-bandeira", ("Eva", "Rui", "Inês", "Zé")
MOMENTS = (50, 400)
"""Milliseconds that somebody has been thinking for when the new game is begun."""


class Timed:
    """A player that notes when it came back from a question that had been taken back."""

    def __init__(self, inner: Player, stopped: list[float]) -> None:
        self._inner, self._stopped = inner, stopped

    def choose(self, observation: Observation, rng: random.Random, stop: StopFlag) -> Choice:
        choice = self._inner.choose(observation, rng, stop)
        if stop.is_set():
            self._stopped.append(time.perf_counter())
        return choice


class Painted(QObject):
    """Notes when a widget is painted."""

    def __init__(self) -> None:
        super().__init__()
        self.last = 0.0

    def since(self, moment: float) -> bool:
        return self.last > moment

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Paint:
            self.last = time.perf_counter()
        return False


def until(met: Callable[[], bool], seconds: float = 10.0) -> None:
    """Let the program run until then.

    Raises:
        TimeoutError: it did not come to that.
    """
    end = time.perf_counter() + seconds
    while not met():
        if time.perf_counter() > end:
            raise TimeoutError("nothing happened")
        QTest.qWait(1)


def measure(level: Level, times: int) -> tuple[list[float], list[float], list[float]]:
    """Seconds until the call is back, until the new deal is seen, and until thinking that went on has stopped."""
    stopped: list[float] = []
    back, seen, idle = [], [], []
    controller = Controller(players=lambda level: Timed(player(level), stopped))
    preferences = Preferences()
    window = MainWindow(preferences, Speed.NORMAL)
    presenter = Presenter(window, controller, preferences)
    keep_loaded(controller)
    window.resize(1280, 800)
    window.show()
    painted, rng = Painted(), random.Random(1)
    (view,) = window.table.findChildren(QGraphicsView)
    view.viewport().installEventFilter(painted)
    thinking: list[int] = []
    controller.thinking.connect(thinking.append)
    for number in range(times + 1):
        begin = time.perf_counter()
        presenter.begin(GameSettings(VARIANT, PLAYERS, {}, level, watch=True, deal_number=number))
        returned = time.perf_counter()
        until(partial(painted.since, begin))
        if number:  # the first game follows upon nothing
            back.append(returned - begin)
            seen.append(painted.last - begin)
        thinking.clear()
        until(lambda: any(seat >= 0 for seat in thinking))
        idle += [at - begin for at in stopped]
        stopped.clear()
        QTest.qWait(rng.randint(*MOMENTS))
    controller.close()
    window.close()
    return back, seen, idle


def line(name: str, values: Sequence[float]) -> str:
    if not values:
        return f"  {name:28} never"
    ordered = sorted(1000 * value for value in values)
    p99 = ordered[min(len(ordered) - 1, round(0.99 * len(ordered)))]
    middle, most = statistics.median(ordered), ordered[-1]
    return f"  {name:28} median {middle:6.1f}  p99 {p99:6.1f}  most {most:6.1f}  n {len(ordered)}"


def main(times: int) -> None:
    with tempfile.TemporaryDirectory() as home:
        for kind in ("CONFIG", "DATA", "STATE", "CACHE"):
            os.environ[f"XDG_{kind}_HOME"] = str(Path(home, kind.lower()))
        app = QApplication([])
        print(f"milliseconds; load of the machine {'/'.join(f'{one:.1f}' for one in os.getloadavg())}")
        for level in (Level.EXPERT, Level.NOVICE):
            print(f"{level.value} at all seats")
            names = ("a new game: back", "a new game: painted", "the old thinking has stopped")
            for name, values in zip(names, measure(level, times), strict=True):
                print(line(name, values), flush=True)
        app.quit()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else TIMES)
