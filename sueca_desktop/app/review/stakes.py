"""What card points are worth in game points, in a deal whose end is not yet played."""

from __future__ import annotations

from collections.abc import Sequence

from sueca_desktop.engine.phases.tricks import TrickPhase, no_declaration
from sueca_desktop.engine.state import DealState
from sueca_desktop.engine.variant import RuleSet
from sueca_desktop.rules.cards import CardSet, Rank, card
from sueca_desktop.rules.contract import Contract, contract_of
from sueca_desktop.rules.counting import counts
from sueca_desktop.rules.melds import BELLA
from sueca_desktop.rules.scoring import Verdict, by_bid, by_majority, by_totals
from sueca_desktop.rules.spec import Spec
from sueca_desktop.solving import Sides

Scores = tuple[float, float]
"""What each member of the two sides scores."""


def balance(spec: Spec, scores: Scores, side: int) -> float:
    """How much better the deal came out for a side than for the other, in game points a seat. Where losers pay what
    winners gain, what the side gains says it all.
    """
    return scores[side] if spec.losers_pay else scores[side] - scores[1 - side]


def balance_of(spec: Spec, points: Sequence[float], sides: Sides, side: int) -> float:
    """The same from the game points a seat of a deal that has been scored."""
    own, other = sides[side], sides[1 - side]
    scores = (points[own[0]], points[other[0]] if other else 0.0)
    return balance(spec, scores, 0)


def scores(state: DealState, rules: RuleSet, points: tuple[int, int], every: int | None) -> Scores | None:
    """What the two sides of :func:`sueca_desktop.solving.sides_of` score if they end with these card points (the last
    trick's included; at nulls 1 : 0 where the soloist takes none); None where there is no telling.

    ``every``: the side that takes every trick, None for neither.
    """
    deal, contract = state.public, contract_of(state.public)
    spec = deal.spec
    if contract is not None and contract.nulls:
        return _paid(spec, Verdict(0 if points[0] else 1, spec.bands[0].rule, spec.nulls_score), 1)
    if contract is not None and contract.bid is not None:
        verdict = by_bid(spec.bands, spec.every_trick, contract.bid, points[0], int(every != 0))
        return _paid(spec, verdict, state.stake)
    if contract is not None:
        return _by_maker(state, rules, contract, points)
    if not spec.bands:
        return None
    tricks = (1, 1) if every is None else (1 - every, every)
    return _paid(spec, by_majority(spec.bands, spec.every_trick, points, tricks), state.stake)


def _paid(spec: Spec, verdict: Verdict, stake: int) -> Scores:
    if verdict.side is None:
        return 0, 0
    gain = verdict.points * stake
    loss = -gain if spec.losers_pay else 0
    return (gain, loss) if verdict.side == 0 else (loss, gain)


def _by_maker(state: DealState, rules: RuleSet, contract: Contract, points: tuple[int, int]) -> Scores | None:
    """Each seat's total with what was and may still be declared."""
    if state.public.spec.seats != len(points):
        return None
    said = declared(state, rules)
    first, second = (own + more for own, more in zip(points, said, strict=True))
    verdict = by_totals(contract.bidder, (first, second))
    return verdict.points[0], verdict.points[1]


def declared(state: DealState, rules: RuleSet) -> tuple[int, ...]:
    """Each seat's points for its sequence and for bella, said or still to be said."""
    found = [count.sequence + count.bella for count in counts(state.public)]
    for seat, count in enumerate(counts(state.public)):
        if not count.bella and _may_say_bella(state, rules, seat):
            found[seat] += BELLA
    return tuple(found)


def _may_say_bella(state: DealState, rules: RuleSet, seat: int) -> bool:
    """Whether king and queen of trumps are the seat's, and one of them is still to be played."""
    trump = state.public.trump
    if trump is None or not any(isinstance(p, TrickPhase) and p.bella is not no_declaration for p in rules.phases):
        return False
    pair = CardSet.of(card(rank.value + trump.value) for rank in (Rank.KING, Rank.QUEEN))
    held = state.hands[seat]
    played = CardSet.of(c for player, _, c in state.public.plays() if player == seat)
    return pair <= (held | played) and bool(pair & held)
