"""A visitor without sense, for a while: no exception, no warning of Qt, no turn that does not end, no memory lost.

A few deeds in the normal run; for as many minutes as are asked for by ``./dev soak monkey --minutes 60``.
Exceptions in slots and Qt's warnings fail the test by themselves (pytest-qt).
"""

import sys
import time
from collections.abc import Iterator

import pytest
from PySide6.QtGui import QPixmap, QPixmapCache

from sueca_desktop.ui import small_card
from sueca_desktop.ui.keeping import Keeping
from sueca_desktop.ui.table.art import CardArt
from tests.support.memory import held_bytes
from tests.ui.conftest import MakeDesk
from tests.ui.desk import Desk
from tests.ui.monkey import Monkey, settle

GROWTH = 10.0
"""Megabytes that may come after the first half, in which everything is met once."""
offscreen_cannot = pytest.mark.qt_log_ignore("propagateSizeHints", "This plugin does not support")


@pytest.fixture
def visited(make_desk: MakeDesk) -> Iterator[tuple[Desk, Keeping]]:
    desk = make_desk()
    keeping = Keeping(desk.window, desk.controller, desk.presenter)
    keeping.historian  # noqa: B018 - as a session has it
    desk.presenter.open()
    yield desk, keeping
    keeping.close()


def held(desk: Desk, drawn: dict[object, QPixmap]) -> float:
    """Megabytes that the process holds with the start page alone over the table; pictures that are kept on purpose left
    out.
    """
    for _ in range(20):  # pages lie over one another
        desk.window.overlay.close_panel()
    desk.presenter.ask_new_game()
    desk.window.showNormal()
    desk.window.resize(1280, 800)
    drawn.clear()
    small_card.pixmap.cache_clear()
    QPixmapCache.clear()
    for art in desk.window.table.findChildren(CardArt):
        art._sprites.clear()
        art.renew()
    settle()
    return held_bytes() / 1e6


@offscreen_cannot
@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=pytest.mark.slow), pytest.param(2, marks=pytest.mark.slow)])
def test_a_visit(visited: tuple[Desk, Keeping], seed: int) -> None:
    monkey = Monkey(*visited, seed)
    for _ in range(90):
        monkey.step()


@pytest.mark.soak
@offscreen_cannot
@pytest.mark.skipif(sys.platform != "linux", reason="memory is measured as Linux tells it")
def test_a_long_visit(
    visited: tuple[Desk, Keeping], drawn_once: dict[object, QPixmap], request: pytest.FixtureRequest
) -> None:
    minutes = float(request.config.getoption("--minutes"))
    monkey = Monkey(*visited, seed=int(time.time()))
    begin, deeds, first = time.monotonic(), 0, 0.0
    while (passed := time.monotonic() - begin) < 60 * minutes:
        monkey.step()
        deeds += 1
        if not first and passed > 30 * minutes:
            first = held(visited[0], drawn_once)
    grown = held(visited[0], drawn_once) - first
    print(f"{deeds} deeds in {minutes:g} minutes, {first:.0f} MB after a half, {grown:+.1f} MB since")  # shown by -s
    assert grown < GROWTH
