"""The pages of the history as a person meets them."""

import csv
import io
import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QItemSelectionModel, Qt
from PySide6.QtWidgets import QApplication, QFileDialog

from sueca_desktop.app.history.kept import Result
from sueca_desktop.app.history.store import History
from sueca_desktop.app.settings import ThemeChoice
from sueca_desktop.engine.record import load, replay
from sueca_desktop.ui.actions import Do
from sueca_desktop.ui.history.choosing import Chosen, Period
from sueca_desktop.ui.history.deals_page import DealsPage
from sueca_desktop.ui.history.opening import HistoryPages
from sueca_desktop.ui.history.past_deal import PastDealPanel
from sueca_desktop.ui.history.statistics_page import StatisticsPage
from sueca_desktop.ui.keeping import Keeping
from sueca_desktop.ui.languages import Language
from sueca_desktop.ui.models.deals import DEAL_ROLE
from sueca_desktop.ui.panels.start import StartPanel
from sueca_desktop.ui.records import documents
from sueca_desktop.ui.review.saw import SawPage
from sueca_desktop.ui.text.history import Label, date
from sueca_desktop.variants import discover
from tests.app.history.games import NOON, database
from tests.ui.desk import Desk, buttons, words
from tests.ui.history.conftest import fill, some_deals

MakeKeeping = Callable[[], Keeping]


def statistics_page(desk: Desk) -> StatisticsPage:
    QApplication.processEvents()  # a page that takes another's place is shown in the next round
    panel = desk.window.overlay.panel
    assert isinstance(panel, StatisticsPage)
    return panel


def deals_page(desk: Desk) -> DealsPage:
    QApplication.processEvents()
    panel = desk.window.overlay.panel
    assert isinstance(panel, DealsPage)
    return panel


def select(page: DealsPage, *rows: int) -> None:
    page.view.clearSelection()
    for row in rows:
        flags = QItemSelectionModel.SelectionFlag.Select | QItemSelectionModel.SelectionFlag.Rows
        page.view.selectionModel().select(page.model.index(row, 0), flags)


def shown(page: DealsPage) -> list[tuple[str, int]]:
    return [page.model.index(row, 0).data(DEAL_ROLE).key for row in range(page.model.rowCount())]


# ---- opening and leaving


def test_keys_open_the_pages_and_what_they_cover_comes_back(desk: Desk, keeping: MakeKeeping) -> None:
    fill()
    keeping()
    desk.presenter.open()
    desk.key(Qt.Key.Key_F7)
    assert "Deals played" in words(statistics_page(desk))
    desk.key(Qt.Key.Key_F8)
    assert deals_page(desk).model.rowCount() > 20
    desk.key(Qt.Key.Key_Escape)
    assert isinstance(desk.window.overlay.panel, StartPanel)


def test_nothing_of_the_history_is_loaded_before_it_is_wanted(desk: Desk, keeping: MakeKeeping) -> None:
    one = keeping()
    assert one._historian is None
    desk.window.do[Do.STATISTICS].trigger()
    assert one._historian is not None


def test_a_game_that_is_over_is_in_the_list(desk: Desk, keeping: MakeKeeping) -> None:
    one = keeping()
    historian = one.historian
    desk.presenter.watching.alone = False
    desk.begin("sueca-riscos", watch=True)
    desk.wait_for_result()
    desk.window.overlay.close_panel()
    one.pages.show_deals()
    assert deals_page(desk).model.rowCount() == 1
    assert len(historian.history.deals()) == 1


def test_a_page_that_lies_open_grows_with_the_history(desk: Desk, pages: HistoryPages) -> None:
    pages.show_deals()
    page = deals_page(desk)
    count = page.model.rowCount()
    first = page.model.index(0, 0).data(DEAL_ROLE)
    pages._historian.delete([first])
    assert page.model.rowCount() == count - 1


def test_the_list_stands_on_what_was_played_since_it_was_left(
    desk: Desk, pages: HistoryPages, monkeypatch: pytest.MonkeyPatch
) -> None:
    pages.show_deals()
    page = deals_page(desk)
    page._select(4)
    left = page.current
    desk.key(Qt.Key.Key_Escape)
    pages.show_deals()
    assert deals_page(desk).current == left
    desk.key(Qt.Key.Key_Escape)
    deals = pages._deals() or ()
    newer = replace(deals[-1], match="newer", ended=deals[-1].ended + timedelta(hours=1))
    monkeypatch.setattr(pages, "_deals", lambda: (*deals, newer))
    pages.show_deals()
    assert deals_page(desk).current == newer.key


# ---- nothing to show


def test_where_all_was_practice_the_statistics_say_so(desk: Desk, keeping: MakeKeeping) -> None:
    history = History(database(), lambda notice: None)
    for deal, record in some_deals(1):
        assert history.keep(replace(deal, practice=True), record)
    history.close()
    keeping().pages.show_statistics()
    assert "Only practice deals so far" in words(statistics_page(desk))
    assert "less narrowly" not in words(statistics_page(desk))


def test_without_a_deal_the_pages_say_so(desk: Desk, keeping: MakeKeeping) -> None:
    one = keeping()
    one.pages.show_statistics()
    assert "No deal has been played yet" in words(statistics_page(desk))
    one.pages.show_deals()
    assert "No deal has been played yet" in words(deals_page(desk))


def test_without_a_history_the_pages_say_so(desk: Desk, keeping: MakeKeeping) -> None:
    fill(1)
    with sqlite3.connect(database()) as connection:
        connection.execute("PRAGMA user_version = 99")
    connection.close()
    one = keeping()
    one.pages.show_statistics()
    assert "There is no history here" in words(statistics_page(desk))
    desk.key(Qt.Key.Key_Return)
    desk.begin()
    desk.wait_for_turn()


def test_a_choice_that_nothing_meets_says_so(desk: Desk, pages: HistoryPages) -> None:
    pages._chosen = Chosen(period=Period.TODAY)
    pages.show_statistics()
    assert "Choose less narrowly" in words(statistics_page(desk))
    statistics_page(desk).choice_bar._period.setCurrentIndex(0)
    assert "Deals played" in words(statistics_page(desk))


# ---- statistics


def test_figures_are_those_of_the_deals(desk: Desk, keeping: MakeKeeping) -> None:
    played = [deal for deal in fill() if not deal.practice]
    deals = [deal for deal in played if deal.result is not Result.PASSED]
    assert len(deals) < len(played)
    keeping().pages.show_statistics()
    text = words(statistics_page(desk))
    won = sum(deal.result is Result.WON for deal in deals)
    lost = sum(deal.result is Result.LOST for deal in deals)
    assert f"\n{len(deals)}\n1 for practice" in text
    assert f"{won} of {won + lost}" in text


@pytest.mark.parametrize("variant", [None, *sorted(discover())])
def test_every_curve_and_bar_of_every_game(desk: Desk, pages: HistoryPages, variant: str | None) -> None:
    pages._chosen = Chosen(variant=variant)
    pages.show_statistics()
    page = statistics_page(desk)
    labels = set()
    for plate, offered in ((page._left, page._left._choices), (page._right, page._right._choices)):
        for at, label in enumerate([one.label for one in offered]):
            plate._take(at)
            assert plate.shown is label
            labels.add(label)
            desk.window.grab()
    assert (Label.CURVE_RANKING in labels) == (variant in (None, "sueca-riscos"))
    assert (Label.BY_CONTRACT in labels) == (variant is None or not variant.startswith("sueca"))


def test_what_is_chosen_stays_from_page_to_page(desk: Desk, pages: HistoryPages) -> None:
    pages.show_statistics()
    page = statistics_page(desk)
    page.choice_bar._variant.setCurrentIndex(2)
    page._left._take(len(page._left._choices) - 1)
    chosen, curve = page.chosen, page.shown
    desk.press("Past deals")
    assert deals_page(desk).chosen == chosen
    desk.press("Statistics")
    assert statistics_page(desk).chosen == chosen
    assert statistics_page(desk).shown == curve


@pytest.mark.parametrize("period", Period)
def test_periods_reach_back_whole_days(period: Period) -> None:
    now = datetime(2026, 3, 14, 15, 30, tzinfo=UTC)
    since = period.since(now)
    days = {Period.TODAY: 1, Period.WEEK: 7, Period.MONTH: 30, Period.YEAR: 365}
    if period is Period.ALWAYS:
        assert since is None
    else:
        assert since is not None
        assert datetime(2026, 3, 15, tzinfo=UTC) - since == timedelta(days=days[period])


def test_names_can_be_chosen_where_there_are_several(desk: Desk, keeping: MakeKeeping) -> None:
    fill()
    keeping().pages.show_statistics()
    assert not statistics_page(desk).choice_bar._profile.isVisible()


# ---- the list


def test_results_are_chosen_from(desk: Desk, pages: HistoryPages) -> None:
    pages.show_deals()
    page = deals_page(desk)
    everything = page.model.rowCount()
    counts = []
    for i in range(1, 1 + len(Result)):
        page.choice_bar._result.setCurrentIndex(i)
        found = [page.model.index(row, 0).data(DEAL_ROLE) for row in range(page.model.rowCount())]
        assert len({deal.result for deal in found}) <= 1
        counts.append(len(found))
    assert sum(counts) == everything


def test_enter_opens_a_deal_and_goes_back_to_it(desk: Desk, pages: HistoryPages) -> None:
    pages.show_deals()
    page = deals_page(desk)
    for _ in range(3):
        desk.key(Qt.Key.Key_Down)
    key = page.current
    desk.key(Qt.Key.Key_Return)
    panel = desk.window.overlay.panel
    assert isinstance(panel, PastDealPanel)
    deal = page.deals[[one.key for one in page.deals].index(key)] if key else None
    assert deal is not None
    assert panel.result.score.points == deal.points
    QApplication.processEvents()
    assert f"{Label.BACK.value}" in [button.text() for button in buttons(desk.window)]
    desk.key(Qt.Key.Key_Return)
    assert deals_page(desk).current == key


def test_a_deal_of_every_game_can_be_looked_at(desk: Desk, pages: HistoryPages) -> None:
    pages.show_deals()
    deals = [deals_page(desk).model.index(row, 0).data(DEAL_ROLE) for row in range(deals_page(desk).model.rowCount())]
    for row in {deal.variant: row for row, deal in enumerate(deals)}.values():
        select(deals_page(desk), row)
        deal = deals_page(desk).view.selected()[0]
        deals_page(desk)._open()
        panel = desk.window.overlay.panel
        assert isinstance(panel, PastDealPanel)
        assert panel.result.score.points == deal.points
        desk.window.grab()
        panel.closed.emit()


def test_what_others_saw_in_a_deal_of_every_game(desk: Desk, pages: HistoryPages) -> None:
    pages.show_deals()
    deals = [deals_page(desk).model.index(row, 0).data(DEAL_ROLE) for row in range(deals_page(desk).model.rowCount())]
    for row in {deal.variant: row for row, deal in enumerate(deals)}.values():
        select(deals_page(desk), row)
        deals_page(desk)._open()
        panel = desk.window.overlay.panel
        assert isinstance(panel, PastDealPanel)
        panel.saw.emit()
        page = desk.window.overlay.panel
        assert isinstance(page, SawPage)
        desk.window.grab()
        page.closed.emit()
        assert isinstance(desk.window.overlay.panel, PastDealPanel)
        desk.window.overlay.panel.closed.emit()
    select(deals_page(desk), 0)
    deals_page(desk)._open()
    QApplication.processEvents()
    desk.press("What the computer saw")
    desk.speak(Language.DE)
    assert isinstance(desk.window.overlay.panel, SawPage)


def test_letters_are_not_searched_for_and_reach_the_window(desk: Desk, pages: HistoryPages) -> None:
    pages.show_deals()
    before = deals_page(desk).current
    desk.key(Qt.Key.Key_K)
    assert deals_page(desk).current == before


def test_a_list_of_no_deals_can_be_left_by_keys(desk: Desk, keeping: MakeKeeping) -> None:
    keeping().pages.show_deals()
    desk.begin()
    desk.window.overlay.close_panel()


@pytest.mark.parametrize("size", [(760, 520), (1024, 600), (2560, 1440)])
def test_columns_keep_within_the_window(desk: Desk, pages: HistoryPages, size: tuple[int, int]) -> None:
    desk.window.resize(*size)
    pages.show_deals()
    assert deals_page(desk).view.horizontalScrollBar().maximum() == 0
    for show in (pages.show_deals, pages.show_statistics):
        show()
        QApplication.processEvents()
        panel = desk.window.overlay.panel
        assert panel is not None
        holder = panel.parentWidget()
        assert holder is not None
        assert holder.width() >= panel.minimumSizeHint().width()


# ---- deleting


def test_deleting_asks_first_and_what_is_safe_has_the_focus(desk: Desk, pages: HistoryPages) -> None:
    pages.show_deals()
    page = deals_page(desk)
    before = shown(page)
    select(page, 1, 2)
    desk.key(Qt.Key.Key_Delete)
    assert "Delete 2 deals" in page._asked.text()
    desk.key(Qt.Key.Key_Return)  # keep
    assert shown(page) == before
    desk.key(Qt.Key.Key_Delete)
    desk.press("Delete for good")
    assert shown(page) == [before[0], *before[3:]]


def test_leaving_the_question_deletes_nothing(desk: Desk, pages: HistoryPages) -> None:
    pages.show_deals()
    before = shown(deals_page(desk))
    desk.key(Qt.Key.Key_Delete)
    desk.key(Qt.Key.Key_Escape)
    assert deals_page(desk)._foot.currentIndex() == 0, "answered, and the page stays"
    assert shown(deals_page(desk)) == before
    desk.key(Qt.Key.Key_Escape)
    assert not isinstance(desk.window.overlay.panel, DealsPage)


def test_another_choice_puts_the_question_away(desk: Desk, pages: HistoryPages) -> None:
    pages.show_deals()
    page = deals_page(desk)
    page._ask_delete()
    page.choice_bar._variant.setCurrentIndex(1)
    assert page._foot.currentIndex() == 0


def test_a_history_that_cannot_be_written_is_not_deleted_from(desk: Desk, keeping: MakeKeeping) -> None:
    fill(1)
    pages = keeping().pages
    connection = pages._historian.history._opened.connection
    assert connection is not None
    connection.execute("PRAGMA query_only = ON")
    pages.show_deals()
    count = deals_page(desk).model.rowCount()
    select(deals_page(desk), 0)
    deals_page(desk)._delete_selected()
    assert deals_page(desk).model.rowCount() == count
    assert "cannot be written" in desk.window.message.text


# ---- files


def test_a_record_is_saved_and_plays(desk: Desk, pages: HistoryPages, tmp_path: Path) -> None:
    pages.show_deals()
    deal = deals_page(desk).deals[4]
    path = tmp_path / "one.sueca.json"
    pages.save_record(deal, path)
    table = replay(load(path), discover())
    assert len(table.deals) == deal.number + 1
    assert table.state.score is not None
    assert table.state.score.points == deal.points
    assert "one.sueca.json" in words(desk.window)


@pytest.mark.qt_log_ignore("propagateSizeHints")  # the offscreen platform cannot, and says so
def test_the_list_is_saved_as_a_table(desk: Desk, pages: HistoryPages, tmp_path: Path) -> None:
    pages.show_deals()
    page = deals_page(desk)
    asked: list[list[object]] = []
    page.table_asked.connect(asked.append)
    page._ask_table()
    select(page, 0, 1)
    page._ask_table()
    assert [len(deals) for deals in asked] == [page.model.rowCount(), 2]
    pages.save_table(page.deals, tmp_path / "list.csv")
    text = (tmp_path / "list.csv").read_bytes().decode("utf-8-sig")
    assert len(list(csv.DictReader(io.StringIO(text)))) == len(page.deals)
    for dialog in desk.window.findChildren(QFileDialog):
        dialog.reject()


def test_a_file_that_cannot_be_written_is_said(desk: Desk, pages: HistoryPages, tmp_path: Path) -> None:
    pages.show_deals()
    pages.save_table(deals_page(desk).deals, tmp_path / "nowhere" / "list.csv")
    assert f"It cannot be saved there: {os.strerror(2)}" in words(desk.window)


@pytest.mark.qt_log_ignore("propagateSizeHints")
def test_the_dialog_saves_under_the_right_ending(desk: Desk, pages: HistoryPages, tmp_path: Path) -> None:
    pages.show_deals()
    deals_page(desk)._ask_record()
    (dialog,) = desk.window.findChildren(QFileDialog)
    assert Path(dialog.directory().absolutePath()) == documents()
    dialog.fileSelected.emit(str(tmp_path / "mine"))
    dialog.reject()
    assert (tmp_path / "mine.sueca.json").exists()


# ---- language and colours


@pytest.mark.parametrize("language", [Language.DE, Language.FR, Language.PT])
def test_pages_change_their_language_and_keep_what_was_chosen(
    desk: Desk, pages: HistoryPages, language: Language
) -> None:
    for show in (pages.show_statistics, pages.show_deals):
        pages._chosen = Chosen(variant="klaberjass")
        show()
        before = words(desk.window)
        desk.speak(language)
        assert words(desk.window) != before
        panel = desk.window.overlay.panel
        assert isinstance(panel, StatisticsPage | DealsPage)
        assert panel.chosen.variant == "klaberjass"
        desk.speak(Language.EN)


def test_pages_are_dressed_anew(desk: Desk, pages: HistoryPages) -> None:
    for show in (pages.show_statistics, pages.show_deals):
        show()
        for choice in (ThemeChoice.DARK, ThemeChoice.LIGHT):
            desk.window.do.themes[choice].trigger()
            panel = desk.window.overlay.panel
            assert isinstance(panel, StatisticsPage | DealsPage)
            assert panel.theme.name == choice.value
            desk.window.grab()


def test_times_are_those_of_the_user(desk: Desk) -> None:
    assert date(NOON) == "14/03/2026"


def test_a_window_opens_without_the_history() -> None:
    """Neither its modules nor SQLite are loaded before the window stands."""
    program = (
        "import sys, sueca_desktop.ui.session\n"
        "print([name for name in sys.modules if name.startswith(('sqlite3', 'sueca_desktop.app.history',"
        " 'sueca_desktop.ui.history', 'sueca_desktop.ui.text.history'))])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
