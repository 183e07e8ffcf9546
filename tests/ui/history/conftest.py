"""Windows with a history that has something in it."""

from collections.abc import Callable, Iterator
from datetime import timedelta

import pytest
from msgspec.structs import replace

from sueca_desktop.app.history.kept import KeptDeal
from sueca_desktop.app.history.store import History
from sueca_desktop.engine.record import GameRecord
from sueca_desktop.ui.history.opening import HistoryPages
from sueca_desktop.ui.keeping import Keeping
from tests.app.history.games import NOON, database, game, kept
from tests.ui.desk import Desk

VARIANTS = ("sueca-riscos", "italiana-nulos", "klaberjass", "sueca-bandeira", "italiana-fives")


def some_deals(each: int = 6) -> list[tuple[KeptDeal, GameRecord]]:
    """Deals of every game an hour apart, the fourth for practice; with their records."""
    found: list[tuple[KeptDeal, GameRecord]] = []
    for variant in VARIANTS:
        record = game(variant, each)
        for deal in kept(record):
            ended = NOON + timedelta(hours=len(found))
            found.append((replace(deal, ended=ended, practice=len(found) == 3), record))
    return found


def fill(each: int = 6) -> list[KeptDeal]:
    """Writes them where a window looks for its history."""
    history = History(database(), lambda notice: None)
    for deal, record in some_deals(each):
        assert history.keep(deal, record)
    deals = list(history.deals())
    history.close()
    return deals


@pytest.fixture
def keeping(desk: Desk) -> Iterator[Callable[[], Keeping]]:
    """``keeping()``: what the window's session has of the history."""
    made: list[Keeping] = []

    def build() -> Keeping:
        made.append(Keeping(desk.window, desk.controller, desk.presenter))
        return made[-1]

    yield build
    for one in made:
        one.close()


@pytest.fixture
def pages(keeping: Callable[[], Keeping]) -> HistoryPages:
    """The pages of a history of thirty-odd deals."""
    fill()
    return keeping().pages
