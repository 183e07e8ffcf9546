"""Room for the docks beside the table: the width they like, none where the table or a page needs it. The window never
grows for them: what is asked for and has no room is shown over the table.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QMainWindow, QWidget

from sueca_desktop.app.settings import Preferences
from sueca_desktop.ui.panels.overlay import Overlay
from sueca_desktop.ui.panels.sheet_dock import WIDTH, SheetDock
from sueca_desktop.ui.scale import px, scale, text_factor

_SEPARATOR = 8
_MOST, _MOST_BY_HAND = 1 / 3, 0.375
"""Of the window's width that a dock has at most before it is dragged wider, and after that."""

_PLENTY = 0.5
"""Of the width with which the table is comfortable that it then has beyond that."""


def width_needed(sides: Sequence[int], table: int) -> int:
    """Pixels of a window's width with docks at its ``sides`` and a ``table`` between that need so many."""
    return sum(sides) + len(sides) * _SEPARATOR + table


class DockRoom(QObject):
    """Puts docks away and brings them back; what floats over the window is left alone."""

    refused = Signal(object)
    """A :class:`SheetDock` that was asked for, or asked for once more, and that the table leaves no room."""

    def __init__(
        self, window: QMainWindow, table: QWidget, docks: Sequence[SheetDock], overlay: Overlay, kept: Preferences
    ) -> None:
        """``docks``: those beside ``table``, which has a least width; ``kept``: where the width they are given is."""
        super().__init__(window)
        self._window, self._table, self._docks, self._overlay = window, table, tuple(docks), overlay
        self._preferences = kept
        self._away: list[SheetDock] = []
        self._wished = False
        """Whether the user has asked for docks beside which the table has less room than it likes."""
        self._instead: SheetDock | None = None
        """What was refused, as long as a page is shown for it."""
        self._heights: dict[SheetDock, int] = {}
        """Of those that were in sight, not behind another's tab."""
        window.installEventFilter(self)
        overlay.opened.connect(self.fit)
        overlay.closed.connect(self._on_uncovered)
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

    def _shown(self) -> tuple[SheetDock, ...]:
        """Docked, and not closed; behind another's tab perhaps."""
        return tuple(dock for dock in self._docks if not dock.isFloating() and not dock.isHidden())

    def _on_uncovered(self) -> None:
        self._instead = None
        self.fit()

    def _on_toggled(self, shown: bool) -> None:
        """The user's own wish: the table gives way as far as it can."""
        dock = next(dock for dock in self._docks if dock.toggleViewAction() is self.sender())
        if dock in self._away:
            self._away.remove(dock)
        if shown and not dock.isFloating() and (dock is self._instead or not self._can_have(self._shown())):
            dock.hide()
            self._instead = dock
            self.refused.emit(dock)
            return
        self._wished = self._wished or (shown and not self._fits(self._shown()))
        if self._overlay.panel is None:
            self.fit()
        else:
            self._share_width()

    # ---- measures

    def _has_room(self, docks: Sequence[SheetDock]) -> bool:
        """Whether the table, and a page over it, are comfortable beside ``docks``."""
        panel = self._overlay.panel
        if not docks or panel is None:
            return self._fits(docks)
        return not panel.alone and self._fits(docks) and self._left_by(docks) >= px(panel.comfort)

    def _fits(self, docks: Sequence[SheetDock]) -> bool:
        return not docks or self._needed(docks) <= self._window.width()

    def _can_have(self, docks: Sequence[SheetDock]) -> bool:
        """Whether they can be read beside a table that has what it must have."""
        return width_needed(self._least(docks), self._table.minimumWidth()) <= self._window.width()

    def _needed(self, docks: Sequence[SheetDock]) -> int:
        """Pixels of the window's width; the table needs more of it with larger text, or its cards would pay for that,
        unless the user wants it otherwise.
        """
        table = self._table.minimumWidth()
        return width_needed(self._least(docks), table if self._wished else round(table * text_factor()))

    def _least(self, docks: Sequence[SheetDock]) -> list[int]:
        """Pixels that the docks of each side need to be read."""
        return [max(px(dock.least) for dock in side) for side in self._sides(docks)]

    def _left_by(self, docks: Sequence[SheetDock]) -> int:
        return self._window.width() - sum(width + _SEPARATOR for width in self._wanted(docks))

    def _sides(self, docks: Sequence[SheetDock]) -> Iterator[list[SheetDock]]:
        for area in (Qt.DockWidgetArea.LeftDockWidgetArea, Qt.DockWidgetArea.RightDockWidgetArea):
            side = [dock for dock in docks if self._window.dockWidgetArea(dock) == area]
            if side:
                yield side

    def _wanted(self, docks: Sequence[SheetDock]) -> list[int]:
        """Pixels of the docks at each side: as wide as they were made by hand, or like to be, where the table is
        comfortable; what they need to be read in any case. Larger text takes nothing from the table, unless there is
        plenty for both.
        """
        window, given, least = self._window.width(), self._preferences.dock_width, self._least(docks)
        table = self._table.minimumWidth() * text_factor()
        left = window - width_needed([0] * len(least), round(table))
        usual = max(WIDTH * max(1.0, scale() - text_factor() + 1), left - _PLENTY * table)
        share = _MOST_BY_HAND if given else _MOST
        most = min(round(share * window), left // max(1, len(least)))
        liked = px(given) if given else min(px(WIDTH), round(usual))
        return [min(liked if given else max(liked, need), max(need, most)) for need in least]

    def _share_width(self) -> None:
        """The docks as wide as they like, whatever the window was before."""
        docks = [dock for dock in self._shown() if dock.isVisible()]
        first = [side[0] for side in self._sides(docks)]
        if first:
            self._window.resizeDocks(first, self._wanted(docks), Qt.Orientation.Horizontal)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The window hears the mouse itself only where its separators are dragged."""
        if event.type() == QEvent.Type.Show:
            self.fit()
        if event.type() == QEvent.Type.MouseButtonRelease:
            docks = [dock for dock in self._shown() if dock.isVisible()]
            if docks and abs(docks[0].width() - self._wanted(docks)[0]) > 1:
                self._preferences.dock_width = round(docks[0].width() / scale())
        return False
