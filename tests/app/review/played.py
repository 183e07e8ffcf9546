"""Played deals to review, each the only one of its table."""

from __future__ import annotations

import json
import random
import threading
from functools import cache
from pathlib import Path

from sueca_desktop.ai.levels import Level, player
from sueca_desktop.app.review.analysis import analysis
from sueca_desktop.app.review.decisions import Review
from sueca_desktop.engine.record import parse, replay
from sueca_desktop.engine.table import Table
from sueca_desktop.rules.actions import Move
from sueca_desktop.solver import Stop
from tests.support.deals import VARIANTS, honest, new_table, play_out, random_layout

DEALS = Path(__file__).parent / "deals"
"""Records of single deals, each with a decision that is worked out."""
WORLDS = 40


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
    """A deal with a mistake, one of those worked out by hand, and its review."""
    data = json.loads((DEALS / "klaberjass-1007.json").read_text(encoding="utf-8"))
    table = replay(parse(json.dumps(data["record"])), VARIANTS)
    return table, reviewed(table)
