"""Deal numbers and seals at the window: shown before the deal and after it, verified, copied, typed in again."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton

from sueca_desktop.app.game import Game
from sueca_desktop.engine.dealing import DealStyle
from sueca_desktop.engine.origin import commitment
from sueca_desktop.engine.record import with_own
from sueca_desktop.ui.panels.deal_page import DealPage
from sueca_desktop.ui.panels.seal_line import SealLine
from sueca_desktop.ui.panels.start import StartPanel
from sueca_desktop.ui.prompts.cutting import CutPrompt
from sueca_desktop.ui.rules_pages.page import HowToPlayPage
from sueca_desktop.ui.text import fair
from tests.ui.conftest import MakeDesk
from tests.ui.desk import Desk, buttons, words

CTRL = Qt.KeyboardModifier.ControlModifier


def page_of(desk: Desk) -> DealPage:
    QApplication.processEvents()
    panel = desk.window.overlay.panel
    assert isinstance(panel, DealPage)
    return panel


def open_page(desk: Desk) -> DealPage:
    desk.key(Qt.Key.Key_G, CTRL)
    return page_of(desk)


def line_of(desk: Desk) -> SealLine:
    return next(iter(desk.wait_for_result().foot.findChildren(SealLine)))


def enter(page: DealPage, text: str) -> None:
    page.entry.setText(text)
    QTest.keyClick(page.entry, Qt.Key.Key_Return)


def test_the_seal_is_shown_before_the_deal_and_the_seed_after_it(desk: Desk) -> None:
    desk.presenter.open()
    sealed = desk.controller.next_commitment
    assert any(fair.short(sealed) in one.text() for one in buttons(desk.window))
    desk.begin(deal_number=None)
    desk.wait_for_turn()
    page = open_page(desk)
    assert fair.grouped(sealed) in words(page)
    assert fair.grouped(desk.controller.next_commitment) in words(page)
    assert "shown when the deal is over" in words(page)
    desk.key(Qt.Key.Key_Escape)
    desk.play_deal(desk.click_card)
    seal = desk.controller.seal
    assert seal is not None
    assert seal.opened is not None
    assert commitment(seal.opened.seed) == sealed
    told = words(desk.wait_for_result().foot)
    assert fair.short(sealed) in told
    assert fair.short(seal.opened.seed.hex()) in told
    assert fair.short(desk.controller.next_commitment) in told
    page = open_page(desk)
    assert fair.grouped(seal.opened.seed.hex()) in words(page)
    desk.key(Qt.Key.Key_Escape)
    assert desk.result is not None, "the result comes back"


def test_the_next_deal_is_the_one_that_was_sealed(desk: Desk) -> None:
    desk.begin(deal_number=None)
    desk.play_deal(desk.click_card)
    sealed = desk.controller.next_commitment
    desk.key(Qt.Key.Key_Return)
    assert desk.controller.seal is not None
    assert desk.controller.seal.commitment == sealed
    assert desk.controller.next_commitment != sealed


def test_verifying_says_fair(desk: Desk) -> None:
    desk.begin()
    desk.play_deal(desk.click_card)
    desk.press("Verify")
    assert "Fair: the cards fit the seed" in words(desk.wait_for_result().foot)
    open_page(desk)
    desk.press("Verify")
    assert "Fair: the cards fit the seed" in words(page_of(desk))


def test_verifying_says_what_is_wrong(desk: Desk) -> None:
    desk.begin(deal_number=None)
    desk.play_deal(desk.click_card)
    desk.wait_for_result()
    game = desk.controller._game
    assert isinstance(game, Game)
    game._notes = (with_own(game._notes[0], {"seed": "00" * 32, "commitment": commitment(bytes(32)), "chosen": True}),)
    desk.press("Verify")
    assert "Not fair: the cards are not those that its seed gives." in words(desk.wait_for_result().foot)


def test_a_deal_that_tells_nothing_has_no_line(desk: Desk) -> None:
    desk.begin()
    desk.play_deal(desk.click_card)
    desk.wait_for_result()
    game = desk.controller._game
    assert isinstance(game, Game)
    game._notes = ({},)
    desk.key(Qt.Key.Key_Escape)
    desk.key(Qt.Key.Key_R, CTRL)
    assert desk.wait_for_result().foot.findChildren(SealLine) == []


def test_a_deal_is_copied_and_dealt_again_by_its_seed(desk: Desk) -> None:
    desk.begin(deal_number=None)
    desk.play_deal(desk.click_card)
    hands = desk.controller.table_open_hands
    desk.press("Copy")
    code = QGuiApplication.clipboard().text()
    assert len(code.split()[0]) == 64
    page = open_page(desk)
    enter(page, f"  {code.upper()} ")
    assert desk.window.overlay.panel is None
    desk.play_deal(desk.click_card)
    assert desk.controller.table_open_hands == hands
    assert desk.controller.summary is not None
    assert len(desk.controller.summary.rows) == 1


def test_a_later_deal_of_a_numbered_match_is_had_again_by_what_is_copied(desk: Desk) -> None:
    desk.begin(deal_number=7)
    desk.play_deal(desk.click_card)
    desk.key(Qt.Key.Key_Return)
    desk.play_deal(desk.click_card)
    hands, told = desk.controller.table_open_hands, words(desk.wait_for_result().foot)
    desk.press("Copy")
    code = QGuiApplication.clipboard().text()
    assert code.split()[0] == "8"
    assert f"Deal number {code}" in told
    enter(open_page(desk), code)
    desk.play_deal(desk.click_card)
    assert desk.controller.table_open_hands == hands
    assert desk.controller.deal_number == 8


def test_a_number_gives_the_same_deal_in_every_window(make_desk: MakeDesk) -> None:
    hands = []
    for _ in range(2):
        desk = make_desk()
        desk.presenter.open()
        start = desk.window.overlay.panel
        assert isinstance(start, StartPanel)
        start.show_variant("klaberjass")
        enter(open_page(desk), "42")
        assert desk.controller.settings is not None
        assert desk.controller.settings.variant == "klaberjass"
        game = desk.controller._game
        assert game is not None
        hands.append((game.table.state.layout, game.deal_number))
        desk.close()
    assert hands[0] == hands[1]
    assert hands[0][1] == 42


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("x", "neither a number"),
        ("-1", "neither a number"),
        ("4.5", "neither a number"),
        ("1" * 19, "neither a number"),
        ("ab" * 31, "neither a number"),
        ("7 dealer", "neither a number"),
        ("7 dealer 4", "no such deal"),
        ("7 cut 40", "no such deal"),
        ("7 cut 0", "no such deal"),
        ("7 dealt 1", "neither a number"),
    ],
)
def test_what_is_no_deal_is_refused_in_words(desk: Desk, text: str, why: str) -> None:
    desk.begin()
    before = desk.wait_for_turn()
    page = open_page(desk)
    enter(page, text)
    assert page_of(desk) is page
    assert why in words(page)
    assert desk.controller.observation == before
    page.entry.setText("77")
    assert why not in words(page)


def test_enter_with_nothing_typed_closes_the_page(desk: Desk) -> None:
    desk.begin()
    before = desk.wait_for_turn()
    enter(open_page(desk), " ")
    assert desk.window.overlay.panel is None
    assert desk.controller.observation == before


def test_the_page_says_what_becomes_of_a_match(desk: Desk) -> None:
    desk.presenter.open()
    assert "stops here" not in words(open_page(desk))
    desk.key(Qt.Key.Key_Escape)
    assert isinstance(desk.window.overlay.panel, StartPanel), "the start page comes back"
    desk.begin()
    desk.wait_for_turn()
    assert "stops here" in words(open_page(desk))


def test_how_deals_are_drawn_is_a_click_away(desk: Desk) -> None:
    desk.presenter.open()
    page = open_page(desk)
    assert isinstance(page.first_focus(), QLineEdit)
    desk.press("How deals are drawn")
    QApplication.processEvents()
    help_page = desk.window.overlay.panel
    assert isinstance(help_page, HowToPlayPage)
    assert "HMAC-SHA-256" in help_page.rules.reader.toPlainText()


def test_who_cuts_sees_the_seal_first(desk: Desk) -> None:
    while not isinstance(desk.prompt, CutPrompt):
        desk.begin("sueca-riscos", deal_number=None)
    assert desk.controller.seal is not None
    assert fair.short(desk.controller.seal.commitment) in words(desk.window.prompts)
    sealed = desk.controller.seal.commitment
    desk.click_answer(desk.prompt)
    assert desk.controller.seal.commitment == sealed
    desk.play_deal(desk.click_card)
    seal = desk.controller.seal
    assert seal is not None
    assert seal.opened is not None
    assert seal.opened.cut_at is not None
    desk.press("More")
    assert f"Your cut\n{seal.opened.cut_at}" in words(page_of(desk))
    desk.press("Verify")
    assert "Fair" in words(page_of(desk))


def test_a_style_is_told_as_the_button_said_it() -> None:
    assert {fair.style(one) for one in DealStyle} == {"The bottom card", "The top card"}


def test_buttons_of_the_line_can_be_reached_by_keys(desk: Desk) -> None:
    desk.begin()
    desk.play_deal(desk.click_card)
    reached = [b for b in line_of(desk).findChildren(QPushButton) if b.focusPolicy() & Qt.FocusPolicy.TabFocus]
    assert len(reached) == 3
