"""Naming trump and calling a card by mouse and by keyboard."""

import pytest
from PySide6.QtCore import Qt

from sueca_desktop.rules.actions import Bid, Call, Pass
from sueca_desktop.rules.cards import CardSet, Suit, card
from sueca_desktop.rules.decks import SUECA_DECK
from sueca_desktop.ui.prompts.call import CallPrompt, proposal
from tests.ui.prompts.conftest import MakeStage
from tests.ui.prompts.stage import Stage, after, dealt, nameless

ENTER, DOWN, RIGHT, LEFT = Qt.Key.Key_Return, Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Left


def calling(stage: MakeStage, seed: int = 3) -> tuple[Stage, CallPrompt]:
    table = after(dealt("italiana-fives", dealer=0, seed=seed), Bid(75), Pass(), Pass(), Pass(), Pass())
    one = stage(table)
    prompt = one.ask()
    assert isinstance(prompt, CallPrompt)
    return one, prompt


def calls(hand: CardSet) -> tuple[Call, ...]:
    return tuple(Call(suit, c) for suit in Suit for c in SUECA_DECK.cards - hand)


@pytest.mark.parametrize(
    ("hand", "trump", "called"),
    [
        ("AS 7S 3S 6H AC 7C JD 2D", "S", "KS"),
        ("2S 3S KH QH 4H 5H JD 2D", "H", "AH"),
        ("AD KD 4D 5D JD 2D 6D 3D", "D", "7D"),
        ("AC 7C KC JC QC 6C 5C 4C", "C", "3C"),
    ],
)
def test_it_begins_with_the_longest_suit_and_its_best_card_not_held(hand: str, trump: str, called: str) -> None:
    held = CardSet.parse(hand)
    assert proposal(SUECA_DECK, held, calls(held)) == Call(Suit(trump), card(called))


def test_two_enters_make_the_call_that_stands_ready(stage: MakeStage) -> None:
    one, prompt = calling(stage)
    ready = prompt.call
    one.key(ENTER)
    assert one.told == []
    one.key(ENTER)
    assert one.told == [ready]


def test_by_keyboard_any_trump_and_any_card(stage: MakeStage) -> None:
    one, prompt = calling(stage)
    held = one.controller.observation.hand if one.controller.observation else CardSet()
    target = next(c for c in SUECA_DECK.cards - held if c.suit is Suit.HEARTS and c.rank.value == "2")
    one.key(*[LEFT] * 10, *[Qt.Key.Key_Up] * 4, *[RIGHT] * 9, DOWN)
    assert prompt.grid.chosen is target
    one.tab_to(next(b for b in prompt.trumps.values() if b.isChecked()))
    one.key(*[LEFT] * 4, RIGHT, RIGHT)
    assert prompt.call == Call(Suit.DIAMONDS, target)
    assert prompt.foot.text() == ("Trump: diamonds. You call the two of hearts; whoever holds it is your partner.")
    one.tab_to(prompt.confirm)
    one.key(ENTER)
    assert one.told == [Call(Suit.DIAMONDS, target)]


def test_a_card_of_the_hand_is_refused_where_it_can_be_read(stage: MakeStage) -> None:
    """The prompt lies over the hand's own words."""
    one, prompt = calling(stage)
    one.table.play_index(2)
    assert prompt.foot.text() == "No card is played yet: answer this first."
    assert prompt.foot.property("role") == "bad"
    assert not one.table._scene.bubble.isVisible()
    one.click(prompt.trumps[Suit.SPADES])
    assert prompt.foot.text().startswith("Trump: ")


def test_by_mouse(stage: MakeStage) -> None:
    one, prompt = calling(stage)
    one.click(prompt.trumps[Suit.SPADES])
    one.click(prompt.grid.cell(card("5D")))
    assert one.told == []
    one.click(prompt.confirm)
    assert one.told == [Call(Suit.SPADES, card("5D"))]


def test_a_card_one_holds_says_so_and_is_not_chosen(stage: MakeStage) -> None:
    one, prompt = calling(stage)
    observation = one.controller.observation
    assert observation is not None
    ready, mine = prompt.call, next(iter(observation.hand))
    cell = prompt.grid.cell(mine)
    assert cell.accessibleDescription() == "you hold it"
    one.click(cell)
    assert prompt.foot.text().startswith("You hold the ")
    assert prompt.call == ready
    one.key(ENTER)
    assert not prompt.confirm.hasFocus()
    one.click(prompt.confirm)
    assert one.told == [ready]


def test_every_card_of_the_pack_is_there_by_suit_and_rank(stage: MakeStage) -> None:
    _, prompt = calling(stage)
    for c in SUECA_DECK.cards:
        cell = prompt.grid.cell(c)
        row = [prompt.grid.cell(other) for other in SUECA_DECK.cards if other.suit is c.suit]
        column = [prompt.grid.cell(other) for other in SUECA_DECK.cards if other.rank is c.rank]
        assert {other.y() for other in row} == {cell.y()}
        assert {other.x() for other in column} == {cell.x()}


def test_every_stop_has_a_name(stage: MakeStage) -> None:
    _, prompt = calling(stage)
    assert nameless(prompt) == []
