"""A deal as the history keeps it, made from records of every game."""

from datetime import UTC, datetime

import pytest
from msgspec.structs import replace

from sueca_desktop.app.game import Game
from sueca_desktop.app.history.kept import Result, deals_of
from sueca_desktop.app.saved import ended_of, extra_of, match_id
from sueca_desktop.engine.record import RecordError, dump, parse, replay
from sueca_desktop.rules.actions import Move
from tests.app.history.games import NOON, deal_marked, game, kept, marked, unfinished
from tests.support.deals import VARIANTS


@pytest.mark.parametrize("variant", sorted(VARIANTS))
def test_scores_are_those_of_the_replay(variant: str) -> None:
    record = game(variant, 6)
    table = replay(record, VARIANTS)
    deals = kept(record)
    assert [deal.number for deal in deals] == list(range(len(table.deals)))
    for deal, played in zip(deals, table.deals, strict=True):
        score = played.state.score
        assert score is not None
        assert (deal.points, deal.winners, deal.card_points) == (score.points, score.winners, score.card_points)
        assert deal.rule == score.rule.value
        assert deal.seat == 0
        assert deal.players == record.players
        assert deal.luck is not None
    assert deals[-1].match_winners == table.standing.winners
    assert all(deal.match_winners == () for deal in deals[:-1])


def test_the_result_is_the_users() -> None:
    deals = kept(game("sueca-riscos", 12))
    for deal in deals:
        assert deal.own_points == deal.points[0]
        expected = Result.DRAWN if not deal.winners else Result.WON if deal.points[0] > 0 else Result.LOST
        assert deal.result is expected
    assert {deal.result for deal in deals} >= {Result.WON, Result.LOST}


@pytest.mark.parametrize("variant", ["italiana-nulos", "italiana-fives", "klaberjass"])
def test_who_bid_and_whether_it_was_made(variant: str) -> None:
    deals = [deal for seed in range(4) for deal in kept(game(variant, 8, seed=seed))]
    bid = [deal for deal in deals if deal.bidder is not None]
    assert bid
    for deal in bid:
        assert deal.made == (deal.rule in {"bid-made", "capote", "nulls-made", "maker-over"})
        assert deal.nulls == deal.rule.startswith("nulls")
    assert all(deal.made is None for deal in deals if deal.bidder is None)


def test_times_levels_and_marks_come_from_the_record() -> None:
    record = deal_marked(game(deals=2), 1, ended="2026-05-01T10:00:00+02:00", practice=True, seed="ab12")
    first, second = kept(record)
    assert first.ended == NOON
    assert second.ended == datetime(2026, 5, 1, 8, tzinfo=UTC)
    assert (second.practice, first.practice) == (True, False)
    assert (second.seed, second.level) == ("ab12", "club")
    assert [deal.deal_number for deal in kept(marked(record, deal_number=7))] == [7, 8]


@pytest.mark.parametrize("own", [{"ended": "0001-01-01T00:00:00+14:00"}, {"ended": 5}, {"ended": "2026-05-01"}])
def test_a_time_that_cannot_be_is_not_believed(own: dict[str, object]) -> None:
    (deal,) = kept(deal_marked(game(deals=1), 0, **own))
    assert deal.ended == NOON


@pytest.mark.parametrize(
    "own", [{"level": 5}, {"level": "x" * 1000}, {"deal_number": True}, {"deal_number": 10**30}, {"watch": "yes"}]
)
def test_foreign_settings_are_not_believed(own: dict[str, object]) -> None:
    (deal,) = kept(marked(game(deals=1), **own))
    assert deal.seat == 0
    assert deal.level in ("", "club")
    assert deal.deal_number is None


def test_a_watched_match_is_nobodys() -> None:
    (deal,) = kept(marked(game(deals=1), watch=True))
    assert (deal.seat, deal.luck, deal.own_points, deal.result) == (None, None, 0, Result.DRAWN)


def test_a_deal_being_played_is_not_kept() -> None:
    assert len(kept(unfinished(game(deals=3), 17))) == 2


@pytest.mark.parametrize(("variant", "cost"), [("sueca-riscos", -10), ("sueca-bandeira", 0)])
def test_an_abandoned_deal_is_lost_and_costs_where_losers_pay(variant: str, cost: int) -> None:
    record = deal_marked(unfinished(game(variant, 2), 17), 1, abandoned=True)
    deal = kept(record)[1]
    assert deal.abandoned
    assert deal.result is Result.LOST
    assert deal.points == (cost, 0, 0, 0)
    assert deal.made is None


def test_what_comes_before_a_deal_against_the_rules_is_kept() -> None:
    record = game(deals=3)
    deals = (*record.deals[:2], replace(record.deals[2], dealer=9))
    one_by_one = deals_of(replace(record, deals=deals), VARIANTS, NOON)
    assert [next(one_by_one), next(one_by_one)] == list(kept(record)[:2])
    with pytest.raises(RecordError):
        next(one_by_one)


def test_a_match_has_one_id_however_often_it_is_read() -> None:
    record = game()
    assert match_id(record) == extra_of(record)["match"]
    foreign = replace(record, extra={})
    assert match_id(foreign) == match_id(parse(dump(foreign)))
    assert match_id(foreign) == match_id(replace(foreign, deals=foreign.deals[:1])), "as it grows"
    assert match_id(foreign) != match_id(replace(foreign, players=("Eva", *foreign.players[1:])))
    assert match_id(marked(foreign, match="../evil")) != "../evil"


def test_a_deal_that_ends_is_given_its_time_once() -> None:
    fresh = Game.loaded(unfinished(game(deals=2), 39))
    table = fresh.table
    seat = table.to_act()
    assert seat is not None
    fresh.act(Move(seat, table.legal(seat)[0]))
    first, second = fresh.record().deals
    assert ended_of(first) is None, "it was over when the record was loaded"
    ended = ended_of(second)
    assert ended is not None
    again = Game.loaded(fresh.record()).record()
    assert ended_of(again.deals[1]) == ended
