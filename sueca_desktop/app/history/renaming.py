"""Giving a profile of the history another name."""

from __future__ import annotations

import json
import logging
import sqlite3
from typing import Any

from sueca_desktop.app.history.schema import transaction

log = logging.getLogger(__name__)


def rename(connection: sqlite3.Connection, old: str, new: str) -> None:
    """In every match that the user played as ``old``, and in what is kept of its record; one of which damage has made
    nonsense is let be.
    """
    query = "SELECT id, seat, players, head FROM match WHERE profile = ? AND head != ''"
    with transaction(connection):
        for match, seat, players, head in connection.execute(query, (old,)).fetchall():
            try:
                names, data = _named(json.loads(players), seat, new), json.loads(head)
                text = _text(data | {"players": _named(data["players"], seat, new)})
            except (ValueError, TypeError, KeyError) as error:
                log.warning("a match of the history makes no sense: %s", error)
                continue
            row = (new, _text(names), text, match)
            connection.execute("UPDATE match SET profile = ?, players = ?, head = ? WHERE id = ?", row)


def _named(players: list[str], seat: int, name: str) -> list[str]:
    """The same names, but for one seat."""
    return [name if place == seat else one for place, one in enumerate(players)]


def _text(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False)
