"""``sueca-desktop verify`` and what it rests on: a deal is fair, wrong in one way, or tells of no seed."""

from __future__ import annotations

import collections
import json
from pathlib import Path
from typing import Any

import pytest

from sueca_desktop.app.game import Game
from sueca_desktop.app.settings import GameSettings
from sueca_desktop.cli import main
from sueca_desktop.engine.deal_code import DealCode, parse_code
from sueca_desktop.engine.deal_source import deal_from_seed
from sueca_desktop.engine.dealing import DealStyle
from sueca_desktop.engine.fairness import Fault
from sueca_desktop.engine.origin import Origin, OriginError, commitment, origin_of
from sueca_desktop.engine.record import dump
from sueca_desktop.engine.shuffle import seed_of_number
from sueca_desktop.rules.actions import Move
from sueca_desktop.variants import discover

NAMES = ("Eva", "Rui", "Ana", "Zé")
Json = dict[str, Any]


def match(variant: str = "sueca-bandeira", deals: int = 2, **changes: Any) -> Json:
    """The record of so many deals of a match, which no single deal can end."""
    if variant == "sueca-bandeira":
        changes = {"options": {"target": 8}, **changes}
    game = Game.begun(GameSettings(variant, NAMES, **changes))
    for i in range(deals):
        game.deal_next()
        while i + 1 < deals and game.table.to_act() is not None:
            seat = game.table.to_act()
            assert seat is not None
            game.act(Move(seat, game.table.legal(seat)[0]))
    data: Json = json.loads(dump(game.record()))
    return data


def own(record: Json, deal: int = 0) -> Json:
    keys: Json = record["deals"][deal]["sueca-desktop"]
    return keys


def verify(tmp_path: Path, record: Json, capsys: pytest.CaptureFixture[str]) -> tuple[int, Json]:
    file = tmp_path / "game.sueca.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    status = main(["verify", str(file), "--json"])
    answer: Json = json.loads(capsys.readouterr().out)
    return status, answer


def test_every_deal_of_a_match_is_fair(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = match()
    status, answer = verify(tmp_path, record, capsys)
    assert (status, answer["fair"]) == (0, True)
    for i, deal in enumerate(answer["deals"]):
        assert (deal["verdict"], deal["fault"], deal["chosen"]) == ("fair", None, False)
        assert deal["seed"] == own(record, i)["seed"]
        assert deal["commitment"] == own(record, i)["commitment"] == commitment(bytes.fromhex(deal["seed"]))


def test_a_record_of_another_program_tells_of_no_seed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = match()
    del record["deals"][1]["sueca-desktop"]
    status, answer = verify(tmp_path, record, capsys)
    assert status == 1
    assert [deal["verdict"] for deal in answer["deals"]] == ["fair", "no seed"]
    assert (answer["deals"][1]["seed"], answer["deals"][1]["commitment"]) == (None, None)


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"seed": "00" * 32}, Fault.COMMITMENT),
        ({"seed": "00" * 32, "commitment": commitment(bytes(32)), "chosen": True}, Fault.CARDS),
        ({"seed": "00" * 31}, Fault.SEED),
        ({"seed": "XY" * 32}, Fault.SEED),
        ({"seed": "AB" * 32}, Fault.SEED),
        ({"seed": 7}, Fault.SEED),
        ({"cut": "5"}, Fault.SEED),
        ({"style": "middle"}, Fault.SEED),
        ({"commitment": "0" * 64}, Fault.COMMITMENT),
        ({"commitment": None}, Fault.COMMITMENT),
        ({"cut": 5}, Fault.CUT),
        ({"style": "top"}, Fault.CUT),
        ({"cut": 0, "chosen": True}, Fault.CUT),
        ({"cut": 40, "chosen": True}, Fault.CUT),
    ],
)
def test_a_wrong_origin_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], changes: Json, fault: Fault
) -> None:
    record = match(deals=1)
    own(record).update(changes)
    status, answer = verify(tmp_path, record, capsys)
    assert (status, answer["fair"]) == (1, False)
    assert (answer["deals"][0]["verdict"], answer["deals"][0]["fault"]) == ("wrong", fault.value)


def test_other_cards_and_another_first_dealer_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = match("sueca-riscos", 1, watch=True)
    hands = record["deals"][0]["hands"]
    turned = record["deals"][0]["turned"]
    dealer = record["deals"][0]["dealer"]
    others = [seat for seat in range(4) if seat != dealer]
    hands[others[0]], hands[others[1]] = hands[others[1]], hands[others[0]]
    assert verify(tmp_path, record, capsys)[1]["deals"][0]["fault"] == Fault.CARDS.value
    seed = bytes.fromhex(own(record)["seed"])
    rules = discover()["sueca-riscos"].rules()
    layout = deal_from_seed(rules, seed, (dealer + 1) % 4)
    record["deals"][0]["dealer"] = layout.dealer
    record["deals"][0]["hands"] = [" ".join(c.code for c in hand) for hand in layout.hands]
    record["deals"][0]["turned"] = layout.turned.code if layout.turned else turned
    assert verify(tmp_path, record, capsys)[1]["deals"][0]["fault"] == Fault.DEALER.value


def test_hands_in_another_order_are_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = match(deals=1)
    record["deals"][0]["hands"] = [" ".join(sorted(hand.split())) for hand in record["deals"][0]["hands"]]
    assert verify(tmp_path, record, capsys)[0] == 0


def test_a_chosen_deal_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    settings = GameSettings("sueca-bandeira", NAMES).dealt_as(DealCode(5, dealer=2, cut_at=9))
    game = Game.begun(settings)
    game.deal_next()
    status, answer = verify(tmp_path, json.loads(dump(game.record())), capsys)
    assert status == 0
    deal = answer["deals"][0]
    assert (deal["verdict"], deal["chosen"], deal["cut"]) == ("fair", True, 9)
    assert deal["seed"] == seed_of_number(5).hex()


def test_the_same_for_a_person(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = match(deal_number=3)
    own(record, 1)["seed"] = "00" * 32
    file = tmp_path / "game.sueca.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    assert main(["verify", str(file)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "deal 1: fair (chosen by its number or seed)"
    assert lines[1].split() == ["sealed", "as", own(record)["commitment"]]
    assert lines[3] == "deal 2: wrong: its seed is not the one that was sealed (chosen by its number or seed)"
    assert lines[-1] == "1 of 2 deals fair"


@pytest.mark.parametrize("text", ["{", "[]", '{"format": "sueca-desktop/record", "version": 9}'])
def test_what_is_no_record_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str) -> None:
    file = tmp_path / "game.sueca.json"
    file.write_text(text, encoding="utf-8")
    assert main(["verify", str(file), "--json"]) == 2
    assert "error" in json.loads(capsys.readouterr().out)


@pytest.mark.parametrize(
    "origin",
    [
        Origin(bytes(range(32))),
        Origin(bytes(32), cut_at=39, style=DealStyle.TOP),
        Origin(bytes(32), style=DealStyle.BOTTOM, chosen=True),
    ],
)
def test_an_origin_is_read_as_it_was_written(origin: Origin) -> None:
    assert origin_of(json.loads(json.dumps(origin.keys()))) == origin
    with pytest.raises(OriginError):
        origin_of(origin.keys() | {"cut": True})


def test_the_sealed_text_is_what_any_tool_gives() -> None:
    """``printf '%064d' 0 | xxd -r -p | sha256sum``."""
    assert commitment(bytes(32)) == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"


@pytest.mark.slow
def test_every_card_comes_to_every_place_as_often_in_a_hundred_thousand_deals() -> None:
    """Chi-square of all cards at all places of the deal: 39 x 39 degrees of freedom, five deviations allowed."""
    rules, deals = discover()["sueca-bandeira"].rules(), 100_000
    counts: collections.Counter[tuple[object, int]] = collections.Counter()
    for number in range(deals):
        layout = deal_from_seed(rules, seed_of_number(number), 3)
        counts.update((card, place) for place, card in enumerate(c for hand in layout.hands for c in hand))
    expected = deals / 40
    chi2 = 39 / 40 * sum((counts[card, place] - expected) ** 2 / expected for card, place in counts)
    freedom = 39 * 39
    assert len(counts) == 1600
    assert abs(chi2 - freedom) < 5 * (2 * freedom) ** 0.5


def test_a_seed_is_read_in_groups_as_the_app_shows_it() -> None:
    digits = "1f0c7a9e" * 8
    grouped = " ".join(digits[i : i + 8] for i in range(0, 64, 8))
    code = DealCode(seed=bytes.fromhex(digits))
    assert parse_code(grouped) == parse_code(f"  {digits.upper()}\n") == code
    told = parse_code(grouped + " dealer 3 cut 13 top")
    assert (told.seed, told.dealer, told.cut_at, told.style) == (code.seed, 3, 13, DealStyle.TOP)
    for wrong in (digits[:-1], digits + "a", digits + "cut 13", f"{digits} {digits}"):
        with pytest.raises(ValueError, match="deal"):
            parse_code(wrong)
