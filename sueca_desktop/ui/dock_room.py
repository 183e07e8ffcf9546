"""Room for the docks beside the table: the width they like, none where the table or a page needs it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QDockWidget, QMainWindow, QWidget

from sueca_desktop.app.settings import Preferences
from sueca_desktop.ui import placing
from sueca_desktop.ui.panels.overlay import Overlay
from sueca_desktop.ui.panels.sheet_dock import WIDTH
from sueca_desktop.ui.scale import px, scale, text_factor

_SEPARATOR = 8
_READABLE = 200
"""Pixels of a dock's width, at the usual scale, that it must have unless it is asked for."""
_MOST = 0.375
"""Of the window's width that a dock may have before it is dragged wider."""


class DockRoom(QObject):
    """Puts docks away and brings them back; what floats over the window is left alone."""

    def __init__(
        self, window: QMainWindow, table: QWidget, docks: Sequence[QDockWidget], overlay: Overlay, kept: Preferences
    ) -> None:
        """``docks``: those beside ``table``, which has a least width; ``kept``: where the width they are given is."""
        super().__init__(window)
        self._window, self._table, self._docks, self._overlay = window, table, tuple(docks), overlay
        self._preferences = kept
        self._away: list[QDockWidget] = []
        self._wished = False
        """Whether the user has asked for docks that have too little room to be read at a glance."""
        self._heights: dict[QDockWidget, int] = {}
        """Of those that were in sight, not behind another's tab."""
        window.installEventFilter(self)
        overlay.opened.connect(self.fit)
        overlay.closed.connect(self.fit)
        for dock in docks:
            dock.toggleViewAction().triggered.connect(self._on_toggled)

    def fit(self) -> None:
        """Put away what there is no room for; bring back what was put away as soon as there is."""
        if not self._window.isVisible():
            return
        if not self._has_room(self._shown()):
            self._put_away()
        elif self._away and self._overlay.panel is None and self._has_room((*self._shown(), *self._away)):
            self.bring_back()
        self._share_width()

    def bring_back(self) -> None:
        """Everything that was put away."""
        for dock in self._away:
            dock.show()
        for dock in self._heights:
            dock.raise_()
        self._window.resizeDocks(list(self._heights), list(self._heights.values()), Qt.Orientation.Vertical)
        self._away, self._heights = [], {}

    def _put_away(self) -> None:
        shown = self._shown()
        layout = self._window.layout()
        if layout is not None:
            layout.activate()  # or heights that were asked for just now would not be known
        self._heights |= {dock: dock.height() for dock in shown if dock.isVisible()}
        for dock in shown:
            dock.hide()
        if layout is not None:
            layout.activate()  # or the table would be painted where it is no more
        self._away += shown

    def _shown(self) -> tuple[QDockWidget, ...]:
        """Docked, and not closed; behind another's tab perhaps."""
        return tuple(dock for dock in self._docks if not dock.isFloating() and not dock.isHidden())

    def _on_toggled(self, shown: bool) -> None:
        """The user's own wish: the window grows for it if it must and may."""
        dock = next(dock for dock in self._docks if dock.toggleViewAction() is self.sender())
        if dock in self._away:
            self._away.remove(dock)
        if shown and not self._fits(self._shown()):
            self._grow()
            self._wished = not self._fits(self._shown())
        if self._overlay.panel is None:
            self.fit()
        else:
            self._share_width()

    def _grow(self) -> None:
        window, wanted = self._window, self._needed(self._shown())
        if not window.isMaximized() and not window.isFullScreen():
            available = placing.screen_of(window)
            left = max(available.left(), min(window.x(), available.right() + 1 - wanted))
            window.move(left, window.y())
            window.resize(QSize(min(wanted, available.width()), window.height()))

    # ---- measures

    def _has_room(self, docks: Sequence[QDockWidget]) -> bool:
        """Whether the table, and a page over it, are comfortable beside ``docks``."""
        panel = self._overlay.panel
        if not docks or panel is None:
            return self._fits(docks)
        return not panel.alone and self._fits(docks) and self._left_by(docks) >= px(panel.comfort)

    def _fits(self, docks: Sequence[QDockWidget]) -> bool:
        return not docks or self._needed(docks) <= self._window.width()

    def _needed(self, docks: Sequence[QDockWidget]) -> int:
        readable = 0 if self._wished else px(_READABLE)
        least = [max(readable, *(dock.minimumWidth() for dock in side)) for side in self._sides(docks)]
        return sum(least) + len(least) * _SEPARATOR + self._least_table()

    def _least_table(self) -> int:
        """Pixels of the table's width: with larger text it needs more, or its cards would pay for that; docks that the
        user has asked for leave it what it must have.
        """
        least = self._table.minimumWidth()
        return least if self._wished else round(least * text_factor())

    def _left_by(self, docks: Sequence[QDockWidget]) -> int:
        return self._window.width() - sum(self._wanted() + _SEPARATOR for _ in self._sides(docks))

    def _sides(self, docks: Sequence[QDockWidget]) -> Iterator[list[QDockWidget]]:
        for area in (Qt.DockWidgetArea.LeftDockWidgetArea, Qt.DockWidgetArea.RightDockWidgetArea):
            side = [dock for dock in docks if self._window.dockWidgetArea(dock) == area]
            if side:
                yield side

    def _wanted(self) -> int:
        """Pixels of a dock's width: that given by hand, else what the table leaves it."""
        most, given = round(_MOST * self._window.width()), self._preferences.dock_width
        if given:
            return min(px(given), most)
        usual = round(WIDTH * max(1.0, scale() - text_factor() + 1))  # larger text takes nothing from the table
        left = self._window.width() - _SEPARATOR - round(self._table.minimumWidth() * text_factor())
        return min(usual, most, max(px(_READABLE), left))

    def _share_width(self) -> None:
        """The docks as wide as they like, whatever the window was before."""
        first = [side[0] for side in self._sides([dock for dock in self._shown() if dock.isVisible()])]
        if first:
            self._window.resizeDocks(first, [self._wanted()] * len(first), Qt.Orientation.Horizontal)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The window hears the mouse itself only where its separators are dragged."""
        if event.type() == QEvent.Type.Show:
            self.fit()
        if event.type() == QEvent.Type.MouseButtonRelease:
            widths = [dock.width() for dock in self._shown() if dock.isVisible()]
            if widths and abs(widths[0] - self._wanted()) > 1:
                self._preferences.dock_width = round(widths[0] / scale())
        return False
