"""Claims: whether the rest of a deal is decided, as one seat sees it, in every lie of the hidden cards.

The seat's own play counts as its best, that of all others as anything the rules allow, but that a seat known to be a
friend leaves it the tricks it is winning, where he can. To give up what is left, or to say that the score stands,
it must hold whatever anybody plays. Players are taken to follow suit as they must, also where a renounce is possible.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from functools import partial

from msgspec import Struct
from msgspec.structs import replace

from sueca_desktop.ai.outlook import Outlook, outlook
from sueca_desktop.ai.proofs import (
    Exhausted,
    Goal,
    Proof,
    caught,
    ours,
    safe,
    scored,
    theirs,
    verdict_on,
    verdicts,
)
from sueca_desktop.ai.sure_play import never_takes, top_cards
from sueca_desktop.ai.worlds import Worlds
from sueca_desktop.rules.cards import Card
from sueca_desktop.rules.view import Observation
from sueca_desktop.solver import Duty, Position, Solver
from sueca_desktop.solver import Goal as Aim
from sueca_desktop.solver.position import numbering

LIMIT = 2000
"""Cards played in the tree of one proof, at most."""
SEARCH = 20_000
"""Cards played in one question to the solver, at most."""
SAMPLE = 16
"""Worlds in which the solver looks for a refutation before a proof is tried."""
FEW = 2
"""Cards in hand up to which it is tried whether the score stands whatever is played."""


class Decided(Enum):
    """What is decided."""

    OURS = "ours"
    """The seat's side takes every trick that is left, the open one included."""
    THEIRS = "theirs"
    """The other side takes them all."""
    SCORE = "score"
    """Whoever takes what is left, the deal goes to the same side with the same score."""


class ClaimReason(Enum):
    """Why it is decided; the window puts the code into words."""

    TOP_CARDS = "top-cards"
    """Nobody can beat the seat's cards, played from the strongest down, trumps first."""
    EVERY_LIE = "every-lie"
    """So it comes however the hidden cards lie."""
    ENOUGH_POINTS = "enough-points"
    """The points left change nothing."""
    SOLOIST_SAFE = "soloist-safe"
    """The soloist at nulls will take no trick."""
    SOLOIST_CAUGHT = "soloist-caught"
    """The soloist at nulls will take a trick."""


class Claim(Struct, frozen=True):
    """What ``seat`` can claim or give up. ``tricks`` and ``points``: still to come to its side and to the other, the
    open trick and the points for the last included; None where that is not decided. ``line``: the seat's cards in the
    order in which it plays them, where the reason is TOP_CARDS.
    """

    seat: int
    decided: Decided
    reason: ClaimReason
    tricks: tuple[int, int] | None = None
    points: tuple[int, int] | None = None
    line: tuple[Card, ...] = ()


def claim(observation: Observation, solver: Solver | None = None, limit: int = LIMIT) -> Claim | None:
    """What the seat can claim now, on its turn or not; None where nothing is decided, it cannot be told within the
    limit, or no trick is being played.

    Args:
        solver: looks for refutations, and should have a limit; a new one where none is given.
        limit: the cards played in the tree of one proof.
    """
    if observation.deal.trick is None:
        return None
    now, solver = outlook(observation), solver or Solver(limit=SEARCH)
    worlds = partial(_worlds, observation, now)
    if now.frame.nulls:
        return _nulls_claim(now, worlds(), solver, limit)
    if top_cards(now):
        return _all_the_rest(now, Decided.OURS, ClaimReason.TOP_CARDS, _line(now))
    open_to = _not_refuted(now, worlds(), solver)
    if Decided.OURS in open_to and _holds(now, ours, True, limit):
        return _all_the_rest(now, Decided.OURS, ClaimReason.EVERY_LIE)
    if Decided.THEIRS in open_to and _holds(now, theirs, False, limit):
        return _all_the_rest(now, Decided.THEIRS, ClaimReason.EVERY_LIE)
    if len(verdicts(now)) == 1:
        return Claim(now.frame.seat, Decided.SCORE, ClaimReason.ENOUGH_POINTS)
    if len(now.own) <= FEW and _score_stands(now, worlds(), solver, limit):
        return Claim(now.frame.seat, Decided.SCORE, ClaimReason.EVERY_LIE)
    return None


def _nulls_claim(now: Outlook, worlds: Iterator[Position], solver: Solver, limit: int) -> Claim | None:
    """Whether the soloist at nulls, choosing his cards, takes no trick, or another, choosing his, makes him take one;
    to say the same of the other side it must hold whatever is played.
    """
    alone = now.frame.seat == now.frame.bidder
    if never_takes(now):
        return Claim(now.frame.seat, Decided.SCORE, ClaimReason.SOLOIST_SAFE)
    made = solver.reaches(next(worlds), 1)
    if made is None or any(solver.reaches(position, 1) is not made for position in worlds):
        return None
    if made and _holds(now, safe, alone, limit):
        return Claim(now.frame.seat, Decided.SCORE, ClaimReason.SOLOIST_SAFE)
    if not made and _holds(now, caught, not alone, limit):
        return Claim(now.frame.seat, Decided.SCORE, ClaimReason.SOLOIST_CAUGHT)
    return None


def _holds(now: Outlook, goal: Goal, chooses: bool, limit: int) -> bool:
    try:
        return Proof(goal, chooses=chooses, limit=limit).holds(now)
    except Exhausted:
        return False


def _score_stands(now: Outlook, worlds: Iterator[Position], solver: Solver, limit: int) -> bool:
    """Whether every way of playing on ends with one verdict, that of any of them."""
    if not verdicts(now) or _scores_differ(now, worlds, solver):
        return False
    end = now
    while not end.over:
        end = next(end.plays())
    return all(_holds(now, scored(verdict), False, limit) for verdict in verdicts(end))


def _all_the_rest(now: Outlook, decided: Decided, reason: ClaimReason, line: tuple[Card, ...] = ()) -> Claim:
    """Every trick that is left goes to one side, and all that is in them."""
    left, points = max(len(now.own), *now.sizes[: now.frame.spec.seats]), _points_left(now)
    tricks, score = (left, 0), None if points is None else (points, 0)
    if decided is Decided.THEIRS:
        tricks, score = tricks[::-1], None if score is None else score[::-1]
    return Claim(now.frame.seat, decided, reason, tricks, score, line)


def _points_left(now: Outlook) -> int | None:
    """Card points still to come, and those for the last trick; None where hidden cards may lie in the stock."""
    frame, seats = now.frame, now.frame.spec.seats
    cards = now.own
    for size, may in zip(now.sizes[:seats], now.may[:seats], strict=True):
        if frame.spec.has_stock and len(may) > size:
            return None
        cards |= may
    left: int = sum(frame.worth[c.index] for c in (*cards, *now.trick)) + frame.spec.last_trick
    return left


def _line(now: Outlook) -> tuple[Card, ...]:
    """The seat's cards, trumps first, from the strongest down."""
    ranked = now.frame.ranked
    trump = now.frame.trump
    suits = sorted(range(len(ranked)), key=lambda i: trump is None or i != trump.index)
    return tuple(c for i in suits for c in ranked[i] if c in now.own)


# ---- refutations


def _worlds(observation: Observation, now: Outlook) -> Iterator[Position]:
    """Some worlds as the solver takes them; what counts are tricks, or at nulls whether the soloist takes one."""
    deal = observation.deal
    numbers = numbering(deal.spec.deck, deal.trump)
    for world in Worlds(observation).sample(SAMPLE, 0):
        yield Position(
            hands=tuple(numbers.cards_on(board) for board in world.hands),
            leader=now.leader,
            trump=deal.trump,
            side=world.side,
            deck=deal.spec.deck,
            trick=now.trick,
            duty=Duty.TRUMP if deal.spec.must_trump else Duty.FOLLOW,
            goal=Aim.MISERE if now.frame.nulls else Aim.TRICKS,
        )


def _not_refuted(now: Outlook, worlds: Iterator[Position], solver: Solver) -> set[Decided]:
    """Of OURS and THEIRS what best play with every card open leaves standing in these worlds."""
    standing = {Decided.OURS, Decided.THEIRS}
    for position in worlds:
        first = position.sides[now.frame.seat] == 0
        every, none = (Decided.OURS, Decided.THEIRS) if first else (Decided.THEIRS, Decided.OURS)
        if every in standing and not solver.reaches(position, position.total):
            standing.remove(every)
        if none in standing and solver.reaches(position, 1):
            standing.remove(none)
        if not standing:
            break
    return standing


def _scores_differ(now: Outlook, worlds: Iterator[Position], solver: Solver) -> bool:
    """Whether best play with every card open ends with different verdicts in these worlds."""
    found = set()
    for position in worlds:
        value = solver.value(replace(position, goal=Aim.POINTS))
        if value is not None:
            taken = sum(points for points, side in zip(now.points, position.sides, strict=True) if side == 0)
            found.add(verdict_on(now, taken + value))
        if len(found) > 1:
            return True
    return False
