"""Matches from files and into files, the score sheet handed on: by menu, by dropping, from the command line."""

from __future__ import annotations

import csv
import json
import random
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QMimeData, QPoint, QPointF, QStandardPaths, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtWidgets import QApplication, QFileDialog

from sueca_desktop.app.saved import started_of
from sueca_desktop.engine.fairness import Fault
from sueca_desktop.engine.record import RecordError, RecordFault, dump, load, record_of, replay
from sueca_desktop.ui.actions import Do
from sueca_desktop.ui.languages import Language
from sueca_desktop.ui.panels.record_page import LookedAt, RecordPage
from sueca_desktop.ui.panels.start import StartPanel
from sueca_desktop.ui.records import Records, documents
from sueca_desktop.ui.sheet_document import pdf, sheet_document
from sueca_desktop.ui.sheet_rows import comma_separated, sheet_rows, tab_separated
from sueca_desktop.ui.text import history as words_of_history
from sueca_desktop.ui.text import records as words_of
from sueca_desktop.ui.text.history import Label
from sueca_desktop.ui.text.language import number
from sueca_desktop.variants import discover
from tests.support.deals import new_table, play_out, random_layout
from tests.ui.conftest import MakeDesk
from tests.ui.desk import Desk, words


@pytest.fixture
def evening(make_desk: MakeDesk, tmp_path: Path) -> Path:
    """A match that was left in its first deal, as a file."""
    desk = make_desk()
    desk.begin(deal_number=5)
    for _ in range(2):
        observation = desk.wait_for_turn()
        desk.click_card(next(iter(observation.playable)))
        desk.wait_beyond(observation)
    desk.wait_for_turn()
    path = tmp_path / "evening.sueca.json"
    assert desk.controller.record is not None
    path.write_text(dump(desk.controller.record), encoding="utf-8")
    desk.controller.new_game(desk.controller.settings)  # type: ignore[arg-type]  # there is a game
    desk.close()
    return path


def answers(monkeypatch: pytest.MonkeyPatch, path: Path | None) -> None:
    """What the user says to every question for a file."""
    for kind in ("getOpenFileName", "getSaveFileName"):
        monkeypatch.setattr(QFileDialog, kind, lambda *_: ("" if path is None else str(path), ""))


def page_of(desk: Desk) -> RecordPage:
    QApplication.processEvents()
    panel = desk.window.overlay.panel
    assert isinstance(panel, RecordPage)
    return panel


def drop(desk: Desk, *paths: Path) -> bool:
    """Drags files over the window and lets them go; whether the window would have them."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    actions, buttons = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    keys = Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPoint(50, 50), actions, data, buttons, keys)
    enter.ignore()
    QApplication.sendEvent(desk.window, enter)
    if enter.isAccepted():
        QApplication.sendEvent(desk.window, QDropEvent(QPointF(50, 50), actions, data, buttons, keys))
    return enter.isAccepted()


def test_files_are_kept_with_the_documents_or_at_home() -> None:
    home = Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.HomeLocation))
    assert documents() == home
    (home / "Documents").mkdir()
    assert documents() == home / "Documents"


# ---- from a file


def test_a_match_is_opened_and_played_on(evening: Path, desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    desk.begin("klaberjass")
    before = desk.controller.observation
    answers(monkeypatch, evening)
    desk.window.do[Do.OPEN_RECORD].trigger()
    page = page_of(desk)
    assert "Deal 1 is not finished" in words(page)
    assert "stops here" in words(page)
    assert desk.controller.observation == before, "nothing has happened yet"
    desk.press("Play on")
    observation = desk.wait_for_turn()
    assert observation == replay(load(evening), discover()).observe(0)
    assert desk.window.docks.tricks.model.rowCount() == len(observation.deal.tricks)
    desk.play_deal(desk.click_card)


@pytest.mark.parametrize("another", [False, True])
def test_play_on_leads_from_the_start_page_to_the_match(make_desk: MakeDesk, evening: Path, another: bool) -> None:
    """As from the command line, or by dropping the file; a game that was left does not come between."""
    if another:
        other = make_desk()
        other.begin("klaberjass")
        other.wait_until_asked()
        other.close()
    desk = make_desk()
    desk.presenter.open()
    desk.presenter.open_record(evening)
    page_of(desk)
    desk.press("Play on")
    observation = desk.wait_for_turn()
    assert desk.window.overlay.panel is None
    assert desk.controller.settings is not None
    assert desk.controller.settings.variant == "sueca-bandeira"
    desk.click_card(next(iter(observation.playable)))
    desk.wait_beyond(observation)


def test_a_match_can_be_looked_at_and_left_alone(evening: Path, desk: Desk) -> None:
    desk.begin("klaberjass")
    before = desk.controller.observation
    desk.presenter.open_record(evening)
    page_of(desk)
    desk.key(Qt.Key.Key_Escape)
    assert desk.window.overlay.panel is None
    assert desk.controller.observation == before


def test_a_finished_match_shows_its_last_deal(desk: Desk, tmp_path: Path) -> None:
    table, rng = new_table("sueca-bandeira"), random.Random(1)
    while not table.standing.over:
        table.deal(random_layout(table.rules, rng, table.next_dealer))
        play_out(table, rng)
    record, path = record_of(table), tmp_path / "over.sueca.json"
    path.write_text(dump(record), encoding="utf-8")
    desk.begin()
    before = desk.wait_for_turn()
    desk.presenter.open_record(path)
    page = page_of(desk)
    assert "The match is over." in words(page)
    rows = page._sheet.verticalHeader().length()
    assert page._sheet.viewport().height() >= min(rows, 150), "its rows are in sight"
    assert "Play on" not in [one.text().replace("&", "") for one in page.foot.findChildren(type(page._first))]
    desk.press("Look at the last deal")
    QApplication.processEvents()
    looked = desk.window.overlay.panel
    assert isinstance(looked, LookedAt)
    assert len(looked.result.summary.rows) == len(record.deals)
    desk.key(Qt.Key.Key_Escape)
    page_of(desk)
    desk.key(Qt.Key.Key_Escape)
    assert desk.controller.observation == before


def test_verifying_a_match_names_the_wrong_deal(evening: Path, desk: Desk) -> None:
    desk.begin()
    desk.presenter.open_record(evening)
    page_of(desk)
    desk.press("Verify")
    assert "All deals are fair" in words(page_of(desk))
    data = json.loads(evening.read_text(encoding="utf-8"))
    data["deals"][0]["sueca-desktop"]["commitment"] = "0" * 64
    evening.write_text(json.dumps(data), encoding="utf-8")
    desk.presenter.open_record(evening)
    page_of(desk)
    desk.press("Verify")
    assert "Not fair: deal 1." in words(page_of(desk))
    assert Fault.COMMITMENT.value in words(page_of(desk))


def test_a_match_is_dropped_on_the_window(evening: Path, desk: Desk, tmp_path: Path) -> None:
    desk.presenter.open()
    desk.qtbot.waitUntil(lambda: desk.window.findChild(Records) is not None)  # once the window has been seen
    picture = tmp_path / "holiday.png"
    picture.write_bytes(b"")
    assert not drop(desk, picture)
    assert not drop(desk, evening, evening)
    assert isinstance(desk.window.overlay.panel, StartPanel)
    assert drop(desk, evening)
    page_of(desk)
    desk.key(Qt.Key.Key_Escape)
    assert isinstance(desk.window.overlay.panel, StartPanel), "the start page comes back"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (None, "cannot be read"),
        ("{", "is not a saved match"),
        ('{"format": "sueca-desktop/record", "version": 7}', "newer version"),
        ("x" * (16 * 1024 * 1024 + 1), "too large"),
    ],
)
def test_what_is_no_match_is_refused_in_words(desk: Desk, tmp_path: Path, text: str | None, why: str) -> None:
    path = tmp_path / "odd {name}.json"
    if text is not None:
        path.write_text(text, encoding="utf-8")
    desk.begin()
    before = desk.wait_for_turn()
    desk.presenter.open_record(path)
    assert desk.window.message.isVisible()
    assert why in desk.window.message.text
    assert "odd {name}.json" in desk.window.message.text
    assert desk.controller.observation == before
    assert desk.window.overlay.panel is None


def test_what_was_wrong_with_one_file_is_not_said_over_the_next(evening: Path, desk: Desk, tmp_path: Path) -> None:
    bad = tmp_path / "bad.sueca.json"
    bad.write_text("{}", encoding="utf-8")
    desk.presenter.open_record(bad)
    assert not desk.window.message.isHidden()
    desk.presenter.open_record(evening)
    page_of(desk)
    assert desk.window.message.isHidden()


def test_a_step_against_the_rules_is_named(evening: Path, desk: Desk) -> None:
    data = json.loads(evening.read_text(encoding="utf-8"))
    data["deals"][0]["actions"][2] = "0 pass"
    evening.write_text(json.dumps(data), encoding="utf-8")
    desk.presenter.open_record(evening)
    assert "deal 1, step 3 is against the rules" in desk.window.message.text


@pytest.mark.parametrize("fault", RecordFault)
def test_every_fault_has_its_words(fault: RecordFault) -> None:
    told = words_of.refusal(RecordError("x", fault=fault), "game.json")
    assert "game.json" in told
    assert "{" not in told


def test_the_page_speaks_another_language(evening: Path, desk: Desk) -> None:
    desk.begin()
    desk.presenter.open_record(evening)
    desk.speak(Language.PT)
    assert "não acabou" in words(page_of(desk))


# ---- into a file


def test_a_match_is_saved_and_opened_again(desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not desk.window.do[Do.SAVE_RECORD].isEnabled()
    desk.begin()
    observation = desk.wait_for_turn()
    answers(monkeypatch, tmp_path / "mine")
    desk.window.do[Do.SAVE_RECORD].trigger()
    path = tmp_path / "mine.sueca.json"
    assert desk.window.message.text == "Saved as mine.sueca.json."
    assert replay(load(path), discover()).observe(0) == observation


def test_a_file_that_cannot_be_written_is_told(desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    desk.begin()
    desk.wait_for_turn()
    answers(monkeypatch, tmp_path / "nowhere" / "x.csv")
    for do in (Do.SAVE_RECORD, Do.SHEET_TABLE, Do.SHEET_PDF):
        desk.window.do[do].trigger()
        assert "cannot be written" in desk.window.message.text
    answers(monkeypatch, None)
    desk.window.message.say(lambda: "before")
    desk.window.do[Do.SHEET_PDF].trigger()
    assert desk.window.message.text == "before", "the user thought better of it"


@pytest.mark.parametrize("variant", discover())
def test_the_score_sheet_as_a_table(desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, variant: str) -> None:
    desk.presenter.watching.alone = False
    desk.begin(variant, watch=True, players=("=1+1", "Rui;x", '"Zé"', "Inês", "Ana")[: discover()[variant].seats])
    desk.wait_for_result()
    summary = desk.controller.summary
    assert summary is not None
    answers(monkeypatch, tmp_path / "sheet.csv")
    desk.window.do[Do.SHEET_TABLE].trigger()
    text = (tmp_path / "sheet.csv").read_text(encoding="utf-8-sig")
    rows = list(csv.reader(text.splitlines()))
    assert len({len(row) for row in rows}) == 1
    row, seats = summary.rows[0], len(summary.players)
    assert row.score is not None
    first = next(line for line in rows if line[0] == "1")
    assert [int(cell) for cell in first[-1 - 2 * seats : -1]] == [*row.score.points, *row.totals]
    if row.score.card_points:
        assert [str(points) for points in row.score.card_points] == first[-4 - 2 * seats : -2 - 2 * seats]
    assert not any(cell.startswith("=") for line in rows for cell in line)
    desk.window.do[Do.COPY_SHEET].trigger()
    copied = QGuiApplication.clipboard().text().splitlines()
    assert [len(line.split("\t")) for line in copied] == [len(rows[0])] * len(copied)
    assert desk.window.message.text == "The score sheet is copied."


def test_numbers_with_commas_need_semicolons(desk: Desk) -> None:
    desk.begin()
    summary = desk.controller.summary
    assert summary is not None
    assert b"," in comma_separated(sheet_rows(summary)).splitlines()[0]
    desk.speak(Language.DE)
    assert b";" in comma_separated(sheet_rows(summary)).splitlines()[0]
    assert "\t" in tab_separated(sheet_rows(summary))


@pytest.mark.parametrize("variant", discover())
def test_the_score_sheet_on_paper(desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, variant: str) -> None:
    desk.presenter.watching.alone = False
    desk.begin(variant, watch=True, players=("<b>Eva</b>", "Rui", "Inês", "Zé", "Ana")[: discover()[variant].seats])
    desk.wait_for_result()
    answers(monkeypatch, tmp_path / "sheet")
    desk.window.do[Do.SHEET_PDF].trigger()
    data = (tmp_path / "sheet.pdf").read_bytes()
    assert data.startswith(b"%PDF-")
    assert data.rstrip().endswith(b"%%EOF")
    summary, record = desk.controller.summary, desk.controller.record
    assert summary is not None
    assert record is not None
    text = sheet_document(summary, started_of(record)).toPlainText()
    assert "<b>" in text, "a name is shown as it stands"
    assert number(summary.rows[0].totals[0]) in text


def test_a_long_evening_goes_over_pages(desk: Desk) -> None:
    desk.presenter.watching.alone = False
    desk.begin("sueca-riscos", watch=True)
    desk.wait_for_result()
    summary = desk.controller.summary
    assert summary is not None
    rows = tuple(replace(summary.rows[0], number=i + 1, practice=i == 3) for i in range(120))
    document = sheet_document(replace(summary, rows=rows))
    data = pdf(document, "evening")
    assert data.count(b"/Type /Page\n") >= 3
    assert "Practice" in document.toPlainText()


@pytest.mark.parametrize("language", Language, indirect=True)
def test_what_came_of_saving_and_printing_is_told_in_sentences(language: Language) -> None:
    """In the window, and on the pages of past deals."""
    saving, printing = (
        (words_of.Say.SAVED, words_of.Say.CANNOT_WRITE),
        (words_of.Say.PRINTED, words_of.Say.CANNOT_PRINT),
    )
    of_history = (Label.SAVED, Label.GONE, Label.CANNOT_SAVE, Label.CANNOT_TAKE, Label.CANNOT_DELETE)
    told = [*map(words_of.say, (*saving, *printing, words_of.Say.COPIED)), *map(words_of_history.say, of_history)]
    assert [sentence for sentence in told if not sentence.endswith(".")] == []


def test_printing_asks_for_a_printer(desk: Desk, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    printing = pytest.importorskip("PySide6.QtPrintSupport")
    asked: list[object] = []
    path = tmp_path / "printed.pdf"

    def accept(self: object) -> int:
        asked.append(self)
        return 1

    monkeypatch.setattr(printing.QPrintDialog, "exec", accept)
    original = printing.QPrinter.__init__

    def into_file(self: object, *arguments: object) -> None:
        original(self, *arguments)
        self.setOutputFileName(str(path))  # type: ignore[attr-defined]  # it is a QPrinter

    monkeypatch.setattr(printing.QPrinter, "__init__", into_file)
    desk.begin()
    desk.wait_for_turn()
    desk.window.do[Do.PRINT_SHEET].trigger()
    assert len(asked) == 1
    assert path.read_bytes().startswith(b"%PDF-")
    assert not desk.window.findChildren(printing.QPrintDialog), "it does not outlive its printer"
    assert desk.window.message.text == "Saved as printed.pdf."
    monkeypatch.setattr(printing.QPrinter, "outputFileName", lambda self: "")
    desk.window.do[Do.PRINT_SHEET].trigger()
    assert desk.window.message.text == "The score sheet is printed."
    monkeypatch.setattr(printing.QPrinter, "printerState", lambda self: printing.QPrinter.PrinterState.Error)
    desk.window.do[Do.PRINT_SHEET].trigger()
    assert desk.window.message.text == "No printer can be reached."
