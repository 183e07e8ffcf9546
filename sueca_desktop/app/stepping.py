"""One step of the match after the other, on the main thread, at the pace of the view.

An action is applied, saved, then emitted; nothing further is applied until the view calls :meth:`Stepping.shown`.
What comes next (a computer's choice, an accusation) is worked out meanwhile and waits as the *due* move.
Nothing is emitted from within ``shown()``: it only lets the event loop take the next step, so a view that needs no
time may call it straight from a slot.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QObject, QTimer, Signal, Slot

from sueca_desktop.app.accusing import Accuser, first_accusation
from sueca_desktop.app.autosave import Autosave
from sueca_desktop.app.claiming import LIMIT, Claimer, Prover, next_move, question
from sueca_desktop.app.game import Game
from sueca_desktop.app.notices import Notice, NoticeCode
from sueca_desktop.app.open_game import OpenGame
from sueca_desktop.app.paths import data_dir
from sueca_desktop.app.summary import ShownStep, result_of
from sueca_desktop.app.thinker import Answer, Thinker
from sueca_desktop.app.worker import Players
from sueca_desktop.rules.actions import Move
from sueca_desktop.rules.refusals import Refused

if TYPE_CHECKING:
    from sueca_desktop.ai.claims import Claim

log = logging.getLogger(__name__)


class Stepping(OpenGame):
    """Applies moves, works out the next ones, and tells of both."""

    dealt = Signal(object)
    """Observation of seat 0 as a deal begins, or is taken up again (``resumed``), over or not."""
    stepped = Signal(object)
    """ShownStep: one applied action, already on disk."""
    preparing = Signal(object)
    """Preparation: the pack is shuffled, and the user must :meth:`cut` it or :meth:`choose_style`."""
    user_turn = Signal(object)
    """Observation: all is shown and seat 0 must act. Never when watching."""
    thinking = Signal(int)
    """The seat being thought for; -1: none."""
    deal_over = Signal(object)
    """DealResult, once the last step has been shown (again after resuming a finished deal)."""
    renamed = Signal()
    """Players of the present game have other names."""
    abandoned = Signal(object)
    """GameRecord: the match that was abandoned, which is open no more."""
    claimable = Signal(object)
    """Claim: at the user's turn all that is left is decided, and can be played out by :meth:`Controller.claim`."""
    notice = Signal(object)
    """Notice."""

    def __init__(
        self, parent: QObject | None, players: Players, accuser: Accuser, prover: Prover, stall_ms: int, kept: bool
    ) -> None:
        super().__init__(parent)
        self._accuser = accuser
        self._autosave = Autosave(data_dir(), self.notice.emit, kept=kept)
        self._warned_of_window = not kept
        self._thinker = Thinker(players, self, stall_ms=stall_ms)
        self._thinker.answered.connect(self._on_answer)
        self._claimer = Claimer(prover, self)
        self._claimer.answered.connect(self._on_claim)
        self._claim: Claim | None = None
        self._claimed: Claim | None = None
        self._asserted = False
        self._go = QTimer(self, singleShot=True, interval=0)
        self._go.timeout.connect(self._go_on)
        self._due: Move | None = None
        self._shown = False
        self._said = False
        self._thought_for = -1
        self._closed = False

    @property
    def another_window(self) -> bool:
        """Whether another window holds the saved game: this one neither resumes nor saves."""
        return self._autosave.another_window

    @Slot()
    def shown(self) -> None:
        """The view says that what was dealt or stepped last is fully shown. Saying so twice does no harm."""
        if self._game is not None and not self._closed and not self._shown and self._preparation is None:
            self._shown = True
            self._go.start()

    # ---- the saved game

    def _make_room(self) -> None:
        """The present match goes to those that were."""
        self._warn_of_another_window()
        if self._game is not None:
            self._autosave.save(self._game)
        self._autosave.retire()

    def _left_game(self) -> Game | None:
        """The open game, else the saved one, which is read once; that it lies in another window is said at once."""
        self._warn_of_another_window()
        if self._game is None and self._saved is None:
            self._saved = self._autosave.load()
        return self._game or self._saved

    def _warn_of_another_window(self) -> None:
        if self.another_window and not self._warned_of_window:
            self._warned_of_window = True
            self.notice.emit(Notice(NoticeCode.ANOTHER_WINDOW))

    # ---- the steps

    def _take_up(self, game: Game, *, resumed: bool = False, saved: bool = False) -> None:
        """The last deal of ``game`` as it stands. ``saved``: it is on disk as it is."""
        self._game, self._resumed, self._claimed = game, resumed, None
        self._hold()
        if not saved:
            self._autosave.save(game)
        if self._game is game and not self._closed:  # it may have been left while a notice was being read
            self._work_out(game)
            self.dealt.emit(game.table.observe(0))
            self._tell_thinking()

    def _apply(self, game: Game, move: Move) -> None:
        """Applies, saves, then tells.

        Raises:
            Refused: everything is as it was.
        """
        before = game.table.observe(0)
        step = game.act(move)
        self._hold()
        self._autosave.save(game)
        if game.table.standing.over:
            self._autosave.keep(game)
        if self._game is game and not self._closed:  # it may have been left while a notice was being read
            self._work_out(game)
            self.stepped.emit(ShownStep(step.events, before, game.table.observe(0), self._claimed is not None))
            self._tell_thinking()

    def _hold(self) -> None:
        """Nothing goes on until the view has shown what comes now; what was being worked out is void."""
        self._go.stop()
        self._thinker.cancel()
        self._claimer.cancel()
        self._claim, self._asserted = None, False
        self._due, self._shown, self._said, self._preparation = None, False, False, None
        self._tell_thinking()

    def _work_out(self, game: Game, *, accusing: bool = True) -> None:
        """Finds the next move: an accusation, or the choice of the computer whose turn it is."""
        seat = game.table.to_act()
        if seat is None:
            return
        if self._claimed is not None:
            self._due = next_move(game.table, self._claimed)
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
            self.deal_over.emit(replace(result_of(game.table, game.practice), claimed=self._claimed is not None))
        elif not game.is_computer(game.table.to_act() or 0):
            self._said = True
            self.user_turn.emit(game.table.observe(0))
            if self._said:  # nobody has acted on it yet
                self._ask_claim(game)

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

    def _ask_claim(self, game: Game, limit: int = LIMIT) -> bool:
        """Asks whether the rest is decided; False where there is nothing to ask."""
        asked = question(game.table.observe, limit)
        if asked is not None:
            self._claimer.ask(asked)
        return asked is not None

    @Slot(object)
    def _on_claim(self, found: Claim | None) -> None:
        self._claim = found
        if found is not None:
            self.claimable.emit(found)
        elif self._asserted:
            self.notice.emit(Notice(NoticeCode.CLAIM_UNPROVEN))
        self._asserted = False

    def _tell_thinking(self) -> None:
        if self._thinker.seat != self._thought_for and not self._closed:
            self._thought_for = self._thinker.seat
            self.thinking.emit(self._thought_for)
