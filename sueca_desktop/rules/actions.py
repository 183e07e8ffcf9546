"""The closed union of actions a player can take, in all rule sets (FORMATS.md, "Game record")."""

from __future__ import annotations

from dataclasses import dataclass

from sueca_desktop.rules.cards import Card, Suit


@dataclass(frozen=True, slots=True)
class Pass:
    """Pass: in an auction, in making trump, or ending one's announcements."""


@dataclass(frozen=True, slots=True)
class Bid:
    """Bid a number of card points (61-120)."""

    points: int


@dataclass(frozen=True, slots=True)
class BidNulls:
    """Bid to play alone, without trump, taking no trick."""


@dataclass(frozen=True, slots=True)
class Call:
    """Name trump and call a card whose holder becomes one's partner."""

    suit: Suit
    card: Card


@dataclass(frozen=True, slots=True)
class Take:
    """Take the turned suit as trump."""


@dataclass(frozen=True, slots=True)
class Name:
    """Name another suit as trump."""

    suit: Suit


@dataclass(frozen=True, slots=True)
class Exchange:
    """Exchange the seven of trumps for the turned card."""


@dataclass(frozen=True, slots=True)
class Sequence:
    """Announce a run of cards, highest first."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card to the trick; with ``bella``, saying so."""

    card: Card
    bella: bool = False


@dataclass(frozen=True, slots=True)
class Accuse:
    """Accuse an opponent of a renounce."""

    seat: int


Action = Pass | Bid | BidNulls | Call | Take | Name | Exchange | Sequence | Play | Accuse


@dataclass(frozen=True, slots=True)
class Move:
    """An action together with the seat (0, 1, …) that took it: one line of a record."""

    seat: int
    action: Action
