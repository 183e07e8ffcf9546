"""Whole evenings through real events: start page, deals by mouse and by keys, results, coming back."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QScrollArea, QToolButton

from sueca_desktop.ai.levels import Level
from sueca_desktop.app.notices import Notice, NoticeCode
from sueca_desktop.app.paths import CURRENT, data_dir
from sueca_desktop.app.settings import Speed, ThemeChoice
from sueca_desktop.rules.actions import Play
from sueca_desktop.rules.cards import Card
from sueca_desktop.ui.actions import Do
from sueca_desktop.ui.languages import Language
from sueca_desktop.ui.panels.overlay import Panel
from sueca_desktop.ui.panels.pages import AccusePanel, KeysPage
from sueca_desktop.ui.panels.result import ResultPanel
from sueca_desktop.ui.panels.start import StartPanel
from sueca_desktop.ui.theme import DARK, LIGHT
from sueca_desktop.variants import discover
from tests.ui.conftest import MakeDesk
from tests.ui.desk import NAMES, Desk, words
from tests.ui.table.looking import moving

CTRL = Qt.KeyboardModifier.ControlModifier


def panel_of(desk: Desk) -> Panel | None:
    """The panel that lies over the table now."""
    return desk.window.overlay.panel


def start_panel(desk: Desk) -> StartPanel:
    panel = desk.window.overlay.panel
    assert isinstance(panel, StartPanel)
    return panel


def test_a_fresh_start_asks_and_enter_deals(desk: Desk) -> None:
    desk.presenter.open()
    assert "Sueca to a bandeira" in words(start_panel(desk))
    desk.key(Qt.Key.Key_Return)
    desk.wait_for_turn()
    settings = desk.controller.settings
    assert settings is not None
    assert (settings.variant, settings.level, settings.watch) == ("sueca-bandeira", Level.CLUB, False)
    assert settings.players[0] == "You"
    assert panel_of(desk) is None


def test_the_start_page_by_keyboard_alone(desk: Desk) -> None:
    desk.presenter.open()
    desk.key(Qt.Key.Key_Down)  # the next rule set
    desk.key(Qt.Key.Key_Tab)  # its one option
    desk.key(Qt.Key.Key_Right)
    desk.key(Qt.Key.Key_Tab)  # the level
    desk.key(Qt.Key.Key_Left)
    desk.key(Qt.Key.Key_Tab)  # one's own name
    field = QApplication.focusWidget()
    assert isinstance(field, QLineEdit)
    field.selectAll()
    QTest.keyClicks(field, "Avo L")
    desk.key(Qt.Key.Key_Return)
    settings = desk.controller.settings
    assert settings is not None
    assert settings.variant == "sueca-riscos"
    assert settings.options["renounce"] == "allowed"
    assert settings.level is Level.NOVICE
    assert settings.players[0] == "Avo L"
    assert desk.preferences.last_game == replace(settings, options=dict(settings.options))


def test_tab_goes_round_inside_the_page(desk: Desk) -> None:
    desk.presenter.open()
    panel = start_panel(desk)
    seen = set()
    for _ in range(40):
        focus = QApplication.focusWidget()
        assert focus is not None
        assert desk.window.overlay.isAncestorOf(focus)
        seen.add(focus)
        desk.key(Qt.Key.Key_Tab)
    assert len(seen) >= 8
    assert panel_of(desk) is panel


def test_the_start_page_cannot_be_left_without_a_game(desk: Desk) -> None:
    desk.presenter.open()
    desk.key(Qt.Key.Key_Escape)
    assert isinstance(panel_of(desk), StartPanel)


def test_a_new_game_can_be_thought_better_of(desk: Desk) -> None:
    desk.begin()
    before = desk.wait_for_turn()
    desk.key(Qt.Key.Key_N, CTRL)
    assert isinstance(panel_of(desk), StartPanel)
    desk.key(Qt.Key.Key_Escape)
    assert panel_of(desk) is None
    assert desk.controller.observation == before
    desk.click_card(next(iter(before.playable)))
    desk.wait_beyond(before)


def test_a_deal_by_mouse_then_one_by_keys(desk: Desk) -> None:
    desk.begin()
    desk.play_deal(desk.click_card)
    panel = desk.wait_for_result()
    assert panel.result.summary.rows[0].score == panel.result.score
    assert desk.window.docks.tricks.model.rowCount() == 10
    assert desk.window.docks.sheet.model.rowCount() == 1
    desk.key(Qt.Key.Key_Return)  # next deal
    assert desk.result is None
    desk.play_deal(desk.key_card)
    assert desk.window.docks.sheet.model.rowCount() == 2
    assert len(desk.wait_for_result().result.tricks) == 10


def test_digits_play_too_wherever_the_focus_is(desk: Desk) -> None:
    desk.begin()
    observation = desk.wait_for_turn()
    desk.window.docks.tricks.view.setFocus()
    places = [i for i, one in enumerate(desk.cards()) if one.shown and one.shown.card in observation.playable]
    desk.key(Qt.Key(Qt.Key.Key_1 + places[0]) if places[0] < 9 else Qt.Key.Key_0)
    desk.wait_beyond(observation)


def test_the_result_says_all(desk: Desk) -> None:
    desk.begin()
    desk.play_deal(desk.click_card)
    panel = desk.wait_for_result()
    score, told = panel.result.score, words(panel)
    assert score.card_points is not None
    assert {str(points) for points in score.card_points} <= set(told.split("\n"))
    assert ("win the deal" in told) == bool(score.winners)
    assert "Eva & Inês" in told
    assert "Rui & Zé" in told


def test_the_result_can_be_closed_and_looked_at_again(desk: Desk) -> None:
    desk.begin()
    desk.play_deal(desk.click_card)
    desk.key(Qt.Key.Key_Escape)
    assert panel_of(desk) is None
    assert desk.window.status.text == "The deal is over"
    desk.key(Qt.Key.Key_R, CTRL)
    assert isinstance(panel_of(desk), ResultPanel)
    desk.key(Qt.Key.Key_Escape)
    desk.key(Qt.Key.Key_D, CTRL)
    desk.wait_for_turn()


def test_a_match_comes_to_its_bandeira(desk: Desk) -> None:
    desk.begin(watch=True)
    desk.qtbot.waitUntil(lambda: desk.result is not None and desk.result.result.match_over, timeout=60_000)
    assert desk.result is not None
    assert "Bandeira!" in words(desk.result)
    assert "win the match" in words(desk.result)
    assert not desk.window.do[Do.NEXT_DEAL].isVisible()
    first = desk.result
    desk.key(Qt.Key.Key_Escape)
    desk.key(Qt.Key.Key_Enter)  # shows it again
    assert desk.wait_for_result() is not first
    assert desk.result.result.match_over
    desk.key(Qt.Key.Key_Return)
    assert isinstance(panel_of(desk), StartPanel)


def test_closing_in_the_middle_of_a_trick_and_coming_back(make_desk: MakeDesk) -> None:
    first = make_desk()
    first.begin()
    for _ in range(3):
        observation = first.wait_for_turn()
        first.click_card(next(iter(observation.playable)))
        first.wait_beyond(observation)
    before = first.wait_for_turn()
    first.close()
    second = make_desk()
    second.presenter.open()
    assert "Resume: Sueca to a bandeira" in words(start_panel(second))
    second.key(Qt.Key.Key_Return)
    assert second.window.overlay.panel is None
    assert second.wait_for_turn() == before
    assert second.window.docks.tricks.model.rowCount() == len(before.deal.tricks)
    second.play_deal(second.click_card)


def test_coming_back_to_a_finished_deal(make_desk: MakeDesk) -> None:
    first = make_desk()
    first.begin()
    first.play_deal(first.click_card)
    score = first.wait_for_result().result.score
    first.close()
    second = make_desk()
    second.presenter.open()
    second.key(Qt.Key.Key_Return)
    assert second.wait_for_result().result.score == score


def test_whose_turn_and_what_is_trump(desk: Desk) -> None:
    desk.begin()
    observation = desk.wait_for_turn()
    assert desk.window.status.text == "Your turn"
    assert observation.deal.trump is not None
    assert "Trump" in desk.window.status.accessibleName()


def test_accusing_is_offered_only_where_the_rules_have_it(desk: Desk) -> None:
    desk.begin()
    desk.wait_for_turn()
    assert not desk.window.do[Do.ACCUSE].isVisible()
    desk.begin(options={"renounce": "allowed"})
    desk.wait_for_turn()
    assert desk.window.do[Do.ACCUSE].isVisible()


def test_a_wrong_accusation_is_refused_in_words(desk: Desk) -> None:
    desk.begin(options={"renounce": "allowed"})
    before = desk.wait_for_turn()
    desk.key(Qt.Key.Key_A, CTRL)
    panel = desk.window.overlay.panel
    assert isinstance(panel, AccusePanel)
    desk.press("Rui did not follow suit")
    assert "Rui? That player has followed suit" in words(panel)
    assert desk.controller.observation == before
    desk.key(Qt.Key.Key_Escape)
    assert panel_of(desk) is None


@pytest.mark.parametrize("names", [("<b>x</b>", "%s{0}", "👵🏽 Avó", "W" * 60), ("&Co", "\u202eabc", "a\nb", "")])
def test_odd_names_are_shown_literally(desk: Desk, names: tuple[str, ...]) -> None:
    desk.begin(players=names)
    desk.play_deal(desk.click_card)
    told = words(desk.wait_for_result())
    assert all(name[:5].strip() in told for name in names if name.isprintable())
    QApplication.processEvents()
    assert scrolls(desk) == 0
    area = desk.window.overlay.findChild(QScrollArea)
    assert isinstance(area, QScrollArea)
    assert area.horizontalScrollBar().maximum() == 0  # all of it is in sight
    desk.window.grab()
    desk.presenter.ask_new_game()
    assert next(field.text() for field in start_panel(desk).findChildren(QLineEdit)) == names[0]


def test_colours_and_speed_change_while_cards_move(make_desk: MakeDesk) -> None:
    desk = make_desk(speed=Speed.SLOW)
    desk.begin()
    assert desk.window.table.in_motion
    for choice, theme in ((ThemeChoice.DARK, DARK), (ThemeChoice.LIGHT, LIGHT)):
        desk.window.do.themes[choice].trigger()
        assert desk.window.theme == theme
        desk.window.grab()
    for speed in (Speed.FAST, Speed.NORMAL, Speed.INSTANT):
        desk.window.do.speeds[speed].trigger()
        assert desk.window.speed is speed
    assert desk.preferences.speed is Speed.INSTANT
    assert desk.preferences.theme is ThemeChoice.LIGHT
    desk.play_deal(desk.click_card)


def test_colours_change_under_a_result(desk: Desk) -> None:
    desk.begin()
    desk.play_deal(desk.click_card)
    desk.window.do.themes[ThemeChoice.DARK].trigger()
    assert isinstance(panel_of(desk), ResultPanel)
    assert desk.window.grab().toImage().pixelColor(4, 4).lightness() < 60


def test_the_window_can_be_any_size(desk: Desk) -> None:
    desk.begin()
    desk.play_deal(desk.click_card)
    for width, height in ((760, 520), (1024, 600), (1920, 1080), (2560, 1440)):
        desk.window.resize(width, height)
        QApplication.processEvents()
        frame = desk.wait_for_result().parentWidget()
        assert frame is not None
        assert desk.window.overlay.rect().contains(frame.geometry())
        assert desk.window.grab().width() == width


def test_full_screen_and_back(desk: Desk) -> None:
    desk.key(Qt.Key.Key_F11)
    assert desk.window.isFullScreen()
    desk.key(Qt.Key.Key_F11)
    assert not desk.window.isFullScreen()


@pytest.mark.parametrize("language", Language)
def test_the_page_of_keys_lists_every_action_that_has_one(desk: Desk, language: Language) -> None:
    desk.speak(language)
    desk.key(Qt.Key.Key_F1, CTRL)
    listed = words(panel_of(desk) or desk.window).splitlines()
    native = QKeySequence.SequenceFormat.NativeText
    withkeys = [action for action in desk.window.findChildren(QAction) if action.shortcuts()]
    assert len(withkeys) > 25
    for action in withkeys:
        ways = [keys.toString(native) for keys in action.shortcuts()]
        each = [f"{one}," for one in ways[:-1]] + ways[-1:]  # a line of its own, so that they stay narrow
        assert any(listed[i : i + len(each)] == each for i in range(len(listed)))
        name = action.text().replace("&", "").rstrip("…")
        assert any(line.endswith(name) for line in listed), name


def test_keys_scroll_a_page_that_is_too_long(make_desk: MakeDesk) -> None:
    desk = make_desk(size=(1024, 600))
    desk.preferences.text_size = 150
    desk.window.do[Do.KEYS].trigger()
    QApplication.processEvents()
    bar = desk.window.overlay._scroll.verticalScrollBar()
    desk.key(Qt.Key.Key_PageDown)
    assert bar.value() > 0
    desk.key(Qt.Key.Key_PageUp)
    assert bar.value() == 0


def test_the_page_of_keys(desk: Desk) -> None:
    desk.begin()
    desk.wait_for_turn()
    desk.key(Qt.Key.Key_F1, CTRL)
    page = panel_of(desk)
    assert isinstance(page, KeysPage)
    texts = {one.mapTo(page, QPoint(0, 0)).x() for one in page.findChildren(QLabel) if one.wordWrap()}
    assert len(texts) == 3  # of the title, and of what the keys do in two columns
    desk.key(Qt.Key.Key_Return)
    assert panel_of(desk) is None


def test_a_card_played_twice_at_once_is_played_once(desk: Desk) -> None:
    desk.begin()
    before = desk.wait_for_turn()
    card: Card = next(iter(before.playable))
    desk.click_card(card)
    desk.click_card(card) if any(one.shown and one.shown.card is card for one in desk.cards()) else None
    after = desk.wait_for_turn()
    own = [move for move in after.deal.moves if move.seat == 0 and isinstance(move.action, Play)]
    assert len(own) == len([move for move in before.deal.moves if move.seat == 0]) + 1


def test_a_page_gives_back_what_it_covered(desk: Desk) -> None:
    desk.presenter.open()
    desk.key(Qt.Key.Key_F1, CTRL)
    desk.key(Qt.Key.Key_F1, CTRL)
    desk.key(Qt.Key.Key_Escape)
    assert isinstance(panel_of(desk), StartPanel)
    desk.begin()
    assert panel_of(desk) is None
    desk.play_deal(desk.click_card)
    desk.key(Qt.Key.Key_F1, CTRL)
    desk.key(Qt.Key.Key_Escape)
    assert isinstance(panel_of(desk), ResultPanel)
    desk.key(Qt.Key.Key_Escape)
    assert panel_of(desk) is None


def test_a_damaged_save_is_told_over_the_start_page(desk: Desk) -> None:
    (data_dir() / CURRENT).write_text("{", encoding="utf-8")
    desk.presenter.open()
    assert isinstance(panel_of(desk), StartPanel)
    assert desk.window.message.isVisible()
    assert "could not be read" in desk.window.message.text


def test_notices_stand_together_and_follow_the_language(desk: Desk) -> None:
    desk.presenter.open()
    for code in (NoticeCode.SAVE_DAMAGED, NoticeCode.HISTORY_DAMAGED, NoticeCode.SAVE_DAMAGED):
        desk.controller.notice.emit(Notice(code, detail="old"))
    assert len(desk.window.message.text.split("\n")) == 2
    english = desk.window.message.text
    desk.speak(Language.FR)
    assert not set(english.split("\n")) & set(desk.window.message.text.split("\n"))


@pytest.mark.parametrize("size", [(1024, 600), (1280, 800), (2560, 1440)])
def test_a_notice_covers_nothing_and_goes(make_desk: MakeDesk, size: tuple[int, int]) -> None:
    desk = make_desk(size=size)
    desk.begin()
    desk.wait_for_turn()
    window, before = desk.window, desk.window.table.geometry()
    desk.controller.notice.emit(Notice(NoticeCode.PLAYER_STALLED, seat=2))
    assert window.message.isVisible()
    assert "Inês" in window.message.text
    assert not window.message.geometry().intersects(window.table.geometry())
    assert window.table.height() >= before.height() - 60
    desk.presenter.ask_new_game()
    assert not window.message.geometry().intersects(window.overlay.geometry())
    close = window.message.findChild(QToolButton)
    assert isinstance(close, QToolButton)
    QTest.mouseClick(close, Qt.MouseButton.LeftButton)
    assert not window.message.isVisible()
    desk.key(Qt.Key.Key_Escape)
    for _ in range(4):
        QApplication.processEvents()
    assert window.table.geometry() == before


@pytest.mark.parametrize("size", [(1024, 600), (1280, 800)])
def test_start_and_result_need_no_scrolling(make_desk: MakeDesk, size: tuple[int, int]) -> None:
    desk = make_desk(size=size)
    for dock in (desk.window.docks.sheet, desk.window.docks.tricks):
        dock.setVisible(size[0] > 1024)
    desk.presenter.open()
    for variant in discover():
        start_panel(desk).show_variant(variant)
        QApplication.processEvents()
        assert scrolls(desk) == 0
    desk.begin(watch=True)
    desk.wait_for_result()
    QApplication.processEvents()
    assert scrolls(desk) == 0


def scrolls(desk: Desk) -> int:
    """By how many pixels the panel can be scrolled."""
    area = desk.window.overlay.findChild(QScrollArea)
    assert isinstance(area, QScrollArea)
    return area.verticalScrollBar().maximum()


def test_the_turn_is_told_when_the_table_shows_it(make_desk: MakeDesk) -> None:
    """Beside the table nothing is known before it lies there: neither trump nor who is next."""
    desk = make_desk(speed=Speed.SLOW)
    table, status = desk.window.table, desk.window.status
    desk.begin(deal_number=1)
    assert moving(table)
    assert (status.text, status.accessibleName()) == ("Dealing…", "Dealing…")
    while not desk.on_turn:
        assert not moving(table) or status.text != "Your turn"
        QTest.mouseClick(table, Qt.MouseButton.LeftButton)
        QApplication.processEvents()
    assert status.text == "Your turn"
    assert "Trump" in status.accessibleName()
    desk.click_card(next(iter(desk.turns[-1].playable)))
    following = desk.controller.observation
    assert following is not None
    assert following.to_act not in (0, None)
    assert moving(table)
    assert status.text == "Your turn"
    QTest.mouseClick(table, Qt.MouseButton.LeftButton)
    assert status.text == f"{NAMES[following.to_act or 0]} to play"
