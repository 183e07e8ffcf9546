"""What the two four-handed Suecas have in common (RULES.md, "Common ground"; documents 001 and 002)."""

from __future__ import annotations

from sueca_desktop.engine.extras.renounce import Renounce
from sueca_desktop.engine.phase import Extra
from sueca_desktop.rules.options import OptionSpec
from sueca_desktop.rules.scoring import DealScore, ScoreRule, band_of
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
    side = 0 if card_points[0] > card_points[1] else 1
    band = band_of(deal.spec.bands, card_points[side])
    if band is None:
        return DealScore(ScoreRule.TIE, (0,) * deal.spec.seats, (), card_points, stake)
    rule, points = band.rule, band.points
    if deal.spec.every_trick is not None and _took_every_trick(deal, side):
        rule, points = ScoreRule.EVERY_TRICK, deal.spec.every_trick
    return _result(deal.spec, side, rule, points * stake, card_points, stake)


def _took_every_trick(deal: PublicDeal, side: int) -> bool:
    return all(deal.winner_of(trick) in SIDES[side] for trick in deal.tricks)


def _result(
    spec: Spec, side: int, rule: ScoreRule, points: int, card_points: tuple[int, int], stake: int = 1
) -> DealScore:
    winners = spec.sides[side]
    loss = -points if spec.losers_pay else 0
    per_seat = tuple(points if seat in winners else loss for seat in range(spec.seats))
    return DealScore(rule, per_seat, winners, card_points, stake)
