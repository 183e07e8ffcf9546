"""Played deals to review, each the only one of its table."""

from __future__ import annotations

import random
import threading
from functools import cache
from itertools import count

from sueca_desktop.ai.levels import Level, player
from sueca_desktop.app.review.analysis import analysis
from sueca_desktop.app.review.decisions import Review
from sueca_desktop.engine.table import Table
from sueca_desktop.rules.actions import Move, Play
from sueca_desktop.solver import Stop
from tests.support.deals import honest, new_table, play_out, random_layout

WORLDS = 20


def played(variant: str, seed: int, *, clever: bool = True) -> Table:
    """A deal of club players, the user a novice; or of honest players who choose at random."""
    rng, table = random.Random(seed), new_table(variant)
    table.deal(random_layout(table.rules, rng))
    if not clever:
        play_out(table, rng, honest)
    stop = threading.Event()
    while (seat := table.to_act()) is not None:
        level = Level.CLUB if seat else Level.NOVICE
        table.act(Move(seat, player(level).choose(table.observe(seat), rng, stop).action))
    return table


def reviewed(table: Table, seat: int = 0, worlds: int = WORLDS) -> Review:
    """All that is found out about the last deal of a table."""
    *_, last = analysis(table.rules, table.deals[-1], seat, Stop(), worlds=worlds)
    assert last.review is not None
    return last.review


@cache
def klaberjass() -> tuple[Table, Review]:
    """A deal with turns and mistakes, all of them cards, whatever the expert thinks of others; and its review."""
    deals = (played("klaberjass", seed) for seed in count(1005))
    return next((table, review) for table, review in ((t, reviewed(t)) for t in deals) if _tells(review))


def _tells(review: Review) -> bool:
    wrong = [decision.action for decision in review.mistakes]
    return len(wrong) > 1 and all(isinstance(action, Play) for action in wrong) and bool(review.turns)
