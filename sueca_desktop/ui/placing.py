"""Where the window stands: remembered, and repaired where the place it remembers is gone."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMainWindow

from sueca_desktop.app.settings import Preferences

USUAL = QSize(1280, 800)
LEAST = QSize(760, 520)
STATE_VERSION = 1
_HANDLE = QSize(160, 32)
"""So much of the window's top edge must be on a screen for it to be caught with the mouse."""
_UNSEEN = QRect(0, 0, 7680, 4320)
"""The screen of a platform that nobody looks at."""


def screens() -> list[QRect]:
    """The usable part of every screen, the main one first."""
    if QGuiApplication.platformName() in ("offscreen", "minimal"):
        return [_UNSEEN]
    return [screen.availableGeometry() for screen in QGuiApplication.screens()]


def repaired(place: QRect, usable: Sequence[QRect]) -> QRect:
    """``place`` if the window can be seen and caught there; else a place on the main screen. ``usable``: as
    :func:`screens` gives it, at least one.
    """
    home = next((area for area in usable if _catchable(place, area)), None)
    area = home or usable[0]
    size = (place.size() if home else USUAL).expandedTo(LEAST).boundedTo(area.size())
    if home is None:
        result = QRect(area.topLeft(), size)
        result.moveCenter(area.center())
        return result
    left = min(max(place.left(), area.left()), area.right() + 1 - size.width())
    top = min(max(place.top(), area.top()), area.bottom() + 1 - size.height())
    return QRect(QPoint(left, top), size)


def _catchable(place: QRect, area: QRect) -> bool:
    handle = QRect(place.topLeft(), QSize(place.width(), _HANDLE.height())).intersected(area)
    return handle.width() >= _HANDLE.width() and handle.height() >= _HANDLE.height()


def restore(window: QMainWindow, preferences: Preferences) -> bool:
    """Put the window where it was, or in the usual place; whether its docks could be put back too."""
    if not window.restoreGeometry(preferences.geometry):
        window.setGeometry(_usual(screens()[0]))
    elif not window.isMaximized() and not window.isFullScreen():
        window.setGeometry(repaired(window.geometry(), screens()))
    return window.restoreState(preferences.window_state, STATE_VERSION)


def remember(window: QMainWindow, preferences: Preferences) -> None:
    preferences.geometry = bytes(window.saveGeometry().data())
    preferences.window_state = bytes(window.saveState(STATE_VERSION).data())


def _usual(area: QRect) -> QRect:
    result = QRect(area.topLeft(), USUAL.boundedTo(area.size()))
    if area != _UNSEEN:
        result.moveCenter(area.center())
    return result
