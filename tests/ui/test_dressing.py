"""What the cards and the table look like: all of it there, told apart, chosen while the app runs."""

from __future__ import annotations

from itertools import product

import pytest
from PySide6.QtWidgets import QApplication

from azulejo.palette import EDITIONS
from sueca_desktop.app.settings import CardBack, Edition, Preferences, TableStyle, ThemeChoice
from sueca_desktop.resources import asset
from sueca_desktop.rules.cards import Suit, card
from sueca_desktop.ui.choices import Choices
from sueca_desktop.ui.dressing import wanted_theme
from sueca_desktop.ui.panels.deal_grid import DealGrid
from sueca_desktop.ui.theme import Theme
from tests.ui.conftest import MakeDesk
from tests.ui.desk import Desk
from tests.ui.table.looking import differing
from tests.ui.test_theme import contrast


def theme_of(edition: Edition, table: TableStyle, choice: ThemeChoice, *, system_dark: bool = False) -> Theme:
    preferences = Preferences()
    preferences.edition, preferences.table_style, preferences.theme = edition, table, choice
    return wanted_theme(preferences, system_dark=system_dark)


EACH = [theme_of(*one) for one in product(Edition, TableStyle, (ThemeChoice.LIGHT, ThemeChoice.DARK))]


def test_the_system_decides_unless_the_user_does() -> None:
    for dark in (False, True):
        assert theme_of(Edition.TWO, TableStyle.FELT, ThemeChoice.SYSTEM, system_dark=dark).dark is dark
        assert theme_of(Edition.TWO, TableStyle.FELT, ThemeChoice.DARK, system_dark=dark).dark
        assert not theme_of(Edition.TWO, TableStyle.FELT, ThemeChoice.LIGHT, system_dark=dark).dark


@pytest.mark.parametrize("theme", EACH)
def test_pictures_of_each_choice_are_there(theme: Theme) -> None:
    for name in filter(None, (f"table/{theme.rim}", theme.cloth and f"table/{theme.cloth}")):
        assert asset(f"{name}.svg").is_file()
    assert asset(f"cards/{theme.edition}").is_dir()


@pytest.mark.parametrize("back", CardBack)
def test_backs_are_there(back: CardBack) -> None:
    assert asset(f"cards/backs/{back.value}.svg").is_file()


@pytest.mark.parametrize("theme", EACH)
def test_suits_stand_out_from_their_paper(theme: Theme) -> None:
    for suit in Suit:
        assert contrast(theme.suits.of(suit), theme.paper) >= 4.5
        assert contrast(theme.suits.of(suit), theme.paper_alt) >= 4.5


@pytest.mark.parametrize("edition", Edition)
def test_small_cards_have_the_colours_of_the_large(edition: Edition) -> None:
    theme, faces = theme_of(edition, TableStyle.FELT, ThemeChoice.DARK), EDITIONS[edition.value].suits
    assert {suit.name.lower(): theme.card_suits.of(suit) for suit in Suit} == faces


@pytest.mark.parametrize("theme", EACH)
def test_gold_and_focus_show_on_the_cloth(theme: Theme) -> None:
    assert contrast(theme.gold, theme.felt_dark) >= 1.9
    assert contrast(theme.focus, theme.felt) >= 1.9


def choices(desk: Desk) -> tuple[tuple[Choices[Edition] | Choices[CardBack] | Choices[TableStyle], str], ...]:
    do = desk.window.do
    return (do.editions, "edition"), (do.backs, "back"), (do.tables, "table_style")


def test_cards_and_table_change_on_the_spot(make_desk: MakeDesk) -> None:
    desk = make_desk()
    desk.begin()
    desk.wait_for_turn()
    for offered, key in choices(desk):
        usual = offered.checked
        for action in offered.menu.actions():
            before, was = desk.window.table.grab().toImage(), offered.checked
            action.trigger()
            desk.draw_all()
            assert offered.checked is getattr(desk.preferences, key)
            assert (offered.checked is was) == (differing(before, desk.window.table.grab().toImage()) < 500)
        assert offered.checked is not usual
    assert (desk.preferences.edition, desk.preferences.back) == (Edition.CONTRAST, CardBack.NIGHT)
    assert desk.preferences.table_style is TableStyle.NIGHT


def test_what_was_chosen_is_there_next_time(make_desk: MakeDesk) -> None:
    first = make_desk()
    first.window.do.tables[TableStyle.WOOD].trigger()
    first.window.do.editions[Edition.FOUR].trigger()
    first.close()
    again = make_desk()
    assert again.window.do.tables.checked is TableStyle.WOOD
    assert again.window.theme.rim == "wood"
    assert again.window.do.editions.checked is Edition.FOUR


def test_cards_change_under_the_start_page_and_a_result(make_desk: MakeDesk) -> None:
    desk = make_desk()
    desk.presenter.open()
    for edition in Edition:
        desk.window.do.editions[edition].trigger()
        QApplication.processEvents()
    desk.begin()
    desk.play_deal(desk.click_card)
    for edition in (Edition.TWO, Edition.FOUR):
        desk.window.do.editions[edition].trigger()
        grid = desk.wait_for_result().findChild(DealGrid)
        assert isinstance(grid, DealGrid)
        assert grid._face(card("7C")).colours == theme_of(edition, TableStyle.FELT, ThemeChoice.LIGHT).card_suits
