"""Asking computer players without waiting for them: one question at a time, from the main thread.

A question carries a ticket; answers to any but the present ticket are dropped. A player that gives no answer in time
loses its turn to think: the question is answered here, its thread is left to finish by itself, and a new one takes
its place.
"""

from __future__ import annotations

import itertools
import logging

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QDeadlineTimer, QObject, QTimer, Signal, Slot

from sueca_desktop.ai.levels import Level
from sueca_desktop.app.notices import NoticeCode
from sueca_desktop.app.worker import Players, Reply, Request, WorkerThread
from sueca_desktop.rules.actions import Action, Play
from sueca_desktop.rules.view import Observation

log = logging.getLogger(__name__)

STALL_MS = 5000
"""A player that takes longer is taken for stuck."""
CLOSE_MS = 2000


class Answer(Struct, frozen=True):
    """A legal action for ``seat``. ``failure``: why it is a plain one and not the player's own; None where it is."""

    seat: int
    action: Action
    failure: NoticeCode | None = None


def plain_action(observation: Observation) -> Action:
    """The first dutiful card, else the first legal action, of the seat whose turn it is."""
    return next((Play(c) for c in observation.dutiful), observation.legal[0])


class Thinker(QObject):
    answered = Signal(object)
    """Answer to the present question."""
    _asked = Signal(object)

    def __init__(self, players: Players, parent: QObject | None = None, *, stall_ms: int = STALL_MS) -> None:
        super().__init__(parent)
        self._players = players
        self._tickets = itertools.count(1)
        self._request: Request | None = None
        self._closed = False
        self._left: list[WorkerThread] = []
        self._watchdog = QTimer(self, singleShot=True, interval=stall_ms)
        self._watchdog.timeout.connect(self._on_stall)
        self._thread = self._started()

    @property
    def seat(self) -> int:
        """The seat being thought for; -1: none."""
        return -1 if self._request is None else self._request.observation.seat

    def ask(self, observation: Observation, level: Level, seed: int) -> None:
        """Asks the player at ``observation.seat``, whose turn it is, in place of any earlier question; nothing once
        closed.
        """
        self.cancel()
        if not self._closed:
            self._send(Request(next(self._tickets), observation, level, seed))

    def cancel(self) -> None:
        """Takes the present question back, if there is one: its answer will not come."""
        self._watchdog.stop()
        if self._request is not None:
            self._request.stop.set()
            self._request = None

    def close(self, wait_ms: int = CLOSE_MS) -> bool:
        """Stops for good, within ``wait_ms``; True once every thread has ended. A thread that has not is left to
        itself; a program that would end must then do so without the usual cleaning up (``os._exit``).
        """
        self._closed = True
        self.cancel()
        self._thread.quit()
        deadline = QDeadlineTimer(wait_ms)
        threads = [*self._left, self._thread]
        self._left = [thread for thread in threads if not thread.wait(deadline)]
        for thread in self._left:
            thread.setParent(QCoreApplication.instance())  # a running thread must not be destroyed with this object
        return not self._left

    def _started(self) -> WorkerThread:
        thread = WorkerThread(self._players)
        self._asked.connect(thread.worker.think)
        thread.worker.replied.connect(self._on_reply)
        thread.start()
        return thread

    def _send(self, request: Request) -> None:
        self._request = request
        self._watchdog.start()
        self._asked.emit(request)

    @Slot(object)
    def _on_reply(self, reply: Reply) -> None:
        request = self._request
        if request is None or reply.ticket != request.ticket:
            return
        self.cancel()
        if reply.choice is None:
            self._answer_plainly(request, NoticeCode.PLAYER_FAILED)
        else:
            self.answered.emit(Answer(request.observation.seat, reply.choice.action))

    @Slot()
    def _on_stall(self) -> None:
        """Replaces the thread. A question that was still waiting behind an earlier one is asked again."""
        request = self._request
        if request is None:
            return
        self._replace_thread()
        if not request.begun.is_set():
            self._send(request)
            return
        log.error("the player at seat %d gave no answer in time", request.observation.seat)
        self.cancel()
        self._answer_plainly(request, NoticeCode.PLAYER_STALLED)

    def _answer_plainly(self, request: Request, failure: NoticeCode) -> None:
        self.answered.emit(Answer(request.observation.seat, plain_action(request.observation), failure))

    def _replace_thread(self) -> None:
        self._asked.disconnect(self._thread.worker.think)
        self._thread.quit()
        self._left = [thread for thread in (*self._left, self._thread) if not thread.isFinished()]
        self._thread = self._started()
