"""Frozen values for the views beside Observations: the score sheet, one shown step, a deal's result."""

from __future__ import annotations

from dataclasses import dataclass

from sueca_desktop.engine.dealing import Pack
from sueca_desktop.engine.table import Table
from sueca_desktop.rules.events import Event
from sueca_desktop.rules.match import Standing
from sueca_desktop.rules.scoring import DealScore
from sueca_desktop.rules.spec import Spec
from sueca_desktop.rules.tricks import Trick
from sueca_desktop.rules.view import Observation


@dataclass(frozen=True, slots=True)
class DealRow:
    """One deal of the match. ``number``: from 1. ``score``: None while it is being played. ``totals``: game points a
    seat after the deal (before it, while it is being played).
    """

    number: int
    dealer: int
    score: DealScore | None
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MatchSummary:
    """The match so far. ``rows``: one a deal begun. ``standing``: after the finished deals; its ``winners`` are the
    match's.
    """

    spec: Spec
    players: tuple[str, ...]
    rows: tuple[DealRow, ...]
    standing: Standing


@dataclass(frozen=True, slots=True)
class ShownStep:
    """One applied action as seat 0 sees it: the facts in order, and what it could see before and after."""

    events: tuple[Event, ...]
    before: Observation
    after: Observation


@dataclass(frozen=True, slots=True)
class DealResult:
    """A finished deal, face up. ``hands``: each seat's cards as dealt, in the order received. ``tricks``: the full
    ones, fewer than all after an accusation.
    """

    summary: MatchSummary
    score: DealScore
    hands: tuple[Pack, ...]
    tricks: tuple[Trick, ...]

    @property
    def match_over(self) -> bool:
        return self.summary.standing.over


def summary_of(table: Table) -> MatchSummary:
    """The score sheet of a table."""
    rows = []
    for i, deal in enumerate(table.deals):
        score = deal.state.score
        after = deal.before if score is None else table.rules.match.after(deal.before, score)
        rows.append(DealRow(i + 1, deal.state.public.dealer, score, after.totals))
    return MatchSummary(table.rules.spec, table.players, tuple(rows), table.standing)


def result_of(table: Table) -> DealResult:
    """The result of the table's last deal.

    Raises:
        ValueError: the deal is not over.
    """
    state = table.state
    if state.score is None:
        raise ValueError("the deal is not over")
    return DealResult(summary_of(table), state.score, state.layout.hands, state.public.tricks)
