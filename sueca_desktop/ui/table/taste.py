"""How the user wants the table to be."""

from __future__ import annotations

from dataclasses import dataclass

from sueca_desktop.app.settings import Preferences
from sueca_desktop.ui.table.sorting import USUAL, HandOrder


@dataclass(frozen=True, slots=True)
class Taste:
    """``order``: of one's own hand. ``points``: whether plates show the card points taken."""

    order: HandOrder = USUAL
    points: bool = False


def taste_of(preferences: Preferences) -> Taste:
    """What the user prefers."""
    order = HandOrder(preferences.trump_place, preferences.ascending)
    return Taste(order, preferences.points)
