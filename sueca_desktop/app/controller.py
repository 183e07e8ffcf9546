"""The one writer: the match on the main thread, one step at a time, at the pace of the view."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal, Slot

from sueca_desktop.ai.levels import Level, player
from sueca_desktop.ai.player import Player
from sueca_desktop.app.settings import GameSettings
from sueca_desktop.app.summary import MatchSummary
from sueca_desktop.engine.dealing import Pack
from sueca_desktop.rules.actions import Action
from sueca_desktop.rules.view import Observation


class Controller(QObject):
    dealt = Signal(object)
    """Observation of seat 0 as a deal begins, or is taken up again (``resumed``)."""
    stepped = Signal(object)
    """ShownStep: one applied action, already saved."""
    user_turn = Signal(object)
    """Observation: all is shown and seat 0 must act. Never when watching."""
    thinking = Signal(int)
    """The seat being thought for; -1: none."""
    deal_over = Signal(object)
    """DealResult, once the last step has been shown (again after resuming a finished deal)."""
    notice = Signal(object)
    """Notice."""

    def __init__(self, parent: QObject | None = None, *, players: Callable[[Level], Player] = player) -> None:
        super().__init__(parent)

    def new_game(self, settings: GameSettings) -> None:
        raise NotImplementedError

    def can_resume(self) -> bool:
        raise NotImplementedError

    def resume(self) -> bool:
        raise NotImplementedError

    @Slot()
    def next_deal(self) -> None:
        raise NotImplementedError

    def act(self, action: Action) -> None:
        raise NotImplementedError

    @Slot()
    def shown(self) -> None:
        raise NotImplementedError

    @Slot()
    def close(self) -> bool:
        raise NotImplementedError

    @property
    def observation(self) -> Observation | None:
        raise NotImplementedError

    @property
    def summary(self) -> MatchSummary | None:
        raise NotImplementedError

    @property
    def settings(self) -> GameSettings | None:
        raise NotImplementedError

    @property
    def resumed(self) -> bool:
        raise NotImplementedError

    @property
    def another_window(self) -> bool:
        raise NotImplementedError

    @property
    def offers(self) -> tuple[Action, ...]:
        """What seat 0 may try out of turn: accusations."""
        raise NotImplementedError

    @property
    def deal_number(self) -> int | None:
        """The number people know the present deal by; None for a random one."""
        raise NotImplementedError

    @property
    def table_open_hands(self) -> tuple[Pack, ...] | None:
        """Each seat's cards as dealt once the deal is over; None before."""
        raise NotImplementedError
