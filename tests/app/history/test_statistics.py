"""What deals add up to, with the right values worked out by hand."""

import csv
import io
from datetime import timedelta
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from sueca_desktop.app.history.kept import KeptDeal, Result
from sueca_desktop.app.history.statistics import (
    Bidding,
    Care,
    Choice,
    Point,
    Streaks,
    Tally,
    bidding,
    care,
    chosen,
    luck,
    luck_over_time,
    mistakes_over_time,
    place_of,
    profiles,
    ranking,
    streaks,
    tallies,
    tally,
    win_rates,
)
from sueca_desktop.app.history.table import COLUMNS, csv_text
from sueca_desktop.rules.scoring import ScoreRule
from tests.app.history.games import NOON, game, kept
from tests.support.deals import VARIANTS

LOSER = {"won": (0, 2), "lost": (1, 3), "drawn": ()}


def deal(result: str = "won", number: int = 0, **changes: Any) -> KeptDeal:
    """A deal of riscos between Eva & Inês and Rui & Zé, an hour after the one before."""
    points = {"won": (1, -1, 1, -1), "lost": (-1, 1, -1, 1), "drawn": (0, 0, 0, 0)}[result]
    base = KeptDeal(
        match="m",
        number=number,
        variant="sueca-riscos",
        options={},
        players=("Eva", "Rui", "Inês", "Zé"),
        level="club",
        seat=0,
        dealer=number % 4,
        ended=NOON + timedelta(hours=number),
        rule="majority",
        points=points,
        winners=LOSER[result],
        losers_pay=True,
    )
    return replace(base, **changes)


def line(results: str) -> list[KeptDeal]:
    """``WLD``: one deal a letter."""
    words = {"W": "won", "L": "lost", "D": "drawn"}
    return [deal(words[letter], number) for number, letter in enumerate(results)]


# ---- counting


def test_a_tally() -> None:
    deals = line("WWLDW")
    deals[4] = replace(deals[4], match_winners=(0, 2), points=(2, -2, 2, -2))
    assert tally(deals) == Tally(deals=5, won=3, lost=1, points=3, matches=1, matches_won=1)
    assert tally(deals).drawn == 1
    assert tally(deals).rate == 0.75
    assert tally([]) == Tally()
    assert tally([]).rate is None
    assert tally(line("DD")).rate is None


def test_tallies_by_game_level_and_place() -> None:
    deals = [*line("WWLL"), replace(deal("lost", 4), variant="klaberjass", level="novice")]
    assert {key: one.won for key, one in tallies(deals, lambda d: d.variant).items()} == {
        "sueca-riscos": 2,
        "klaberjass": 0,
    }
    assert list(tallies(deals, lambda d: d.level)) == ["club", "novice"]
    assert {key: one.deals for key, one in tallies(deals, place_of).items()} == {0: 2, 3: 1, 2: 1, 1: 1}


@given(st.lists(st.sampled_from("WLD"), max_size=60))
def test_parts_add_up_to_the_whole(results: list[str]) -> None:
    deals = line("".join(results))
    whole, parts = tally(deals), tallies(deals, place_of).values()
    assert whole.deals == sum(part.deals for part in parts) == len(results)
    assert whole.won == sum(part.won for part in parts) == results.count("W")
    assert whole.points == sum(part.points for part in parts)
    assert whole.drawn == results.count("D")


def test_bidding_from_every_chair() -> None:
    own: dict[str, Any] = {"bidder": 0, "bid": 70, "winners": (0, 3), "partner": 3}
    deals = [
        deal(**own),
        deal(**(own | {"winners": (1, 2, 4), "bid": 80})),
        deal(**(own | {"bid": None, "nulls": True, "winners": (0,), "partner": None})),
        deal(**(own | {"bidder": 2, "partner": 0, "winners": (2, 0)})),
        deal(**(own | {"bidder": 2, "partner": 1, "winners": (2, 1)})),
        deal(**(own | {"bidder": 2, "partner": 1, "winners": (0, 3, 4)})),
        deal(**(own | {"abandoned": True})),
        deal("drawn"),
    ]
    assert bidding(deals) == Bidding(own=(2, 3), partner=(1, 1), against=(1, 2), mean_bid=75.0)
    assert bidding([deal()]) == Bidding()


@pytest.mark.parametrize(
    ("results", "expected"),
    [
        ("", Streaks(0, 0, 0)),
        ("WWLWWWD", Streaks(3, 3, 1)),
        ("LLWL", Streaks(-1, 1, 2)),
        ("WDWDW", Streaks(3, 3, 0)),
        ("DD", Streaks(0, 0, 0)),
    ],
)
def test_streaks(results: str, expected: Streaks) -> None:
    assert streaks(line(results)) == expected


# ---- curves


def test_ranking_points_run_on_and_count_an_abandoned_deal() -> None:
    deals = [*line("WWL"), deal("lost", 3, abandoned=True, points=(-10, 0, 0, 0)), deal("won", 4, losers_pay=False)]
    assert [point.value for point in ranking(deals)] == [1, 2, 1, -9]
    assert ranking(deals)[0] == Point(NOON, 1)


def test_the_win_rate_looks_back_and_leaves_draws_out() -> None:
    points = win_rates(line("WLDWW"), rolling=3, least=2)
    assert [point.value for point in points] == [0.5, pytest.approx(2 / 3), pytest.approx(2 / 3)]
    assert [point.ended.hour for point in points] == [13, 15, 16]
    assert win_rates(line("WLDWW")) == ()
    assert [point.value for point in win_rates(line("W" * 5 + "L" * 20))][::10] == [1.0, pytest.approx(1 / 3), 0.0]


def test_luck_is_a_mean_with_its_error() -> None:
    deals = [deal(luck=value, number=i) for i, value in enumerate((1.0, 0.5, None, -0.3, 0.0))]
    found = luck(deals)
    assert found is not None
    assert found.deals == 4
    assert found.mean == pytest.approx(0.3)
    assert found.error == 0.5
    assert found.ordinary
    assert [point.value for point in luck_over_time(deals)] == pytest.approx([1.0, 1.5, 1.2, 1.2])
    assert luck([deal()]) is None
    many = luck([deal(luck=0.5)] * 100)
    assert many is not None
    assert not many.ordinary
    assert many.share == pytest.approx(0.6915, abs=1e-4)


# ---- choosing


def test_a_choice_of_game_name_and_time() -> None:
    deals = [*line("WL"), deal("won", 2, variant="klaberjass"), deal("won", 3, players=("Ana", "a", "b", "c"))]
    assert chosen(deals, Choice()) == tuple(deals)
    assert chosen(deals, Choice(variant="klaberjass")) == (deals[2],)
    assert chosen(deals, Choice(profile="Ana")) == (deals[3],)
    assert chosen(deals, Choice(since=deals[1].ended, until=deals[3].ended)) == tuple(deals[1:3])
    assert chosen(deals, Choice(results=frozenset({Result.LOST}))) == (deals[1],)


def test_watched_deals_count_nowhere_and_practice_apart() -> None:
    deals = [deal(), deal(seat=None), deal(practice=True)]
    assert chosen(deals, Choice()) == (deals[0],)
    assert chosen(deals, Choice(), practice=True) == (deals[2],)


def test_names_played_under_last_first() -> None:
    others = ("Rui", "Inês", "Zé")
    deals = [deal(number=i, players=(name, *others)) for i, name in enumerate(("Eva", "Ana", "Eva", "Jo"))]
    assert profiles([*deals, deal(number=9, seat=None)]) == ("Jo", "Eva", "Ana")


# ---- as a table


def test_mistakes_are_counted_in_the_deals_that_were_reviewed() -> None:
    deals = [deal(number=i, mistakes=mistakes) for i, mistakes in enumerate((4, None, 2, 0, None))]
    assert care(deals) == Care(3, 2.0)
    assert care([deal()]) is None
    hours = [NOON + timedelta(hours=number) for number in (0, 2, 3)]
    assert mistakes_over_time(deals) == tuple(map(Point, hours, (4.0, 3.0, 2.0)))
    assert [point.value for point in mistakes_over_time(deals, rolling=2)] == [4.0, 3.0, 1.0]


@pytest.mark.parametrize("variant", sorted(VARIANTS))
def test_a_table_for_other_programs(variant: str) -> None:
    deals = kept(game(variant, 3))
    rows = list(csv.DictReader(io.StringIO(csv_text(deals))))
    assert list(rows[0]) == list(COLUMNS)
    for row, one in zip(rows, deals, strict=True):
        assert row["points"] == " ".join(map(str, one.points))
        assert row["variant"] == variant
        assert row["result"] == one.result.value
        assert row["ended"] == "2026-03-14T12:00:00+00:00"
        assert row["bidder"] == ("" if one.bidder is None else str(one.bidder))


@pytest.mark.parametrize("name", ["=1+1", "@SUM(A1)", "+1", "-x", " =cmd", "\t=1"])
def test_a_name_is_no_formula(name: str) -> None:
    (row,) = csv.DictReader(io.StringIO(csv_text([deal(players=(name, "Rui", "Inês; Zé", 'a"b,c'))])))
    first, *_ = row["players"].split("; ")
    assert first.startswith("'")
    assert row["players"].endswith('a"b,c')


@pytest.mark.parametrize("variant", ["klaberjass", "italiana-nulos", "italiana-fives"])
def test_a_deal_that_was_passed_out_is_not_counted(variant: str) -> None:
    passed = deal("drawn", 1, variant=variant, rule=ScoreRule.PASSED_OUT.value)
    one = tally([deal("won", 0, variant=variant), passed])
    assert (one.deals, one.won, one.lost, one.drawn) == (1, 1, 0, 0)
    assert tally([passed]) == Tally()
    assert tallies([passed], lambda one: one.variant) == {}
    assert passed.result is Result.PASSED
    assert win_rates([passed], least=1) == ()
