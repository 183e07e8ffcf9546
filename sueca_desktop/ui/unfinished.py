"""Between the unfinished games and the window: they are listed, gone on with and deleted."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Slot

from sueca_desktop.app.controller import Controller
from sueca_desktop.app.history.historian import Historian
from sueca_desktop.app.history.shelf import LeftMatch, Shelf
from sueca_desktop.app.paths import data_dir
from sueca_desktop.engine.record import RecordError
from sueca_desktop.ui.actions import Do
from sueca_desktop.ui.history.unfinished_page import UnfinishedPage
from sueca_desktop.ui.main_window import MainWindow
from sueca_desktop.ui.panels.start import StartPanel
from sueca_desktop.ui.presenter import Presenter
from sueca_desktop.ui.text.history import Label, say


def _as_left(show: Callable[[Path | None], None]) -> Callable[[UnfinishedPage], Callable[[], None]]:
    """Brings a page back by ``show`` where it stood."""
    return lambda page: partial(show, page.current.path if page.current is not None else None)


class Unfinished(QObject):
    """The page of one window, and the way to it on the start page."""

    def __init__(self, window: MainWindow, controller: Controller, presenter: Presenter, historian: Historian) -> None:
        super().__init__(window)
        self._window, self._controller, self._presenter = window, controller, presenter
        self.shelf = Shelf(data_dir(), historian.history, self)
        self.shelf.changed.connect(self._on_changed)
        historian.settled.connect(self.shelf.read)
        window.overlay.opened.connect(self._on_opened)
        window.themed.connect(self._show_again)
        self.shelf.read()
        self._on_opened()

    def show(self, current: Path | None = None) -> None:
        """The page over what lies there; ``current``: the file of the match to stand on."""
        self.shelf.read()
        page = UnfinishedPage(self._matches(), self._window.theme, current=current)
        page.again = _as_left(self.show)
        page.resumed.connect(self._go_on)
        page.deleting.connect(self._delete)
        self._presenter.show_page(page)

    def _matches(self) -> tuple[LeftMatch, ...]:
        """Those that this window may go on with."""
        return () if self._controller.another_window else self.shelf.matches

    def _page(self) -> UnfinishedPage | None:
        page = self._window.overlay.panel
        return page if isinstance(page, UnfinishedPage) else None

    @Slot()
    def _on_changed(self) -> None:
        page = self._page()
        if page is not None:
            page.show_matches(self._matches())
        self._tell_start()

    @Slot()
    def _on_opened(self) -> None:
        """A start page says how many there are: as far as is known, and again once it is known anew."""
        panel = self._window.overlay.panel
        if isinstance(panel, StartPanel):
            panel.unfinished_asked.connect(self._window.do[Do.UNFINISHED].trigger)
            self.shelf.read()
            self._tell_start()

    def _tell_start(self) -> None:
        panel = self._window.overlay.panel
        if isinstance(panel, StartPanel):
            panel.show_unfinished(len(self._matches()))

    def _go_on(self, match: LeftMatch) -> None:
        try:
            self._presenter.take_up(lambda: self._controller.take_back(match.path))
        except (OSError, RecordError) as error:
            self._say(Label.CANNOT_TAKE, error)
        self.shelf.read()

    def _delete(self, match: LeftMatch) -> None:
        try:
            self.shelf.delete(match)
        except OSError as error:
            self._say(Label.CANNOT_DELETE, error)

    def _say(self, what: Label, error: Exception) -> None:
        page = self._page()
        if page is not None:
            page.say(say(what).format(reason=getattr(error, "strerror", None) or error))

    @Slot()
    def _show_again(self) -> None:
        """In another language, colours or size: the page is made anew, where it stood."""
        page = self._page()
        if page is not None:
            _as_left(self.show)(page)()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LanguageChange:
            self._show_again()
        return super().event(event)
