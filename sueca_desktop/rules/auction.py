"""Auctions: what may be bid, and where an auction stands, computed from the log (documents 000 and 003; RULES.md)."""

from __future__ import annotations

from msgspec import Struct

from sueca_desktop.rules.actions import Action, Bid, BidNulls, Move, Pass
from sueca_desktop.rules.refusals import Reason, Refusal

HighBid = Bid | BidNulls


class AuctionRules(Struct, frozen=True):
    """The points that may be bid, from ``lowest`` to ``highest`` in steps of ``step``; whether nulls may be; and which
    seat begins, counted to the right from the dealer.
    """

    lowest: int
    highest: int
    step: int
    nulls: bool
    starter: int

    def amounts(self, above: int | None) -> range:
        """The points that may be bid above ``above`` (None: above nothing)."""
        first = self.lowest if above is None else above + self.step
        return range(first, self.highest + 1, self.step)


class AuctionStatus(Struct, frozen=True):
    """Where an auction stands. ``bidder`` made the highest bid ``high``; ``points`` is the highest bid of points;
    ``passed`` are out; ``to_act`` is None when it has ended.
    """

    high: HighBid | None
    points: int | None
    bidder: int | None
    passed: frozenset[int]
    to_act: int | None


def auction_status(rules: AuctionRules, seats: int, dealer: int, moves: tuple[Move, ...]) -> AuctionStatus:
    """The auction after ``moves``; moves of later phases are ignored.

    It goes on until everyone but the highest bidder has passed, or everyone; where all others have passed without a
    bid, the last seat may still bid or pass [decided].
    """
    high: HighBid | None = None
    points: int | None = None
    bidder: int | None = None
    passed: set[int] = set()
    last = dealer + rules.starter - 1
    for move in moves:
        match move.action:
            case Bid() | BidNulls() as high:
                bidder, last = move.seat, move.seat
                points = high.points if isinstance(high, Bid) else points
            case Pass():
                passed.add(move.seat)
                last = move.seat
            case _:
                break
    order = [(last + i) % seats for i in range(1, seats + 1)]
    to_act = next((seat for seat in order if seat not in passed and seat != bidder), None)
    return AuctionStatus(high, points, bidder, frozenset(passed), to_act)


def bids(rules: AuctionRules, status: AuctionStatus) -> tuple[HighBid, ...]:
    """Every bid higher than the highest so far (nulls made above the highest points leave none)."""
    amounts = tuple(Bid(n) for n in rules.amounts(status.points))
    return (*amounts, BidNulls()) if may_bid_nulls(rules, status) else amounts


def may_bid_nulls(rules: AuctionRules, status: AuctionStatus) -> bool:
    """Nulls are bid before any points (once: a second does not outrank the first [decided]) or above the highest."""
    return rules.nulls and (status.high is None or status.high == Bid(rules.highest))


def why_no_bid(rules: AuctionRules, action: Action) -> Refusal:
    """Why a bid that is not among :func:`bids` cannot be made."""
    if isinstance(action, BidNulls):
        return Refusal(Reason.NULLS_TOO_LATE if rules.nulls else Reason.NOT_A_BID)
    if isinstance(action, Bid):
        return Refusal(Reason.BID_TOO_LOW if action.points in rules.amounts(None) else Reason.NOT_A_BID)
    return Refusal(Reason.NOT_NOW)
