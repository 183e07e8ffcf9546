"""The two docks: score sheet and tricks of the deal."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, Signal
from PySide6.QtWidgets import QWidget

from sueca_desktop.later import later
from sueca_desktop.ui.panels.sheet_dock import SHEET, TRICKS, SheetDock
from sueca_desktop.ui.text.window import Word
from sueca_desktop.ui.theme import Theme

if TYPE_CHECKING:
    from sueca_desktop.ui.models import score_sheet, trick_log
    from sueca_desktop.ui.panels import sheet_view, trick_delegate, tricks_view
else:
    score_sheet, trick_log = (later(f"sueca_desktop.ui.models.{name}") for name in ("score_sheet", "trick_log"))
    names = ("sheet_view", "trick_delegate", "tricks_view")
    sheet_view, trick_delegate, tricks_view = (later(f"sueca_desktop.ui.panels.{name}") for name in names)


class ScoreDock(SheetDock):
    """The score sheet; ``activated``: a row of it."""

    activated = Signal(QModelIndex)

    def __init__(self, theme: Theme) -> None:
        super().__init__("score-sheet", Word.SCORE_SHEET, SHEET)
        self._theme = theme

    @cached_property
    def model(self) -> score_sheet.ScoreSheetModel:
        return score_sheet.ScoreSheetModel()

    @property
    def view(self) -> sheet_view.SheetView:
        self.fill()
        return self._view

    @cached_property
    def _view(self) -> sheet_view.SheetView:
        view = sheet_view.SheetView(self.model, self._theme)
        view.activated.connect(self.activated)
        return view

    def make(self) -> tuple[QWidget, ...]:
        return (self._view,)

    def copy(self) -> tuple[QWidget, ...]:
        """The same once more, for a page."""
        view = sheet_view.SheetView(self.model, self._theme)
        view.activated.connect(self.activated)
        return (view,)

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        if self.filled:
            self.view.tally.theme = theme
            self.view.fit_columns()
            self.view.viewport().update()


class TricksDock(SheetDock):
    """The tricks of the deal; ``activated``: one of them."""

    activated = Signal(QModelIndex)

    def __init__(self, theme: Theme) -> None:
        super().__init__("tricks", Word.TRICKS, TRICKS)
        self._theme = theme

    @cached_property
    def model(self) -> trick_log.TrickLogModel:
        return trick_log.TrickLogModel()

    @property
    def header(self) -> trick_delegate.TrickHeader:
        self.fill()
        return self._header

    @property
    def view(self) -> tricks_view.TricksView:
        self.fill()
        return self._view

    @cached_property
    def _header(self) -> trick_delegate.TrickHeader:
        return trick_delegate.TrickHeader(self._theme)

    @cached_property
    def _view(self) -> tricks_view.TricksView:
        view = tricks_view.TricksView(self.model, self._theme)
        view.activated.connect(self.activated)
        return view

    def make(self) -> tuple[QWidget, ...]:
        return self._header, self._view

    def copy(self) -> tuple[QWidget, ...]:
        """The same once more, for a page."""
        header, view = trick_delegate.TrickHeader(self._theme), tricks_view.TricksView(self.model, self._theme)
        header.show_players(self.header.players)
        view.activated.connect(self.activated)
        return header, view

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        if self.filled:
            self.view.delegate.theme = self.header.theme = theme
            self.header.rescale()
            self.view.scheduleDelayedItemsLayout()
            for part in (self.view.viewport(), self.header):
                part.update()


class Docks:
    """Both docks."""

    def __init__(self, theme: Theme) -> None:
        self.sheet, self.tricks = ScoreDock(theme), TricksDock(theme)

    def set_theme(self, theme: Theme) -> None:
        self.sheet.set_theme(theme)
        self.tricks.set_theme(theme)

    @contextmanager
    def waiting(self) -> Iterator[None]:
        """What comes in sight within it, and is still there at its end, is filled only then."""
        docks = self.sheet, self.tricks
        for dock in docks:
            dock.waiting = True
        yield
        for dock in docks:
            dock.waiting = False
            if dock.isVisible():
                dock.fill()
