"""Undo, redo and the same deal again at the window: by keys and buttons, at any moment, and no card lands later."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from sueca_desktop.ai.levels import Level
from sueca_desktop.app.paths import CURRENT, data_dir
from sueca_desktop.app.settings import Speed
from sueca_desktop.engine.record import load, replay
from sueca_desktop.rules.actions import Play
from sueca_desktop.rules.cards import Card
from sueca_desktop.rules.view import Observation
from sueca_desktop.ui.actions import Do
from sueca_desktop.ui.panels.pages import KeysPage
from sueca_desktop.ui.panels.start import StartPanel
from sueca_desktop.variants import discover
from tests.ui.conftest import MakeDesk
from tests.ui.desk import SECONDS, Desk, words

CTRL = Qt.KeyboardModifier.ControlModifier
CTRL_SHIFT = CTRL | Qt.KeyboardModifier.ShiftModifier


def undo(desk: Desk) -> None:
    """Once more where a deal that counts would be left."""
    for _ in range(1 + desk.controller.undo_uncounts):
        desk.key(Qt.Key.Key_Z, CTRL)


def redo(desk: Desk) -> None:
    desk.key(Qt.Key.Key_Z, CTRL_SHIFT)


def at_rest(desk: Desk) -> None:
    """Asserts that exactly the cards of the position lie on the table, that nothing moves or is under way there, and
    that the position is what the record on disk gives.
    """
    table, observation = desk.window.table, desk.controller.observation
    game = replay(load(data_dir() / CURRENT), discover())
    assert observation == (game.observe(0) if game.deals else None)
    assert not table.in_motion
    assert not table._clock._script
    if observation is None or desk.controller.preparation is not None:
        assert table._scene.cards == {}
        return
    table.finish_motion()  # what nobody waits for: a card rising
    wanted = table._scene.where(observation, awake=table._awake and bool(observation.playable))
    items = table._scene.cards
    assert items.keys() == wanted.keys()
    for key, item in items.items():
        assert item.pose == wanted[key].pose.moved_up(item.height)
        assert item.opacity() == 1.0
        assert not isinstance(key, Card) or item.picture.face is key


def asked_again(desk: Desk) -> Observation:
    """Until the user is to act on what lies there now."""
    desk.qtbot.waitUntil(lambda: desk.controller._said, timeout=SECONDS)
    assert desk.controller.observation is not None
    return desk.controller.observation


def act_on(desk: Desk, rng: random.Random) -> None:
    """Whatever the user is asked is answered, or the next deal dealt; what moves has arrived."""
    desk.window.table.finish_motion()
    if desk.result is not None:
        desk.presenter.go_on()
    elif desk.prompt is not None:
        desk.click_answer(desk.prompt)
    elif desk.on_turn and desk.controller._said:
        observation = desk.turns[-1]
        if observation.playable:
            desk.controller.act(Play(rng.choice(list(observation.playable))))
    QApplication.processEvents()


@pytest.mark.parametrize(
    "variant", [pytest.param(id_, marks=[] if id_ == "klaberjass" else [pytest.mark.slow]) for id_ in discover()]
)
def test_many_times_in_a_row_while_cards_move(make_desk: MakeDesk, variant: str) -> None:
    desk, rng = make_desk(speed=Speed.SLOW), random.Random(variant)
    number = None if variant == "sueca-riscos" else 3
    desk.begin(variant, deal_number=number, level=Level.NOVICE)
    while desk.controller.summary is None or len(desk.controller.summary.rows) < 2:
        act_on(desk, rng)
    for _ in range(50):
        act_on(desk, rng)
    for i in range(30):
        back = desk.window.do[Do.UNDO].isEnabled() and (i < 18 or i % 4 > 0)
        undo(desk) if back else redo(desk)
        at_rest(desk)
        for _ in range(rng.randrange(3)):
            QApplication.processEvents()
        if i > 18 and i % 4 == 0:  # on from here: something is on its way when it is taken back
            while not desk.window.table.in_motion:
                act_on(desk, rng)
    while desk.window.do[Do.UNDO].isEnabled():
        before = desk.controller.observation
        undo(desk)
        at_rest(desk)
        assert desk.controller.observation != before
    desk.window.do.speeds[Speed.INSTANT].trigger()
    while desk.result is None:
        act_on(desk, rng)
    at_rest(desk)
    assert desk.controller.practice


def test_computers_that_were_to_play_do_not(make_desk: MakeDesk) -> None:
    """The user's card is on its way and the next player thinks: taken back, neither comes to anything."""
    desk = make_desk(speed=Speed.SLOW)
    desk.begin()
    while not (desk.on_turn and desk.controller._said):
        desk.window.table.finish_motion()
        QApplication.processEvents()
    before = desk.turns[-1]
    for card in before.playable:
        desk.click_card(card)
        assert desk.window.table.in_motion
        undo(desk)
        at_rest(desk)
        desk.qtbot.waitUntil(lambda: bool(desk.turns) and desk.controller._said)
        assert desk.turns[-1] == before == desk.controller.observation
    assert desk.window.status.text == "Your turn"


def test_back_across_the_end_of_a_deal_and_forth(desk: Desk) -> None:
    desk.begin()
    desk.play_deal(desk.click_card)
    score = desk.wait_for_result().result.score
    undo(desk)
    assert desk.result is None
    observation = asked_again(desk)
    assert len(observation.hand) == 1
    assert desk.window.docks.tricks.model.rowCount() == 9
    assert desk.window.docks.sheet.model.summary is not None
    assert desk.window.docks.sheet.model.summary.rows[-1].score is None
    redo(desk)
    result = desk.wait_for_result()
    assert result.result.score == score
    assert "Practice" in words(result)
    desk.key(Qt.Key.Key_Return)  # next deal
    for _ in range(3):
        undo(desk)
    before = asked_again(desk)
    assert before.deal.dealer == result.result.row.dealer


def test_before_a_deal_no_longer_counts_its_player_is_told(desk: Desk) -> None:
    desk.begin()
    desk.play_deal(desk.click_card)
    result, message = desk.wait_for_result(), desk.window.message
    desk.key(Qt.Key.Key_Z, CTRL)
    assert desk.result is result
    assert "“Undo” once more" in message.text
    desk.key(Qt.Key.Key_Return)  # the next deal instead
    before = desk.controller.observation
    message.go()
    for _ in range(2):  # what cannot be read any more is said again
        desk.key(Qt.Key.Key_Z, CTRL)
        assert desk.controller.observation == before
        assert not message.isHidden()
        message.go()
    undo(desk)
    assert desk.controller.observation is not None
    assert desk.controller.observation.deal.dealer != before.deal.dealer  # type: ignore[union-attr]  # it was dealt
    assert message.isHidden()
    assert desk.controller.practice
    now = desk.controller.observation
    desk.key(Qt.Key.Key_Z, CTRL)  # it is practice: nothing more to tell
    assert desk.controller.observation != now


def test_a_sign_on_the_table_and_a_mark_on_the_sheet(desk: Desk) -> None:
    desk.begin()
    observation = desk.wait_for_turn()
    sign = desk.window.table._scene.practice
    assert not sign.isVisible()
    desk.click_card(next(iter(observation.playable)))
    desk.wait_beyond(observation)
    undo(desk)
    assert sign.isVisible()
    assert desk.window.table.accessibleDescription().startswith("Practice")
    model = desk.window.docks.sheet.model
    assert model.index(0, 0).data() == "1*"
    assert "taken back" in model.index(0, 0).data(Qt.ItemDataRole.ToolTipRole)
    desk.begin()
    assert not sign.isVisible()
    assert model.index(0, 0).data() == "1"


def test_another_card_in_place_of_one_that_was_taken_back(desk: Desk) -> None:
    desk.begin()
    observation = desk.wait_for_turn()
    first, second = list(observation.playable)[:2]
    desk.click_card(first)
    desk.wait_beyond(observation)
    undo(desk)
    asked_again(desk)
    assert desk.window.do[Do.REDO].isEnabled()
    desk.click_card(second)
    desk.wait_beyond(observation)
    after = desk.controller.observation
    assert after is not None
    assert first in after.hand
    assert second not in after.hand
    assert not desk.window.do[Do.REDO].isEnabled()


def test_the_same_deal_again_from_its_result(desk: Desk) -> None:
    desk.begin(deal_number=None)
    dealt: list[Observation] = []
    desk.controller.dealt.connect(dealt.append)
    hand = desk.wait_for_turn().hand
    desk.play_deal(desk.click_card)
    rows = desk.wait_for_result().result.summary.rows
    desk.press("Same deal again")
    assert "“Same deal again” once more" in desk.window.message.text
    assert desk.wait_for_result().result.summary.rows == rows
    desk.press("Same deal again")
    assert desk.result is None
    assert (dealt[-1].deal.moves, dealt[-1].deal.dealer) == ((), rows[-1].dealer)
    assert dealt[-1].hand >= hand
    desk.play_deal(desk.click_card)
    assert "Practice" in words(desk.wait_for_result())
    assert len(desk.wait_for_result().result.summary.rows) == len(rows)


def test_nothing_is_taken_back_under_a_page(desk: Desk) -> None:
    desk.begin()
    observation = desk.wait_for_turn()
    desk.click_card(next(iter(observation.playable)))
    desk.wait_beyond(observation)
    before = desk.wait_for_turn()
    for page, keys in ((KeysPage, (Qt.Key.Key_F1, CTRL)), (StartPanel, (Qt.Key.Key_N, CTRL))):
        desk.key(*keys)
        assert isinstance(desk.window.overlay.panel, page)
        undo(desk)
        assert desk.controller.observation == before
        desk.key(Qt.Key.Key_Escape)
    undo(desk)
    assert desk.controller.observation == observation


def test_watching_offers_nothing_to_take_back(desk: Desk) -> None:
    desk.begin(watch=True)
    result = desk.wait_for_result()
    offered = [desk.window.do[do].isEnabled() for do in (Do.UNDO, Do.REDO, Do.DEAL_AGAIN)]
    assert offered == [False] * 3
    assert "Same deal again" not in [one.text().replace("&", "") for one in result.foot.findChildren(type(result._new))]


def test_a_bid_that_was_asked_for_is_asked_again(desk: Desk) -> None:
    desk.begin("italiana-fives", deal_number=2)
    desk.wait_until_asked()
    asked, before = desk.prompt, desk.controller.observation
    assert asked is not None
    desk.click_answer(asked)
    desk.qtbot.waitUntil(lambda: desk.controller.observation != before)
    undo(desk)
    desk.qtbot.waitUntil(lambda: desk.prompt is not None)
    assert type(desk.prompt) is type(asked)
    assert desk.controller.observation == before
    assert not desk.window.prompts.bubbles.bubbles[0].isVisible() if 0 in desk.window.prompts.bubbles.bubbles else True
