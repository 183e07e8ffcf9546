"""The scale of a chart: from values to pixels, and the round numbers that stand at its side."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor, log10

from msgspec import Struct

_STEPS = (1, 2, 5, 10)


class Axis(Struct, frozen=True):
    """Values from ``low`` to ``high`` (above ``low``), a line drawn every ``step``."""

    low: float
    high: float
    step: float

    @property
    def ticks(self) -> tuple[float, ...]:
        """Where lines are drawn, from ``low`` to ``high``."""
        first, last = ceil(self.low / self.step - 1e-9), floor(self.high / self.step + 1e-9)
        return tuple(i * self.step for i in range(first, last + 1))

    def share(self, value: float) -> float:
        """How far up ``value`` lies: 0 at ``low``, 1 at ``high``."""
        return (value - self.low) / (self.high - self.low)


def axis_for(values: Sequence[float], *, lines: int = 4, whole: bool = False) -> Axis:
    """An axis with all of ``values`` and 0 on it, and about so many lines at round numbers (``whole``: whole ones)."""
    low, high = min((0.0, *values)), max((0.0, *values))
    span = (high - low) or 1.0
    step = _round_step(span / lines)
    step = max(1.0, step) if whole else step
    low, high = floor(low / step) * step, ceil(high / step) * step
    return Axis(low, high if high > low else low + step, step)


def _round_step(rough: float) -> float:
    """The least of 1, 2, 5, 10, 20, … and their tenths that is no less than ``rough``."""
    power = 10.0 ** floor(log10(rough))
    return next(step * power for step in _STEPS if step * power >= rough * (1 - 1e-9))


def thinned(count: int, most: int) -> list[int]:
    """Which of ``count`` points are drawn where there is room for ``most`` (2 or more): evenly, the first and the last
    among them.
    """
    if count <= most:
        return list(range(count))
    return [round(i * (count - 1) / (most - 1)) for i in range(most)]
