"""Where the window stands, its frame and all: remembered, and repaired where the place it remembers is gone."""

from __future__ import annotations

import re
from collections.abc import Sequence

from PySide6.QtCore import QMargins, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMainWindow, QWidget

from sueca_desktop.app.settings import Preferences

USUAL = QSize(1280, 800)
LEAST = QSize(760, 500)
STATE_VERSION = 1
_NUMBER = re.compile("-?[0-9]{1,6}", re.ASCII)
_HANDLE = QSize(160, 32)
"""So much of the window's top edge must be on a screen for it to be caught with the mouse."""
_FRAME = QMargins(4, 36, 4, 4)
"""What a window's frame is taken to need until it is known."""
_THICKEST = 200
"""Pixels of a frame that are believed."""
_UNSEEN = QRect(0, 0, 7680, 4320)
"""The screen of a platform that nobody looks at."""


def screens() -> list[QRect]:
    """The usable part of every screen, the main one first."""
    if QGuiApplication.platformName() in ("offscreen", "minimal"):
        return [_UNSEEN]
    return [screen.availableGeometry() for screen in QGuiApplication.screens()]


def screen_of(window: QWidget) -> QRect:
    """The usable part of the screen that ``window`` is on."""
    return _UNSEEN if screens() == [_UNSEEN] else window.screen().availableGeometry()


def repaired(place: QRect, usable: Sequence[QRect]) -> QRect:
    """``place`` if the window can be seen and caught there; else a place on the main screen. ``usable``: as
    :func:`screens` gives it, at least one.
    """
    home = next((area for area in usable if _catchable(place, area)), None)
    if home is not None:
        return _within(place, home)
    result = QRect(usable[0].topLeft(), USUAL.boundedTo(usable[0].size()))
    result.moveCenter(usable[0].center())
    return result


def _within(place: QRect, area: QRect) -> QRect:
    """``place`` brought into ``area``, as large as it may be."""
    size = place.size().expandedTo(LEAST).boundedTo(area.size())
    left = min(max(place.left(), area.left()), area.right() + 1 - size.width())
    top = min(max(place.top(), area.top()), area.bottom() + 1 - size.height())
    return QRect(QPoint(left, top), size)


def _catchable(place: QRect, area: QRect) -> bool:
    handle = QRect(place.topLeft(), QSize(place.width(), _HANDLE.height())).intersected(area)
    return handle.width() >= _HANDLE.width() and handle.height() >= _HANDLE.height()


def restore(window: QMainWindow, preferences: Preferences) -> None:
    """Put the window where it was, or in the usual place."""
    place, state, frame = _parse(preferences.geometry)
    usable = [area if area == _UNSEEN else area.marginsRemoved(frame) for area in screens()]
    window.setMinimumSize(LEAST.boundedTo(usable[0].size()))
    window.setGeometry(repaired(place, usable) if place else _usual(usable[0]))
    window.setWindowState(state)


def restore_docks(window: QMainWindow, preferences: Preferences) -> bool:
    """Put its docks and toolbars where they were; whether that could be done."""
    return window.restoreState(preferences.window_state, STATE_VERSION)


def size_to_be(window: QWidget) -> QSize:
    """The size of the window, as far as it can be told before it is shown."""
    if window.isMaximized() and not window.isVisible():
        return window.screen().availableSize()
    return window.size()


def settle(window: QMainWindow) -> None:
    """Now that the frame is there: bring all of it onto the screen."""
    area = screen_of(window)
    if not (window.isMaximized() or window.isFullScreen() or area.contains(window.frameGeometry())):
        window.setGeometry(_within(window.geometry(), area.marginsRemoved(_frame(window))))


def remember(window: QMainWindow, preferences: Preferences) -> None:
    """Write down where the window is, the way :func:`restore` reads it: not in Qt's own form, which is cut to the
    size of the screen where nobody sees one.
    """
    large = window.isMaximized() or window.isFullScreen()
    place = window.normalGeometry() if large else window.geometry()
    around = _FRAME if large else _frame(window)
    numbers = (
        *(place.x(), place.y(), place.width(), place.height(), int(window.isMaximized())),
        *(around.left(), around.top(), around.right(), around.bottom()),
    )
    preferences.geometry = " ".join(map(str, numbers)).encode()
    preferences.window_state = bytes(window.saveState(STATE_VERSION).data())


def _frame(window: QMainWindow) -> QMargins:
    """What its frame has around it."""
    inside, whole = window.geometry(), window.frameGeometry()
    return QMargins(
        *(inside.left() - whole.left(), inside.top() - whole.top()),
        *(whole.right() - inside.right(), whole.bottom() - inside.bottom()),
    )


def _parse(data: bytes) -> tuple[QRect | None, Qt.WindowState, QMargins]:
    """The place, state and frame written by :func:`remember`; (None, …) for anything else. A frame may be missing."""
    words = data.decode("ascii", "replace").split(" ")
    if len(words) not in (5, 9) or not all(_NUMBER.fullmatch(word) for word in words):
        return None, Qt.WindowState.WindowNoState, _FRAME
    x, y, width, height, maximized, *around = map(int, words)
    state = Qt.WindowState.WindowMaximized if maximized else Qt.WindowState.WindowNoState
    believed = around and all(0 <= thick <= _THICKEST for thick in around)
    return QRect(x, y, width, height), state, QMargins(*around) if believed else _FRAME


def _usual(area: QRect) -> QRect:
    result = QRect(area.topLeft(), USUAL.boundedTo(area.size()))
    if area != _UNSEEN:
        result.moveCenter(area.center())
    return result
