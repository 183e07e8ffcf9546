"""What the two four-handed Suecas have in common (RULES.md, "Common ground"; documents 001 and 002)."""

from __future__ import annotations

from sueca_desktop.engine.extras.renounce import Renounce
from sueca_desktop.engine.phase import Extra
from sueca_desktop.rules.options import OptionSpec
from sueca_desktop.rules.scoring import DealScore, ScoreRule, by_majority
from sueca_desktop.rules.spec import Spec
from sueca_desktop.rules.view import PublicDeal

SIDES = ((0, 2), (1, 3))
RENOUNCE = OptionSpec("renounce", ("enforced", "allowed"), "enforced")
RENOUNCE_SCORE = 4


def extras(renounce_allowed: bool) -> tuple[Extra, ...]:
    return (Renounce(),) if renounce_allowed else ()


def side_card_points(deal: PublicDeal) -> tuple[int, int]:
    """Card points taken in full tricks by seats 0+2 and by seats 1+3."""
    taken = deal.taken_points()
    first, second = (sum(taken[seat] for seat in side) for side in SIDES)
    return first, second


def score(deal: PublicDeal, stake: int) -> DealScore:
    """A finished deal by the bands of its spec; ``stake`` multiplies the bands, never a renounce [decided].

    With ``losers_pay`` each loser loses what each winner gains (`sueca-riscos`, document 001); else losers score 0
    (document 002).
    """
    accusation, card_points = deal.accusation, side_card_points(deal)
    if accusation is not None:
        side = deal.spec.side_of(accusation.seat)
        return _result(deal.spec, side, ScoreRule.RENOUNCE, deal.spec.renounce_score, card_points)
    lost = sum(deal.winner_of(trick) in SIDES[1] for trick in deal.tricks)
    verdict = by_majority(deal.spec.bands, deal.spec.every_trick, card_points, (len(deal.tricks) - lost, lost))
    if verdict.side is None:
        return DealScore(verdict.rule, (0,) * deal.spec.seats, (), card_points, stake)
    return _result(deal.spec, verdict.side, verdict.rule, verdict.points * stake, card_points, stake)


def _result(
    spec: Spec, side: int, rule: ScoreRule, points: int, card_points: tuple[int, int], stake: int = 1
) -> DealScore:
    winners = spec.sides[side]
    loss = -points if spec.losers_pay else 0
    per_seat = tuple(points if seat in winners else loss for seat in range(spec.seats))
    return DealScore(rule, per_seat, winners, card_points, stake)
