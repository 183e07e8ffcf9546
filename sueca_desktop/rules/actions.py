"""The closed union of actions a player can take, in all rule sets (FORMATS.md, "Game record")."""

from __future__ import annotations

from msgspec import Struct

from sueca_desktop.rules.cards import Card, Suit


class Pass(Struct, frozen=True):
    """Pass: in an auction, in making trump, or ending one's announcements."""


class Bid(Struct, frozen=True):
    """Bid a number of card points (61-120)."""

    points: int


class BidNulls(Struct, frozen=True):
    """Bid to play alone, without trump, taking no trick."""


class Call(Struct, frozen=True):
    """Name trump and call a card whose holder becomes one's partner."""

    suit: Suit
    card: Card


class Take(Struct, frozen=True):
    """Take the turned suit as trump."""


class Name(Struct, frozen=True):
    """Name another suit as trump."""

    suit: Suit


class Exchange(Struct, frozen=True):
    """Exchange the seven of trumps for the turned card."""


class Sequence(Struct, frozen=True):
    """Announce a run of cards, highest first."""

    cards: tuple[Card, ...]


class Play(Struct, frozen=True):
    """Play a card to the trick; with ``bella``, saying so."""

    card: Card
    bella: bool = False


class Accuse(Struct, frozen=True):
    """Accuse an opponent of a renounce."""

    seat: int


Action = Pass | Bid | BidNulls | Call | Take | Name | Exchange | Sequence | Play | Accuse


class Move(Struct, frozen=True):
    """An action together with the seat (0, 1, …) that took it: one line of a record."""

    seat: int
    action: Action
