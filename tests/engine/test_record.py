"""Records as text: nothing of a record is lost, and whatever is no record is refused with a RecordError."""

import json
import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from sueca_desktop.engine.record import MAX_BYTES, GameRecord, RecordError, dump, load, parse, record_of, replay
from tests.support.deals import (
    COMBINATIONS,
    ITALIANAS,
    SUECAS,
    VARIANTS,
    any_kind,
    combination_name,
    new_table,
    play_out,
    play_script,
    random_layout,
    turn,
)
from tests.support.scripts import script_of
from tests.support.strategies import plain_json, records

Json = dict[str, Any]


def example() -> Json:
    """A finished deal and one in progress, as JSON data."""
    table = new_table("sueca-bandeira")
    play_script(table, script_of("sueca-bandeira", 61))
    table.deal(script_of("sueca-bandeira", 91).layout)
    for move in script_of("sueca-bandeira", 91).moves[:7]:
        table.act(move)
    data: Json = json.loads(dump(record_of(table)))
    return data


EXAMPLE = example()


def refused(text: str) -> RecordError:
    with pytest.raises(RecordError) as error:
        parse(text)
    assert len(str(error.value)) < 200
    assert "\n" not in str(error.value)
    return error.value


@given(records)
def test_what_is_written_is_read(record: GameRecord) -> None:
    text = dump(record)
    assert parse(text) == record
    assert parse(text.encode("utf-8").decode("utf-8")) == record
    assert json.loads(text)["format"] == "sueca-desktop/record"


@pytest.mark.parametrize(("variant", "options"), COMBINATIONS, ids=combination_name)
def test_the_shape_of_the_format(variant: str, options: dict[str, int | str]) -> None:
    table, sizes = new_table(variant, **options), {"klaberjass": [6] * 2}
    dealer = VARIANTS[variant].seats - 1
    table.deal(random_layout(table.rules, random.Random(1), dealer=dealer))
    turn(table, random.Random(1))
    data = json.loads(dump(record_of(table)))
    assert list(data) == ["format", "version", "variant", "options", "players", "deals"]
    assert (data["version"], data["variant"], data["options"]) == (1, variant, options)
    assert data["players"] == ["You", "Ana", "Rui", "Inês", "Zé"][: dealer + 1]
    (deal,) = data["deals"]
    beside = {"klaberjass": {"turned", "stock"}, **{name: {"turned"} for name in SUECAS}}.get(variant, set())
    assert set(deal) == {"dealer", "hands", "actions"} | beside
    assert deal["dealer"] == dealer
    assert [len(hand.split(" ")) for hand in deal["hands"]] == sizes.get(variant, [40 // (dealer + 1)] * (dealer + 1))
    if variant == "klaberjass":
        assert len(deal["stock"].split(" ")) == 19
    elif beside:
        assert deal["turned"] in deal["hands"][dealer].split(" ")
    seat, text = deal["actions"][0].split(" ", 1)
    assert int(seat) < dealer + 1
    if variant in SUECAS:
        assert text.removeprefix("play ") in deal["hands"][int(seat)]
    else:
        assert text.split(" ")[0] in ("pass", "bid", "take")


def test_keys_of_other_programs_stay() -> None:
    data = json.loads(json.dumps(EXAMPLE))
    data |= {"site": "Café ♠", "tags": [1, {"a": None}]}
    data["deals"][0]["seconds"] = 81.5
    record = parse(json.dumps(data))
    assert json.loads(dump(record)) == data
    table = replay(record, VARIANTS)
    assert json.loads(dump(record_of(table, record))) == data
    turn(table, random.Random(0))
    table.rewind(0, 3)
    kept = json.loads(dump(record_of(table, record)))
    assert (kept["site"], kept["tags"], kept["deals"][0]["seconds"]) == ("Café ♠", [1, {"a": None}], 81.5)


def test_a_record_may_hold_no_deal_yet() -> None:
    table = replay(parse(json.dumps(EXAMPLE | {"deals": []})), VARIANTS)
    assert table.deals == ()
    assert not table.in_progress
    assert table.to_act() is None


def test_options_left_out_are_the_defaults() -> None:
    table = replay(parse(json.dumps(EXAMPLE | {"options": {}})), VARIANTS)
    assert dict(table.rules.spec.options) == {"target": 4, "tie": "nothing", "renounce": "enforced"}


# Text that is no record


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "null", "[]", "1", '"x"', "{", "{}", "nul", "{'a': 1}", "\ufeff" + json.dumps(EXAMPLE), "{} {}"),
        *("NaN", "Infinity", "-Infinity", "[" * 100_000, '{"a":' * 100_000, "9" * 5000, "\x00", "{/*x*/}"),
    ],
    ids=lambda text: repr(text)[:16],
)
def test_not_json_or_not_an_object(text: str) -> None:
    error = refused(text)
    assert (error.deal, error.action) == (None, None)


@pytest.mark.parametrize(
    "value",
    [
        *("NaN", "Infinity", "-Infinity", "1e999", "-1e999", '"\\ud800"', '"\\udfff x"', '{"\\ud800": 1}'),
        *('{"a": 1, "a": 1}', "[" * 101 + "]" * 101, "[" * 900 + "]" * 900, '{"a":' * 200 + "1" + "}" * 200),
    ],
    ids=lambda value: repr(value)[:16],
)
def test_what_could_not_be_written_again_is_refused_wherever_it_stands(value: str) -> None:
    refused(json.dumps(EXAMPLE | {"x": "HERE"}).replace('"HERE"', value))
    refused(json.dumps(EXAMPLE | {"options": {"target": "HERE"}}).replace('"HERE"', value))
    data = json.loads(json.dumps(EXAMPLE))
    data["deals"][1]["x"] = ["HERE"]
    refused(json.dumps(data).replace('"HERE"', value))


def test_a_whole_surrogate_pair_is_an_ordinary_letter() -> None:
    record = parse(json.dumps(EXAMPLE | {"players": ["🂡", "Ana", "Rui", "Zé"]}))  # written as \ud83c\udca1
    assert record.players[0] == "🂡"
    assert "🂡" in dump(record)


@pytest.mark.parametrize(
    "value",
    [None, 0, 2, -1, True, 1.0, "1", [1], 10**4000],
    ids=lambda value: repr(value)[:16],
)
def test_versions_that_are_not_read(value: object) -> None:
    error = refused(json.dumps(EXAMPLE | {"version": value}))
    assert (error.deal, error.action) == (None, None)
    assert "version" in str(error)


@pytest.mark.parametrize("key", ["format", "version", "variant", "options", "players", "deals"])
def test_a_key_that_is_missing_or_of_another_kind(key: str) -> None:
    refused(json.dumps({k: v for k, v in EXAMPLE.items() if k != key}))
    for wrong in (None, 1.5, True, [[1]], [None], {"a": "b"}, "x", 7):
        if key == "options" and isinstance(wrong, dict):
            continue
        if key == "variant" and isinstance(wrong, str):
            continue
        error = refused(json.dumps(EXAMPLE | {key: wrong}))
        assert error.action is None


WRONG: dict[str, list[object]] = {
    "dealer": [None, "3", 3.0, True, False, [3]],
    "hands": [None, "AS", {}, [None] * 4, [["AS"]] * 4, [1, 2, 3, 4]],
    "actions": [None, "", {}, [None], [["0", "play"]], [0]],
    "turned": [5, True, ["AS"], {}],
    "stock": [5, True, ["AS"], {}],
}


@pytest.mark.parametrize(("key", "value"), [(key, value) for key, values in WRONG.items() for value in values], ids=str)
@pytest.mark.parametrize("index", [0, 1])
def test_a_deal_of_another_shape_is_named(key: str, value: object, index: int) -> None:
    data = json.loads(json.dumps(EXAMPLE))
    data["deals"][index][key] = value
    error = refused(json.dumps(data))
    assert (error.deal, error.action) == (index, None)


@pytest.mark.parametrize("key", ["dealer", "hands", "actions"])
def test_a_deal_without_one_of_its_keys_is_named(key: str) -> None:
    data = json.loads(json.dumps(EXAMPLE))
    del data["deals"][1][key]
    assert refused(json.dumps(data)).deal == 1


@pytest.mark.parametrize("deal", [None, 1, "x", []])
def test_a_deal_that_is_no_object_is_named(deal: object) -> None:
    assert refused(json.dumps(EXAMPLE | {"deals": [EXAMPLE["deals"][0], deal]})).deal == 1


# Files


def test_a_file_is_read(tmp_path: Path) -> None:
    path = tmp_path / "a.sueca.json"
    path.write_bytes(json.dumps(EXAMPLE, ensure_ascii=False).encode("utf-8"))
    assert load(path) == parse(json.dumps(EXAMPLE))


@pytest.mark.parametrize(
    "data",
    [
        *(b"", b"\xff", b"\xef\xbb\xbf" + json.dumps(EXAMPLE).encode(), json.dumps(EXAMPLE).encode("utf-16")),
        *(
            json.dumps(EXAMPLE, ensure_ascii=False).encode("latin-1"),
            b'{"a": "\xed\xa0\x80"}',
            b'"\xc0\x80"',
            bytes(100),
        ),
    ],
    ids=lambda data: repr(data)[:16],
)
def test_a_file_that_is_not_utf8_or_no_json(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "bad.sueca.json"
    path.write_bytes(data)
    with pytest.raises(RecordError):
        load(path)


def test_the_largest_file_and_one_byte_more(tmp_path: Path) -> None:
    path = tmp_path / "large.sueca.json"
    text = json.dumps(EXAMPLE)
    path.write_text(text + " " * (MAX_BYTES - len(text)), encoding="utf-8")
    assert load(path) == parse(text)
    path.write_text(text + " " * (MAX_BYTES - len(text) + 1), encoding="utf-8")
    with pytest.raises(RecordError, match="larger than 16 MiB"):
        load(path)


def test_a_file_that_is_not_there_or_is_a_folder(tmp_path: Path) -> None:
    for path in (tmp_path / "none.sueca.json", tmp_path):
        with pytest.raises(RecordError, match="cannot be read"):
            load(path)


# Nothing but a RecordError, whatever is read


def paths(data: object, here: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """Where each value of a JSON value stands."""
    found = [here]
    if isinstance(data, dict | list):
        items = data.items() if isinstance(data, dict) else enumerate(data)
        for key, value in items:
            found += paths(value, (*here, key))
    return found


def other_example(variant: str) -> Json:
    """Two finished deals and one in progress, with whatever is said in them."""
    rng, table = random.Random(variant), new_table(variant)
    for _ in range(2):
        table.deal(random_layout(table.rules, rng, table.next_dealer))
        play_out(table, rng, any_kind)
    table.deal(random_layout(table.rules, rng, table.next_dealer))
    for _ in range(12):
        turn(table, rng, any_kind)
    data: Json = json.loads(dump(record_of(table)))
    return data


EXAMPLES = [EXAMPLE, *(other_example(variant) for variant in (*ITALIANAS, "klaberjass"))]
PLACES = [(example, place) for example in EXAMPLES for place in paths(example)[1:]]
CONFUSING = st.sampled_from(
    [
        "",
        "0",
        "pass",
        "accuse 0",
        "0 accuse 1",
        "0 play AS",
        *("0 bid 61", "1 bid nulls", "1 take", "0 name S", "1 exchange", "0 sequence AS KS QS", "1 call H AH"),
        *("0 play KH bella", "1 bid 070", "1 bid 65.0", "1 call H", "1 sequence AS KS", "1 pass pass"),
        "AS",
        "sueca-riscos",
        "allowed",
        "٣",
        10**4000,
        -1,
        4,
        True,
    ]
)


@given(st.sampled_from(PLACES), st.one_of(plain_json, CONFUSING), st.booleans())
@settings(max_examples=300)
def test_one_value_replaced(where: tuple[Json, tuple[str | int, ...]], value: object, remove: bool) -> None:
    """The record is read and replayed all the same, or refused."""
    example, place = where
    data = json.loads(json.dumps(example))
    inner: Any = data
    for key in place[:-1]:
        inner = inner[key]
    if remove:
        del inner[place[-1]]
    else:
        inner[place[-1]] = value
    try:
        table = replay(parse(json.dumps(data)), VARIANTS)
    except RecordError as error:
        assert len(str(error)) < 200  # noqa: PT017 - most, not all, are refused
    else:
        assert replay(record_of(table), VARIANTS).deals == table.deals


@given(st.data())
@settings(max_examples=200, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_bytes_replaced(tmp_path: Path, data: st.DataObject) -> None:
    text = json.dumps(EXAMPLE, ensure_ascii=False).encode("utf-8")
    start = data.draw(st.integers(0, len(text)))
    stop = min(len(text), start + data.draw(st.integers(0, 40)))
    path = tmp_path / "fuzzed.sueca.json"
    path.write_bytes(text[:start] + data.draw(st.binary(max_size=8)) + text[stop:])
    try:
        replay(load(path), VARIANTS)
    except RecordError as error:
        assert len(str(error)) < 200  # noqa: PT017 - a few bytes may well change nothing that counts


@given(records)
def test_whatever_has_the_shape_is_replayed_or_refused(record: GameRecord) -> None:
    with pytest.raises(RecordError):  # it is never a game: no such text is a rule set
        replay(record, VARIANTS)
