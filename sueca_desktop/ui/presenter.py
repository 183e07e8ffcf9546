"""Between the controller and the window: what the game says is shown, what the user wants is asked of the game."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QObject, Signal

from sueca_desktop.app.controller import Controller
from sueca_desktop.app.notices import PASSING, Notice
from sueca_desktop.app.preparing import Preparation
from sueca_desktop.app.settings import GameSettings, Preferences
from sueca_desktop.app.summary import DealResult, ShownStep
from sueca_desktop.later import later
from sueca_desktop.rules.events import CardPlayed
from sueca_desktop.rules.view import Observation
from sueca_desktop.ui.actions import Do
from sueca_desktop.ui.main_window import MainWindow
from sueca_desktop.ui.panels.overlay import Panel
from sueca_desktop.ui.starting import Starting
from sueca_desktop.ui.taking_back import TakingBack
from sueca_desktop.ui.text import computer, seats, turns
from sueca_desktop.ui.text.window import Word, say
from sueca_desktop.ui.watching import Watching

if TYPE_CHECKING:
    from sueca_desktop.ui import claiming, deal_pages, hinting, pages, records, sawing
else:
    names = ("claiming", "deal_pages", "hinting", "pages", "records", "sawing")
    claiming, deal_pages, hinting, pages, records, sawing = (later(f"sueca_desktop.ui.{name}") for name in names)


class Presenter(QObject):
    """One game in one window."""

    result_shown = Signal(object)
    """DealResult, its panel up."""

    def __init__(self, window: MainWindow, controller: Controller, preferences: Preferences) -> None:
        super().__init__(window)
        self._window, self._controller = window, controller
        self._starting = Starting(window, controller, preferences)
        self._starting.rules_asked.connect(window.do[Do.HOW_TO_PLAY].trigger)
        self._starting.deal_asked.connect(self._show_deal)
        self._starting.beginning.connect(self._follow_game)
        window.seen.connect(self._follow_game)
        self._taking_back = TakingBack(window, controller)
        self._result: DealResult | None = None
        self._following = False
        self.watching = Watching(window, controller, self.go_on)
        controller.notice.connect(self.tell)
        controller.abandoned.connect(self._on_abandoned)
        window.overlay.closed.connect(self._on_uncovered)
        window.themed.connect(self._show_page_again)
        window.entered.connect(self._on_entered)
        window.room_refused.connect(self._turn_to)
        self._connect_actions()
        self._show_state()

    @cached_property
    def _pages(self) -> pages.Pages:
        """Made when there is first something to read, after the window has been seen."""
        return pages.Pages(self._window, self._controller, self._starting, self._show_result)

    @cached_property
    def _deals(self) -> deal_pages.DealPages:
        """Likewise."""
        return deal_pages.DealPages(self._window, self._controller, self._pages, self._starting)

    @cached_property
    def _records(self) -> records.Records:
        return records.Records(self._window, self._controller, self._pages)

    def _show_deal(self) -> None:
        self._deals.show()

    def _turn_to(self, to: Do | QObject, checked: bool = False) -> None:
        self._pages.turn_to(to)

    def _on_uncovered(self) -> None:
        self._pages.on_uncovered()

    def _follow_game(self) -> None:
        """Bring to the table what a game needs there: before one begins, or once the window has been seen."""
        if self._following:
            return
        self._following = True
        game = self._controller
        self._window.table.bind(game)
        self._window.prompts.bind(game)
        self._claiming = claiming.Claiming(self._window, game)
        self._hinting = hinting.Hinting(self._window, game, lambda: self._pages)
        self._sawing = sawing.Sawing(self._window, game, lambda: self._pages)
        self._records.refresh()
        game.preparing.connect(self._on_preparing)
        game.dealt.connect(self._on_dealt)
        game.stepped.connect(self._on_stepped)
        game.user_turn.connect(self._on_user_turn)
        game.deal_over.connect(self._on_deal_over)
        game.renamed.connect(self._on_renamed)
        for told in (game.preparing, game.dealt, game.stepped, game.deal_over, game.abandoned):
            told.connect(self._window.message.pass_on)
        self._window.table.settled.connect(self._show_state)

    def _connect_actions(self) -> None:
        do = self._window.do
        for action in (*do.sheet_menu.actions(), *map(do.__getitem__, (Do.HINT, Do.CLAIM, Do.SAW, Do.SAVE_RECORD))):
            action.setEnabled(False)  # until there is a game
        do[Do.NEW_GAME].triggered.connect(self.ask_new_game)
        do[Do.NEXT_DEAL].triggered.connect(self.go_on)
        do[Do.RESULT].triggered.connect(self._show_result)
        for one in (Do.ACCUSE, Do.ABANDON, Do.HOW_TO_PLAY, Do.KEYS, Do.ABOUT):
            do[one].triggered.connect(partial(self._turn_to, one))
        do[Do.LAST_TRICK].triggered.connect(self._window.table.toggle_last_trick)
        do[Do.DEAL_NUMBER].triggered.connect(self._show_deal)

    # ---- beginning

    def open(self) -> None:
        """What the app opens with: the start page, the game that was left highlighted if there is one."""
        self._starting.ask(resume=True)

    def open_record(self, path: Path) -> None:
        """Show the match in a file."""
        self._records.open(path)

    def ask_new_game(self) -> None:
        """Ask what to play; a game in progress waits behind the page."""
        self.watching.stop()
        if self._window.overlay.panel is not None:
            self._pages.cover(pages.StartPanel)
        self._starting.ask(resume=False)

    def begin(self, settings: GameSettings) -> None:
        """Begin a new game now."""
        self._starting.begin(settings)

    # ---- what the game says

    def _on_preparing(self, preparation: Preparation) -> None:
        """The pack is shuffled and the user must cut it, or say how it is dealt: the old deal is cleared away."""
        self._put_result_away()
        self._show_tricks(None)
        self._show_state(self._controller.observation)

    def _on_abandoned(self) -> None:
        """No game is open: the table is cleared, and what to play is asked."""
        self._put_result_away()
        self._window.table.clear()
        self._window.prompts.clear()
        self._show_tricks(None)
        self._show_state()
        self.ask_new_game()

    def _on_dealt(self, observation: Observation) -> None:
        self._put_result_away()
        self._show_tricks(observation)
        self._show_actions(observation)
        if self._window.table.in_motion:
            self._window.status.show_state(say(Word.DEALING), None)
        else:
            self._show_state(observation)

    def _put_result_away(self) -> None:
        self._result = None
        self._pages.forget()
        self.watching.stop()
        if isinstance(self._window.overlay.panel, pages.ResultPanel):
            self._window.overlay.close_panel()
        self._window.docks.sheet.model.show(self._controller.summary)

    def _on_stepped(self, step: ShownStep) -> None:
        """The lists show what the table has shown: the state before this step; what is only said is known at once."""
        self._show_tricks(step.before)
        if not any(isinstance(event, CardPlayed) for event in step.events):
            self._window.docks.sheet.model.show(self._controller.summary)

    def _on_user_turn(self, observation: Observation) -> None:
        self._window.docks.sheet.model.show(self._controller.summary)
        self._show_tricks(observation)
        self._show_state(observation)

    def _on_deal_over(self, result: DealResult) -> None:
        self._result = result
        self._window.docks.sheet.model.show(result.summary)
        self._show_state(self._controller.observation)
        self._show_tricks(self._controller.observation)
        panel = self._window.overlay.panel
        self._show_result() if panel is None or panel.passing else self._pages.lay_under(self._show_result)
        self.result_shown.emit(result)

    def _on_renamed(self) -> None:
        """Somebody at the table is called otherwise."""
        summary, observation = self._controller.summary, self._controller.observation
        if self._result is not None and summary is not None:
            self._result = replace(self._result, summary=summary)
        self._window.docks.sheet.model.show(summary)
        self._show_tricks(observation)
        self._show_state(observation)

    def tell(self, notice: Notice) -> None:
        """Say what the user should know, above the table."""
        players = self._players()
        name = seats.shown(players[notice.seat]) if notice.seat is not None and players else ""
        self._window.message.say(lambda: computer.notice(notice, name), too=True, passing=notice.code in PASSING)

    def event(self, event: QEvent) -> bool:
        """In another language what is shown is said again; a page is made anew, with what was chosen on it."""
        if event.type() == QEvent.Type.LanguageChange:
            self._window.table.finish_motion()
            self._show_state(self._controller.observation)
            self._show_page_again()
        return super().event(event)

    def _show_page_again(self) -> None:
        """In another language, look, or size of everything."""
        if self._window.overlay.panel is not None:
            self._pages.show_again()

    def show_page(self, page: Panel) -> None:
        """A page to read; what it covers comes back when it is closed."""
        self._pages.show(page)

    def take_up(self, take: Callable[[], None]) -> None:
        """A match comes to the table by ``take``, in place of the page and what it covers."""
        self._pages.take_up(take)

    # ---- showing

    def _players(self) -> tuple[str, ...]:
        settings = self._controller.settings
        return settings.players if settings else ()

    def _show_tricks(self, observation: Observation | None) -> None:
        self._window.docks.tricks.header.show_players(self._players())
        self._window.docks.tricks.model.show(observation.deal if observation else None, self._players())

    def _show_state(self, observation: Observation | None = None) -> None:
        """What is said beside the table of what lies on it, ``observation``."""
        preparation, settings = self._controller.preparation, self._controller.settings
        self._show_actions(observation if preparation is None else None)
        if preparation is not None and settings is not None:
            self._window.rules.follow_dealing(settings.variant, settings.options)
            self._window.status.show_state(turns.asked(preparation.kind), None, urgent=True)
            return
        if observation is None:
            self._window.status.show_state(say(Word.NO_GAME), None)
            return
        self._window.rules.follow(observation.deal)
        if not observation.deal.tricks:
            self._show_tricks(observation)
        watched = self._watched()
        told = turns.turn(observation, self._players(), watched=watched)
        self._window.status.show_state(told, observation.deal.trump, urgent=observation.my_turn and not watched)

    def _show_actions(self, observation: Observation | None) -> None:
        do = self._window.do
        over = self._result is not None
        do[Do.NEXT_DEAL].setVisible(over and not (self._result is not None and self._result.match_over))
        do[Do.RESULT].setEnabled(over)
        do[Do.ABANDON].setEnabled(self._controller.abandoning is not None)
        do[Do.LAST_TRICK].setEnabled(observation is not None and bool(observation.deal.tricks))
        do[Do.ACCUSE].setVisible(observation is not None and observation.deal.spec.renounce_allowed and not over)

    def _watched(self) -> bool:
        settings = self._controller.settings
        return settings is not None and settings.watch

    def _show_result(self) -> None:
        observation = self._controller.observation
        if self._result is None or observation is None:
            return
        again, line = self._controller.can_deal_again, self._deals.line()
        panel = pages.ResultPanel(self._result, observation.deal, self._window.theme, again=again, line=line)
        panel.again = lambda _: self._show_result
        panel.review.connect(self._window.do[Do.REVIEW].trigger)
        panel.next_deal.connect(self.go_on)
        panel.deal_again.connect(self._window.do[Do.DEAL_AGAIN].trigger)
        panel.new_game.connect(self.ask_new_game)
        self._window.overlay.show_panel(panel)
        self.watching.wait()

    # ---- what the user wants

    def go_on(self) -> None:
        """Deal the next deal, if the last one is over and the match is not."""
        if self._result is not None and not self._result.match_over:
            self._controller.next_deal()

    def _on_entered(self) -> None:
        """Enter at a table where nothing is asked: on from a deal that is over; after the match, its result again."""
        if self._result is not None and self._result.match_over:
            self._show_result()
        else:
            self.go_on()
