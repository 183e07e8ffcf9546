"""Saved games that the history has not read yet: those of earlier runs, and what a crash kept from it."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator
from contextlib import suppress
from datetime import UTC, datetime
from os import stat_result
from pathlib import Path

from sueca_desktop.app.history.kept import deals_of
from sueca_desktop.app.history.store import History
from sueca_desktop.app.paths import CURRENT
from sueca_desktop.app.saved import match_id
from sueca_desktop.engine.record import RecordError, load
from sueca_desktop.variants import discover

log = logging.getLogger(__name__)

GAMES = "games"
"""The folder of the games that were (:mod:`sueca_desktop.app.autosave`)."""


def collect(history: History, folder: Path) -> Iterator[bool]:
    """Reads every saved game of the data folder that is new or has changed; a file or a deal at a time, so that the
    caller may do something else in between. Each piece says whether a deal was added.
    """
    for path in [*sorted((folder / GAMES).glob("*.sueca.json")), folder / CURRENT]:
        with suppress(OSError):
            stat = path.stat()
            if not history.has_read(path.name, stat.st_size, stat.st_mtime_ns):
                yield from _read(history, path, stat)


def _read(history: History, path: Path, stat: stat_result) -> Iterator[bool]:
    failed, match = False, ""
    try:
        record = load(path)
        match = match_id(record)
        yield False
        for deal in deals_of(record, discover(), datetime.fromtimestamp(stat.st_mtime, UTC)):
            kept = None if deal is None else history.keep(deal, record)
            failed = failed or (deal is not None and kept is None)
            yield kept is True
    except RecordError as error:
        log.warning("a saved game is not counted: %s", error)
    if not failed:
        history.note_read(path.name, stat.st_size, stat.st_mtime_ns, match)


def remove(folder: Path, names: Iterable[str]) -> None:
    """Deletes games that were, by the names :meth:`History.delete` gives; the game being played stays."""
    for name in names:
        with suppress(OSError):
            (folder / GAMES / Path(name).name).unlink(missing_ok=True)
