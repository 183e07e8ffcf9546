"""Learning from one's mistakes: what can be tried at a decision, and how good each try is."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from sueca_desktop.ai.options import Grade
from sueca_desktop.app.review.decisions import Decision
from sueca_desktop.rules.actions import Action, Bid

MOST = 14
"""Bids that are offered to be tried."""


class Tried(Enum):
    """What came of a try."""

    FOUND = auto()
    """The best, or as good."""
    FINE = auto()
    """Better than what was done, but not the best."""
    SAME = auto()
    """What was done."""
    NOT_YET = auto()


@dataclass(frozen=True, slots=True)
class Lesson:
    """One mistake to be tried again."""

    decision: Decision

    @property
    def choices(self) -> tuple[Action, ...]:
        """What can be tried, in the order of the rules, so that the order tells nothing; of many bids a few."""
        weighed = {option.action for option in self.decision.options}
        order = [laid.action for laid in self.decision.laid if laid.action in weighed]
        rest = sorted(weighed.difference(order), key=repr)
        every = [*order, *rest]
        if self.decision.action not in every:
            every.append(self.decision.action)
        bids = [action for action in every if isinstance(action, Bid)]
        if len(bids) <= MOST:
            return tuple(every)
        wanted = {bids[round(i * (len(bids) - 1) / (MOST - 1))] for i in range(MOST)}
        wanted |= {action for action in (self.decision.action, self.decision.expert) if isinstance(action, Bid)}
        return tuple(action for action in every if not isinstance(action, Bid) or action in wanted)

    def tried(self, action: Action) -> Tried:
        """What comes of trying ``action``."""
        option = self.decision.option(action)
        if action == self.decision.action:
            return Tried.SAME
        if action == self.decision.expert or (option is not None and option.grade is Grade.BEST):
            return Tried.FOUND
        return Tried.FINE if option is not None and option.grade is Grade.FINE else Tried.NOT_YET
