"""Between the pages of a review, the history that keeps it, and who finds it out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

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


@dataclass(frozen=True, slots=True)
class Open:
    """The deal that is being reviewed: the last of its table. ``back``: to where it was opened from; None where closing
    the page is enough.
    """

    deal: KeptDeal
    table: Table
    moments: tuple[Moment, ...]
    back: Callable[[], None] | None

    @property
    def seat(self) -> int:
        return USER if self.deal.seat is None else self.deal.seat


class ReviewPages(QObject):
    """Shows the review of one deal at a time."""

    def __init__(self, window: MainWindow, historian: Historian, reviewer: Reviewer) -> None:
        super().__init__(window)
        self._window, self._historian, self._reviewer = window, historian, reviewer
        self._open: Open | None = None
        self._review: Review | None = None
        self._saw: SawPage | None = None
        self._step, self._all_open = 0, True
        reviewer.progressed.connect(self._on_progress)
        reviewer.failed.connect(self._on_failed)
        window.overlay.closed.connect(self._on_closed)
        window.themed.connect(self._show_again)

    def show(self, deal: KeptDeal, table: Table, bring: Bring, back: Callable[[], None] | None = None) -> None:
        """Reviews ``deal``, the last of ``table``; ``bring`` shows the page, ``back`` what it was opened from."""
        self._reviewer.stop()
        self._open = Open(deal, table, moments_of(table.rules, table.deals[-1]), back)
        self._review = self._kept(self._open)
        self._step, self._all_open = 0, True
        bring(self._page(self._open))
        if self._review is None:
            self._ask()

    def _kept(self, of: Open) -> Review | None:
        """What was found out before; None where that does not fit the deal."""
        found = restored(self._historian.history.analysis(of.deal))
        fits = found is not None and len(found.curve) == len(of.moments) and found.seat == of.seat
        return found if fits else None

    def _page(self, of: Open) -> ReviewPage:
        page = ReviewPage(of.moments, of.deal.players, of.seat, self._window.theme)
        page.back.connect(self._go_back)
        page.learn.connect(self._learn)
        page.saw.connect(self._bring_saw)
        page.stopped.connect(self._stop)
        page.asked.connect(self._ask)
        page.set_open(self._all_open)
        if self._review is not None:
            page.show_review(self._review)
        page.go_to(self._step)
        return page

    # ---- from page to page

    def _go_back(self) -> None:
        self._reviewer.stop()
        back = self._open.back if self._open is not None else None
        if back is None:
            self._window.overlay.close_panel()
        else:
            back()

    def _learn(self) -> None:
        if self._open is not None and self._review is not None:
            self._remember()
            self._bring_learning(0)

    def _bring_learning(self, at: int) -> None:
        assert self._open is not None, "a deal is open"
        assert self._review is not None, "there are mistakes to learn from"
        page = LearnPage(self._open.moments, self._open.deal.players, self._review, self._window.theme, at)
        page.back.connect(self._bring_again)
        self._window.overlay.show_panel(page)

    def _bring_saw(self, step: int | None = None) -> None:
        """What the others saw, from the step looked at on, or from ``step``."""
        if self._open is not None:
            self._remember()
            table, theme, at = self._open.table, self._window.theme, self._step if step is None else step
            page = SawPage(table, len(table.deals) - 1, at, theme, own=self._open.seat, back=say(Say.BACK))
            page.back.connect(self._bring_again)
            self._saw = page
            self._window.overlay.show_panel(page)

    def _bring_again(self) -> None:
        if self._open is not None:
            self._window.overlay.show_panel(self._page(self._open))

    def _remember(self) -> None:
        page = self._window.overlay.panel
        if isinstance(page, ReviewPage):
            self._step, self._all_open = page.step, page.all_open

    @Slot()
    def _show_again(self) -> None:
        """In another language, colours or size: the page is made anew, where it was."""
        match self._window.overlay.panel:
            case ReviewPage():
                self._remember()
                self._bring_again()
            case LearnPage() as page:
                self._bring_learning(page.at)
            case SawPage() as page if page is self._saw:
                self._bring_saw(page.step)

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
        """Nobody looks at it any more."""
        self._reviewer.stop()
