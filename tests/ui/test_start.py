"""The start page: every rule set by keyboard and by mouse, its options, its seats, the game that was left."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QAbstractItemModel, QSize, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QApplication, QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from sueca_desktop.app.paths import data_dir
from sueca_desktop.app.settings import GameSettings
from sueca_desktop.app.summary import LeftGame, summary_of
from sueca_desktop.engine.record import load
from sueca_desktop.engine.table import Table
from sueca_desktop.ui.actions import Do
from sueca_desktop.ui.languages import Language
from sueca_desktop.ui.models.variants import TILE_ROLE, VariantsModel
from sueca_desktop.ui.panels.options_form import OptionsForm
from sueca_desktop.ui.panels.start import StartPanel
from sueca_desktop.ui.panels.table_picture import cards_of, table_picture
from sueca_desktop.ui.rules_pages.page import HowToPlayPage
from sueca_desktop.ui.text import games
from sueca_desktop.ui.theme import THEMES, Theme
from sueca_desktop.variants import discover
from tests.ui.conftest import MakeDesk
from tests.ui.desk import NAMES, Desk, words
from tests.ui.places import in_places

VARIANTS = sorted(discover())
KEPT = "The match in progress stops here"


def start_panel(desk: Desk) -> StartPanel:
    panel = desk.window.overlay.panel
    assert isinstance(panel, StartPanel)
    return panel


def left_game(variant: str) -> LeftGame:
    players = NAMES[: discover()[variant].seats]
    return LeftGame(GameSettings(variant, players), summary_of(Table(discover()[variant], {}, players)))


def checked(model: QAbstractItemModel) -> QAbstractItemModelTester:
    return QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)


def test_the_model_has_every_rule_set_and_the_game_that_was_left(qtbot: QtBot) -> None:
    model = VariantsModel()
    tester = checked(model)
    model.show(discover())
    assert sorted(tile.variant for tile in model.tiles) == VARIANTS
    model.show(discover(), left_game("klaberjass"))
    assert model.rowCount() == len(VARIANTS) + 1
    first = model.index(0, 0)
    assert first.data() == "Resume: Klaberjass"
    assert first.data(TILE_ROLE).left is not None
    assert "Eva  0 : 0  Rui" in first.data(Qt.ItemDataRole.AccessibleTextRole)
    assert model.row_of("klaberjass") > 0
    assert tester.model() is model


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_row_says_what_the_game_is(qtbot: QtBot, variant: str) -> None:
    model = VariantsModel()
    model.show(discover())
    index = model.index(model.row_of(variant), 0)
    assert index.data() == games.name(variant)
    spoken = index.data(Qt.ItemDataRole.AccessibleTextRole)
    assert all(text in spoken for text in (games.players(variant), games.duration(variant), games.difference(variant)))


def test_after_resuming_by_the_keys_a_card_has_the_focus(make_desk: MakeDesk) -> None:
    """Back in the same window, and in one that was opened anew, where Enter brings it there."""
    desk = make_desk()
    desk.begin()
    for _ in range(2):
        seen = desk.wait_for_turn()
        desk.key_card(next(iter(seen.playable)))
        desk.wait_beyond(seen)
    seen = desk.wait_for_turn()
    desk.window.do[Do.NEW_GAME].trigger()
    QApplication.processEvents()
    start_panel(desk)
    desk.key(Qt.Key.Key_Escape)
    assert desk.window.overlay.panel is None
    desk.qtbot.waitUntil(lambda: desk.window.table._hand._awake)
    focused = desk.window.table._hand.buttons.focused()
    assert focused is not None
    assert focused.shown is not None
    assert focused.shown.card in seen.playable
    desk.close()
    again = make_desk()
    again.presenter.open()
    again.key(Qt.Key.Key_Return)
    again.qtbot.waitUntil(lambda: again.window.table._hand._awake)
    seen = again.wait_for_turn()
    again.key(Qt.Key.Key_Return)
    again.key(Qt.Key.Key_Return)
    again.wait_beyond(seen)


def test_a_long_name_shows_its_beginning(desk: Desk) -> None:
    """As long as nobody writes in its field."""
    desk.presenter.open()
    fields = start_panel(desk).names.fields
    fields[1].setText("Maximiliana Wilhelmina von Thurn und Taxis")
    assert fields[1].cursorPosition() == 0
    fields[1].setFocus()
    desk.key(Qt.Key.Key_End)
    assert fields[1].cursorPosition() == 42
    fields[0].setFocus()
    assert fields[1].cursorPosition() == 0


@pytest.mark.parametrize("variant", VARIANTS)
def test_arrows_and_enter_begin_a_game(desk: Desk, variant: str) -> None:
    desk.presenter.open()
    panel = start_panel(desk)
    for _ in VARIANTS:
        desk.key(Qt.Key.Key_Up)
    for _ in range(panel.model.row_of(variant)):
        desk.key(Qt.Key.Key_Down)
    assert panel.tile.variant == variant
    assert games.difference(variant) in words(panel)
    desk.key(Qt.Key.Key_Return)
    settings = desk.controller.settings
    assert settings is not None
    assert settings.variant == variant
    assert len(settings.players) == discover()[variant].seats
    assert desk.window.overlay.panel is None
    desk.wait_until_asked()


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_click_and_the_button_begin_a_game(desk: Desk, variant: str) -> None:
    desk.presenter.open()
    panel = start_panel(desk)
    place = panel.list.visualRect(panel.model.index(panel.model.row_of(variant), 0))
    QTest.mouseClick(panel.list.viewport(), Qt.MouseButton.LeftButton, pos=place.center())
    assert panel.tile.variant == variant
    desk.press("Deal the cards")
    settings = desk.controller.settings
    assert settings is not None
    assert settings.variant == variant


def test_the_usual_names_are_those_of_the_language(desk: Desk) -> None:
    desk.presenter.open()
    start_panel(desk).names.fields[1].setText("Filipa")
    desk.speak(Language.DE)
    assert [field.text() for field in start_panel(desk).names.fields[:3]] == ["Du", "Filipa", "Inês"]


def test_the_usual_names_are_those_of_the_language_that_is_chosen_in_the_settings(desk: Desk) -> None:
    desk.presenter.open()
    start_panel(desk).names.fields[1].setText("Filipa")
    desk.window.do[Do.KEYS].trigger()  # a page over it, as the settings are
    desk.speak(Language.DE)
    desk.window.overlay.close_panel()
    assert [field.text() for field in start_panel(desk).names.fields[:3]] == ["Du", "Filipa", "Inês"]
    assert start_panel(desk).settings().players[0] == "Du"


@pytest.mark.parametrize("variant", VARIANTS)
def test_there_is_a_name_for_every_seat(desk: Desk, variant: str) -> None:
    desk.presenter.open()
    panel = start_panel(desk)
    panel.show_variant(variant)
    shown = [field for field in panel.names.fields if field.isVisible()]
    assert len(shown) == discover()[variant].seats
    assert len({field.accessibleName() for field in shown}) == len(shown)
    shown[1].setText("  ")
    assert panel.settings().players[1] == "Rui"


def test_a_name_keeps_its_seat_in_another_game(desk: Desk) -> None:
    desk.presenter.open()
    panel = start_panel(desk)
    panel.show_variant("italiana-nulos")
    panel.names.fields[1].setText("Filipa")
    panel.show_variant("klaberjass")
    assert panel.settings().players == ("You", "Filipa")


@pytest.mark.qt_log_ignore("propagateSizeHints")  # the offscreen platform cannot, and says so
def test_values_that_do_not_go_together_cannot_be_chosen(qtbot: QtBot) -> None:
    form = OptionsForm(discover()["italiana-nulos"].options, {"limit": 20})
    qtbot.addWidget(form)
    form.show()

    def limits() -> list[str]:
        return [button.text() for button in form.groups["limit"].buttons() if button.isVisible()]

    assert (limits(), form.values()["limit"]) == (["10", "15", "20"], 20)
    QTest.mouseClick(form.groups["end"].button(1), Qt.MouseButton.LeftButton)
    assert (limits(), form.values()) == (["5", "10", "15"], {"end": "hands", "limit": 10})


@pytest.mark.qt_log_ignore("propagateSizeHints")  # the offscreen platform cannot, and says so
@pytest.mark.parametrize("variant", VARIANTS)
def test_every_choice_of_options_is_a_game(qtbot: QtBot, variant: str) -> None:
    form = OptionsForm(discover()[variant].options, {})
    qtbot.addWidget(form)
    form.show()
    for group in form.groups.values():
        for button in group.buttons():
            if button.isVisible():
                QTest.mouseClick(button, Qt.MouseButton.LeftButton)
                assert dict(discover()[variant].rules(form.values()).spec.options) == form.values()


def test_a_game_that_was_left_comes_first(make_desk: MakeDesk) -> None:
    first = make_desk()
    first.begin("italiana-fives")
    first.wait_until_asked()
    before = first.controller.observation
    assert before is not None
    first.close()
    second = make_desk()
    second.presenter.open()
    panel = start_panel(second)
    assert panel.tile.left is not None
    dealer = NAMES[before.deal.dealer]
    assert f"Deal 1, dealer: {dealer}" in words(panel)
    assert "Eva 0 · Rui 0 · Inês 0 · Zé 0 · Ana 0" in words(panel)
    second.key(Qt.Key.Key_Down)
    assert panel.settings().deal_number is None  # a new game
    second.key(Qt.Key.Key_Up)
    second.press("Resume")
    second.wait_until_asked()
    assert second.controller.observation == before


@pytest.mark.slow
def test_a_match_that_is_over_is_not_offered_again(make_desk: MakeDesk) -> None:
    first = make_desk()
    first.begin("italiana-fives", watch=True, options={"target": 5})
    first.qtbot.waitUntil(lambda: first.result is not None and first.result.result.match_over, timeout=60_000)
    first.close()
    second = make_desk()
    second.presenter.open()
    assert all(tile.left is None for tile in start_panel(second).model.tiles)


def test_the_rules_of_the_highlighted_game_and_back(desk: Desk) -> None:
    desk.presenter.open()
    start_panel(desk).show_variant("klaberjass")
    desk.press("How to play")
    page = desk.window.overlay.panel
    assert isinstance(page, HowToPlayPage)
    desk.key(Qt.Key.Key_Escape)
    assert start_panel(desk).tile.variant == "klaberjass"


@in_places
def test_the_list_and_the_form_are_never_cut(make_desk: MakeDesk, size: tuple[int, int], language: Language) -> None:
    desk = make_desk(size=size)
    desk.speak(language)
    for dock in (desk.window.docks.sheet, desk.window.docks.tricks):
        dock.setVisible(size[0] > 1024)
    desk.presenter.open()
    panel = start_panel(desk)
    for variant in VARIANTS:
        panel.show_variant(variant)
        QApplication.processEvents()
        last = panel.list.visualRect(panel.model.index(panel.model.rowCount() - 1, 0))
        assert panel.list.viewport().rect().contains(last)
        assert panel.width() <= desk.window.overlay.width()
        assert desk.window.overlay._scroll.verticalScrollBar().maximum() == 0
        for button in panel.findChildren(type(panel._start)):
            if button.isVisible():
                assert button.width() >= button.sizeHint().width()


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("variant", VARIANTS)
def test_every_game_has_a_picture_of_its_own(qtbot: QtBot, variant: str, theme: Theme) -> None:
    rules = discover()[variant].rules()
    assert {one.face for one in cards_of(rules) if one.face} <= set(rules.spec.deck.cards)
    picture = table_picture(rules, size := QSize(150, 100), theme, 1.0).toImage()
    others = [table_picture(discover()[v].rules(), size, theme, 1.0).toImage() for v in VARIANTS if v != variant]
    assert all(picture != other for other in others)


def test_a_new_game_over_a_running_match_says_what_becomes_of_it(desk: Desk) -> None:
    desk.presenter.open()
    assert KEPT not in words(start_panel(desk))
    desk.begin()
    observation = desk.wait_for_turn()
    desk.presenter.ask_new_game()
    panel = start_panel(desk)
    assert panel.tile.left is None
    assert KEPT in words(panel.foot)
    panel.list.setCurrentIndex(panel.model.index(0, 0))  # the game in progress
    assert KEPT not in words(panel.foot)
    panel.show_variant("klaberjass")
    assert KEPT in words(panel.foot)
    desk.key(Qt.Key.Key_Escape)
    assert desk.controller.observation == observation


def test_what_was_played_is_indeed_kept(desk: Desk) -> None:
    desk.begin()
    observation = desk.wait_for_turn()
    desk.click_card(next(iter(observation.playable)))
    desk.wait_for_turn()
    desk.presenter.ask_new_game()
    desk.press("Deal the cards")
    kept = list((data_dir() / "games").iterdir())
    assert len(kept) == 1
    assert load(kept[0]).variant == "sueca-bandeira"


@in_places
def test_the_page_is_as_high_for_every_game(make_desk: MakeDesk, size: tuple[int, int], language: Language) -> None:
    desk = make_desk(size=size)
    desk.begin()
    desk.speak(language)
    desk.presenter.ask_new_game()
    heights, gaps = set(), []
    for variant in VARIANTS:
        panel = start_panel(desk)
        panel.show_variant(variant)
        for _ in range(4):
            QApplication.processEvents()
        heights.add(desk.window.overlay._frame.height())
        plate = panel._new.geometry()
        gaps.append(panel._right.height() - plate.bottom() - 1)
        assert plate.bottom() < panel._right.height()
        note = panel._note
        assert note.heightForWidth(note.width()) <= note.height()
    assert len(heights) == 1
    if size != (1024, 600):
        assert max(gaps) <= 1


class Noting(QPainter):
    """Keeps the words that it draws."""

    def __init__(self, image: QImage) -> None:
        super().__init__(image)
        self.words: list[str] = []

    def drawText(self, *arguments: object) -> None:  # type: ignore[override]  # in whatever form it is asked
        self.words.append(str(arguments[-1]))


@pytest.mark.parametrize("language", Language)
def test_every_game_says_what_it_takes(make_desk: MakeDesk, language: Language) -> None:
    """Also where a long name takes two lines of a low row, as under the frame of the smallest window."""
    desk = make_desk(size=(1016, 560))
    desk.speak(language)
    desk.presenter.open()
    start = start_panel(desk)
    for row, tile in enumerate(start.model.tiles):
        option = QStyleOptionViewItem()
        option.rect = start.list.visualRect(start.model.index(row, 0))
        image = QImage(start.list.size(), QImage.Format.Format_RGB32)
        painter = Noting(image)
        start.list.delegate.paint(painter, option, start.model.index(row, 0))
        painter.end()
        assert painter.words[:2] == [tile.title, tile.lines[0]]
