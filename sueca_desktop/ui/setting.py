"""Between the preferences and the page on which they are chosen: what is chosen holds at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject

from sueca_desktop.app.settings import Preferences, Speed
from sueca_desktop.later import later
from sueca_desktop.ui.actions import Do
from sueca_desktop.ui.main_window import MainWindow
from sueca_desktop.ui.presenter import Presenter

if TYPE_CHECKING:
    from sueca_desktop.ui.panels import settings_page
else:
    settings_page = later("sueca_desktop.ui.panels.settings_page")


class Setting(QObject):
    """Shows the settings of one window."""

    def __init__(self, window: MainWindow, preferences: Preferences, presenter: Presenter) -> None:
        super().__init__(window)
        self._window, self._preferences, self._presenter = window, preferences, presenter
        window.do[Do.SETTINGS].triggered.connect(self.show)
        window.themed.connect(self._show_again)
        window.do.speeds.chosen.connect(self._show_values)
        preferences.changed.connect(self._show_values)

    def show(self) -> None:
        """The settings over the table, or over what lies there."""
        self._show(settings_page.Place())

    def _show(self, place: settings_page.Place) -> None:
        page = settings_page.SettingsPage(self._value, self._window.theme, place)
        page.asked.connect(self._choose)
        page.reset_asked.connect(self._reset)
        self._presenter.show_page(page)

    def _page(self) -> settings_page.SettingsPage | None:
        page = self._window.overlay.panel
        return page if page is not None and isinstance(page, settings_page.SettingsPage) else None

    def _show_again(self) -> None:
        """In another language, colours or size: where its reader was."""
        page = self._page()
        if page is not None:
            self._show(page.place)

    def _show_values(self) -> None:
        page = self._page()
        if page is not None:
            page.show_values()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LanguageChange:
            self._show_again()
        return super().event(event)

    def _value(self, name: str) -> object:
        """What is in force: the speed may be another than the one that is preferred."""
        return self._window.speed if name == "speed" else getattr(self._preferences, name)

    def _choose(self, name: str, value: object) -> None:
        if isinstance(value, Speed):
            self._window.do.speeds[value].trigger()
        else:
            setattr(self._preferences, name, value)

    def _reset(self) -> None:
        self._window.do.speeds[Preferences.speed.usual].trigger()
        self._preferences.reset()
