"""The levels of computer players (PRODUCT.md, P3)."""

from __future__ import annotations

from enum import Enum

from sueca_desktop.ai.club import Club
from sueca_desktop.ai.novice import Novice
from sueca_desktop.ai.player import Player


class Level(Enum):
    """How well a computer seat plays; the value is the name in records and settings."""

    NOVICE = "novice"
    CLUB = "club"


_PLAYERS: dict[Level, type[Player]] = {Level.NOVICE: Novice, Level.CLUB: Club}


def player(level: Level) -> Player:
    """A player of that level."""
    return _PLAYERS[level]()
