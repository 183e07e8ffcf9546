"""The history beside the window: loaded once the window stands, or when it is first asked for."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QModelIndex, QObject, QTimer, Slot

from sueca_desktop.app.controller import Controller
from sueca_desktop.later import later
from sueca_desktop.ui.actions import Do
from sueca_desktop.ui.main_window import MainWindow
from sueca_desktop.ui.presenter import Presenter

if TYPE_CHECKING:
    from sueca_desktop.app.history.historian import Historian
    from sueca_desktop.app.reviewing import Reviewer
    from sueca_desktop.engine import record
    from sueca_desktop.ui.history.opening import HistoryPages
    from sueca_desktop.ui.review.opening import ReviewPages
    from sueca_desktop.ui.unfinished import Unfinished
else:
    record = later("sueca_desktop.engine.record")

LATER_MS = 800
"""How long after it is shown the window has to itself."""


class Keeping(QObject):
    """Makes the historian and the pages of one window; both modules and files are left alone until then."""

    def __init__(self, window: MainWindow, controller: Controller, presenter: Presenter) -> None:
        super().__init__(window)
        self._window, self._controller, self._presenter = window, controller, presenter
        self._historian: Historian | None = None
        self._pages: HistoryPages | None = None
        self._reviewer: Reviewer | None = None
        self._reviews: ReviewPages | None = None
        self._unfinished: Unfinished | None = None
        self._closed, self._profile = False, ""
        window.do[Do.STATISTICS].triggered.connect(self._show_statistics)
        window.do[Do.PAST_DEALS].triggered.connect(self._show_deals)
        window.do[Do.UNFINISHED].triggered.connect(self._show_unfinished)
        window.do[Do.REVIEW].triggered.connect(self._review_last)
        window.docks.sheet.activated.connect(self._review_row)
        window.review_asked.connect(self.review)
        for told in (controller.dealt, controller.stepped, controller.preparing, controller.deal_over):
            told.connect(self._refresh)
        self._refresh()
        QTimer.singleShot(LATER_MS, self, self._begin)

    @property
    def historian(self) -> Historian:
        """Who writes the history, made now if need be."""
        from sueca_desktop.app.history.historian import Historian

        if self._historian is None:
            self._historian = Historian(self._controller, self)
        return self._historian

    @property
    def pages(self) -> HistoryPages:
        """The pages, made now if need be."""
        from sueca_desktop.ui.history.opening import HistoryPages

        if self._pages is None:
            self._pages = HistoryPages(self._window, self.historian, self.reviews, self._presenter.show_page)
            self._pages.prefer(self._profile)
        return self._pages

    @property
    def unfinished(self) -> Unfinished:
        """The page of unfinished games, made now if need be."""
        from sueca_desktop.ui.unfinished import Unfinished

        if self._unfinished is None:
            self._unfinished = Unfinished(self._window, self._controller, self._presenter, self.historian)
        return self._unfinished

    @property
    def reviews(self) -> ReviewPages:
        """The pages of a review, made now if need be."""
        from sueca_desktop.app.reviewing import Reviewer
        from sueca_desktop.ui.review.opening import ReviewPages

        if self._reviews is None:
            self._reviewer = Reviewer(self)
            show = self._presenter.show_page
            self._reviews = ReviewPages(self._window, self.historian, self._reviewer, show)
        return self._reviews

    def prefer(self, profile: str) -> None:
        """That is the user now, whose deals are looked at first."""
        if profile != self._profile:
            self._profile = profile
            if self._pages is not None:
                self._pages.prefer(profile)

    def rename(self, old: str, new: str) -> None:
        """The user who played as ``old`` is called ``new``, in all games, that on the table or left too."""
        self.historian.rename(old, new)
        left = self._controller.left()
        if left is not None and not left.settings.watch and left.settings.players[0] == old:
            self._controller.rename((new, *left.settings.players[1:]))

    def call_others(self, names: tuple[str, ...]) -> None:
        """So are the computer players of the present game called, from the seat after the user's on."""
        settings = self._controller.settings
        if settings is not None and not settings.watch:
            self._controller.rename((settings.players[0], *names)[: len(settings.players)])

    @Slot()
    def close(self) -> None:
        """Stops what is being reviewed, and lets go of the history."""
        self._closed = True
        if self._reviewer is not None:
            self._reviewer.close()
        if self._historian is not None:
            self._historian.close()

    @Slot()
    def _begin(self) -> None:
        if not self._closed:
            self.unfinished  # noqa: B018 - it begins to read, and so does the historian

    def _show_statistics(self) -> None:
        self.pages.show_statistics()

    def _show_deals(self) -> None:
        self.pages.show_deals()

    def _show_unfinished(self) -> None:
        self.unfinished.show()

    # ---- reviews of the match on the table

    @Slot()
    def _refresh(self) -> None:
        self._window.do[Do.REVIEW].setEnabled(self._controller.table_open_hands is not None)

    def _review_last(self) -> None:
        self._review(-1)

    def _review_row(self, index: QModelIndex) -> None:
        self._review(index.row())

    def _review(self, number: int) -> None:
        """A finished deal of the match on the table; ``number``: from 0, or -1 for the last."""
        whole = self._controller.record
        if whole is not None and whole.deals:
            self.review(whole, number % len(whole.deals))

    def review(self, whole: record.GameRecord, number: int) -> None:
        """Deal ``number`` (from 0) of a match, if it is finished."""
        from sueca_desktop.app.history.kept import kept_deal
        from sueca_desktop.variants import discover

        part = replace(whole, deals=whole.deals[: number + 1])
        table = record.replay(part, discover())
        deal = kept_deal(table, part, number, datetime.now(UTC))
        if deal is not None and not deal.abandoned:
            self.reviews.show(deal, table)
