"""The levels of computer players (PRODUCT.md, P3)."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from sueca_desktop.later import later

if TYPE_CHECKING:
    from sueca_desktop.ai import club, novice
    from sueca_desktop.ai.player import Player
else:
    club, novice = later("sueca_desktop.ai.club"), later("sueca_desktop.ai.novice")


class Level(Enum):
    """How well a computer seat plays; the value is the name in records and settings."""

    NOVICE = "novice"
    CLUB = "club"


def player(level: Level) -> Player:
    """A player of that level."""
    match level:
        case Level.NOVICE:
            return novice.Novice()
        case Level.CLUB:
            return club.Club()
