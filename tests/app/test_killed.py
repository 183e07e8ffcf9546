"""kill -9 at any moment: every action that was told is in the file, and the game goes on from there."""

import random
import subprocess
import sys
from pathlib import Path

import pytest

from sueca_desktop.app.game import Game
from sueca_desktop.engine.record import load
from tests.app.conftest import MakeController
from tests.app.driving import current

ROOT = Path(__file__).resolve().parents[2]


def told_until_killed(lines: int) -> list[str]:
    """The actions a program told, killed as soon as it has told ``lines``; the last may be cut short."""
    command = [sys.executable, "-m", "tests.app.killed"]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        told = [program.stdout.readline() for _ in range(lines)]
        program.kill()
        told += program.stdout.readlines()
    return [line.rstrip("\n") for line in told if line.endswith("\n")]


@pytest.mark.parametrize("moment", range(20))
def test_no_action_is_lost(make: MakeController, moment: int) -> None:
    told = told_until_killed(random.Random(moment).randrange(1, 60))
    record = load(current())
    on_disk = [f"{i} {action}" for i, deal in enumerate(record.deals) for action in deal.actions]
    assert on_disk[: len(told)] == told
    assert len(on_disk) <= len(told) + 1, "but the one in flight"
    controller = make()
    assert not controller.another_window
    assert controller.resume()
    assert controller.observation == Game.loaded(record).table.observe(0)
