"""What `replay --json` prints (FORMATS.md), against the oracle."""

import json
from typing import Any

from hypothesis import given, settings

from sueca_desktop.engine.report import report
from sueca_desktop.engine.table import Table
from tests.support.deals import new_table, play_script
from tests.support.games import winners
from tests.support.invariants import retold, retold_deal
from tests.support.scripts import script_of
from tests.support.strategies import tables


def expected_deal(table: Table, index: int) -> dict[str, Any]:
    game = retold_deal(table, index)
    assert game is not None
    tricks = game.told.tricks if game.told else []
    return {
        "dealer": game.dealer,
        "trump": game.trump,
        **game.contract(),
        "tricks": [
            {
                "leader": leader,
                "cards": cards,
                "winner": winner,
                "points": game.told.worth(cards) if game.told else None,
            }
            for leader, cards, winner in tricks
        ],
        "card_points": game.card_points(),
        "score": game.score() if game.over else [0] * game.seats,
        "finished": game.over,
    }


def expected_next(table: Table) -> dict[str, Any] | None:
    game = retold(table)
    assert game is not None
    return None if game.over else {"seat": game.turn, "legal": game.legal()}


@given(tables())
@settings(max_examples=60)
def test_the_report(table: Table) -> None:
    deals = [expected_deal(table, i) for i in range(len(table.deals))]
    totals = [sum(deal["score"][seat] for deal in deals) for seat in range(table.rules.spec.seats)]
    counted = sum(deal["finished"] and bool(deal["tricks"]) for deal in deals)
    expected = {
        "variant": table.variant.id,
        "deals": deals,
        "totals": totals,
        "winners": winners(table.variant.id, dict(table.rules.spec.options), totals, counted),
        "next": expected_next(table),
    }
    assert report(table) == expected
    assert json.loads(json.dumps(report(table))) == expected


def test_nothing_dealt() -> None:
    assert report(new_table("sueca-riscos")) == {
        "variant": "sueca-riscos",
        "deals": [],
        "totals": [0, 0, 0, 0],
        "winners": [],
        "next": None,
    }


def test_a_deal_in_progress_scores_nothing_and_its_open_trick_is_left_out() -> None:
    table, script = new_table("sueca-bandeira"), script_of("sueca-bandeira", 61)
    play_script(table, script)
    table.deal(script.layout)
    for move in script.moves[:6]:
        table.act(move)
    finished, begun = report(table)["deals"]
    assert finished["finished"]
    assert finished["score"] == [1, 0, 1, 0]
    assert finished["card_points"] == [61, 59]
    assert not begun["finished"]
    assert begun["score"] == [0, 0, 0, 0]
    assert begun["tricks"] == finished["tricks"][:1]
    assert sum(begun["card_points"]) == begun["tricks"][0]["points"]
    assert report(table)["totals"] == [1, 0, 1, 0]
