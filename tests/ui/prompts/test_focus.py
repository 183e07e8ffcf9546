"""While something is asked at the table, keys and clicks that choose nothing leave the focus with the question."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from sueca_desktop.app.preparing import Preparation, PreparationKind
from sueca_desktop.rules.actions import Pass, Play
from sueca_desktop.ui.actions import Do
from sueca_desktop.ui.prompts.auction import AuctionPrompt
from sueca_desktop.ui.prompts.bella import BellaPrompt
from sueca_desktop.ui.prompts.making import MakingPrompt
from sueca_desktop.ui.prompts.prompt import Prompt
from sueca_desktop.ui.table.hand_buttons import CardButton
from tests.ui.desk import Desk
from tests.ui.prompts.conftest import MakeStage
from tests.ui.prompts.stage import Stage, dealt, found
from tests.ui.prompts.test_host import TABLES, bidding, making
from tests.ui.prompts.test_klaberjass import saying_bella

DIGITS = [Qt.Key(Qt.Key.Key_0.value + i) for i in range(10)]
ENDS = (Qt.Key.Key_Home, Qt.Key.Key_End)


def bella(stage: MakeStage) -> Stage:
    """The second of king and queen of trumps was chosen."""
    one = stage(found(saying_bella))
    observation = one.asking.observation
    one.asking.dealt.emit(observation)
    one.asking.user_turn.emit(observation)
    said = next(action for action in observation.legal if isinstance(action, Play) and action.bella)
    one.click(next(button for button in hand(one) if button.shown and button.shown.card is said.card))
    assert isinstance(one.host.prompt, BellaPrompt)
    return one


def asked(name: str) -> Callable[[MakeStage], Stage]:
    def ask(stage: MakeStage) -> Stage:
        one = stage(TABLES[name]())
        one.ask()
        return one

    return ask


def prepared(kind: PreparationKind) -> Callable[[MakeStage], Stage]:
    def prepare(stage: MakeStage) -> Stage:
        one = stage(dealt("sueca-riscos"))
        one.asking.preparing.emit(Preparation(kind, 0, 40))
        return one

    return prepare


LOOKED_AT = {name: asked(name) for name in TABLES}
"""Questions with a hand of which nothing can be played."""
PREPARED = {kind.value: prepared(kind) for kind in PreparationKind}
ALL = LOOKED_AT | PREPARED | {"bella": bella}
over_a_hand = pytest.mark.parametrize("ask", LOOKED_AT.values(), ids=LOOKED_AT)


def hand(one: Stage) -> list[CardButton]:
    return [button for button in one.table.findChildren(CardButton) if button.isVisible()]


def prompt_of(one: Stage) -> Prompt:
    assert one.host.prompt is not None
    return one.host.prompt


def in_prompt(one: Stage) -> bool:
    return prompt_of(one).isAncestorOf(one.focus())


def to_hand(one: Stage) -> QWidget:
    """The tab key until a card has the focus."""
    for _ in range(60):
        if isinstance(one.focus(), CardButton):
            return one.focus()
        one.key(Qt.Key.Key_Tab)
    raise AssertionError("the tab key does not lead to the hand")


@pytest.mark.parametrize("ask", ALL.values(), ids=ALL)
@pytest.mark.parametrize("key", ENDS, ids=lambda key: key.name)
def test_keys_that_go_along_a_hand_stay_with_the_question(
    stage: MakeStage, ask: Callable[[MakeStage], Stage], key: Qt.Key
) -> None:
    one = ask(stage)
    one.key(key)
    assert in_prompt(one)


@pytest.mark.parametrize("ask", [*LOOKED_AT.values(), *PREPARED.values()], ids=[*LOOKED_AT, *PREPARED])
def test_digits_stay_with_the_question_wherever_it_has_the_focus(
    stage: MakeStage, ask: Callable[[MakeStage], Stage]
) -> None:
    """The arrows go to every answer."""
    one = ask(stage)
    for arrow in (Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Tab):
        for digit in DIGITS:
            one.key(digit)
            assert in_prompt(one)
        one.key(arrow)
    assert one.told == []


def test_a_digit_of_a_card_that_cannot_be_played_stays_with_the_question_of_bella(stage: MakeStage) -> None:
    one = bella(stage)
    places = [i for i, button in enumerate(hand(one)) if button.shown]
    playable = one.asking.observation.playable
    wrong = [i for i, button in enumerate(hand(one)) if button.shown and button.shown.card not in playable]
    assert places
    for i in wrong:
        one.key(DIGITS[i + 1])
        assert in_prompt(one)
        assert prompt_of(one).foot.property("role") == "bad"


@over_a_hand
def test_a_click_on_the_hand_leaves_the_focus_with_the_question(
    stage: MakeStage, ask: Callable[[MakeStage], Stage]
) -> None:
    one = ask(stage)
    before = one.focus()
    for button in hand(one):
        spot = button.mask().boundingRect().center()
        QTest.mousePress(button, Qt.MouseButton.LeftButton, pos=spot)
        assert one.focus() is before
        QTest.mouseRelease(button, Qt.MouseButton.LeftButton, pos=spot)
        assert one.focus() is before
    assert prompt_of(one).foot.text() == "No card is played yet: answer this first."
    assert one.told == []


@over_a_hand
@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Escape], ids=lambda key: key.name)
def test_from_a_hand_that_is_looked_through_a_key_comes_back(
    stage: MakeStage, ask: Callable[[MakeStage], Stage], key: Qt.Key
) -> None:
    one = ask(stage)
    before = one.focus()
    to_hand(one)
    one.key(Qt.Key.Key_Right)
    assert isinstance(one.focus(), CardButton)
    one.key(key)
    assert one.focus() is before
    assert one.told == []


@over_a_hand
def test_the_tab_key_goes_round_from_the_hand_to_the_question(
    stage: MakeStage, ask: Callable[[MakeStage], Stage]
) -> None:
    one = ask(stage)
    to_hand(one)
    for _ in range(3):
        one.key(Qt.Key.Key_Tab)
        if in_prompt(one):
            return
    raise AssertionError("the tab key leads elsewhere")


def test_a_card_chosen_twice_from_the_hand_answers_nothing(stage: MakeStage) -> None:
    one = stage(making(), pause=60_000)
    one.ask()
    to_hand(one)
    one.key(Qt.Key.Key_Return, Qt.Key.Key_Return)
    assert in_prompt(one)
    assert one.told == []


def test_why_a_card_cannot_be_played_stays_to_be_read(stage: MakeStage) -> None:
    one = asked("bid")(stage)
    to_hand(one)
    one.key(Qt.Key.Key_Return)
    assert prompt_of(one).foot.text() == "No card is played yet: answer this first."


def test_a_number_typed_while_the_hand_is_looked_through_is_a_bid(stage: MakeStage) -> None:
    one = asked("bid")(stage)
    to_hand(one)
    one.type_text("97")
    prompt = prompt_of(one)
    assert isinstance(prompt, AuctionPrompt)
    assert prompt.field is not None
    assert prompt.field.value() == 97
    assert prompt.field.hasFocus()


@over_a_hand
def test_what_was_explained_comes_back_with_the_next_key(stage: MakeStage, ask: Callable[[MakeStage], Stage]) -> None:
    one = ask(stage)
    to_hand(one)
    before = prompt_of(one).foot.text(), prompt_of(one).foot.property("role")
    one.key(Qt.Key.Key_Return, Qt.Key.Key_Shift)
    assert (prompt_of(one).foot.text(), prompt_of(one).foot.property("role")) == before


@pytest.mark.parametrize("name", ["make", "name"])
def test_the_sign_of_a_suit_stands_apart_from_its_name(stage: MakeStage, name: str) -> None:
    prompt = prompt_of(LOOKED_AT[name](stage))
    assert isinstance(prompt, MakingPrompt)
    assert prompt.choices
    assert all(choice.text().startswith("  ") for choice in prompt.choices.values())


@over_a_hand
def test_the_tab_key_stops_nowhere_unseen(stage: MakeStage, ask: Callable[[MakeStage], Stage]) -> None:
    one = ask(stage)
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
        for _ in range(12):
            one.key(key)
            assert one.focus() is not one.table


def test_enter_with_the_focus_on_the_table_goes_to_the_question(stage: MakeStage) -> None:
    one = stage(making())
    one.ask()
    one.table.setFocus(Qt.FocusReason.TabFocusReason)
    one.key(Qt.Key.Key_Return)
    assert in_prompt(one)
    assert one.told == []


def test_escape_takes_back_what_bella_was_asked_of_also_from_the_hand(stage: MakeStage) -> None:
    one = bella(stage)
    to_hand(one)
    one.key(Qt.Key.Key_Escape)
    assert one.host.prompt is None
    assert one.told == []


def test_once_cards_are_played_a_click_and_a_digit_mean_the_hand_again(stage: MakeStage) -> None:
    one = stage(bidding())
    one.ask()
    one.asking.step(Pass())
    assert one.host.prompt is None
    QTest.mouseClick(hand(one)[2], Qt.MouseButton.LeftButton, pos=hand(one)[2].mask().boundingRect().center())
    assert hand(one)[2].hasFocus()
    one.key(Qt.Key.Key_1)
    assert hand(one)[0].hasFocus()


@pytest.mark.parametrize("page", [Do.ACCUSE, Do.ABANDON], ids=lambda page: page.name)
def test_over_a_page_that_asks_something_the_hand_takes_nothing(desk: Desk, page: Do) -> None:
    desk.begin(options={"renounce": "allowed"})
    observation = desk.wait_for_turn()
    cards = desk.cards()
    desk.window.do[page].trigger()
    assert desk.window.overlay.panel is not None
    for key in (*DIGITS, *ENDS):
        desk.key(key)
        assert desk.window.overlay.isAncestorOf(desk.window.focusWidget())
    for card in cards:
        spot = card.mapTo(desk.window, card.mask().boundingRect().center())
        on_top = desk.window.childAt(spot)
        assert on_top is not None
        QTest.mouseClick(on_top, Qt.MouseButton.LeftButton, pos=on_top.mapFrom(desk.window, spot))
        assert not card.hasFocus()
    for _ in range(20):
        desk.key(Qt.Key.Key_Tab)
        assert not isinstance(desk.window.focusWidget(), CardButton)
    assert desk.controller.observation == observation
