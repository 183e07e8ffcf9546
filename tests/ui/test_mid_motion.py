"""Whatever happens to the window while cards are dealt, played or gathered, the motion goes on to where the layout of
now has the cards, and nothing of it is left.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from sueca_desktop.app.settings import Speed
from sueca_desktop.ui.languages import Language
from sueca_desktop.ui.table.items import CardItem
from sueca_desktop.ui.table.placing import Role
from tests.ui.conftest import MakeDesk
from tests.ui.desk import SECONDS, Desk
from tests.ui.test_interrupted import full_screen, minimised
from tests.ui.test_taking_back import at_rest, undo

STEP = 80
"""Milliseconds of motion from one look to the next."""


def tick(desk: Desk) -> None:
    """A little of what moves, and whatever else is to be done."""
    clock = desk.window.table._clock
    if clock.ticking:
        clock._now += STEP
        clock._tick()
    QApplication.processEvents()


def tick_until(desk: Desk, there: Callable[[], bool]) -> None:
    def told() -> bool:
        if not there():
            tick(desk)
        return there()

    desk.qtbot.waitUntil(told, timeout=SECONDS)


def asked(desk: Desk) -> bool:
    return desk.on_turn and desk.controller._said and not desk.window.table.in_motion


def half_dealt(desk: Desk) -> None:
    desk.begin(deal_number=26)
    tick_until(desk, lambda: len(desk.window.table._scene.cards) > 8)


def half_played(desk: Desk) -> None:
    """The user's card is on its way to the middle."""
    half_dealt(desk)
    tick_until(desk, lambda: asked(desk))
    desk.click_card(next(iter(desk.turns[-1].playable)))
    tick(desk)
    tick(desk)


def half_gathered(desk: Desk) -> None:
    """The cards of a trick are on their way to whoever took it."""
    half_played(desk)
    scene = desk.window.table._scene
    rests = [seat.trick for seat in scene.layout.seats]

    def leaving() -> bool:
        gone = [one for one in scene.cards.values() if one.picture.role is Role.TRICK]
        return len(gone) == 4 and all(one.pose not in rests for one in gone)

    tick_until(desk, leaving)


def resized(desk: Desk) -> None:
    desk.window.resize(1024, 600)


def docks_hidden(desk: Desk) -> None:
    desk.window.docks.sheet.hide()
    desk.window.docks.tricks.hide()


def spoken_to(desk: Desk) -> None:
    desk.speak(Language.FR)


def begun_anew(desk: Desk) -> None:
    desk.begin("klaberjass", deal_number=3)


MOMENTS = {"dealt": half_dealt, "played": half_played, "gathered": half_gathered}
DEEDS = {
    "resized": resized,
    "minimised": minimised,
    "full screen": full_screen,
    "docks": docks_hidden,
    "language": spoken_to,
    "taken back": undo,
    "new game": begun_anew,
}
USUAL = {("dealt", "new game"), ("dealt", "resized"), ("played", "docks"), ("gathered", "taken back")}
"""What is tried in every run; all of it by ``-m slow``."""


@pytest.mark.qt_log_ignore("propagateSizeHints", "This plugin does not support")  # the offscreen platform cannot
@pytest.mark.parametrize(
    ("moment", "deed"),
    [
        pytest.param(MOMENTS[moment], DEEDS[deed], id=f"{moment}, {deed}", marks=() if usual else pytest.mark.slow)
        for moment, deed in product(MOMENTS, DEEDS)
        for usual in [(moment, deed) in USUAL]
    ],
)
def test_the_cards_end_where_they_belong(
    make_desk: MakeDesk, moment: Callable[[Desk], None], deed: Callable[[Desk], None]
) -> None:
    desk = make_desk(speed=Speed.NORMAL)
    moment(desk)
    assert desk.window.table.in_motion
    deed(desk)
    tick_until(desk, lambda: asked(desk) or (desk.prompt is not None and not desk.window.table.in_motion))
    at_rest(desk)
    nothing_is_left(desk)


def nothing_is_left(desk: Desk) -> None:
    """No item beside those of the cards, nothing that ticks or waits."""
    table = desk.window.table
    desk.draw_all()
    tick_until(desk, lambda: not table._clock.ticking)  # a card that rises holds nobody up
    cards = [one for one in table._scene.scene.items() if isinstance(one, CardItem) and one.isVisible()]
    assert len(cards) == len(table._scene.cards)
    assert set(map(id, cards)) == set(map(id, table._scene.cards.values()))
    assert not table._clock._asides
    assert not table._scene.winner_ring.isVisible()
    desk.qtbot.waitUntil(lambda: not [one for one in table.findChildren(QTimer) if one.isActive()], timeout=SECONDS)
