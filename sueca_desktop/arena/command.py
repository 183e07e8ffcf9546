"""The command itself: its options made a plan, the plan played with a progress bar until Ctrl-C, the outcome told."""

from __future__ import annotations

import argparse
import json
import signal
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, contextmanager

from sueca_desktop.ai.levels import NAMES
from sueca_desktop.ai.player import Budget
from sueca_desktop.arena.plan import Plan, check_levels
from sueca_desktop.arena.running import cores, results
from sueca_desktop.arena.sheet import data, sheet
from sueca_desktop.arena.sitting import DealResult
from sueca_desktop.engine.variant import Variant

Progress = Callable[[int], object]
"""Told how many more deals are done."""


class Killed(Exception):
    """A process that played was ended from outside."""


def plan(variant: Variant, options: argparse.Namespace) -> Plan:
    """What the options ``levels``, ``deals``, ``seed``, ``time_ms`` and ``worlds`` ask for.

    Raises:
        ValueError: there are no such levels, or too few or too many.
    """
    check_levels(variant.id, variant.seats, options.levels, NAMES)
    return Plan(variant.id, options.levels, options.deals, options.seed, Budget(options.time_ms, options.worlds))


def played(plan: Plan, jobs: int | None) -> list[DealResult]:
    """The results of a plan, as many as there are until Ctrl-C. ``jobs``: processes, None for one a processor.

    Raises:
        Killed: one of the processes was.
    """
    found, halt = list[DealResult](), threading.Event()
    with (
        _on_interrupt(halt.set),
        _progress_bar(plan.deals) as progress,
        closing(results(plan, jobs or cores(), halt)) as coming,
    ):
        try:
            for result in coming:
                found.append(result)
                progress(1)
        except BrokenProcessPool as error:
            raise Killed("a process of the arena was killed") from error
    return found


@contextmanager
def _on_interrupt(act: Callable[[], object]) -> Iterator[None]:
    """Has Ctrl-C do just that: an exception in the midst of anything could leave a lock of the processes' held."""
    before = signal.signal(signal.SIGINT, lambda _signal, _frame: act())
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def _progress_bar(deals: int) -> Iterator[Progress]:
    """A bar on standard error where that is a terminal, else nothing."""
    from tqdm import tqdm

    if sys.stderr is None:
        yield lambda done: None
        return
    with tqdm(total=deals, unit=" deals", disable=None, leave=False, dynamic_ncols=True) as bar:
        yield bar.update


def told(plan: Plan, results: Sequence[DealResult], *, as_json: bool) -> str:
    """The outcome as text."""
    return json.dumps(data(plan, results)) if as_json else sheet(plan, results)
