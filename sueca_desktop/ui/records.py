"""Records of matches from files and into files, and the score sheet handed on: copied, as a table, as PDF, printed."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QStandardPaths, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtWidgets import QFileDialog
from shiboken6 import delete, isValid

from sueca_desktop.app.controller import Controller
from sueca_desktop.app.files import write_atomic
from sueca_desktop.app.saved import started_of
from sueca_desktop.app.summary import MatchSummary, result_of, summary_of
from sueca_desktop.engine.fairness import check_record
from sueca_desktop.engine.record import GameRecord, RecordError, dump, load, replay
from sueca_desktop.engine.table import Table
from sueca_desktop.ui.actions import Do
from sueca_desktop.ui.main_window import MainWindow
from sueca_desktop.ui.pages import Pages
from sueca_desktop.ui.panels.record_page import LookedAt, RecordPage
from sueca_desktop.ui.sheet_document import page_layout, pdf, sheet_document
from sueca_desktop.ui.sheet_rows import comma_separated, sheet_rows, tab_separated
from sueca_desktop.ui.text import games
from sueca_desktop.ui.text.records import Say, refusal, say
from sueca_desktop.variants import discover

ENDING = ".sueca.json"


class Records(QObject):
    """Does what the menu asks for, and takes records that are dropped on the window."""

    def __init__(self, window: MainWindow, controller: Controller, pages: Pages) -> None:
        super().__init__(window)
        self._window, self._controller, self._pages = window, controller, pages
        self._open: tuple[GameRecord, Table] | None = None
        for do, act in (
            (Do.OPEN_RECORD, self.ask_open),
            (Do.SAVE_RECORD, self.save),
            (Do.COPY_SHEET, self.copy_sheet),
            (Do.SHEET_TABLE, self.save_table),
            (Do.SHEET_PDF, self.save_pdf),
            (Do.PRINT_SHEET, self.print_sheet),
        ):
            window.do[do].triggered.connect(act)
        for told in (controller.dealt, controller.preparing, controller.deal_over):
            told.connect(self.refresh)
        window.setAcceptDrops(True)
        window.installEventFilter(self)
        window.themed.connect(self._show_again)
        self.refresh()

    def refresh(self) -> None:
        """Without a game there is nothing to hand on."""
        there = self._controller.settings is not None
        for do in (Do.SAVE_RECORD, Do.COPY_SHEET, Do.SHEET_TABLE, Do.SHEET_PDF, Do.PRINT_SHEET):
            self._window.do[do].setEnabled(there)

    # ---- a match from a file

    def ask_open(self) -> None:
        """Asks for a file, and shows the match in it."""
        kinds = f"{say(Say.RECORDS)} (*{ENDING} *.json)"
        name, _ = QFileDialog.getOpenFileName(self._window, say(Say.OPEN), str(documents()), kinds)
        if name:
            self.open(Path(name))

    def open(self, path: Path) -> None:
        """Shows the match in a file; what is wrong with it is said, and the game on the table stays as it was."""
        try:
            record = load(path)
            table = replay(record, discover())
        except RecordError as error:
            refused = error
            self._window.message.say(lambda: refusal(refused, path.name))
            return
        self._window.message.go()  # what was wrong with another file
        self._open = record, table
        self._show()

    def _show(self) -> None:
        if self._open is None:
            return
        record, table = self._open
        game = self._controller.summary
        running = game is not None and not game.standing.over
        page = RecordPage(summary_of(table), self._window.theme, check_record(record, table), running=running)
        page.again = lambda _: self._show
        page.play_on.connect(self._play_on)
        page.look.connect(self._look)
        page.review.connect(self._review)
        self._pages.show(page)

    def _play_on(self) -> None:
        if self._open is not None:
            self._pages.take_up(partial(self._controller.take_up, self._open[0]))

    def _look(self) -> None:
        """The last deal of the match, over the table; the page comes back."""
        if self._open is None:
            return
        table = self._open[1]
        panel = LookedAt(result_of(table), table.state.public, self._window.theme)
        panel.again = lambda _: self._look
        panel.review.connect(lambda: self._review(len(table.deals) - 1))
        self._pages.show(panel)

    def _review(self, number: int) -> None:
        if self._open is not None:
            self._window.review_asked.emit(self._open[0], number)

    def _show_again(self) -> None:
        match self._window.overlay.panel:
            case RecordPage():
                self._show()
            case LookedAt():
                self._look()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LanguageChange:
            self._show_again()
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QDragEnterEvent) and _dropped(event) is not None:
            event.acceptProposedAction()
            return True
        if isinstance(event, QDropEvent) and event.type() == QEvent.Type.Drop:
            path = _dropped(event)
            if path is not None:
                event.acceptProposedAction()
                self.open(path)
                return True
        return False

    # ---- into a file

    def save(self) -> None:
        """The match as a record, under a name the user gives."""
        record = self._controller.record
        if record is not None:
            self._save(Say.SAVE, ENDING, Say.RECORDS, lambda: dump(record).encode())

    def save_table(self) -> None:
        summary = self._summary
        if summary is not None:
            self._save(Say.SAVE_CSV, ".csv", Say.TABLES, lambda: comma_separated(sheet_rows(summary)))

    def save_pdf(self) -> None:
        summary, record = self._summary, self._controller.record
        if summary is not None and record is not None:
            document = sheet_document(summary, started_of(record))
            self._save(Say.SAVE_PDF, ".pdf", Say.PDFS, lambda: pdf(document, games.name(summary.spec.variant)))

    def copy_sheet(self) -> None:
        """The score sheet for the clipboard, as table programs take it."""
        if self._summary is not None:
            QGuiApplication.clipboard().setText(tab_separated(sheet_rows(self._summary)))
            self._window.message.say(lambda: say(Say.COPIED))

    def print_sheet(self) -> None:
        """Asks for a printer and prints the score sheet."""
        summary, record = self._summary, self._controller.record
        if summary is None or record is None:
            return
        try:
            from PySide6.QtPrintSupport import QPrintDialog, QPrinter
        except ImportError:  # an installation that was stripped of it
            self._window.message.say(lambda: say(Say.CANNOT_PRINT))
            return
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setPageLayout(page_layout())
        dialog = QPrintDialog(printer, self._window)
        if dialog.exec():
            sheet_document(summary, started_of(record)).print_(printer)
            self._tell_printed(printer.printerState() is not QPrinter.PrinterState.Error, printer.outputFileName())
        if isValid(dialog):
            delete(dialog)  # now, for it must not outlive the printer

    def _tell_printed(self, done: bool, file: str) -> None:
        """Whether a printer has it, or the ``file`` that was asked for in place of one."""
        told = (Say.SAVED if file else Say.PRINTED) if done else Say.CANNOT_PRINT
        self._window.message.say(lambda: say(told).format(file=Path(file).name))

    @property
    def _summary(self) -> MatchSummary | None:
        return self._controller.summary

    def _save(self, title: Say, ending: str, kind: Say, content: Callable[[], bytes]) -> None:
        """Asks for a name and writes ``content`` under it."""
        summary = self._summary
        proposed = games.name(summary.spec.variant) if summary else ""
        kinds = f"{say(kind)} (*{ending})"
        name, _ = QFileDialog.getSaveFileName(self._window, say(title), str(documents() / f"{proposed}{ending}"), kinds)
        if not name:
            return
        path = Path(name if name.endswith(ending) else name + ending)
        try:
            write_atomic(path, content())
        except OSError as error:
            reason = error.strerror or str(error)
            self._window.message.say(lambda: say(Say.CANNOT_WRITE).format(file=path.name, reason=reason))
        else:
            self._window.message.say(lambda: say(Say.SAVED).format(file=path.name))


def documents() -> Path:
    """Where the user keeps documents, or is at home."""
    kinds = (QStandardPaths.StandardLocation.DocumentsLocation, QStandardPaths.StandardLocation.HomeLocation)
    places = [Path(QStandardPaths.writableLocation(kind)) for kind in kinds]
    return next((place for place in places if place.is_dir()), places[-1])


def _dropped(event: QDropEvent) -> Path | None:
    """The one local file that is dropped, if it may be a record by its name."""
    urls: list[QUrl] = event.mimeData().urls()
    if len(urls) != 1 or not urls[0].isLocalFile():
        return None
    path = Path(urls[0].toLocalFile())
    return path if path.suffix == ".json" else None
