"""Frozen values for the views beside Observations: the score sheet, one shown step, a deal's result."""

from __future__ import annotations

from collections.abc import Collection

from msgspec import Struct

from sueca_desktop.app.settings import GameSettings
from sueca_desktop.engine.dealing import Pack
from sueca_desktop.engine.phases.trumpmaking import drawn
from sueca_desktop.engine.table import PlayedDeal, Table
from sueca_desktop.rules.cards import Suit
from sueca_desktop.rules.contract import Contract, contract_of
from sueca_desktop.rules.counting import Count, counts
from sueca_desktop.rules.events import Event
from sueca_desktop.rules.match import Standing
from sueca_desktop.rules.scoring import DealScore
from sueca_desktop.rules.spec import Spec
from sueca_desktop.rules.tricks import Trick
from sueca_desktop.rules.view import Observation


class DealRow(Struct, frozen=True):
    """One deal of the match, as everybody has seen it. ``number``: from 1. ``score``: None while it is being played.
    ``totals``: game points a seat after the deal (before it, while it is being played). ``contract``: None where there
    is none (yet). ``counts``: what each seat's points consist of,
    once tricks have been played; empty before, and where cards alone count. ``practice``: something was taken back, or
    it was dealt again.
    """

    number: int
    dealer: int
    score: DealScore | None
    totals: tuple[int, ...]
    trump: Suit | None = None
    contract: Contract | None = None
    counts: tuple[Count, ...] = ()
    practice: bool = False


class MatchSummary(Struct, frozen=True):
    """The match so far. ``rows``: one a deal begun. ``standing``: after the finished deals; its ``winners`` are the
    match's.
    """

    spec: Spec
    players: tuple[str, ...]
    rows: tuple[DealRow, ...]
    standing: Standing


class LeftGame(Struct, frozen=True):
    """A game that can be taken up again: how it was begun, and how it stands."""

    settings: GameSettings
    summary: MatchSummary


class ShownStep(Struct, frozen=True):
    """One applied action as seat 0 sees it: the facts in order, and what it could see before and after. ``hurried``: it
    is decided already how the deal ends, and nobody wants to wait for it.
    """

    events: tuple[Event, ...]
    before: Observation
    after: Observation
    hurried: bool = False


class DealResult(Struct, frozen=True):
    """A finished deal, face up. ``hands``: each seat's cards as dealt, in the order received. ``tricks``: the full
    ones, fewer than all after an accusation. ``drawn``: what each seat got later, empty where nothing was. ``stock``:
    the cards that stayed undealt after the turned one, in order. ``next_dealer``: who deals next, None after the match.
    ``claimed``: the last tricks were laid down by the app after a claim.
    """

    summary: MatchSummary
    score: DealScore
    hands: tuple[Pack, ...]
    tricks: tuple[Trick, ...]
    drawn: tuple[Pack, ...] = ()
    stock: Pack = ()
    next_dealer: int | None = None
    claimed: bool = False

    @property
    def row(self) -> DealRow:
        """The deal's row of the score sheet."""
        return self.summary.rows[-1]

    @property
    def match_over(self) -> bool:
        return self.summary.standing.over


def summary_of(table: Table, practice: Collection[int] = ()) -> MatchSummary:
    """The score sheet of a table; ``practice``: which deals, from 0, are practice."""
    rows = tuple(_row(table, i + 1, deal, i in practice) for i, deal in enumerate(table.deals))
    return MatchSummary(table.rules.spec, table.players, rows, table.standing)


def _row(table: Table, number: int, played: PlayedDeal, practice: bool) -> DealRow:
    deal, score = played.state.public, played.state.score
    after = played.before if score is None else table.rules.match.after(played.before, score)
    counted = counts(deal) if deal.tricks and deal.spec.last_trick else ()
    return DealRow(number, deal.dealer, score, after.totals, deal.trump, contract_of(deal), counted, practice)


def result_of(table: Table, practice: Collection[int] = ()) -> DealResult:
    """The result of the table's last deal; ``practice`` as for :func:`summary_of`.

    Raises:
        ValueError: the deal is not over.
    """
    state = table.state
    if state.score is None:
        raise ValueError("the deal is not over")
    packets: tuple[Pack, ...] = ()
    stock = state.layout.stock
    if stock and state.public.trump is not None:
        packets = drawn(state.public, stock)
        stock = stock[sum(len(packet) for packet in packets) :]
    next_dealer = None if table.standing.over else table.next_dealer
    return DealResult(
        summary_of(table, practice), state.score, state.layout.hands, state.public.tricks, packets, stock, next_dealer
    )
