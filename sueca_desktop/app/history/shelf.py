"""Matches that another took the place of before they were over: they can be gone on with."""

from __future__ import annotations

import logging
import time
from collections.abc import Generator, Iterator
from datetime import UTC, datetime
from pathlib import Path

from msgspec import Struct
from PySide6.QtCore import QObject, QTimer, Signal, Slot

from sueca_desktop.app.game import ABANDONED
from sueca_desktop.app.history.collecting import GAMES
from sueca_desktop.app.history.historian import SLICE_SECONDS
from sueca_desktop.app.history.store import FileVersion, History
from sueca_desktop.app.rewinding import is_practice
from sueca_desktop.app.saved import notes_of, settings_of
from sueca_desktop.app.summary import LeftGame, summary_of
from sueca_desktop.engine.record import RecordError, load, replaying
from sueca_desktop.variants import discover

log = logging.getLogger(__name__)


class LeftMatch(Struct, frozen=True):
    """An unfinished match among the games that were. ``played``: when it was last, in UTC."""

    path: Path
    played: datetime
    game: LeftGame


class Shelf(QObject):
    """Finds them, in idle moments. Lives on the main thread."""

    changed = Signal()
    """Others are known than before."""

    def __init__(self, folder: Path, history: History, parent: QObject | None = None) -> None:
        """``folder``: the data folder; ``history``: knows most matches that are over."""
        super().__init__(parent)
        self._folder, self._history = folder / GAMES, history
        self._matches: tuple[LeftMatch, ...] = ()
        self._known: dict[FileVersion, LeftMatch | None] = {}
        self._reading: Iterator[None] | None = None
        self._idle = QTimer(self, interval=0)
        self._idle.timeout.connect(self._read_on)

    @property
    def matches(self) -> tuple[LeftMatch, ...]:
        """What is known of them, the one played last first."""
        return self._matches

    @Slot()
    def read(self) -> None:
        """Looks for them anew; ``changed`` follows if it finds others."""
        self._reading = self._read()
        self._idle.start()

    def delete(self, match: LeftMatch) -> None:
        """Deletes one for good; its finished deals stay in the history.

        Raises:
            OSError: it cannot be deleted.
        """
        match.path.unlink(missing_ok=True)
        self._show(one for one in self._matches if one != match)

    def _show(self, matches: Iterator[LeftMatch]) -> None:
        before, self._matches = self._matches, tuple(sorted(matches, key=lambda one: one.played, reverse=True))
        if before != self._matches:
            self.changed.emit()

    @Slot()
    def _read_on(self) -> None:
        end = time.monotonic() + SLICE_SECONDS
        while self._reading is not None and time.monotonic() < end:
            try:
                next(self._reading)
            except StopIteration:
                self._reading = None
                self._idle.stop()

    def _read(self) -> Iterator[None]:
        finished, known = self._history.finished_files(), dict(self._known)
        self._known.clear()
        for path in sorted(self._folder.glob("*.sueca.json"), reverse=True):
            try:
                stat = path.stat()
                version = (path.name, stat.st_size, stat.st_mtime_ns)
                if version in known:
                    self._known[version] = known[version]
                elif version not in finished:
                    self._known[version] = yield from _left_match(path, datetime.fromtimestamp(stat.st_mtime, UTC))
            except (OSError, RecordError) as error:
                log.warning("a saved game cannot be gone on with: %s", error)
            yield
        self._show(one for one in self._known.values() if one is not None)


def _left_match(path: Path, played: datetime) -> Generator[None, None, LeftMatch | None]:
    """Reads a match a deal at a time, and returns it; None if it is over, or nobody played it.

    Raises:
        OSError: it cannot be read.
        RecordError: it is not a game by the rules.
    """
    record = load(path)
    if ABANDONED in record.extra:
        return None
    tables = replaying(record, discover())
    table = next(tables)
    for _ in tables:
        yield
    settings, notes = settings_of(record, table), notes_of(record)
    if table.standing.over or settings.watch:
        return None
    practice = [i for i, one in enumerate(notes) if is_practice(one)]
    return LeftMatch(path, played, LeftGame(settings, summary_of(table, practice)))
