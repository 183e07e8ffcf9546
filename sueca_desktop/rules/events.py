"""Facts that an action produced, in the order they happened: they pace the animation, the sounds and the log."""

from __future__ import annotations

from dataclasses import dataclass

from sueca_desktop.rules.actions import Bid, BidNulls
from sueca_desktop.rules.cards import Card, Suit
from sueca_desktop.rules.scoring import DealScore


@dataclass(frozen=True, slots=True)
class Passed:
    seat: int


@dataclass(frozen=True, slots=True)
class BidMade:
    seat: int
    bid: Bid | BidNulls


@dataclass(frozen=True, slots=True)
class Called:
    """The bidder named ``trump`` and called ``card``."""

    seat: int
    trump: Suit
    card: Card


@dataclass(frozen=True, slots=True)
class TrumpMade:
    """``seat`` took the turned suit or named ``trump``; three more cards were dealt to each."""

    seat: int
    trump: Suit


@dataclass(frozen=True, slots=True)
class Exchanged:
    """``seat`` laid ``given`` down and took ``taken`` up."""

    seat: int
    given: Card
    taken: Card


@dataclass(frozen=True, slots=True)
class SequenceAnnounced:
    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class PartnerShown:
    """The called card fell: ``seat`` is the bidder's partner."""

    seat: int


@dataclass(frozen=True, slots=True)
class BellaSaid:
    seat: int


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


Event = (
    Passed
    | BidMade
    | Called
    | TrumpMade
    | Exchanged
    | SequenceAnnounced
    | CardPlayed
    | PartnerShown
    | BellaSaid
    | TrickTaken
    | RenounceFound
    | DealScored
    | MatchWon
)
