"""What a reader of records refuses in the games with auctions, calls and melds, and which deal and action it names."""

import json
import random
from typing import Any

import pytest

from sueca_desktop.engine.record import RecordError, dump, parse, record_of, replay
from sueca_desktop.engine.table import Table
from tests.support.deals import ITALIANAS, VARIANTS, Script, any_kind, new_table, play_out, play_script, random_layout
from tests.support.italiana import every_trick, five_passes, nulls, with_points
from tests.support.klaberjass import KLABERJASS, layout, table_of

Json = dict[str, Any]
HEARTS = layout("QH JH 7H AS KS QS", "AC KC QC 8S 8D 9H", "KH", "8H 7D 9D", "7S 9S TD")
SAID = ("1 take", "1 exchange", "1 sequence KH QH JH", "1 pass", "0 sequence AC KC QC", "0 pass")


def data_of(table: Table) -> Json:
    data: Json = json.loads(dump(record_of(table)))
    return data


def where(data: Json) -> tuple[int | None, int | None]:
    with pytest.raises(RecordError) as error:
        replay(parse(json.dumps(data)), VARIANTS)
    message = str(error.value)
    assert message.isprintable()
    assert 5 < len(message) < 200
    return error.value.deal, error.value.action


def klaberjass() -> Json:
    return data_of(table_of(HEARTS, *SAID))


def italiana(variant: str) -> Json:
    table = new_table(variant)
    play_script(table, with_points(variant, 80, 80))
    return data_of(table)


def changed(data: Json, index: int, text: str) -> Json:
    """A copy in which the action at ``index`` of the first deal reads ``text``."""
    copy: Json = json.loads(json.dumps(data))
    copy["deals"][0]["actions"][index] = text
    return copy


# The cards


@pytest.mark.parametrize("variant", ITALIANAS)
def test_an_italiana_turns_no_card_and_has_no_stock(variant: str) -> None:
    data = italiana(variant)
    for key in ("turned", "stock"):
        copy = json.loads(json.dumps(data))
        copy["deals"][0][key] = data["deals"][0]["hands"][0].split(" ")[0]
        assert where(copy) == (0, None)


@pytest.mark.parametrize("variant", [*ITALIANAS, KLABERJASS])
def test_a_card_twice_or_of_another_pack_or_too_many(variant: str) -> None:
    data = klaberjass() if variant == KLABERJASS else italiana(variant)
    hands = data["deals"][0]["hands"]
    cards = hands[1].split(" ")
    for wrong in (
        cards[1:],
        [*cards, hands[0][:2]],
        [hands[0][:2], *cards[1:]],
        ["2S", "9S", *cards[2:]],
        ["X", *cards],
    ):
        copy = json.loads(json.dumps(data))
        copy["deals"][0]["hands"][1] = " ".join(wrong)
        assert where(copy) == (0, None)
    for wrong_hands in (hands[:-1], [*hands, hands[0]], []):
        copy = json.loads(json.dumps(data))
        copy["deals"][0]["hands"] = wrong_hands
        assert where(copy) == (0, None)


def test_klaberjass_needs_the_turned_card_and_the_whole_stock() -> None:
    data = klaberjass()
    stock = data["deals"][0]["stock"].split(" ")
    for key in ("turned", "stock"):
        for wrong in (None, "", "AS", "2S", "9H 9H"):
            copy = json.loads(json.dumps(data))
            copy["deals"][0][key] = wrong
            assert where(copy) == (0, None)
        copy = json.loads(json.dumps(data))
        del copy["deals"][0][key]
        assert where(copy) == (0, None)
    for cards in (stock[:-1], [*stock, "AS"], [stock[0], *stock[:-1]], ["6S", *stock[1:]]):
        copy = json.loads(json.dumps(data))
        copy["deals"][0]["stock"] = " ".join(cards)
        assert where(copy) == (0, None)


def test_klaberjass_hands_are_six_as_dealt_not_nine() -> None:
    data = klaberjass()
    deal = data["deals"][0]
    stock = deal["stock"].split(" ")
    deal["hands"] = [f"{deal['hands'][0]} {' '.join(stock[3:6])}", f"{deal['hands'][1]} {' '.join(stock[:3])}"]
    deal["stock"] = " ".join(stock[6:])
    assert where(data) == (0, None)


def test_the_order_of_the_stock_says_who_gets_what() -> None:
    """With the two packets the other way about the sequences are no longer held."""
    data = klaberjass()
    stock = data["deals"][0]["stock"].split(" ")
    plays = data["deals"][0]["actions"]
    data["deals"][0]["stock"] = " ".join([*stock[3:6], *stock[:3], *stock[6:]])
    plays += ["1 play 8H"]  # came with elder's three
    assert where(data) == (0, len(plays) - 1)


@pytest.mark.parametrize(("variant", "dealer"), [("italiana-nulos", 5), ("italiana-fives", -1), (KLABERJASS, 2)])
def test_a_dealer_that_does_not_exist(variant: str, dealer: int) -> None:
    data = klaberjass() if variant == KLABERJASS else italiana(variant)
    data["deals"][0]["dealer"] = dealer
    assert where(data) == (0, None)


# Auctions and calls


@pytest.mark.parametrize("variant", ITALIANAS)
@pytest.mark.parametrize(
    "bid", ["bid 60", "bid 121", "bid 080", "bid +80", "bid 80.0", "bid", "bid 80 90", "bid Nulls", "bid -80", "bid ٨٠"]
)
def test_what_is_no_bid(variant: str, bid: str) -> None:
    data = italiana(variant)
    seat = data["deals"][0]["actions"][0][0]
    assert where(changed(data, 0, f"{seat} {bid}")) == (0, 0)


@pytest.mark.parametrize("variant", ITALIANAS)
def test_a_bid_no_higher_or_out_of_turn_or_after_a_pass(variant: str) -> None:
    data = italiana(variant)
    first, second, third = (text[0] for text in data["deals"][0]["actions"][:3])
    assert where(changed(data, 1, f"{second} bid 80")) == (0, 1)
    assert where(changed(data, 1, f"{second} bid 75")) == (0, 1)
    assert where(changed(data, 1, f"{third} pass")) == (0, 1)
    assert where(changed(data, 1, f"{first} bid 85")) == (0, 1)
    assert where(changed(data, 5, f"{second} bid 85")) == (0, 5)


@pytest.mark.parametrize("number", [64, 66, 71, 99])
def test_bids_by_fives_are_by_fives(number: int) -> None:
    assert where(changed(italiana("italiana-fives"), 0, f"0 bid {number}")) == (0, 0)
    assert where(changed(italiana("italiana-fives"), 0, "0 bid nulls")) == (0, 0)


def test_nulls_after_points_or_a_second_time() -> None:
    data = italiana("italiana-nulos")
    assert where(changed(data, 1, "2 bid nulls")) == (0, 1)
    assert where(changed(changed(data, 0, "1 bid nulls"), 1, "2 bid nulls")) == (0, 1)


@pytest.mark.parametrize("variant", ITALIANAS)
def test_a_call_of_a_held_card_or_of_none(variant: str) -> None:
    data = italiana(variant)
    seat = data["deals"][0]["actions"][5][0]
    held = data["deals"][0]["hands"][int(seat)].split(" ")
    for text in (
        f"call H {held[0]}",
        "call H",
        "call AH",
        "call X AS",
        "call H 8S",
        "call H TS",
        "call h AS",
        "take",
        "pass",
    ):
        assert where(changed(data, 5, f"{seat} {text}")) == (0, 5)
    assert where(changed(data, 5, f"{seat} play {held[0]}")) == (0, 5)  # no call at all


def test_nulls_are_not_called_for_and_end_with_the_first_trick_taken() -> None:
    table = new_table("italiana-nulos")
    play_script(table, nulls(3))
    data = data_of(table)
    assert where(changed(data, 5, "1 call H AS")) == (0, 5)
    actions = data["deals"][0]["actions"]
    assert len(actions) == 5 + 15
    actions.append(actions[-1])
    assert where(data) == (0, 20)


@pytest.mark.parametrize("variant", ITALIANAS)
def test_nothing_follows_five_passes(variant: str) -> None:
    table = new_table(variant)
    play_script(table, five_passes(variant))
    data = data_of(table)
    data["deals"][0]["actions"].append("1 bid 65")
    assert where(data) == (0, 5)


def test_nothing_is_dealt_after_a_shared_win() -> None:
    table = new_table("italiana-fives", target=5)
    capote: Script = every_trick("italiana-fives")
    for _ in range(3):
        play_script(table, capote)
    data = data_of(table)
    data["deals"].append(data["deals"][0])
    assert where(data) == (3, None)


# Trump making and announcements


@pytest.mark.parametrize(
    ("index", "text"),
    [
        *((0, "0 take"), (0, "1 name S"), (0, "1 take H"), (0, "1 exchange"), (0, "1 play AS"), (0, "1 bid 61")),
        *((1, "0 exchange"), (1, "1 exchange KH"), (1, "1 name S"), (1, "1 take"), (1, "1 play QH")),
        *((2, "1 exchange"), (2, "1 sequence KH QH"), (2, "1 sequence KH QH JH TH"), (2, "1 sequence JH QH KH")),
        *((2, "1 sequence kh qh jh"), (2, "1 sequence"), (2, "1 sequence KH  QH JH"), (2, "1 sequence AC KC QC")),
        *((3, "1 sequence AS KS QS"), (3, "0 pass"), (4, "1 pass"), (4, "0 exchange"), (5, "0 sequence AC KC QC")),
        *((5, "1 play QH"), (5, "0 pass pass")),
    ],
)
def test_an_action_of_another_moment(index: int, text: str) -> None:
    assert where(changed(klaberjass(), index, text)) == (0, index)


def test_the_pass_that_ends_the_announcements_is_always_written() -> None:
    data = klaberjass()
    del data["deals"][0]["actions"][3]
    assert where(data) == (0, 3)


def test_only_any_trump_exchanges_for_another_suit() -> None:
    data = data_of(table_of(layout("7S AS KS", "QH JH AD", "TH"), "1 pass", "0 pass", "1 name S", "1 exchange"))
    data["options"] = {"exchange": "turned-suit"}
    assert where(data) == (0, 3)


def test_the_turned_suit_cannot_be_named() -> None:
    data = data_of(table_of(HEARTS, "1 pass", "0 pass", "1 name S"))
    assert where(changed(data, 2, "1 name H")) == (0, 2)
    assert where(changed(data, 2, "1 name")) == (0, 2)


def test_a_led_trump_not_beaten_and_a_suit_not_trumped() -> None:
    data = klaberjass()
    actions = data["deals"][0]["actions"]
    actions += ["1 play 8H", "0 play AC"]
    assert where(data) == (0, len(actions) - 1)
    actions[-2:] = ["1 play 7D", "0 play 9H"]  # seat 0 has diamonds
    assert where(data) == (0, len(actions) - 1)


def test_bella_not_with_the_first_nor_with_another_card() -> None:
    data = klaberjass()
    for text in ("1 play KH bella", "1 play JH bella", "1 play KH Bella", "1 bella"):
        copy = json.loads(json.dumps(data))
        copy["deals"][0]["actions"].append(text)
        assert where(copy) == (0, len(SAID))


@pytest.mark.parametrize("variant", [*ITALIANAS, KLABERJASS])
def test_there_is_no_accusing(variant: str) -> None:
    table, rng = new_table(variant), random.Random(5)
    table.deal(random_layout(table.rules, rng))
    play_out(table, rng, any_kind)
    data = data_of(table)
    data["deals"][0]["actions"].insert(4, "0 accuse 1")
    assert where(data) == (0, 4)


OPTIONS: list[tuple[str, dict[str, object]]] = [
    ("italiana-nulos", {"end": "points", "limit": 5}),
    ("italiana-nulos", {"end": "hands", "limit": 20}),
    ("italiana-nulos", {"limit": 5}),
    ("italiana-nulos", {"end": "deals"}),
    ("italiana-nulos", {"limit": "10"}),
    ("italiana-fives", {"target": 4}),
    ("italiana-fives", {"limit": 10}),
    ("italiana-fives", {"target": True}),
    (KLABERJASS, {"target": 501}),
    (KLABERJASS, {"exchange": "any"}),
    (KLABERJASS, {"equal-sequence": "elder"}),
]


@pytest.mark.parametrize(("variant", "options"), OPTIONS, ids=str)
def test_options_and_values_that_do_not_exist_or_go_together(variant: str, options: dict[str, object]) -> None:
    data = klaberjass() if variant == KLABERJASS else italiana(variant)
    assert where(data | {"options": options}) == (None, None)
