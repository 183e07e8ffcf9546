"""Whole deals through real events, with the real controller; and what must not be playable."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QMouseEvent, QPolygonF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from sueca_desktop.app.controller import Controller
from sueca_desktop.app.settings import GameSettings, Speed
from sueca_desktop.app.summary import DealResult
from sueca_desktop.rules.actions import Play
from sueca_desktop.rules.refusals import Reason, Refusal
from sueca_desktop.ui.table.table_view import TableView
from tests.ui.table.conftest import MakeView
from tests.ui.table.fake import NAMES, FakeController, new_table, play_on
from tests.ui.table.looking import button_of, buttons, cards, click, moving, must_follow, press_key, visible_point


class Game:
    """The real controller with a table, and the results it came to."""

    def __init__(self, make_view: MakeView, speed: Speed) -> None:
        self.controller = Controller()
        self.view: TableView = make_view(self.controller, speed)
        self.results: list[DealResult] = []
        self.controller.deal_over.connect(self.results.append)
        self.controller.new_game(GameSettings("sueca-bandeira", NAMES, deal_number=5))

    @property
    def waiting(self) -> bool:
        seen = self.controller.observation
        return bool(self.results) or (self.view._awake and seen is not None and seen.my_turn)


@pytest.mark.parametrize("speed", [Speed.INSTANT, Speed.FAST], ids=lambda speed: speed.value)
def test_a_deal_by_mouse(make_view: MakeView, qtbot: QtBot, speed: Speed) -> None:
    game = Game(make_view, speed)
    played = 0
    while not game.results:
        if game.view.in_motion:
            click(game.view, QPoint(640, 300))  # ends the motion
        qtbot.waitUntil(lambda: game.waiting or game.view.in_motion)
        if game.waiting and not game.results:
            seen = game.controller.observation
            assert seen is not None
            card = next(iter(seen.playable))
            click(game.view, visible_point(button_of(game.view, card)))
            assert card not in cards(game.view) or game.view.in_motion
            played += 1
    assert played == 10
    assert game.results[0].score.card_points is not None
    assert sum(game.results[0].score.card_points) == 120
    game.controller.close()


def test_a_deal_by_keys(make_view: MakeView, qtbot: QtBot) -> None:
    game = Game(make_view, Speed.FAST)
    played, keys = 0, (Qt.Key.Key_Return, Qt.Key.Key_Space)
    while not game.results:
        if game.view.in_motion:
            press_key(game.view, Qt.Key.Key_Escape)
        qtbot.waitUntil(lambda: game.waiting or game.view.in_motion)
        if game.waiting and not game.results:
            seen = game.controller.observation
            assert seen is not None
            wanted = next(i for i, card in enumerate(cards(game.view)) if card in seen.playable)
            if played % 3 == 2:
                press_key(game.view, Qt.Key(Qt.Key.Key_1.value + wanted) if wanted < 9 else Qt.Key.Key_0)
            else:
                press_key(game.view, Qt.Key.Key_Right)
                for _ in range(10):
                    press_key(game.view, Qt.Key.Key_Left)
                for _ in range(wanted):
                    press_key(game.view, Qt.Key.Key_Right)
                press_key(game.view, keys[played % 2])
            played += 1
    assert played == 10
    game.controller.close()


def test_every_visible_pixel_of_a_card_is_its_own(make_view: MakeView) -> None:
    view = make_view()
    view.show_observation(new_table().observe(0))
    polygons = [view._scene.cards[card].pose.polygon() for card in cards(view)]
    seen = set()
    for x in range(200, 1080, 7):
        for y in range(500, 800, 7):
            around = [(x + d, y + e) for d in (-2, 0, 2) for e in (-2, 0, 2)]
            tops = {max((i for i, p in enumerate(polygons) if inside(p, *at)), default=-1) for at in around}
            if len(tops) == 1:  # not within two pixels of an edge
                (top,) = tops
                assert view.childAt(x, y) is (buttons(view)[top] if top >= 0 else None)
                seen.add(top)
    assert seen == set(range(-1, 10))


def inside(polygon: QPolygonF, x: float, y: float) -> bool:
    return bool(polygon.containsPoint(QPointF(x, y), Qt.FillRule.WindingFill))


def test_a_double_click_plays_one_card(make_view: MakeView, controller: FakeController) -> None:
    view = make_view(controller)
    controller.start(new_table())
    for _ in range(5):
        before = len(controller.played)
        seen = controller.observation
        assert seen is not None
        at = visible_point(button_of(view, next(iter(seen.playable))))
        QTest.mouseDClick(view.windowHandle(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
        assert len(controller.played) == before + 1


def test_a_double_click_whose_second_press_meets_another_card_plays_one(
    make_view: MakeView, controller: FakeController
) -> None:
    view = make_view(controller)
    controller.start(new_table())
    seen = controller.observation
    assert seen is not None
    click(view, visible_point(button_of(view, next(iter(seen.playable)))))
    other = buttons(view)[3]
    point = other.mapFrom(view, visible_point(other))
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    for kind in (QEvent.Type.MouseButtonDblClick, QEvent.Type.MouseButtonRelease):
        event = QMouseEvent(kind, QPointF(point), QPointF(other.mapToGlobal(point)), left, left, none)
        QApplication.sendEvent(other, event)
    assert len(controller.played) == 1


def test_a_click_that_ends_a_motion_plays_nothing(make_view: MakeView, controller: FakeController) -> None:
    view = make_view(controller, Speed.SLOW)
    controller.start(new_table())
    assert moving(view)
    click(view, visible_point(buttons(view)[4]))
    assert not moving(view)
    assert controller.played == []
    assert controller.shown_calls == 1


def test_keys_that_end_a_motion_play_nothing(make_view: MakeView, controller: FakeController) -> None:
    view = make_view(controller, Speed.SLOW)
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_3, Qt.Key.Key_Escape, Qt.Key.Key_Right):
        controller.start(new_table())
        buttons(view)[2].setFocus()
        press_key(view, key)
        assert not moving(view)
        assert controller.played == []


def test_a_card_that_cannot_be_played_says_why(make_view: MakeView, qtbot: QtBot) -> None:
    view = make_view()
    seen = must_follow().observe(0)
    view.show_observation(seen)
    wrong = next(card for card in cards(view) if card not in seen.playable)
    assert seen.deal.trick is not None
    with qtbot.assertNotEmitted(view.chosen), qtbot.waitSignal(view.refused) as said:
        click(view, visible_point(button_of(view, wrong)))
    assert said.args == [Refusal(Reason.MUST_FOLLOW, seen.deal.trick.led)]
    assert view._scene.bubble.isVisible()
    assert "must follow" in button_of(view, wrong).accessibleDescription()
    right = next(card for card in cards(view) if card in seen.playable)
    assert button_of(view, right).accessibleDescription() == "playable"
    button_of(view, right).setFocus()
    assert view._scene.cards[wrong].picture.dim
    assert not view._scene.cards[right].picture.dim


@pytest.mark.parametrize("pointed", [False, True])
def test_a_refused_number_raises_the_card_it_names(make_view: MakeView, pointed: bool) -> None:
    """Whatever card was up before, by the keys or under the pointer."""
    view = make_view()
    seen = must_follow().observe(0)
    view.show_observation(seen)
    wrong = [i for i, card in enumerate(cards(view)) if card not in seen.playable]
    if pointed:
        QTest.mouseMove(
            buttons(view)[wrong[0]], buttons(view)[wrong[0]].mapFrom(view, visible_point(buttons(view)[wrong[0]]))
        )
    else:
        press_key(view, Qt.Key.Key_Right)
    assert view._scene.cards[cards(view)[wrong[0]]].height > 0
    press_key(view, Qt.Key(Qt.Key.Key_1.value + wrong[-1]))
    up = [card for card in cards(view) if view._scene.cards[card].height > 0]
    assert up == [cards(view)[wrong[-1]]]
    assert view._scene.bubble.isVisible()


def test_no_card_is_complained_of_before_the_user_looks_at_it(make_view: MakeView, controller: FakeController) -> None:
    """At each new turn the focus is on a card that can be played, and nothing is said."""
    view = make_view(controller)
    controller.start(new_table())
    buttons(view)[4].setFocus()
    refused = 0
    while controller.table and controller.table.to_act() is not None:
        seen = controller.observation
        assert seen is not None
        focused = view._hand.buttons.focused()
        assert focused is not None
        assert focused.shown is not None
        assert focused.shown.card in seen.playable
        assert not view._scene.bubble.isVisible()
        wrong = next((i for i, card in enumerate(cards(view)) if card not in seen.playable), None)
        if wrong is not None:
            view._hand.buttons.look_at(wrong)
            assert view._scene.bubble.isVisible()
            refused += 1
        press_key(view, Qt.Key(Qt.Key.Key_1.value + cards(view).index(next(iter(seen.playable)))))
    assert refused > 1


def test_a_pointer_that_only_rests_is_no_question(make_view: MakeView) -> None:
    view = make_view()
    seen = must_follow().observe(0)
    view.show_observation(seen, awake=False)
    wrong = next(button for button in buttons(view) if button.shown and button.shown.card not in seen.playable)
    wrong.setFocus()
    view._hand.buttons.focus_nearest = lambda wanted: True  # type: ignore[method-assign]  # it stays there
    view.show_observation(seen, awake=True)
    assert wrong.hasFocus()
    assert not view._scene.bubble.isVisible()
    view.show_observation(seen, awake=True)
    assert not view._scene.bubble.isVisible()


def test_enter_on_no_card_goes_to_one_that_can_be_played(make_view: MakeView, qtbot: QtBot) -> None:
    view = make_view()
    seen = must_follow().observe(0)
    view.show_observation(seen)
    view.setFocus()
    with qtbot.assertNotEmitted(view.chosen):
        press_key(view, Qt.Key.Key_Return)
    focused = view._hand.buttons.focused()
    assert focused is not None
    assert focused.shown is not None
    assert view._scene.focus_ring.isVisible()
    with qtbot.waitSignal(view.chosen) as done:
        press_key(view, Qt.Key.Key_Return)
    assert done.args == [Play(focused.shown.card)]
    assert focused.shown.card in seen.playable


def test_who_plays_by_keys_goes_on_at_a_card_when_the_table_is_free_again(
    make_view: MakeView, controller: FakeController, qtbot: QtBot
) -> None:
    view = make_view(controller)
    controller.start(new_table())
    press_key(view, Qt.Key.Key_Right)
    other = QLineEdit(view)
    other.show()
    other.setFocus()
    view.setFocus()
    assert view._hand.buttons.focused() is not None
    other.setFocus()
    controller.start(new_table(seed=8))
    view.setFocus()
    assert view._hand.buttons.focused() is not None


def test_home_and_end_go_to_the_first_and_the_last_card(make_view: MakeView) -> None:
    view = make_view()
    view.show_observation(new_table().observe(0))
    for key, place in ((Qt.Key.Key_End, 9), (Qt.Key.Key_Home, 0), (Qt.Key.Key_End, 9)):
        press_key(view, key)
        assert buttons(view)[place].hasFocus()


def test_out_of_turn_nothing_is_played(make_view: MakeView, qtbot: QtBot) -> None:
    view = make_view()
    table = new_table(dealer=0)  # seat 1 leads
    view.show_observation(table.observe(0))
    with qtbot.assertNotEmitted(view.chosen), qtbot.waitSignal(view.refused) as said:
        view.play_index(0)
    assert said.args == [Refusal(Reason.NOT_YOUR_TURN)]
    view.play_index(10)
    view.play_index(-1)


def test_a_choice_is_made_once(make_view: MakeView, qtbot: QtBot) -> None:
    view = make_view()
    view.show_observation(new_table().observe(0))
    chosen: list[object] = []
    view.chosen.connect(chosen.append)
    for i in (0, 0, 1):
        view.play_index(i)
    assert len(chosen) == 1


def test_arrows_go_along_the_hand_and_stay_in_it(make_view: MakeView) -> None:
    view = make_view()
    view.show_observation(new_table().observe(0))
    for expected in (0, 1, 2):
        press_key(view, Qt.Key.Key_Right)
        assert buttons(view)[expected].hasFocus()
    for _ in range(12):
        press_key(view, Qt.Key.Key_Right)
    assert buttons(view)[9].hasFocus()
    ring = view._scene.focus_ring
    assert ring.isVisible()
    assert ring.pos() == view._scene.cards[cards(view)[9]].pos()
    for _ in range(12):
        press_key(view, Qt.Key.Key_Left)
    assert buttons(view)[0].hasFocus()


def test_the_focus_stays_in_the_hand_when_cards_go(make_view: MakeView, controller: FakeController) -> None:
    view = make_view(controller)
    controller.start(new_table())
    buttons(view)[9].setFocus()
    while controller.table and controller.table.to_act() is not None:
        seen = controller.observation
        assert seen is not None
        card = next(card for card in reversed(cards(view)) if card in seen.playable)
        view.play_index(cards(view).index(card))
        focus = view.focusWidget()
        assert focus in buttons(view) or (not buttons(view) and focus is view)


def test_readers_hear_names(make_view: MakeView) -> None:
    view = make_view()
    view.show_observation(play_on(new_table(), 3).observe(0))
    names = [button.accessibleName() for button in buttons(view)]
    assert len(set(names)) == len(names)
    assert all(" of " in name and name[0].isupper() for name in names)
    assert "Trump" in view.accessibleDescription()


def test_watching_nothing_can_be_played(make_view: MakeView) -> None:
    controller = FakeController(watch=True)
    view = make_view(controller, Speed.SLOW)
    controller.start(new_table())
    view.finish_motion()
    assert moving(view)  # the next step is on its way
    click(view, visible_point(buttons(view)[1]))
    view.play_index(0)
    assert controller.played == []


def test_the_tab_key_stops_once_in_the_hand_and_once_at_the_last_trick(make_view: MakeView) -> None:
    view = make_view()
    view.show_observation(play_on(new_table(), 8).observe(0))
    view.setFocus()
    press_key(view, Qt.Key.Key_Tab)
    assert buttons(view)[0].hasFocus()
    assert view._scene.focus_ring.isVisible()
    press_key(view, Qt.Key.Key_Tab)
    assert view._last._button.hasFocus()
    assert view._last._focus.isVisible()
    assert not view._scene.focus_ring.isVisible()
    press_key(view, Qt.Key.Key_Return)
    assert view._last.visible


def test_a_reader_can_press_a_card(make_view: MakeView, controller: FakeController, qtbot: QtBot) -> None:
    view = make_view(controller)
    controller.start(new_table())
    seen = controller.observation
    assert seen is not None
    card = next(iter(seen.playable))
    face = QAccessible.queryAccessibleInterface(button_of(view, card))
    assert face.role() == QAccessible.Role.Button
    assert face.text(QAccessible.Text.Description) == "playable"
    face.actionInterface().doAction("Press")
    qtbot.waitUntil(lambda: bool(controller.played))
    assert [action.card for action in controller.played if isinstance(action, Play)] == [card]
