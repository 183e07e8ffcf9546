"""Requests read: the very observation that the seat has at the table, or what is wrong with them."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from sueca_desktop import variants
from sueca_desktop.ai.player import Budget
from sueca_desktop.answering.question import question
from sueca_desktop.engine.projection import observe
from sueca_desktop.engine.table import Table
from sueca_desktop.rules.options import OptionValue
from tests.answering.requests import SIMPLE, request_of
from tests.support.deals import COMBINATIONS, VARIANTS, any_kind, combination_name, new_table, random_layout, turn
from tests.support.invariants import swapped
from tests.support.made_up import QUARTET, put_in


@pytest.mark.parametrize(("variant", "options"), COMBINATIONS, ids=combination_name)
def test_a_request_is_the_observation(variant: str, options: dict[str, OptionValue]) -> None:
    """At every decision of some deals of a match, totals, doubled stakes and passed-out deals included."""
    rng = random.Random(f"{variant} {options}")
    table = new_table(variant, **options)
    for _ in range(2):
        if table.standing.over:
            break
        table.deal(random_layout(table.rules, rng))
        while table.in_progress:
            seat = table.to_act()
            assert seat is not None
            assert question(request_of(table), VARIANTS).observation == table.observe(seat)
            turn(table, rng, any_kind)


def test_a_request_of_a_sixth_rule_set(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with put_in(monkeypatch, tmp_path, quartet=QUARTET):
        found = variants.discover()
        for seed in range(6):
            rng = random.Random(seed)
            table = Table(found["quartet"], {}, ("You", "Ana", "Rui", "Zé"))
            table.deal(random_layout(table.rules, rng))
            while (seat := table.to_act()) is not None:
                assert question(request_of(table), found).observation == table.observe(seat)
                turn(table, rng, any_kind)


def test_after_a_tie_the_stake_is_told() -> None:
    asked = question(SIMPLE | {"stake": 2, "deals": 3}, VARIANTS)
    assert (asked.observation.standing.stake, asked.observation.standing.deals) == (2, 3)


def test_hidden_cards_change_no_question() -> None:
    """Whatever the other hands are, the question is the same: they are not in the request."""
    rng = random.Random(4)
    for variant in VARIANTS:
        table = new_table(variant)
        table.deal(random_layout(table.rules, rng))
        while table.in_progress:
            seat = table.to_act()
            assert seat is not None
            asked = question(request_of(table), VARIANTS).observation
            assert asked == observe(table.rules, swapped(table.state, seat, rng), seat, asked.standing)
            turn(table, rng, any_kind)


def test_what_may_be_left_out() -> None:
    few = {key: SIMPLE[key] for key in ("variant", "level", "seat", "dealer", "hand", "actions", "turned")}
    asked = question(few, VARIANTS)
    assert asked.budget == Budget(time_ms=1000, worlds=None)
    assert asked.seed == 0
    assert asked.observation.standing.totals == (0, 0, 0, 0)
    nulls = dict.fromkeys(("options", "seed", "time_ms", "worlds", "totals", "exposed", "deals", "stake"))
    assert question(few | nulls, VARIANTS) == asked
    assert question(few | {"comment": [{}]}, VARIANTS) == asked


@pytest.mark.parametrize(
    ("given", "budget"),
    [
        ({"time_ms": 50}, Budget(50)),
        ({"worlds": 30}, Budget(1000, 30)),
        ({"worlds": 30, "time_ms": 50}, Budget(50, 30)),
        ({"worlds": None, "time_ms": 50}, Budget(50)),
    ],
)
def test_the_budget(given: dict[str, Any], budget: Budget) -> None:
    few = {key: value for key, value in SIMPLE.items() if key != "worlds"}
    assert question(few | given, VARIANTS).budget == budget


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"variant": "bridge"}, "unknown rule set: 'bridge'"),
        ({"variant": None}, '"variant" is not of the right kind'),
        ({"options": {"target": 5}}, "option 'target' cannot be '5'"),
        ({"options": {"speed": 5}}, "no such option: 'speed'"),
        ({"options": []}, '"options" is not of the right kind'),
        ({"level": "master"}, "there is no level 'master': it is one of novice, club"),
        ({"level": 3}, '"level" is not of the right kind'),
        ({"seed": -1}, '"seed" is not a number from 0'),
        ({"seed": 1.0}, '"seed" is not of the right kind'),
        ({"seed": True}, '"seed" is not of the right kind'),
        ({"seed": 1 << 64}, '"seed" is not a number'),
        ({"time_ms": 0}, '"time_ms" is not a number from 1'),
        ({"worlds": 0}, '"worlds" is not a number from 1'),
        ({"worlds": "20"}, '"worlds" is not of the right kind'),
        ({"seat": "2"}, '"seat" is not of the right kind'),
        ({"seat": 4}, "there is no seat 4"),
        ({"seat": 1}, "seat 1 cannot hold|holds 9 cards|cannot"),
        ({"dealer": 10**30}, "there is no seat 1000000"),
        ({"hand": ["AS"]}, '"hand" is not of the right kind'),
        ({"hand": "AS 1S"}, "\"hand\": not a card: '1S'"),
        ({"hand": "AS AS"}, '"hand": a card stands twice'),
        ({"hand": ""}, "holds 10 cards at this point, not 0"),
        ({"turned": "XH"}, "\"turned\": not a card: 'XH'"),
        ({"turned": None}, "turned card"),
        ({"actions": "1 play JS"}, '"actions" is not of the right kind'),
        ({"actions": [["1 play JS"]]}, "action 0 is not a text"),
        ({"actions": ["1 play JS", "play 2S"]}, "action 1: not a plainly written number"),
        ({"actions": ["01 play JS"]}, "action 0: not a plainly written number"),
        ({"actions": ["1 play  JS"]}, "action 0: not an action"),
        ({"totals": [0, 0]}, '"totals" is not 4 whole numbers'),
        ({"totals": [0, 0, 0, 0.5]}, '"totals" is not 4 whole numbers'),
        ({"totals": [0, 0, 0, 10**9]}, '"totals" is not 4 whole numbers'),
        ({"stake": 3}, '"stake" is not a number from 1 to 2'),
    ],
)
def test_what_is_wrong_is_said(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        question(SIMPLE | changes, VARIANTS)


@pytest.mark.parametrize("key", ["variant", "level", "seat", "dealer", "hand", "actions"])
def test_what_must_be_there(key: str) -> None:
    with pytest.raises(ValueError, match=f'"{key}" is missing'):
        question({name: value for name, value in SIMPLE.items() if name != key}, VARIANTS)
