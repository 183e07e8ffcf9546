"""The saved game on disk: the match being played, and every match that was (PRODUCT.md, P7).

``current.sueca.json`` is the match being played, a record of FORMATS.md. ``games/START-VARIANT.sueca.json`` are those
that ended or gave way to a new one. ``current.damaged-N.sueca.json`` and ``current.newer-N.sueca.json`` are what
stood in the way and could not be read.
``lock`` is held by the window whose game it is.
"""

from __future__ import annotations

import contextlib
import itertools
import json
import logging
import re
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QLockFile

from sueca_desktop.app.files import sync_folder, write_atomic
from sueca_desktop.app.game import Game
from sueca_desktop.app.notices import Notice, NoticeCode
from sueca_desktop.app.paths import CURRENT
from sueca_desktop.app.saved import started_of
from sueca_desktop.engine.record import VERSION, GameRecord, RecordError, dump, load

log = logging.getLogger(__name__)


class Autosave:
    """Reads and writes the saved game; never raises for a file or a disk, but reports."""

    def __init__(self, folder: Path, report: Callable[[Notice], None], *, kept: bool = True) -> None:
        """``folder``: the data folder; ``report``: told what the user should know. ``kept``: False for a game of which
        nothing is to be read or written.
        """
        self.path = folder / CURRENT
        self._report = report
        self._lock = QLockFile(str(folder / "lock"))
        self._lock.setStaleLockTime(0)  # a game may lie open for days: only a dead owner frees it
        taken = kept and self._lock.tryLock(0)
        refused = self._lock.error() is QLockFile.LockError.LockFailedError
        self.another_window = not kept or (not taken and refused)
        self._in_the_way = False
        self._warned = False

    @property
    def exists(self) -> bool:
        """Whether there is a saved game of this window's to be read."""
        return not self.another_window and _is_there(self.path)

    def load(self) -> Game | None:
        """The saved game; None where there is none, or none that can be read: that one is set aside."""
        if not self.exists:
            return None
        try:
            return Game.loaded(load(self.path))
        except RecordError as error:
            self._set_aside(error)
            return None

    def save(self, game: Game) -> None:
        """Writes the match to the disk before returning."""
        if self.another_window or self._in_the_way:
            return
        try:
            write_atomic(self.path, _bytes(game.record()))
        except OSError as error:
            self._cannot_save(error)
        else:
            self._warned = False

    def keep(self, game: Game) -> None:
        """Writes a match that is over among the games that were."""
        record = game.record()
        if not self.another_window:
            self._trying(lambda: write_atomic(self._kept(record, game.started), _bytes(record)))

    def bring_back(self, path: Path) -> bool:
        """Makes a match among the games that were the saved game, in whose place there must be room; False where that
        cannot be done.
        """
        return not self._in_the_way and self._trying(lambda: self._bring_back(path))

    def _bring_back(self, path: Path) -> None:
        path.replace(self.path)
        sync_folder(self.path.parent)
        sync_folder(path.parent)

    def has_kept(self, game: Game) -> bool:
        """Whether a match of that rule set and beginning is among the games that were."""
        return _is_there(self._place(game.settings.variant, game.started))

    def finish(self, game: Game) -> None:
        """A match is over for good: it goes to the games that were, if anything was dealt, and none is left to resume.
        If it cannot be written there, the saved game stays.
        """
        record = game.record()
        if not self.another_window and self._trying(lambda: self._finish(record, game)):
            sync_folder(self.path.parent)

    def _finish(self, record: GameRecord, game: Game) -> None:
        if record.deals:
            write_atomic(self._kept(record, game.started), _bytes(record))
        self.path.unlink(missing_ok=True)

    def retire(self) -> None:
        """Moves the saved game to the games that were, to make room for a new one. One without an action is no game
        to keep. If it can be neither kept nor set aside, nothing is saved over it.
        """
        if not self.exists:
            return
        try:
            record = load(self.path)
        except RecordError as error:
            self._set_aside(error)
            return
        if any(deal.actions for deal in record.deals):
            self._in_the_way = not self._trying(lambda: self._move(self._kept(record)))

    def close(self) -> None:
        """Lets another window have the saved game."""
        self._lock.unlock()

    def _kept(self, record: GameRecord, started: datetime | None = None) -> Path:
        start = started or started_of(record) or datetime.fromtimestamp(self.path.stat().st_mtime).astimezone()
        place = self._place(record.variant, start)
        place.parent.mkdir(exist_ok=True)
        return place

    def _place(self, variant: str, start: datetime) -> Path:
        """Where a match of that rule set and beginning is kept."""
        name = re.sub("[^a-z0-9-]", "_", variant[:40])
        return self.path.with_name("games") / f"{start:%Y-%m-%d-%H%M%S-%f}-{name}.sueca.json"

    def _move(self, to: Path) -> None:
        self.path.replace(to)
        sync_folder(to.parent)
        sync_folder(self.path.parent)

    def _set_aside(self, error: RecordError) -> None:
        """Moves a file that is no readable game out of the way, untouched, and says so."""
        log.warning("the saved game cannot be read: %s", error)
        code = NoticeCode.SAVE_NEWER if _is_newer(self.path) else NoticeCode.SAVE_DAMAGED
        why = "newer" if code is NoticeCode.SAVE_NEWER else "damaged"
        names = (self.path.with_name(f"current.{why}-{n}.sueca.json") for n in itertools.count(1))
        aside = next(name for name in names if not _is_there(name))
        self._in_the_way = not self._trying(lambda: self._move(aside))
        self._report(Notice(code, "" if self._in_the_way else aside.name))

    def _trying(self, write: Callable[[], None]) -> bool:
        try:
            write()
        except OSError as error:
            self._cannot_save(error)
            return False
        return True

    def _cannot_save(self, error: OSError) -> None:
        log.warning("the game cannot be saved: %s", error)
        if not self._warned:
            self._warned = True
            self._report(Notice(NoticeCode.CANNOT_SAVE, error.strerror or str(error)))


def _is_there(path: Path) -> bool:
    """Whether something stands under that name, as far as one may look."""
    try:
        return path.exists()
    except OSError:
        return False


def _bytes(record: GameRecord) -> bytes:
    return dump(record).encode("utf-8")


def _is_newer(path: Path) -> bool:
    """Whether the file says that a newer version of the program wrote it."""
    with contextlib.suppress(OSError, ValueError, RecursionError):
        data = json.loads(path.read_bytes())
        version = data.get("version") if isinstance(data, dict) else None
        return type(version) is int and version > VERSION
    return False
