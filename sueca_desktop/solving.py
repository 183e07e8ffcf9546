"""What ``sueca-desktop solve`` prints (FORMATS.md): the value of a record's last position with all cards open."""

from __future__ import annotations

import time
from typing import Any

from sueca_desktop.engine.record import RecordError
from sueca_desktop.engine.state import DealState, partner_of
from sueca_desktop.engine.table import Table
from sueca_desktop.rules.contract import contract_of
from sueca_desktop.rules.melds import follow_or_trump
from sueca_desktop.rules.spec import PhaseName
from sueca_desktop.rules.view import PublicDeal
from sueca_desktop.solver import Duty, Goal, Position, Solver

Sides = tuple[tuple[int, ...], tuple[int, ...]]


def sides_of(state: DealState) -> Sides:
    """The seats of both sides: the fixed ones, or the bidder's (partner included, seen or not) and the others'.

    Raises:
        ValueError: nobody has won the auction.
    """
    spec = state.public.spec
    if spec.sides:
        return spec.sides[0], spec.sides[1]
    contract, partner = contract_of(state.public), partner_of(state)
    if contract is None:
        raise ValueError("there is no contract, so there are no sides")
    own = {contract.bidder, contract.bidder if partner is None else partner}
    return tuple(sorted(own)), tuple(seat for seat in range(spec.seats) if seat not in own)


def position_of(state: DealState) -> Position:
    """The position a deal in its play phase has come to; the first of :func:`sides_of` is side 0.

    Raises:
        ValueError: no card is to be played now.
    """
    deal = state.public
    if deal.phase is not PhaseName.TRICKS or deal.trick is None:
        raise ValueError("no card is to be played")
    contract = contract_of(deal)
    return Position(
        hands=state.hands,
        leader=deal.trick.leader,
        trump=deal.trump,
        side=sum(1 << seat for seat in sides_of(state)[0]),
        deck=deal.spec.deck,
        trick=deal.trick.cards,
        duty=Duty.TRUMP if deal.spec.follow is follow_or_trump else Duty.FOLLOW,
        last_trick=deal.spec.last_trick,
        goal=Goal.MISERE if contract is not None and contract.nulls else Goal.POINTS,
    )


def solve(table: Table) -> dict[str, Any]:
    """The answer in the shape of FORMATS.md.

    Raises:
        RecordError: the last deal is not in its play phase.
    """
    last = len(table.deals) - 1
    if last < 0:
        raise RecordError("there is no deal to solve")
    if table.state.public.over:
        raise RecordError("the last deal is over", last)
    if table.state.public.phase is not PhaseName.TRICKS:
        raise RecordError("the last deal has not come to its tricks", last)
    return _answer(table.state)


def _answer(state: DealState) -> dict[str, Any]:
    start = time.perf_counter()
    position, sides, solver = position_of(state), sides_of(state), Solver()
    values = solver.moves(position)
    assert values is not None, "nobody can stop it"
    mine = position.sides[position.seat] == 0
    best = max(values.values()) if mine else min(values.values())
    won, total = points_won(state.public, position, sides), position.total
    own = won[0] if mine else won[1]
    return {
        "sides": [list(side) for side in sides],
        "points": [won[0] + best, won[1] + total - best],
        "seat": position.seat,
        "moves": {f"play {c.code}": own + (v if mine else total - v) for c, v in sorted(values.items())},
        "nodes": solver.nodes,
        "seconds": round(time.perf_counter() - start, 6),
    }


def points_won(deal: PublicDeal, position: Position, sides: Sides) -> tuple[int, int]:
    """What each side has of the goal before the open trick: card points, nothing in a misère."""
    if position.goal is Goal.MISERE:
        return 0, 0
    taken = deal.taken_points()
    return sum(taken[seat] for seat in sides[0]), sum(taken[seat] for seat in sides[1])


def solution_sheet(answer: dict[str, Any]) -> str:
    """The same for a person: what each side ends with, then every card of the seat to move, the best first."""
    sides = [" and ".join(str(seat) for seat in side) for side in answer["sides"]]
    lines = [f"seats {side}: {points}" for side, points in zip(sides, answer["points"], strict=True)]
    lines.append(f"seat {answer['seat']} to play, its side then ends with:")
    best_first = sorted(answer["moves"].items(), key=lambda move: -move[1])
    lines += [f"  {move.removeprefix('play ')}  {value}" for move, value in best_first]
    return "\n".join([*lines, f"{answer['nodes']} cards played in {answer['seconds']:.3f} s"])
