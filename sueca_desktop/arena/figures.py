"""What the results of a plan say of each level.

A deal is one observation, whatever the rotations and seats it was played in: for each level the mean over them is
taken first. The intervals are those of the mean over deals, 95 % by the normal distribution, so they want some
thirty deals to be true.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Iterable, Sequence

from msgspec import Struct

from sueca_desktop.arena.sitting import DealResult, Tally

NORMAL_95 = statistics.NormalDist().inv_cdf(0.975)


class Mean(Struct, frozen=True):
    """``margin``: half the width of the 95 % interval; None where one deal tells nothing of others."""

    mean: float
    margin: float | None


class Thinking(Struct, frozen=True):
    """Milliseconds a decision."""

    median: float
    p95: float
    maximum: float


class Figures(Struct, frozen=True):
    """One level's: game points and card points a deal and seat, how many decisions it took, how long it thought."""

    level: str
    score: Mean
    card_points: Mean
    decisions: int
    thinking: Thinking


def figures(level: str, results: Sequence[DealResult]) -> Figures:
    """The figures of a level; there is at least one result."""
    tallies = [result.tallies[level] for result in in_order(results)]
    thinking = [spent for tally in tallies for spent in tally.thinking]
    return Figures(
        level,
        mean_of(scores(tallies)),
        mean_of(points(tallies)),
        len(thinking),
        Thinking(statistics.median(thinking), percentile(thinking, 0.95), max(thinking)),
    )


def in_order(results: Iterable[DealResult]) -> list[DealResult]:
    """The results in the order of their deals, so that sums are the same in whatever order they came."""
    return sorted(results, key=lambda result: result.deal)


def scores(tallies: Iterable[Tally]) -> list[float]:
    """Mean game points, deal by deal."""
    return [statistics.fmean(tally.scores) for tally in tallies]


def points(tallies: Iterable[Tally]) -> list[float]:
    """Mean card points, deal by deal."""
    return [statistics.fmean(tally.card_points) for tally in tallies]


def mean_of(values: Sequence[float]) -> Mean:
    """The mean of independent values, at least one, and how sure it is."""
    if len(values) < 2:
        return Mean(statistics.fmean(values), None)
    return Mean(statistics.fmean(values), NORMAL_95 * statistics.stdev(values) / math.sqrt(len(values)))


def percentile(values: Sequence[float], part: float) -> float:
    """The smallest value that so many of the values (0 to 1) do not exceed."""
    return sorted(values)[max(0, math.ceil(part * len(values)) - 1)]
