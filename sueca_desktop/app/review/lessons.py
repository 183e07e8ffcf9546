"""Learning from one's mistakes: what can be tried at a decision, and how good each try is."""

from __future__ import annotations

from enum import Enum, auto

from msgspec import Struct

from sueca_desktop.ai.options import Grade
from sueca_desktop.app.review.decisions import Decision
from sueca_desktop.rules.actions import Action, Bid

MOST = 14
"""Bids that are offered to be tried."""
_NEAR = 2
"""How many steps from a bid its neighbours are."""


class Tried(Enum):
    """What came of a try."""

    FOUND = auto()
    """The best, or as good."""
    FINE = auto()
    """Better than what was done, but not the best."""
    SAME = auto()
    """What was done."""
    NOT_YET = auto()


class Lesson(Struct, frozen=True):
    """One mistake to be tried again."""

    decision: Decision

    @property
    def choices(self) -> tuple[Action, ...]:
        """What can be tried, in the order of the rules, so that the order tells nothing; of many bids the lowest, the
        one made and the expert's, each with its neighbours: what lies between is much the same.
        """
        decision = self.decision
        weighed = {decision.action, decision.expert, *(option.action for option in decision.options)}
        order = [laid.action for laid in decision.laid if laid.action in weighed]
        rest = sorted(weighed.difference(order), key=_by_points)
        every = [*order, *rest]
        bids = sorted((action for action in every if isinstance(action, Bid)), key=_by_points)
        wanted = set(bids if len(bids) <= MOST else self._telling(bids))
        return tuple(action for action in every if not isinstance(action, Bid) or action in wanted)

    def _telling(self, bids: list[Bid]) -> set[Bid]:
        """The bids to be offered of many, the lowest first."""
        marks = [bids.index(one) for one in (self.decision.action, self.decision.expert) if isinstance(one, Bid)]
        return {bid for i, bid in enumerate(bids) if any(abs(i - mark) <= _NEAR for mark in (0, *marks))}

    def tried(self, action: Action) -> Tried:
        """What comes of trying ``action``."""
        option = self.decision.option(action)
        if action == self.decision.action:
            return Tried.SAME
        if action == self.decision.expert or (option is not None and option.grade is Grade.BEST):
            return Tried.FOUND
        return Tried.FINE if option is not None and option.grade is Grade.FINE else Tried.NOT_YET


def _by_points(action: Action) -> tuple[str, int]:
    """Sorts bids by what is bid, the rest by name."""
    return (type(action).__name__, action.points) if isinstance(action, Bid) else (repr(action), 0)
