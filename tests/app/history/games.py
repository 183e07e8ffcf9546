"""Records and kept deals for the tests of the history."""

from __future__ import annotations

import hashlib
import random
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from sueca_desktop.app.history.kept import KeptDeal, deals_of
from sueca_desktop.app.history.store import History
from sueca_desktop.app.notices import Notice
from sueca_desktop.app.paths import HISTORY, data_dir
from sueca_desktop.engine.record import EXTRA, GameRecord, dump, record_of
from sueca_desktop.rules.options import OptionValue
from tests.support.deals import VARIANTS, honest, new_table, play_out, random_layout

NOON = datetime(2026, 3, 14, 12, tzinfo=UTC)


@cache
def game(variant: str = "sueca-riscos", deals: int = 3, *, seed: int = 1, **options: OptionValue) -> GameRecord:
    """A match of honest players who choose at random; over before so many deals if its rules say so."""
    rng, table = random.Random(f"{variant} {seed}"), new_table(variant, **options)
    while len(table.deals) < deals and not table.standing.over:
        table.deal(random_layout(table.rules, rng, table.next_dealer))
        play_out(table, rng, honest)
    name = hashlib.sha256(f"{variant} {seed}".encode()).hexdigest()[:32]
    return marked(record_of(table), match=name, level="club", started=NOON.isoformat())


def marked(record: GameRecord, **own: object) -> GameRecord:
    """The record with more of the program's own in it."""
    return replace(record, extra={**record.extra, EXTRA: {**record.extra.get(EXTRA, {}), **own}})


def deal_marked(record: GameRecord, number: int, **own: object) -> GameRecord:
    """The same for one of its deals."""
    deals = list(record.deals)
    extra = deals[number].extra
    deals[number] = replace(deals[number], extra={**extra, EXTRA: {**extra.get(EXTRA, {}), **own}})
    return replace(record, deals=tuple(deals))


def unfinished(record: GameRecord, actions: int) -> GameRecord:
    """The record with its last deal broken off after so many actions."""
    *deals, last = record.deals
    return replace(record, deals=(*deals, replace(last, actions=last.actions[:actions])))


def kept(record: GameRecord) -> tuple[KeptDeal, ...]:
    return tuple(deal for deal in deals_of(record, VARIANTS, NOON) if deal is not None)


def keep_all(history: History, record: GameRecord) -> None:
    for deal in kept(record):
        history.keep(deal, record)


def database() -> Path:
    return data_dir() / HISTORY


def save(record: GameRecord, name: str = "one") -> Path:
    """Among the games that were."""
    path = data_dir() / "games" / f"{name}.sueca.json"
    path.parent.mkdir(exist_ok=True)
    path.write_text(dump(record), encoding="utf-8")
    return path


class Opener:
    """Opens histories, remembers what they report, closes them."""

    def __init__(self) -> None:
        self.notices: list[Notice] = []
        self._made: list[History] = []

    def __call__(self, **arguments: Any) -> History:
        self._made.append(History(database(), self.notices.append, **arguments))
        return self._made[-1]

    def close(self) -> None:
        for history in self._made:
            history.close()
