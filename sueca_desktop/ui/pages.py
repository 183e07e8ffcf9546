"""Pages that lie over the table for a while: help, about, accusing, abandoning; and what they cover comes back."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject

from sueca_desktop import __version__
from sueca_desktop.ai.advice import Advice
from sueca_desktop.app.controller import Controller
from sueca_desktop.rules.actions import Accuse
from sueca_desktop.rules.refusals import Refused
from sueca_desktop.rules.view import Observation
from sueca_desktop.solver import COMPILED
from sueca_desktop.ui.actions import Do
from sueca_desktop.ui.main_window import MainWindow
from sueca_desktop.ui.panels.dock_page import DockPage
from sueca_desktop.ui.panels.docks import ScoreDock, TricksDock
from sueca_desktop.ui.panels.overlay import Panel
from sueca_desktop.ui.panels.pages import AbandonPanel, AboutPage, AccusePanel, KeysPage
from sueca_desktop.ui.panels.result import ResultPanel
from sueca_desktop.ui.panels.sheet_dock import SheetDock
from sueca_desktop.ui.panels.start import StartPanel
from sueca_desktop.ui.review.evidence_page import EvidencePage
from sueca_desktop.ui.rules_pages.dock import RulesDock
from sueca_desktop.ui.rules_pages.page import HowToPlayPage
from sueca_desktop.ui.rules_pages.panel import Game, RulesPanel
from sueca_desktop.ui.shortcuts import keys_of
from sueca_desktop.ui.starting import Starting
from sueca_desktop.ui.text import rules, seats
from sueca_desktop.ui.text.window import Word, say
from sueca_desktop.variants import discover

__all__ = ["Pages", "ResultPanel", "StartPanel"]

_DEEP = 8
"""Pages that lie over the lowest at most."""


class Pages(QObject):
    """One page at a time over one table."""

    def __init__(
        self, window: MainWindow, controller: Controller, starting: Starting, show_result: Callable[[], None]
    ) -> None:
        """``show_result``: puts the result of the deal over the table."""
        super().__init__(window)
        self._window, self._controller, self._starting = window, controller, starting
        self._show_result = show_result
        self._covered: list[Callable[[], None]] = []
        """What brings back the pages that lie under the present one, the lowest first."""

    def forget(self) -> None:
        """Nothing that was covered comes back."""
        self._covered.clear()

    def cover(self, kind: type[Panel]) -> None:
        """A page of another ``kind`` comes over the present one, which comes back when that is closed."""
        panel = self._window.overlay.panel
        if panel is not None and panel.again is not None and type(panel) is not kind:
            self._covered.append(panel.again(panel))
            del self._covered[1:-_DEEP]

    def show_again(self) -> None:
        """In another language, colours or size: the page that is open is made anew, with what was chosen on it."""
        match self._window.overlay.panel:
            case StartPanel() as panel:
                self._starting.again(panel)()
            case ResultPanel():
                self._show_result()
            case KeysPage():
                self.show_keys()
            case AboutPage():
                self.show_about()
            case AccusePanel():
                self.ask_accuse()
            case AbandonPanel():
                self.ask_abandon()
            case EvidencePage() as page:
                self.show_evidence(page.advice, page.observation)
            case DockPage() as page:
                self._show_dock(page.dock)
            case HowToPlayPage() as page:
                page.set_theme(self._window.theme)

    def turn_to(self, to: Do | QObject) -> None:
        """The page that an action is about, or that a dock without room has instead."""
        match to:
            case SheetDock():
                self._stand_in(to)
            case Do.ACCUSE:
                self.ask_accuse()
            case Do.ABANDON:
                self.ask_abandon()
            case Do.HOW_TO_PLAY:
                self.show_how_to_play()
            case Do.KEYS:
                self.show_keys()
            case Do.ABOUT:
                self.show_about()

    def show_keys(self) -> None:
        page = KeysPage(keys_of(self._window.menuBar()))
        page.again = lambda _: self.show_keys
        self.show(page)

    def show_how_to_play(self, place: Callable[[RulesPanel], None] | None = None) -> None:
        """The rules over the table; a start page that they cover comes back as it was left. ``place``: what opens them
        where the game is; those of a game that is only looked at begin at the beginning.
        """
        start = self._window.overlay.panel
        chosen = start.settings() if isinstance(start, StartPanel) else None
        settings = chosen or self._controller.settings
        game = Game(settings.variant, settings.options) if settings else None
        self._show_rules(game, place if chosen is None else None)

    def _stand_in(self, dock: SheetDock) -> None:
        """Shows over the table what has no room beside it, or puts it away if it is shown."""
        match self._window.overlay.panel, dock:
            case (DockPage(dock=shown), _) if shown is dock:
                self._window.overlay.close_panel()
            case HowToPlayPage(), RulesDock():
                self._window.overlay.close_panel()
            case _, RulesDock() as rules_dock:
                self.show_how_to_play(rules_dock.place)
            case _, ScoreDock() | TricksDock():
                self._show_dock(dock)

    def _show_dock(self, dock: ScoreDock | TricksDock) -> None:
        page = DockPage(dock)
        page.again = lambda _: partial(self._show_dock, dock)
        self.show(page)

    def show_fairness(self) -> None:
        """How deals are drawn, in the help."""
        self._show_rules(None, RulesPanel.open_fairness)

    def _show_rules(self, game: Game | None, place: Callable[[RulesPanel], None] | None = None) -> None:
        """``place``: what opens them where they are wanted; otherwise they begin at the beginning."""
        page = HowToPlayPage(discover(), self._window.theme, game)
        page.again = lambda _: partial(self._show_rules, game, place)
        if place is not None:
            place(page.rules)
        self.show(page)

    def show_evidence(self, advice: Advice, observation: Observation) -> None:
        """What speaks for a hint."""
        page = EvidencePage(advice, observation, self._players(), self._window.theme)
        page.again = lambda _: partial(self.show_evidence, advice, observation)
        self.show(page)

    def show_about(self) -> None:
        page = AboutPage(__version__, compiled=COMPILED)
        page.again = lambda _: self.show_about
        self.show(page)

    def lay_under(self, show: Callable[[], None]) -> None:
        """What ``show`` brings has come to the table, under the page and all that lies below it."""
        if show not in self._covered:
            self._covered.insert(0, show)

    def show(self, page: Panel) -> None:
        """A page to read; what it covers comes back when it is closed."""
        self.cover(type(page))
        self._window.overlay.show_panel(page)

    def on_uncovered(self) -> None:
        """A page was closed: what it covered comes back."""
        if self._covered:
            self._covered.pop()()
        elif self._controller.settings is None:
            self._starting.ask(resume=False)

    def take_up(self, take: Callable[[], None]) -> None:
        """A match comes to the table by ``take``; neither the page it was looked at on nor what that covered stays."""
        self._starting.beginning.emit()
        self.forget()
        take()
        self._window.overlay.close_panel()

    # ---- abandoning

    def ask_abandon(self) -> None:
        """Whether to end the match, told what it costs, where there is one to end."""
        cost = self._controller.abandoning
        if cost is not None:
            page = AbandonPanel(cost)
            page.abandoned.connect(self._abandon)
            self.show(page)

    def _abandon(self) -> None:
        """Once: the second half of a double click finds the match gone."""
        if self._controller.abandoning is not None:
            self._controller.abandon()

    # ---- accusing

    def ask_accuse(self) -> None:
        """Whom to accuse, where the rules let anybody be accused."""
        offers = tuple(action.seat for action in self._controller.offers if isinstance(action, Accuse))
        observation = self._controller.observation
        if not offers or observation is None:
            return
        self._window.rules.follow(observation.deal, accusing=True)
        panel = AccusePanel(self._players(), offers)
        panel.accused.connect(self._accuse)
        self.show(panel)

    def _accuse(self, seat: int) -> None:
        panel = self._window.overlay.panel
        try:
            self._controller.act(Accuse(seat))
        except Refused as refused:
            if isinstance(panel, AccusePanel):
                name = seats.shown(self._players()[seat])
                panel.show_refusal(say(Word.ACCUSE_REFUSED).format(name=name, reason=rules.refusal(refused.refusal)))
        else:
            self._window.overlay.close_panel()

    def _players(self) -> tuple[str, ...]:
        settings = self._controller.settings
        return settings.players if settings else ()
