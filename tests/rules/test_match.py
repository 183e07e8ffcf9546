"""Standings, bands and options."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sueca_desktop.rules.match import (
    AloneInTheLead,
    Endless,
    MatchRule,
    MostAfter,
    SharedFirstTo,
    SideFirstTo,
    Standing,
)
from sueca_desktop.rules.options import OptionError, OptionSpec, resolve
from sueca_desktop.rules.scoring import DealScore, ScoreRule
from tests.support.deals import VARIANTS

SPECS = (OptionSpec("target", (4, 8), 4), OptionSpec("tie", ("nothing", "double-next"), "nothing"))


def score(rule: ScoreRule, *points: int) -> DealScore:
    return DealScore(rule, points, (), (60, 60))


@given(
    st.lists(st.tuples(st.sampled_from((0, 1)), st.sampled_from((0, 1, 2, 4))), max_size=20), st.sampled_from((4, 8))
)
def test_the_first_side_there_wins_and_only_one_is_there(results: list[tuple[int, int]], target: int) -> None:
    rule, standing, totals = SideFirstTo(target), Standing((0, 0, 0, 0)), [0, 0]
    for count, (side, won) in enumerate(results, 1):
        points = (won, 0) if side == 0 else (0, won)
        standing = rule.after(standing, score(ScoreRule.MAJORITY if won else ScoreRule.TIE, *points, *points))
        totals[side] += won
        assert standing.totals == (*totals, *totals)
        assert standing.deals == count
        there = [s for s in range(4) if totals[s % 2] >= target]
        assert list(standing.winners) == there
        assert standing.over == bool(there)
        assert len(there) in (0, 2)
        if standing.over:
            return


def test_only_a_tie_doubles_and_only_where_the_option_says_so() -> None:
    start = Standing((0, 0, 0, 0))
    for rule in ScoreRule:
        doubled = SideFirstTo(4, double_after_tie=True).after(start, score(rule, 0, 0, 0, 0))
        assert doubled.stake == (2 if rule is ScoreRule.TIE else 1)
        assert SideFirstTo(4).after(start, score(rule, 0, 0, 0, 0)).stake == 1
        assert Endless().after(start, score(rule, 0, 0, 0, 0)).stake == 1


def test_an_endless_match_is_never_won() -> None:
    standing = Standing((0, 0, 0, 0))
    for _ in range(50):
        standing = Endless().after(standing, score(ScoreRule.EVERY_TRICK, 4, -4, 4, -4))
    assert standing.totals == (200, -200, 200, -200)
    assert not standing.over


def test_what_is_not_given_is_the_default() -> None:
    assert resolve(SPECS, {}) == {"target": 4, "tie": "nothing"}
    assert resolve(SPECS, {"tie": "double-next"}) == {"target": 4, "tie": "double-next"}


WRONG_TARGETS: list[object] = [5, 0, -4, True, 4.0, 8.0, "4", None, [4], {}, 10**4000, float("nan")]
WRONG_TIES: list[object] = [0, False, "", "Nothing", "nothing ", "double", "nothing" * 10_000]


@pytest.mark.parametrize(
    "given",
    [
        *({"target": value} for value in WRONG_TARGETS),
        *({"tie": value} for value in WRONG_TIES),
        *({name: 4} for name in ("Target", "", "limit", "x" * 10_000)),
    ],
    ids=lambda given: str(given)[:30],
)
def test_other_options_and_values_are_refused_in_a_short_line(given: dict[str, object]) -> None:
    with pytest.raises(OptionError) as error:
        resolve(SPECS, given)
    assert len(str(error.value)) < 150
    assert "\n" not in str(error.value)


@pytest.mark.parametrize("name", VARIANTS)
def test_defaults_are_among_the_values(name: str) -> None:
    for spec in VARIANTS[name].options:
        assert spec.check(spec.default) == spec.default
        assert len(set(spec.values)) == len(spec.values) > 0


def test_the_options_and_defaults_of_the_rules_page() -> None:
    options = {name: {s.name: (s.values, s.default) for s in VARIANTS[name].options} for name in VARIANTS}
    renounce = (("enforced", "allowed"), "enforced")
    assert options["sueca-riscos"] == {"renounce": renounce}
    assert options["sueca-bandeira"] == {
        "target": ((4, 8), 4),
        "tie": (("nothing", "double-next"), "nothing"),
        "renounce": renounce,
    }
    assert options["italiana-nulos"] == {"end": (("points", "hands"), "points"), "limit": ((5, 10, 15, 20), 10)}
    assert options["italiana-fives"] == {"target": ((5, 10, 15), 10)}
    assert options["klaberjass"] == {
        "target": ((250, 500, 1000), 500),
        "exchange": (("any-trump", "turned-suit"), "any-trump"),
        "equal-sequence": (("trump-then-elder",), "trump-then-elder"),
    }


def test_the_limits_of_a_match_to_points_and_of_one_to_hands() -> None:
    (limit,) = (spec for spec in VARIANTS["italiana-nulos"].options if spec.name == "limit")
    assert limit.values_with({"end": "points"}) == (10, 15, 20)
    assert limit.values_with({"end": "hands"}) == (5, 10, 15)


RESULTS = st.lists(
    st.tuples(st.lists(st.integers(0, 6), min_size=5, max_size=5), st.booleans()), min_size=1, max_size=20
)


@given(RESULTS, st.sampled_from(("alone", "most", "shared")), st.sampled_from((5, 10)))
def test_matches_of_five(results: list[tuple[list[int], bool]], kind: str, target: int) -> None:
    """Whatever is scored: totals add up, deals passed out are not counted, and who has won is as RULES.md has it."""
    rules: dict[str, MatchRule] = {
        "alone": AloneInTheLead(target),
        "most": MostAfter(target),
        "shared": SharedFirstTo(target),
    }
    standing, totals, counted = Standing((0,) * 5), [0] * 5, 0
    for points, passed_out in results:
        gained = [0] * 5 if passed_out else points
        rule = ScoreRule.PASSED_OUT if passed_out else ScoreRule.BID_MADE
        standing = rules[kind].after(standing, score(rule, *gained))
        totals, counted = [a + b for a, b in zip(totals, gained, strict=True)], counted + (not passed_out)
        assert (list(standing.totals), standing.deals) == (totals, counted)
        best = [seat for seat in range(5) if totals[seat] == max(totals)]
        there = counted >= target if kind == "most" else max(totals) >= target
        assert list(standing.winners) == (best if there and (kind == "shared" or len(best) == 1) else [])
        if standing.over:
            return
