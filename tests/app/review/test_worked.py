"""Ten deals with a decision each, worked out by exhaustive search and over every world: the review says the same."""

import json
from pathlib import Path
from typing import Any

import pytest

from sueca_desktop.app.review.analysis import Analysis
from sueca_desktop.app.review.decisions import Decision
from sueca_desktop.app.review.laid import card_of
from sueca_desktop.engine.record import parse, replay
from sueca_desktop.engine.table import Table
from sueca_desktop.solver import Stop
from tests.app.review import by_hand
from tests.app.review.played import DEALS as FOLDER
from tests.support.deals import VARIANTS

DEALS = sorted(FOLDER.glob("*.json"))
MANY = 100
"""Worlds that are only all counted where time does not matter."""


def read(path: Path) -> tuple[dict[str, Any], Table]:
    data = json.loads(path.read_text(encoding="utf-8"))
    return data, replay(parse(json.dumps(data["record"])), VARIANTS)


def decision_in(table: Table, step: int, worlds: int = 100) -> Decision:
    """The review's, with nothing before it looked at."""
    deal = table.deals[-1]
    found = Analysis(table.rules, deal, 0, Stop(), worlds)
    for at in range(len(deal.state.public.moves) - 1, step - 1, -1):
        found.look(at)
    return found.review().decisions[0]


def test_there_are_ten() -> None:
    assert len(DEALS) == 10
    assert {path.stem.rsplit("-", 1)[0] for path in DEALS} == set(VARIANTS)


@pytest.mark.parametrize("path", DEALS, ids=lambda path: path.stem)
def test_the_review_says_what_was_worked_out(path: Path) -> None:
    data, table = read(path)
    decision = decision_in(table, data["step"])
    assert decision.action == table.state.public.moves[data["step"]].action
    played = card_of(decision.action)
    assert played is not None
    assert played.code == data["played"]
    found = {c.code: [laid.points, laid.game] for laid in decision.laid if (c := card_of(laid.action)) is not None}
    assert found == data["laid"]
    assert decision.laid_grade is not None
    assert decision.known_grade is not None
    assert (decision.laid_grade.value, decision.known_grade.value) == (data["laid_grade"], data["known_grade"])
    expert = card_of(decision.expert)
    assert expert is not None
    assert by_hand.known_grade(data["means"], expert.code) == "best"


@pytest.mark.parametrize("path", DEALS, ids=lambda path: path.stem)
def test_what_was_worked_out_is_so(path: Path) -> None:
    """Worked out again, by exhaustive search; the worlds where they are few."""
    data, table = read(path)
    laid, played = by_hand.as_they_lay(table, data["step"]), data["played"]
    assert {code: list(values) for code, values in laid.items()} == data["laid"]
    assert by_hand.laid_grade(laid, played, banded=bool(table.rules.spec.bands)) == data["laid_grade"]
    if data["worlds"] <= MANY:
        means, worlds = by_hand.over_all_worlds(table, data["step"])
        assert worlds == data["worlds"]
        assert means == pytest.approx(data["means"], abs=0.001)
    assert by_hand.known_grade(data["means"], played) == data["known_grade"]


def test_the_measures_differ_where_the_best_by_what_was_known_was_not_the_best_as_the_cards_lay() -> None:
    data, table = read(next(path for path in DEALS if path.stem == "klaberjass-1034"))
    decision = decision_in(table, data["step"])
    assert data["laid"]["AS"] > data["laid"]["JD"]
    assert data["means"]["JD"] > data["means"]["AS"]
    assert decision.expert == decision.action
    assert [card_of(laid.action) is card_of(decision.action) for laid in decision.best_laid] == [False]
    assert decision.laid_cost is not None
    assert (decision.laid_cost.points, decision.laid_cost.game) == (10, 0)


@pytest.mark.slow
@pytest.mark.parametrize("path", DEALS, ids=lambda path: path.stem)
def test_the_worlds_are_all_counted(path: Path) -> None:
    data, table = read(path)
    means, worlds = by_hand.over_all_worlds(table, data["step"])
    assert worlds == data["worlds"]
    assert means == pytest.approx(data["means"], abs=0.001)
