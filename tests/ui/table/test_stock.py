"""The stock of a game for two: where it lies, and cards that come from it or are exchanged for its open card."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QTest

from sueca_desktop.app.settings import Speed
from sueca_desktop.engine.table import Table
from sueca_desktop.rules.actions import Exchange, Take
from sueca_desktop.rules.whereabouts import stock_card
from sueca_desktop.ui.table.placing import STOCK, Role, held, placements
from tests.ui.prompts.conftest import MakeStage, stage
from tests.ui.prompts.stage import Stage, after, dealt, found

__all__ = ["stage"]  # the fixture


def before_taking(seed: int = 1) -> Table:
    return dealt("klaberjass", dealer=1, seed=seed)


def may_exchange(seat: int) -> Table:
    """A table where ``seat`` makes trump or sees it made, and may then exchange."""

    def make(seed: int) -> Table | None:
        table = after(dealt("klaberjass", dealer=1 - seat, seed=seed), Take())
        return table if Exchange() in table.legal(seat) else None

    return found(make)


def at_rest(one: Stage, table: Table) -> None:
    """Everything lies where the Observation says."""
    scene = one.table._scene
    wanted = placements(table.observe(0), scene.layout, awake=False)
    assert scene.cards.keys() == wanted.keys()
    for key, placed in wanted.items():
        if placed.role is not Role.HAND:  # playable cards stand out in their turn
            assert scene.cards[key].pose == placed.pose
        assert scene.cards[key].picture.face is placed.face


def shown(stage: MakeStage, table: Table) -> Stage:
    one = stage(table)
    one.asking.dealt.emit(one.asking.observation)
    one.table.set_speed(Speed.NORMAL)
    return one


def test_the_turned_card_lies_half_under_the_stock(stage: MakeStage) -> None:
    table = before_taking()
    one = shown(stage, table)
    at_rest(one, table)
    cards = one.table._scene.cards
    turned = table.state.public.turned
    assert turned is not None
    assert sum(isinstance(key, tuple) and key[0] == STOCK for key in cards) > 1
    assert cards[turned].zValue() < min(cards[key].zValue() for key in cards if isinstance(key, tuple))
    assert held(table.observe(0)) == (6, 6)


def test_three_cards_come_from_the_stock(stage: MakeStage) -> None:
    table = before_taking()
    one = shown(stage, table)
    one.asking.step(Take())
    assert one.table.in_motion
    QTest.qWait(40)
    one.table.grab()
    one.table.finish_motion()
    at_rest(one, table)
    assert held(table.observe(0)) == (9, 9)
    assert table.state.public.exposed in one.table._scene.cards


@pytest.mark.parametrize("seat", [0, 1])
def test_the_seven_and_the_open_card_change_places(stage: MakeStage, seat: int) -> None:
    table = may_exchange(seat)
    turned = table.state.public.turned
    assert turned is not None
    one = shown(stage, table)
    one.asking.step(Exchange())
    assert one.table.in_motion
    QTest.qWait(40)
    one.table.grab()
    one.table.finish_motion()
    at_rest(one, table)
    open_card = stock_card(table.state.public)
    assert open_card is not None
    assert open_card.rank.value == "7"
    assert (turned in one.table._scene.cards) == (seat == 0)


def test_a_table_of_four_has_no_stock(stage: MakeStage) -> None:
    table = dealt("sueca-bandeira")
    one = shown(stage, table)
    at_rest(one, table)
    assert one.table._scene.layout.stock is None
    assert table.to_act() is not None
