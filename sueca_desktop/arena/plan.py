"""What is to be played: who against whom, how often, from which seed."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable

from msgspec import Struct

from sueca_desktop.ai.levels import named
from sueca_desktop.ai.player import ONE_SECOND, Budget, Player

Players = Callable[[str, Budget], Player]
"""(level, budget) → a player."""


class Plan(Struct, frozen=True):
    """``levels``: one a seat. ``deals``: how many, each played once in every rotation. ``clock``: what thinking is
    timed by, in seconds. Everything in it can be sent to another process.
    """

    variant: str
    levels: tuple[str, ...]
    deals: int
    seed: int
    budget: Budget = ONE_SECOND
    players: Players = named
    clock: Callable[[], float] = time.perf_counter

    @property
    def rotations(self) -> tuple[tuple[str, ...], ...]:
        """The levels by seat, as given and then moved on seat by seat, up to where they repeat."""
        turned = (self.levels[i:] + self.levels[:i] for i in range(len(self.levels)))
        return tuple(dict.fromkeys(turned))

    def seed_of(self, deal: int) -> bytes:
        """The 32 bytes that deal number ``deal`` (from 0) is dealt from."""
        return hashlib.sha256(f"sueca-desktop arena {self.seed} deal {deal}".encode("ascii")).digest()


def check_levels(variant: str, seats: int, levels: tuple[str, ...], known: tuple[str, ...]) -> None:
    """Holds the levels of a plan against the game's seats and the levels there are.

    Raises:
        ValueError: naming what is wrong.
    """
    unknown = next((level for level in levels if level not in known), None)
    if unknown is not None:
        raise ValueError(f"there is no level {unknown[:40]!r}: it is one of {', '.join(known)}")
    if len(levels) != seats:
        example = ",".join((known[0], known[1])[i % 2] for i in range(seats))
        raise ValueError(f"{variant} needs {seats} levels, one a seat (such as {example}), not {len(levels)}")
