"""The history: every finished deal, written once however often it is told (PRODUCT.md, P7).

The game in progress stands in the saved game (:mod:`sueca_desktop.app.autosave`), where each action is on disk before
the next; a deal comes here when it is over. Were the program killed in between, the deal would be found in the saved
game or among the games that were, at the next start (:mod:`sueca_desktop.app.history.collecting`).
"""

from __future__ import annotations

import json
import logging
import sqlite3
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, TypeVar

from sueca_desktop.app.history.kept import KeptDeal
from sueca_desktop.app.history.opening import Opened, broken, open_history
from sueca_desktop.app.history.renaming import rename
from sueca_desktop.app.history.rows import DEAL, DEALS, MATCH, deal_of, deal_row, match_row
from sueca_desktop.app.history.schema import transaction
from sueca_desktop.app.notices import Notice, NoticeCode
from sueca_desktop.engine.record import DealRecord, GameRecord, RecordError, deal_from, deal_json, parse

log = logging.getLogger(__name__)

T = TypeVar("T")

_EMPTIED = """
UPDATE deal SET record = NULL, ended = '', points = '[]', winners = '[]', card_points = NULL, luck = NULL, seed = ''
WHERE id = ?
"""
_DEALT = """
SELECT match.key, deal.number, deal.record FROM deal JOIN match ON match.id = deal.match WHERE deal.record IS NOT NULL
"""
_PROFILES = """
SELECT profile FROM deal JOIN match ON match.id = deal.match WHERE record IS NOT NULL AND profile IS NOT NULL
GROUP BY profile ORDER BY max(ended) DESC
"""


_FINISHED = """
SELECT file.name, file.size, file.modified FROM file JOIN match ON match.key = file.match
WHERE EXISTS (SELECT 1 FROM deal WHERE deal.match = match.id AND (abandoned OR match_winners != '[]'))
"""
_IS_OVER = """
SELECT 1 FROM deal JOIN match ON match.id = deal.match WHERE key = ? AND (abandoned OR match_winners != '[]')
"""

FileVersion = tuple[str, int, int]
"""Name, bytes and time (nanoseconds) of a file."""


class History:
    """Reads and writes the history; never raises for a file or a disk, but reports, and does without."""

    def __init__(self, path: Path, report: Callable[[Notice], None], *, write: bool = True) -> None:
        """``path``: the database; ``report``: told what the user should know; ``write``: False for a window that must
        leave the history to another.
        """
        self._path, self._report, self._write = path, report, write
        self._warned = False
        self._opened = self._open()

    def _open(self) -> Opened:
        opened = open_history(self._path, write=self._write)
        if opened.notice is not None:
            self._report(opened.notice)
        return opened

    @property
    def available(self) -> bool:
        """Whether there is a history to be read."""
        return self._opened.connection is not None

    @property
    def writable(self) -> bool:
        """Whether deals can be added and deleted."""
        return self.available and not self._opened.trouble

    def keep(self, deal: KeptDeal, record: GameRecord) -> bool | None:
        """Writes a deal, of which ``record`` is the match; whether that changed anything, None where it cannot be
        written. A deal that the user has deleted stays so; another end of the same deal takes the place of the first.
        """
        if not self.writable:
            self._cannot(self._opened.trouble)
            return None
        return self._tried(lambda connection: _keep(connection, deal, record), writing=True)

    def deals(self) -> tuple[KeptDeal, ...]:
        """Every deal, the oldest first; empty without a history."""
        rows = self._tried(lambda connection: connection.execute(DEALS).fetchall()) or []
        return tuple(deal for row in rows if (deal := deal_of(row)) is not None)

    def record(self, deal: KeptDeal) -> GameRecord | None:
        """The match up to and with a deal; the deal alone where one before it was deleted. None where it is gone."""
        return self._tried(lambda connection: _record(connection, deal))

    def dealt(self) -> Mapping[tuple[str, int], DealRecord]:
        """Every deal that is kept as it was dealt and played, by what tells it from the others."""
        rows = self._tried(lambda connection: connection.execute(_DEALT).fetchall()) or []
        read = ((key, number, _deal_record(text, number)) for key, number, text in rows)
        return {(key, number): deal for key, number, deal in read if deal is not None}

    def profiles(self) -> tuple[str, ...]:
        """Every name under which the user played, the one used last first."""
        rows = self._tried(lambda connection: connection.execute(_PROFILES).fetchall()) or []
        return tuple(name for (name,) in rows)

    def rename(self, old: str, new: str) -> None:
        """The user's deals as ``old`` are those of ``new`` from now on."""
        self._tried(lambda connection: rename(connection, old, new), writing=True)

    def practise(self, match: str, numbers: Iterable[int]) -> bool:
        """These deals of a match, as far as they are kept, were for practice; whether that changed anything."""

        def write(connection: sqlite3.Connection) -> bool:
            query = "UPDATE deal SET practice = 1 WHERE practice = 0 AND number = ? AND match = "
            match_id = "(SELECT id FROM match WHERE key = ?)"
            done = [connection.execute(query + match_id, (number, match)).rowcount for number in numbers]
            return any(done)

        return self.writable and self._tried(write, writing=True) is True

    def delete(self, deals: Iterable[KeptDeal]) -> tuple[str, ...]:
        """Deletes deals for good; the names of the saved games of which no deal is left."""
        keys = [deal.key for deal in deals]
        return self._tried(lambda connection: _delete(connection, keys), writing=True) or ()

    def analysis(self, deal: KeptDeal) -> Mapping[str, Any] | None:
        """What a review has found out about a deal; None where it has not been reviewed."""

        def read(connection: sqlite3.Connection) -> Mapping[str, Any] | None:
            query = "SELECT content FROM analysis JOIN deal ON deal.id = deal JOIN match ON match.id = deal.match "
            row = connection.execute(query + "WHERE key = ? AND number = ?", deal.key).fetchone()
            content = _json(row[0]) if row else None
            return content if isinstance(content, dict) else None

        return self._tried(read)

    def set_analysis(self, deal: KeptDeal, content: Mapping[str, Any]) -> None:
        """Keeps what a review has found out; gone once the deal ends in another way, or is deleted."""

        def write(connection: sqlite3.Connection) -> None:
            query = "INSERT OR REPLACE INTO analysis (deal, content) SELECT deal.id, ? FROM deal JOIN match "
            where = "ON match.id = deal.match WHERE key = ? AND number = ? AND record IS NOT NULL"
            connection.execute(query + where, (json.dumps(content), *deal.key))

        if self.writable:
            self._tried(write, writing=True)

    def has_read(self, name: str, size: int, modified: int) -> bool:
        """Whether a saved game was read as it is now (bytes, nanoseconds); True where it could not be kept anyway."""
        query = "SELECT 1 FROM file WHERE (name, size, modified) = (?, ?, ?)"
        found = self._tried(lambda connection: connection.execute(query, (name, size, modified)).fetchone())
        return found is not None or not self.writable

    def finished_files(self) -> frozenset[FileVersion]:
        """The saved games that were read and are of matches that are over or abandoned."""
        rows = self._tried(lambda connection: connection.execute(_FINISHED).fetchall()) or []
        return frozenset(rows)

    def is_over(self, match: str) -> bool:
        """Whether the match of that key has been over, or was abandoned, even if its user has gone back since."""
        return self._tried(lambda connection: connection.execute(_IS_OVER, (match,)).fetchone()) is not None

    def note_read(self, name: str, size: int, modified: int, match: str) -> None:
        """Writes down that a saved game, of the match of that key, has been read; empty for one that is none."""
        query = "INSERT OR REPLACE INTO file (name, size, modified, match) VALUES (?, ?, ?, ?)"
        self._tried(lambda connection: connection.execute(query, (name, size, modified, match)), writing=True)

    def close(self) -> None:
        if self._opened.connection is not None:
            self._opened.connection.close()
        self._opened = Opened(None, trouble="closed")

    def _tried(self, work: Callable[[sqlite3.Connection], T], *, writing: bool = False) -> T | None:
        """What ``work`` gives; None where it cannot be done. A file that proves damaged is set aside, and it is tried
        once more with what was saved of it.
        """
        for again in (True, False):
            if self._opened.connection is None:
                return None
            try:
                return work(self._opened.connection)
            except sqlite3.Error as error:
                if again and broken(error) and self.writable:
                    log.warning("the history has proved damaged: %s", error)
                    self.close()
                    self._opened = self._open()
                else:
                    self._cannot(str(error), writing=writing)
                    return None
        return None

    def _cannot(self, reason: str, *, writing: bool = True) -> None:
        log.warning("the history cannot be %s: %s", "written" if writing else "read", reason)
        if writing and self._write and self.available and not self._warned:
            self._warned = True
            self._report(Notice(NoticeCode.CANNOT_KEEP, reason))


# ---- rows in and out


def _keep(connection: sqlite3.Connection, deal: KeptDeal, record: GameRecord) -> bool:
    text = json.dumps(deal_json(record.deals[deal.number]), ensure_ascii=False)
    with transaction(connection):
        connection.execute(MATCH, match_row(deal, record))
        (match,) = connection.execute("SELECT id FROM match WHERE key = ?", (deal.match,)).fetchone()
        query = "SELECT record FROM deal WHERE match = ? AND number = ?"
        before = connection.execute(query, (match, deal.number)).fetchone()
        if before is not None and before[0] in (None, text):
            return False
        connection.execute(DEAL, (match, deal.number, text, *deal_row(deal)))
    return True


def _deal_record(text: str, number: int) -> DealRecord | None:
    try:
        return deal_from(json.loads(text), number)
    except (ValueError, RecordError):
        return None


def _json(text: str) -> object:
    try:
        return json.loads(text)
    except ValueError:
        return None


def _record(connection: sqlite3.Connection, deal: KeptDeal) -> GameRecord | None:
    query = "SELECT id, head FROM match WHERE key = ?"
    match = connection.execute(query, (deal.match,)).fetchone()
    query = "SELECT number, record FROM deal WHERE match = ? AND number <= ? AND record IS NOT NULL ORDER BY number"
    rows = connection.execute(query, (match[0], deal.number)).fetchall() if match else []
    if not rows or rows[-1][0] != deal.number:
        return None
    whole = len(rows) == deal.number + 1
    try:
        deals = [json.loads(text) for _, text in (rows if whole else rows[-1:])]
        return parse(json.dumps(json.loads(match[1]) | {"deals": deals}))
    except (ValueError, TypeError, RecordError) as error:
        log.warning("a record of the history cannot be read: %s", error)
        return None


def _delete(connection: sqlite3.Connection, keys: Iterable[tuple[str, int]]) -> tuple[str, ...]:
    """What is left of a deleted deal says that it was there, so that no saved game brings it back."""
    touched = set()
    with transaction(connection):
        for key, number in keys:
            query = "SELECT deal.id FROM deal JOIN match ON match.id = deal.match WHERE key = ? AND number = ?"
            for (row,) in connection.execute(query, (key, number)).fetchall():
                connection.execute(_EMPTIED, (row,))
                connection.execute("DELETE FROM analysis WHERE deal = ?", (row,))
                touched.add(key)
        gone = [key for key in touched if not _left(connection, key)]
        for key in gone:
            connection.execute("UPDATE match SET profile = NULL, players = '[]', head = '' WHERE key = ?", (key,))
        files = [connection.execute("SELECT name FROM file WHERE match = ?", (key,)).fetchall() for key in gone]
    return tuple(name for rows in files for (name,) in rows)


def _left(connection: sqlite3.Connection, match: str) -> bool:
    query = "SELECT 1 FROM deal JOIN match ON match.id = deal.match WHERE key = ? AND record IS NOT NULL"
    return connection.execute(query, (match,)).fetchone() is not None
