"""As the cards lay: what every moment of a deal was worth with all cards open, and every action that could be taken.

Positions are looked at from the last to the first: what a later one is worth is where the search of an earlier one
begins. A position that would take too long is left unsolved, and so are the first ones of a deal that takes too long.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from sueca_desktop.ai.speaking import chooser_of
from sueca_desktop.app.review.stakes import balance, balance_of, scores
from sueca_desktop.engine.projection import observe
from sueca_desktop.engine.state import DealState
from sueca_desktop.engine.transitions import apply, to_act
from sueca_desktop.engine.variant import RuleSet
from sueca_desktop.rules.actions import Action, Move, Play
from sueca_desktop.rules.cards import Card
from sueca_desktop.rules.match import Standing
from sueca_desktop.rules.spec import PhaseName
from sueca_desktop.solver import COMPILED, Goal, Position, Solver, Stop
from sueca_desktop.solving import Sides, points_won, position_of, sides_of

LIMIT = 25_000_000 if COMPILED else 10_000
"""Cards that may be played in searching one position."""
BUDGET = 50_000_000 if COMPILED else 300_000
"""The same in searching all positions of a deal: some nine seconds."""
SPOKEN = 40
"""Things said before the tricks, at most: no auction is longer."""


class Laid(Struct, frozen=True):
    """What an action was worth as the cards lay. ``points``: card points the seat's side ends with, at nulls 1 where it
    has its way; None where no card is played. ``game``: game points, as :func:`balance` counts; None where there is
    no telling.
    """

    action: Action
    points: int | None
    game: float | None


class OpenCards:
    """Asks the solver about the moments of one deal, for the side of one seat."""

    def __init__(self, rules: RuleSet, standing: Standing, seat: int, stop: Stop) -> None:
        self._rules, self._standing, self._seat = rules, standing, seat
        self._solver = Solver(stop)
        self._stop, self._left = stop, BUDGET
        self._contracts: dict[tuple[object, ...], int | None] = {}

    # ---- moments

    def points(self, state: DealState, guess: int | None = None) -> int | None:
        """What the seat's side ends with; None outside the tricks, or unsolved. ``guess``: about what to expect."""
        position, sides = _position(state)
        if position is None or sides is None:
            return None
        won, side = points_won(state.public, position, sides), self._side(sides)
        expected = None
        if guess is not None:
            expected = guess - won[0] if side == 0 else position.total - (guess - won[1])
        self._solver.limit = min(LIMIT, self._left)
        value = self._solver.value(position, None if expected is None else min(max(expected, 0), position.total))
        self._left -= self._solver.nodes
        return None if value is None else _own(position, won, value, side)

    def cards(self, state: DealState) -> tuple[Laid, ...]:
        """Every card that the seat, whose turn it is, may play; empty where they could not be solved."""
        position, sides = _position(state)
        if position is None or sides is None:
            return ()
        self._solver.limit = min(LIMIT, self._left)
        values = self._solver.moves(position)
        self._left -= self._solver.nodes
        if values is None:
            return ()
        won, side = points_won(state.public, position, sides), self._side(sides)
        found: list[Laid] = []
        legal = observe(self._rules, state, self._seat, self._standing).legal
        for action in legal:
            if isinstance(action, Play) and action.card in values:
                points = _own(position, won, values[action.card], side)
                found.append(Laid(action, points, self._game_after(state, action, points)))
        return tuple(found)

    def _game_after(self, state: DealState, action: Action, points: int) -> float | None:
        return self.game(apply(self._rules, state, Move(self._seat, action)).state, points)

    def game(self, state: DealState, points: int) -> float | None:
        """What the deal is worth to the seat's side if that ends with ``points``."""
        if state.score is not None:
            return self._scored(state)
        sides = sides_of(state)
        side, total = self._side(sides), self._total(state)
        both = (points, total - points) if side == 0 else (total - points, points)
        found = scores(state, self._rules, both, self._takes_every_trick(state, sides, both))
        return None if found is None else balance(state.public.spec, found, side)

    def _scored(self, state: DealState) -> float | None:
        assert state.score is not None, "the deal is over"
        try:
            sides = sides_of(state)
        except ValueError:  # passed out
            return 0.0
        return balance_of(state.public.spec, state.score.points, sides, self._side(sides))

    def _total(self, state: DealState) -> int:
        position = position_of(state)
        return position.total + sum(points_won(state.public, position, sides_of(state)))

    def _takes_every_trick(self, state: DealState, sides: Sides, both: tuple[int, int]) -> int | None:
        """The side that takes every trick, as far as that is worth more than its points are."""
        deal = state.public
        if deal.spec.every_trick is None or 0 not in both:
            return None
        side = 0 if both[1] == 0 else 1
        if any(deal.winner_of(trick) not in sides[side] for trick in deal.tricks):
            return None
        position = replace(position_of(state), goal=Goal.TRICKS)
        least = position.total if side == 0 else 1
        self._solver.limit = LIMIT
        reaches = self._solver.reaches(position, least)
        return None if reaches is None or reaches != (side == 0) else side

    def _side(self, sides: Sides) -> int:
        return 0 if self._seat in sides[0] else 1

    # ---- what is said before the tricks

    def spoken(self, state: DealState) -> tuple[Laid, ...]:
        """Everything that the seat, whose turn it is, may say; the others, and the seat itself from then on, speak as
        the expert does, and the tricks are played with all cards open. Empty where what follows could not be solved.
        """
        found: list[Laid] = []
        for action in observe(self._rules, state, self._seat, self._standing).legal:
            if self._stop.is_set():
                return ()
            found.append(self._after_saying(state, action))
        return tuple(found) if all(laid.game is not None for laid in found) else ()

    def _after_saying(self, state: DealState, action: Action) -> Laid:
        end = self._spoken_out(apply(self._rules, state, Move(self._seat, action)).state)
        if end.score is not None:
            return Laid(action, None, self._scored(end))
        points = self._contract(end)
        return Laid(action, points, None if points is None else self.game(end, points))

    def _spoken_out(self, state: DealState) -> DealState:
        for _ in range(SPOKEN):
            seat = to_act(self._rules, state)
            if seat is None or state.public.phase is PhaseName.TRICKS:
                break
            seen = observe(self._rules, state, seat, self._standing)
            speak = chooser_of(seen)
            action = seen.legal[0] if speak is None else speak(seen).action
            state = apply(self._rules, state, Move(seat, action)).state
        return state

    def _contract(self, state: DealState) -> int | None:
        """Many things said lead to one contract: it is solved once."""
        position, sides = _position(state)
        key = (position, sides)
        if key not in self._contracts:
            self._contracts[key] = self.points(state)
        return self._contracts[key]


def _position(state: DealState) -> tuple[Position | None, Sides | None]:
    try:
        return position_of(state), sides_of(state)
    except ValueError:  # no card is to be played, or there are no two sides
        return None, None


def _own(position: Position, won: tuple[int, int], value: int, side: int) -> int:
    return won[0] + value if side == 0 else won[1] + position.total - value


def card_of(action: Action) -> Card | None:
    """The card that is played; None where something is said."""
    return action.card if isinstance(action, Play) else None
