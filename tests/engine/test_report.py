"""What `replay --json` prints (FORMATS.md), against the oracle."""

import json
from typing import Any

from hypothesis import given, settings

from sueca_desktop.engine.report import report
from sueca_desktop.engine.table import PlayedDeal, Table
from tests.support import oracle
from tests.support.deals import new_table, play_script
from tests.support.invariants import retold_deal
from tests.support.scripts import script_of
from tests.support.strategies import tables


def expected_deal(variant: str, played: PlayedDeal) -> dict[str, Any]:
    told, public = retold_deal(variant, played.state), played.state.public
    accuser = public.moves[-1].seat if public.accusation else None
    stake = played.before.stake
    won = oracle.game_points(variant, told, accuser, stake) if public.over else (0, 0)
    return {
        "dealer": played.state.layout.dealer,
        "trump": told.trump,
        **dict.fromkeys(("bidder", "bid", "called", "partner")),
        "tricks": [
            {"leader": leader, "cards": cards, "winner": winner, "points": oracle.worth(cards)}
            for leader, cards, winner in told.tricks
        ],
        "card_points": list(told.points()),
        "score": [*won, *won],
        "finished": accuser is not None or not any(told.hands),
    }


def expected_next(table: Table) -> dict[str, Any] | None:
    if not table.in_progress:
        return None
    told = retold_deal(table.variant.id, table.state)
    hand = told.hands[told.turn]
    able = hand if table.rules.spec.renounce_allowed else oracle.duty(hand, told.trick)
    return {"seat": told.turn, "legal": sorted(f"play {c}" for c in able)}


@given(tables())
@settings(max_examples=60)
def test_the_report(table: Table) -> None:
    deals = [expected_deal(table.variant.id, played) for played in table.deals]
    totals = [sum(deal["score"][seat] for deal in deals) for seat in range(4)]
    target = dict(table.rules.spec.options).get("target")
    expected = {
        "variant": table.variant.id,
        "deals": deals,
        "totals": totals,
        "winners": [seat for seat in range(4) if target and totals[seat] >= int(target)],
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
