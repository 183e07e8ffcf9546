"""One piece of work at a time off the main thread, for whoever wants an answer and does not wait for it."""

from __future__ import annotations

import itertools
import threading
from collections.abc import Callable
from contextlib import suppress

from PySide6.QtCore import QObject, QThreadPool, Signal, Slot

CLOSE_MS = 2000

Work = Callable[[threading.Event], object]
"""Given a flag that is set once the answer is not wanted any more → the answer. It must raise nothing."""


class Background(QObject):
    """Does what was asked last; answers to what was asked before are dropped."""

    answered = Signal(object)
    """What the work answered."""
    _told = Signal(int, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tickets = itertools.count(1)
        self._ticket = 0
        self._stop = threading.Event()
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._told.connect(self._on_told)

    @property
    def busy(self) -> bool:
        """Whether an answer is to come."""
        return self._ticket != 0

    def start(self, work: Work) -> None:
        """Does ``work`` in place of anything earlier."""
        self.cancel()
        ticket, stop, told = next(self._tickets), threading.Event(), self._told
        self._ticket, self._stop = ticket, stop

        def run() -> None:
            answer = work(stop)
            with suppress(RuntimeError):  # whoever asked is gone
                told.emit(ticket, answer)

        self._pool.start(run)

    def cancel(self) -> None:
        """The answer to what was asked will not come."""
        self._ticket = 0
        self._stop.set()

    def close(self) -> bool:
        """Whether nothing is being worked out any more, within 2 s."""
        self.cancel()
        self._pool.clear()
        return self._pool.waitForDone(CLOSE_MS)

    @Slot(int, object)
    def _on_told(self, ticket: int, answer: object) -> None:
        if ticket == self._ticket:
            self._ticket = 0
            self.answered.emit(answer)
