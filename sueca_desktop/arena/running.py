"""Playing all deals of a plan, on several processes where there are several."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from contextlib import contextmanager
from functools import cache
from itertools import islice
from multiprocessing.synchronize import Event as SharedEvent

from sueca_desktop.ai.player import StopFlag
from sueca_desktop.arena.plan import Plan
from sueca_desktop.arena.sitting import DealResult, play_deal
from sueca_desktop.engine.variant import Variant
from sueca_desktop.variants import discover

MOST_JOBS = 61
"""As many processes as Windows can wait for."""
QUEUE = 4
"""Deals handed out a process, so that none is ever without."""
HEED = 0.2
"""Seconds after which it is looked whether all is to end."""


def cores() -> int:
    """The processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def results(plan: Plan, jobs: int, halt: threading.Event | None = None) -> Generator[DealResult]:
    """Every deal's result as it comes, not always in order; the same ones whatever ``jobs``, thinking times aside. Ends
    soon after ``halt`` is set.

    Closed early, or halted, it stops the players and leaves no process behind.

    Raises:
        BrokenProcessPool: a process was killed.
    """
    jobs = min(jobs, plan.deals, MOST_JOBS)
    halt = halt or threading.Event()
    return _here(plan, discover()[plan.variant], halt) if jobs < 2 else _in_processes(plan, jobs, halt)


def _here(plan: Plan, variant: Variant, halt: threading.Event) -> Generator[DealResult]:
    for deal in range(plan.deals):
        result = play_deal(plan, variant, deal, halt)
        if result is None:
            return
        yield result


def _in_processes(plan: Plan, jobs: int, halt: threading.Event) -> Generator[DealResult]:
    context = multiprocessing.get_context("spawn")
    stop, deals = context.Event(), iter(range(plan.deals))
    pool = ProcessPoolExecutor(jobs, context, _enter, (stop,))
    try:
        with _interrupts_ignored():  # the processes started here inherit it
            asked = {pool.submit(_play, plan, deal) for deal in islice(deals, QUEUE * jobs)}
        while asked and not halt.is_set():
            done, asked = wait(asked, HEED, return_when=FIRST_COMPLETED)
            asked |= {pool.submit(_play, plan, deal) for deal in islice(deals, len(done))}
            for future in done:
                result = future.result()
                assert result is not None, "nobody has stopped it yet"
                yield result
    finally:
        stop.set()
        pool.shutdown(cancel_futures=True)


@contextmanager
def _interrupts_ignored() -> Iterator[None]:
    """Ctrl-C goes to every process of a terminal; only this one is to answer it, and not while starting others."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


# ---- in a process of the pool


class _Here:
    """What a process of the pool was told when it began."""

    stop: StopFlag = threading.Event()


def _enter(stop: SharedEvent) -> None:
    """Begins a process: it leaves Ctrl-C to the one that started it, and does not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _Here.stop = stop
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


@cache
def _variant(name: str) -> Variant:
    return discover()[name]


def _play(plan: Plan, deal: int) -> DealResult | None:
    return play_deal(plan, _variant(plan.variant), deal, _Here.stop)
