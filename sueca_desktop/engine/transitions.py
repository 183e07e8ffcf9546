"""From one state of a deal to the next: who acts, what is legal, what an action leads to, in any rule set."""

from __future__ import annotations

from msgspec.structs import replace

from sueca_desktop.engine.dealing import Layout
from sueca_desktop.engine.state import DealState, Step
from sueca_desktop.engine.variant import RuleSet
from sueca_desktop.rules.actions import Action, Move
from sueca_desktop.rules.cards import CardSet
from sueca_desktop.rules.events import DealScored
from sueca_desktop.rules.refusals import Reason, Refusal, Refused
from sueca_desktop.rules.spec import PhaseName
from sueca_desktop.rules.view import PublicDeal


def begin(rules: RuleSet, layout: Layout, stake: int = 1) -> DealState:
    """A deal as its first phase begins.

    Raises:
        LayoutError: the layout is none of this rule set's.
    """
    rules.check(rules.spec, layout)
    hands = tuple(CardSet.of(hand) for hand in layout.hands)
    public = PublicDeal(
        spec=rules.spec,
        dealer=layout.dealer,
        hand_sizes=tuple(len(hand) for hand in hands),
        phase=PhaseName.OVER,
        turned=layout.turned,
        trump=rules.first_trump(layout),
    )
    return _enter(rules, DealState(layout, public, hands, stake=stake), 0)


def to_act(rules: RuleSet, state: DealState) -> int | None:
    """The seat whose turn it is; None when the deal is over."""
    return None if state.public.over else rules.phases[state.stage].to_act(state.public)


def legal(rules: RuleSet, state: DealState, seat: int) -> tuple[Action, ...]:
    """What ``seat`` may do in its turn; empty out of turn. Extras are not listed: see :func:`offers`."""
    if to_act(rules, state) != seat:
        return ()
    return rules.phases[state.stage].legal(state.public, state.hands[seat])


def offers(rules: RuleSet, state: DealState, seat: int) -> tuple[Action, ...]:
    """What ``seat`` may try at any time (accusing), by public knowledge."""
    if state.public.over:
        return ()
    return tuple(action for extra in rules.extras for action in extra.offers(state.public, seat))


def apply(rules: RuleSet, state: DealState, move: Move) -> Step:
    """The state and events after ``move``.

    Raises:
        Refused: it is out of turn, illegal or (an accusation) untrue; the state is as it was.
    """
    if state.public.over:
        raise Refused(Refusal(Reason.DEAL_OVER))
    if not 0 <= move.seat < rules.spec.seats:
        raise Refused(Refusal(Reason.NO_SUCH_SEAT))
    for extra in rules.extras:
        if extra.takes(move.action):
            step = extra.apply(state, move)
            return _finish(rules, step)
    return _in_turn(rules, state, move)


def _in_turn(rules: RuleSet, state: DealState, move: Move) -> Step:
    phase = rules.phases[state.stage]
    if to_act(rules, state) != move.seat:
        raise Refused(Refusal(Reason.NOT_YOUR_TURN))
    hand = state.hands[move.seat]
    if move.action not in phase.legal(state.public, hand):
        raise Refused(phase.refusal(state.public, hand, move.action))
    step = phase.apply(state, move)
    if phase.to_act(step.state.public) is not None:
        return step
    entered = _enter(rules, step.state, state.stage + 1)
    return _finish(rules, Step(entered, step.events)) if entered.public.over else Step(entered, step.events)


def _enter(rules: RuleSet, state: DealState, stage: int) -> DealState:
    """The state in phase ``stage``, or in the first one after it in which anybody must act."""
    for i in range(stage, len(rules.phases)):
        phase = rules.phases[i]
        public = phase.enter(replace(state.public, phase=phase.name))
        if phase.to_act(public) is not None:
            return replace(state, stage=i, public=public)
        state = replace(state, public=public)
    return replace(state, stage=len(rules.phases), public=replace(state.public, phase=PhaseName.OVER))


def _finish(rules: RuleSet, step: Step) -> Step:
    """The deal closed and scored."""
    public = replace(step.state.public, phase=PhaseName.OVER)
    score = rules.score(public, step.state.stake)
    state = replace(step.state, public=public, score=score, stage=len(rules.phases))
    return Step(state, (*step.events, DealScored(score)))
