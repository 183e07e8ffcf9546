"""Every page of the window in turn, with something on it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar

from PySide6.QtWidgets import QApplication

from sueca_desktop.app.history.kept import KeptDeal, kept_deal
from sueca_desktop.app.review.decisions import Review
from sueca_desktop.engine.record import dump, record_of
from sueca_desktop.engine.table import Table
from sueca_desktop.ui.actions import Do
from sueca_desktop.ui.guided import Guided
from sueca_desktop.ui.keeping import Keeping
from sueca_desktop.ui.panels.overlay import Panel
from sueca_desktop.ui.panels.settings_page import SettingsPage
from sueca_desktop.ui.panels.start import StartPanel
from sueca_desktop.ui.review.learning import LearnPage
from sueca_desktop.ui.review.opening import ReviewPages
from sueca_desktop.ui.review.page import ReviewPage
from sueca_desktop.ui.review.saw import SawPage
from sueca_desktop.ui.setting import Setting
from sueca_desktop.variants import discover
from tests.app.history.games import NOON
from tests.app.review.played import klaberjass, played
from tests.ui.desk import Desk

TABLES = ("klaberjass", "sueca-bandeira", "italiana-fives")
"""Of two, four and five seats."""


def settle() -> None:
    """Widgets are laid out in rounds of the event loop, one within the other."""
    for _ in range(8):
        QApplication.processEvents()


def _kept(table: Table) -> KeptDeal:
    deal = kept_deal(table, record_of(table), 0, NOON)
    assert deal is not None
    return deal


P = TypeVar("P", bound=Panel)


class Walk:
    """Goes through the pages of one window; ``pages`` yields the name of each while it is shown."""

    def __init__(self, desk: Desk, folder: Path) -> None:
        """``folder``: where files may be written."""
        self._desk, self._window, self._folder = desk, desk.window, folder
        self._keeping = Keeping(desk.window, desk.controller, desk.presenter)
        Setting(desk.window, desk.preferences, desk.presenter, self._keeping)
        Guided(desk.window, desk.preferences, desk.presenter)

    def close(self) -> None:
        self._keeping.close()

    def _page(self, kind: type[P]) -> P:
        panel = self._window.overlay.panel
        assert isinstance(panel, kind)
        return panel

    def pages(self) -> Iterator[str]:
        for part in (self._before, self._history, self._reviews, self._in_a_game):
            for name in part():
                settle()
                yield name

    def _do(self, do: Do) -> None:
        self._window.do[do].trigger()

    def _before(self) -> Iterator[str]:
        self._desk.presenter.open()
        start = self._page(StartPanel)
        for variant in discover():
            start.show_variant(variant)
            yield f"start-{variant}"
        self._do(Do.SETTINGS)
        for i, one in enumerate(self._page(SettingsPage).sections.buttons()):
            one.click()
            yield f"settings-{i}"
        for name, do in (
            ("keys", Do.KEYS),
            ("about", Do.ABOUT),
            ("rules", Do.HOW_TO_PLAY),
            ("number", Do.DEAL_NUMBER),
            ("lesson", Do.GUIDED),
        ):
            self._do(do)
            yield name

    def _history(self) -> Iterator[str]:
        self._do(Do.STATISTICS)
        yield "statistics"
        self._keeping.pages.show_cards()
        yield "counted"
        self._do(Do.PAST_DEALS)
        yield "deals"
        self._keeping.pages._open(self._keeping.historian.history.deals()[0])
        yield "deal"

    def _reviews(self) -> Iterator[str]:
        pages = self._keeping.reviews
        for variant in TABLES[1:]:
            table = played(variant, 3, clever=False)
            pages.show(_kept(table), table)
            pages._reviewer.stop()
            self._page(ReviewPage).go_to(9)
            yield f"review-{variant}"
        yield from self._reviewed(pages, *klaberjass())

    def _reviewed(self, pages: ReviewPages, table: Table, review: Review) -> Iterator[str]:
        pages.show(_kept(table), table)
        pages._reviewer.stop()
        pages._review = review
        self._page(ReviewPage).show_review(review)
        for moment in (review.decisions[0], review.mistakes[0]):
            self._page(ReviewPage).go_to(moment.step)
            yield f"review-{moment.step}"
        self._page(ReviewPage).learn.emit()
        yield "learn"
        self._page(LearnPage).closed.emit()
        settle()
        self._page(ReviewPage).saw.emit()
        self._page(SawPage)
        yield "saw"

    def _in_a_game(self) -> Iterator[str]:
        for variant in TABLES:
            self._desk.begin(variant, watch=True)
            self._desk.presenter.watching.alone = False
            self._desk.wait_for_result()
            yield f"result-{variant}"
        record = self._desk.controller.record
        assert record is not None
        path = self._folder / "one.sueca.json"
        path.write_text(dump(record), encoding="utf-8")
        self._desk.presenter.open_record(path)
        yield "record"
        self._desk.begin("sueca-riscos", deal_number=7)
        self._desk.wait_until_asked()
        self._do(Do.ABANDON)
        yield "abandon"
