"""What is best at a decision, how much worse everything else is, and why: for hints, for the review of a deal, and for
showing what a computer seat had before it.

:func:`advise` takes what one seat may know at its turn and nothing else, so it can be asked of any seat at any moment
of any deal. It is a pure function, fit for any thread.
"""

from __future__ import annotations

import random
import time

from msgspec import Struct

from sueca_desktop.ai.accusing import accusation
from sueca_desktop.ai.bidding.advising import Weighed, explain_words, weighed_words
from sueca_desktop.ai.explaining import Explanation, explain_card
from sueca_desktop.ai.levels import Level, player
from sueca_desktop.ai.options import LIMITS, Grade, Measure, Option, Value, graded
from sueca_desktop.ai.player import ONE_SECOND, Budget, Choice, ChoiceReason, Expectation, StopFlag
from sueca_desktop.rules.actions import Accuse, Action, Play
from sueca_desktop.rules.contract import contract_of
from sueca_desktop.rules.renounce import failures
from sueca_desktop.rules.spec import PhaseName
from sueca_desktop.rules.view import Observation

MOST = 800
"""The most worlds in which what may be said is tried out."""


class Advice(Struct, frozen=True):
    """``action``: what the expert does; ``why``: for which reason (``ui/text/reasons.py`` has the words). ``options``:
    all that was weighed, the best first; empty where there was nothing to weigh. ``worlds``: how many lies of the
    hidden cards were looked at; 0 where there was nothing to weigh.
    """

    seat: int
    action: Action
    why: Explanation
    options: tuple[Option, ...]
    measure: Measure
    worlds: int

    def option(self, action: Action) -> Option | None:
        """The option for ``action``; playing a card silently or with bella is the same. None: it was not weighed."""
        exact = next((each for each in self.options if each.action == action), None)
        if exact is not None or not isinstance(action, Play):
            return exact
        same = (each for each in self.options if isinstance(each.action, Play) and each.action.card is action.card)
        return next(same, None)

    def grade(self, action: Action) -> Grade | None:
        """How good ``action`` is; None where it was not weighed."""
        found = self.option(action)
        if found is not None:
            return found.grade
        return Grade.BEST if action == self.action else None


class _Never:
    def is_set(self) -> bool:
        return False


def advise(
    observation: Observation, budget: Budget = ONE_SECOND, stop: StopFlag | None = None, seed: int = 0
) -> Advice:
    """What the expert would do at ``observation``, what every option is worth, and why.

    The same for the same observation and seed where ``budget.worlds`` is given (60 take some 20 ms in the middle of a
    deal, 400 are the most that are of use). Once ``stop`` is set the advice comes at once, from the worlds looked at so
    far.

    Raises:
        ValueError: the seat has nothing to decide: it is another's turn, or the deal is over.
    """
    accuse = accusation(observation)
    if accuse is not None:
        return Advice(observation.seat, accuse, _renounce(observation, accuse), (), Measure.CARD_POINTS, 0)
    if not observation.legal:
        raise ValueError("the seat has nothing to decide")
    choice = player(Level.EXPERT, budget).choose(observation, random.Random(seed), stop or _Never())
    if observation.deal.phase is PhaseName.TRICKS:
        return _card(observation, choice)
    return _words(observation, choice.action, budget, stop or _Never(), seed)


def explain(observation: Observation, action: Action, advice: Advice) -> Explanation:
    """Why a seat may have taken ``action`` there: the reason of the same kind as the advice has for its own.
    ``advice``: for the same observation.
    """
    if isinstance(action, Play) and action.card in observation.dutiful:
        return explain_card(observation, action.card, _expectations(advice))
    return explain_words(observation, action, advice.options)


def _words(observation: Observation, action: Action, budget: Budget, stop: StopFlag, seed: int) -> Advice:
    until = time.perf_counter() + budget.time_ms / 1000

    def go_on() -> bool:
        return not stop.is_set() and (budget.worlds is not None or time.perf_counter() < until)

    weighed = weighed_words(observation, action, budget.worlds or MOST, seed, go_on)
    action = _tried(action, weighed)
    options = graded(action, weighed.measure, weighed.values)
    why = explain_words(observation, action, weighed.values)
    return Advice(observation.seat, action, why, options, weighed.measure, weighed.worlds)


def _tried(action: Action, weighed: Weighed) -> Action:
    """What the expert says, unless trying it out shows that to be a mistake: then what does best. In an auction that is
    so wherever the numbers tell the two apart, for the reason is told by them.
    """
    known = {value.action: value.worth for value in weighed.values if value.worth is not None}
    best = max(known, key=lambda each: known[each], default=action)
    limit = LIMITS[weighed.measure][0 if weighed.measure is Measure.GAME_POINTS else 1]
    return best if action in known and known[best] - known[action] > limit else action


def _card(observation: Observation, choice: Choice) -> Advice:
    assert isinstance(choice.action, Play), "a card is to be played"
    contract = contract_of(observation.deal)
    nulls = contract is not None and contract.nulls
    why = explain_card(observation, choice.action.card, choice.expectations)
    measure = Measure.CHANCE if nulls else Measure.CARD_POINTS
    values = [
        Value(e.action, None if nulls else e.points, e.wins, e.wins if nulls else e.points) for e in choice.expectations
    ]
    options = graded(choice.action, measure, values)
    return Advice(observation.seat, choice.action, why, options, measure, choice.worlds)


def _expectations(advice: Advice) -> tuple[Expectation, ...]:
    return tuple(
        Expectation(each.action, each.points or 0.0, each.wins)
        for each in advice.options
        if each.wins is not None and isinstance(each.action, Play)
    )


def _renounce(observation: Observation, accuse: Accuse) -> Explanation:
    """The first card that gives the renounce away, and the suit that was not followed."""
    deal = observation.deal
    tricks = (*deal.tricks, *((deal.trick,) if deal.trick else ()))
    index, later = next((i, cards) for seat, i, cards in failures(deal) if seat == accuse.seat and cards)
    return Explanation(ChoiceReason.PROVEN_RENOUNCE, card=next(iter(later)), suit=tricks[index].led, seat=accuse.seat)
