"""Measures computer players against each other: `./dev bench players [DEALS] [VARIANT …]`.

In every game the levels are measured against each other and against the reference, two at a table in turn, each deal
played with the seats rotated (``sueca_desktop/arena``). The figures are the first's less the second's, card points and
game points a deal, with standard errors; then the processor time of a decision of the first, and its mean in terms of
the second's in the same deals. The expert looks at fifty worlds.
"""

from __future__ import annotations

import math
import random
import statistics
import sys
import time
from collections.abc import Sequence

from sueca_desktop.ai.levels import named
from sueca_desktop.ai.player import Budget, Choice, ChoiceReason, Player, StopFlag
from sueca_desktop.arena.figures import in_order, percentile, points, scores
from sueca_desktop.arena.plan import Plan
from sueca_desktop.arena.running import cores, results
from sueca_desktop.arena.sitting import DealResult
from sueca_desktop.rules.view import Observation
from sueca_desktop.variants import discover

DEALS = 100
BUDGET = Budget(worlds=50)
ANY_CARD = "any card"
MATCHES = (
    ("novice", ANY_CARD),
    ("club", "novice"),
    ("reference", "club"),
    ("expert", "club"),
    ("expert", "reference"),
)


class AnyCard:
    """Plays any card that the rules allow, and says what every level says."""

    def choose(self, observation: Observation, rng: random.Random, stop: StopFlag) -> Choice:
        if observation.playable:
            return Choice(rng.choice(observation.legal), ChoiceReason.PLAIN)
        return named("novice").choose(observation, rng, stop)


def players(level: str, budget: Budget) -> Player:
    return AnyCard() if level == ANY_CARD else named(level, budget)


def match(variant: str, first: str, second: str, deals: int) -> Plan:
    """The two in turn round the table, timed by the processor (so that a busy machine does not show)."""
    levels = tuple((first, second)[seat % 2] for seat in range(discover()[variant].seats))
    return Plan(variant, levels, deals, 1, BUDGET, players, time.thread_time)


def margins(first: str, second: str, found: Sequence[DealResult]) -> tuple[list[float], list[float]]:
    """The first's less the second's, deal by deal: card points, game points."""
    one, other = ([result.tallies[level] for result in in_order(found)] for level in (first, second))
    cards = [a - b for a, b in zip(points(one), points(other), strict=True)]
    game = [a - b for a, b in zip(scores(one), scores(other), strict=True)]
    return cards, game


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    return statistics.fmean(values), statistics.stdev(values) / math.sqrt(len(values))


def line(first: str, second: str, found: Sequence[DealResult]) -> str:
    cards, game = (mean_and_error(values) for values in margins(first, second, found))
    one, other = ([spent for result in found for spent in result.tallies[level].thinking] for level in (first, second))
    ratio = statistics.fmean(one) / statistics.fmean(other)
    return (
        f"{first + ' v. ' + second:24} {cards[0]:+7.2f} ({cards[1]:.2f}) {game[0]:+8.3f} ({game[1]:.3f})"
        f"{statistics.median(one):11.2f} {percentile(one, 0.95):7.2f} {max(one):7.2f} {ratio:8.1f}"
    )


def main(deals: int, variants: Sequence[str]) -> None:
    print(f"{deals} deals, each played with the seats rotated; standard errors in brackets; {cores()} processes")
    for variant in variants:
        heads = f"{'card points':>14} {'game points':>16} {'CPU ms: median':>14} {'p95':>4} {'max':>7} {'ratio':>8}"
        print(f"\n{variant:24} {heads}")
        for first, second in MATCHES:
            print(line(first, second, list(results(match(variant, first, second, deals), cores()))), flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else DEALS, sys.argv[2:] or list(discover()))
