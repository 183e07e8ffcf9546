"""What a finished deal scores, and by which rule (RULES.md, "Score" of each game)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


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


@dataclass(frozen=True, slots=True)
class Band:
    """Card points from ``low`` to ``high`` inclusive score ``points`` game points by ``rule``."""

    low: int
    high: int
    points: int
    rule: ScoreRule


@dataclass(frozen=True, slots=True)
class DealScore:
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
