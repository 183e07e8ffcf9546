"""The tables of the history, and how an older file becomes one of today.

A migration library would bring more code than there is to migrate: a version is a script, and the version a file is of
stands in its header (``PRAGMA user_version``).
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

APPLICATION_ID = 0x53756563
"""``Suec`` in a file's header (``PRAGMA application_id``): it is one of ours."""

_FIRST = """
CREATE TABLE match (
    id INTEGER PRIMARY KEY,
    key TEXT NOT NULL UNIQUE,
    profile TEXT,                        -- the user's name; NULL where a computer player held the user's seat
    seat INTEGER,                        -- the user's, NULL likewise
    variant TEXT NOT NULL,
    options TEXT NOT NULL,               -- JSON object
    players TEXT NOT NULL,               -- JSON list, by seat
    level TEXT NOT NULL,
    losers_pay INTEGER NOT NULL,
    head TEXT NOT NULL                   -- the record without its deals
) STRICT;
CREATE TABLE deal (
    id INTEGER PRIMARY KEY,
    match INTEGER NOT NULL REFERENCES match ON DELETE CASCADE,
    number INTEGER NOT NULL,             -- in its match, from 0
    record TEXT,                         -- the deal as in FORMATS.md; NULL once the user has deleted it
    ended TEXT NOT NULL,                 -- ISO 8601, UTC
    dealer INTEGER NOT NULL,
    rule TEXT NOT NULL,
    points TEXT NOT NULL,                -- JSON list, by seat
    winners TEXT NOT NULL,               -- JSON list of seats
    card_points TEXT,                    -- JSON list of two
    bidder INTEGER,
    bid INTEGER,
    nulls INTEGER NOT NULL,
    partner INTEGER,
    luck REAL,
    practice INTEGER NOT NULL,
    abandoned INTEGER NOT NULL,
    match_winners TEXT NOT NULL,         -- JSON list of seats, empty while the match goes on
    deal_number INTEGER,
    seed TEXT NOT NULL,
    UNIQUE (match, number)
) STRICT;
CREATE TABLE analysis (
    deal INTEGER PRIMARY KEY REFERENCES deal ON DELETE CASCADE,
    content TEXT NOT NULL                -- JSON
) STRICT;
CREATE TABLE file (                      -- saved games that have been read
    name TEXT PRIMARY KEY,
    size INTEGER NOT NULL,
    modified INTEGER NOT NULL,           -- nanoseconds
    match TEXT NOT NULL
) STRICT;
"""

MIGRATIONS: tuple[str, ...] = (_FIRST,)
"""Script *n* (from 0) takes a file from version *n* to *n + 1*."""
SALVAGED = ("match", "deal", "analysis")
"""The tables worth saving from a damaged file, those referred to first."""


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[sqlite3.Connection]:
    """All that is done inside, or nothing. ``connection``: in autocommit mode."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield connection
    except BaseException:
        connection.rollback()
        raise
    connection.commit()


def pragma(connection: sqlite3.Connection, name: str) -> int:
    """A number of the file's header."""
    (value,) = connection.execute(f"PRAGMA {name}").fetchone()
    return int(value)


def migrate(connection: sqlite3.Connection, path: Path, migrations: Sequence[str] = MIGRATIONS) -> None:
    """Brings a file to the last of ``migrations``, each step whole or not at all. One that holds something is first
    copied to ``NAME.before-N.db`` beside it, *N* being the version it comes to.

    Raises:
        sqlite3.Error, OSError: it cannot be done; the file is at a whole version.
    """
    version = pragma(connection, "user_version")
    if version == len(migrations):
        return
    if version > 0:
        _back_up(connection, path.with_name(f"{path.stem}.before-{len(migrations)}{path.suffix}"))
    _bring(connection, version, migrations)


def _bring(connection: sqlite3.Connection, version: int, migrations: Sequence[str]) -> None:
    for step in range(version, len(migrations)):
        with transaction(connection):
            for statement in _statements(migrations[step]):
                connection.execute(statement)
            connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
            connection.execute(f"PRAGMA user_version = {step + 1}")


def is_of_version(connection: sqlite3.Connection, version: int) -> bool:
    """Whether a file has the tables of that version, word for word: damage in their names escapes SQLite's check."""
    query = "SELECT name, sql FROM sqlite_schema ORDER BY name"
    fresh = sqlite3.connect(":memory:", isolation_level=None)
    try:
        _bring(fresh, 0, MIGRATIONS[:version])
        return connection.execute(query).fetchall() == fresh.execute(query).fetchall()
    finally:
        fresh.close()


def _back_up(connection: sqlite3.Connection, path: Path) -> None:
    path.unlink(missing_ok=True)
    copy = sqlite3.connect(path)
    try:
        connection.backup(copy)
    finally:
        copy.close()


def _statements(script: str) -> Iterator[str]:
    """A script's statements one by one: ``executescript`` would end the transaction first."""
    waiting = ""
    for line in script.splitlines(keepends=True):
        waiting += line
        if sqlite3.complete_statement(waiting):
            yield waiting
            waiting = ""
