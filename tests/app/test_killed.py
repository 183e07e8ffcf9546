"""kill -9 at any moment: every action that was told is in the file, every deal that was over is in the history, once,
and the game goes on from there.
"""

import random
import subprocess
import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from sueca_desktop.app.controller import Controller
from sueca_desktop.app.game import Game
from sueca_desktop.app.history.historian import Historian
from sueca_desktop.app.history.kept import KeptDeal
from sueca_desktop.app.paths import data_dir
from sueca_desktop.engine.record import GameRecord, load
from tests.app.conftest import MakeController
from tests.app.driving import current
from tests.app.history.games import kept
from tests.support.deals import VARIANTS

ROOT = Path(__file__).resolve().parents[2]
AROUND_ENDS = (1, 39, 40, 41, 42, 43, 44, 82, 83, 84, 85)
"""Lines told when a deal of forty cards ends, or soon."""


def told_until_killed(variant: str, lines: int) -> list[list[str]]:
    """What a program told, killed as soon as it has told ``lines``; the last may be cut short."""
    command = [sys.executable, "-m", "tests.app.killed", variant]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        told = [program.stdout.readline() for _ in range(lines)]
        program.kill()
        told += program.stdout.readlines()
    return [line.rstrip("\n").split(" ", 2) for line in told if line.endswith("\n")]


def games_left() -> list[GameRecord]:
    """The matches on disk, the one being played last."""
    paths = [*sorted((data_dir() / "games").glob("*")), current()]
    return [load(path) for path in paths if path.suffix == ".json" and path.exists()]


def actions(record: GameRecord) -> list[str]:
    return [f"{i} {action}" for i, deal in enumerate(record.deals) for action in deal.actions]


def check_after_kill(qtbot: QtBot, make: MakeController, told: list[list[str]]) -> None:
    """The files have what was told, and what was in flight; the history has their deals; the game can be resumed."""
    records = {game.extra["sueca-desktop"]["match"]: game for game in games_left()}
    on_disk = list(records.values())
    for match, record in enumerate(on_disk):
        said = [f"{deal} {action}" for m, deal, action in told if int(m) == match and action != "over"]
        written = actions(record)
        assert written[: len(said)] == said
        assert len(written) <= len(said) + 1, "but the one in flight"
    assert {int(m) for m, *_ in told} <= set(range(len(on_disk)))
    controller = make()
    deals = [deal.key for deal in history_of(qtbot, controller)]
    assert sorted(deals) == sorted(deal.key for record in on_disk for deal in kept(record))
    assert len(deals) >= sum(action == "over" for _, _, action in told)
    assert not controller.another_window
    if current().exists():
        record = load(current())
        assert controller.resume()
        assert controller.observation == Game.loaded(record).table.observe(0)


def history_of(qtbot: QtBot, controller: Controller) -> tuple[KeptDeal, ...]:
    """What the history has once it has read what the killed program left."""
    historian = Historian(controller)
    qtbot.waitUntil(lambda: not historian.reading, timeout=60_000)
    deals = historian.history.deals()
    historian.close()
    return deals


@pytest.mark.parametrize("moment", [*AROUND_ENDS, *range(2, 11)])
def test_nothing_is_lost_or_counted_twice(qtbot: QtBot, make: MakeController, moment: int) -> None:
    lines = moment if moment in AROUND_ENDS else random.Random(moment).randrange(1, 60)
    check_after_kill(qtbot, make, told_until_killed("sueca-riscos", lines))


@pytest.mark.soak
@pytest.mark.parametrize("moment", range(200))
def test_two_hundred_moments_of_every_game(qtbot: QtBot, make: MakeController, moment: int) -> None:
    variant = sorted(VARIANTS)[moment % len(VARIANTS)]
    check_after_kill(qtbot, make, told_until_killed(variant, random.Random(moment).randrange(1, 700)))
