"""Deals as rows of the database, and back."""

from __future__ import annotations

import json
import logging
from collections.abc import Mapping
from datetime import datetime
from functools import lru_cache
from types import MappingProxyType
from typing import Any

from msgspec.structs import replace

from sueca_desktop.app.history.kept import KeptDeal
from sueca_desktop.engine.record import GameRecord, dump

log = logging.getLogger(__name__)

DEALS = """
SELECT match.key, deal.number, variant, options, players, level, seat, dealer, ended, rule, points, winners,
    losers_pay, card_points, bidder, bid, nulls, partner, luck, practice, abandoned, match_winners, deal_number, seed,
    CASE WHEN json_valid(content) THEN json_extract(content, '$.mistakes') END
FROM deal JOIN match ON match.id = deal.match LEFT JOIN analysis ON analysis.deal = deal.id
WHERE record IS NOT NULL ORDER BY ended, match.id, deal.number
"""
MATCH = """
INSERT INTO match (key, profile, seat, variant, options, players, level, losers_pay, head)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (key) DO UPDATE
SET (profile, players, head) = (excluded.profile, excluded.players, excluded.head)
"""
DEAL = """
INSERT OR REPLACE INTO deal (match, number, record, ended, dealer, rule, points, winners, card_points, bidder, bid,
    nulls, partner, luck, practice, abandoned, match_winners, deal_number, seed)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
"""


def match_row(deal: KeptDeal, record: GameRecord) -> tuple[object, ...]:
    profile = None if deal.seat is None else deal.players[deal.seat]
    options, players = json.dumps(dict(deal.options)), json.dumps(deal.players)
    head = json.dumps(json.loads(dump(replace(record, deals=()))), ensure_ascii=False)
    return deal.match, profile, deal.seat, deal.variant, options, players, deal.level, deal.losers_pay, head


def deal_row(deal: KeptDeal) -> tuple[object, ...]:
    return (
        deal.ended.isoformat(),
        deal.dealer,
        deal.rule,
        json.dumps(deal.points),
        json.dumps(deal.winners),
        None if deal.card_points is None else json.dumps(deal.card_points),
        deal.bidder,
        deal.bid,
        deal.nulls,
        deal.partner,
        deal.luck,
        deal.practice,
        deal.abandoned,
        json.dumps(deal.match_winners),
        deal.deal_number,
        deal.seed,
    )


def deal_of(row: tuple[Any, ...]) -> KeptDeal | None:
    """The deal of a row; None for one that damage has made nonsense of."""
    try:
        return _parsed(row)
    except (ValueError, TypeError, IndexError) as error:
        log.warning("a deal of the history makes no sense: %s", error)
        return None


def _parsed(row: tuple[Any, ...]) -> KeptDeal:
    key, number, variant, options, players, level, seat, dealer, ended, rule, points, winners, *rest = row
    losers_pay, card_points, bidder, bid, nulls, partner, luck, practice, abandoned, match_winners, *known = rest
    names = _texts(players)
    deal = KeptDeal(
        match=key,
        number=number,
        variant=variant,
        options=_options(options),
        players=names,
        level=level,
        seat=seat,
        dealer=dealer,
        ended=datetime.fromisoformat(ended),
        rule=rule,
        points=_numbers(points),
        winners=_numbers(winners),
        losers_pay=bool(losers_pay),
        card_points=None if card_points is None else _two(card_points),
        bidder=bidder,
        bid=bid,
        nulls=bool(nulls),
        partner=partner,
        luck=luck,
        practice=bool(practice),
        abandoned=bool(abandoned),
        match_winners=_numbers(match_winners),
        deal_number=known[0],
        seed=known[1],
        mistakes=known[2] if type(known[2]) is int and known[2] >= 0 else None,
    )
    seats = [s for s in (seat, dealer, bidder, partner, *deal.winners, *deal.match_winners) if s is not None]
    if len(deal.points) != len(names) or not all(0 <= s < len(names) for s in seats) or deal.ended.tzinfo is None:
        raise ValueError("seats or times that cannot be")
    return deal


# Thousands of deals have the same few lists in them.


@lru_cache(1000)
def _texts(text: str) -> tuple[str, ...]:
    return tuple(map(str, json.loads(text)))


@lru_cache(1000)
def _options(text: str) -> Mapping[str, Any]:
    return MappingProxyType(dict(json.loads(text)))


@lru_cache(1000)
def _numbers(text: str) -> tuple[int, ...]:
    return tuple(map(int, json.loads(text)))


def _two(text: str) -> tuple[int, int]:
    first, second = _numbers(text)
    return first, second
