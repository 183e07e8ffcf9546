"""Proving what holds in every lie of the hidden cards, whatever the others play.

A proof is a tree: where another seat plays, every card it may play in some lie must lead to the goal; where the seat
itself plays, some card must (or every card, where it is not to have its way). As the seat chooses by what it sees, one
way of playing serves all lies.
"""

from __future__ import annotations

from collections.abc import Callable

from sueca_desktop.ai.outlook import Outlook
from sueca_desktop.rules.cards import Suit
from sueca_desktop.rules.scoring import Verdict, by_bid, by_majority

Goal = Callable[[Outlook], bool | None]
"""Asked after each trick: whether the goal is reached, or missed; None while it is open. Never None at the end."""


class Exhausted(Exception):
    """The proof has become too long."""


class Proof:
    """One attempt. ``chooses``: whether the seat itself may choose its cards, and a friend leaves it the tricks it is
    winning, where he can. ``limit``: so many cards may be played in the tree.
    """

    def __init__(self, goal: Goal, *, chooses: bool, limit: int) -> None:
        self._goal = goal
        self._chooses = chooses
        self._left = limit
        self._known: dict[Outlook, bool] = {}

    def holds(self, outlook: Outlook) -> bool:
        """Whether the goal is reached from here.

        Raises:
            Exhausted: it cannot be told within the limit.
        """
        outcomes = (self._after(after) for after in outlook.plays(restrained=self._chooses))
        return any(outcomes) if self._chooses and outlook.seat == outlook.frame.seat else all(outcomes)

    def _after(self, outlook: Outlook) -> bool:
        self._left -= 1
        if self._left < 0:
            raise Exhausted
        if outlook.trick:
            return self.holds(outlook)
        reached = self._goal(outlook)
        if reached is not None:
            return reached
        known = self._known.get(outlook)
        if known is None:
            known = self._known[outlook] = self.holds(outlook)
        return known


# ---- goals


def ours(outlook: Outlook) -> bool | None:
    """Our side takes every trick."""
    if not outlook.friend(outlook.leader):
        return False
    return True if outlook.over or top_cards(outlook) else None


def theirs(outlook: Outlook) -> bool | None:
    """The other side takes every trick."""
    if outlook.friend(outlook.leader) is not False:
        return False
    return True if outlook.over else None


def caught(outlook: Outlook) -> bool | None:
    """The soloist at nulls takes a trick."""
    if outlook.leader == outlook.frame.bidder:
        return True
    return False if outlook.over else None


def safe(outlook: Outlook) -> bool | None:
    """The soloist at nulls takes no trick."""
    taken = caught(outlook)
    return None if taken is None else not taken


def scored(verdict: Verdict) -> Goal:
    """The deal ends with this verdict."""

    def goal(outlook: Outlook) -> bool | None:
        found = verdicts(outlook)
        return found == {verdict} if len(found) == 1 else None

    return goal


def verdicts(outlook: Outlook) -> set[Verdict]:
    """The verdicts where either side takes all that is left, with whoever may be the bidder's partner: where they are
    one, it is the only one possible. Empty where every point counts for itself.
    """
    frame, spec = outlook.frame, outlook.frame.spec
    if not spec.bands or frame.nulls:
        return set()
    if spec.sides:
        return {_verdict(outlook, spec.sides[0], all_of_it) for all_of_it in (True, False)}
    sides = [(frame.bidder, partner) for partner in outlook.partners()]
    return {_verdict(outlook, side, all_of_it) for side in sides for all_of_it in (True, False)}


def _verdict(outlook: Outlook, side: tuple[int | None, ...], all_of_it: bool) -> Verdict:
    """If ``side`` takes all that is left, or nothing of it."""
    frame, spec = outlook.frame, outlook.frame.spec
    left = 0 if outlook.over else frame.total - sum(outlook.points)
    more = 0 if outlook.over else spec.hand_size - sum(outlook.tricks)
    own = [sum(n for seat, n in enumerate(taken) if seat in side) for taken in (outlook.points, outlook.tricks)]
    points, tricks = own[0] + left * all_of_it, own[1] + more * all_of_it
    others = sum(outlook.points) + left - points, sum(outlook.tricks) + more - tricks
    if spec.sides:
        return by_majority(spec.bands, spec.every_trick, (points, others[0]), (tricks, others[1]))
    assert frame.bid is not None, "who does not play nulls has bid points"
    return by_bid(spec.bands, spec.every_trick, frame.bid, points, others[1])


# ---- top cards


def top_cards(outlook: Outlook) -> bool:
    """Whether this seat can take every trick with its cards one after the other, trumps first, from the strongest
    down: it is to lead, or has nothing but trumps that cannot be beaten.
    """
    return _unbeatable(outlook) or (outlook.seat == outlook.frame.seat and not outlook.trick and _runs_out(outlook))


def _unbeatable(outlook: Outlook) -> bool:
    frame, trump = outlook.frame, outlook.frame.trump
    if trump is None or not outlook.own or outlook.own.of_suit(trump) != outlook.own or _has_played(outlook):
        return False
    against = [c for place in _foes(outlook) for c in outlook.may[place].of_suit(trump)]
    against += [outlook.best] if outlook.trick and not outlook.friend(outlook.winner) else []
    return not any(frame.beats(c, own) for c in against for own in outlook.own)


def _has_played(outlook: Outlook) -> bool:
    seats = outlook.frame.spec.seats
    return (outlook.frame.seat - outlook.leader) % seats < len(outlook.trick)


def _foes(outlook: Outlook) -> list[int]:
    """The other seats that may be against this one."""
    seats = range(outlook.frame.spec.seats)
    return [seat for seat in seats if outlook.sizes[seat] and not outlook.friend(seat)]


def _runs_out(outlook: Outlook) -> bool:
    trump, own = outlook.frame.trump, outlook.own
    if trump is not None and own.of_suit(trump) != own:
        rounds = len(own.of_suit(trump))
        if any(_most(outlook, seat, trump) > rounds for seat in _foes(outlook)):
            return False
    return all(_suit_runs(outlook, suit) for suit in own.suits)


def _suit_runs(outlook: Outlook, suit: Suit) -> bool:
    """Whether the cards of a suit win from the strongest down, whatever the others keep of it for last; a friend must
    not be made to go over them.
    """
    frame = outlook.frame
    held = [c for c in frame.ranked[suit.index] if c in outlook.own]
    for seat in range(frame.spec.seats):
        cards = outlook.may[seat].of_suit(suit)
        for own in held[: _most(outlook, seat, suit)]:
            if any(frame.beats(c, own) for c in cards):
                return False
    return True


def _most(outlook: Outlook, seat: int, suit: Suit) -> int:
    """The most cards of a suit that a seat may hold."""
    return min(outlook.sizes[seat], len(outlook.may[seat].of_suit(suit)))
