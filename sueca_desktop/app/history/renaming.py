"""Giving a profile of the history another name."""

from __future__ import annotations

import json
import sqlite3
from typing import Any

from sueca_desktop.app.history.schema import transaction


def rename(connection: sqlite3.Connection, old: str, new: str) -> None:
    """In every match that the user played as ``old``, and in what is kept of its record."""
    query = "SELECT id, seat, players, head FROM match WHERE profile = ? AND head != ''"
    with transaction(connection):
        for match, seat, players, head in connection.execute(query, (old,)).fetchall():
            data = json.loads(head)
            names, written = _named(json.loads(players), seat, new), _named(data["players"], seat, new)
            row = (new, names, json.dumps(data | {"players": json.loads(written)}, ensure_ascii=False), match)
            connection.execute("UPDATE match SET profile = ?, players = ?, head = ? WHERE id = ?", row)


def _named(players: Any, seat: int, name: str) -> str:
    """The list of names in JSON, with another one at a seat."""
    return json.dumps([name if place == seat else one for place, one in enumerate(players)], ensure_ascii=False)
