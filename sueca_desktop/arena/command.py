"""Playing a plan from a terminal: with a progress bar, until Ctrl-C."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager

from sueca_desktop.arena.plan import Plan
from sueca_desktop.arena.running import results
from sueca_desktop.arena.sitting import DealResult

Progress = Callable[[int], object]
"""Told how many more deals are done."""


@contextmanager
def progress_bar(deals: int) -> Iterator[Progress]:
    """A bar on standard error where that is a terminal, else nothing."""
    from tqdm import tqdm

    if sys.stderr is None:
        yield lambda done: None
        return
    with tqdm(total=deals, unit=" deals", disable=None, leave=False, dynamic_ncols=True) as bar:
        yield bar.update


def played(plan: Plan, jobs: int) -> list[DealResult]:
    """The results of a plan, as many as there are until Ctrl-C.

    Raises:
        BrokenProcessPool: a process was killed.
    """
    found: list[DealResult] = []
    with progress_bar(plan.deals) as progress, closing(results(plan, jobs)) as coming:
        try:
            for result in coming:
                found.append(result)
                progress(1)
        except KeyboardInterrupt:
            pass
    return found
