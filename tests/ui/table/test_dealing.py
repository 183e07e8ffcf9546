"""The cards are seen to be dealt by the rules: whose packet comes when, and when the turned card is turned."""

from __future__ import annotations

import math

import pytest
from msgspec.structs import astuple

from sueca_desktop.app.settings import Speed
from sueca_desktop.engine.deal_source import Drawn, deal_drawn, draw
from sueca_desktop.engine.dealing import Course, DealStyle, course_of
from sueca_desktop.engine.shuffle import seed_of_number
from sueca_desktop.engine.table import Table
from sueca_desktop.ui.table.choreography import deal_tweens
from sueca_desktop.ui.table.durations import durations
from sueca_desktop.ui.table.items import CardItem
from sueca_desktop.ui.table.placing import FAN, Key
from sueca_desktop.ui.table.table_view import TableView
from sueca_desktop.variants import discover
from tests.ui.table.conftest import MakeView

TIMES = durations(Speed.SLOW)


def course(variant: str, dealer: int, style: DealStyle = DealStyle.BOTTOM) -> Course:
    rules = discover()[variant].rules()
    return course_of(rules.spec, rules.dealing, dealer, style, turned_first=rules.chooses_style)


@pytest.mark.parametrize("dealer", range(4))
def test_riscos_from_the_bottom_go_clockwise_the_dealer_last(dealer: int) -> None:
    """Document 001: ten at a time to the left neighbour and on clockwise, the dealer's own packet last."""
    left, across, right = ((dealer + by) % 4 for by in (3, 2, 1))
    assert course("sueca-riscos", dealer) == Course(((left, 10), (across, 10), (right, 10), (dealer, 10)), True)


@pytest.mark.parametrize("dealer", range(4))
def test_riscos_from_the_top_begin_with_the_dealer_and_go_to_the_right(dealer: int) -> None:
    """Document 001: the dealer takes the turned card and nine more, the rest goes round counter-clockwise."""
    seats = tuple((dealer + by) % 4 for by in range(4))
    assert course("sueca-riscos", dealer, DealStyle.TOP) == Course(tuple((seat, 10) for seat in seats), True)


def test_the_other_games_deal_to_the_right() -> None:
    assert course("sueca-bandeira", 3) == Course(((0, 10), (1, 10), (2, 10), (3, 10)))
    assert course("italiana-nulos", 4) == Course(((0, 8), (1, 8), (2, 8), (3, 8), (4, 8)))
    assert course("klaberjass", 0) == Course(((1, 3), (0, 3), (1, 3), (0, 3)))


def dealt(view: TableView, variant: str, dealer: int, style: DealStyle) -> tuple[Table, Course]:
    """A table whose deal ``view`` shows, and how it is dealt."""
    rules = discover()[variant].rules()
    drawn = draw(rules, seed_of_number(1), dealer)
    table = Table(discover()[variant], {}, tuple("ABCDE"[: rules.spec.seats]))
    table.deal(deal_drawn(rules, Drawn(drawn.pack, drawn.cut_at, style, dealer)))
    view.show_observation(table.observe(0), awake=False)
    return table, course(variant, dealer, style)


def owner(key: Key, table: Table) -> int:
    return key[1] if isinstance(key, tuple) else next(i for i, h in enumerate(table.state.layout.hands) if key in h)


def arrivals(view: TableView, table: Table, course: Course) -> list[int]:
    """The seats in the order in which their cards leave the pack."""
    scene = view._scene
    tweens = deal_tweens(scene, table.observe(0), TIMES, course)
    seats = []
    for tween in sorted((one for one in tweens if one.length == TIMES.deal_card), key=lambda one: one.begin):
        before = {key: item.pose for key, item in scene.cards.items()}
        tween.apply(1.0)
        (moved,) = [key for key, item in scene.cards.items() if item.pose != before[key]]
        seats.append(owner(moved, table))
    return seats


@pytest.mark.parametrize("style", list(DealStyle))
@pytest.mark.parametrize("dealer", range(4))
def test_the_table_shows_the_packets_in_their_order(make_view: MakeView, dealer: int, style: DealStyle) -> None:
    view = make_view()
    table, dealing = dealt(view, "sueca-riscos", dealer, style)
    assert arrivals(view, table, dealing) == [seat for seat, count in dealing.packets for _ in range(count)]


def faces(view: TableView) -> set[CardItem]:
    return {item for item in view._scene.cards.values() if item.picture.face is not None}


@pytest.mark.parametrize(("variant", "first"), [("sueca-riscos", True), ("sueca-bandeira", False)])
@pytest.mark.parametrize("dealer", [0, 2])
def test_when_the_turned_card_is_turned(make_view: MakeView, variant: str, dealer: int, first: bool) -> None:
    """`sueca-riscos`: before the first packet; `sueca-bandeira`: when all have their cards."""
    view = make_view()
    table, dealing = dealt(view, variant, dealer, DealStyle.BOTTOM)
    tweens = deal_tweens(view._scene, table.observe(0), TIMES, dealing)
    assert faces(view) == set()
    leaving = min(tween.begin for tween in tweens if tween.length == TIMES.deal_card)
    for tween in tweens:
        if tween.length == TIMES.turn and tween.begin + tween.length <= leaving:
            tween.apply(1.0)
    turned = table.state.public.turned
    assert turned is not None
    assert faces(view) == ({view._scene.cards[turned]} if first else set())


@pytest.mark.parametrize("variant", sorted(discover()))
def test_every_deal_ends_where_the_observation_has_it(make_view: MakeView, variant: str) -> None:
    view = make_view()
    for dealer in range(discover()[variant].seats):
        table, dealing = dealt(view, variant, dealer, DealStyle.TOP)
        wanted = view._scene.where(table.observe(0), awake=False)
        for tween in sorted(deal_tweens(view._scene, table.observe(0), TIMES, dealing), key=lambda one: one.begin):
            tween.start()
            tween.apply(1.0)
            tween.end()
        for key, placed in wanted.items():
            item = view._scene.cards[key]
            there, wanted_there = astuple(item.pose), astuple(placed.pose)
            assert there[:3] == pytest.approx(wanted_there[:3])
            assert math.cos(math.radians(there[3] - wanted_there[3])) == pytest.approx(1)
            assert item.picture.face is placed.face or placed.face is None
        assert any(isinstance(key, tuple) and key[0] == FAN for key in wanted)
