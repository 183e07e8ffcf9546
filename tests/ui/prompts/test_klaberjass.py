"""Making trump, announcing, bella; cutting and dealing."""

import random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from sueca_desktop.app.preparing import Preparation, PreparationKind
from sueca_desktop.app.settings import Preferences
from sueca_desktop.engine.dealing import DealStyle
from sueca_desktop.engine.table import Table
from sueca_desktop.rules.actions import Action, Exchange, Name, Pass, Play, Sequence, Take
from sueca_desktop.rules.cards import Suit
from sueca_desktop.ui import scale
from sueca_desktop.ui.languages import Language, Languages
from sueca_desktop.ui.prompts.announce import AnnouncePrompt
from sueca_desktop.ui.prompts.bella import BellaPrompt
from sueca_desktop.ui.prompts.cutting import CutPrompt, StylePrompt
from sueca_desktop.ui.prompts.making import MakingPrompt
from tests.ui.prompts.conftest import MakeStage
from tests.ui.prompts.stage import Stage, after, dealt, found, nameless

ENTER, RIGHT, LEFT = Qt.Key.Key_Return, Qt.Key.Key_Right, Qt.Key.Key_Left


def making(stage: MakeStage, *before: Action) -> tuple[Stage, MakingPrompt]:
    one = stage(after(dealt("klaberjass", dealer=1), *before))
    prompt = one.ask()
    assert isinstance(prompt, MakingPrompt)
    return one, prompt


@pytest.mark.parametrize("by_mouse", [True, False])
def test_take(stage: MakeStage, by_mouse: bool) -> None:
    one, prompt = making(stage)
    (take,) = prompt.choices.values()
    if by_mouse:
        one.click(take)
    else:
        one.key(LEFT, ENTER)
    assert one.told == [Take()]


@pytest.mark.parametrize("by_mouse", [True, False])
def test_passing_is_where_the_focus_begins(stage: MakeStage, by_mouse: bool) -> None:
    one, prompt = making(stage)
    assert prompt.leave.hasFocus()
    one.click(prompt.leave) if by_mouse else one.key(ENTER)
    assert one.told == [Pass()]


@pytest.mark.parametrize("by_mouse", [True, False])
@pytest.mark.parametrize("place", [0, 1, 2])
def test_name_another_suit(stage: MakeStage, by_mouse: bool, place: int) -> None:
    one, prompt = making(stage, Pass(), Pass())
    turned = one.asking.observation.deal.turned
    assert turned is not None
    assert list(prompt.choices) == [suit for suit in Suit if suit is not turned.suit]
    suit = list(prompt.choices)[place]
    if by_mouse:
        one.click(prompt.choices[suit])
    else:
        one.key(*[LEFT] * 5, *[RIGHT] * place, ENTER)
    assert one.told == [Name(suit)]


def test_the_turned_card_is_named_to_readers(stage: MakeStage) -> None:
    _, prompt = making(stage)
    assert prompt.picture.accessibleName().startswith("The turned card: ")
    assert not prompt.picture.pixmap().isNull()
    assert nameless(prompt) == []


def with_exchange_and_runs(seed: int) -> Table | None:
    table = after(dealt("klaberjass", dealer=1, seed=seed), Take())
    kinds = {type(action) for action in table.legal(0)}
    return table if {Exchange, Sequence} <= kinds else None


def announcing(stage: MakeStage) -> tuple[Stage, AnnouncePrompt]:
    one = stage(found(with_exchange_and_runs))
    prompt = one.ask()
    assert isinstance(prompt, AnnouncePrompt)
    return one, prompt


@pytest.mark.parametrize("by_mouse", [True, False])
def test_exchange(stage: MakeStage, by_mouse: bool) -> None:
    one, prompt = announcing(stage)
    assert prompt.exchange is not None
    one.click(prompt.exchange) if by_mouse else one.key(ENTER)
    assert one.told == [Exchange()]


@pytest.mark.parametrize("by_mouse", [True, False])
def test_a_sequence(stage: MakeStage, by_mouse: bool) -> None:
    one, prompt = announcing(stage)
    run, choice = next(iter(prompt.runs.items()))
    assert f": {20 if len(run) == 3 else 50}" in choice.text()
    one.click(choice) if by_mouse else one.key(RIGHT, ENTER)
    assert one.told == [Sequence(run)]


@pytest.mark.parametrize("by_mouse", [True, False])
def test_nothing_more(stage: MakeStage, by_mouse: bool) -> None:
    one, prompt = announcing(stage)
    one.click(prompt.leave) if by_mouse else one.key(*[RIGHT] * 6, ENTER)
    assert one.told == [Pass()]


def with_exchange_alone(seed: int) -> Table | None:
    """A table where seat 0 may exchange and has no run to announce."""
    table = after(dealt("klaberjass", seed=seed, dealer=1), Take())
    legal = table.legal(0)
    return table if Exchange() in legal and not any(isinstance(a, Sequence) for a in legal) else None


@pytest.mark.parametrize("size", [(640, 420), (1024, 515), (1280, 700), (2560, 1300)])
def test_an_exchange_alone_has_room_for_its_picture(stage: MakeStage, size: tuple[int, int]) -> None:
    one = stage(found(with_exchange_alone), size=size)
    prompt = one.ask()
    assert isinstance(prompt, AnnouncePrompt)
    assert prompt.exchange is not None
    for choice in (prompt.exchange, prompt.leave):
        assert choice.height() >= choice.sizeHint().height()
        assert prompt.rect().contains(choice.geometry())


def test_the_exchange_and_the_runs_are_named_to_readers(stage: MakeStage) -> None:
    one, prompt = announcing(stage)
    deal = one.asking.observation.deal
    assert prompt.exchange is not None
    assert deal.turned is not None
    assert prompt.exchange.accessibleName().startswith("Exchange the seven of ")
    for run, choice in prompt.runs.items():
        assert all(str(c.rank.name).lower() in choice.accessibleName() for c in run)
    assert nameless(prompt) == []


def saying_bella(seed: int) -> Table | None:
    table = after(dealt("klaberjass", dealer=1, seed=seed), Take(), Pass(), Pass())
    rng = random.Random(seed)
    while (seat := table.to_act()) is not None:
        if seat == 0 and any(isinstance(action, Play) and action.bella for action in table.legal(0)):
            return table
        after(table, rng.choice(table.legal(seat)))
    return None


def playing_the_second(stage: MakeStage) -> tuple[Stage, Play]:
    table = found(saying_bella)
    one = stage(table)
    one.asking.dealt.emit(table.observe(0))
    one.asking.user_turn.emit(table.observe(0))
    assert not one.host.isVisible()
    play = next(action for action in table.legal(0) if isinstance(action, Play) and action.bella)
    place = [button.shown.card for button in one.table._hand.buttons.buttons if button.shown].index(play.card)
    one.key(*[RIGHT] * (place + 1), ENTER)
    assert isinstance(one.host.prompt, BellaPrompt)
    assert one.told == []
    return one, play


@pytest.mark.parametrize("language", [Language.EN, Language.DE], indirect=True)
@pytest.mark.parametrize(
    ("size", "text"), [((640, 515), 1.0), ((848, 715), 1.0), ((1024, 466), 2.0), ((1280, 658), 2.0)]
)
def test_the_question_of_bella_leaves_the_trick_in_sight(
    stage: MakeStage, language: Language, size: tuple[int, int], text: float
) -> None:
    scale.use(1.0, text)
    table = found(saying_bella)
    one = stage(table, size=size)
    one.asking.dealt.emit(table.observe(0))
    one.asking.user_turn.emit(table.observe(0))
    one.table._choose(next(a.card for a in table.legal(0) if isinstance(a, Play) and a.bella))
    assert isinstance(one.host.prompt, BellaPrompt)
    assert one.table.rect().contains(one.host.geometry())
    for place in one.host._layout().seats:
        assert not place.trick.bounds().toAlignedRect().intersects(one.host.geometry())
        assert not place.plate.toAlignedRect().intersects(one.host.geometry())


def test_bella_is_said_with_enter(stage: MakeStage) -> None:
    one, play = playing_the_second(stage)
    one.key(ENTER)
    assert one.told == [play]


def test_bella_is_asked_in_another_language(stage: MakeStage) -> None:
    one, play = playing_the_second(stage)
    languages = Languages(Preferences())
    languages.choose(Language.PT)
    for _ in range(3):
        QApplication.processEvents()
    prompt = one.host.prompt
    assert isinstance(prompt, BellaPrompt)
    assert [choice.text() for choice in prompt.choices.values()] == ["&Dizer «bella»: +20", "Jogar &calado"]
    one.key(ENTER)
    assert one.told == [play]
    languages.close()


def test_the_card_is_played_silently(stage: MakeStage) -> None:
    one, play = playing_the_second(stage)
    prompt = one.host.prompt
    assert isinstance(prompt, BellaPrompt)
    one.click(prompt.choices[False])
    assert one.told == [Play(play.card)]


def test_escape_takes_the_card_back_and_it_can_be_played_again(stage: MakeStage) -> None:
    one, play = playing_the_second(stage)
    one.key(Qt.Key.Key_Escape)
    assert not one.host.isVisible()
    assert one.told == []
    one.table._choose(play.card)
    one.key(ENTER)
    assert one.told == [play]


def test_an_ordinary_card_is_played_without_a_question(stage: MakeStage) -> None:
    one, play = playing_the_second(stage)
    one.key(Qt.Key.Key_Escape)
    others = [a for a in one.asking.observation.legal if isinstance(a, Play) and a.card is not play.card]
    if others:
        one.table._choose(others[0].card)
        assert one.told == [others[0]]


def preparing(stage: MakeStage, kind: PreparationKind) -> Stage:
    one = stage(dealt("sueca-riscos"))
    one.asking.preparing.emit(Preparation(kind, 1, 40))
    return one


@pytest.mark.parametrize(
    ("keys", "at"),
    [
        ([], 20),
        ([RIGHT], 21),
        ([LEFT, LEFT], 18),
        ([Qt.Key.Key_Home], 1),
        ([Qt.Key.Key_Home, LEFT], 1),
        ([Qt.Key.Key_End], 39),
        ([Qt.Key.Key_PageUp], 25),
    ],
)
def test_the_pack_is_cut_with_keys(stage: MakeStage, keys: list[Qt.Key], at: int) -> None:
    one = preparing(stage, PreparationKind.CUT)
    one.key(*keys, ENTER)
    assert one.told == [at]
    assert one.host.prompt is None


@pytest.mark.parametrize("at", [1, 7, 20, 33, 39])
def test_the_pack_is_cut_with_the_mouse(stage: MakeStage, at: int) -> None:
    one = preparing(stage, PreparationKind.CUT)
    prompt = one.host.prompt
    assert isinstance(prompt, CutPrompt)
    prompt.pack.setValue(at)
    spot = QPoint(round(prompt.pack.mark()), prompt.pack.height() // 2)
    prompt.pack.setValue(20)
    one.click(prompt.pack, spot)
    assert prompt.pack.value() == at
    one.click(prompt.confirm)
    assert one.told == [at]


def test_the_mark_is_dragged(stage: MakeStage) -> None:
    one = preparing(stage, PreparationKind.CUT)
    prompt = one.host.prompt
    assert isinstance(prompt, CutPrompt)
    pack = prompt.pack
    QTest.mousePress(pack, Qt.MouseButton.LeftButton, pos=QPoint(pack.width() // 2, 20))
    QTest.mouseMove(pack, QPoint(pack.width() - 2, 20))
    QTest.mouseRelease(pack, Qt.MouseButton.LeftButton, pos=QPoint(pack.width() - 2, 20))
    assert pack.value() == 39
    one.key(ENTER)
    assert one.told == [39]


def test_the_place_of_the_cut_is_told_to_readers(stage: MakeStage) -> None:
    one = preparing(stage, PreparationKind.CUT)
    prompt = one.host.prompt
    assert isinstance(prompt, CutPrompt)
    one.key(RIGHT)
    assert prompt.pack.accessibleDescription() == "Lifted off: 21. Left lying: 19"
    assert nameless(prompt) == []


@pytest.mark.parametrize("by_mouse", [True, False])
@pytest.mark.parametrize("style", list(DealStyle))
def test_the_dealer_chooses_how_to_deal(stage: MakeStage, style: DealStyle, by_mouse: bool) -> None:
    one = preparing(stage, PreparationKind.STYLE)
    prompt = one.host.prompt
    assert isinstance(prompt, StylePrompt)
    if by_mouse:
        one.click(prompt.choices[style])
    else:
        one.key(*[Qt.Key.Key_Down] * list(DealStyle).index(style), ENTER)
    assert one.told == [style]
    assert one.host.prompt is None
