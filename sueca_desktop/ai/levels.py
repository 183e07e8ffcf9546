"""The levels of computer players (PRODUCT.md, P3)."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from sueca_desktop.later import later

if TYPE_CHECKING:
    from sueca_desktop.ai import club, expert, novice, reference
    from sueca_desktop.ai.player import Budget, Player
else:
    club, expert, novice, reference = (
        later(f"sueca_desktop.ai.{name}") for name in ("club", "expert", "novice", "reference")
    )


class Level(Enum):
    """How well a computer seat plays; the value is the name in records and settings."""

    NOVICE = "novice"
    CLUB = "club"
    EXPERT = "expert"


REFERENCE = "reference"
"""The name of the player that levels are measured against; it is none of them."""
NAMES: tuple[str, ...] = (*(level.value for level in Level), REFERENCE)


def player(level: Level, budget: Budget | None = None) -> Player:
    """A player of that level. ``budget``: how long it may think, where it does; usually a second."""
    match level:
        case Level.NOVICE:
            return novice.Novice()
        case Level.CLUB:
            return club.Club()
        case Level.EXPERT:
            return expert.Expert() if budget is None else expert.Expert(budget)


def named(name: str, budget: Budget | None = None) -> Player:
    """The player of one of ``NAMES``.

    Raises:
        ValueError: there is none of that name.
    """
    if name not in NAMES:
        raise ValueError(f"there is no level {name[:40]!r}: it is one of {', '.join(NAMES)}")
    return reference.Reference() if name == REFERENCE else player(Level(name), budget)
