"""Claims: whether the rest of the deal is decided, asked off the main thread, and the rest played out.

What is asked is :func:`sueca_desktop.ai.claims.claim` of what a seat sees, so an offer tells nothing that the seat
could not know. The rest is then played as ordinary actions, so that a record tells of no claim.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QObject

from sueca_desktop.app.background import Background
from sueca_desktop.engine.table import Table
from sueca_desktop.later import later
from sueca_desktop.rules.actions import Move, Play
from sueca_desktop.rules.cards import Card
from sueca_desktop.rules.view import Observation

if TYPE_CHECKING:
    from sueca_desktop import solver, solving
    from sueca_desktop.ai import claims
    from sueca_desktop.ai.claims import Claim
    from sueca_desktop.solver import Position
else:
    solver, solving, claims = map(later, ("sueca_desktop.solver", "sueca_desktop.solving", "sueca_desktop.ai.claims"))

log = logging.getLogger(__name__)

LIMIT = 2000
"""Cards that may be tried for an offer."""
FEWEST = 2
"""Cards that the user must still hold: a last trick is soon played."""
THOROUGH = 10 * LIMIT
"""How much longer is looked for a proof when the user says that there is one."""

Prover = Callable[[Observation, int], "Claim | None"]
"""(what a seat sees, how many cards may be tried) → what it can claim."""


def prove(observation: Observation, limit: int) -> Claim | None:
    """What the seat can claim now; None for nothing."""
    return claims.claim(observation, solver.Solver(limit=100 * limit), limit)


class Question(Struct, frozen=True):
    """What the user sees and, where the others have open sides, what they see. ``limit``: cards to try."""

    seen: tuple[Observation, ...]
    limit: int


def question(observe: Callable[[int], Observation], limit: int = LIMIT) -> Question | None:
    """What is to be asked at the user's turn, ``observe`` giving what each seat sees; None where nothing is: no trick
    is being played, or hardly any is left. Others speak only where everybody knows the sides.
    """
    own = observe(0)
    if own.deal.trick is None or len(own.hand) < FEWEST:
        return None
    others = range(1, own.deal.spec.seats) if own.deal.spec.sides else ()
    return Question((own, *(observe(seat) for seat in others)), limit)


def answer(asked: Question, prover: Prover) -> Claim | None:
    """What the user can claim or give up, else whether another seat takes or gives up all that is left; a prover is
    foreign ground, whatever it raises stays here.
    """
    for observation in asked.seen:
        try:
            found = prover(observation, asked.limit)
        except Exception:
            log.exception("whether seat %d can claim could not be told", observation.seat)
            return None
        if found is not None and (found.seat == 0 or found.decided is not claims.Decided.SCORE):
            return found
    return None


class Claimer(Background):
    """Answers one question at a time with a Claim, or None where there is nothing to claim."""

    def __init__(self, prover: Prover, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._prover = prover

    def ask(self, asked: Question) -> None:
        """Asks, in place of any earlier question."""
        prover = self._prover
        self.start(lambda stop: answer(asked, prover))


# ---- playing it out


def next_move(table: Table, made: Claim) -> Move:
    """What the seat whose turn it is plays while a claim is played out: those who must choose their cards for it to
    come true, such a card; all others any card. The proof holds for every lie of the hidden cards, and so for this one.

    Raises:
        ValueError: no card is to be played.
    """
    position = solving.position_of(table.state)
    observation = table.observe(position.seat)
    chosen = _chosen(position, observation, made)
    ways = [action for action in observation.legal if isinstance(action, Play) and action.card is chosen]
    return Move(position.seat, max(ways, key=lambda way: way.bella))


def _chosen(position: Position, observation: Observation, made: Claim) -> Card:
    seat, anything = position.seat, next(iter(observation.dutiful))
    if made.reason is claims.ClaimReason.TOP_CARDS:
        own = (c for c in made.line if c in observation.dutiful) if seat == made.seat else iter(())
        return next(own, anything)
    if not _chooses(position, made):
        return anything
    goal = position if position.goal is solver.Goal.MISERE else replace(position, goal=solver.Goal.TRICKS)
    values = solver.Solver().moves(goal)
    assert values is not None, "nobody can stop it"
    best = max if position.sides[seat] == 0 else min
    return best(values, key=lambda c: values[c])


def _chooses(position: Position, made: Claim) -> bool:
    """Whether it matters which card the seat to move plays: that of whose side it is that takes what is left, or at
    nulls gets its way, where the proof let it choose.
    """
    sides = position.sides
    same = sides[position.seat] == sides[made.seat]
    if position.goal is not solver.Goal.MISERE:
        return made.decided is claims.Decided.OURS and same
    return same and (made.reason is claims.ClaimReason.SOLOIST_SAFE) == (sides[made.seat] == 0)
