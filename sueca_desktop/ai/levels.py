"""The levels of computer players (PRODUCT.md, P3)."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

from sueca_desktop.ai.club import Club
from sueca_desktop.ai.novice import Novice
from sueca_desktop.ai.player import ONE_SECOND, Budget, Player


class Level(Enum):
    """How well a computer seat plays; the value is the name in records and settings."""

    NOVICE = "novice"
    CLUB = "club"


_PLAYERS: dict[str, Callable[[Budget], Player]] = {
    Level.NOVICE.value: lambda budget: Novice(),
    Level.CLUB.value: lambda budget: Club(),
}

NAMES: tuple[str, ...] = tuple(_PLAYERS)
"""What :func:`named` knows: the levels, and the player that they are measured against."""


def player(level: Level, budget: Budget = ONE_SECOND) -> Player:
    """A player of that level."""
    return named(level.value, budget)


def named(name: str, budget: Budget = ONE_SECOND) -> Player:
    """The player of that name.

    Raises:
        ValueError: there is none.
    """
    if name not in _PLAYERS:
        raise ValueError(f"there is no level {name[:40]!r}: it is one of {', '.join(NAMES)}")
    return _PLAYERS[name](budget)
