"""When prompts come and go, who has the focus, and that nothing is answered by accident or twice."""

from collections import Counter

import pytest
from PySide6.QtCore import QEvent, QRect, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from sueca_desktop.app.preparing import Preparation, PreparationKind
from sueca_desktop.app.settings import Preferences
from sueca_desktop.engine.table import Table
from sueca_desktop.rules.actions import Bid, BidNulls, Call, Exchange, Name, Pass, Play, Sequence, Take
from sueca_desktop.ui import scale
from sueca_desktop.ui.languages import Language, Languages
from sueca_desktop.ui.prompts.announce import AnnouncePrompt
from sueca_desktop.ui.prompts.auction import AuctionPrompt
from sueca_desktop.ui.prompts.bella import BellaPrompt
from sueca_desktop.ui.prompts.call import CallPrompt
from sueca_desktop.ui.prompts.making import MakingPrompt
from sueca_desktop.ui.prompts.registry import prompt_for
from sueca_desktop.ui.prompts.sayings import sayings
from sueca_desktop.ui.table.hand_buttons import CardButton
from sueca_desktop.ui.table.layout import Edge
from sueca_desktop.ui.theme import DARK
from tests.ui.prompts.conftest import MakeStage
from tests.ui.prompts.stage import NAMES, Stage, after, dealt, found
from tests.ui.prompts.test_klaberjass import saying_bella, with_exchange_and_runs

ENTER = Qt.Key.Key_Return
SIZES = [(640, 515), (876, 715), (1024, 512), (1280, 712), (2560, 1352)]
"""Tables in windows of the usual sizes, with and without the docks beside them."""
LARGE = [(1024, 485), (1280, 690), (1280, 712), (1920, 950)]
"""Tables for whom text twice as large is meant."""


def bidding() -> Table:
    return after(dealt("italiana-nulos", dealer=3), Bid(65))


def bidding_on() -> Table:
    """Somebody has been bid higher than, and somebody has passed."""
    return after(dealt("italiana-nulos", dealer=0), Bid(65), Bid(70), Pass(), Pass())


def calling() -> Table:
    return after(dealt("italiana-fives", dealer=0), Bid(75), Pass(), Pass(), Pass(), Pass())


def making() -> Table:
    return dealt("klaberjass", dealer=1)


def naming() -> Table:
    return after(dealt("klaberjass", dealer=1), Pass(), Pass())


def announcing() -> Table:
    return found(with_exchange_and_runs)


TABLES = {"bid": bidding, "call": calling, "make": making, "name": naming, "announce": announcing}
KINDS = [
    (bidding, AuctionPrompt, (Bid, BidNulls)),
    (calling, CallPrompt, (Call,)),
    (making, MakingPrompt, (Take,)),
    (naming, MakingPrompt, (Name,)),
    (announcing, AnnouncePrompt, (Exchange, Sequence)),
]


@pytest.mark.parametrize(("make", "kind", "actions"), KINDS)
def test_the_kinds_of_action_choose_the_prompt(
    qtbot: QtBot, make: object, kind: type[QWidget], actions: tuple[type, ...]
) -> None:
    assert callable(make)
    observation = make().observe(0)
    assert any(isinstance(action, actions) for action in observation.legal)
    prompt = prompt_for(observation)
    assert isinstance(prompt, kind)
    qtbot.addWidget(prompt)


def test_cards_and_foreign_turns_ask_nothing() -> None:
    assert prompt_for(dealt("sueca-bandeira", dealer=3).observe(0)) is None
    assert prompt_for(after(bidding(), Pass()).observe(0)) is None


@pytest.mark.parametrize("make", TABLES.values(), ids=TABLES)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_hand_and_plates_stay_in_sight(stage: MakeStage, make: object, size: tuple[int, int]) -> None:
    assert callable(make)
    one = stage(make(), size=size)
    one.ask()
    layout = one.host._layout()
    mine = min(round(pose.bounds().top()) for pose in layout.hand)
    box = one.host.geometry()
    assert box.bottom() <= mine
    assert one.table.rect().contains(box)
    for place in layout.seats:
        assert not place.plate.toAlignedRect().intersects(box)
    assert not one.host.badge.isVisible() or not one.host.badge.geometry().intersects(box)


def asking(stage: MakeStage, make: object, size: tuple[int, int], text: float) -> Stage:
    """A table of that size with text so many times as large as usual."""
    assert callable(make)
    scale.use(1.0, text)
    return stage(make(), size=size)


@pytest.mark.parametrize("make", TABLES.values(), ids=TABLES)
@pytest.mark.parametrize(
    ("size", "text"), [*((size, 1.0) for size in SIZES), *((size, 2.0) for size in LARGE)], ids=str
)
def test_nothing_in_a_prompt_is_cut_or_overlaps(
    stage: MakeStage, make: object, size: tuple[int, int], text: float
) -> None:
    one = asking(stage, make, size, text)
    prompt = one.ask()
    parts = [w for w in prompt.findChildren(QWidget) if w.isVisible() and not w.findChildren(QWidget)]
    boxes = [QRect(w.mapTo(prompt, w.rect().topLeft()), w.size()) for w in parts]
    for box, part in zip(boxes, parts, strict=True):
        assert prompt.rect().contains(box), part
    for i, box in enumerate(boxes):
        assert not any(box.intersects(other) for other in boxes[i + 1 :]), parts[i]


@pytest.mark.parametrize("make", TABLES.values(), ids=TABLES)
@pytest.mark.parametrize("size", LARGE, ids=str)
def test_no_word_looks_out_half_from_under_a_large_prompt(
    stage: MakeStage, make: object, size: tuple[int, int]
) -> None:
    one = asking(stage, make, size, 2.0)
    one.ask()
    others = [one.host.badge, *one.host.bubbles.bubbles.values()]
    assert not [other for other in others if other.isVisible() and other.geometry().intersects(one.host.geometry())]


@pytest.mark.parametrize("make", [bidding, bidding_on, making, naming, announcing])
@pytest.mark.parametrize("size", [(1024, 466), *LARGE], ids=str)
@pytest.mark.parametrize("text", [1.5, 1.75, 2.0])
def test_a_large_prompt_hides_no_player_at_the_top_and_says_itself_what_it_hides(
    stage: MakeStage, make: object, size: tuple[int, int], text: float
) -> None:
    one = asking(stage, make, size, text)
    prompt = one.ask()
    at_top = [place.plate for place in one.host._layout().seats if place.edge is Edge.TOP]
    assert not [plate for plate in at_top if plate.toAlignedRect().intersects(one.host.geometry())]
    for seat, words in sayings(one.asking.observation.deal).items():
        seen = one.host.bubbles.bubbles[seat].isVisible()
        assert seen or NAMES[seat] in prompt.beside.text(), words


def test_the_cards_to_call_are_large_enough_beside_open_docks(stage: MakeStage) -> None:
    """In a window of 1024 x 600 pixels."""
    prompt = stage(calling(), size=(640, 515)).ask()
    assert isinstance(prompt, CallPrompt)
    assert prompt.grid.chosen_cell.height() >= 26


@pytest.mark.parametrize("make", TABLES.values(), ids=TABLES)
def test_what_comes_too_soon_is_no_answer(stage: MakeStage, make: object, qtbot: QtBot) -> None:
    """A double Enter, or the second press of a double click, meant the card before."""
    assert callable(make)
    one = stage(make(), pause=60_000)
    prompt = one.ask()
    one.key(ENTER, ENTER, ENTER)
    for button in prompt.findChildren(QWidget):
        if button.isVisible() and not button.findChildren(QWidget):
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert one.told == []
    assert one.host.prompt is prompt


def test_after_the_pause_it_answers(stage: MakeStage, qtbot: QtBot) -> None:
    one = stage(making(), pause=1)
    one.ask()
    qtbot.waitUntil(lambda: not one.host.prompt or one.host.prompt._ready)
    one.key(ENTER)
    assert one.told == [Pass()]


def test_a_prompt_answers_once(stage: MakeStage) -> None:
    one = stage(making())
    prompt = one.ask()
    got: list[object] = []
    prompt.chosen.connect(got.append)
    assert isinstance(prompt, MakingPrompt)
    prompt.leave.click()
    prompt.leave.click()
    assert len(got) == 1
    assert one.told == [Pass()]


def test_a_held_down_enter_presses_nothing(stage: MakeStage) -> None:
    one = stage(making())
    prompt = one.ask()
    assert isinstance(prompt, MakingPrompt)
    held = QKeyEvent(QKeyEvent.Type.KeyPress, ENTER, Qt.KeyboardModifier.NoModifier, "\r", True)
    QApplication.sendEvent(prompt.leave, held)
    assert one.told == []


def test_it_closes_on_any_step_and_the_table_has_the_focus_again(stage: MakeStage) -> None:
    one = stage(making())
    one.ask()
    one.asking.step(Pass())
    assert one.host.prompt is None
    assert not one.host.isVisible()
    assert one.table.hasFocus()


def test_a_new_deal_closes_it(stage: MakeStage) -> None:
    one = stage(making())
    one.ask()
    one.asking.dealt.emit(dealt("klaberjass", dealer=0).observe(0))
    assert one.host.prompt is None


def test_the_table_gives_the_focus_back_to_the_prompt(stage: MakeStage) -> None:
    """As when a page over the table is closed, or the felt is clicked."""
    one = stage(making())
    prompt = one.ask()
    assert isinstance(prompt, MakingPrompt)
    one.table.setFocus()
    assert prompt.leave.hasFocus()


def test_no_focus_is_taken_from_what_lies_over_the_table(stage: MakeStage, qtbot: QtBot) -> None:
    one = stage(making())
    one.table.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    one.table.clearFocus()
    prompt = one.ask()
    assert not any(child.hasFocus() for child in prompt.findChildren(QWidget))


def test_the_hand_can_be_looked_at_meanwhile(stage: MakeStage) -> None:
    one = stage(making())
    one.ask()
    for _ in range(8):
        if isinstance(one.focus(), CardButton):
            break
        one.key(Qt.Key.Key_Tab)
    card = one.focus()
    assert isinstance(card, CardButton)
    assert card.accessibleName()
    one.key(ENTER)
    assert one.told == []
    assert one.host.prompt is not None


def test_a_pass_that_is_forced_is_not_asked_for(stage: MakeStage, qtbot: QtBot) -> None:
    table = after(dealt("italiana-fives", dealer=4), Bid(120))
    observation = table.observe(0)
    assert observation.forced == Pass()
    one = stage(table)
    one.asking.dealt.emit(observation)
    one.asking.user_turn.emit(observation)
    assert one.host.prompt is None
    qtbot.waitUntil(lambda: one.told == [Pass()])


def test_a_forced_pass_is_dropped_when_the_game_goes_on_without_it(stage: MakeStage) -> None:
    one = stage(after(dealt("italiana-fives", dealer=4), Bid(120)))
    one.asking.user_turn.emit(one.asking.observation)
    one.asking.dealt.emit(bidding().observe(0))
    QTest.qWait(20)
    assert one.told == []


def test_another_size_and_other_colours_keep_the_question(stage: MakeStage, qtbot: QtBot) -> None:
    one = stage(bidding())
    prompt = one.ask()
    one.type_text("88")
    before = one.host.geometry()
    one.table.resize(2000, 1100)
    qtbot.waitUntil(lambda: one.host.geometry() != before)
    one.host.set_theme(DARK)
    assert one.host.prompt is prompt
    one.key(ENTER, ENTER)
    assert one.told == [Bid(88)]


def test_another_language_puts_the_question_anew(stage: MakeStage) -> None:
    one = stage(making())
    first = one.ask()
    QApplication.sendEvent(one.host, QEvent(QEvent.Type.LanguageChange))
    prompt = one.host.prompt
    assert isinstance(prompt, MakingPrompt)
    assert prompt is not first
    assert prompt.leave.hasFocus()
    one.key(ENTER)
    assert one.told == [Pass()]


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("kind", list(PreparationKind))
def test_cutting_and_dealing_fit_any_table(stage: MakeStage, kind: PreparationKind, size: tuple[int, int]) -> None:
    one = stage(dealt("sueca-riscos"), size=size)
    one.asking.preparing.emit(Preparation(kind, 0, 40))
    prompt = one.host.prompt
    assert prompt is not None
    assert one.table.rect().contains(one.host.geometry())
    assert prompt.minimumSizeHint().width() <= one.host.width()
    assert prompt.column.totalHeightForWidth(one.host.width()) <= one.host.height()


@pytest.mark.parametrize("language", Language)
def test_no_two_answers_share_their_key(qtbot: QtBot, language: Language) -> None:
    languages = Languages(Preferences())
    languages.choose(language)
    second = found(saying_bella).observe(0)
    ways = tuple(action for action in second.legal if isinstance(action, Play))
    bella = next(way.card for way in ways if way.bella)
    asked: list[QWidget | None] = [prompt_for(make().observe(0)) for make in TABLES.values()]
    for prompt in (*asked, BellaPrompt(tuple(way for way in ways if way.card is bella))):
        assert prompt is not None
        qtbot.addWidget(prompt)
        texts = [one.text() for one in prompt.findChildren(QPushButton) if "&" in one.text().replace("&&", "")]
        keys = Counter(text[text.index("&") + 1].lower() for text in texts)
        assert not [text for text in texts if keys[text[text.index("&") + 1].lower()] > 1]
    languages.close()
