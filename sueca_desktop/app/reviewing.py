"""Reviewing a deal without waiting for it: one analysis at a time, off the main thread."""

from __future__ import annotations

import itertools
import logging
from collections.abc import Callable, Iterator

from PySide6.QtCore import QObject, QThreadPool, Signal, Slot

from sueca_desktop.app.review.analysis import Progress, analysis
from sueca_desktop.engine.table import PlayedDeal
from sueca_desktop.engine.variant import RuleSet
from sueca_desktop.solver import Stop

log = logging.getLogger(__name__)

CLOSE_MS = 2000

Analyst = Callable[[RuleSet, PlayedDeal, int, Stop], Iterator[Progress]]
"""(rules, a finished deal, whose decisions, set to stop it) → how far it is, and at last the review."""


class Reviewer(QObject):
    """Lives on the main thread; what it is told of an analysis that was stopped is dropped."""

    progressed = Signal(object)
    """:class:`Progress`, the last of them with the review."""
    failed = Signal()
    """The analysis came to nothing."""
    _told = Signal(int, object)

    def __init__(self, parent: QObject | None = None, analyst: Analyst = analysis) -> None:
        super().__init__(parent)
        self._analyst = analyst
        self._tickets = itertools.count(1)
        self._ticket = 0
        self._stop = Stop()
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._told.connect(self._on_told)

    @property
    def busy(self) -> bool:
        """Whether an analysis is going on."""
        return self._ticket != 0

    def ask(self, rules: RuleSet, played: PlayedDeal, seat: int) -> None:
        """Begins the analysis of a finished deal, in place of any other."""
        self.stop()
        ticket = self._ticket = next(self._tickets)
        stop = self._stop = Stop()
        self._pool.start(lambda: self._work(ticket, rules, played, seat, stop))

    def stop(self) -> None:
        """No more is found out, and nothing more is told."""
        self._stop.set()
        self._ticket = 0

    def close(self) -> bool:
        """Whether nothing is being worked out any more, within 2 s."""
        self.stop()
        self._pool.clear()
        return self._pool.waitForDone(CLOSE_MS)

    def _work(self, ticket: int, rules: RuleSet, played: PlayedDeal, seat: int, stop: Stop) -> None:
        """On a thread of the pool."""
        try:
            for progress in self._analyst(rules, played, seat, stop):
                self._told.emit(ticket, progress)
        except Exception:
            log.exception("a deal could not be reviewed")
            self._told.emit(ticket, None)

    @Slot(int, object)
    def _on_told(self, ticket: int, progress: Progress | None) -> None:
        if ticket != self._ticket:
            return
        if progress is None or progress.review is not None:
            self._ticket = 0
        if progress is None:
            self.failed.emit()
        else:
            self.progressed.emit(progress)
