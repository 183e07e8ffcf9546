"""Deals by number, and what is told of where deals come from: the page of it and the line under a result."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Slot

from sueca_desktop.app.controller import Controller
from sueca_desktop.app.settings import GameSettings
from sueca_desktop.engine.deal_code import DealCode
from sueca_desktop.ui.main_window import MainWindow
from sueca_desktop.ui.pages import Pages
from sueca_desktop.ui.panels.deal_page import DealPage
from sueca_desktop.ui.panels.seal_line import SealLine
from sueca_desktop.ui.panels.start import StartPanel
from sueca_desktop.ui.starting import Starting
from sueca_desktop.variants import discover


class DealPages(QObject):
    """Shows the page, and begins the game that is chosen on it: the one on the start page, else one as the last."""

    def __init__(self, window: MainWindow, controller: Controller, pages: Pages, starting: Starting) -> None:
        super().__init__(window)
        self._window, self._controller = window, controller
        self._pages, self._starting = pages, starting
        self._settings: GameSettings | None = None
        window.themed.connect(self._show_again)

    def line(self) -> SealLine | None:
        """What the result of the present deal says of where it came from; None where nothing is known."""
        seal = self._controller.seal
        if seal is None:
            return None
        line = SealLine(seal, self._controller.next_commitment, self._controller.check_deal)
        line.more.connect(self.show)
        return line

    @Slot()
    def show(self) -> None:
        covered = self._window.overlay.panel
        if isinstance(covered, StartPanel):
            self._settings = covered.settings()
        elif not isinstance(covered, DealPage):
            self._settings = self._controller.settings or self._starting.offered
        self._show()

    def _show(self) -> None:
        game, settings = self._controller, self._settings
        assert settings is not None, "it is known what would be dealt"
        rules = discover()[settings.variant].rules(settings.options)
        running = game.summary is not None and not game.summary.standing.over
        page = DealPage(rules, game.seal, game.next_commitment, game.check_deal, running=running)
        page.chosen.connect(self._deal)
        page.again = lambda _: self._show
        page.help_asked.connect(self._pages.show_fairness)
        self._pages.show(page)

    def _show_again(self) -> None:
        if isinstance(self._window.overlay.panel, DealPage):
            self._show()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LanguageChange:
            self._show_again()
        return super().event(event)

    def _deal(self, code: DealCode) -> None:
        if self._settings is not None:
            self._starting.begin(self._settings.dealt_as(code))
