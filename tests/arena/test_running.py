"""Plans played: the same whatever the number of processes, and stopped without a trace."""

from __future__ import annotations

import json
import multiprocessing
import os
import re
import select
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import pytest

from sueca_desktop.ai.levels import NAMES, named
from sueca_desktop.ai.player import Budget, Player
from sueca_desktop.arena import running
from sueca_desktop.arena.command import played
from sueca_desktop.arena.figures import figures, in_order
from sueca_desktop.arena.plan import Plan
from sueca_desktop.arena.running import cores, results
from sueca_desktop.arena.sitting import DealResult
from sueca_desktop.cli import main
from tests.support.deals import VARIANTS
from tests.support.made_up import QUARTET, put_in

PATIENCE = 120
"""Seconds that a busy machine is given."""
COMMAND = [sys.executable, "-m", "sueca_desktop", "arena"]


def outcome(found: list[DealResult]) -> list[tuple[int, dict[str, tuple[list[float], list[float], int]]]]:
    """Everything but the times."""
    return [
        (result.deal, {n: (t.scores, t.card_points, len(t.thinking)) for n, t in result.tallies.items()})
        for result in in_order(found)
    ]


def plan_of(variant: str, deals: int, *levels: str) -> Plan:
    seats = VARIANTS[variant].seats
    return Plan(variant, tuple(levels[i % len(levels)] for i in range(seats)), deals, 11, Budget(worlds=4))


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_same_seed_is_the_same_outcome(variant: str) -> None:
    plan = plan_of(variant, 2, *NAMES)
    first, second = list(results(plan, 1)), list(results(plan, 1))
    assert outcome(first) == outcome(second)
    assert [result.deal for result in first] == [0, 1]


def test_the_outcome_is_the_same_on_several_processes() -> None:
    plan = plan_of("klaberjass", 9, "novice", "expert")
    assert outcome(list(results(plan, 3))) == outcome(list(results(plan, 1)))
    assert not multiprocessing.active_children()


def test_as_many_processes_as_there_are_processors_may_be_used() -> None:
    assert 1 <= cores() <= (os.cpu_count() or 1)


def failing(level: str, budget: Budget) -> Player:
    """Ends its process."""
    os._exit(3)


def test_a_process_that_is_killed_is_told() -> None:
    plan = Plan("klaberjass", ("club", "club"), 4, 1, players=failing)
    with pytest.raises(BrokenProcessPool):
        list(results(plan, 2))
    assert not multiprocessing.active_children()


def test_closing_early_leaves_no_process() -> None:
    coming = results(plan_of("klaberjass", 5000, "club"), 2)
    assert next(coming).deal < 5000
    coming.close()
    assert not multiprocessing.active_children()


def test_ctrl_c_keeps_what_has_been_played(monkeypatch: pytest.MonkeyPatch) -> None:
    plan, done = plan_of("klaberjass", 50, "club"), []

    def interrupted(level: str, budget: Budget) -> Player:
        done.append(level)
        if len(done) > 6:
            signal.raise_signal(signal.SIGINT)
        return named(level, budget)

    found = played(Plan(plan.variant, plan.levels, plan.deals, plan.seed, players=interrupted), 1)
    assert [result.deal for result in found] == [0, 1, 2]


def test_it_runs_outside_the_main_thread() -> None:
    found: list[DealResult] = []
    thread = threading.Thread(target=lambda: found.extend(results(plan_of("klaberjass", 3, "club"), 2)))
    thread.start()
    thread.join(PATIENCE)
    assert len(found) == 3


def test_a_sixth_rule_set_is_measured(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    try:
        with put_in(monkeypatch, tmp_path, quartet=QUARTET):
            found = list(results(Plan("quartet", ("novice", "club", "reference", "expert"), 2, 3, Budget(worlds=3)), 1))
        assert len(found) == 2
        assert sum(figures(level, found).score.mean for level in found[0].tallies) > 0
    finally:
        running._variant.cache_clear()


# ---- the command

KLABERJASS = ["arena", "--variant", "klaberjass", "--levels", "club,novice", "--deals", "3", "--seed", "5"]


def test_the_command_prints_a_line_a_level(capfd: pytest.CaptureFixture[str]) -> None:
    assert main([*KLABERJASS, "--jobs", "1"]) == 0
    captured = capfd.readouterr()
    assert [line.split()[0] for line in captured.out.splitlines()[2:]] == ["level", "club", "novice"]
    assert captured.err == ""


def test_the_command_prints_json(capfd: pytest.CaptureFixture[str]) -> None:
    told = []
    for jobs in ("1", "2"):
        assert main([*KLABERJASS, "--worlds", "9", "--jobs", jobs, "--json"]) == 0
        told.append(json.loads(capfd.readouterr().out))
        for row in told[-1]["results"].values():
            assert set(row.pop("think_ms")) == {"median", "p95", "max"}
    assert told[0] == told[1]
    assert (told[0]["deals"], told[0]["worlds"], told[0]["interrupted"]) == (3, 9, False)


@pytest.mark.parametrize(
    ("changes", "part"),
    [
        (["--levels", "club"], "klaberjass needs 2 levels"),
        (["--levels", "club,master"], "there is no level 'master'"),
        (["--variant", "bridge"], "bridge"),
        (["--deals", "0"], "--deals"),
        (["--deals", "many"], "--deals"),
        (["--seed", "-1"], "--seed"),
        (["--worlds", "0"], "--worlds"),
        (["--worlds", "5", "--time-ms", "5"], "not allowed with"),
        (["--jobs", "0"], "--jobs"),
        (["--games", "5"], "--games"),
    ],
)
def test_bad_arguments_give_one_line_and_status_2(
    changes: list[str], part: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*KLABERJASS, *changes]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    assert part in captured.err


@pytest.mark.parametrize("left_out", ["--variant", "--levels", "--deals", "--seed"])
def test_what_must_be_given(left_out: str, capsys: pytest.CaptureFixture[str]) -> None:
    at = KLABERJASS.index(left_out)
    assert main([*KLABERJASS[:at], *KLABERJASS[at + 2 :], "--json"]) == 2
    captured = capsys.readouterr()
    assert left_out in captured.err
    assert json.loads(captured.out)["error"]["deal"] is None


@pytest.mark.skipif(sys.platform == "win32", reason="terminals and signals of POSIX systems")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_at_a_terminal_gives_what_there_is(jobs: str) -> None:
    """The bar shows on a terminal; Ctrl-C goes to all processes of it."""
    import pty
    import termios

    try:
        ours, theirs = pty.openpty()
    except OSError:
        pytest.skip("this machine gives no terminals")
    termios.tcsetwinsize(theirs, (24, 80))  # a bar has no room on a terminal of no width
    arguments = [*COMMAND, *KLABERJASS[1:5], "--deals", "1000000", "--seed", "1", "--jobs", jobs, "--json"]
    with subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=theirs, start_new_session=True) as started:
        os.close(theirs)
        shown = b""
        while not re.search(rb"[1-9][0-9]*/1000000", shown):
            assert select.select([ours], [], [], PATIENCE)[0], shown
            shown += os.read(ours, 4096)
        os.killpg(started.pid, signal.SIGINT)
        out, _ = started.communicate(timeout=PATIENCE)
    while part := read_rest(ours):
        shown += part
    os.close(ours)
    told = json.loads(out)
    assert started.returncode == 130
    assert told["interrupted"]
    assert told["deals"] >= 1
    assert f"interrupted after {told['deals']} of 1000000 deals".encode() in shown
    assert b"Traceback" not in shown
    wait_until(lambda: not group_lives(started.pid))


def read_rest(terminal: int) -> bytes:
    try:
        return os.read(terminal, 4096)
    except OSError:  # Linux: the other end is closed
        return b""


def group_lives(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="looks for processes in /proc")
def test_processes_do_not_outlive_the_command() -> None:
    arguments = [*COMMAND, *KLABERJASS[1:5], "--deals", "1000000", "--seed", "1", "--jobs", "2"]
    with subprocess.Popen(arguments, start_new_session=True, stderr=subprocess.DEVNULL) as started:
        wait_until(lambda: len(children(started.pid)) == 3)  # two that play, one that keeps track of them
        started.kill()
    wait_until(lambda: not group_lives(started.pid))


def wait_until(condition: Callable[[], bool]) -> None:
    deadline, never = time.monotonic() + PATIENCE, threading.Event()
    while not condition():
        assert time.monotonic() < deadline
        never.wait(0.01)


def children(pid: int) -> list[str]:
    try:
        return Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
    except OSError:
        return []
