"""Proving what holds in every lie of the hidden cards, whatever the others play.

A proof is a tree: where another seat plays, every card it may play in some lie must lead to the goal; where the seat
itself plays, some card must (or every card, where it is not to have its way). As the seat chooses by what it sees, one
way of playing serves all lies.
"""

from __future__ import annotations

from collections.abc import Callable

from sueca_desktop.ai.outlook import Outlook
from sueca_desktop.ai.sure_play import never_takes, top_cards
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
    if taken is not None:
        return not taken
    return True if never_takes(outlook) else None


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
    left = 0 if outlook.over else outlook.frame.total - sum(outlook.points)
    more = 0 if outlook.over else outlook.frame.spec.hand_size - sum(outlook.tricks)
    points, tricks = (
        sum(n for seat, n in enumerate(taken) if seat in side) + rest * all_of_it
        for taken, rest in ((outlook.points, left), (outlook.tricks, more))
    )
    return verdict_on(outlook, points, (tricks, sum(outlook.tricks) + more - tricks))


def verdict_on(outlook: Outlook, points: int, tricks: tuple[int, int] | None = None) -> Verdict:
    """The verdict where side 0 ends with these card points and the sides with these tricks; without tricks, that on
    the points alone.
    """
    frame, spec = outlook.frame, outlook.frame.spec
    every, tricks = (None, (1, 1)) if tricks is None else (spec.every_trick, tricks)
    if spec.sides:
        return by_majority(spec.bands, every, (points, frame.total - points), tricks)
    assert frame.bid is not None, "who does not play nulls has bid points"
    return by_bid(spec.bands, every, frame.bid, points, tricks[1])
