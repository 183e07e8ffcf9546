"""Saved games that the history has not read yet: those of earlier runs, and what a crash kept from it."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterable, Iterator
from contextlib import suppress
from datetime import UTC, datetime
from os import stat_result
from pathlib import Path

from msgspec.structs import replace

from sueca_desktop.app.files import write_atomic
from sueca_desktop.app.history.kept import USER, deals_of
from sueca_desktop.app.history.store import History
from sueca_desktop.app.paths import CURRENT
from sueca_desktop.app.rewinding import is_practice
from sueca_desktop.app.saved import extra_of, match_id, notes_of
from sueca_desktop.engine.record import RecordError, dump, load
from sueca_desktop.variants import discover

log = logging.getLogger(__name__)

GAMES = "games"
"""The folder of the games that were (:mod:`sueca_desktop.app.autosave`)."""


def collect(history: History, folder: Path) -> Iterator[bool]:
    """Reads every saved game of the data folder that is new or has changed; a file or a deal at a time, so that the
    caller may do something else in between. Each piece says whether the history has changed.
    """
    for path in [*sorted((folder / GAMES).glob("*.sueca.json")), folder / CURRENT]:
        with suppress(OSError):
            stat = path.stat()
            if not history.has_read(path.name, stat.st_size, stat.st_mtime_ns):
                yield from _read(history, path, stat)


def _read(history: History, path: Path, stat: stat_result) -> Iterator[bool]:
    failed, match, over = False, "", True
    try:
        record = load(path)
        match = match_id(record)
        yield history.practise(match, (i for i, notes in enumerate(notes_of(record)) if is_practice(notes)))
        for deal in deals_of(record, discover(), datetime.fromtimestamp(stat.st_mtime, UTC)):
            kept = None if deal is None else history.keep(deal, record)
            failed = failed or (deal is not None and kept is None)
            over = deal is not None and (deal.abandoned or bool(deal.match_winners))
            yield kept is True
    except RecordError as error:
        log.warning("a saved game is not counted: %s", error)
    gone_back = not over and history.is_over(match)  # noted, it would pass for a match that cannot be gone on with
    if not failed and not gone_back:
        history.note_read(path.name, stat.st_size, stat.st_mtime_ns, match)


def remove(folder: Path, names: Iterable[str]) -> None:
    """Deletes games that were, by the names :meth:`History.delete` gives; the game being played stays."""
    for name in names:
        with suppress(OSError):
            (folder / GAMES / Path(name).name).unlink(missing_ok=True)


def rename_saved(history: History, folder: Path, old: str, new: str) -> Iterator[bool]:
    """In the games that were, the user who played as ``old`` is called ``new``: the newest first, a file at a time. One
    that cannot be read or written keeps the name. Never says that a deal was added.
    """
    for path in sorted((folder / GAMES).glob("*.sueca.json"), reverse=True):
        with suppress(OSError, RecordError):
            _rename(history, path, old, new)
        yield False


def _rename(history: History, path: Path, old: str, new: str) -> None:
    stat, record = path.stat(), load(path)
    if record.players[USER] != old or extra_of(record).get("watch") is True:
        return
    read = history.has_read(path.name, stat.st_size, stat.st_mtime_ns)
    players = tuple(new if seat == USER else name for seat, name in enumerate(record.players))
    renamed = replace(record, players=players)
    write_atomic(path, dump(renamed).encode("utf-8"))
    os.utime(path, ns=(stat.st_atime_ns, stat.st_mtime_ns))
    if read and history.writable:
        history.note_read(path.name, path.stat().st_size, stat.st_mtime_ns, match_id(renamed))
