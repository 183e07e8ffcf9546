"""How the user wants the table to be."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QGuiApplication

from sueca_desktop.app.settings import Motion, Preferences
from sueca_desktop.ui.table.sorting import USUAL, HandOrder


@dataclass(frozen=True, slots=True)
class Taste:
    """``order``: of one's own hand. ``points``: whether plates show the card points taken. ``confirm``: whether a card
    is played by the second click only. ``reduced``: whether no card may fly.
    """

    order: HandOrder = USUAL
    points: bool = False
    confirm: bool = False
    reduced: bool = False


def system_reduces() -> bool:
    """Whether the system asks for less motion; False where Qt does not tell: it does so from version 6.12 on."""
    asked = getattr(QGuiApplication.styleHints().accessibility(), "motionPreference", None)
    return asked is not None and getattr(asked(), "name", "") == "ReducedMotion"


def taste_of(preferences: Preferences) -> Taste:
    """What the user prefers, and the system where the user leaves it to that."""
    order = HandOrder(preferences.trump_place, preferences.ascending)
    motion = preferences.motion
    reduced = system_reduces() if motion is Motion.SYSTEM else motion is Motion.REDUCED
    return Taste(order, preferences.points, preferences.confirm, reduced)
