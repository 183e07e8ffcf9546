"""Programs started one after another on an X server of their own, and watched from outside: all by the same measure.

``first``: seconds from the start of the process until a line across the screen has changed (the whole screen, looked at
so often, would keep the server from the program that is measured), and ``busy`` of them on the
processor, which hold on a busy machine too; ``rest``: until the last change before two seconds without one. Memory is
the process's own after that: resident, and its share of what it has in common with others (PSS).
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from PySide6.QtGui import QGuiApplication, QImage, QScreen

from chroot import screen

QUIET, LONGEST = 2.0, 20.0
"""Seconds."""
LOOK = 0.005
SMALL = 64, 40
PART = 0.05
"""This part of a line across the screen must have changed for a window to have been seen."""
LONG = 24
COLUMNS = (
    "seen (s)", "on processor (s)", "at rest (s)", "resident (MB)", "its share (MB)", ".deb (MB)", "on disk (MB)",
    "with all it needs (MB)",
)  # fmt: skip


@dataclass(frozen=True)
class Program:
    """``packages``: of Debian, which tell their sizes; else ``size`` bytes, ``packed`` as a .deb (0: there is none)."""

    name: str
    command: tuple[str, ...]
    packages: tuple[str, ...] = ()
    size: int = 0
    packed: int = 0


@dataclass(frozen=True)
class Sight:
    """Seconds and bytes."""

    first: float
    busy: float
    rest: float
    resident: int
    own: int


def others() -> tuple[Program, ...]:
    """KPatience and Lieutenant Skat, where they are installed."""
    known = (("KPatience", "kpat"), ("Lieutenant Skat", "lskat"))
    paths = ((name, package, shutil.which(package, path=f"{os.environ['PATH']}:/usr/games")) for name, package in known)
    return tuple(Program(name, (path,), (package,)) for name, package, path in paths if path)


class Watcher:
    """Looks at the X server that this process is connected to."""

    def __init__(self, screen: QScreen) -> None:
        self._screen = screen

    def run(self, program: Program, environment: dict[str, str]) -> Sight:
        """Start it, wait until it is at rest, end it. Raises TimeoutError where nothing is ever seen."""
        line, bare = self._line(), self._small()
        began = time.perf_counter()
        process = subprocess.Popen(
            program.command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        try:
            first, busy = self._until_seen(process.pid, began, line, program.name)
            return Sight(first, busy, self._until_rest(began), *memory(process.pid))
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait()
            self._until_bare(bare)

    def _until_seen(self, pid: int, began: float, bare: QImage, name: str) -> tuple[float, float]:
        while (now := time.perf_counter() - began) < LONGEST:
            if changed(bare, self._line()) >= PART:
                return now, processor(pid)
            time.sleep(LOOK)
        raise TimeoutError(f"{name} showed no window within {LONGEST:.0f} s")

    def _until_rest(self, began: float) -> float:
        last, rest = self._small(), time.perf_counter() - began
        while (now := time.perf_counter() - began) < LONGEST and now - rest < QUIET:
            if (image := self._small()) != last:
                rest, last = now, image
            time.sleep(LOOK)
        return rest

    def _until_bare(self, bare: QImage) -> None:
        until = time.perf_counter() + LONGEST
        while changed(bare, self._small()) and time.perf_counter() < until:
            time.sleep(LOOK)

    def _line(self) -> QImage:
        size = self._screen.size()
        return self._screen.grabWindow(0, 0, size.height() // 2, size.width(), 1).toImage()

    def _small(self) -> QImage:
        return self._screen.grabWindow(0).toImage().scaled(*SMALL)


def changed(a: QImage, b: QImage) -> float:
    """The part of the pixels in which two pictures of one size differ."""
    width, height = a.width(), a.height()
    return sum(a.pixel(x, y) != b.pixel(x, y) for x in range(width) for y in range(height)) / (width * height)


def processor(pid: int) -> float:
    """Seconds that a process has been on the processor so far (proc(5): utime and stime)."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii", errors="replace").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> tuple[int, int]:
    """(resident, PSS) in bytes, as the kernel sums them up."""
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="ascii").splitlines()[1:]
    sums = {line.split(":")[0]: int(line.split()[1]) * 1024 for line in lines}
    return sums["Rss"], sums["Pss"]


def installed(packages: tuple[str, ...]) -> tuple[int, int]:
    """Bytes that Debian's packages take on the disk: they alone, and with all that they depend on."""
    recurse = ["apt-cache", "depends", "--recurse", "--installed", "--important", *packages]
    said = subprocess.run(recurse, capture_output=True, text=True, check=True).stdout
    needed = sorted({line for line in said.splitlines() if line and line[0].isalnum()})
    return _size(packages), _size(tuple(needed))


def _size(packages: tuple[str, ...]) -> int:
    query = ["dpkg-query", "-W", "-f", "${Installed-Size}\n", *packages]
    said = subprocess.run(query, capture_output=True, text=True, check=False).stdout
    return 1024 * sum(int(line) for line in said.split())


def packed(packages: tuple[str, ...]) -> int:
    """Bytes of the packages' files, as the archive lists them; 0 where it is not known."""
    show = ["apt-cache", "show", "--no-all-versions", *packages]
    said = subprocess.run(show, capture_output=True, text=True, check=False).stdout
    return sum(int(line.split()[1]) for line in said.splitlines() if line.startswith("Size: "))


@contextmanager
def bus() -> Iterator[str]:
    """The address of a session bus of its own, without which KDE's programs do not start; empty where there is none."""
    if shutil.which("dbus-daemon") is None:
        yield ""
        return
    command = ["dbus-daemon", "--session", "--nofork", "--print-address"]
    daemon = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        yield daemon.stdout.readline().strip() if daemon.stdout else ""
    finally:
        daemon.terminate()
        daemon.communicate()


def compare(programs: tuple[Program, ...], runs: int, environment: dict[str, str]) -> None:
    """By turns, so that a busy machine is busy for all; the first round, which warms the disk, does not count."""
    with screen() as display, bus() as address:
        os.environ.update(DISPLAY=display, QT_QPA_PLATFORM="xcb")  # this process looks at that screen
        app = QGuiApplication([])
        watcher = Watcher(app.primaryScreen())
        sights: dict[str, list[Sight]] = {program.name: [] for program in programs}
        for _ in range(runs + 1):
            for program in programs:
                with tempfile.TemporaryDirectory() as runtime:
                    own = {"XDG_RUNTIME_DIR": runtime, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
                    own |= {"DBUS_SESSION_BUS_ADDRESS": address}
                    sights[program.name].append(watcher.run(program, environment | own))
        app.shutdown()
    load = "/".join(f"{one:.1f}" for one in os.getloadavg())
    print(f"medians of {runs}; load of the machine {load}")
    print(" | ".join(("program".ljust(LONG), *COLUMNS)))
    for program in programs:
        cells = row(program, sights[program.name][1:])
        print(" | ".join((program.name.ljust(LONG), *(c.rjust(len(n)) for c, n in zip(cells, COLUMNS, strict=True)))))


def row(program: Program, seen: list[Sight]) -> tuple[str, ...]:
    """What stands under :data:`COLUMNS`."""
    times = (median(getattr(one, name) for one in seen) for name in ("first", "busy", "rest"))
    memory = (median(getattr(one, name) for one in seen) / 2**20 for name in ("resident", "own"))
    alone, whole = installed(program.packages) if program.packages else (program.size, program.size)
    file = packed(program.packages) if program.packages else program.packed
    sizes = (f"{size / 1e6:.1f}" if size else "" for size in (file, alone, whole))
    return (*(f"{one:.2f}" for one in times), *(f"{one:.0f}" for one in memory), *sizes)
