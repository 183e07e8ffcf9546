"""Records that were tampered with in every way: read, replayed, shown and kept, or refused in one line; never a
traceback. A few hundred in the normal run, twenty thousand by `./dev soak fuzz`.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from sueca_desktop.app.game import Game
from sueca_desktop.app.history.kept import deals_of
from sueca_desktop.app.history.table import csv_text
from sueca_desktop.cli import main
from sueca_desktop.engine.record import RecordError, dump, load, parse, record_of, replay
from sueca_desktop.engine.report import report
from sueca_desktop.rules.cards import CARDS
from sueca_desktop.scoresheet import score_sheet
from tests.app.history.games import NOON, game, marked, unfinished
from tests.support.deals import VARIANTS

Json = dict[str, Any]
Change = Callable[[random.Random, Json], None]

ODD: tuple[Any, ...] = (
    *(None, True, -1, 0, 10**30, 1.5),
    *("", " ", "\x00", "\ud7ff", "٣", "AS", "0 pass", "0 play AS"),
    *([], {}, [[]], {"a": 1}),
)
WORDS = (
    *("pass", "bid 61", "bid nulls", "bid 120", "call H AH"),
    *("take", "name S", "exchange", "play AS bella", "accuse 1"),
)
OWN = ("match", "started", "level", "watch", "deal_number", "ended", "practice", "abandoned", "seed")


def _deal(rng: random.Random, data: Json) -> Json:
    deal: Json = rng.choice(data["deals"])
    return deal


def _places(value: Any, where: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    yield where
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in items:
        yield from _places(inner, (*where, key))


def _replace_any(rng: random.Random, data: Json) -> None:
    *path, last = rng.choice([where for where in _places(data) if where])
    holder: Any = data
    for key in path:
        holder = holder[key]
    if rng.random() < 0.3:
        del holder[last]
    else:
        holder[last] = rng.choice(ODD)


def _swap_actions(rng: random.Random, data: Json) -> None:
    actions = _deal(rng, data)["actions"]
    i, j = rng.randrange(len(actions)), rng.randrange(len(actions))
    actions[i], actions[j] = actions[j], actions[i]


def _cut_actions(rng: random.Random, data: Json) -> None:
    actions = _deal(rng, data)["actions"]
    del actions[rng.randrange(len(actions)) :]


def _insert_action(rng: random.Random, data: Json) -> None:
    actions = _deal(rng, data)["actions"]
    word = rng.choice((*WORDS, f"play {rng.choice(CARDS).code}"))
    actions.insert(rng.randrange(len(actions) + 1), f"{rng.randrange(6)} {word}")


def _swap_cards(rng: random.Random, data: Json) -> None:
    hands = _deal(rng, data)["hands"]
    cards = [hand.split(" ") for hand in hands]
    one, other = rng.choice(cards), rng.choice(cards)
    i, j = rng.randrange(len(one)), rng.randrange(len(other))
    one[i], other[j] = other[j], one[i]
    hands[:] = [" ".join(hand) for hand in cards]


def _move_deal(rng: random.Random, data: Json) -> None:
    deals = data["deals"]
    deals.insert(rng.randrange(len(deals) + 1), json.loads(json.dumps(_deal(rng, data))))


def _change_settings(rng: random.Random, data: Json) -> None:
    data["variant"] = rng.choice(sorted(VARIANTS))
    data["options"] = rng.choice(({}, data["options"], {"target": rng.choice(ODD)}))


def _own_keys(rng: random.Random, data: Json) -> None:
    where = rng.choice((data, _deal(rng, data)))
    where["sueca-desktop"] = rng.choice((rng.choice(ODD), {key: rng.choice(ODD) for key in OWN}))


CHANGES: tuple[Change, ...] = (
    _replace_any,
    _swap_actions,
    _cut_actions,
    _insert_action,
    _swap_cards,
    _move_deal,
    _change_settings,
    _own_keys,
)


def tampered(rng: random.Random) -> bytes:
    """A record of any game, changed in one to four ways, sometimes in its bytes too."""
    record = game(rng.choice(sorted(VARIANTS)), 2)
    record = unfinished(record, rng.randrange(9)) if rng.random() < 0.3 else record
    data: Json = json.loads(dump(marked(record, watch=False)))
    for _ in range(rng.randrange(1, 5)):
        with suppress(KeyError, TypeError, IndexError, AttributeError, ValueError):  # what an earlier change has left
            rng.choice(CHANGES)(rng, data)
    text = bytearray(json.dumps(data, ensure_ascii=rng.random() < 0.5, indent=1).encode("utf-8", "surrogatepass"))
    if rng.random() < 0.2:
        for _ in range(rng.randrange(1, 4)):
            text[rng.randrange(len(text))] = rng.choice(b'{}[]",:0 \\\xff')
    return bytes(text)


def _check_message(text: str) -> None:
    assert 0 < len(text) < 300
    assert "\n" not in text


def read(path: Path) -> bool:
    """Whether the record in a file is a game; everything the program makes of one is made."""
    try:
        record = load(path)
        table = replay(record, VARIANTS)
    except RecordError as error:
        _check_message(str(error))
        return False
    assert replay(parse(dump(record_of(table, record))), VARIANTS).deals == table.deals
    json.dumps(report(table))
    score_sheet(table).encode("utf-8", "replace")
    loaded = Game.loaded(record)
    assert len(parse(dump(loaded.record())).deals) >= len(record.deals)
    csv_text(deal for deal in deals_of(record, VARIANTS, NOON) if deal is not None).encode("utf-8", "replace")
    return True


@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.integers(0, 2**32))
def test_a_record_that_was_tampered_with(tmp_path: Path, seed: int) -> None:
    path = tmp_path / "game.sueca.json"
    path.write_bytes(tampered(random.Random(seed)))
    read(path)


@pytest.mark.parametrize("seed", range(12))
def test_the_command_line_refuses_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str], seed: int) -> None:
    path = tmp_path / "game.sueca.json"
    path.write_bytes(tampered(random.Random(seed)))
    fine = read(path)
    status = main(["replay", str(path), "--json"])
    out = capsys.readouterr()
    assert status == (0 if fine else 2)
    assert len(out.err.splitlines()) == (0 if fine else 1)
    json.loads(out.out)


@pytest.mark.soak
def test_twenty_thousand_records(tmp_path: Path) -> None:
    """So many that some of them are games."""
    path, games = tmp_path / "game.sueca.json", 0
    for seed in range(20_000):
        path.write_bytes(tampered(random.Random(seed)))
        games += read(path)
    assert games > 1000
