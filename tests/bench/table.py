"""Measures the frames of the table: `./dev bench table [WIDTH HEIGHT]`; 1280 x 800 by default, painted in software.

Forty cards are dealt again and again at the slowest speed while every frame's work is timed: advancing the motion and
painting it (milliseconds), and the gaps between frames as the event loop gave them. Also: settling a position, and
painting the empty table.
"""

from __future__ import annotations

import os
import statistics
import sys
import time
from collections.abc import Callable

from msgspec.structs import replace

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QApplication

from sueca_desktop.app.settings import Speed
from sueca_desktop.ui.table.background import background
from sueca_desktop.ui.table.choreography import deal_tweens
from sueca_desktop.ui.table.durations import durations
from sueca_desktop.ui.table.table_view import TableView
from sueca_desktop.ui.theme import LIGHT
from tests.ui.table.fake import course, new_table

DEALS = 3


class Paints(QObject):
    """Notes when the felt was painted."""

    def __init__(self) -> None:
        super().__init__()
        self.times: list[float] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self.times.append(time.perf_counter())
        return super().eventFilter(watched, event)


def milliseconds(work: Callable[[], object], times: int) -> list[float]:
    """Time of this thread on the processor, so that a busy machine gives the same figures."""
    result = []
    for _ in range(times):
        start = time.thread_time()
        work()
        result.append((time.thread_time() - start) * 1000)
    return result


def report(name: str, values: list[float]) -> None:
    ordered = sorted(values)
    p99 = ordered[int(len(ordered) * 0.99)]
    print(f"{name}: median {statistics.median(values):.2f} ms, p99 {p99:.2f}, max {ordered[-1]:.2f}, n {len(values)}")


def frames(view: TableView) -> None:
    """Forty cards under way at once: dealt without a gap."""
    times = replace(durations(Speed.SLOW), deal_gap=0, deal_card=1500)
    table = new_table()
    observation, dealt = table.observe(0), course(table)
    paints = Paints()
    view._view.viewport().installEventFilter(paints)
    ticks: list[float] = []
    gaps: list[float] = []
    for _ in range(DEALS):
        view.show_observation(observation)
        view._clock.play(deal_tweens(view._scene, observation, times, dealt), lambda: None)
        paints.times.clear()
        while view.in_motion:
            ticks += milliseconds(QCoreApplication.processEvents, 1)
            time.sleep(0.0005)
        gaps += [(b - a) * 1000 for a, b in zip(paints.times, paints.times[1:], strict=False)]
    report("a frame: advancing forty cards and painting", [tick for tick in ticks if tick > 0.3])
    report("gap between frames, by the clock on the wall", gaps)


def main(width: int = 1280, height: int = 800) -> None:
    app = QApplication([])
    view = TableView()
    view.resize(width, height)
    view.show()
    observation = new_table().observe(0)
    report("first position, pictures drawn", milliseconds(lambda: view.show_observation(observation), 1))
    report("all other pictures, in idle moments", milliseconds(view._scene.art.finish, 1))
    app.processEvents()
    report("settling a position", milliseconds(lambda: view.show_observation(observation), 50))
    report("painting the empty table", milliseconds(lambda: background(view._scene.layout, LIGHT, 1.0), 5))
    report("one whole repaint", milliseconds(view._view.viewport().repaint, 100))
    frames(view)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:3]))
