"""What a review finds: frozen values, a decision at a time and for the whole deal."""

from __future__ import annotations

from msgspec import Struct

from sueca_desktop.ai.explaining import Explanation
from sueca_desktop.ai.options import Grade, Measure, Option
from sueca_desktop.app.review.laid import Laid, card_of
from sueca_desktop.rules.actions import Action, Call, Play

GIVEN_AWAY = 10
"""Card points from which on a card is a mistake as the cards lay, though the deal is won or lost all the same."""
TURN = 10
"""Card points by which one card changes the expected result at a turning point."""


class Cost(Struct, frozen=True):
    """What was given away against the best action. ``points``: card points, None where they cannot be compared;
    ``game``: game points as the cards lay, or the chance to win the deal, 0 to 1, by what could be known; None where
    there is no telling.
    """

    points: float | None
    game: float | None


class Decision(Struct, frozen=True):
    """One decision of the seat that is reviewed, where it had a choice.

    ``step``: which action of the deal it is, from 0. ``laid``: what each action was worth as the cards lay, in the
    order of the legal actions; empty where that was not solved. ``expert``: what the expert does, for the reason
    ``why``. ``options``: what each action was worth by what could be known, the best first, in ``measure``;
    ``worlds``: from so many lies of the hidden cards. ``matters``: game points that make a card a mistake.
    """

    step: int
    action: Action
    laid: tuple[Laid, ...]
    expert: Action
    why: Explanation
    options: tuple[Option, ...]
    measure: Measure
    worlds: int
    matters: float = 1.0

    # ---- as the cards lay

    def laid_for(self, action: Action) -> Laid | None:
        """What ``action`` was worth as the cards lay; None where it was not looked at."""
        return next((laid for laid in self.laid if laid.action == action), None)

    @property
    def best_laid(self) -> tuple[Laid, ...]:
        """The best actions as the cards lay: by game points, then by card points where those can be compared."""
        if not self.laid:
            return ()
        best = max(map(self._rank, self.laid))
        return tuple(laid for laid in self.laid if self._rank(laid) == best)

    def _rank(self, laid: Laid) -> tuple[float, float]:
        return laid.game or 0.0, (laid.points or 0.0) if self.in_points else 0.0

    @property
    def in_points(self) -> bool:
        """Whether card points compare the actions: it is played for them, and the sides do not hang on it."""
        return self._is_card and self.measure is not Measure.CHANCE

    @property
    def _is_card(self) -> bool:
        return isinstance(self.action, Play | Call)

    @property
    def laid_cost(self) -> Cost | None:
        """What the action gave away as the cards lay; None where that was not solved."""
        taken, best = self.laid_for(self.action), self.best_laid
        if taken is None or not best:
            return None
        comparable = self.in_points and taken.points is not None and best[0].points is not None
        points = max(0, (best[0].points or 0) - (taken.points or 0)) if comparable else None
        known = taken.game is not None and best[0].game is not None
        return Cost(points, max(0.0, (best[0].game or 0.0) - (taken.game or 0.0)) if known else None)

    @property
    def laid_grade(self) -> Grade | None:
        """By what it gave away as the cards lay: a mistake where that turned a win into none, or a tie into a defeat;
        of cards also where it was ``matters`` game points or ``GIVEN_AWAY`` card points or more.
        """
        taken, best, cost = self.laid_for(self.action), self.best_laid, self.laid_cost
        if taken is None or cost is None:
            return None
        if not cost.points and not cost.game:
            return Grade.BEST
        turned = _sign(best[0].game) != _sign(taken.game)
        much = (cost.points or 0) >= GIVEN_AWAY or (self._is_card and (cost.game or 0) >= self.matters)
        return Grade.MISTAKE if turned or much else Grade.FINE

    # ---- by what could be known

    def option(self, action: Action) -> Option | None:
        """The option for ``action``; playing a card silently or with bella is the same. None: it was not weighed."""
        exact = next((each for each in self.options if each.action == action), None)
        c = card_of(action)
        if exact is not None or c is None:
            return exact
        return next((each for each in self.options if card_of(each.action) is c), None)

    @property
    def known_cost(self) -> Cost | None:
        """What the action gave away by what could be known; None where it was not weighed."""
        taken = self.option(self.action)
        best = self.option(self.expert)
        if taken is None or best is None:
            return None
        return Cost(_less(best.points, taken.points) if self.in_points else None, _less(best.wins, taken.wins))

    @property
    def known_grade(self) -> Grade | None:
        """By what could be known; None where the action was not weighed."""
        found = self.option(self.action)
        if found is not None:
            return found.grade
        return Grade.BEST if self.action == self.expert else None

    @property
    def is_mistake(self) -> bool:
        """By what could be known: nobody can be blamed for the rest."""
        return self.known_grade is Grade.MISTAKE


def _less(best: float | None, taken: float | None) -> float | None:
    return None if best is None or taken is None else max(0.0, best - taken)


def _sign(game: float | None) -> int:
    return 0 if not game else 1 if game > 0 else -1


class Review(Struct, frozen=True):
    """What was found out about a deal, for ``seat``.

    ``curve``: before each action, and at the end, the card points that the seat's side ends the deal with as the cards
    lay (at nulls 1 where it has its way); None before the tricks, or unsolved. ``known``: the same by what the seat
    could know, for the moments after its own decisions: (how many actions were taken, card points). ``total``: the
    card points there are, 1 at nulls.
    """

    seat: int
    decisions: tuple[Decision, ...]
    curve: tuple[int | None, ...]
    known: tuple[tuple[int, float], ...]
    total: int

    @property
    def mistakes(self) -> tuple[Decision, ...]:
        return tuple(decision for decision in self.decisions if decision.is_mistake)

    @property
    def turns(self) -> tuple[int, ...]:
        """The actions, from 0, that changed by much what the deal comes to as the cards lay."""
        least = min(TURN, self.total)
        pairs = enumerate(zip(self.curve, self.curve[1:], strict=False))
        return tuple(step for step, (a, b) in pairs if a is not None and b is not None and abs(a - b) >= least)
