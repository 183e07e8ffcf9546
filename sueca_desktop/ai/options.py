"""What can be done at a decision, and how much each thing gives away against the best."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum

from msgspec import Struct

from sueca_desktop.rules.actions import Action


class Measure(Enum):
    """What the cost of an option is counted in."""

    CARD_POINTS = "card-points"
    """Card points of the own side at the deal's end."""
    CHANCE = "chance"
    """Chances, 0 to 1, of having one's way (nulls)."""
    GAME_POINTS = "game-points"
    """Game points against the mean of the others (auctions)."""
    NET_POINTS = "net-points"
    """Points more than the opponent (making trump at Klaberjass)."""


class Grade(Enum):
    """How good an action is by what its seat could know."""

    BEST = "best"
    """The advised one, or one that the numbers do not tell from it."""
    FINE = "fine"
    MISTAKE = "mistake"


LIMITS = {
    Measure.CARD_POINTS: (1.0, 4.0),
    Measure.CHANCE: (0.02, 0.10),
    Measure.GAME_POINTS: (0.05, 0.30),
    Measure.NET_POINTS: (3.0, 15.0),
}
"""Up to which cost an action is as good as the best one, and up to which it is fine."""


class Option(Struct, frozen=True):
    """One action that was weighed.

    ``points``: mean card points that the own side ends the deal with (the last trick's bonus included), None where that
    is not looked at. ``wins``: how often the side wins the deal, or has its contract, 0 to 1. ``cost``: what the action
    gives away against the best option, 0.0 or more, in the advice's ``measure``; None where it has no number.
    ``grade``: by that cost.
    """

    action: Action
    points: float | None
    wins: float | None
    cost: float | None
    grade: Grade


class Value(Struct, frozen=True):
    """What is known of an action: ``points`` and ``wins`` as in :class:`Option`; ``worth``: in the measure."""

    action: Action
    points: float | None = None
    wins: float | None = None
    worth: float | None = None


def graded(advised: Action, measure: Measure, values: Iterable[Value]) -> tuple[Option, ...]:
    """The options, the best first; ``advised`` is as good as any."""
    values = tuple(values)
    best = max((value.worth for value in values if value.worth is not None), default=0.0)
    options = (_option(advised, measure, best, value) for value in values)
    return tuple(sorted(options, key=lambda each: (each.cost is None, each.cost or 0.0, each.action != advised)))


def _option(advised: Action, measure: Measure, best: float, value: Value) -> Option:
    cost = None if value.worth is None else best - value.worth
    same, fine = LIMITS[measure]
    if value.action == advised or (cost is not None and cost <= same):
        grade = Grade.BEST
    else:
        grade = Grade.FINE if cost is not None and cost <= fine else Grade.MISTAKE
    return Option(value.action, value.points, value.wins, cost, grade)
