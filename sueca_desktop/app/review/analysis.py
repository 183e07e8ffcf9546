"""The review of one deal, found out step by step from its record."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Iterator

from msgspec import Struct

from sueca_desktop.ai.advice import Advice, advise
from sueca_desktop.ai.player import Budget
from sueca_desktop.app.review.decisions import GIVEN_AWAY, Decision, Review
from sueca_desktop.app.review.laid import Laid, OpenCards
from sueca_desktop.engine.projection import observe
from sueca_desktop.engine.record import deal_record
from sueca_desktop.engine.state import DealState
from sueca_desktop.engine.table import PlayedDeal
from sueca_desktop.engine.transitions import apply, begin
from sueca_desktop.engine.variant import RuleSet
from sueca_desktop.rules.actions import Accuse
from sueca_desktop.rules.contract import contract_of
from sueca_desktop.rules.spec import PhaseName, Spec
from sueca_desktop.rules.view import Observation
from sueca_desktop.solver import COMPILED, Stop
from sueca_desktop.solving import sides_of

log = logging.getLogger(__name__)

WORLDS = 200 if COMPILED else 8
"""Lies of the hidden cards that each decision is held against."""


class Progress(Struct, frozen=True):
    """How far an analysis is: ``done`` of ``total`` moments; ``review``: what was found, once all is done."""

    done: int
    total: int
    review: Review | None = None


def states_of(rules: RuleSet, played: PlayedDeal) -> tuple[DealState, ...]:
    """The deal before each of its actions, and at the end."""
    state = begin(rules, played.state.layout, played.before.stake)
    states = [state]
    for move in played.state.public.moves:
        state = apply(rules, state, move).state
        states.append(state)
    return tuple(states)


def analysis(rules: RuleSet, played: PlayedDeal, seat: int, stop: Stop, *, worlds: int = WORLDS) -> Iterator[Progress]:
    """Finds out about a finished deal, from its last moment to its first; the same each time. Ends before a review is
    there once ``stop`` is set.
    """
    work = Analysis(rules, played, seat, stop, worlds)
    for done in range(work.total):
        if stop.is_set():
            return
        yield Progress(done, work.total)
        work.look(work.total - 1 - done)
    if not stop.is_set():
        yield Progress(work.total, work.total, work.review())


class Analysis:
    """The moments of a deal that have been looked at, for the decisions of ``seat``."""

    def __init__(self, rules: RuleSet, played: PlayedDeal, seat: int, stop: Stop, worlds: int = WORLDS) -> None:
        self._rules, self._played, self._seat, self._stop = rules, played, seat, stop
        self._worlds = worlds
        self._states = states_of(rules, played)
        self._moves = played.state.public.moves
        self._open = OpenCards(rules, played.before, seat, stop)
        self._curve: list[int | None] = [None] * len(self._states)
        self._decisions: dict[int, Decision] = {}
        self._deal = repr(deal_record(played).hands)
        self._curve[-1] = self._final()

    @property
    def total(self) -> int:
        return len(self._moves)

    def look(self, step: int) -> None:
        """Looks at the moment before action ``step``; those after it have been looked at."""
        state, move = self._states[step], self._moves[step]
        own = move.seat == self._seat and not isinstance(move.action, Accuse)
        laid = self._laid(state) if own else ()
        playing = state.public.phase is PhaseName.TRICKS
        if playing and not isinstance(move.action, Accuse):
            best = max((each.points for each in laid if each.points is not None), default=None)
            self._curve[step] = best if best is not None else self._open.points(state, self._curve[step + 1])
        if own:
            self._decide(step, laid)

    def _laid(self, state: DealState) -> tuple[Laid, ...]:
        if state.public.phase is PhaseName.TRICKS:
            return self._open.cards(state)
        return self._open.spoken(state)

    def _decide(self, step: int, laid: tuple[Laid, ...]) -> None:
        """Where there was a choice."""
        seen = observe(self._rules, self._states[step], self._seat, self._played.before)
        advice = self._advice(seen, step) if choosing(seen) else None
        if advice is not None:
            self._decisions[step] = Decision(
                step=step,
                action=self._moves[step].action,
                laid=laid,
                expert=advice.action,
                why=advice.why,
                options=advice.options,
                measure=advice.measure,
                worlds=advice.worlds,
                matters=matters(self._rules.spec),
            )

    def _advice(self, seen: Observation, step: int) -> Advice | None:
        """What the expert says; a player is foreign ground, whatever it raises stays here."""
        text = f"sueca-desktop review {self._deal} {self._seat} {step}"
        seed = int.from_bytes(hashlib.sha256(text.encode("ascii")).digest()[:8], "big")
        try:
            return advise(seen, Budget(worlds=self._worlds), self._stop, seed)
        except Exception:
            log.exception("what was best at action %d of a deal could not be told", step)
            return None

    def _final(self) -> int | None:
        """What the deal came to; None where nobody had won the auction, or it was broken off."""
        end = self._states[-1]
        deal, contract = end.public, contract_of(end.public)
        if deal.accusation is not None or not deal.tricks:
            return None
        try:
            sides = sides_of(end)
        except ValueError:  # everybody plays for himself
            return None
        own = sides[0] if self._seat in sides[0] else sides[1]
        if contract is not None and contract.nulls:
            assert end.score is not None, "the deal is over"
            return int(own[0] in end.score.winners)
        last = deal.spec.last_trick if deal.winner_of(deal.tricks[-1]) in own else 0
        return last + sum(points for seat, points in enumerate(deal.taken_points()) if seat in own)

    def review(self) -> Review:
        decisions = tuple(self._decisions[step] for step in sorted(self._decisions))
        known = tuple(
            (decision.step + 1, option.points)
            for decision in decisions
            if (option := decision.option(decision.action)) is not None
            and option.points is not None
            and self._states[decision.step].public.phase is PhaseName.TRICKS
        )
        return Review(self._seat, decisions, tuple(self._curve), known, self._total_points())

    def _total_points(self) -> int:
        """Card points that the two sides' come to: those of the cards that are played."""
        deal, contract = self._played.state.public, contract_of(self._played.state.public)
        if contract is not None and contract.nulls:
            return 1
        deck = deal.spec.deck
        left = [c for hand in self._states[-1].hands for c in hand]
        left += [*(deal.trick.cards if deal.trick else ())]
        return deal.spec.last_trick + sum(deal.taken_points()) + sum(deck.points(c, deal.trump) for c in left)


def matters(spec: Spec) -> float:
    """Game points that make a card a mistake: any, where there are bands; else what ``GIVEN_AWAY`` card points are."""
    return 1.0 if spec.bands else 2.0 * GIVEN_AWAY


def choosing(seen: Observation) -> bool:
    """Whether the seat, whose turn it is, can do one thing or another."""
    return len(seen.dutiful) > 1 if seen.dutiful else len(seen.legal) > 1
