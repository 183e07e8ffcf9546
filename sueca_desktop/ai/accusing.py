"""When a computer seat accuses of a renounce (RULES.md, "Common ground", "Renounce")."""

from __future__ import annotations

from sueca_desktop.rules.actions import Accuse
from sueca_desktop.rules.renounce import proven_renounces
from sueca_desktop.rules.view import Observation


def accusation(observation: Observation) -> Accuse | None:
    """What the seat says out of turn: an accusation when, and only when, the cards played prove an opponent's
    renounce; None otherwise, and always when the deal is over or renounces cannot happen.
    """
    deal = observation.deal
    if deal.over or not deal.spec.renounce_allowed:
        return None
    opponents = (s for s in proven_renounces(deal) if not deal.spec.same_side(s, observation.seat))
    return next((Accuse(s) for s in opponents), None)
