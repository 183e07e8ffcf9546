"""What a reader of records refuses (FORMATS.md, "Game record"), and which deal and action it names."""

import json
from typing import Any

import pytest

from sueca_desktop.engine.record import RecordError, dump, parse, record_of, replay
from sueca_desktop.engine.table import Table
from sueca_desktop.rules.options import OptionValue
from tests.support.deals import SUECAS, VARIANTS, new_table, play_script
from tests.support.scripts import every_trick, script_of

Json = dict[str, Any]


def data_of(table: Table) -> Json:
    data: Json = json.loads(dump(record_of(table)))
    return data


def two_deals(variant: str, **options: OptionValue) -> Json:
    """Two finished deals, one more begun."""
    table = new_table(variant, **options)
    for points in (61, 60):
        play_script(table, script_of(variant, points))
    table.deal(script_of(variant, 91).layout)
    for move in script_of(variant, 91).moves[:6]:
        table.act(move)
    return data_of(table)


def where(data: Json) -> tuple[int | None, int | None, str]:
    with pytest.raises(RecordError) as error:
        replay(parse(json.dumps(data)), VARIANTS)
    message = str(error.value)
    assert message.isprintable()
    assert 5 < len(message) < 200
    return error.value.deal, error.value.action, message


@pytest.fixture(params=SUECAS)
def data(request: pytest.FixtureRequest) -> Json:
    return two_deals(request.param)


def test_as_it_is_the_record_is_fine(data: Json) -> None:
    table = replay(parse(json.dumps(data)), VARIANTS)
    assert len(table.deals) == 3
    assert table.in_progress


# The cards


def exchange(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new)


@pytest.mark.parametrize("deal", [0, 1, 2])
def test_a_wrong_pack(data: Json, deal: int) -> None:
    hands = data["deals"][deal]["hands"]
    first, second = hands[0].split(" ")[:2]
    for wrong in ("8S", "9H", "TD", second):  # of another pack, or twice
        changed = json.loads(json.dumps(data))
        changed["deals"][deal]["hands"][0] = exchange(hands[0], first, wrong)
        assert where(changed)[:2] == (deal, None)


@pytest.mark.parametrize("wrong", ["1S", "10S", "as", "A", "ASS", "", "AS,", "AS\t"])
def test_a_hand_with_what_is_no_card(data: Json, wrong: str) -> None:
    data["deals"][1]["hands"][2] = " ".join([*data["deals"][1]["hands"][2].split(" ")[:9], wrong])
    assert where(data)[:2] == (1, None)


@pytest.mark.parametrize("space", ["  ", "\t", "\n", "\u00a0", ", ", "\u2003"])
def test_cards_not_one_space_apart(data: Json, space: str) -> None:
    data["deals"][0]["hands"][0] = data["deals"][0]["hands"][0].replace(" ", space)
    assert where(data)[:2] == (0, None)


def test_a_card_long_as_a_book(data: Json) -> None:
    data["deals"][0]["hands"][0] = "A" * 1_000_000
    assert where(data)[:2] == (0, None)


def test_wrong_hand_sizes(data: Json) -> None:
    hands = data["deals"][1]["hands"]
    a, b = hands[0].split(" "), hands[1].split(" ")
    for sizes in (
        [" ".join([*a, b[0]]), " ".join(b[1:]), *hands[2:]],
        [" ".join(a[1:]), *hands[1:]],
        [" ".join([*a, "AS"]), *hands[1:]],
        hands[:3],
        [*hands, hands[0]],
        [],
        ["", *hands[1:]],
    ):
        changed = json.loads(json.dumps(data))
        changed["deals"][1]["hands"] = sizes
        assert where(changed)[:2] == (1, None)


def test_a_turned_card_that_is_not_the_dealers(data: Json) -> None:
    deal = data["deals"][1]
    other = deal["hands"][(deal["dealer"] + 1) % 4].split(" ")[0]
    for wrong in (other, "8S", "X", "", "AS 7S", None):
        deal["turned"] = wrong
        assert where(data)[:2] == (1, None)
    del deal["turned"]
    assert where(data)[:2] == (1, None)


@pytest.mark.parametrize("stock", ["AS", "8S 9S", "", "X"])
def test_a_stock_where_the_game_has_none(data: Json, stock: str) -> None:
    data["deals"][0]["stock"] = stock
    assert where(data)[:2] == (0, None)


@pytest.mark.parametrize("dealer", [-1, 4, 5, 1000, 10**4000])
def test_a_dealer_that_does_not_exist(data: Json, dealer: int) -> None:
    data["deals"][2]["dealer"] = dealer
    assert where(data)[:2] == (2, None)


def test_another_dealer_is_taken_as_given(data: Json) -> None:
    """The deal need not pass on as the rules have it: only who leads follows from it."""
    table = new_table(data["variant"])
    for _ in range(3):
        play_script(table, script_of(data["variant"], 60))
    dealers = [deal["dealer"] for deal in data_of(table)["deals"]]
    assert len(set(dealers)) == 1
    assert len(replay(parse(dump(record_of(table))), VARIANTS).deals) == 3


# The actions


def test_out_of_turn(data: Json) -> None:
    actions = data["deals"][1]["actions"]
    for i in (0, 1, 17, 39):
        changed = json.loads(json.dumps(data))
        seat, rest = actions[i].split(" ", 1)
        changed["deals"][1]["actions"][i] = f"{(int(seat) + 1) % 4} {rest}"
        assert where(changed)[:2] == (1, i)


@pytest.mark.parametrize("seat", ["4", "5", "9", "10", "9999"])
def test_a_seat_that_does_not_exist(data: Json, seat: str) -> None:
    actions = data["deals"][1]["actions"]
    actions[3] = f"{seat} {actions[3].split(' ', 1)[1]}"
    assert where(data)[:2] == (1, 3)
    assert "seat" in where(data)[2]


@pytest.mark.parametrize("seat", ["-1", "+0", "00", "01", "٠", "²", "0.0", "0x0", "", "a", "10000", "1" * 5000])
def test_a_seat_not_written_plainly(data: Json, seat: str) -> None:
    actions = data["deals"][1]["actions"]
    actions[3] = f"{seat} {actions[3].split(' ', 1)[1]}"
    assert where(data)[:2] == (1, 3)


def test_a_card_played_twice_or_never_held(data: Json) -> None:
    actions = data["deals"][0]["actions"]
    own = [i for i, text in enumerate(actions) if text[0] == actions[0][0]]
    actions[own[1]] = actions[own[0]]
    assert where(data)[:2] == (0, own[1])
    actions[0] = actions[0][:7] + "TS"
    assert where(data)[:2] == (0, 0)


def test_a_suit_not_followed(data: Json) -> None:
    """Wherever a seat had to follow and holds another suit, playing that is refused there."""
    table = new_table(data["variant"])
    script = script_of(data["variant"], 61)
    table.deal(script.layout)
    tried = 0
    for i, move in enumerate(script.moves):
        seen = table.observe(move.seat)
        for c in seen.hand - seen.playable:
            changed = json.loads(json.dumps(data))
            changed["deals"][0]["actions"][i] = f"{move.seat} play {c.code}"
            deal, action, message = where(changed)
            assert (deal, action) == (0, i)
            assert "follow" in message
            tried += 1
            break
        table.act(move)
    assert tried > 10


@pytest.mark.parametrize(
    "text",
    [
        *("{seat} pass", "{seat} take", "{seat} exchange", "{seat} name H", "{seat} bid 70", "{seat} bid nulls"),
        *("{seat} call H AH", "{seat} sequence AS KS QS", "{seat} accuse {next}", "{seat} play {card} bella"),
    ],
)
def test_actions_of_other_games_or_moments(data: Json, text: str) -> None:
    actions = data["deals"][1]["actions"]
    seat, _, card = actions[5].split(" ")
    actions[5] = text.format(seat=seat, next=(int(seat) + 1) % 4, card=card)
    assert where(data)[:2] == (1, 5)


@pytest.mark.parametrize(
    "change",
    [
        *(
            "{0}",
            "{0} {1}",
            "{0} {2}",
            "{0} {1} {2} {2}",
            "{0} {1} {2} ",
            " {0} {1} {2}",
            "{0}  {1} {2}",
            "{0}\t{1} {2}",
        ),
        *("{0} {1} {2} now", "{0} Play {2}", "{0} plays {2}", "{1} {2}", "", " ", "{0} {1} {2}\n", "{0} {1} X{2}"),
    ],
)
def test_words_missing_or_to_spare(data: Json, change: str) -> None:
    actions = data["deals"][1]["actions"]
    actions[8] = change.format(*actions[8].split(" "))
    assert where(data)[:2] == (1, 8)


def test_anything_after_a_finished_deal(data: Json) -> None:
    actions = data["deals"][1]["actions"]
    actions.append(actions[-1])
    assert where(data)[:2] == (1, 40)


@pytest.mark.parametrize("accused", ["4", "9", "-1", "01", "+1", "١", "", "x", "1 1"])
def test_accusing_nobody(accused: str) -> None:
    data = two_deals("sueca-riscos", renounce="allowed")
    data["deals"][1]["actions"].insert(4, f"0 accuse {accused}")
    assert where(data)[:2] == (1, 4)


@pytest.mark.parametrize("variant", SUECAS)
@pytest.mark.parametrize(("accuser", "accused"), [(0, 1), (0, 2), (0, 0), (4, 1), (1, 3), (3, 0)])
def test_an_untrue_accusation_is_refused(variant: str, accuser: int, accused: int) -> None:
    data = two_deals(variant, renounce="allowed")
    data["deals"][1]["actions"].insert(39, f"{accuser} accuse {accused}")
    assert where(data)[:2] == (1, 39)


# Deals after each other


def test_a_deal_after_an_unfinished_one_names_the_unfinished(data: Json) -> None:
    del data["deals"][1]["actions"][-1]
    assert where(data)[:2] == (1, None)
    data["deals"][0]["actions"] = []
    assert where(data)[:2] == (0, None)


def test_a_deal_after_the_match_is_over() -> None:
    table = new_table("sueca-bandeira")
    play_script(table, every_trick("sueca-bandeira"))
    data = data_of(table)
    assert len(replay(parse(json.dumps(data)), VARIANTS).deals) == 1
    data["deals"].append(data["deals"][0])
    assert where(data)[:2] == (1, None)
    data["options"] = {"target": 8}
    assert len(replay(parse(json.dumps(data)), VARIANTS).deals) == 2


def test_no_match_of_riscos_is_ever_over() -> None:
    table = new_table("sueca-riscos")
    for _ in range(12):
        play_script(table, every_trick("sueca-riscos"))
    assert len(replay(parse(json.dumps(data_of(table))), VARIANTS).deals) == 12


# The rule set


@pytest.mark.parametrize("variant", ["", "sueca", "Sueca-Riscos", "sueca-riscos ", "x" * 1_000_000, "\u202e", "a\nb"])
def test_an_unknown_rule_set(data: Json, variant: str) -> None:
    assert where(data | {"variant": variant})[:2] == (None, None)


WRONG_VALUES: list[object] = [None, True, False, 1, 1.0, "", "Allowed", "allowed ", [], {}, ["allowed"], "x" * 10_000]


@pytest.mark.parametrize("value", WRONG_VALUES, ids=lambda value: str(value)[:16])
def test_an_unknown_option_value(data: Json, value: object) -> None:
    assert where(data | {"options": {"renounce": value}})[:2] == (None, None)


@pytest.mark.parametrize("value", [4.0, 8.0, "4", True, 0, 5, -4, 10**4000, None], ids=lambda value: str(value)[:16])
def test_a_number_that_is_no_value_of_the_option(value: object) -> None:
    data = two_deals("sueca-bandeira")
    assert where(data | {"options": {"target": value}})[:2] == (None, None)


@pytest.mark.parametrize("name", ["", "Renounce", "limit", "end", "x" * 10_000, "a\nb"], ids=lambda name: name[:16])
def test_an_unknown_option(data: Json, name: str) -> None:
    assert where(data | {"options": {name: "allowed"}})[:2] == (None, None)


def test_an_option_of_another_rule_set() -> None:
    data = two_deals("sueca-riscos")
    assert where(data | {"options": {"tie": "nothing"}})[:2] == (None, None)


@pytest.mark.parametrize("count", [0, 1, 3, 5, 100])
def test_players_too_few_or_too_many(data: Json, count: int) -> None:
    assert where(data | {"players": ["A"] * count})[:2] == (None, None)
