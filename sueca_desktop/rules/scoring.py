"""What a finished deal scores, and by which rule (RULES.md, "Score" of each game)."""

from __future__ import annotations

from enum import Enum

from msgspec import Struct


class ScoreRule(Enum):
    """The rule that gave a deal its score."""

    MAJORITY = "majority"
    """More than 60 card points."""
    NINETY_ONE = "ninety-one"
    """At least 91 card points."""
    ALL_POINTS = "all-points"
    """All 120 card points."""
    EVERY_TRICK = "every-trick"
    TIE = "tie"
    """60-60."""
    RENOUNCE = "renounce"
    PASSED_OUT = "passed-out"
    BID_MADE = "bid-made"
    BID_LOST = "bid-lost"
    CAPOTE = "capote"
    """The bidder's side took every trick."""
    NULLS_MADE = "nulls-made"
    NULLS_LOST = "nulls-lost"
    MAKER_OVER = "maker-over"
    """Klaberjass: the maker of trump has the higher total; each side scores its own."""
    MAKER_EQUAL = "maker-equal"
    MAKER_UNDER = "maker-under"


class Band(Struct, frozen=True):
    """Card points from ``low`` to ``high`` inclusive score ``points`` game points by ``rule``."""

    low: int
    high: int
    points: int
    rule: ScoreRule


class DealScore(Struct, frozen=True):
    """A finished deal's result.

    ``points``: game points a seat, partners alike. ``card_points``: two sides as in FORMATS.md, None where no side
    won the auction.
    ``winners``: the seats that scored, or whose opponents lost; empty for a tie. ``stake``: what the points were
    multiplied by (1 or 2).
    """

    rule: ScoreRule
    points: tuple[int, ...]
    winners: tuple[int, ...]
    card_points: tuple[int, int] | None
    stake: int = 1


def band_of(bands: tuple[Band, ...], card_points: int) -> Band | None:
    """The band ``card_points`` falls into, if any."""
    return next((band for band in bands if band.low <= card_points <= band.high), None)


class Verdict(Struct, frozen=True):
    """Which of two sides a deal goes to (None: neither), by which rule, and the game points it is worth."""

    side: int | None
    rule: ScoreRule
    points: int


def by_majority(
    bands: tuple[Band, ...], every_trick: int | None, points: tuple[int, int], tricks: tuple[int, int]
) -> Verdict:
    """The verdict where most card points win (documents 001 and 002). ``points``, ``tricks``: taken by the two sides;
    ``every_trick``: what taking all is worth in place of the band, None for nothing more.
    """
    side = 0 if points[0] > points[1] else 1
    band = band_of(bands, points[side])
    if band is None:
        return Verdict(None, ScoreRule.TIE, 0)
    if every_trick is not None and not tricks[1 - side]:
        return Verdict(side, ScoreRule.EVERY_TRICK, every_trick)
    return Verdict(side, band.rule, band.points)


def by_bid(bands: tuple[Band, ...], every_trick: int | None, bid: int, points: int, lost: int) -> Verdict:
    """The verdict on a bid (documents 000 and 003). ``points``: card points of the bidder's side, side 0; ``lost``: the
    tricks it lost; ``every_trick``: as above.

    Raises:
        ValueError: the bid falls into no band.
    """
    band = band_of(bands, bid)
    if band is None:
        raise ValueError(f"nobody can bid {bid}")
    if every_trick is not None and not lost:
        return Verdict(0, ScoreRule.CAPOTE, every_trick)
    return Verdict(0, ScoreRule.BID_MADE, band.points) if points >= bid else Verdict(1, ScoreRule.BID_LOST, band.points)


class TotalsVerdict(Struct, frozen=True):
    """Who of two players has it, by which rule, and what each scores."""

    winner: int
    rule: ScoreRule
    points: tuple[int, int]


def by_totals(maker: int, totals: tuple[int, int]) -> TotalsVerdict:
    """The maker's total higher: both score their own; equal: the opponent alone his own; lower: the opponent both
    (document 004).
    """
    own, other = totals[maker], totals[1 - maker]
    if own > other:
        return TotalsVerdict(maker, ScoreRule.MAKER_OVER, totals)
    equal = own == other
    gained = other if equal else own + other
    points = (gained, 0) if maker == 1 else (0, gained)
    return TotalsVerdict(1 - maker, ScoreRule.MAKER_EQUAL if equal else ScoreRule.MAKER_UNDER, points)
