"""One deal as the history keeps it: who played what, and how it came out; made from a record by replaying it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from enum import Enum
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from sueca_desktop.app.history.luck import luck
from sueca_desktop.app.leaving import ABANDON_COST
from sueca_desktop.app.saved import ended_of, extra_of, match_id
from sueca_desktop.engine.record import GameRecord, replaying
from sueca_desktop.engine.state import partner_of
from sueca_desktop.engine.table import PlayedDeal, Table
from sueca_desktop.engine.variant import Variant
from sueca_desktop.rules.contract import contract_of
from sueca_desktop.rules.scoring import ScoreRule

USER = 0
"""The user's seat."""


class Result(Enum):
    """How a deal came out for one seat."""

    WON = "won"
    LOST = "lost"
    DRAWN = "drawn"
    """A tie."""
    PASSED = "passed"
    """Passed out: not played."""


class KeptDeal(Struct, frozen=True):
    """One finished, or abandoned, deal.

    ``match``: which match (:func:`sueca_desktop.app.saved.match_id`), ``number``: which deal of it, from 0. ``level``:
    the value of the computer players' :class:`~sueca_desktop.ai.levels.Level`, empty where it is not known. ``seat``:
    the user's, None where the user only watched. ``ended``: when, in UTC.
    ``rule``: the value of the :class:`~sueca_desktop.rules.scoring.ScoreRule`, empty for an abandoned deal.
    ``points``: game points a seat, of an abandoned deal what leaving it cost the user. ``winners``: as in
    :class:`~sueca_desktop.rules.scoring.DealScore`. ``losers_pay``: whether the points are ranking points.
    ``bidder``, ``bid`` (None for nulls or a maker of trump), ``nulls``, ``partner``: of the contract, if there was one.
    ``luck``: of the user's cards (:mod:`sueca_desktop.app.history.luck`). ``match_winners``: empty while it goes on.
    ``mistakes``: of the user's, as far as a review has counted them; None where the deal has not been reviewed.
    ``deal_number``: what the deal is known by, None for a random one; ``seed``: as written in the record.
    """

    match: str
    number: int
    variant: str
    options: Mapping[str, Any]
    players: tuple[str, ...]
    level: str
    seat: int | None
    dealer: int
    ended: datetime
    rule: str
    points: tuple[int, ...]
    winners: tuple[int, ...]
    losers_pay: bool = False
    card_points: tuple[int, int] | None = None
    bidder: int | None = None
    bid: int | None = None
    nulls: bool = False
    partner: int | None = None
    luck: float | None = None
    practice: bool = False
    abandoned: bool = False
    match_winners: tuple[int, ...] = ()
    deal_number: int | None = None
    seed: str = ""
    mistakes: int | None = None

    @property
    def key(self) -> tuple[str, int]:
        """What tells it from every other deal."""
        return self.match, self.number

    @property
    def result(self) -> Result:
        """How it came out for the user; DRAWN where the user only watched."""
        if self.rule == ScoreRule.PASSED_OUT.value:
            return Result.PASSED
        if self.abandoned:
            return Result.LOST
        if self.seat is None or not self.winners:
            return Result.DRAWN
        return Result.WON if self.seat in self.winners else Result.LOST

    @property
    def made(self) -> bool | None:
        """Whether the contract was made; None where there was none, or it was not played out."""
        return None if self.bidder is None or self.abandoned else self.bidder in self.winners

    @property
    def own_points(self) -> int:
        """The user's game points; 0 where the user only watched."""
        return 0 if self.seat is None else self.points[self.seat]


def kept_deal(table: Table, record: GameRecord, number: int, otherwise: datetime) -> KeptDeal | None:
    """Deal ``number`` (from 0) of a match and its record; None while it is being played. ``otherwise``: when it was
    over, where the record does not say.
    """
    played, written = table.deals[number], record.deals[number]
    told, settings = extra_of(written), extra_of(record)
    score, abandoned = played.state.score, told.get("abandoned") is True
    if score is None and not abandoned:
        return None
    first = settings.get("deal_number")
    base = KeptDeal(
        match=match_id(record),
        number=number,
        variant=record.variant,
        options=dict(table.rules.spec.options),
        players=record.players,
        level=_text(settings.get("level")),
        seat=None if settings.get("watch") is True else USER,
        dealer=played.state.public.dealer,
        ended=_utc(ended_of(written), otherwise),
        rule="",
        points=(0,) * len(record.players),
        winners=(),
        losers_pay=table.rules.spec.losers_pay,
        practice=told.get("practice") is True,
        abandoned=score is None,
        deal_number=first + number if type(first) is int and 0 <= first < 2**62 else None,
        seed=_text(told.get("seed")),
    )
    return _scored(_contracted(base, played), table, played)


def _contracted(deal: KeptDeal, played: PlayedDeal) -> KeptDeal:
    contract = contract_of(played.state.public)
    own = None if deal.seat is None else luck(played.state.layout, played.state.public, deal.seat)
    if contract is None:
        return replace(deal, luck=own)
    partner = partner_of(played.state)
    return replace(deal, luck=own, bidder=contract.bidder, bid=contract.bid, nulls=contract.nulls, partner=partner)


def _scored(deal: KeptDeal, table: Table, played: PlayedDeal) -> KeptDeal:
    score = played.state.score
    if score is None:
        cost = -ABANDON_COST if deal.losers_pay else 0
        return replace(deal, points=tuple(cost if seat == deal.seat else 0 for seat in range(len(deal.players))))
    return replace(
        deal,
        rule=score.rule.value,
        points=score.points,
        winners=score.winners,
        card_points=score.card_points,
        match_winners=table.rules.match.after(played.before, score).winners,
    )


def deals_of(record: GameRecord, variants: Mapping[str, Variant], otherwise: datetime) -> Iterator[KeptDeal | None]:
    """The deals of a record one after the other, as they are replayed; None for one that is still being played.
    ``otherwise``: when they were over, where the record does not say.

    Raises:
        RecordError: it is no game by the rules, once the deals before the fault have been given.
    """
    for table in replaying(record, variants):
        if table.deals:
            yield kept_deal(table, record, len(table.deals) - 1, otherwise)


def _text(value: object) -> str:
    return value if isinstance(value, str) and len(value) <= 100 and value.isprintable() else ""


def _utc(time: datetime | None, otherwise: datetime) -> datetime:
    """``time`` in UTC, ``otherwise`` where there is none or the calendar ends."""
    try:
        return (time or otherwise).astimezone(UTC)
    except OverflowError:
        return otherwise.astimezone(UTC)
