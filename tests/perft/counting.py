"""How many sequences of accepted actions there are, counted by the engine and, apart from it, by the oracle."""

from __future__ import annotations

import copy
from dataclasses import dataclass

from sueca_desktop.engine.deal_source import deal_from_seed
from sueca_desktop.engine.shuffle import seed_of_number
from sueca_desktop.engine.state import DealState
from sueca_desktop.engine.transitions import apply, begin, legal, offers, to_act
from sueca_desktop.engine.variant import RuleSet
from sueca_desktop.rules.actions import Action, Move, Play
from sueca_desktop.rules.refusals import Refused
from tests.support import oracle
from tests.support.deals import VARIANTS, codes


@dataclass(frozen=True)
class Start:
    """Where counting begins: the deal of ``number``, dealt by ``dealer``, after ``plays`` cards."""

    variant: str
    renounce: str
    number: int
    dealer: int
    plays: int
    depth: int

    @property
    def name(self) -> str:
        return f"{self.variant} {self.renounce} deal {self.number} dealer {self.dealer} after {self.plays}"


STARTS = tuple(
    Start(variant, renounce, number, dealer, plays, depth)
    for variant in ("sueca-bandeira", "sueca-riscos")
    for renounce, opening in (("enforced", 6), ("allowed", 4))
    for number, dealer, plays, depth in (
        (1, 0, 0, opening),
        (2, 3, 0, opening),
        (3, 1, 14, opening),
        (4, 2, 32, 9),
        (5, 0, 29, 12 if renounce == "enforced" else 6),
    )
)


def rules_of(start: Start) -> RuleSet:
    return VARIANTS[start.variant].rules({"renounce": start.renounce})


def engine_start(start: Start) -> DealState:
    """The position, reached by each seat playing its alphabetically first card that follows."""
    rules = rules_of(start)
    state = begin(rules, deal_from_seed(rules, seed_of_number(start.number), start.dealer))
    for _ in range(start.plays):
        seat = to_act(rules, state)
        assert seat is not None
        assert state.public.trick is not None
        able = rules.spec.follow(rules.spec.deck, state.public.trump, state.public.trick, state.hands[seat])
        state = apply(rules, state, Move(seat, Play(min(able, key=lambda c: c.code)))).state
    return state


def engine_counts(start: Start) -> list[int]:
    """Sequences of exactly 1, 2, … ``depth`` actions: cards and accusations that are not refused."""
    rules, level, counts = rules_of(start), [engine_start(start)], []
    for _ in range(start.depth):
        level = [after for state in level for after in _followers(rules, state)]
        counts.append(len(level))
    return counts


def _followers(rules: RuleSet, state: DealState) -> list[DealState]:
    found = []
    for seat in range(rules.spec.seats):
        actions: tuple[Action, ...] = (*legal(rules, state, seat), *offers(rules, state, seat))
        for action in actions:
            try:
                found.append(apply(rules, state, Move(seat, action)).state)
            except Refused:
                assert not isinstance(action, Play)
    return found


def oracle_start(start: Start) -> oracle.Told:
    layout = deal_from_seed(rules_of(start), seed_of_number(start.number), start.dealer)
    assert layout.turned is not None
    leader = oracle.first_leader(start.variant, start.dealer)
    told = oracle.Told([codes(hand) for hand in layout.hands], layout.turned.suit.value, leader)
    for _ in range(start.plays):
        told.play(told.turn, min(oracle.duty(told.hands[told.turn], told.trick)))
    return told


def oracle_counts(start: Start) -> list[int]:
    counts = [0] * start.depth
    _count(oracle_start(start), start.renounce == "allowed", counts, 0)
    return counts


def _count(told: oracle.Told, allowed: bool, counts: list[int], done: int) -> None:
    if done == len(counts) or not any(told.hands):
        return
    hand = told.hands[told.turn]
    able = list(hand) if allowed else oracle.duty(hand, told.trick)
    counts[done] += len(able)
    if allowed:  # two opponents may accuse each offender, and that ends the deal
        counts[done] += 2 * len(told.offenders)
    for c in able:
        after = copy.deepcopy(told)
        after.play(told.turn, c)
        _count(after, allowed, counts, done + 1)
