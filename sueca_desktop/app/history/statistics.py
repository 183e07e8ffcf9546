"""What the deals of a player add up to: pure functions from deals to frozen values.

Deals that nobody was to win are counted as drawn; a win rate leaves them out. Those that were passed out were not
played, and are not counted at all. Practice deals, in which something was taken back or a hint was asked for, are
counted apart: :func:`chosen` gives the one or the other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from datetime import datetime
from math import erf, sqrt
from typing import TypeVar

from msgspec import Struct

from sueca_desktop.app.history.kept import KeptDeal, Result

K = TypeVar("K")
ROLLING, LEAST = 20, 5
"""Deals that one point of the win rate looks back over; how few will do."""


class Choice(Struct, frozen=True):
    """Which deals are looked at. ``variant``, ``profile``: None for all. ``since``: the earliest end, inclusive;
    ``until``: the latest, exclusive; None for no bound. ``results``: empty for all.
    """

    variant: str | None = None
    profile: str | None = None
    since: datetime | None = None
    until: datetime | None = None
    results: frozenset[Result] = frozenset()

    def takes(self, deal: KeptDeal) -> bool:
        """Whether a deal is among those looked at."""
        return (
            (self.variant is None or deal.variant == self.variant)
            and (self.profile is None or self.profile == profile_of(deal))
            and (self.since is None or deal.ended >= self.since)
            and (self.until is None or deal.ended < self.until)
            and (not self.results or deal.result in self.results)
        )


def profile_of(deal: KeptDeal) -> str | None:
    """The name the user played under; None where the user only watched."""
    return None if deal.seat is None else deal.players[deal.seat]


def profiles(deals: Iterable[KeptDeal]) -> tuple[str, ...]:
    """Every name that was played under, the one used last first."""
    names = (profile_of(deal) for deal in sorted(deals, key=lambda deal: deal.ended, reverse=True))
    return tuple(dict.fromkeys(name for name in names if name is not None))


def chosen(deals: Iterable[KeptDeal], choice: Choice, *, practice: bool = False) -> tuple[KeptDeal, ...]:
    """The user's own deals of a choice: those that count, or those for practice. In the order given."""
    return tuple(d for d in deals if d.seat is not None and d.practice is practice and choice.takes(d))


class Tally(Struct, frozen=True):
    """Deals and matches counted. ``points``: the user's game points, all added up. ``matches``: those that came to
    their end; ``matches_won``: of them.
    """

    deals: int = 0
    won: int = 0
    lost: int = 0
    points: int = 0
    matches: int = 0
    matches_won: int = 0

    @property
    def drawn(self) -> int:
        return self.deals - self.won - self.lost

    @property
    def rate(self) -> float | None:
        """The share won of the deals that had a winner, 0 to 1; None where none had."""
        decided = self.won + self.lost
        return self.won / decided if decided else None


def tally(deals: Iterable[KeptDeal]) -> Tally:
    """All of these deals in one, but for those that were passed out."""
    deals = tuple(deal for deal in deals if deal.result is not Result.PASSED)
    ended = [deal for deal in deals if deal.match_winners]
    return Tally(
        deals=len(deals),
        won=sum(deal.result is Result.WON for deal in deals),
        lost=sum(deal.result is Result.LOST for deal in deals),
        points=sum(deal.own_points for deal in deals),
        matches=len(ended),
        matches_won=sum(deal.seat in deal.match_winners for deal in ended),
    )


def tallies(deals: Iterable[KeptDeal], by: Callable[[KeptDeal], K]) -> dict[K, Tally]:
    """One tally for each value of ``by`` of which a deal is counted, in the order these are met."""
    groups: dict[K, list[KeptDeal]] = {}
    for deal in deals:
        groups.setdefault(by(deal), []).append(deal)
    added = {key: tally(group) for key, group in groups.items()}
    return {key: one for key, one in added.items() if one.deals}


def place_of(deal: KeptDeal) -> int:
    """How many seats after the dealer the user sat: 0 dealt, 1 was the first to the dealer's right."""
    assert deal.seat is not None, "the user only watched"
    return (deal.seat - deal.dealer) % len(deal.players)


class Bidding(Struct, frozen=True):
    """Contracts counted. ``own``: the user's, or the user's making of trump; ``partner``: in which the user was the
    called partner; ``against``: the others'. Each (made, of).
    """

    own: tuple[int, int] = (0, 0)
    partner: tuple[int, int] = (0, 0)
    against: tuple[int, int] = (0, 0)
    mean_bid: float | None = None
    """Of the user's bids for card points; None where there were none."""


def bidding(deals: Iterable[KeptDeal]) -> Bidding:
    """How contracts came out, passed-out deals and abandoned ones left aside."""
    contracts = [deal for deal in deals if deal.made is not None]
    own = [deal for deal in contracts if deal.bidder == deal.seat]
    partner = [deal for deal in contracts if deal.bidder != deal.seat == deal.partner]
    against = [deal for deal in contracts if deal.seat not in (deal.bidder, deal.partner)]
    bids = [deal.bid for deal in own if deal.bid is not None]
    return Bidding(_made(own), _made(partner), _made(against), sum(bids) / len(bids) if bids else None)


def _made(deals: Sequence[KeptDeal]) -> tuple[int, int]:
    return sum(deal.made is True for deal in deals), len(deals)


class Streaks(Struct, frozen=True):
    """Deals won, or lost, one after the other; a drawn one neither goes on nor ends a streak. ``current``: above 0
    won, below lost.
    """

    current: int = 0
    won: int = 0
    lost: int = 0


def streaks(deals: Iterable[KeptDeal]) -> Streaks:
    """The streaks of deals in the order they were played."""
    current, won, lost = 0, 0, 0
    for deal in deals:
        if deal.result is Result.WON:
            current = max(0, current) + 1
        elif deal.result is Result.LOST:
            current = min(0, current) - 1
        won, lost = max(won, current), max(lost, -current)
    return Streaks(current, won, lost)


class Point(Struct, frozen=True):
    """A point of a curve: after which deal, and what it stood at."""

    ended: datetime
    value: float


def ranking(deals: Iterable[KeptDeal]) -> tuple[Point, ...]:
    """The running total of ranking points: of the deals whose losers pay, abandoned ones among them."""
    total, points = 0, []
    for deal in deals:
        if deal.losers_pay:
            total += deal.own_points
            points.append(Point(deal.ended, total))
    return tuple(points)


def win_rates(deals: Iterable[KeptDeal], rolling: int = ROLLING, least: int = LEAST) -> tuple[Point, ...]:
    """The share won (0 to 1) of the last ``rolling`` deals that had a winner, from the first time there are ``least``
    of them.
    """
    decided = [deal for deal in deals if deal.result in (Result.WON, Result.LOST)]
    won = [deal.result is Result.WON for deal in decided]
    looked_back = (won[max(0, i + 1 - rolling) : i + 1] for i in range(least - 1, len(decided)))
    return tuple(
        Point(deal.ended, sum(last) / len(last)) for deal, last in zip(decided[least - 1 :], looked_back, strict=True)
    )


class Luck(Struct, frozen=True):
    """How good the user's cards were over ``deals`` deals. ``mean``: in standard deviations of one deal, 0 being fair;
    ``error``: the standard deviation that chance gives such a mean.
    """

    deals: int
    mean: float

    @property
    def error(self) -> float:
        return 1 / sqrt(self.deals)

    @property
    def share(self) -> float:
        """What share of all deals the mean one was better than, 0 to 1."""
        return 0.5 * (1 + erf(self.mean / sqrt(2)))

    @property
    def ordinary(self) -> bool:
        """Whether chance alone gives as much nineteen times in twenty."""
        return abs(self.mean) < 1.96 * self.error


def luck(deals: Iterable[KeptDeal]) -> Luck | None:
    """The luck of deals; None where none of them is measured."""
    measured = [deal.luck for deal in deals if deal.luck is not None]
    return Luck(len(measured), sum(measured) / len(measured)) if measured else None


def luck_over_time(deals: Iterable[KeptDeal]) -> tuple[Point, ...]:
    """The luck of all deals so far, added up, in standard deviations of one deal."""
    total, points = 0.0, []
    for deal in deals:
        if deal.luck is not None:
            total += deal.luck
            points.append(Point(deal.ended, total))
    return tuple(points)


class Care(Struct, frozen=True):
    """How many mistakes the user made. ``deals``: those that a review has looked at; ``mean``: mistakes in each."""

    deals: int
    mean: float


def care(deals: Iterable[KeptDeal]) -> Care | None:
    """The mistakes of deals; None where none of them was reviewed."""
    counted = [deal.mistakes for deal in deals if deal.mistakes is not None]
    return Care(len(counted), sum(counted) / len(counted)) if counted else None


def mistakes_over_time(deals: Iterable[KeptDeal], rolling: int = ROLLING) -> tuple[Point, ...]:
    """The mean of the mistakes in the last ``rolling`` deals that were reviewed, at each of them."""
    reviewed = [(deal.ended, deal.mistakes) for deal in deals if deal.mistakes is not None]
    points = []
    for i, (ended, _) in enumerate(reviewed):
        last = [mistakes for _, mistakes in reviewed[max(0, i + 1 - rolling) : i + 1]]
        points.append(Point(ended, sum(last) / len(last)))
    return tuple(points)
