"""Between the pages of a review, the history that keeps it, and who finds it out."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from msgspec import Struct
from PySide6.QtCore import QEvent, QObject, Slot

from sueca_desktop.app.history.historian import Historian
from sueca_desktop.app.history.kept import USER, KeptDeal
from sueca_desktop.app.review.analysis import Progress
from sueca_desktop.app.review.decisions import Review
from sueca_desktop.app.review.moments import Moment, moments_of
from sueca_desktop.app.review.storing import restored, stored
from sueca_desktop.app.reviewing import Reviewer
from sueca_desktop.engine.table import Table
from sueca_desktop.ui.main_window import MainWindow
from sueca_desktop.ui.panels.overlay import Panel
from sueca_desktop.ui.review.learning import LearnPage
from sueca_desktop.ui.review.page import ReviewPage
from sueca_desktop.ui.review.saw import SawPage
from sueca_desktop.ui.text.review import Say, say

Bring = Callable[[Panel], None]
"""Brings a page over what lies there."""


class Open(Struct, frozen=True):
    """The deal that is being reviewed: the last of its table."""

    deal: KeptDeal
    table: Table
    moments: tuple[Moment, ...]

    @property
    def seat(self) -> int:
        return USER if self.deal.seat is None else self.deal.seat


class ReviewPages(QObject):
    """Shows the review of one deal at a time."""

    def __init__(self, window: MainWindow, historian: Historian, reviewer: Reviewer, bring: Bring) -> None:
        super().__init__(window)
        self._window, self._historian, self._reviewer, self._bring = window, historian, reviewer, bring
        self._open: Open | None = None
        self._review: Review | None = None
        self._saw: SawPage | None = None
        reviewer.progressed.connect(self._on_progress)
        reviewer.failed.connect(self._on_failed)
        window.overlay.closed.connect(self._on_closed)
        window.themed.connect(self._show_again)

    def show(self, deal: KeptDeal, table: Table) -> None:
        """Reviews ``deal``, the last of ``table``."""
        self._show(Open(deal, table, moments_of(table.rules, table.deals[-1])), 0, True)

    def _show(self, of: Open, step: int, all_open: bool) -> None:
        if of is not self._open:
            self._reviewer.stop()
            self._open, self._review = of, self._kept(of)
        self._bring(self._page(of, step, all_open))
        if self._reviewer.busy:
            self._tell(Progress(0, len(of.moments) - 1))
        elif self._review is None:
            self._ask()

    def _kept(self, of: Open) -> Review | None:
        """What was found out before; None where that does not fit the deal."""
        found = restored(self._historian.history.analysis(of.deal))
        fits = found is not None and len(found.curve) == len(of.moments) and found.seat == of.seat
        return found if fits else None

    def _page(self, of: Open, step: int, all_open: bool) -> ReviewPage:
        page = ReviewPage(of.moments, of.deal.players, of.seat, self._window.theme)
        page.again = lambda left: partial(self._show, of, left.step, left.all_open)
        page.learn.connect(lambda: self._bring_learning(of, page.review, 0))
        page.saw.connect(lambda: self._bring_saw(of, page.step))
        page.stopped.connect(self._stop)
        page.asked.connect(self._ask)
        page.set_open(all_open)
        if self._review is not None:
            page.show_review(self._review)
        page.go_to(step)
        return page

    # ---- from page to page

    def _bring_learning(self, of: Open, review: Review | None, at: int) -> None:
        assert review is not None, "there are mistakes to learn from"
        page = LearnPage(of.moments, of.deal.players, review, self._window.theme, at)
        page.again = lambda left: partial(self._bring_learning, of, review, left.at)
        self._bring(page)

    def _bring_saw(self, of: Open, step: int) -> None:
        """What the others saw from ``step`` on."""
        last, back = len(of.table.deals) - 1, say(Say.TO_REVIEW)
        self._saw = page = SawPage(of.table, last, step, self._window.theme, own=of.seat, back=back)
        page.again = lambda left: partial(self._bring_saw, of, left.step)
        self._bring(page)

    @Slot()
    def _show_again(self) -> None:
        """In another language, colours or size: the page is made anew, where it was."""
        page = self._window.overlay.panel
        mine = isinstance(page, ReviewPage | LearnPage) or (page is not None and page is self._saw)
        if page is not None and mine and page.again is not None:
            page.again(page)()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LanguageChange:
            self._show_again()
        return super().event(event)

    # ---- finding out

    def _ask(self) -> None:
        if self._open is None:
            return
        self._reviewer.ask(self._open.table.rules, self._open.table.deals[-1], self._open.seat)
        self._tell(Progress(0, len(self._open.moments) - 1))

    def _stop(self) -> None:
        self._reviewer.stop()
        self._say(Say.STOPPED)

    def _say(self, what: Say) -> None:
        page = self._window.overlay.panel
        if isinstance(page, ReviewPage):
            page.show_waiting(say(what))

    def _tell(self, progress: Progress) -> None:
        page = self._window.overlay.panel
        if isinstance(page, ReviewPage):
            page.show_progress(progress)

    @Slot(object)
    def _on_progress(self, progress: Progress) -> None:
        if progress.review is not None and self._open is not None:
            self._review = progress.review
            self._historian.history.set_analysis(self._open.deal, stored(progress.review))
        self._tell(progress)

    @Slot()
    def _on_failed(self) -> None:
        self._say(Say.FAILED)

    @Slot()
    def _on_closed(self) -> None:
        """Nobody looks at it any more, unless that was a page over the review's."""
        if not isinstance(self._window.overlay.panel, ReviewPage | LearnPage | SawPage):
            self._reviewer.stop()
