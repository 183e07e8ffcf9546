"""Between the preferences and the page on which they are chosen: what is chosen holds at once."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject

from sueca_desktop.app.settings import TASTE, Preferences, Speed
from sueca_desktop.later import later
from sueca_desktop.ui import naming
from sueca_desktop.ui.actions import Do
from sueca_desktop.ui.keeping import Keeping
from sueca_desktop.ui.main_window import MainWindow
from sueca_desktop.ui.presenter import Presenter

if TYPE_CHECKING:
    from sueca_desktop.ui.panels import player_rows, settings_page
else:
    player_rows = later("sueca_desktop.ui.panels.player_rows")
    settings_page = later("sueca_desktop.ui.panels.settings_page")


class Setting(QObject):
    """Shows the settings of one window."""

    def __init__(self, window: MainWindow, preferences: Preferences, presenter: Presenter, keeping: Keeping) -> None:
        super().__init__(window)
        self._window, self._preferences, self._presenter, self._keeping = window, preferences, presenter, keeping
        self._before: dict[str, str] | None = None
        """What stood in the preferences before they were reset, until one is chosen again."""
        window.do[Do.SETTINGS].triggered.connect(self.show)
        window.themed.connect(self._show_again)
        window.do.speeds.chosen.connect(self._show_values)
        preferences.changed.connect(self._show_values)
        preferences.changed.connect(self._on_names)
        keeping.prefer(naming.players(preferences)[0])

    def show(self) -> None:
        """The settings over the table, or over what lies there."""
        self._show(settings_page.Place())

    def _show(self, place: settings_page.Place) -> None:
        page = settings_page.SettingsPage(self._value, self._window.theme, place)
        page.again = lambda left: partial(self._show, left.place)
        page.asked.connect(self._choose)
        page.reset_asked.connect(self._reset)
        page.offer_back(self._before is not None)
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

    def _on_names(self, changed: frozenset[str]) -> None:
        if changed & {"names", "language"}:
            self._keeping.prefer(naming.players(self._preferences)[0])

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LanguageChange:
            self._show_again()
        return super().event(event)

    def _value(self, name: str) -> object:
        """What is in force: the speed may be another than the one that is preferred."""
        match name:
            case "speed":
                return self._window.speed
            case "profile":
                return player_rows.Profiles(self._profiles())
            case "others":
                return naming.players(self._preferences)[1:]
            case "text_most":
                return self._most_text()
            case _:
                return getattr(self._preferences, name)

    def _most_text(self) -> float | None:
        """How much larger than usual text at the table can be, if not as large as it was chosen."""
        wanted = self._preferences.text_size / 100
        most = round(20 * self._window.table.text_fitting(wanted)) / 20
        return most if most < wanted else None

    def _profiles(self) -> tuple[str, ...]:
        """The present one first, then as they were used last, and those the history alone knows."""
        present = naming.players(self._preferences)[0]
        known = (present, *self._preferences.profiles, *self._keeping.historian.history.profiles())
        return tuple(dict.fromkeys(name for name in known if name not in self._preferences.removed))

    def _choose(self, name: str, value: object) -> None:
        self._offer_back(None)
        match name, value:
            case "speed", Speed() as speed:
                self._window.do.speeds[speed].trigger()
            case "profile", str(player):
                naming.remember(self._preferences, (player,))
            case "rename", str(player):
                self._keeping.rename(naming.players(self._preferences)[0], player)
                naming.rename(self._preferences, player)
            case "forget", bool(with_deals):
                self._forget(with_deals=with_deals)
            case "others", tuple() as names:
                naming.remember(self._preferences, (naming.players(self._preferences)[0], *names))
                self._keeping.call_others(names)
            case _:
                setattr(self._preferences, name, value)

    def _forget(self, *, with_deals: bool) -> None:
        """The present player is offered no more; the next one is the present one."""
        old, following = self._profiles()[:2]
        if with_deals:
            self._keeping.historian.delete_of(old)
        naming.forget(self._preferences, following)

    def _reset(self) -> None:
        """All but the players as it was at first; asked again, as it was before."""
        before = self._before
        self._offer_back({name: self._preferences.written(name) for name in TASTE} if before is None else None)
        self._preferences.reset() if before is None else self._preferences.write(before)
        self._window.do.speeds[self._preferences.speed].trigger()

    def _offer_back(self, before: dict[str, str] | None) -> None:
        self._before = before
        page = self._page()
        if page is not None:
            page.offer_back(before is not None)
