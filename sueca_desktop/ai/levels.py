"""The levels of computer players (PRODUCT.md, P3)."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

from sueca_desktop.ai.club import Club
from sueca_desktop.ai.expert import Expert
from sueca_desktop.ai.novice import Novice
from sueca_desktop.ai.player import ONE_SECOND, Budget, Player
from sueca_desktop.ai.reference import Reference


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

REFERENCE = "reference"
"""The name of the player that levels are measured against; it is none of them."""
NAMES: tuple[str, ...] = (*(level.value for level in Level), REFERENCE)


def player(level: Level, budget: Budget = ONE_SECOND) -> Player:
    """A player of that level. ``budget``: how long it may think, where it does."""
    return _PLAYERS[level](budget)


def named(name: str, budget: Budget = ONE_SECOND) -> Player:
    """The player of one of ``NAMES``.

    Raises:
        ValueError: there is none of that name.
    """
    if name not in NAMES:
        raise ValueError(f"there is no level {name[:40]!r}: it is one of {', '.join(NAMES)}")
    return Reference() if name == REFERENCE else player(Level(name), budget)
