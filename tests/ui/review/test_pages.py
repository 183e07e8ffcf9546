"""The review as a person meets it."""

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QApplication, QPushButton

from sueca_desktop.app.history.kept import KeptDeal, kept_deal
from sueca_desktop.app.review.analysis import Progress
from sueca_desktop.app.review.lessons import Tried
from sueca_desktop.app.review.moments import moments_of
from sueca_desktop.app.review.storing import restored, stored
from sueca_desktop.app.reviewing import Reviewer
from sueca_desktop.app.settings import Preferences, ThemeChoice
from sueca_desktop.app.summary import summary_of
from sueca_desktop.engine.record import dump, record_of
from sueca_desktop.engine.table import PlayedDeal, Table
from sueca_desktop.engine.variant import RuleSet
from sueca_desktop.rules.actions import Play
from sueca_desktop.solver import Stop
from sueca_desktop.ui.actions import Do
from sueca_desktop.ui.history.past_deal import PastDealPanel
from sueca_desktop.ui.keeping import Keeping
from sueca_desktop.ui.languages import Language
from sueca_desktop.ui.panels.record_page import LookedAt, RecordPage
from sueca_desktop.ui.panels.result import ResultPanel
from sueca_desktop.ui.review.decision_list import DecisionsModel
from sueca_desktop.ui.review.learning import LearnPage
from sueca_desktop.ui.review.opening import ReviewPages
from sueca_desktop.ui.review.page import ReviewPage
from sueca_desktop.ui.review.saw import SawPage
from sueca_desktop.ui.text import review as words
from sueca_desktop.ui.text.language import decimal
from tests.app.review.played import klaberjass, played
from tests.ui.conftest import MakeDesk
from tests.ui.desk import Desk
from tests.ui.desk import words as seen

NAMES = ("You", "Ana")


def kept(table: Table) -> KeptDeal:
    deal = kept_deal(table, record_of(table), 0, datetime(2026, 3, 14, tzinfo=UTC))
    assert deal is not None
    return replace(deal, players=NAMES)


def review_page(desk: Desk) -> ReviewPage:
    panel = desk.window.overlay.panel
    assert isinstance(panel, ReviewPage)
    return panel


def panel_of(desk: Desk) -> type:
    """What kind of page lies over the table."""
    return type(desk.window.overlay.panel)


class Bench:
    """A window with the pages of a review whose analysis is known at once, or waits until it is stopped."""

    def __init__(self, desk: Desk) -> None:
        self.desk, self.waits, self.asked = desk, False, 0
        self.table, self.review = klaberjass()
        self.keeping = Keeping(desk.window, desk.controller, desk.presenter)
        self.reviewer = Reviewer(self.keeping, self.analyst)
        self.pages = ReviewPages(desk.window, self.keeping.historian, self.reviewer, desk.presenter.show_page)

    def analyst(self, rules: RuleSet, played: PlayedDeal, seat: int, stop: Stop) -> Iterator[Progress]:
        self.asked += 1
        yield Progress(3, 24)
        while self.waits and not stop.is_set():
            QTest.qWait(0)
        yield Progress(24, 24, self.review)

    def show(self) -> ReviewPage:
        self.pages.show(kept(self.table), self.table)
        return self.page

    def show_found(self) -> ReviewPage:
        page = self.show()
        self.desk.qtbot.waitUntil(lambda: page.review is not None)
        return page

    @property
    def page(self) -> ReviewPage:
        return review_page(self.desk)

    @property
    def learning(self) -> LearnPage:
        panel = self.desk.window.overlay.panel
        assert isinstance(panel, LearnPage)
        return panel


@pytest.fixture
def bench(desk: Desk) -> Iterator[Bench]:
    made = Bench(desk)
    yield made
    assert made.reviewer.close()
    made.keeping.close()


def test_from_a_step_to_what_the_others_saw_and_back(bench: Bench) -> None:
    page, desk = bench.show_found(), bench.desk
    page.go_to(9)
    desk.press("What the computer saw")
    shown = desk.window.overlay.panel
    assert isinstance(shown, SawPage)
    assert shown.step >= 9
    step = shown.step
    desk.speak(Language.FR)
    shown = desk.window.overlay.panel
    assert isinstance(shown, SawPage)
    assert shown.step == step
    shown.closed.emit()
    assert bench.page.step == 9


def test_escape_leads_back_to_the_review(bench: Bench) -> None:
    page, desk = bench.show_found(), bench.desk
    for words_of_button in ("What the computer saw", "Learn from your mistakes"):
        bench.page.go_to(9)
        desk.press(words_of_button)
        assert not isinstance(desk.window.overlay.panel, ReviewPage)
        desk.key(Qt.Key.Key_Escape)
        QApplication.processEvents()
        assert bench.page.step == 9
    assert page.review is not None
    desk.key(Qt.Key.Key_Escape)
    assert panel_of(desk) is not ReviewPage


def test_a_deal_is_gone_through_by_keys_buttons_slider_list_and_curve(bench: Bench) -> None:
    page, last = bench.show_found(), len(bench.review.curve) - 1
    desk = bench.desk
    desk.key(Qt.Key.Key_Right)
    desk.key(Qt.Key.Key_Right)
    desk.key(Qt.Key.Key_Left)
    assert page.step == 1
    desk.key(Qt.Key.Key_End)
    assert page.step == last
    assert not page.stepper.on.isEnabled()
    page.stepper.first.click()
    assert page.step == 0
    page.stepper.on.click()
    assert page.step == 1
    page.stepper.slider.setValue(9)
    assert page.step == 9
    page.decisions.setFocus()
    desk.key(Qt.Key.Key_Home)
    assert page.step == bench.review.decisions[0].step
    desk.key(Qt.Key.Key_Down)
    assert page.step == bench.review.decisions[1].step
    desk.key(Qt.Key.Key_Right)
    assert page.step == bench.review.decisions[1].step + 1
    turn = bench.review.turns[0]
    page.graph.setFocus()
    page.go_to(0)
    desk.key(Qt.Key.Key_Down)
    assert page.step == turn + 1
    page.go_to(0)
    x = next(x for x in range(page.graph.width()) if page.graph._step_at(x) == turn + 1)
    QTest.mouseClick(page.graph, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(x, 20))
    assert page.step == turn + 1
    QTest.mouseMove(page.graph, QPoint(x - 30, 20))
    QTest.mouseMove(page.graph, QPoint(x, 20))
    desk.qtbot.waitUntil(lambda: "\n" in page.graph.toolTip())  # who turned it


def test_each_decision_says_what_it_gave_away_and_what_the_expert_would_have_done(bench: Bench) -> None:
    page = bench.show_found()
    moments = moments_of(bench.table.rules, bench.table.deals[-1])
    for decision in bench.review.decisions:
        page.go_to(decision.step)
        told, moment = seen(page), moments[decision.step]
        for text in (
            words.action(decision.action, moment, NAMES),
            words.action(decision.expert, moment, NAMES),
            words.laid_cost(decision),
            words.known_cost(decision),
            words.grade(decision.known_grade),
            words.grade(decision.laid_grade),
        ):
            assert text in told
        assert page.decisions.currentIndex().row() == bench.review.decisions.index(decision)
    assert words.headline(bench.review) in seen(page)


def test_only_the_own_cards_are_told_where_only_they_are_shown(bench: Bench) -> None:
    page = bench.show_found()
    page.go_to(6)
    everything = page.picture.accessibleDescription()
    page.set_open(False)
    own = page.picture.accessibleDescription()
    assert "hidden" not in everything
    assert "Ana: hidden cards" in own
    assert everything.split(". ")[0] == own.split(". ")[0]
    bench.desk.window.grab()


def test_an_analysis_can_be_stopped_and_begun_again(bench: Bench) -> None:
    bench.waits = True
    page, qtbot = bench.show(), bench.desk.qtbot
    qtbot.waitUntil(lambda: page._bar.value() == 3)
    bench.desk.press("Stop")
    assert not bench.reviewer.busy
    assert words.say(words.Say.STOPPED) in seen(page)
    bench.waits = False
    bench.desk.press("Look closely")
    qtbot.waitUntil(lambda: page.review is not None)
    assert bench.asked == 2


def test_closing_the_page_stops_the_analysis(bench: Bench) -> None:
    bench.waits = True
    bench.show()
    bench.desk.key(Qt.Key.Key_Escape)
    assert panel_of(bench.desk) is not ReviewPage
    assert not bench.reviewer.busy


def test_mistakes_are_tried_again(bench: Bench) -> None:
    bench.show_found()
    bench.desk.press("Learn from your mistakes")
    page = bench.learning
    QApplication.processEvents()
    lesson = page.lesson
    wrong = [action for action in lesson.choices if lesson.tried(action) is Tried.NOT_YET]
    offered = {button.accessibleName(): button for button in page._choices.findChildren(QPushButton)}
    assert len(offered) == len(lesson.choices)
    buttons = {action: offered[page._named(action)] for action in lesson.choices}
    for action, sentence in ((lesson.decision.action, words.Say.SAME), *((one, words.Say.NOT_YET) for one in wrong)):
        buttons[action].click()
        assert page.told.text().startswith(words.say(sentence).split("{")[0])
    buttons[lesson.decision.expert].click()
    assert page.told.text().startswith("Well found")
    bench.desk.window.grab()
    if len(bench.review.mistakes) > 1:
        bench.desk.press("Next mistake")
        assert page.at == 1
        assert page.told.text() == ""
    page.show_lesson(0)
    bench.desk.press("Show the answer")
    assert page.told.text().startswith("The answer")
    page.show_lesson(0)
    page.picture.grab()
    better = page.lesson.decision.expert
    assert isinstance(better, Play)
    place = next(place for place, c in page.picture._own if c is better.card)
    QTest.mouseClick(page.picture, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place.center().toPoint())
    assert page.told.text().startswith("Well found")
    bench.desk.press("Back to the review")
    assert bench.page.review is bench.review


def test_the_page_is_made_anew_in_another_language_and_other_colours_where_it_was(bench: Bench) -> None:
    page = bench.show_found()
    page.go_to(7)
    page.set_open(False)
    bench.desk.speak(Language.DE)
    assert bench.page is not page
    assert (bench.page.step, bench.page.all_open) == (7, False)
    assert "Rückschau" in seen(bench.page)
    bench.desk.window.do.themes[ThemeChoice.DARK].trigger()
    QApplication.processEvents()
    assert bench.page.step == 7
    bench.page.learn.emit()
    bench.desk.speak(Language.EN)
    assert bench.learning.at == 0


def test_the_decisions_are_a_model_as_they_should_be() -> None:
    table, review = klaberjass()
    model = DecisionsModel(moments_of(table.rules, table.deals[-1]), NAMES)
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    model.show_decisions(review.decisions)
    assert model.rowCount() == len(review.decisions)
    spoken = model.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert words.say(words.Say.KNOWN) in spoken
    assert words.say(words.Say.AS_LAID) in spoken
    model.show_decisions(())
    assert model.rowCount() == 0


@pytest.mark.parametrize(("value", "text"), [(0.04, "0"), (1.25, "1.2"), (4.0, "4"), (12.34, "12")])
def test_costs_have_one_digit_where_it_says_anything(value: float, text: str) -> None:
    assert decimal(value) == text


# ---- from the game and from the history


@pytest.fixture
def keeping(desk: Desk) -> Iterator[Keeping]:
    made = Keeping(desk.window, desk.controller, desk.presenter)
    yield made
    made.close()


def test_the_result_leads_to_the_review_which_is_kept_with_the_deal(desk: Desk, keeping: Keeping) -> None:
    historian = keeping.historian
    assert not desk.window.do[Do.REVIEW].isEnabled()
    desk.begin("klaberjass")
    desk.play_all(desk.click_card, desk.click_answer)
    assert desk.window.do[Do.REVIEW].isEnabled()
    desk.press("Review")
    page = review_page(desk)
    desk.qtbot.waitUntil(lambda: page.review is not None, timeout=60_000)
    (deal,) = historian.history.deals()
    found = restored(historian.history.analysis(deal))
    assert found is not None
    assert page.review is not None
    assert stored(found) == stored(page.review)
    desk.key(Qt.Key.Key_Return)
    QApplication.processEvents()
    assert panel_of(desk) is ResultPanel
    desk.key(Qt.Key.Key_Escape)
    sheet = desk.window.docks.sheet.view
    sheet.setFocus()
    sheet.setCurrentIndex(sheet.model().index(0, 0))
    desk.key(Qt.Key.Key_Return)
    assert desk.controller.table_open_hands is not None  # the next deal waits
    assert review_page(desk).review is not None
    keeping.pages.show_deals()
    QApplication.processEvents()
    desk.press("Look at the deal")
    QApplication.processEvents()
    assert panel_of(desk) is PastDealPanel
    desk.press("Review")
    QApplication.processEvents()
    review_page(desk)
    desk.press("Back")
    QApplication.processEvents()
    assert panel_of(desk) is PastDealPanel


def test_every_finished_deal_of_a_match_from_a_file_is_reviewed(bench: Bench, tmp_path: Path) -> None:
    """By a double click on its row, and from a look at the last deal; each leads back to where it was."""
    desk, path = bench.desk, tmp_path / "match.sueca.json"
    bench.keeping._reviews = bench.pages
    path.write_text(dump(record_of(bench.table)), encoding="utf-8")
    desk.presenter.open_record(path)
    opened = desk.window.overlay.panel
    assert isinstance(opened, RecordPage)
    opened._sheet.activated.emit(opened._sheet.model().index(0, 0))
    desk.qtbot.waitUntil(lambda: bench.page.review is not None)
    desk.key(Qt.Key.Key_Escape)
    desk.qtbot.waitUntil(lambda: panel_of(desk) is RecordPage)
    QApplication.processEvents()
    desk.press("Look at the last deal")
    QApplication.processEvents()
    desk.press("Review")
    desk.qtbot.waitUntil(lambda: bench.page.review is not None)
    assert "1 mistake" in bench.page._told.text()
    desk.press("Back")
    desk.qtbot.waitUntil(lambda: panel_of(desk) is LookedAt)


def test_a_match_to_be_played_on_says_that_its_deals_will_count(desk: Desk) -> None:
    page = RecordPage(summary_of(played("sueca-bandeira", 1, clever=False)), desk.window.theme, ())
    desk.window.overlay.show_panel(page)
    assert "count in the statistics" in seen(page)


def test_large_text_on_a_small_screen_leaves_all_of_it_in_sight(make_desk: MakeDesk) -> None:
    Preferences().text_size = 150
    desk = make_desk(size=(1024, 600))
    made = Bench(desk)
    page = made.show_found()
    desk.window.grab()
    for part in (page._open, page._side, page.graph, page._back):
        right = part.mapTo(desk.window, QPoint(part.width(), 0)).x()
        assert right <= page.mapTo(desk.window, QPoint(page.width(), 0)).x() <= desk.window.width()
    assert made.reviewer.close()
    made.keeping.close()
