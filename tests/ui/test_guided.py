"""The guided deal: it tells, waits, takes only what it is about, can be left at any time, and leaves nothing behind."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtTest import QTest

from sueca_desktop.app.lesson import Lesson, wanted
from sueca_desktop.app.paths import CURRENT, HISTORY, data_dir
from sueca_desktop.rules.cards import card
from sueca_desktop.ui.actions import Do
from sueca_desktop.ui.guided import Guided
from sueca_desktop.ui.keeping import Keeping
from sueca_desktop.ui.languages import Language
from sueca_desktop.ui.lesson_page import LessonPage
from sueca_desktop.ui.panels.panel_scroll import PanelScroll
from sueca_desktop.ui.panels.start import StartPanel
from sueca_desktop.ui.paper_place import around
from sueca_desktop.ui.table.overlaps import free
from tests.ui.conftest import MakeDesk
from tests.ui.desk import SECONDS, Desk, words


@pytest.fixture
def desk(make_desk: MakeDesk) -> Desk:
    desk = make_desk()
    Guided(desk.window, desk.preferences, desk.presenter)
    return desk


def page(desk: Desk) -> LessonPage:
    panel = desk.window.overlay.panel
    assert isinstance(panel, LessonPage)
    return panel


def wait(desk: Desk, told: Lesson) -> LessonPage:
    desk.qtbot.waitUntil(lambda: page(desk).told is told and page(desk).paper is not None, timeout=SECONDS)
    return page(desk)


def start(desk: Desk) -> LessonPage:
    desk.presenter.open()
    desk.press("Guided deal")
    return wait(desk, Lesson.WELCOME)


def read_on(desk: Desk) -> None:
    """Enter, as often as something is to be read before the user's first card."""
    for told in (Lesson.WELCOME, Lesson.POINTS, Lesson.TRUMP):
        wait(desk, told)
        desk.key(Qt.Key.Key_Return)


def choose(desk: Desk, code: str) -> None:
    """The card by the digit of its place."""
    shown = [one.shown.card for one in page(desk).table._hand.buttons.buttons if one.shown]
    desk.key(Qt.Key(Qt.Key.Key_1.value + shown.index(card(code))))


@pytest.mark.slow
def test_it_is_played_to_its_end_by_keys_and_nothing_is_kept(desk: Desk) -> None:
    keeping = Keeping(desk.window, desk.controller, desk.presenter)
    desk.window.closing.connect(keeping.close)
    keeping.historian  # noqa: B018 - it begins to listen
    start(desk)
    read_on(desk)
    moments = (Lesson.FOLLOW, Lesson.RUFFED, Lesson.VOID, Lesson.LEAD, Lesson.PARTNER, Lesson.FEED)
    for told in moments:
        seen = wait(desk, told).controller.observation
        assert seen is not None
        if told is Lesson.RUFFED:
            desk.key(Qt.Key.Key_Return)
        else:
            asked = wanted(seen)
            assert asked is not None
            choose(desk, asked.code)
    wait(desk, Lesson.ALONE)
    while page(desk).told is not Lesson.OVER:
        lesson = page(desk)
        observation = lesson.controller.observation
        if observation is not None and observation.my_turn and lesson.table._awake:
            choose(desk, next(iter(observation.playable)).code)
        desk.qtbot.wait(1)
    score = page(desk).controller.summary
    assert score is not None
    assert "60 points" in words(page(desk))
    desk.key(Qt.Key.Key_Return)
    assert isinstance(desk.window.overlay.panel, StartPanel)
    assert keeping.historian.history.deals() == ()
    assert [path.name for path in data_dir().iterdir() if path.name == CURRENT or path.suffix == ".json"] == []
    assert (data_dir() / HISTORY).is_file()


@pytest.mark.parametrize(("size", "text"), [((1024, 600), 100), ((1280, 800), 100), ((1280, 800), 150)])
def test_its_papers_hide_no_card_and_no_plate(make_desk: MakeDesk, size: tuple[int, int], text: int) -> None:
    desk = make_desk(size=size)
    desk.preferences.text_size = text
    Guided(desk.window, desk.preferences, desk.presenter)
    start(desk)
    for told in (Lesson.WELCOME, Lesson.POINTS, Lesson.TRUMP):
        lesson = wait(desk, told)
        here = around(lesson.controller.observation, lesson.table._scene.layout)
        assert lesson.paper is not None
        paper = QRectF(lesson.paper.geometry())
        assert [one for one in (*here.seen, *here.told, *here.hidden) if one.intersects(paper)] == []
        desk.key(Qt.Key.Key_Return)


def test_another_card_is_not_taken(desk: Desk) -> None:
    start(desk)
    read_on(desk)
    lesson = wait(desk, Lesson.FOLLOW)
    before = lesson.controller.observation
    choose(desk, "5S")
    assert lesson.controller.observation == before
    assert "golden frame" in words(lesson)
    choose(desk, "AD")
    assert lesson.table._scene.bubble.isVisible()
    assert lesson.controller.observation == before
    desk.speak(Language.FR)
    assert "cadre doré" in words(page(desk))
    choose(desk, "7S")
    wait(desk, Lesson.RUFFED)


def leave_by_key(desk: Desk) -> None:
    desk.key(Qt.Key.Key_Escape)


def leave_by_button(desk: Desk) -> None:
    QTest.mouseClick(page(desk).leave, Qt.MouseButton.LeftButton)


@pytest.mark.parametrize("leave", [leave_by_key, leave_by_button])
def test_it_can_be_left_at_any_time(desk: Desk, leave: Callable[[Desk], None]) -> None:
    start(desk)
    guided = desk.window.findChildren(Guided)[0]
    leave(desk)
    assert isinstance(desk.window.overlay.panel, StartPanel)
    assert guided.page is None
    desk.window.do[Do.GUIDED].trigger()
    read_on(desk)
    lesson = wait(desk, Lesson.FOLLOW)
    leave(desk)
    assert lesson.controller._closed


def test_the_game_in_progress_waits(desk: Desk) -> None:
    desk.begin()
    before = desk.wait_for_turn()
    desk.window.do[Do.GUIDED].trigger()
    read_on(desk)
    wait(desk, Lesson.FOLLOW)
    assert desk.window.status.text == "Guided deal", "not whose turn it is below"
    choose(desk, "7S")
    desk.key(Qt.Key.Key_Escape)
    assert desk.window.status.text == "Your turn"
    assert desk.window.overlay.panel is None
    assert desk.controller.observation == before
    desk.click_card(next(iter(before.playable)))
    desk.wait_beyond(before)


def test_it_speaks_another_language_where_it_stands(desk: Desk) -> None:
    start(desk)
    desk.key(Qt.Key.Key_Return)
    wait(desk, Lesson.POINTS)
    desk.speak(Language.DE)
    assert "Augen" in words(page(desk))
    assert page(desk).leave.text().replace("&", "") == "Geführtes Spiel verlassen"
    desk.window.resize(1024, 600)
    desk.key(Qt.Key.Key_Return)
    wait(desk, Lesson.TRUMP)


def test_a_window_that_closes_ends_it(desk: Desk) -> None:
    lesson = start(desk)
    desk.close()
    assert lesson.controller._closed


def focused_card(desk: Desk) -> str | None:
    button = page(desk).table._hand.buttons.focused()
    return button.shown.card.code if button is not None and button.shown is not None else None


def test_enter_plays_the_card_that_is_asked_for(desk: Desk) -> None:
    start(desk)
    read_on(desk)
    for told, code in ((Lesson.FOLLOW, "7S"), (Lesson.VOID, "2H"), (Lesson.LEAD, "AD")):
        lesson = wait(desk, told)
        assert focused_card(desk) == code
        desk.key(Qt.Key.Key_Return)
        assert lesson.controller.observation is not None
        assert card(code) not in lesson.controller.observation.hand
        if told is Lesson.FOLLOW:
            wait(desk, Lesson.RUFFED)
            desk.key(Qt.Key.Key_Return)


def test_the_focus_is_told_from_the_golden_frame(desk: Desk) -> None:
    start(desk)
    read_on(desk)
    lesson = wait(desk, Lesson.FOLLOW)
    desk.key(Qt.Key.Key_Right)
    focus = lesson.table._scene.focus_ring
    assert focused_card(desk) != "7S"
    assert focus.isVisible()
    assert focus.pen().style() is Qt.PenStyle.CustomDashLine
    lesson.table.ring(None)
    assert focus.pen().style() is Qt.PenStyle.SolidLine


def test_enter_goes_on_after_a_click_on_a_card(desk: Desk) -> None:
    lesson = start(desk)
    for after in (Lesson.POINTS, Lesson.TRUMP, Lesson.FOLLOW):
        button = next(one for one in lesson.table._hand.buttons.buttons if one.isVisible())
        QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=button.mask().boundingRect().center())
        button.setFocus(Qt.FocusReason.MouseFocusReason)
        desk.key(Qt.Key.Key_Return)
        wait(desk, after)


def test_the_trick_that_is_told_of_is_seen(desk: Desk) -> None:
    start(desk)
    read_on(desk)
    wait(desk, Lesson.FOLLOW)
    choose(desk, "7S")
    lesson = wait(desk, Lesson.RUFFED)
    assert lesson.table._last.visible
    desk.window.resize(1024, 600)
    desk.qtbot.waitUntil(lambda: page(desk).table._last.visible)
    desk.key(Qt.Key.Key_Return)
    assert not lesson.table._last.visible


@pytest.mark.parametrize("text", [100, 150, 200])
@pytest.mark.parametrize("language", [Language.EN, Language.DE], ids=lambda one: one.value)
def test_all_of_its_table_is_in_view(make_desk: MakeDesk, language: Language, text: int) -> None:
    desk = make_desk(size=(1024, 600))
    desk.preferences.text_size = text
    Guided(desk.window, desk.preferences, desk.presenter)
    desk.speak(language)
    desk.window.do[Do.GUIDED].trigger()
    read_on(desk)
    lesson = wait(desk, Lesson.FOLLOW)
    seen = desk.window.overlay.findChildren(PanelScroll)[-1].viewport()
    place = QRect(lesson.table.mapTo(seen, QPoint(0, 0)), lesson.table.size())
    assert seen.rect().contains(place)
    layout = lesson.table._scene.layout
    assert free(layout)
    assert lesson.paper is not None
    assert lesson.table.rect().contains(lesson.paper.geometry())
