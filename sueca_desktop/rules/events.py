"""Facts that an action produced, in the order they happened: they pace the animation, the sounds and the log."""

from __future__ import annotations

from dataclasses import dataclass

from sueca_desktop.rules.cards import Card
from sueca_desktop.rules.scoring import DealScore


@dataclass(frozen=True, slots=True)
class CardPlayed:
    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class TrickTaken:
    """``index``: which trick of the deal, from 0; ``points``: the card points in it."""

    index: int
    winner: int
    points: int


@dataclass(frozen=True, slots=True)
class RenounceFound:
    """``seat`` accused ``accused``, rightly; the deal ends."""

    seat: int
    accused: int


@dataclass(frozen=True, slots=True)
class DealScored:
    score: DealScore


@dataclass(frozen=True, slots=True)
class MatchWon:
    winners: tuple[int, ...]


Event = CardPlayed | TrickTaken | RenounceFound | DealScored | MatchWon
