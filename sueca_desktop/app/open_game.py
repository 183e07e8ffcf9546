"""What may be read of the game in hand: by the views, at any time."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from sueca_desktop.app.game import Game
from sueca_desktop.app.leaving import Cost, cost_of
from sueca_desktop.app.preparing import Preparation
from sueca_desktop.app.rewinding import Moment
from sueca_desktop.app.sealing import Seal, Sealed
from sueca_desktop.app.settings import GameSettings
from sueca_desktop.app.summary import MatchSummary, summary_of
from sueca_desktop.engine.dealing import Course, Pack
from sueca_desktop.engine.fairness import DealCheck
from sueca_desktop.rules.actions import Action
from sueca_desktop.rules.view import Observation

if TYPE_CHECKING:
    from sueca_desktop.app.history.kept import KeptDeal
    from sueca_desktop.engine.record import GameRecord


class OpenGame(QObject):
    """Holds the present match, if there is one, and lets it be read as seat 0 may."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game: Game | None = None
        self._sealed = Sealed()
        self._saved: Game | None = None
        self._preparation: Preparation | None = None
        self._resumed = False

    @property
    def observation(self) -> Observation | None:
        """What seat 0 may know of the present deal; None without a game."""
        return self._game.table.observe(0) if self._game and self._game.table.deals else None

    @property
    def summary(self) -> MatchSummary | None:
        """The score sheet; None without a game."""
        return summary_of(self._game.table, self._game.practice) if self._game else None

    @property
    def settings(self) -> GameSettings | None:
        """The present game's settings, every option given; None without a game."""
        return self._game.settings if self._game else None

    @property
    def preparation(self) -> Preparation | None:
        """What is being asked of the user before the next deal."""
        return self._preparation

    @property
    def offers(self) -> tuple[Action, ...]:
        """What seat 0 may try out of turn: accusations."""
        game = self._game
        return game.table.offers(0) if game and game.table.deals and not game.settings.watch else ()

    @property
    def can_undo(self) -> bool:
        """Whether the user has decided anything that can be taken back."""
        return self._game is not None and self._game.undoable is not None

    @property
    def can_redo(self) -> bool:
        """Whether something was taken back that can be done again."""
        return self._game is not None and self._game.redoable is not None

    @property
    def can_deal_again(self) -> bool:
        """Whether the present deal can be dealt again from its beginning."""
        return self._game is not None and self._game.deal_begun is not None

    @property
    def undo_uncounts(self) -> bool:
        """Whether taking back the last decision makes practice of a deal that is over and counts."""
        return self._uncounts(self._game.undoable if self._game else None)

    @property
    def again_uncounts(self) -> bool:
        """Whether dealing the present deal again makes practice of it though it is over and counts."""
        return self._uncounts(self._game.deal_begun if self._game else None)

    def _uncounts(self, moment: Moment | None) -> bool:
        return self._game is not None and moment is not None and self._game.line.uncounts(moment)

    @property
    def practised(self) -> tuple[str, tuple[int, ...]]:
        """The match, as the history knows it, and which of its deals, from 0, are practice, those among them that
        were taken back; of no match without a game.
        """
        return (self._game.id, self._game.whole.practice) if self._game else ("", ())

    @property
    def abandoning(self) -> Cost | None:
        """What abandoning the match now costs; None where there is none to abandon: it is over, or only watched."""
        game = self._game
        if game is None or game.settings.watch or game.table.standing.over:
            return None
        return cost_of(game)

    @property
    def practice(self) -> bool:
        """Whether the present deal is practice: something was taken back, or it was dealt again."""
        game = self._game
        return game is not None and bool(game.table.deals) and len(game.table.deals) - 1 in game.practice

    @property
    def seal(self) -> Seal | None:
        """What may be told of where the pack that waits, or the present deal, comes from; None where nothing is
        known.
        """
        return self._game.seal if self._game else None

    @property
    def next_commitment(self) -> str:
        """The SHA-256 of the seed of the next deal that nobody chooses."""
        return self._sealed.commitment

    def check_deal(self) -> DealCheck | None:
        """Holds the present deal, once it is over, against its seed; None before."""
        return self._game.check() if self._game is not None and self.table_open_hands is not None else None

    @property
    def record(self) -> GameRecord | None:
        """The match so far, as it is handed to others; None without a game."""
        return self._game.record(handed_on=True) if self._game else None

    @property
    def deal_number(self) -> int | None:
        """The number people know the present deal by; None for a random one, or without a game."""
        return self._game.deal_number if self._game else None

    @property
    def course(self) -> Course | None:
        """How the present deal was dealt; None without one."""
        return self._game.course if self._game and self._game.table.deals else None

    @property
    def table_open_hands(self) -> tuple[Pack, ...] | None:
        """Each seat's cards as dealt, once the deal is over; None before."""
        state = self._game.table.state if self._game and self._game.table.deals else None
        return state.layout.hands if state is not None and state.public.over else None

    @property
    def last_deal(self) -> tuple[KeptDeal, GameRecord] | None:
        """The present deal as the history keeps it, and the record of its match, once it is over; None before."""
        from sueca_desktop.app.history.kept import kept_deal

        game = self._game if self.table_open_hands is not None else None
        if game is None:
            return None
        record = game.record()
        deal = kept_deal(game.table, record, len(record.deals) - 1, datetime.now(UTC))
        return None if deal is None else (deal, record)

    @property
    def resumed(self) -> bool:
        """Whether the last ``dealt`` took up a deal rather than began one."""
        return self._resumed
