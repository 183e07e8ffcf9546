"""How the user wants the table to be."""

from __future__ import annotations

from msgspec import Struct

from sueca_desktop.app.settings import Motion, Preferences
from sueca_desktop.ui.table.sorting import USUAL, HandOrder


class Taste(Struct, frozen=True):
    """``order``: of one's own hand. ``points``: whether plates show the card points taken. ``confirm``: whether a card
    is played by the second click only. ``reduced``: whether no card may fly.
    """

    order: HandOrder = USUAL
    points: bool = False
    confirm: bool = False
    reduced: bool = False


def taste_of(preferences: Preferences) -> Taste:
    """What the user prefers."""
    order = HandOrder(preferences.trump_place, preferences.ascending)
    return Taste(order, preferences.points, preferences.confirm, preferences.motion is Motion.REDUCED)
