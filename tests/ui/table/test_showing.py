"""What lies on the table is what the Observation says: after every step, any interruption, in any size."""

import gc
import random
import sys

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QEvent, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsItem
from pytestqt.qtbot import QtBot

from sueca_desktop.app.settings import Speed
from sueca_desktop.engine.deal_source import deal_from_seed
from sueca_desktop.engine.dealing import DealStyle
from sueca_desktop.engine.shuffle import seed_of_number
from sueca_desktop.engine.table import Table
from sueca_desktop.rules.actions import Move, Play
from sueca_desktop.rules.cards import Card
from sueca_desktop.rules.view import Observation
from sueca_desktop.ui.table.items import CardItem
from sueca_desktop.ui.table.last_trick import LET_GO
from sueca_desktop.ui.table.layout import PLATE
from sueca_desktop.ui.table.paper import Ink, PlateText, counts
from sueca_desktop.ui.table.placing import FAN, PILE, Role, held
from sueca_desktop.ui.table.seating import Company
from sueca_desktop.ui.table.sorting import sorted_hand
from sueca_desktop.ui.table.table_view import TableView
from sueca_desktop.ui.theme import DARK, LIGHT
from sueca_desktop.variants import discover
from tests.ui.table.conftest import MakeView
from tests.ui.table.fake import NAMES, FakeController, new_table, play_on
from tests.ui.table.looking import buttons, cards, click, moving, press_key


def agrees(view: TableView, seen: Observation) -> None:
    """Asserts that exactly the cards of ``seen`` are in view, each once, at rest."""
    if not moving(view):
        view.finish_motion()  # what nobody waits for: a card rising
    items = view._scene.cards
    faces = {key for key in items if isinstance(key, Card)}
    trick = seen.deal.trick.cards if seen.deal.trick else ()
    turned = {seen.deal.turned_in_view} - {None}
    assert faces == set(seen.hand) | set(trick) | turned
    for seat, count in enumerate(held(seen)):
        backs = [key for key in items if isinstance(key, tuple) and key[:2] == (FAN, seat)]
        assert len(backs) == (count if seat else 0)
    for key, item in items.items():
        hidden = not isinstance(key, Card)
        assert (item.picture.face is None) == hidden
        assert hidden or item.picture.face is key
        assert item.opacity() == 1.0
        assert item.pose == item.placed.pose.moved_up(item.height)
    assert cards(view) == list(sorted_hand(seen))


def looking_back(view: TableView) -> bool:
    return view._last.visible


@pytest.mark.parametrize("dealer", range(4))
def test_every_position_of_a_deal(make_view: MakeView, dealer: int) -> None:
    view = make_view()
    for actions in range(0, 41, 3):
        seen = play_on(new_table(dealer), actions).observe(0)
        view.show_observation(seen)
        agrees(view, seen)


@pytest.mark.parametrize("dealer", range(4))
def test_the_turned_card_lies_by_the_dealer_while_unplayed(make_view: MakeView, dealer: int) -> None:
    view = make_view()
    seen = new_table(dealer).observe(0)
    view.show_observation(seen)
    assert seen.deal.turned is not None
    item = view._scene.cards[seen.deal.turned]
    assert item.picture.role is (Role.TURNED if dealer else Role.HAND)
    assert [key for key, one in view._scene.cards.items() if one.marked] == ([seen.deal.turned] if dealer == 0 else [])
    assert view._scene.badge.isVisible()


def test_ones_own_turned_card_is_marked_until_it_is_played(make_view: MakeView, controller: FakeController) -> None:
    """Whatever moves meanwhile; and it is told in words."""
    view = make_view(controller, Speed.NORMAL)
    controller.start(new_table(dealer=0))
    seen = controller.observation
    assert seen is not None
    turned = seen.deal.turned
    assert turned is not None
    coin = QColor(LIGHT.gold)
    while controller.table is not None and controller.table.to_act() is not None:
        own = controller.table.observe(0).hand
        if view._observation and turned in view._observation.hand and view._scene.cards[turned].picture.face:
            assert view._scene.cards[turned].marked
            at = view._scene.cards[turned].pose.point(-0.37 * view._scene.cards[turned].pose.width, 0)
            column = view.grab().toImage().copy(round(at.x()) - 8, round(at.y()) - 50, 16, 50)
            assert any(column.pixelColor(x, y) == coin for x in range(16) for y in range(50))
        if not moving(view):
            button = buttons(view)[cards(view).index(turned)] if turned in own else None
            assert button is None or "the turned card" in button.accessibleDescription()
            assert button is None or button.toolTip() == "The turned card"
            seen = controller.observation
            assert seen is not None
            last = [card for card in sorted(seen.playable, key=cards(view).index) if card is not turned]
            view.play_index(cards(view).index(last[0] if last else turned))
        view._clock._tick()
        view.finish_motion()
    assert not any(item.marked for item in view._scene.cards.values())


def test_every_step_ends_where_the_observation_says(make_view: MakeView, controller: FakeController) -> None:
    view = make_view(controller, Speed.NORMAL)
    controller.start(new_table())
    while controller.table is not None and controller.table.to_act() is not None:
        if moving(view):
            view._clock._tick()  # somewhere in the motion
            view.finish_motion()
        seen = controller.observation
        assert seen is not None
        if not moving(view):
            agrees(view, seen)
            view.play_index(cards(view).index(next(iter(seen.playable))))
    view.finish_motion()
    seen = controller.observation
    assert seen is not None
    agrees(view, seen)
    assert controller.shown_calls == 41


def test_motion_runs_by_itself_to_the_users_turn(make_view: MakeView, controller: FakeController, qtbot: QtBot) -> None:
    view = make_view(controller, Speed.FAST)
    controller.start(new_table(dealer=1))
    assert moving(view)
    qtbot.waitUntil(lambda: view._awake, timeout=20_000)
    seen = controller.observation
    assert seen is not None
    assert seen.deal.trick is not None
    assert len(seen.deal.trick.cards) == 2
    agrees(view, seen)


def test_a_full_trick_rests_face_up_before_it_goes(make_view: MakeView, controller: FakeController) -> None:
    view = make_view(controller, Speed.NORMAL)
    controller.start(new_table())
    view.finish_motion()
    view.play_index(0)
    while controller.observation is not None and not controller.observation.deal.tricks:
        view.finish_motion()
    seen = controller.observation
    assert seen is not None
    trick = seen.deal.tricks[-1]
    clock = view._clock
    clock._now += 400  # past the glide, within the rest
    clock._tick()
    for card in trick.cards:
        assert view._scene.cards[card].picture.face is card
        assert view._scene.cards[card].picture.role is Role.TRICK
    assert view._scene.winner_ring.isVisible()
    view.finish_motion()
    assert not view._scene.winner_ring.isVisible()
    assert not view._scene.cards.keys() & set(trick.cards)


def test_resizing_in_mid_motion(make_view: MakeView, controller: FakeController) -> None:
    view = make_view(controller, Speed.SLOW)
    rng = random.Random(5)
    controller.start(new_table(dealer=2))
    for _ in range(60):
        view._clock._tick()
        view.resize(rng.randrange(640, 1700), rng.randrange(420, 1000))
        QCoreApplication.processEvents()
        if not moving(view) and view._awake:
            seen = controller.observation
            assert seen is not None
            agrees(view, seen)
            view.play_index(cards(view).index(next(iter(seen.playable))))
        if controller.table is None or controller.table.to_act() is None:
            break
    view.finish_motion()
    assert controller.observation is not None
    agrees(view, controller.observation)


def test_many_new_games_in_mid_motion_leave_nothing_behind(make_view: MakeView, controller: FakeController) -> None:
    view = make_view(controller, Speed.NORMAL)
    rng = random.Random(9)

    def stir(games: int) -> None:
        for _ in range(games):
            controller.start(new_table(rng.randrange(4), rng.randrange(1000)))
            for _ in range(rng.randrange(4)):
                view._clock._tick()
            for _ in range(rng.randrange(3)):
                view.finish_motion()
                if view._awake:
                    view.play_index(rng.randrange(10))
            if rng.random() < 0.3:
                view.show_last_trick(True)

    def left() -> tuple[int, int, int]:
        controller.start(new_table(3, 1))
        view.finish_motion()
        view._scene.art.finish()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        gc.collect()
        items: list[QGraphicsItem] = view._scene.scene.items()
        return len(items), len(view.findChildren(QTimer)), len(view.children())

    stir(10)
    before = left()
    stir(70)
    assert left() == before
    view.finish_motion()
    assert not view._clock.ticking
    assert [timer.interval() for timer in view.findChildren(QTimer) if timer.isActive()] == []


def test_instant_runs_no_timer_of_motion(make_view: MakeView, controller: FakeController) -> None:
    view = make_view(controller, Speed.INSTANT)
    controller.start(new_table(dealer=2))
    seen = controller.observation
    assert seen is not None
    assert seen.my_turn
    assert controller.shown_calls == 2  # the deal, and seat 3's card
    assert not view._clock.ticking
    press_key(view, Qt.Key.Key_Right)
    press_key(view, Qt.Key.Key_Right)
    assert not view._clock.ticking


def test_changing_to_instant_ends_the_motion(make_view: MakeView, controller: FakeController) -> None:
    view = make_view(controller, Speed.SLOW)
    controller.start(new_table())
    assert moving(view)
    view.set_speed(Speed.INSTANT)
    assert not moving(view)
    assert controller.shown_calls == 1


def test_the_last_trick_while_a_key_is_held_and_by_its_button(make_view: MakeView, qtbot: QtBot) -> None:
    view = make_view()
    view.show_observation(new_table().observe(0))
    QTest.keyPress(view, Qt.Key.Key_L)
    assert not looking_back(view)  # there is none yet
    QTest.keyRelease(view, Qt.Key.Key_L)
    seen = play_on(new_table(), 9).observe(0)
    view.show_observation(seen)
    count = len(view._scene.scene.items())
    QTest.keyPress(buttons(view)[0], Qt.Key.Key_L)
    assert looking_back(view)
    assert {item.picture.face for item in view._last._cards} == set(seen.deal.tricks[-1].cards)
    QTest.keyRelease(buttons(view)[0], Qt.Key.Key_L)
    qtbot.waitUntil(lambda: not looking_back(view))
    assert len(view._scene.scene.items()) == count
    winner = seen.deal.winner_of(seen.deal.tricks[-1])
    pile = view._scene.layout.seats[winner].pile
    click(view, pile.bounds().center().toPoint())
    assert looking_back(view)
    click(view, view._scene.layout.felt.center().toPoint())
    assert not looking_back(view)


def test_a_key_that_repeats_as_presses_and_releases_is_held(make_view: MakeView, qtbot: QtBot) -> None:
    view = make_view()
    view.show_observation(play_on(new_table(), 9).observe(0))
    view._last._let_go.setInterval(60_000)  # a slow machine must not take a repetition for an end
    QTest.keyPress(view, Qt.Key.Key_L)
    shown = list(view._last._cards)
    for _ in range(8):
        QTest.keyRelease(view, Qt.Key.Key_L)
        QCoreApplication.processEvents()
        assert view._last._cards == shown  # the same items: nothing flickers
        QTest.keyPress(view, Qt.Key.Key_L)
    view._last._let_go.setInterval(LET_GO)
    QTest.keyRelease(view, Qt.Key.Key_L)
    qtbot.waitUntil(lambda: not looking_back(view))


def test_piles_show_who_took_tricks(make_view: MakeView) -> None:
    view = make_view()
    seen = play_on(new_table(), 13).observe(0)
    view.show_observation(seen)
    winners = {seen.deal.winner_of(trick) for trick in seen.deal.tricks}
    assert {key[1] for key in view._scene.cards if isinstance(key, tuple) and key[0] == PILE} == winners


def test_themes_sizes_and_company_change_in_place(make_view: MakeView) -> None:
    view = make_view()
    seen = play_on(new_table(), 6).observe(0)
    view.show_observation(seen)
    pictures = set()
    for theme in (LIGHT, DARK):
        view.set_theme(theme)
        agrees(view, seen)
        pictures.add(view.grab().toImage().pixelColor(330, 300).name())
    assert len(pictures) == 2
    view.set_company(Company(NAMES, points=True))
    view.clear()
    assert not view._scene.cards
    assert not view._hand.buttons.buttons
    view.set_company(Company(NAMES))


def test_pictures_are_lent_at_once_and_improved_in_idle_moments(make_view: MakeView, qtbot: QtBot) -> None:
    view = make_view()
    seen = new_table().observe(0)
    view.show_observation(seen)
    art = view._scene.art
    qtbot.waitUntil(lambda: not art.drawing)
    view.resize(1000, 700)
    assert art.drawing
    item = view._scene.cards[next(iter(seen.hand))]
    lent = item.pixmap().cacheKey()
    assert item.boundingRect().width() * item.transform().m11() > 0
    qtbot.waitUntil(lambda: not art.drawing)
    assert item.pixmap().cacheKey() != lent
    assert item.pixmap().width() < 166 * 1.2


@pytest.mark.slow
def test_repainting_keeps_the_references_of_none(make_view: MakeView, controller: FakeController) -> None:
    view = make_view(controller, Speed.SLOW, (640, 420))
    controller.start(new_table())
    view.finish_motion()
    before = sys.getrefcount(None)
    for _ in range(2000):
        view._view.viewport().repaint()
        buttons(view)[0].repaint()
    assert abs(sys.getrefcount(None) - before) < 500


@pytest.mark.usefixtures("qapp")
def test_it_all_goes_with_the_widget() -> None:
    view = TableView()
    view.show()
    view.show_observation(new_table().observe(0))
    gone = []
    view.destroyed.connect(lambda: gone.append(True))
    view.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert gone


@pytest.mark.parametrize(
    ("size", "variant"),
    [
        pytest.param(size, variant, marks=() if size[0] == 1024 or variant == "italiana-fives" else pytest.mark.slow)
        for size in ((1024, 600), (1280, 800), (2560, 1440))
        for variant in ("sueca-bandeira", "italiana-fives", "klaberjass")
    ],
)
def test_the_last_trick_hides_nothing_in_play(make_view: MakeView, size: tuple[int, int], variant: str) -> None:
    """Neither a plate nor the turned card nor the open trick; its cards lie on its paper, and can be read."""
    view = make_view(size=size)
    seats = discover()[variant].seats
    table = Table(discover()[variant], {}, tuple("ABCDE"[:seats]))
    pack = list(table.rules.spec.deck.cards)
    random.Random(7).shuffle(pack)
    table.deal(table.rules.dealing(table.rules.spec, tuple(pack), seats - 1, DealStyle.BOTTOM))
    shown, rng = 0, random.Random(4)
    while (seat := table.to_act()) is not None and len(table.state.public.tricks) <= 3:
        plays = [action for action in table.legal(seat) if isinstance(action, Play)]
        table.act(Move(seat, rng.choice(plays or table.legal(seat)[-1:])))
        view.show_observation(table.observe(0))
        view.show_last_trick(True)
        if not looking_back(view):
            continue
        shown += 1
        ink, layout = view._scene.ink, view._scene.layout
        paper = view._last._paper.sceneBoundingRect().adjusted(ink.margin, ink.margin, -ink.margin, -ink.margin)
        assert QRectF(view.rect()).contains(paper)
        for item in view._last._cards:
            assert paper.adjusted(-2, -2, 2, 2).contains(item.pose.bounds())
            assert item.pose.width >= 64 * layout.unit
            assert corner_seen(view, item)
        for place in layout.seats:
            assert not paper.adjusted(-3, -3, 3, 3).intersects(place.plate)
        for item in view._scene.cards.values():
            if item.placed.role in (Role.TURNED, Role.TRICK, Role.STOCK):
                assert not paper.intersects(item.pose.bounds())
    assert shown > 3


def corner_seen(view: TableView, item: CardItem) -> bool:
    """Whether one of the two corners with its index is free of the cards that lie over ``item`` on its paper."""
    over = [other.pose.bounds() for other in view._last._cards if other.zValue() > item.zValue()]
    index = QRectF(0, 0, item.pose.width * 0.26, item.pose.width * 0.5)
    bounds, corners = item.pose.bounds(), []
    for move in (QRectF.moveTopLeft, QRectF.moveBottomRight):
        corner = QRectF(index)
        move(corner, bounds.topLeft() if move is QRectF.moveTopLeft else bounds.bottomRight())
        corners.append(corner)
    return any(not any(corner.intersects(other) for other in over) for corner in corners)


@pytest.mark.parametrize("status", ["your turn", "a sua vez", "à vous", "du bist dran"])
def test_whose_turn_it_is_is_never_cut_for_what_was_taken(qtbot: QtBot, status: str) -> None:
    ink = Ink(LIGHT, 15.5, 1.0)
    width = (PLATE.width() - 0.8 - 0.7 - 1.15) * ink.size
    font = ink.font(0.9, bold=True)
    text = PlateText("Eva", status, 10, "120 p", active=True, dealer=False)
    taken = counts(text, ink, font, width)
    used = QFontMetricsF(ink.font(0.9)).horizontalAdvance(taken) + 1.35 * ink.size
    assert QFontMetricsF(font).horizontalAdvance(status) + used <= width
    assert taken in ("10 · 120 p", "120 p", "10")
    assert counts(replace(text, status=""), ink, font, width) == "10 · 120 p"


def test_a_smaller_company_leaves_no_plate_of_the_larger_one(make_view: MakeView) -> None:
    view = make_view()
    for variant, seats in (("italiana-fives", 5), ("sueca-bandeira", 4), ("klaberjass", 2), ("italiana-nulos", 5)):
        table = Table(discover()[variant], {}, tuple("ABCDE"[:seats]))
        table.deal(deal_from_seed(table.rules, seed_of_number(1), None))
        view.show_observation(table.observe(0))
        assert sum(plate.isVisible() for plate in view._scene.plates) == seats
