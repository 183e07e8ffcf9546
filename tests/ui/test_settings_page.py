"""The settings page: what is chosen there holds at once, and the menus say the same."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from sueca_desktop.app.settings import TASTE, CardBack, Letters, Preferences, Speed, TableStyle, ThemeChoice, TrumpPlace
from sueca_desktop.rules.actions import Play
from sueca_desktop.rules.cards import card
from sueca_desktop.ui.actions import Do
from sueca_desktop.ui.history.statistics_page import StatisticsPage
from sueca_desktop.ui.keeping import Keeping
from sueca_desktop.ui.languages import Language
from sueca_desktop.ui.panels.player_rows import NamesRow, ProfileRow
from sueca_desktop.ui.panels.profile_field import ProfileField
from sueca_desktop.ui.panels.setting_rows import SECTIONS, ChoiceRow, SliderRow
from sueca_desktop.ui.panels.settings_page import SettingsPage
from sueca_desktop.ui.panels.start import StartPanel
from sueca_desktop.ui.setting import Setting
from sueca_desktop.ui.table.sorting import HandOrder, sorted_hand
from sueca_desktop.ui.text.cards import index
from sueca_desktop.ui.text.settings import Say
from tests.ui.conftest import MakeDesk
from tests.ui.desk import NAMES, Desk, words


def settle(desk: Desk) -> None:
    """The settings, and the history they know the players from."""
    keeping = Keeping(desk.window, desk.controller, desk.presenter)
    desk.window.closing.connect(keeping.close)
    Setting(desk.window, desk.preferences, desk.presenter, keeping)


@pytest.fixture
def desk(make_desk: MakeDesk) -> Desk:
    desk = make_desk()
    settle(desk)
    desk.begin()
    desk.wait_for_turn()
    desk.key(Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    return desk


def page(desk: Desk) -> SettingsPage:
    panel = desk.window.overlay.panel
    assert isinstance(panel, SettingsPage)
    return panel


@pytest.mark.parametrize("language", Language)
def test_no_section_is_cut_in_the_list(desk: Desk, language: Language) -> None:
    desk.speak(language)
    QApplication.processEvents()
    for one in page(desk).sections.buttons():
        assert one.width() >= one.sizeHint().width(), one.text()


def choose(desk: Desk, name: str, value: object) -> None:
    """Click the button of a value, in its section."""
    section = next(i for i, rows in enumerate(SECTIONS.values()) if name in {row.name for row in rows})
    QTest.mouseClick(page(desk).sections.button(section), Qt.MouseButton.LeftButton)
    row = page(desk).rows[name]
    assert isinstance(row, ChoiceRow)
    QTest.mouseClick(row.group.button(row._values.index(value)), Qt.MouseButton.LeftButton)
    QApplication.processEvents()


def shown(desk: Desk, name: str) -> object:
    row = page(desk).rows[name]
    assert isinstance(row, ChoiceRow)
    return row._values[row.group.checkedId()]


def test_everything_that_is_a_matter_of_taste_can_be_chosen(desk: Desk) -> None:
    assert set(page(desk).rows) == {*TASTE, "profile", "others"}


def test_a_choice_holds_at_once_and_the_menus_say_the_same(desk: Desk) -> None:
    choose(desk, "theme", ThemeChoice.DARK)
    assert desk.window.theme.dark
    assert desk.window.do.themes.checked is ThemeChoice.DARK
    choose(desk, "table_style", TableStyle.WOOD)
    choose(desk, "back", CardBack.NIGHT)
    assert (desk.window.theme.rim, desk.window.theme.back) == ("wood", "night")
    assert (desk.window.do.tables.checked, desk.window.do.backs.checked) == (TableStyle.WOOD, CardBack.NIGHT)
    choose(desk, "speed", Speed.SLOW)
    assert (desk.window.speed, desk.preferences.speed) == (Speed.SLOW, Speed.SLOW)
    choose(desk, "text_size", 130)
    assert QApplication.font().pointSizeF() > 1.2 * 11


def test_the_hand_and_the_plates_follow(desk: Desk) -> None:
    choose(desk, "trump_place", TrumpPlace.RIGHT)
    choose(desk, "ascending", True)
    choose(desk, "points", True)
    seen = desk.turns[-1]
    order = HandOrder(TrumpPlace.RIGHT, ascending=True)
    assert [one.shown.card for one in desk.cards() if one.shown] == list(sorted_hand(seen, order))
    assert desk.window.table._company.points


def test_the_letters_of_the_cards_can_be_those_of_another_language(desk: Desk) -> None:
    desk.draw_all()
    king = card("KS")
    art = desk.window.table._scene.art
    assert (index(king.rank), art._file(king)) == ("K", "two/KS")
    choose(desk, "letters", Letters.ARDV)
    assert (index(king.rank), art._file(king)) == ("R", "two-ardv/KS")
    desk.speak(Language.DE)
    assert index(king.rank) == "R"
    choose(desk, "letters", Letters.LANGUAGE)
    assert (index(card("JS").rank), index(card("TS").rank)) == ("B", "10")


def test_the_page_follows_the_menus_and_the_keys(desk: Desk) -> None:
    desk.window.do.backs[CardBack.MUDEJAR].trigger()
    assert shown(desk, "back") is CardBack.MUDEJAR
    desk.window.do.speeds[Speed.FAST].trigger()
    assert shown(desk, "speed") is Speed.FAST
    desk.preferences.muted = True
    assert shown(desk, "muted") is True


def test_another_language_leaves_the_reader_where_he_was(desk: Desk) -> None:
    choose(desk, "language", "de")
    for _ in range(5):
        QApplication.processEvents()
    assert desk.window.languages.current is Language.DE
    assert page(desk).place.row == "language"
    assert page(desk).findChildren(QLabel)[0].text() == "Einstellungen"
    focus = QApplication.focusWidget()
    assert isinstance(focus, QPushButton)
    assert focus.text() == "Deutsch"


def test_the_volume_is_a_slider(desk: Desk) -> None:
    row = page(desk).rows["volume"]
    assert isinstance(row, SliderRow)
    row.slider.setValue(30)
    assert desk.preferences.volume == 30
    desk.preferences.volume = 80
    assert row.slider.value() == 80


def test_all_can_be_reset(desk: Desk) -> None:
    usual = {name: getattr(Preferences, name).usual for name in TASTE}
    choose(desk, "theme", ThemeChoice.DARK)
    choose(desk, "points", True)
    choose(desk, "speed", Speed.SLOW)
    before = {name: getattr(desk.preferences, name) for name in TASTE}
    desk.press("Reset all but the players")
    assert {name: getattr(desk.preferences, name) for name in TASTE} == usual
    assert not desk.window.theme.dark
    assert desk.window.speed is Speed.NORMAL
    assert {name: shown(desk, name) for name in TASTE if name != "volume"} == {
        name: value for name, value in usual.items() if name != "volume"
    }
    QApplication.processEvents()
    desk.press("Take back the reset")
    assert {name: getattr(desk.preferences, name) for name in TASTE} == before
    assert {desk.window.speed} == {Speed.SLOW}
    QApplication.processEvents()
    desk.press("Reset all but the players")
    choose(desk, "points", True)
    QApplication.processEvents()
    desk.press("Reset all but the players")  # there is nothing to be taken back once something is chosen
    assert not desk.preferences.points
    assert set(page(desk).rows) == {*TASTE, "profile", "others"}, "all of them, as the button says"


def test_what_a_file_says_beside_the_offers_is_let_be(desk: Desk) -> None:
    desk.preferences.text_size = 117
    row = page(desk).rows["text_size"]
    assert isinstance(row, ChoiceRow)
    assert row.group.checkedId() == -1
    row.first_focus().setFocus()


def test_the_start_page_comes_back(make_desk: MakeDesk) -> None:
    desk = make_desk()
    settle(desk)
    desk.presenter.open()
    desk.window.do[Do.SETTINGS].trigger()
    choose(desk, "theme", ThemeChoice.DARK)
    desk.key(Qt.Key.Key_Escape)
    assert isinstance(desk.window.overlay.panel, StartPanel)
    assert desk.window.theme.dark


@pytest.mark.parametrize("language", [Language.DE, Language.PT])
def test_no_section_scrolls_in_a_small_window(make_desk: MakeDesk, language: Language) -> None:
    desk = make_desk(size=(1024, 600))
    settle(desk)
    desk.begin()
    desk.speak(language)
    desk.window.do[Do.SETTINGS].trigger()
    QApplication.processEvents()
    scroll = desk.window.overlay._scroll
    assert scroll.verticalScrollBarPolicy() is Qt.ScrollBarPolicy.ScrollBarAlwaysOff


# ---- who plays


def profile(desk: Desk) -> ProfileRow:
    row = page(desk).rows["profile"]
    assert isinstance(row, ProfileRow)
    return row


def names(desk: Desk) -> NamesRow:
    row = page(desk).rows["others"]
    assert isinstance(row, NamesRow)
    return row


def enter(desk: Desk, name: str, button: str) -> None:
    QApplication.processEvents()
    QTest.mouseClick(page(desk).sections.button(list(SECTIONS).index(Say.PLAYERS)), Qt.MouseButton.LeftButton)
    assert page(desk).sections.checkedId() == list(SECTIONS).index(Say.PLAYERS)
    profile(desk).field.setText(name)
    desk.press(button)


def offered(desk: Desk) -> list[str]:
    return [one.text() for one in profile(desk).group.buttons()]


@pytest.fixture
def eva(make_desk: MakeDesk) -> Desk:
    """Eva has begun a match."""
    desk = make_desk()
    settle(desk)
    desk.window.findChildren(Keeping)[0].historian  # noqa: B018 - it begins to listen
    desk.presenter.open()
    panel = desk.window.overlay.panel
    assert isinstance(panel, StartPanel)
    panel.show_variant("sueca-bandeira")
    for field, name in zip(panel.names.fields, NAMES, strict=False):
        field.setText(name)
    desk.press("Deal the cards")
    desk.wait_for_turn()
    desk.key(Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    return desk


def play(desk: Desk) -> None:
    """A deal, to its end and into the history."""
    desk.key(Qt.Key.Key_Escape)
    desk.play_deal(lambda card: desk.controller.act(Play(card)))
    desk.key(Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)


def history(desk: Desk) -> tuple[str, ...]:
    return desk.window.findChildren(Keeping)[0].historian.history.profiles()


def test_a_player_is_added_and_chosen(eva: Desk) -> None:
    assert offered(eva) == ["Eva"]
    enter(eva, "Tom & Jo", "Add")
    assert offered(eva) == ["Tom && Jo", "Eva"]
    assert eva.controller.settings is not None
    assert eva.controller.settings.players[0] == "Eva", "the match goes on as it was begun"
    QTest.mouseClick(profile(eva).group.buttons()[1], Qt.MouseButton.LeftButton)
    assert (offered(eva), eva.preferences.profiles) == (["Eva", "Tom && Jo"], ("Eva", "Tom & Jo"))


def test_a_player_can_be_removed_with_or_without_the_deals(eva: Desk) -> None:
    play(eva)
    enter(eva, "Tom", "Add")
    for name in ("", "Tom"):
        enter(eva, name, "Add")
        assert profile(eva).refusal.isVisible()
        assert profile(eva).field.accessibleDescription() == profile(eva).refusal.text() != ""
    enter(eva, "Jo", "Add")
    assert profile(eva).refusal.isHidden()
    assert offered(eva) == ["Jo", "Tom", "Eva"]
    remove(eva)
    eva.key(Qt.Key.Key_Return)  # what is safe has the focus
    assert profile(eva).question.isHidden()
    assert offered(eva) == ["Jo", "Tom", "Eva"]
    for left in (["Tom", "Eva"], ["Eva"]):
        remove(eva)
        eva.press("Remove with all deals")
        assert offered(eva) == left
    assert history(eva) == ("Eva",)
    assert not profile(eva)._remove.isEnabled(), "somebody has to play"
    enter(eva, "Tom", "Add")
    QTest.mouseClick(profile(eva).group.buttons()[1], Qt.MouseButton.LeftButton)
    remove(eva)
    assert "Eva" in profile(eva)._asked.text()
    eva.press("Remove, keep the deals")
    assert (offered(eva), history(eva)) == (["Tom"], ("Eva",))
    enter(eva, "Eva", "Add")
    assert offered(eva) == ["Eva", "Tom"]
    remove(eva)
    eva.press("Remove with all deals")
    assert (offered(eva), history(eva)) == (["Tom"], ())


def remove(desk: Desk) -> None:
    desk.press("Remove…")
    QApplication.processEvents()
    assert profile(desk).question.isVisible()


def test_another_name_holds_everywhere(eva: Desk) -> None:
    play(eva)
    enter(eva, "Maria", "Rename")
    assert (offered(eva), history(eva)) == (["Maria"], ("Maria",))
    assert eva.preferences.last_game is not None
    assert eva.preferences.last_game.players == ("Maria", "Rui", "Inês", "Zé")
    assert "Maria" in eva.window.table.accessibleDescription()
    eva.key(Qt.Key.Key_Escape)
    assert "Maria" in words(eva.wait_for_result())
    assert "Eva" not in words(eva.window)
    deal = eva.window.findChildren(Keeping)[0].historian.history.deals()[0]
    record = eva.window.findChildren(Keeping)[0].historian.history.record(deal)
    assert record is not None
    assert (record.players[0], deal.players[0], record.players[1]) == ("Maria", "Maria", "Rui")


def test_the_statistics_are_those_of_who_plays_now(eva: Desk) -> None:
    play(eva)
    eva.window.do[Do.STATISTICS].trigger()
    shown = eva.window.overlay.panel
    assert isinstance(shown, StatisticsPage)
    assert shown.chosen.profile == "Eva"
    eva.window.do[Do.SETTINGS].trigger()
    enter(eva, "Tom", "Add")
    eva.window.do[Do.STATISTICS].trigger()
    shown = eva.window.overlay.panel
    assert isinstance(shown, StatisticsPage)
    assert shown.chosen.profile is None, "Tom has not played yet: everybody's"


def test_enter_in_a_field_leaves_the_page_open(eva: Desk) -> None:
    enter(eva, "Tom", "Add")
    profile(eva).field.setFocus()
    profile(eva).field.setText("Jo")
    eva.key(Qt.Key.Key_Return)
    assert offered(eva) == ["Jo", "Tom", "Eva"]


def test_two_players_are_not_made_one(eva: Desk) -> None:
    play(eva)
    enter(eva, "Tom", "Add")
    enter(eva, "Eva", "Rename")
    assert profile(eva).refusal.isVisible()
    assert offered(eva) == ["Tom", "Eva"]
    assert history(eva) == ("Eva",)


def test_the_others_are_called_at_once(eva: Desk) -> None:
    for field, name in zip(names(eva).fields, ("Ada", "", "Bea", "Cid"), strict=True):
        field.setText(name)
    names(eva).fields[3].editingFinished.emit()
    assert eva.controller.settings is not None
    assert eva.controller.settings.players == ("Eva", "Ada", "Inês", "Bea")
    assert eva.preferences.names == ("Eva", "Ada", "", "Bea", "Cid")


def test_the_start_page_has_the_names_chosen_meanwhile(eva: Desk) -> None:
    """Whether the game that was left is highlighted on it or another."""
    eva.presenter.open()
    eva.window.do[Do.SETTINGS].trigger()
    for place, name in ((0, "Ada"), (1, "Bea"), (3, "Cid")):
        names(eva).fields[place].setText(name)
        names(eva).fields[place].editingFinished.emit()
    enter(eva, "Tom", "Add")
    eva.key(Qt.Key.Key_Escape)
    panel = eva.window.overlay.panel
    assert isinstance(panel, StartPanel)
    assert [field.text() for field in panel.names.fields] == ["Tom", "Ada", "Bea", "Zé", "Cid"]


def test_the_focus_stays_on_the_players(eva: Desk) -> None:
    enter(eva, "Tom", "Add")
    other = profile(eva).group.buttons()[1]
    other.setFocus()
    QTest.mouseClick(other, Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    checked = profile(eva).group.checkedButton()
    assert checked is not None
    assert checked.hasFocus()
    assert offered(eva) == ["Eva", "Tom"]
    eva.key(Qt.Key.Key_Escape)
    assert eva.window.overlay.panel is None


def test_another_player_takes_over_with_the_next_game(eva: Desk) -> None:
    enter(eva, "Tom", "Add")
    eva.key(Qt.Key.Key_Escape)
    eva.presenter.ask_new_game()
    eva.press("Deal the cards")
    assert eva.controller.settings is not None
    assert eva.controller.settings.players[0] == "Tom"


def test_the_start_page_knows_the_players(eva: Desk) -> None:
    enter(eva, "Tom", "Add")
    eva.key(Qt.Key.Key_Escape)
    eva.presenter.ask_new_game()
    panel = eva.window.overlay.panel
    assert isinstance(panel, StartPanel)
    field = panel.names.fields[0]
    assert isinstance(field, ProfileField)
    assert field.menu is not None
    field.menu.actions()[1].trigger()
    assert panel.settings().players[0] == "Eva"


def test_it_says_where_the_table_has_no_room_for_all_of_it(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    choose(desk, "text_size", 175)
    assert "that fits" not in words(desk.window)
    monkeypatch.setattr(desk.window.table, "text_fitting", lambda wanted: min(wanted, 1.52))
    choose(desk, "text_size", 200)
    assert "At the table, 150% is the most that fits in this window." in words(desk.window)
    choose(desk, "text_size", 150)
    assert "that fits" not in words(desk.window)
