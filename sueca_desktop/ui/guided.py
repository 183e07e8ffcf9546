"""Opens the guided deal over whatever lies there, and ends it when it is left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QObject

from sueca_desktop.app.settings import Preferences
from sueca_desktop.later import later
from sueca_desktop.ui import naming
from sueca_desktop.ui.actions import Do
from sueca_desktop.ui.main_window import MainWindow
from sueca_desktop.ui.presenter import Presenter
from sueca_desktop.ui.table.taste import taste_of
from sueca_desktop.ui.text.window import Word, plain

if TYPE_CHECKING:
    from sueca_desktop.ui import lesson_page
else:
    lesson_page = later("sueca_desktop.ui.lesson_page")


class Guided(QObject):
    """The guided deal of one window. ``page``: where it is shown, None while it is not."""

    def __init__(self, window: MainWindow, preferences: Preferences, presenter: Presenter) -> None:
        super().__init__(window)
        self._window, self._preferences, self._presenter = window, preferences, presenter
        self.page: lesson_page.LessonPage | None = None
        window.do[Do.GUIDED].triggered.connect(self.show)
        window.themed.connect(self._dress)
        window.do.speeds.chosen.connect(self._follow)
        preferences.changed.connect(self._follow)
        window.closing.connect(self._end)

    def show(self) -> None:
        """From its beginning."""
        self._end()
        names = naming.players(self._preferences, 4)
        page = lesson_page.LessonPage(self._window.theme, names)
        page.left.connect(self._end)
        page.table.cued.connect(self._window.table.cued)
        page.table.refused.connect(self._window.table.refused)
        self._presenter.show_page(page)
        self.page = page
        self._follow()
        self._tell()

    def _dress(self) -> None:
        if self.page is not None:
            self.page.set_theme(self._window.theme)

    def _follow(self) -> None:
        """The table is as the user wants it, but for the points, which are what it is about."""
        if self.page is not None:
            self.page.table.set_speed(self._window.speed)
            self.page.table.set_taste(replace(taste_of(self._preferences), points=True))

    def _tell(self) -> None:
        """What the tool bar says is not of the game below."""
        self._window.status.stand_in(None if self.page is None else plain(Word.GUIDED))

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LanguageChange:
            self._tell()
        return super().event(event)

    def _end(self) -> None:
        """Nothing of it is kept."""
        page, self.page = self.page, None
        self._tell()
        if page is not None:
            page.controller.close()
