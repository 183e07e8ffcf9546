"""Why an action is not allowed: codes, which the window and the commands put into words."""

from __future__ import annotations

from enum import Enum

from msgspec import Struct

from sueca_desktop.rules.cards import Suit


class Reason(Enum):
    NOT_YOUR_TURN = "not this seat's turn"
    DEAL_OVER = "the deal is over"
    MATCH_OVER = "the match is over"
    NOT_NOW = "not an action of this moment"
    NOT_IN_HAND = "the card is not in this hand"
    MUST_FOLLOW = "the led suit must be followed"
    MUST_TRUMP = "without the led suit a trump must be played"
    MUST_BEAT = "a led trump must be beaten"
    NO_SUCH_SEAT = "there is no such seat"
    NO_RENOUNCE = "that seat has not renounced"
    OWN_SIDE = "one's own side cannot be accused"
    NOT_A_BID = "this game has no such bid"
    BID_TOO_LOW = "the bid is not higher than the highest so far"
    NULLS_TOO_LATE = "nulls are bid before any points, or above 120"
    CALLED_CARD_HELD = "the called card is in the bidder's own hand"
    SUIT_TURNED_DOWN = "the turned suit can be taken, not named"
    NO_EXCHANGE = "there is nothing to exchange"
    NO_SUCH_RUN = "that is not a whole run held"
    ANNOUNCED = "a sequence has been announced, and nothing but pass comes after it"
    NO_BELLA = "bella is said with the second of the king and queen of trumps"


class Refusal(Struct, frozen=True):
    """A reason and, for MUST_FOLLOW, MUST_TRUMP and MUST_BEAT, the suit that must be played."""

    reason: Reason
    suit: Suit | None = None


class Refused(ValueError):
    """Raised when an action is not allowed; carries the :class:`Refusal`. The text is for logs and commands."""

    def __init__(self, refusal: Refusal) -> None:
        suit = f" ({refusal.suit.value})" if refusal.suit else ""
        super().__init__(refusal.reason.value + suit)
        self.refusal = refusal
