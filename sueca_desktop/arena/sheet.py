"""The outcome of a plan, for a person and as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sueca_desktop.arena.figures import Figures, Mean, figures
from sueca_desktop.arena.plan import Plan
from sueca_desktop.arena.sitting import DealResult


def all_figures(plan: Plan, results: Sequence[DealResult]) -> list[Figures]:
    """The figures of every level, in the order of the plan."""
    return [figures(level, results) for level in dict.fromkeys(plan.levels)]


def sheet(plan: Plan, results: Sequence[DealResult]) -> str:
    """A line a level; the first lines say what was played."""
    times = len(plan.rotations)
    if not results:
        return f"{plan.variant}: no deal was played to its end"
    lines = [
        f"{plan.variant}: {len(results)} deals, each played {times} times with the seats rotated, seed {plan.seed}",
        "score and card points a deal, with their 95 % intervals; thinking in ms",
        f"{'level':12}{'score':>20}{'card points':>20}{'decisions':>12}{'median':>10}{'p95':>10}{'max':>10}",
    ]
    for row in all_figures(plan, results):
        spent = row.thinking
        lines.append(
            f"{row.level:12}{_interval(row.score, 3):>20}{_interval(row.card_points, 2):>20}{row.decisions:>12}"
            f"{spent.median:>10.2f}{spent.p95:>10.2f}{spent.maximum:>10.2f}"
        )
    return "\n".join(lines)


def _interval(value: Mean, digits: int) -> str:
    margin = "" if value.margin is None else f" ± {value.margin:.{digits}f}"
    return f"{value.mean:.{digits}f}{margin}"


def data(plan: Plan, results: Sequence[DealResult]) -> dict[str, Any]:
    """The same as plain data. ``deals``: how many were played to the end; ``interval``: null where one deal tells
    nothing of others.
    """
    return {
        "variant": plan.variant,
        "levels": list(plan.levels),
        "seed": plan.seed,
        "deals": len(results),
        "rotations": len(plan.rotations),
        "worlds": plan.budget.worlds,
        "time_ms": plan.budget.time_ms if plan.budget.worlds is None else None,
        "interrupted": len(results) < plan.deals,
        "results": {row.level: _row(row) for row in (all_figures(plan, results) if results else [])},
    }


def _row(row: Figures) -> dict[str, Any]:
    spent = row.thinking
    return {
        "score": _mean(row.score),
        "card_points": _mean(row.card_points),
        "decisions": row.decisions,
        "think_ms": {"median": spent.median, "p95": spent.p95, "max": spent.maximum},
    }


def _mean(value: Mean) -> dict[str, Any]:
    margin = value.margin
    return {
        "mean": value.mean,
        "interval": None if margin is None else [value.mean - margin, value.mean + margin],
    }
