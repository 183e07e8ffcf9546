"""A rule set's public data: all that a player must know of the game besides the deal in front of him."""

from __future__ import annotations

from enum import Enum

from msgspec import Struct

from sueca_desktop.rules.auction import AuctionRules
from sueca_desktop.rules.decks import Deck
from sueca_desktop.rules.options import OptionValue
from sueca_desktop.rules.scoring import Band
from sueca_desktop.rules.tricks import FollowRule


class PhaseName(Enum):
    """The part of a deal being played."""

    AUCTION = "auction"
    CONTRACT = "contract"
    TRUMP_MAKING = "trump-making"
    ANNOUNCEMENTS = "announcements"
    TRICKS = "tricks"
    OVER = "over"


class Spec(Struct, frozen=True):
    """Public data of a rule set with its options chosen.

    ``sides``: the fixed partnerships, each a tuple of seats; empty where partners are found by calling.
    ``bands``: what card points (Sueca) or a made bid (Italiana) score. ``every_trick``: what taking every trick scores
    in place of the band, None for no such rule.
    ``renounce_allowed``: whether a card that fails to follow can be played (and any opponent may accuse).
    ``auction``: the bids, where there are any. ``last_trick``: points for taking it, beside the cards in it.
    ``must_trump``: whether who cannot follow must trump, and a led trump must be beaten.
    """

    variant: str
    options: tuple[tuple[str, OptionValue], ...]
    seats: int
    hand_size: int
    deck: Deck
    follow: FollowRule
    sides: tuple[tuple[int, ...], ...] = ()
    bands: tuple[Band, ...] = ()
    every_trick: int | None = None
    losers_pay: bool = False
    renounce_score: int = 0
    renounce_allowed: bool = False
    target: int | None = None
    auction: AuctionRules | None = None
    nulls_score: int = 0
    last_trick: int = 0
    must_trump: bool = False

    @property
    def has_stock(self) -> bool:
        """Whether cards stay undealt."""
        return self.seats * self.hand_size < len(self.deck.cards)

    def side_of(self, seat: int) -> int:
        """Index into ``sides`` of the partnership of ``seat``.

        Raises:
            ValueError: the seat is in no fixed partnership.
        """
        for i, side in enumerate(self.sides):
            if seat in side:
                return i
        raise ValueError(f"seat {seat} has no fixed side")

    def same_side(self, a: int, b: int) -> bool:
        """Whether two seats are fixed partners (or the same seat)."""
        return a == b or any(a in side and b in side for side in self.sides)
