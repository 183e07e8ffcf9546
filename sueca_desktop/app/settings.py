"""What a new game is, and what the program remembers from one run to the next."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum

from sueca_desktop.ai.levels import Level
from sueca_desktop.rules.options import OptionValue


class Speed(Enum):
    """How fast the table moves; the value is the word of the command line."""

    INSTANT = "instant"
    FAST = "fast"
    NORMAL = "normal"
    SLOW = "slow"


class ThemeChoice(Enum):
    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


@dataclass(frozen=True)
class GameSettings:
    """A new game. ``options``: by name, defaults for what is missing. ``players``: names by seat, seat 0 the user's.

    ``watch``: a computer player holds seat 0 too. ``deal_number``: deal *k* of the match (from 0) is the deal that
    people know by ``deal_number + k``; None for random deals.
    """

    variant: str
    players: tuple[str, ...]
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    level: Level = Level.CLUB
    watch: bool = False
    deal_number: int | None = None
