"""The history beside the window: loaded once the window stands, or when it is first asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Slot

from sueca_desktop.app.controller import Controller
from sueca_desktop.ui.actions import Do
from sueca_desktop.ui.main_window import MainWindow
from sueca_desktop.ui.presenter import Presenter

if TYPE_CHECKING:
    from sueca_desktop.app.history.historian import Historian
    from sueca_desktop.ui.history.opening import HistoryPages

LATER_MS = 800
"""How long after it is shown the window has to itself."""


class Keeping(QObject):
    """Makes the historian and the pages of one window; both modules and files are left alone until then."""

    def __init__(self, window: MainWindow, controller: Controller, presenter: Presenter) -> None:
        super().__init__(window)
        self._window, self._controller, self._presenter = window, controller, presenter
        self._historian: Historian | None = None
        self._pages: HistoryPages | None = None
        self._closed = False
        window.do[Do.STATISTICS].triggered.connect(self._show_statistics)
        window.do[Do.PAST_DEALS].triggered.connect(self._show_deals)
        QTimer.singleShot(LATER_MS, self, self._begin)

    @property
    def historian(self) -> Historian:
        """Who writes the history, made now if need be."""
        from sueca_desktop.app.history.historian import Historian

        if self._historian is None:
            self._historian = Historian(self._controller, self)
        return self._historian

    @property
    def pages(self) -> HistoryPages:
        """The pages, made now if need be."""
        from sueca_desktop.ui.history.opening import HistoryPages

        if self._pages is None:
            self._pages = HistoryPages(self._window, self.historian, self._presenter.show_page)
        return self._pages

    def rename(self, old: str, new: str) -> None:
        """The user who played as ``old`` is called ``new``, in earlier games and in the present one."""
        self.historian.rename(old, new)
        settings = self._controller.settings
        if settings is not None and not settings.watch and settings.players[0] == old:
            self._controller.rename((new, *settings.players[1:]))

    def call_others(self, names: tuple[str, ...]) -> None:
        """So are the computer players of the present game called, from the seat after the user's on."""
        settings = self._controller.settings
        if settings is not None and not settings.watch:
            self._controller.rename((settings.players[0], *names)[: len(settings.players)])

    @Slot()
    def close(self) -> None:
        """Lets go of the history."""
        self._closed = True
        if self._historian is not None:
            self._historian.close()

    @Slot()
    def _begin(self) -> None:
        if not self._closed:
            self.historian  # noqa: B018 - it begins to read

    def _show_statistics(self) -> None:
        self.pages.show_statistics()

    def _show_deals(self) -> None:
        self.pages.show_deals()
