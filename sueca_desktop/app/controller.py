"""The one writer: the match on the main thread, one step at a time, at the pace of the view.

An action is applied, saved, then emitted; nothing further is applied until the view calls :meth:`Controller.shown`.
What comes next (a computer's choice, an accusation) is worked out meanwhile and waits as the *due* move.
Nothing is emitted from within ``shown()``: it only lets the event loop take the next step, so a view that needs no
time may call it straight from a slot.
"""

from __future__ import annotations

import logging

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from sueca_desktop.ai.accusing import accusation
from sueca_desktop.ai.levels import player
from sueca_desktop.app.accusing import Accuser, first_accusation
from sueca_desktop.app.autosave import Autosave
from sueca_desktop.app.game import Game
from sueca_desktop.app.notices import Notice, NoticeCode
from sueca_desktop.app.paths import data_dir
from sueca_desktop.app.settings import GameSettings
from sueca_desktop.app.summary import MatchSummary, ShownStep, result_of, summary_of
from sueca_desktop.app.thinker import STALL_MS, Answer, Thinker
from sueca_desktop.app.worker import Players
from sueca_desktop.engine.dealing import Pack
from sueca_desktop.rules.actions import Action, Move
from sueca_desktop.rules.refusals import Reason, Refusal, Refused
from sueca_desktop.rules.view import Observation

log = logging.getLogger(__name__)


class Controller(QObject):
    """One match at a time, seat 0 the user's. All of it lives on the main thread; only choosing does not."""

    dealt = Signal(object)
    """Observation of seat 0 as a deal begins, or is taken up again (``resumed``), over or not."""
    stepped = Signal(object)
    """ShownStep: one applied action, already on disk."""
    user_turn = Signal(object)
    """Observation: all is shown and seat 0 must act. Never when watching."""
    thinking = Signal(int)
    """The seat being thought for; -1: none."""
    deal_over = Signal(object)
    """DealResult, once the last step has been shown (again after resuming a finished deal)."""
    notice = Signal(object)
    """Notice."""

    def __init__(
        self,
        parent: QObject | None = None,
        *,
        players: Players = player,
        accuser: Accuser = accusation,
        stall_ms: int = STALL_MS,
    ) -> None:
        """``players``: who plays the computer seats. ``accuser``: when they accuse. ``stall_ms``: how long one may
        think, in milliseconds.
        """
        super().__init__(parent)
        self._game: Game | None = None
        self._accuser = accuser
        self._autosave = Autosave(data_dir(), self.notice.emit)
        self._thinker = Thinker(players, self, stall_ms=stall_ms)
        self._thinker.answered.connect(self._on_answer)
        self._go = QTimer(self, singleShot=True, interval=0)
        self._go.timeout.connect(self._go_on)
        self._due: Move | None = None
        self._shown = False
        self._said = False
        self._thought_for = -1
        self._resumed = False
        self._warned_of_window = False
        self._closed = False

    # ---- what the views and the shell ask for

    def new_game(self, settings: GameSettings) -> None:
        """Begins a match in place of the present one, at any moment, and deals. The old one is kept on disk.

        Raises:
            ValueError: these settings are no game; everything is as it was.
        """
        game = Game.begun(settings)
        if self._closed:
            return
        self._warn_of_another_window()
        if self._game is not None:
            self._autosave.save(self._game)
        self._autosave.retire()
        game.deal_next()
        self._take_up(game, resumed=False)

    def can_resume(self) -> bool:
        """Whether a game was left: one is open, or one was saved (which :meth:`resume` may yet find damaged)."""
        return self._game is not None or self._autosave.exists

    def resume(self) -> bool:
        """Takes up the game that was left, at the same position; False where there is none that can be read. A deal
        that was over is shown again, and its result once it is shown.
        """
        if self._closed:
            return False
        self._warn_of_another_window()
        game = self._game or self._autosave.load()
        if game is None:
            return False
        if not game.table.deals:
            game.deal_next()
        self._take_up(game, resumed=True)
        return True

    @Slot()
    def next_deal(self) -> None:
        """Deals the next deal.

        Raises:
            Refused: there is no game, its deal is not over, or the match is.
        """
        if self._game is None or self._closed:
            raise Refused(Refusal(Reason.NOT_NOW))
        self._game.deal_next()
        self._take_up(self._game, resumed=False)

    def act(self, action: Action) -> None:
        """Takes an action of seat 0: in its turn, or an accusation at any time.

        Raises:
            Refused: it is not allowed, or something is not shown yet (NOT_NOW); everything is as it was.
        """
        if self._game is None or self._closed or not self._shown:
            raise Refused(Refusal(Reason.NOT_NOW))
        if self._game.settings.watch:
            raise Refused(Refusal(Reason.NOT_YOUR_TURN))
        self._apply(self._game, Move(0, action))

    @Slot()
    def shown(self) -> None:
        """The view says that what was dealt or stepped last is fully shown. Saying so twice does no harm."""
        if self._game is not None and not self._closed and not self._shown:
            self._shown = True
            self._go.start()

    @Slot()
    def close(self) -> bool:
        """Ends all work within 2 s; the game stays to be resumed. True once the thinking thread has ended: if not,
        the program must end by ``os._exit``. Nothing is emitted afterwards.
        """
        if self._closed:
            return True
        self._closed = True
        self._go.stop()
        if self._game is not None:
            self._autosave.save(self._game)
        ended = self._thinker.close()
        self._autosave.close()
        return ended

    @property
    def observation(self) -> Observation | None:
        """What seat 0 may know of the present deal; None without a game."""
        return self._game.table.observe(0) if self._game else None

    @property
    def summary(self) -> MatchSummary | None:
        """The score sheet; None without a game."""
        return summary_of(self._game.table) if self._game else None

    @property
    def settings(self) -> GameSettings | None:
        """The present game's settings, every option given; None without a game."""
        return self._game.settings if self._game else None

    @property
    def resumed(self) -> bool:
        """Whether the last ``dealt`` took up a deal rather than began one."""
        return self._resumed

    @property
    def another_window(self) -> bool:
        """Whether another window holds the saved game: this one neither resumes nor saves."""
        return self._autosave.another_window

    @property
    def offers(self) -> tuple[Action, ...]:
        """What seat 0 may try out of turn: accusations."""
        return self._game.table.offers(0) if self._game and not self._game.settings.watch else ()

    @property
    def deal_number(self) -> int | None:
        """The number people know the present deal by; None for a random one, or without a game."""
        return self._game.deal_number if self._game else None

    @property
    def table_open_hands(self) -> tuple[Pack, ...] | None:
        """Each seat's cards as dealt, once the deal is over; None before."""
        state = self._game.table.state if self._game else None
        return state.layout.hands if state is not None and state.public.over else None

    # ---- one step after the other

    def _take_up(self, game: Game, *, resumed: bool) -> None:
        self._game, self._resumed = game, resumed
        self._hold()
        if not resumed:
            self._autosave.save(game)
        if self._is_open(game):
            self._work_out(game)
            self.dealt.emit(game.table.observe(0))
            self._tell_thinking()

    def _apply(self, game: Game, move: Move) -> None:
        """Applies, saves, then tells.

        Raises:
            Refused: everything is as it was.
        """
        before = game.table.observe(0)
        step = game.table.act(move)
        self._hold()
        self._autosave.save(game)
        if game.table.standing.over:
            self._autosave.keep(game)
        if self._is_open(game):
            self._work_out(game)
            self.stepped.emit(ShownStep(step.events, before, game.table.observe(0)))
            self._tell_thinking()

    def _is_open(self, game: Game) -> bool:
        """Whether the game was not left while a notice was being read."""
        return self._game is game and not self._closed

    def _hold(self) -> None:
        """Nothing goes on until the view has shown what comes now; what was being worked out is void."""
        self._go.stop()
        self._thinker.cancel()
        self._due, self._shown, self._said = None, False, False
        self._tell_thinking()

    def _work_out(self, game: Game, *, accusing: bool = True) -> None:
        """Finds the next move: an accusation, or the choice of the computer whose turn it is."""
        seat = game.table.to_act()
        if seat is None:
            return
        self._due = first_accusation(game, self._accuser) if accusing else None
        if self._due is None and game.is_computer(seat):
            self._thinker.ask(game.table.observe(seat), game.settings.level, game.choice_seed())

    @Slot(object)
    def _on_answer(self, answer: Answer) -> None:
        self._due = Move(answer.seat, answer.action)
        self._go.start()
        self._tell_thinking()
        if answer.failure is not None:
            self.notice.emit(Notice(answer.failure, seat=answer.seat))

    @Slot()
    def _go_on(self) -> None:
        """The next thing that happens, once the last one is shown; nothing while it is still being worked out."""
        game = self._game
        if game is None or not self._shown or self._said:
            return
        if self._due is not None:
            self._apply_due(game, self._due)
        elif not game.table.in_progress:
            self._said = True
            self.deal_over.emit(result_of(game.table))
        elif not game.is_computer(game.table.to_act() or 0):
            self._said = True
            self.user_turn.emit(game.table.observe(0))

    def _apply_due(self, game: Game, move: Move) -> None:
        """A computer's move. Choices are known to be legal; an accusation that is refused is a fault of the player,
        and the game goes on without it.
        """
        try:
            self._apply(game, move)
        except Refused as refused:
            log.error("the player at seat %d was refused: %s", move.seat, refused)
            self._work_out(game, accusing=False)
            self._go.start()
            self._tell_thinking()
            self.notice.emit(Notice(NoticeCode.PLAYER_FAILED, seat=move.seat))

    def _tell_thinking(self) -> None:
        if self._thinker.seat != self._thought_for and not self._closed:
            self._thought_for = self._thinker.seat
            self.thinking.emit(self._thought_for)

    def _warn_of_another_window(self) -> None:
        if self.another_window and not self._warned_of_window:
            self._warned_of_window = True
            self.notice.emit(Notice(NoticeCode.ANOTHER_WINDOW))
