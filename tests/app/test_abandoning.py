"""Abandoning a match: what it costs, what is kept of it, and that nothing else is abandoning."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from sueca_desktop.app.controller import Controller
from sueca_desktop.app.history.kept import deals_of
from sueca_desktop.app.leaving import ABANDON_COST, Cost
from sueca_desktop.app.paths import CURRENT, data_dir
from sueca_desktop.cli import main
from sueca_desktop.engine.record import GameRecord, dump, load, record_of, replay
from sueca_desktop.rules.refusals import Refused
from sueca_desktop.variants import discover
from tests.app.driving import settings

VARIANTS = sorted(discover())


@pytest.fixture
def controller(qapp: object) -> Iterator[Controller]:
    made = Controller()
    yield made
    made.close()


def kept() -> list[Path]:
    return sorted((data_dir() / "games").glob("*.sueca.json"))


def abandoned(controller: Controller) -> list[GameRecord]:
    told: list[GameRecord] = []
    controller.abandoned.connect(told.append)
    controller.abandon()
    return told


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_match_is_kept_marked_and_open_no_more(controller: Controller, variant: str) -> None:
    players = tuple("ABCDE"[: discover()[variant].seats])
    controller.new_game(settings(variant, deal_number=1, players=players))
    assert controller.abandoning is (Cost.POINTS if variant == "sueca-riscos" else Cost.MATCH)
    (told,) = abandoned(controller)
    assert controller.settings is None
    assert controller.observation is None
    assert controller.left() is None
    assert not (data_dir() / CURRENT).exists()
    (path,) = kept()
    written = json.loads(path.read_text(encoding="utf-8"))
    assert written["abandoned"] == 0
    assert len(written["deals"]) == 1
    assert load(path) == told


def test_the_history_counts_it(controller: Controller) -> None:
    controller.new_game(settings("sueca-riscos", deal_number=1))
    (record,) = abandoned(controller)
    (deal,) = deals_of(record, discover(), datetime.now(UTC))
    assert deal is not None
    assert deal.abandoned
    assert deal.points == (-ABANDON_COST, 0, 0, 0)


def test_leaving_between_deals_of_riscos_is_free(controller: Controller) -> None:
    while controller.preparation is None:  # until the lot has the user cut or deal: nothing is dealt yet
        controller.new_game(settings("sueca-riscos", deal_number=None))
    assert controller.abandoning is Cost.NOTHING
    (told,) = abandoned(controller)
    assert "abandoned" not in told.extra
    assert not (data_dir() / CURRENT).exists()


def test_nothing_can_be_abandoned_without_a_match_of_ones_own(controller: Controller) -> None:
    assert controller.abandoning is None
    with pytest.raises(Refused):
        controller.abandon()
    controller.new_game(settings("sueca-bandeira", deal_number=1, watch=True))
    assert controller.abandoning is None
    with pytest.raises(Refused):
        controller.abandon()


def test_closing_is_not_abandoning(qtbot: QtBot) -> None:
    first = Controller()
    first.new_game(settings("sueca-riscos", deal_number=1))
    before = first.observation
    first.close()
    assert "abandoned" not in (data_dir() / CURRENT).read_text(encoding="utf-8")
    assert kept() == []
    second = Controller()
    assert second.resume()
    assert second.observation == before
    second.close()


def test_a_new_game_is_not_abandoning_either(controller: Controller) -> None:
    controller.new_game(settings("sueca-riscos", deal_number=1))
    controller.new_game(settings("sueca-bandeira", deal_number=1))
    assert all("abandoned" not in path.read_text(encoding="utf-8") for path in kept())


def test_the_mark_stays_when_the_record_is_read_and_written_again(controller: Controller) -> None:
    controller.new_game(settings("sueca-bandeira", deal_number=1))
    (record,) = abandoned(controller)
    again = record_of(replay(record, discover()), record)
    assert again.extra["abandoned"] == 0
    assert json.loads(dump(again))["abandoned"] == 0


def test_an_abandoned_record_can_be_replayed(controller: Controller, capsys: pytest.CaptureFixture[str]) -> None:
    controller.new_game(settings("sueca-bandeira", deal_number=1))
    abandoned(controller)
    (path,) = kept()
    before = path.read_bytes()
    assert main(["replay", str(path), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["deals"][0]["finished"] is False
    assert path.read_bytes() == before


def test_where_it_cannot_be_kept_the_match_waits(controller: Controller, monkeypatch: pytest.MonkeyPatch) -> None:
    controller.new_game(settings("sueca-bandeira", deal_number=1))

    def full(path: Path, data: bytes) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("sueca_desktop.app.autosave.write_atomic", full)
    abandoned(controller)
    assert (data_dir() / CURRENT).exists()
    assert controller.left() is not None
