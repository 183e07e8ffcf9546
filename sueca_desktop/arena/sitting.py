"""Playing a deal of a plan: in every rotation, from the same cards."""

from __future__ import annotations

import random
from array import array

from msgspec import Struct, field

from sueca_desktop.ai.player import Player, StopFlag
from sueca_desktop.arena.plan import Plan
from sueca_desktop.engine.deal_source import deal_from_seed
from sueca_desktop.engine.state import DealState
from sueca_desktop.engine.table import Table
from sueca_desktop.engine.variant import Variant
from sueca_desktop.rules.actions import Move
from sueca_desktop.rules.contract import contract_of
from sueca_desktop.solving import sides_of


class Tally(Struct):
    """What a level did in one deal. ``scores`` and ``card_points``: one entry a seat and rotation. ``thinking``:
    milliseconds, one entry a decision.
    """

    scores: list[float] = field(default_factory=list)
    card_points: list[float] = field(default_factory=list)
    thinking: array[float] = field(default_factory=lambda: array("d"))


class DealResult(Struct, frozen=True):
    """``deal``: which one of the plan, from 0. ``tallies``: by level."""

    deal: int
    tallies: dict[str, Tally]


def play_deal(plan: Plan, variant: Variant, deal: int, stop: StopFlag) -> DealResult | None:
    """Plays a deal in every rotation; None when it was stopped."""
    players = {level: plan.players(level, plan.budget) for level in plan.levels}
    tallies = {level: Tally() for level in plan.levels}
    for rotation, seated in enumerate(plan.rotations):
        rng = random.Random(f"{plan.seed} {deal} {rotation}")
        state = _played(plan, variant, deal, [(players[level], tallies[level]) for level in seated], rng, stop)
        if state is None:
            return None
        assert state.score is not None, "a deal played out is scored"
        for level, score, points in zip(seated, state.score.points, card_points(state), strict=True):
            tallies[level].scores.append(score)
            tallies[level].card_points.append(points)
    return DealResult(deal, tallies)


def _played(
    plan: Plan, variant: Variant, deal: int, seated: list[tuple[Player, Tally]], rng: random.Random, stop: StopFlag
) -> DealState | None:
    """The deal played out, as the first of a match."""
    table = Table(variant, {}, tuple(plan.levels))
    table.deal(deal_from_seed(table.rules, plan.seed_of(deal), None))
    while (seat := table.to_act()) is not None:
        if stop.is_set():
            return None
        player, tally = seated[seat]
        seen = table.observe(seat)
        start = plan.clock()
        choice = player.choose(seen, rng, stop)
        tally.thinking.append((plan.clock() - start) * 1000)
        if stop.is_set():
            return None
        table.act(Move(seat, choice.action))
    return table.state


def card_points(state: DealState) -> tuple[float, ...]:
    """What a finished deal counts for each seat in card points: its side's share a head, times half the seats.

    So where the sides are equal it is what the side took, and where they are not (Sueca Italiana: two against three) as
    much as if they had been: the mean over all seats is half the points taken, in every game. Who bids more
    often is more often on the smaller side and gets more; the rotations do not even that out, for it is play too. A
    deal that nobody plays for points (passed out, nulls) counts 0 for all.
    """
    deal, score = state.public, state.score
    seats = deal.spec.seats
    contract = contract_of(deal)
    if score is None or score.card_points is None or (contract is not None and contract.nulls):
        return (0.0,) * seats
    shares = [0.0] * seats
    for side, points in zip(deal.spec.sides or sides_of(state), score.card_points, strict=True):
        for seat in side:
            shares[seat] = points / len(side) * seats / 2
    return tuple(shares)
