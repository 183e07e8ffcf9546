"""The levels of computer players (PRODUCT.md, P3)."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from sueca_desktop.later import later

if TYPE_CHECKING:
    from sueca_desktop.ai import club, expert, novice
    from sueca_desktop.ai.player import Budget, Player
else:
    club, expert, novice = map(later, (f"sueca_desktop.ai.{name}" for name in ("club", "expert", "novice")))


class Level(Enum):
    """How well a computer seat plays; the value is the name in records and settings."""

    NOVICE = "novice"
    CLUB = "club"
    EXPERT = "expert"


def player(level: Level, budget: Budget | None = None) -> Player:
    """A player of that level. ``budget``: how long it may think, where it does; usually a second."""
    match level:
        case Level.NOVICE:
            return novice.Novice()
        case Level.CLUB:
            return club.Club()
        case Level.EXPERT:
            return expert.Expert() if budget is None else expert.Expert(budget)
