"""The score sheet and a deal's result."""

import pytest

from sueca_desktop.app.game import Game
from sueca_desktop.app.summary import DealRow, result_of, summary_of
from sueca_desktop.app.thinker import plain_action
from sueca_desktop.rules.actions import Move
from tests.app.driving import NAMES, settings


def played(deals: int, actions: int) -> Game:
    """A game after that many whole deals and that many actions of the next."""
    game = Game.begun(settings("sueca-riscos"))
    for i in range(deals + 1):
        game.deal_next()
        for _ in range(40 if i < deals else actions):
            seat = game.table.to_act()
            assert seat is not None
            game.table.act(Move(seat, plain_action(game.table.observe(seat))))
    return game


def test_a_row_a_deal_with_running_totals() -> None:
    summary = summary_of(played(3, 7).table)
    assert summary.players == NAMES
    assert [row.number for row in summary.rows] == [1, 2, 3, 4]
    totals = [0, 0, 0, 0]
    for row in summary.rows[:3]:
        assert row.score is not None
        totals = [total + points for total, points in zip(totals, row.score.points, strict=True)]
        assert row.totals == tuple(totals)
    assert summary.rows[3] == DealRow(4, (summary.rows[0].dealer + 3) % 4, None, tuple(totals))
    assert summary.standing.totals == tuple(totals)


def test_no_deal_no_row() -> None:
    summary = summary_of(Game.begun(settings()).table)
    assert (summary.rows, summary.standing.totals) == ((), (0, 0, 0, 0))


def test_a_result_only_when_the_deal_is_over() -> None:
    with pytest.raises(ValueError, match="not over"):
        result_of(played(0, 39).table)
    assert not result_of(played(0, 40).table).match_over
