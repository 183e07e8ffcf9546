"""Who writes the history: takes each deal as it ends, and at the start what earlier runs have left."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from sueca_desktop.app.controller import Controller
from sueca_desktop.app.history.collecting import collect, remove, rename_saved
from sueca_desktop.app.history.kept import KeptDeal
from sueca_desktop.app.history.store import History
from sueca_desktop.app.notices import Notice, NoticeCode
from sueca_desktop.app.paths import HISTORY, data_dir

SLICE_SECONDS = 0.004
"""How long saved games are read at a time: cards move meanwhile."""


class Historian(QObject):
    """Listens to a controller. Lives on the main thread, and may be made while a game is being played."""

    changed = Signal()
    """The history holds other deals than before."""
    settled = Signal()
    """All saved games have been read."""

    def __init__(self, controller: Controller, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._controller, self._folder = controller, data_dir()
        self._cannot_save = False
        self._added = self._again = False
        self._reading: Iterator[bool] | None = None
        self._renames: list[tuple[str, str]] = []
        controller.notice.connect(self._on_notice)
        controller.deal_over.connect(self._on_deal_over)
        controller.dealt.connect(self._on_dealt)
        controller.preparing.connect(self._practise)
        controller.abandoned.connect(self._on_abandoned)
        self.history = History(self._folder / HISTORY, self._tell, write=not controller.another_window)
        self._idle = QTimer(self, interval=0)
        self._idle.timeout.connect(self._read_on)
        self._collect()

    @property
    def reading(self) -> bool:
        """Whether saved games are still being read."""
        return self._reading is not None

    def delete(self, deals: Iterable[KeptDeal]) -> None:
        """Deletes deals for good, and the saved games of which none is left."""
        remove(self._folder, self.history.delete(deals))
        self.changed.emit()

    def delete_of(self, profile: str) -> None:
        """Deletes for good what was played under that name."""
        own = [one for one in self.history.deals() if one.seat is not None and one.players[one.seat] == profile]
        self.delete(own)

    def rename(self, old: str, new: str) -> None:
        """What was played as ``old`` counts as that of ``new``; saved games are resumed under that name."""
        self.history.rename(old, new)
        self._renames.append((old, new))
        self._collect()
        self.changed.emit()

    @Slot()
    def close(self) -> None:
        """Lets go of the history; what is unread is read next time."""
        self._idle.stop()
        self._reading = None
        self.history.close()

    # ---- what it hears

    @Slot(object)
    def _on_deal_over(self, result: object) -> None:
        last = self._controller.last_deal
        if last is not None and self.history.keep(*last):
            self.changed.emit()

    @Slot(object)
    def _on_dealt(self, observation: object) -> None:
        """A new match has sent the one before it to the games that were; or something was taken back."""
        self._practise()
        summary = self._controller.summary
        if summary is not None and len(summary.rows) == 1 and not self._controller.resumed:
            self._collect()

    @Slot()
    def _practise(self) -> None:
        """What the sheet calls practice is none of what counts from now on."""
        match, deals = self._controller.practised
        if deals and self.history.practise(match, deals):
            self.changed.emit()

    @Slot(object)
    def _on_abandoned(self, record: object) -> None:
        """It has gone to the games that were."""
        self._collect()

    @Slot(object)
    def _on_notice(self, notice: Notice) -> None:
        self._cannot_save = self._cannot_save or notice.code is NoticeCode.CANNOT_SAVE

    def _tell(self, notice: Notice) -> None:
        """Of a disk that takes nothing the user has been told once, or is now."""
        if not (notice.code is NoticeCode.CANNOT_KEEP and self._cannot_save):
            self._controller.notice.emit(notice)

    # ---- saved games

    def _collect(self) -> None:
        """Reads what is new, after what is being read."""
        self._again = self._reading is not None
        if self._reading is None and self.history.writable:
            self._reading, self._added = self._work(), False
            self._idle.start()

    def _work(self) -> Iterator[bool]:
        while self._renames:
            yield from rename_saved(self.history, self._folder, *self._renames.pop(0))
        yield from collect(self.history, self._folder)

    @Slot()
    def _read_on(self) -> None:
        end = time.monotonic() + SLICE_SECONDS
        while self._reading is not None and time.monotonic() < end:
            added = next(self._reading, None)
            if added is None:
                self._reading = None
                self._idle.stop()
                if self._added:
                    self.changed.emit()
                if self._again:
                    self._collect()
                else:
                    self.settled.emit()
            self._added = self._added or added is True
