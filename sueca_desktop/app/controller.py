"""The one writer: what the views and the shell can ask of the match. How it goes on by itself stands in
:mod:`sueca_desktop.app.stepping`.
"""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QObject, Slot

from sueca_desktop.ai.accusing import accusation
from sueca_desktop.ai.levels import player
from sueca_desktop.app.accusing import Accuser
from sueca_desktop.app.claiming import THOROUGH, Prover, next_move, prove
from sueca_desktop.app.game import Game
from sueca_desktop.app.leaving import Cost
from sueca_desktop.app.preparing import Preparation, PreparationKind
from sueca_desktop.app.rewinding import Moment
from sueca_desktop.app.saved import writable
from sueca_desktop.app.settings import GameSettings
from sueca_desktop.app.stepping import Stepping
from sueca_desktop.app.summary import LeftGame, summary_of
from sueca_desktop.app.thinker import STALL_MS
from sueca_desktop.app.worker import Players
from sueca_desktop.engine.dealing import DealStyle
from sueca_desktop.engine.record import GameRecord, load
from sueca_desktop.rules.actions import Action, Move
from sueca_desktop.rules.refusals import Reason, Refusal, Refused


class Controller(Stepping):
    """One match at a time, seat 0 the user's. All of it lives on the main thread; only choosing does not."""

    def __init__(
        self,
        parent: QObject | None = None,
        *,
        players: Players = player,
        accuser: Accuser = accusation,
        prover: Prover = prove,
        stall_ms: int = STALL_MS,
        kept: bool = True,
    ) -> None:
        """``players``: who plays the computer seats. ``accuser``: when they accuse. ``prover``: what can be claimed.
        ``stall_ms``: how long one may think, in milliseconds. ``kept``: whether games are saved.
        """
        super().__init__(parent, players, accuser, prover, stall_ms, kept)

    # ---- what the views and the shell ask for

    def new_game(self, settings: GameSettings) -> None:
        """Begins a match in place of the present one, at any moment, and deals. The old one is kept on disk.

        Raises:
            ValueError: these settings are no game; everything is as it was.
        """
        game = Game.begun(settings)
        if self._closed:
            return
        self._make_room()
        self._deal(game)

    def resume(self) -> bool:
        """Takes up the game that was left, at the same position; False where there is none that can be read. A deal
        that was over is shown again, and its result once it is shown.
        """
        if self._closed:
            return False
        game = self._left_game()
        if game is None:
            return False
        if game.table.deals:
            self._take_up(game, resumed=True, saved=True)
        else:
            self._deal(game)
        return True

    def take_up(self, record: GameRecord) -> None:
        """Takes up the match of a record in place of the present one, which is kept on disk, at the position it has
        come to.

        Raises:
            RecordError: it is not a game by the rules; everything is as it was.
        """
        game = Game.loaded(record)
        if self._closed:
            return
        self._make_room()
        if self._autosave.has_kept(game):
            game.become_another()
        if game.table.deals:
            self._take_up(game, resumed=True)
        else:
            self._deal(game)

    def take_back(self, path: Path) -> None:
        """Takes up a match that was left for another and lies among the games that were, in place of the present one,
        which goes to lie there.

        Raises:
            RecordError: it is not a game by the rules; everything is as it was.
            OSError: it cannot be read, or brought back.
        """
        game = Game.loaded(load(path))
        if self._closed or self.another_window or not game.table.deals:
            return
        self._make_room()
        if not self._autosave.bring_back(path):
            raise OSError(f"cannot be brought back: {path.name}")
        self._take_up(game, resumed=True, saved=True)

    def left(self) -> LeftGame | None:
        """The game that :meth:`resume` would take up; None where there is none that can be read."""
        game = None if self._closed else self._left_game()
        return LeftGame(game.settings, summary_of(game.table, game.practice)) if game else None

    @Slot()
    def next_deal(self) -> None:
        """Deals the next deal.

        Raises:
            Refused: there is no game, its deal is not over, or the match is.
        """
        if self._game is None or self._closed:
            raise Refused(Refusal(Reason.NOT_NOW))
        self._deal(self._game)

    def cut(self, at: int) -> None:
        """Cuts the pack below its first ``at`` cards, where that was asked for, and deals.

        Raises:
            Refused: it was not asked for.
            ValueError: it leaves an empty packet; the question stands.
        """
        game = self._prepared(PreparationKind.CUT)
        game.deal_next(cut_at=at)
        self._take_up(game)

    def choose_style(self, style: DealStyle) -> None:
        """Deals in this way, where that was asked for.

        Raises:
            Refused: it was not asked for.
        """
        game = self._prepared(PreparationKind.STYLE)
        game.deal_next(style=style)
        self._take_up(game)

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

    def rename(self, players: tuple[str, ...]) -> None:
        """From now on the players of the present game, or of the one that was left, are called so, by seat; as many as
        they are.
        """
        game = self._left_game()
        if game is None or self._closed or players == game.settings.players:
            return
        assert len(players) == len(game.settings.players), "a name a seat"
        game.table.players = tuple(map(writable, players))
        game.settings = replace(game.settings, players=game.table.players)
        self._autosave.save(game)
        if game is self._game:
            self.renamed.emit()

    @property
    def playing_out(self) -> bool:
        """Whether a claim is being played out."""
        return self._claimed is not None

    @Slot()
    def claim(self) -> None:
        """Has the rest of the deal played out, if it is known to be decided (``claimable``). Where it is not, it is
        looked for a proof longer than usual: then ``claimable`` follows, or a notice (CLAIM_UNPROVEN).

        Raises:
            Refused: it is not the user's turn to play a card to a trick that is not the last.
        """
        game = self._game
        if game is None or self._closed or not self._said or not game.table.in_progress:
            raise Refused(Refusal(Reason.NOT_NOW))
        if self._claim is None:
            self._asserted = self._ask_claim(game, THOROUGH)
            if not self._asserted:
                raise Refused(Refusal(Reason.NOT_NOW))
            return
        self._claimed = self._claim
        self._apply(game, next_move(game.table, self._claimed))

    @Slot()
    def undo(self) -> None:
        """Takes back the user's last decision and all that came of it, at any moment: the position before it is dealt
        anew (``dealt`` or ``preparing``), and the deal is practice.

        Raises:
            Refused: there is none.
        """
        self._go_to(self._game.undoable if self._game else None)

    @Slot()
    def redo(self) -> None:
        """Does again what was taken back, up to the user's next decision.

        Raises:
            Refused: nothing was, or something else has been done since.
        """
        self._go_to(self._game.redoable if self._game else None)

    @Slot()
    def deal_again(self) -> None:
        """The present deal from its beginning, the same cards and dealer; it is practice.

        Raises:
            Refused: there is none, or it has only begun.
        """
        self._go_to(self._game.deal_begun if self._game else None)

    @Slot()
    def abandon(self) -> None:
        """Ends the match for good, at any moment: its record says so, and stands among the games that were; no game is
        open then. What it costs, :attr:`abandoning` tells.

        Raises:
            Refused: there is none, or nothing of it is left to play.
        """
        game = self._game
        if game is None or self._closed or self.abandoning is None:
            raise Refused(Refusal(Reason.NOT_NOW))
        if self.abandoning is not Cost.NOTHING:
            game.abandon()
        self._hold()
        self._autosave.finish(game)
        self._game = self._saved = None
        self.abandoned.emit(game.record())

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
        ended = self._claimer.close() and self._thinker.close()
        self._autosave.close()
        return ended

    # ---- one step after the other

    def _deal(self, game: Game) -> None:
        """Deals, or first asks what the user has to say to it."""
        asked = game.prepare_next(self._sealed.open)
        if asked is None:
            game.deal_next()
            self._take_up(game)
        else:
            self._ask(game, asked)

    def _go_to(self, moment: Moment | None) -> None:
        game = self._game
        if game is None or moment is None or self._closed:
            raise Refused(Refusal(Reason.NOT_NOW))
        game.go_to(moment)
        asked = game.question
        if asked is None:
            self._take_up(game, resumed=True, saved=False)
        else:
            self._ask(game, asked)

    def _ask(self, game: Game, asked: Preparation) -> None:
        self._game = game
        self._hold()
        self._preparation = asked
        self._autosave.save(game)
        self.preparing.emit(asked)

    def _prepared(self, kind: PreparationKind) -> Game:
        if self._game is None or self._closed or self._preparation is None or self._preparation.kind is not kind:
            raise Refused(Refusal(Reason.NOT_NOW))
        return self._game
