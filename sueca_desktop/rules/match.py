"""The standing of a match and how a deal's score moves it (RULES.md, "Match" of each game)."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct
from msgspec.structs import replace

from sueca_desktop.rules.scoring import DealScore, ScoreRule


class Standing(Struct, frozen=True):
    """Where a match stands between two deals.

    ``totals``: game points a seat. ``deals``: how many have been scored, those passed out not counted. ``stake``: what
    the next deal's points are multiplied by. ``winners``: the seats that have won the match; empty while it goes on.
    """

    totals: tuple[int, ...]
    deals: int = 0
    stake: int = 1
    winners: tuple[int, ...] = ()

    @property
    def over(self) -> bool:
        return bool(self.winners)


class MatchRule(Protocol):
    """How a match goes on; ``target`` is the total that ends it, None for an endless one."""

    @property
    def target(self) -> int | None: ...

    def after(self, standing: Standing, score: DealScore) -> Standing:
        """The standing once ``score`` is written down."""
        ...


def _added(standing: Standing, score: DealScore) -> Standing:
    totals = tuple(total + points for total, points in zip(standing.totals, score.points, strict=True))
    return Standing(totals, standing.deals + (score.rule is not ScoreRule.PASSED_OUT))


class Endless(Struct, frozen=True):
    """The table goes on until the user leaves it (`sueca-riscos`, document 001)."""

    target: None = None

    def after(self, standing: Standing, score: DealScore) -> Standing:
        return _added(standing, score)


class SideFirstTo(Struct, frozen=True):
    """The first side to reach ``target`` wins (`sueca-bandeira`, document 002).

    With ``double_after_tie`` a 60-60 leaves the next deal double, never more [decided].
    """

    target: int
    double_after_tie: bool = False

    def after(self, standing: Standing, score: DealScore) -> Standing:
        doubled = self.double_after_tie and score.rule is ScoreRule.TIE
        added = _added(standing, score)
        winners = tuple(seat for seat, total in enumerate(added.totals) if total >= self.target)
        return replace(added, stake=2 if doubled else 1, winners=winners)


def _leaders(totals: tuple[int, ...]) -> tuple[int, ...]:
    best = max(totals)
    return tuple(seat for seat, total in enumerate(totals) if total == best)


class AloneInTheLead(Struct, frozen=True):
    """The first to be at ``target`` and alone in the lead wins; a tie there means another deal (`italiana-nulos` to
    points, document 000; `klaberjass`, document 004, equal totals [decided]).
    """

    target: int

    def after(self, standing: Standing, score: DealScore) -> Standing:
        added = _added(standing, score)
        leaders = _leaders(added.totals)
        won = len(leaders) == 1 and added.totals[leaders[0]] >= self.target
        return replace(added, winners=leaders if won else ())


class MostAfter(Struct, frozen=True):
    """After ``deals`` deals the most points win, a tie means another deal [decided]; passed-out deals are not counted
    (`italiana-nulos` to a number of hands, document 000).
    """

    deals: int
    target: None = None

    def after(self, standing: Standing, score: DealScore) -> Standing:
        added = _added(standing, score)
        leaders = _leaders(added.totals)
        won = added.deals >= self.deals and len(leaders) == 1
        return replace(added, winners=leaders if won else ())


class SharedFirstTo(Struct, frozen=True):
    """The first to ``target`` wins; of several in the same deal the highest total, and equal totals share the win
    [decided] (`italiana-fives`, document 003).
    """

    target: int

    def after(self, standing: Standing, score: DealScore) -> Standing:
        added = _added(standing, score)
        leaders = _leaders(added.totals)
        return replace(added, winners=leaders if added.totals[leaders[0]] >= self.target else ())
