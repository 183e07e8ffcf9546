"""What it costs to abandon a match (RULES.md, `sueca-riscos`, "Ranking points")."""

from __future__ import annotations

from enum import Enum

from sueca_desktop.app.game import Game

ABANDON_COST = 10
"""Ranking points for abandoning a deal that has begun, where losers pay (document 001)."""


class Cost(Enum):
    MATCH = "match"
    """The match counts as lost."""
    POINTS = "points"
    """``ABANDON_COST`` ranking points."""
    NOTHING = "nothing"
    """There is no match to lose, and no deal has begun, or it is practice."""


def cost_of(game: Game) -> Cost:
    """What abandoning ``game`` now costs the user: each deal is a match of its own where losers pay."""
    if not game.table.rules.spec.losers_pay:
        return Cost.MATCH
    begun = game.table.in_progress and len(game.table.deals) - 1 not in game.practice
    return Cost.POINTS if begun else Cost.NOTHING
