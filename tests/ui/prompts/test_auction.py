"""Bidding by mouse and by keyboard; what cannot be bid says why."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication

from sueca_desktop.rules.actions import Bid, BidNulls, Pass
from sueca_desktop.ui.prompts.auction import AuctionPrompt
from sueca_desktop.ui.prompts.prompt import Choice
from tests.ui.prompts.conftest import MakeStage
from tests.ui.prompts.stage import Stage, after, dealt, nameless

ENTER = Qt.Key.Key_Return


def bidding(
    stage: MakeStage, *before: Bid | BidNulls | Pass, variant: str = "italiana-nulos"
) -> tuple[Stage, AuctionPrompt]:
    """It is the user's turn to bid, after ``before``."""
    starter = 0 if variant == "italiana-fives" else 1
    dealer = (-len(before) - starter) % 5
    one = stage(after(dealt(variant, dealer=dealer), *before))
    prompt = one.ask()
    assert isinstance(prompt, AuctionPrompt)
    return one, prompt


def test_the_next_bid_stands_ready_and_two_enters_bid_it(stage: MakeStage) -> None:
    one, _ = bidding(stage, Bid(65))
    one.key(ENTER)
    assert one.told == []
    one.key(ENTER)
    assert one.told == [Bid(66)]


def test_a_number_is_typed(stage: MakeStage) -> None:
    one, prompt = bidding(stage, Bid(65))
    one.type_text("83")
    assert prompt.bid.text().replace("&", "") == "Bid 83"
    one.key(ENTER, ENTER)
    assert one.told == [Bid(83)]


def test_a_digit_begins_a_new_number_wherever_the_focus_is(stage: MakeStage) -> None:
    one, prompt = bidding(stage, Bid(65))
    one.tab_to(prompt.leave)
    one.type_text("97")
    one.key(ENTER, ENTER)
    assert one.told == [Bid(97)]


@pytest.mark.parametrize(
    ("keys", "bid"),
    [
        ([Qt.Key.Key_Up, Qt.Key.Key_Up], 68),
        ([Qt.Key.Key_PageUp], 71),
        ([Qt.Key.Key_PageUp, Qt.Key.Key_Down], 70),
        ([Qt.Key.Key_Down], 66),
    ],
)
def test_arrows_and_page_keys_step(stage: MakeStage, keys: list[Qt.Key], bid: int) -> None:
    one, _ = bidding(stage, Bid(65))
    one.key(*keys, ENTER, ENTER)
    assert one.told == [Bid(bid)]


@pytest.mark.parametrize(("clicks", "bid"), [(["+5", "+1"], 72), (["+5", "−1"], 70), (["−5"], 66)])
def test_buttons_step(stage: MakeStage, clicks: list[str], bid: int) -> None:
    one, prompt = bidding(stage, Bid(65))
    for text in clicks:
        one.click(next(step for step in prompt.steps if step.text() == text))
    one.click(prompt.bid)
    assert one.told == [Bid(bid)]


def test_the_wheel_steps_anywhere_on_the_prompt(stage: MakeStage) -> None:
    one, prompt = bidding(stage, Bid(65))
    at = QPointF(prompt.title.geometry().center())
    turn = QWheelEvent(
        at, QPointF(prompt.mapToGlobal(at.toPoint())), QPoint(), QPoint(0, 120), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(prompt, turn)
    one.click(prompt.bid)
    assert one.told == [Bid(67)]


def test_by_fives_steps_are_five(stage: MakeStage) -> None:
    one, prompt = bidding(stage, Bid(65), variant="italiana-fives")
    assert [step.text() for step in prompt.steps] == ["−5", "+5"]
    one.key(Qt.Key.Key_Up, ENTER, ENTER)
    assert one.told == [Bid(75)]


@pytest.mark.parametrize(
    ("variant", "typed", "why"),
    [
        ("italiana-nulos", "60", "Bids go from 66 to 120."),
        ("italiana-nulos", "64", "A bid must be higher than 65."),
        ("italiana-nulos", "121", "Bids go from 66 to 120."),
        ("italiana-fives", "72", "Bids go from 70 to 120 in steps of 5."),
        ("italiana-fives", "65", "A bid must be higher than 65."),
    ],
)
def test_what_cannot_be_bid_says_why(stage: MakeStage, variant: str, typed: str, why: str) -> None:
    one, prompt = bidding(stage, Bid(65), variant=variant)
    one.type_text(typed)
    assert prompt.foot.text() == why
    one.key(ENTER, ENTER)
    one.click(prompt.bid)
    assert one.told == []
    one.type_text("90")
    one.key(ENTER, ENTER)
    assert one.told == [Bid(90)]


def test_an_empty_field_bids_nothing(stage: MakeStage) -> None:
    one, _ = bidding(stage, Bid(65))
    one.key(Qt.Key.Key_Delete, ENTER, ENTER)
    assert one.told == []


@pytest.mark.parametrize("by_mouse", [True, False])
def test_pass(stage: MakeStage, by_mouse: bool) -> None:
    one, prompt = bidding(stage, Bid(65))
    if by_mouse:
        one.click(prompt.leave)
    else:
        one.tab_to(prompt.leave)
        one.key(ENTER)
    assert one.told == [Pass()]


@pytest.mark.parametrize("by_mouse", [True, False])
def test_nulls_where_they_may_be_bid(stage: MakeStage, by_mouse: bool) -> None:
    one, prompt = bidding(stage)
    if by_mouse:
        one.click(prompt.nulls)
    else:
        one.tab_to(prompt.bid)
        one.key(Qt.Key.Key_Right)
        assert "no trick" in prompt.foot.text()
        one.key(ENTER)
    assert one.told == [BidNulls()]


def test_no_nulls_over_points_nor_by_fives(stage: MakeStage) -> None:
    for one, prompt in (bidding(stage, Bid(65)), bidding(stage, variant="italiana-fives")):
        assert not prompt.nulls.isVisible()
        assert one.told == []


def test_over_120_only_nulls_or_pass(stage: MakeStage) -> None:
    one, prompt = bidding(stage, Bid(120))
    assert prompt.field is None
    assert not prompt.bid.isVisible()
    assert prompt.leave.hasFocus()
    one.click(prompt.nulls)
    assert one.told == [BidNulls()]


@pytest.mark.parametrize(("bid", "score"), [(66, 1), (71, 2), (90, 3), (100, 4), (101, 5), (120, 6)])
def test_the_number_says_what_it_scores(stage: MakeStage, bid: int, score: int) -> None:
    one, prompt = bidding(stage, Bid(65))
    one.type_text(str(bid))
    assert prompt.foot.text().startswith(f"At least {bid} of the 120 card points with your partner.")
    assert f"Made: {score} to each of you." in prompt.foot.text()
    assert f"Not made: {score} to each of the others." in prompt.foot.text()


def test_by_fives_every_trick_scores_more(stage: MakeStage) -> None:
    _, prompt = bidding(stage, variant="italiana-fives")
    assert "Made: 1 to each of you. Every trick: 2." in prompt.foot.text()


def test_the_prompt_says_how_the_auction_stands(stage: MakeStage) -> None:
    _, prompt = bidding(stage, Bid(65), Pass(), Bid(70))
    assert prompt.beside.text() == "Highest: 70, Ana · passed: Zé"


def test_every_stop_has_a_name(stage: MakeStage) -> None:
    _, prompt = bidding(stage)
    assert nameless(prompt) == []


@pytest.mark.parametrize("bid", [Bid(65), Bid(120), BidNulls()], ids=str)
def test_a_prompt_that_has_gone_leaves_no_button_behind(stage: MakeStage, bid: Bid | BidNulls) -> None:
    """Nulls that cannot be bid, or points: their buttons are made but stand nowhere."""
    one, _ = bidding(stage, bid)
    one.host.close_prompt()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not [widget for widget in QApplication.allWidgets() if isinstance(widget, Choice)]
