"""What the computer players of the present deal saw: told once it is over, from the menu and from the tricks."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QModelIndex, QObject, Slot

from sueca_desktop.app.controller import Controller
from sueca_desktop.engine.record import replay
from sueca_desktop.rules.actions import Play
from sueca_desktop.ui.actions import Do
from sueca_desktop.ui.main_window import MainWindow
from sueca_desktop.ui.text import saw as words
from sueca_desktop.variants import discover

if TYPE_CHECKING:
    from sueca_desktop.ui.pages import Pages
    from sueca_desktop.ui.review.saw import SawPage


class Sawing(QObject):
    """Opens the page over the table; what it covers comes back."""

    def __init__(self, window: MainWindow, controller: Controller, pages: Callable[[], Pages]) -> None:
        super().__init__(window)
        self._window, self._controller, self._pages = window, controller, pages
        self._page: SawPage | None = None
        window.do[Do.SAW].triggered.connect(self._ask)
        window.docks.tricks.activated.connect(self._on_trick)
        for told in (controller.dealt, controller.stepped, controller.preparing, controller.deal_over):
            told.connect(self._refresh)
        controller.abandoned.connect(self._refresh)
        window.themed.connect(self._show_again)
        self._refresh()

    @Slot()
    def _refresh(self) -> None:
        self._window.do[Do.SAW].setEnabled(self._controller.table_open_hands is not None)

    @Slot()
    def _ask(self) -> None:
        self.show()

    def show(self, step: int | None = None) -> None:
        """Of the present deal, which is over, beginning after ``step`` actions; None: with the first decision."""
        from sueca_desktop.ui.review import saw

        record, settings = self._controller.record, self._controller.settings
        if record is None or settings is None or self._controller.table_open_hands is None:
            return
        table = replay(record, discover())
        own = None if settings.watch else 0
        page = saw.SawPage(table, len(table.deals) - 1, step, self._window.theme, own=own)
        page.again = lambda left: partial(self.show, left.step)
        self._page = page
        self._pages().show(page)

    @Slot(QModelIndex)
    def _on_trick(self, index: QModelIndex) -> None:
        """A trick was chosen in its list: what who played to it saw, if the deal is over."""
        observation = self._controller.observation
        if observation is None:
            return
        if self._controller.table_open_hands is None:
            self._window.message.say(lambda: words.say(words.Say.WAIT), passing=True)
            return
        deal = observation.deal
        plays = [i for i, move in enumerate(deal.moves) if isinstance(move.action, Play)]
        first = plays[index.row() * deal.spec.seats]
        self.show(first + (deal.moves[first].seat == 0))

    def _show_again(self) -> None:
        page = self._window.overlay.panel
        if page is self._page and page is not None:
            self.show(page.step)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LanguageChange:
            self._show_again()
        return super().event(event)
