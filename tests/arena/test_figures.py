"""The figures of results made by hand."""

from __future__ import annotations

from array import array

import pytest

from sueca_desktop.ai.player import Budget
from sueca_desktop.arena.figures import Figures, Mean, Thinking, figures, mean_of, percentile
from sueca_desktop.arena.plan import Plan
from sueca_desktop.arena.sheet import data, sheet
from sueca_desktop.arena.sitting import DealResult, Tally

PLAN = Plan("klaberjass", ("club", "novice"), 2, 9, Budget(worlds=5))
RESULTS = [
    DealResult(
        1, {"club": Tally([3, 5], [80, 60], array("d", [2, 4])), "novice": Tally([0, 0], [70, 90], array("d", [1]))}
    ),
    DealResult(
        0, {"club": Tally([0, 2], [50, 60], array("d", [9])), "novice": Tally([1, 1], [90, 80], array("d", [1]))}
    ),
]


def test_a_deal_is_one_observation() -> None:
    """Means of 1 and 4: deviation 4.5 ** 0.5, so an error of 1.5."""
    found = figures("club", RESULTS)
    assert found.score.mean == 2.5
    assert found.score.margin == pytest.approx(1.96 * 1.5, abs=1e-3)
    assert found.card_points.mean == 62.5
    assert found.decisions == 3
    assert found.thinking == Thinking(4, 9, 9)


def test_the_order_of_results_changes_nothing() -> None:
    assert figures("club", RESULTS) == figures("club", RESULTS[::-1])


def test_one_deal_tells_nothing_of_others() -> None:
    assert mean_of([7]) == Mean(7, None)
    assert figures("novice", RESULTS[:1]) == Figures("novice", Mean(0, None), Mean(80, None), 1, Thinking(1, 1, 1))


@pytest.mark.parametrize(("part", "value"), [(0.95, 95), (0.5, 50), (1, 100), (0.001, 1), (0, 1)])
def test_percentiles(part: float, value: int) -> None:
    assert percentile(list(range(100, 0, -1)), part) == value


def test_the_sheet() -> None:
    lines = sheet(PLAN, RESULTS).splitlines()
    assert lines[0] == "klaberjass: 2 deals, each played 2 times with the seats rotated, seed 9"
    assert lines[3].split() == ["club", "2.500", "±", "2.940", "62.50", "±", "14.70", "3", "4.00", "9.00", "9.00"]
    assert lines[4].split()[0] == "novice"
    assert "±" not in sheet(PLAN, RESULTS[:1])
    assert sheet(PLAN, []) == "klaberjass: no deal was played to its end"


def test_the_same_as_data() -> None:
    told = data(PLAN, RESULTS)
    assert {key: told[key] for key in told if key != "results"} == {
        "variant": "klaberjass",
        "levels": ["club", "novice"],
        "seed": 9,
        "deals": 2,
        "rotations": 2,
        "worlds": 5,
        "time_ms": None,
        "interrupted": False,
    }
    club = told["results"]["club"]
    assert club["score"] == {"mean": 2.5, "interval": pytest.approx([-0.44, 5.44], abs=1e-2)}
    assert club["think_ms"] == {"median": 4, "p95": 9, "max": 9}
    assert (club["decisions"], club["card_points"]["mean"]) == (3, 62.5)
    few = data(PLAN, RESULTS[:1])
    assert few["interrupted"]
    assert few["results"]["club"]["score"]["interval"] is None
    assert data(PLAN, [])["results"] == {}
