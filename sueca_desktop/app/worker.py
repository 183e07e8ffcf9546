"""Choosing, on a thread of its own: asks one computer player at a time and lets nothing out but an answer."""

from __future__ import annotations

import logging
import random
import threading
from collections.abc import Callable

from msgspec import Struct, field
from PySide6.QtCore import QObject, QThread, Signal, Slot

from sueca_desktop.ai.levels import Level
from sueca_desktop.ai.player import Choice, Player
from sueca_desktop.rules.view import Observation

log = logging.getLogger(__name__)

Players = Callable[[Level], Player]
"""Level → a player of it."""


class Request(Struct, frozen=True, eq=False):
    """A question to the computer player at ``observation.seat``, whose turn it is.

    ``ticket``: one a question. ``stop``: set when the answer is no longer wanted. ``begun``: set by the worker.
    """

    ticket: int
    observation: Observation
    level: Level
    seed: int
    stop: threading.Event = field(default_factory=threading.Event)
    begun: threading.Event = field(default_factory=threading.Event)


class Reply(Struct, frozen=True):
    """What a worker sends back. ``choice``: None where the player failed or chose what is not legal."""

    ticket: int
    choice: Choice | None


class Worker(QObject):
    """Lives on a :class:`WorkerThread`."""

    replied = Signal(object)
    """Reply."""

    def __init__(self, players: Players) -> None:
        super().__init__()
        self._players = players

    @Slot(object)
    def think(self, request: Request) -> None:
        request.begun.set()
        if not request.stop.is_set():
            self.replied.emit(Reply(request.ticket, self._choice(request)))

    def _choice(self, request: Request) -> Choice | None:
        """The player's choice if it is a legal one. A player is foreign ground: whatever it raises stays here, and an
        answer of any shape is held against the legal actions.
        """
        observation = request.observation
        try:
            player = self._players(request.level)
            answer: object = player.choose(observation, random.Random(request.seed), request.stop)
            if isinstance(answer, Choice) and answer.action in observation.legal:
                return answer
        except Exception:
            if not request.stop.is_set():
                log.exception("the player at seat %d failed", observation.seat)
            return None
        if not request.stop.is_set():
            log.error("the player at seat %d answered against the rules: %r", observation.seat, answer)
        return None


class WorkerThread(QThread):
    """A thread with its worker: they live and die together."""

    def __init__(self, players: Players) -> None:
        super().__init__()
        self.setObjectName("thinker")
        self.worker = Worker(players)
        self.worker.moveToThread(self)
