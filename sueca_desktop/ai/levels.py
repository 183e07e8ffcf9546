"""The levels of computer players (PRODUCT.md, P3)."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

from sueca_desktop.ai.club import Club
from sueca_desktop.ai.expert import Expert
from sueca_desktop.ai.novice import Novice
from sueca_desktop.ai.player import ONE_SECOND, Budget, Player


class Level(Enum):
    """How well a computer seat plays; the value is the name in records and settings."""

    NOVICE = "novice"
    CLUB = "club"
    EXPERT = "expert"


_PLAYERS: dict[Level, Callable[[Budget], Player]] = {
    Level.NOVICE: lambda budget: Novice(),
    Level.CLUB: lambda budget: Club(),
    Level.EXPERT: Expert,
}


def player(level: Level, budget: Budget = ONE_SECOND) -> Player:
    """A player of that level. ``budget``: how long it may think, where it does."""
    return _PLAYERS[level](budget)
