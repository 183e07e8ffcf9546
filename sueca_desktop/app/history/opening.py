"""Opening the history whatever stands in its place, and saving what can be read of a damaged one.

A file that is damaged, foreign or no file at all is moved aside under another name, untouched; one of a newer version
is left where it is; one that cannot be written is read.
"""

from __future__ import annotations

import errno
import itertools
import logging
import os
import sqlite3
from contextlib import suppress
from pathlib import Path

from msgspec import Struct

from sueca_desktop.app.history.schema import (
    APPLICATION_ID,
    MIGRATIONS,
    SALVAGED,
    is_of_version,
    migrate,
    pragma,
    transaction,
)
from sueca_desktop.app.notices import Notice, NoticeCode

log = logging.getLogger(__name__)

BUSY_SECONDS = 2.0
"""How long another program's writing is waited for."""
SIBLINGS = ("", "-wal", "-shm")
"""What SQLite keeps beside a file belongs to it."""
_BROKEN = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
_BEYOND = 10_000
"""Row numbers tried after the last that could be read, where the last of all is not known."""


class Unreadable(Exception):
    """What stands there is no sound history."""


class Newer(Exception):
    """The history was written by a newer version of the program."""


class Opened(Struct, frozen=True):
    """``connection``: None where there is no history to be had. ``notice``: what the user should know. ``trouble``: why
    it cannot be written, the system's words; empty where it can.
    """

    connection: sqlite3.Connection | None
    notice: Notice | None = None
    trouble: str = ""


def broken(error: sqlite3.Error) -> bool:
    """Whether an error says that the file is damaged, and not that it cannot be reached."""
    code = getattr(error, "sqlite_errorcode", None)
    return code is not None and code & 0xFF in _BROKEN


def open_history(path: Path, *, write: bool = True) -> Opened:
    """The history at ``path``, made where there is none; ``write``: False only to read one that is there."""
    if not write:
        return Opened(_reading(path), trouble="read only")
    try:
        return Opened(_writing(path))
    except Newer:
        return Opened(None, Notice(NoticeCode.HISTORY_NEWER), "newer")
    except Unreadable as error:
        log.warning("the history cannot be read: %s", error)
        return _anew(path)
    except (sqlite3.Error, OSError) as error:
        log.warning("the history cannot be written: %s", error)
        return Opened(_reading(path), trouble=getattr(error, "strerror", None) or str(error))


def trouble_with(path: Path) -> str | None:
    """What is wrong with the history at ``path``, looked at without changing anything; None where nothing is."""
    try:
        if not path.is_file():
            raise Unreadable("it is no file")
        in_use = path.with_name(path.name + "-wal").exists()
        connection = _connected(path, "ro" if in_use else "ro&immutable=1")  # else an index would be left beside it
        try:
            _check(connection)
        finally:
            connection.close()
    except Newer:
        return "it comes from a newer version of this app"
    except (sqlite3.Error, OSError, Unreadable) as error:
        return str(error)
    return None


def _writing(path: Path) -> sqlite3.Connection:
    if path.exists() and not path.is_file():
        raise Unreadable("it is no file")
    connection = _connected(path, "rwc")
    try:
        _check(connection)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = NORMAL")  # what a power cut takes is still in the saved game
        migrate(connection, path)
        if not os.access(path, os.W_OK):  # it opens all the same
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
    except BaseException as error:
        connection.close()
        if isinstance(error, sqlite3.Error) and broken(error):
            raise Unreadable(str(error)) from error
        raise
    return connection


def _reading(path: Path) -> sqlite3.Connection | None:
    """A connection that changes nothing; None where there is nothing of this version to be read."""
    for mode in ("ro", "ro&immutable=1"):  # on a disk that cannot be written the first finds no room for its index
        with suppress(sqlite3.Error, Unreadable, Newer):
            connection = _connected(path, mode)
            try:
                _check(connection)
                if pragma(connection, "user_version") == len(MIGRATIONS):
                    return connection
            except BaseException:
                connection.close()
                raise
            connection.close()
    return None


def _connected(path: Path, mode: str) -> sqlite3.Connection:
    connection = sqlite3.connect(
        f"{path.absolute().as_uri()}?mode={mode}", uri=True, timeout=BUSY_SECONDS, isolation_level=None
    )
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def _check(connection: sqlite3.Connection) -> None:
    """Holds an open file against what a history is.

    Raises:
        Unreadable, Newer: it is none, or not of this version. sqlite3.Error: it cannot be read.
    """
    ours, version = pragma(connection, "application_id"), pragma(connection, "user_version")
    (tables,) = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()
    if ours != APPLICATION_ID and (ours or version or tables):
        raise Unreadable("it is another program's")
    if version > len(MIGRATIONS):
        raise Newer
    if not is_of_version(connection, version):
        raise Unreadable("its tables are not those of its version")
    (first,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if first != "ok":
        raise Unreadable(str(first).splitlines()[0])


# ---- a damaged file


def _anew(path: Path) -> Opened:
    """A new history, with what can be read of the old one, which is kept beside it."""
    try:
        aside = set_aside(path)
        connection = _writing(path)
        if aside.is_file():
            salvage(aside, connection)
    except (sqlite3.Error, OSError, Unreadable, Newer) as error:
        log.warning("no new history can be made: %s", error)
        return Opened(None, Notice(NoticeCode.HISTORY_DAMAGED), str(error))
    return Opened(connection, Notice(NoticeCode.HISTORY_DAMAGED, aside.name))


def set_aside(path: Path) -> Path:
    """Moves what stands at ``path`` to ``NAME.damaged-N`` beside it; the new place.

    Raises:
        OSError: it cannot be moved.
    """
    names = (path.with_name(f"{path.stem}.damaged-{n}{path.suffix}") for n in itertools.count(1))
    aside = next(name for name in names if not any(name.with_name(name.name + s).exists() for s in SIBLINGS))
    for sibling in SIBLINGS:
        old = path.with_name(path.name + sibling)
        if old.exists():
            old.replace(aside.with_name(aside.name + sibling))
    return aside


def salvage(damaged: Path, into: sqlite3.Connection) -> int:
    """Copies every row that can still be read, and refers to nothing that is lost; how many."""
    try:
        source = _connected(damaged, "ro")
    except sqlite3.Error:
        return 0
    try:
        with transaction(into):
            into.execute("PRAGMA defer_foreign_keys = ON")
            count = sum(_copy_table(source, into, table) for table in SALVAGED)
            for table, row, *_ in into.execute("PRAGMA foreign_key_check").fetchall():
                into.execute(f"DELETE FROM {table} WHERE rowid = ?", (row,))
                count -= 1
    finally:
        source.close()
    log.warning("rows saved from the damaged history: %d", count)
    return count


def _copy_table(source: sqlite3.Connection, into: sqlite3.Connection, table: str) -> int:
    known = {name for _, name, *_ in into.execute(f"PRAGMA table_info({table})")}
    copied = 0
    with suppress(sqlite3.Error):
        columns = [name for _, name, *_ in source.execute(f"PRAGMA table_info({table})") if name in known]
        names, marks = ", ".join(columns), ", ".join("?" * len(columns))
        for row in _rows(source, table, names) if columns else ():
            with suppress(sqlite3.Error):
                copied += into.execute(f"INSERT OR IGNORE INTO {table} ({names}) VALUES ({marks})", row).rowcount
    return copied


def _rows(source: sqlite3.Connection, table: str, names: str) -> list[tuple[object, ...]]:
    """Every row that can be read: in one go up to the damage, beyond it number by number."""
    rows, last = [], 0
    try:
        for number, *row in source.execute(f"SELECT rowid, {names} FROM {table} ORDER BY rowid"):
            rows.append(tuple(row))
            last = number
    except sqlite3.Error:
        for number in range(last + 1, _highest(source, table, last) + 1):
            with suppress(sqlite3.Error):
                rows += source.execute(f"SELECT {names} FROM {table} WHERE rowid = ?", (number,)).fetchall()
    return rows


def _highest(source: sqlite3.Connection, table: str, last: int) -> int:
    with suppress(sqlite3.Error):
        (highest,) = source.execute(f"SELECT max(rowid) FROM {table}").fetchone()
        return min(int(highest), last + 100 * _BEYOND)
    return last + _BEYOND
