"""A sixth rule set is one module more in the variants package: it is found, played, recorded, replayed and shown to
seats without touching anything else.
"""

import random
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from sueca_desktop import variants
from sueca_desktop.ai.levels import Level, player
from sueca_desktop.ai.player import Budget
from sueca_desktop.engine.deal_source import deal_from_seed
from sueca_desktop.engine.record import RecordError, dump, parse, record_of, replay
from sueca_desktop.engine.report import report
from sueca_desktop.engine.shuffle import seed_of_number
from sueca_desktop.engine.table import Table
from sueca_desktop.engine.variant import Variant
from sueca_desktop.rules.actions import Move
from sueca_desktop.rules.contract import contract_of
from tests.support import invariants
from tests.support.deals import any_kind, random_layout, turn
from tests.support.made_up import QUARTET, put_in


@pytest.fixture
def found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, Variant]]:
    with put_in(monkeypatch, tmp_path, quartet=QUARTET):
        yield variants.discover()


def test_it_is_found_beside_the_five(found: dict[str, Variant]) -> None:
    assert list(found) == [
        "italiana-fives",
        "italiana-nulos",
        "klaberjass",
        "quartet",
        "sueca-bandeira",
        "sueca-riscos",
    ]


@pytest.mark.parametrize("level", Level)
def test_it_is_played_to_the_end_of_the_match_and_replayed(found: dict[str, Variant], level: Level) -> None:
    rng = random.Random(6)
    for first in range(1 if level is Level.EXPERT else 4):
        table = Table(found["quartet"], {"deals": 6}, ("You", "Ana", "Rui", "Zé"))
        seats, stop = [player(level, Budget(worlds=2))] * 4, threading.Event()
        while not table.standing.over:
            number = first + 10 * len(table.deals)
            table.deal(deal_from_seed(table.rules, seed_of_number(number), table.next_dealer))
            while (seat := table.to_act()) is not None:
                invariants.check(table, rng)
                seen = table.observe(seat)
                table.act(Move(seat, seats[seat].choose(seen, rng, stop).action))
        again = replay(parse(dump(record_of(table))), found)
        assert again.deals == table.deals
        told = report(again)
        assert told["variant"] == "quartet"
        assert told["winners"] == list(table.standing.winners) != []
        assert all(len(deal["tricks"]) <= 10 for deal in told["deals"])


def test_no_seat_can_tell_hidden_cards_that_change_places(found: dict[str, Variant]) -> None:
    rng, called = random.Random(9), 0
    for _ in range(15):
        table = Table(found["quartet"], {}, ("You", "Ana", "Rui", "Zé"))
        table.deal(random_layout(table.rules, rng))
        while table.in_progress:
            for seat in range(4):
                invariants.check_nothing_shows(table, seat, rng, None)
            turn(table, rng, any_kind)
        contract = contract_of(table.state.public)
        called += contract is not None and contract.called is not None
    assert called > 3


def test_its_records_are_unknown_without_it(found: dict[str, Variant]) -> None:
    table = Table(found["quartet"], {}, ("You", "Ana", "Rui", "Zé"))
    record = record_of(table)
    with pytest.raises(RecordError, match="unknown rule set"):
        replay(record, {name: variant for name, variant in found.items() if name != "quartet"})


def test_two_of_one_id_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with put_in(monkeypatch, tmp_path, quartet=QUARTET, again=QUARTET), pytest.raises(RuntimeError, match="same id"):
        variants.discover()


def test_what_it_found_is_the_callers_own() -> None:
    variants.discover().clear()
    assert len(variants.discover()) == 5


def test_none_at_all_is_an_incomplete_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(variants, "__path__", [])
    with pytest.raises(RuntimeError, match="incomplete"):
        variants.discover()
