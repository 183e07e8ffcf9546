"""Between the history and its pages: what is asked for on one is fetched, shown, saved or deleted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QFileDialog

from sueca_desktop.app.files import write_atomic
from sueca_desktop.app.frequencies import DealtHand, Feature
from sueca_desktop.app.history.hands import own_hands
from sueca_desktop.app.history.historian import Historian
from sueca_desktop.app.history.kept import KeptDeal
from sueca_desktop.app.history.table import csv_text
from sueca_desktop.engine.record import RecordError, dump, replay
from sueca_desktop.engine.table import Table
from sueca_desktop.ui.history.cards_page import CardsPage
from sueca_desktop.ui.history.choosing import Chosen
from sueca_desktop.ui.history.deals_page import DealsPage
from sueca_desktop.ui.history.page import HistoryPage
from sueca_desktop.ui.history.past_deal import PastDealPanel
from sueca_desktop.ui.history.statistics_page import StatisticsPage
from sueca_desktop.ui.main_window import MainWindow
from sueca_desktop.ui.panels.overlay import Panel
from sueca_desktop.ui.records import documents
from sueca_desktop.ui.review.opening import ReviewPages
from sueca_desktop.ui.review.saw import SawPage
from sueca_desktop.ui.text.history import Label, say
from sueca_desktop.variants import discover

RECORD, TABLE = ".sueca.json", ".csv"


def _newest(deals: Sequence[KeptDeal] | None) -> tuple[str, int] | None:
    """The key of the newest of ``deals``, the oldest of which stands first."""
    return deals[-1].key if deals else None


class HistoryPages(QObject):
    """Shows the pages of one window."""

    def __init__(
        self, window: MainWindow, historian: Historian, reviews: ReviewPages, show: Callable[[Panel], None]
    ) -> None:
        """``reviews``: where a deal is reviewed. ``show``: brings the first page over what lies there already."""
        super().__init__(window)
        self._window, self._historian, self._reviews, self._show = window, historian, reviews, show
        self._chosen = Chosen()
        self._shown: tuple[Label | None, ...] = ()
        self._feature = Feature.TRUMPS
        self._looked_at: Panel | None = None
        self._current: tuple[str, int] | None = None
        self._seen: tuple[str, int] | None = None
        """The newest deal when the list was left."""
        historian.changed.connect(self._on_changed)
        window.themed.connect(self._on_themed)

    # ---- showing

    def prefer(self, profile: str) -> None:
        """The deals of that player are shown first, if there are any."""
        self._chosen = replace(self._chosen, profile=profile)

    def show_statistics(self) -> None:
        """The statistics, with what was chosen on a page before."""
        self._remember()
        page = StatisticsPage(self._deals(), self._chosen, self._window.theme, self._shown)
        page.again = lambda _: self._left(self.show_statistics)
        page.deals_asked.connect(self.show_deals)
        page.cards_asked.connect(self.show_cards)
        self._bring(page)

    def show_cards(self) -> None:
        """The user's own cards, counted."""
        self._remember()
        page = CardsPage(self._deals(), self._hands, self._chosen, self._window.theme, self._feature)
        page.again = lambda _: self._left(self.show_cards)
        page.statistics_asked.connect(self.show_statistics)
        self._bring(page)

    def _hands(self, deals: Sequence[KeptDeal]) -> Sequence[DealtHand]:
        return own_hands(deals, self._historian.history.dealt())

    def show_deals(self) -> None:
        """The list of past deals, where it was left."""
        self._remember()
        deals, writable = self._deals(), self._historian.history.writable
        if self._seen != _newest(deals):  # what was played since then stands first
            self._current = None
        page = DealsPage(deals, self._chosen, self._window.theme, writable=writable, current=self._current)
        page.again = lambda _: self._left(self.show_deals)
        page.opened.connect(self._open)
        page.review_asked.connect(self._review_listed)
        page.record_asked.connect(self._ask_record)
        page.table_asked.connect(self._ask_table)
        page.deleting.connect(self._historian.delete)
        page.statistics_asked.connect(self.show_statistics)
        self._bring(page)

    def _bring(self, page: Panel) -> None:
        """In place of another page of the history, else over what lies there."""
        page.closed.connect(self._remember)
        if isinstance(self._window.overlay.panel, HistoryPage):
            self._window.overlay.show_panel(page)
        else:
            self._show(page)

    def _left(self, show: Callable[[], None]) -> Callable[[], None]:
        """Brings a page back that another one covers."""
        self._remember()
        return show

    def _remember(self) -> None:
        """What is chosen on the page that goes."""
        page = self._window.overlay.panel
        if isinstance(page, HistoryPage):
            self._chosen = page.chosen
        if isinstance(page, StatisticsPage):
            self._shown = page.shown
        if isinstance(page, CardsPage):
            self._feature = page.feature
        if isinstance(page, DealsPage):
            self._current, self._seen = page.current, _newest(page.deals)

    def _deals(self) -> tuple[KeptDeal, ...] | None:
        """All deals of games this program knows; None without a history."""
        history, known = self._historian.history, discover()
        return tuple(deal for deal in history.deals() if deal.variant in known) if history.available else None

    def _say(self, text: str) -> None:
        page = self._window.overlay.panel
        if isinstance(page, DealsPage):
            page.say(text)

    # ---- what is heard

    def _on_changed(self) -> None:
        page = self._window.overlay.panel
        if isinstance(page, HistoryPage):
            page.show_deals(self._deals())

    def _on_themed(self) -> None:
        page = self._window.overlay.panel
        if isinstance(page, HistoryPage):
            page.set_theme(self._window.theme)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LanguageChange:
            match self._window.overlay.panel:
                case StatisticsPage():
                    self.show_statistics()
                case CardsPage():
                    self.show_cards()
                case DealsPage():
                    self.show_deals()
                case (PastDealPanel() | SawPage()) as page if page is self._looked_at and page.again is not None:
                    page.again(page)()
        return super().event(event)

    # ---- one deal

    def _open(self, deal: KeptDeal) -> None:
        table = self._table(deal)
        if table is None:
            self._say(say(Label.GONE))
            return
        self._look(deal, table)

    def _look(self, deal: KeptDeal, table: Table) -> None:
        panel = PastDealPanel(table, self._window.theme)
        panel.again = lambda _: partial(self._look, deal, table)
        panel.review.connect(lambda: self._reviews.show(deal, table))
        panel.saw.connect(partial(self._show_saw, table))
        self._looked_at = panel
        self._show(panel)

    def _show_saw(self, table: Table, step: int | None = None) -> None:
        """What the other seats saw in a past deal."""
        page = SawPage(table, len(table.deals) - 1, step, self._window.theme)
        page.again = lambda left: partial(self._show_saw, table, left.step)
        self._looked_at = page
        self._show(page)

    def _review_listed(self, deal: KeptDeal) -> None:
        table = self._table(deal)
        if table is None:
            self._say(say(Label.GONE))
            return
        self._reviews.show(deal, table)

    def _table(self, deal: KeptDeal) -> Table | None:
        """The match up to the end of a deal; None where it cannot be had."""
        record = self._historian.history.record(deal)
        try:
            table = None if record is None else replay(record, discover())
        except RecordError:
            return None
        return table if table is not None and not table.in_progress else None

    # ---- files

    def _ask_record(self, deal: KeptDeal) -> None:
        name = f"{deal.ended.astimezone():%Y-%m-%d-%H%M}-{deal.variant}{RECORD}"
        self._ask_file(name, say(Label.RECORDS), RECORD, lambda path: self.save_record(deal, path))

    def _ask_table(self, deals: Sequence[KeptDeal]) -> None:
        self._ask_file(f"sueca{TABLE}", say(Label.TABLES), TABLE, lambda path: self.save_table(deals, path))

    def _ask_file(self, name: str, kind: str, ending: str, write: Callable[[Path], None]) -> None:
        """Asks for a file without stopping the game."""
        dialog = QFileDialog(self._window, "", str(documents()), kind)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.selectFile(name)
        dialog.fileSelected.connect(lambda path: write(_ending(Path(path), ending)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def save_record(self, deal: KeptDeal, path: Path) -> None:
        """Writes the match up to a deal as a record."""
        record = self._historian.history.record(deal)
        if record is None:
            self._say(say(Label.GONE))
        else:
            self._write(path, dump(record).encode("utf-8"))

    def save_table(self, deals: Sequence[KeptDeal], path: Path) -> None:
        """Writes deals as comma-separated values, marked as UTF-8 for the programs that would guess otherwise."""
        self._write(path, csv_text(deals).encode("utf-8-sig"))

    def _write(self, path: Path, data: bytes) -> None:
        try:
            write_atomic(path, data)
        except OSError as error:
            self._say(say(Label.CANNOT_SAVE).format(reason=error.strerror or error))
        else:
            self._say(say(Label.SAVED).format(file=path.name))


def _ending(path: Path, ending: str) -> Path:
    return path if path.name.endswith(ending) else path.with_name(path.name + ending)
