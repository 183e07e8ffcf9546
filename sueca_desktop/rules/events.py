"""Facts that an action produced, in the order they happened: they pace the animation, the sounds and the log."""

from __future__ import annotations

from msgspec import Struct

from sueca_desktop.rules.actions import Bid, BidNulls
from sueca_desktop.rules.cards import Card, Suit
from sueca_desktop.rules.scoring import DealScore


class Passed(Struct, frozen=True):
    seat: int


class BidMade(Struct, frozen=True):
    seat: int
    bid: Bid | BidNulls


class Called(Struct, frozen=True):
    """The bidder named ``trump`` and called ``card``."""

    seat: int
    trump: Suit
    card: Card


class TrumpMade(Struct, frozen=True):
    """``seat`` took the turned suit or named ``trump``; three more cards were dealt to each."""

    seat: int
    trump: Suit


class Exchanged(Struct, frozen=True):
    """``seat`` laid ``given`` down and took ``taken`` up."""

    seat: int
    given: Card
    taken: Card


class SequenceAnnounced(Struct, frozen=True):
    seat: int
    cards: tuple[Card, ...]


class PartnerShown(Struct, frozen=True):
    """The called card fell: ``seat`` is the bidder's partner."""

    seat: int


class BellaSaid(Struct, frozen=True):
    seat: int


class CardPlayed(Struct, frozen=True):
    seat: int
    card: Card


class TrickTaken(Struct, frozen=True):
    """``index``: which trick of the deal, from 0; ``points``: the card points in it."""

    index: int
    winner: int
    points: int


class RenounceFound(Struct, frozen=True):
    """``seat`` accused ``accused``, rightly; the deal ends."""

    seat: int
    accused: int


class DealScored(Struct, frozen=True):
    score: DealScore


class MatchWon(Struct, frozen=True):
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
