"""The score sheet and a deal's result."""

import random

import pytest

from sueca_desktop.app.game import Game
from sueca_desktop.app.summary import result_of, summary_of
from sueca_desktop.app.thinker import plain_action
from sueca_desktop.engine.deal_source import deal_from_seed
from sueca_desktop.engine.shuffle import seed_of_number
from sueca_desktop.engine.table import Table
from sueca_desktop.rules.actions import Action, Bid, Move, Pass
from sueca_desktop.rules.cards import CardSet
from sueca_desktop.rules.contract import contract_of
from sueca_desktop.variants import discover
from sueca_desktop.variants.klaberjass import totals
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
    begun = summary.rows[3]
    assert (begun.number, begun.dealer) == (4, (summary.rows[0].dealer + 3) % 4)
    assert (begun.score, begun.totals) == (None, tuple(totals))
    assert summary.standing.totals == tuple(totals)


def test_no_deal_no_row() -> None:
    summary = summary_of(Game.begun(settings()).table)
    assert (summary.rows, summary.standing.totals) == ((), (0, 0, 0, 0))


def test_a_result_only_when_the_deal_is_over() -> None:
    with pytest.raises(ValueError, match="not over"):
        result_of(played(0, 39).table)
    assert not result_of(played(0, 40).table).match_over


def finished(variant: str, seed: int) -> Table:
    """One deal played at random, bidding as low as can be."""
    found, rng = discover()[variant], random.Random(seed)
    table = Table(found, {}, ("Eva", "Rui", "Inês", "Zé", "Ana")[: found.seats])
    table.deal(deal_from_seed(table.rules, seed_of_number(seed), None))
    while (seat := table.to_act()) is not None:
        legal = table.legal(seat)
        bids = [action for action in legal if isinstance(action, Bid)]
        choices: tuple[Action, ...] = (Pass(), bids[0]) if bids else legal
        table.act(Move(seat, rng.choice(choices)))
    return table


def test_a_row_knows_the_contract_as_everybody_has_seen_it() -> None:
    for seed in range(12):
        table = finished("italiana-fives", seed)
        row, deal = summary_of(table).rows[0], table.state.public
        assert row.contract == contract_of(deal)
        assert row.trump is deal.trump
        assert row.counts == ()


def test_a_row_knows_what_the_points_consist_of() -> None:
    made = 0
    for seed in range(12):
        table = finished("klaberjass", seed)
        row = summary_of(table).rows[0]
        if table.state.public.trump is None:
            assert row.counts == ()
            continue
        made += 1
        assert sum(count.last_trick for count in row.counts) == 10
        assert tuple(count.total for count in row.counts) == totals(table.state.public)
    assert made > 3


def test_drawn_cards_and_stock_make_up_the_pack() -> None:
    for seed in range(6):
        table = finished("klaberjass", seed)
        result, turned = result_of(table), table.state.public.turned
        cards = [c for pack in (*result.hands, *result.drawn, result.stock) for c in pack]
        assert turned is not None
        assert CardSet.of([*cards, turned]) == table.rules.spec.deck.cards
        assert bool(result.drawn) == (table.state.public.trump is not None)


def test_who_deals_next() -> None:
    result = result_of(finished("italiana-nulos", 1))
    dealer = result.row.dealer
    assert result.next_dealer == (dealer if result.row.contract is None else (dealer + 1) % 5)
