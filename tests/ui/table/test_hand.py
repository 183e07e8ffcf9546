"""The hand in use: dragging, choosing twice, other orders, and a table on which nothing flies."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sueca_desktop.app.settings import Motion, Preferences, Speed, TrumpPlace
from sueca_desktop.rules.actions import Play
from sueca_desktop.rules.cards import Card
from sueca_desktop.rules.refusals import Reason, Refusal
from sueca_desktop.ui.table.durations import Durations, durations
from sueca_desktop.ui.table.hand_buttons import CardButton
from sueca_desktop.ui.table.sorting import HandOrder, sorted_hand
from sueca_desktop.ui.table.table_view import TableView
from sueca_desktop.ui.table.taste import Taste, taste_of
from tests.ui.table.conftest import MakeView
from tests.ui.table.fake import FakeController, new_table
from tests.ui.table.looking import button_of, cards, click, must_follow, press_key, visible_point

LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier
ONTO_TABLE, ASIDE = QPoint(0, -300), QPoint(90, 0)


def drag(button: CardButton, by: QPoint, *, release: bool = True) -> None:
    """Take the card, move it in steps, let it go."""
    start = visible_point(button) - button.pos()
    QTest.mousePress(button, LEFT, NONE, start)
    for step in (0.3, 0.7, 1.0):
        QTest.mouseMove(button, start + by * step)
    if release:
        QTest.mouseRelease(button, LEFT, NONE, start + by)


def follow(make_view: MakeView, controller: FakeController) -> tuple[TableView, Card, Card]:
    """A position in which suit must be followed: the table, a card that may be played and one that may not."""
    view = make_view(controller)
    controller.start(must_follow())
    seen = controller.observation
    assert seen is not None
    bad = next(card for card in cards(view) if card not in seen.playable)
    return view, next(card for card in cards(view) if card in seen.playable), bad


def at_rest(view: TableView, card: Card) -> bool:
    item = view._scene.cards[card]
    return item.pose == item.placed.pose.moved_up(item.height) and item.zValue() == item.placed.z


def test_a_card_dropped_on_the_table_is_played(make_view: MakeView, controller: FakeController) -> None:
    view, good, _ = follow(make_view, controller)
    drag(button_of(view, good), ONTO_TABLE)
    assert controller.played == [Play(good)]
    assert good not in cards(view)


def test_it_flies_from_where_it_was_dropped(make_view: MakeView, controller: FakeController) -> None:
    view, good, _ = follow(make_view, controller)
    view.set_speed(Speed.SLOW)
    button = button_of(view, good)
    start = visible_point(button) - button.pos()
    drag(button, ONTO_TABLE, release=False)
    held = view._scene.cards[good].pose
    QTest.mouseRelease(button, LEFT, NONE, start + ONTO_TABLE)
    assert view.in_motion
    assert abs(view._scene.cards[good].pose.y - held.y) < 60
    assert good not in view._observation.hand  # type: ignore[union-attr]  # a position is shown


@pytest.mark.parametrize("speed", [Speed.INSTANT, Speed.SLOW])
def test_a_card_dropped_elsewhere_glides_back(
    make_view: MakeView, controller: FakeController, qtbot: QtBot, speed: Speed
) -> None:
    view, good, _ = follow(make_view, controller)
    view.set_speed(speed)
    drag(button_of(view, good), ASIDE)
    assert controller.played == []
    qtbot.waitUntil(lambda: at_rest(view, good))
    assert good in cards(view)


def test_a_card_that_cannot_be_played_says_why_and_goes_back(
    make_view: MakeView, controller: FakeController, qtbot: QtBot
) -> None:
    view, _, bad = follow(make_view, controller)
    with qtbot.waitSignal(view.refused) as refused:
        drag(button_of(view, bad), ONTO_TABLE)
    assert isinstance(refused.args[0], Refusal)
    assert refused.args[0].reason is Reason.MUST_FOLLOW
    assert controller.played == []
    assert view._scene.bubble.isVisible()
    qtbot.waitUntil(lambda: at_rest(view, bad))


def test_a_trembling_hand_plays_by_a_click(make_view: MakeView, controller: FakeController) -> None:
    view, good, _ = follow(make_view, controller)
    drag(button_of(view, good), QPoint(8, 12))
    assert controller.played == [Play(good)]


def test_what_is_dragged_goes_back_when_the_table_changes(make_view: MakeView, controller: FakeController) -> None:
    view, good, _ = follow(make_view, controller)
    button = button_of(view, good)
    drag(button, ONTO_TABLE, release=False)
    view.resize(1000, 700)
    assert at_rest(view, good)
    QTest.mouseRelease(button, LEFT, NONE, QPoint(0, -300))
    assert controller.played == []
    assert at_rest(view, good)


def test_nothing_can_be_dragged_out_of_turn(make_view: MakeView, qtbot: QtBot) -> None:
    view = make_view()
    view.show_observation(new_table().observe(0), awake=False)
    card = cards(view)[0]
    with qtbot.waitSignal(view.refused):
        drag(button_of(view, card), ONTO_TABLE)
    assert at_rest(view, card)


def test_a_double_click_plays_one_card(make_view: MakeView, controller: FakeController) -> None:
    view, good, _ = follow(make_view, controller)
    spot = visible_point(button_of(view, good))
    button = view.childAt(spot)
    assert button is not None
    click(view, spot)
    again = view.childAt(spot) or view
    QTest.mouseDClick(again, LEFT, NONE, again.mapFrom(view, spot))
    assert len(controller.played) == 1


def test_a_card_can_be_chosen_twice(make_view: MakeView, controller: FakeController, qtbot: QtBot) -> None:
    view, good, bad = follow(make_view, controller)
    view.set_taste(Taste(confirm=True))
    click(view, visible_point(button_of(view, good)))
    assert controller.played == []
    assert view._scene.picked_ring.isVisible()
    with qtbot.waitSignal(view.refused):
        click(view, visible_point(button_of(view, bad)))
    click(view, visible_point(button_of(view, good)))
    assert controller.played == [Play(good)]
    assert not view._scene.picked_ring.isVisible()


def test_keys_choose_twice_too_and_another_card_is_another_choice(
    make_view: MakeView, controller: FakeController
) -> None:
    view = make_view(controller)
    controller.start(new_table(seed=2))
    view.set_taste(Taste(confirm=True))
    first, second = cards(view)[:2]
    press_key(view, Qt.Key.Key_1)
    press_key(view, Qt.Key.Key_2)
    assert controller.played == []
    press_key(view, Qt.Key.Key_Return)
    assert controller.played == [Play(second)]
    assert first in cards(view)


def test_escape_takes_back_what_was_chosen_once(make_view: MakeView, controller: FakeController) -> None:
    view = make_view(controller)
    controller.start(new_table(seed=2))
    view.set_taste(Taste(confirm=True))
    first = cards(view)[0]
    press_key(view, Qt.Key.Key_1)
    press_key(view, Qt.Key.Key_Escape)
    assert not view._scene.picked_ring.isVisible()
    assert not view._scene.bubble.isVisible()
    press_key(view, Qt.Key.Key_Return)  # chooses it for the first time again
    assert controller.played == []
    press_key(view, Qt.Key.Key_Return)
    assert controller.played == [Play(first)]


def test_who_drags_need_not_choose_twice(make_view: MakeView, controller: FakeController) -> None:
    view, good, _ = follow(make_view, controller)
    view.set_taste(Taste(confirm=True))
    drag(button_of(view, good), ONTO_TABLE)
    assert controller.played == [Play(good)]


def test_another_order_holds_at_once_for_eye_and_key(make_view: MakeView, controller: FakeController) -> None:
    view = make_view(controller)
    controller.start(new_table(seed=2))
    order = HandOrder(TrumpPlace.RIGHT, ascending=True)
    view.set_taste(Taste(order))
    seen = controller.observation
    assert seen is not None
    assert cards(view) == list(sorted_hand(seen, order))
    press_key(view, Qt.Key.Key_1)
    assert controller.played == [Play(sorted_hand(seen, order)[0])]


def test_nothing_flies_where_motion_is_reduced(make_view: MakeView, controller: FakeController) -> None:
    view = make_view(controller, Speed.SLOW)
    view.set_taste(Taste(reduced=True))
    controller.start(new_table())
    assert view.in_motion
    scene = view._scene
    view._clock._tick()
    assert all(item.opacity() < 1 for item in scene.cards.values())
    assert all(item.pose == item.placed.pose for item in scene.cards.values())
    view.finish_motion()
    assert all(item.opacity() == 1 for item in scene.cards.values())


def test_reduced_motion_still_takes_its_time() -> None:
    for speed in (Speed.FAST, Speed.NORMAL, Speed.SLOW):
        usual, reduced = durations(speed), durations(speed, reduced=True)
        assert (reduced.rest, reduced.word, reduced.glide) == (usual.rest, usual.word, usual.glide)
        assert (reduced.hover, reduced.settle, reduced.deal_gap, reduced.fading) == (0, 0, 0, True)
        assert reduced.hurried.fading
        assert replace(reduced.hurried, fading=False) != Durations()
    assert durations(Speed.INSTANT, reduced=True).still


def test_less_motion_is_the_users_choice(qapp: QGuiApplication) -> None:
    preferences = Preferences()
    assert not taste_of(preferences).reduced
    preferences.motion = Motion.REDUCED
    assert taste_of(preferences).reduced
