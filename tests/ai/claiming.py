"""What is decided in an ending, found out lie by lie and card by card."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec import Struct
from msgspec.structs import replace

from sueca_desktop.ai.worlds import Worlds
from sueca_desktop.engine.table import Table
from sueca_desktop.rules.actions import Move, Play
from sueca_desktop.rules.cards import Card, CardSet
from sueca_desktop.rules.contract import contract_of
from sueca_desktop.rules.spec import PhaseName
from sueca_desktop.rules.tricks import Trick, beats
from sueca_desktop.rules.view import Observation, PublicDeal
from sueca_desktop.solver.position import numbering


class Lie(Struct, frozen=True):
    """The hands now, and the seats of the bidder's side or of the first partnership."""

    hands: tuple[CardSet, ...]
    side: frozenset[int]

    def friends(self, a: int, b: int) -> bool:
        return (a in self.side) == (b in self.side)


Goal = Callable[[PublicDeal, list[Lie]], bool | None]
"""After a trick, and at the end: reached or missed in all these lies, or open."""


def lies_of(seen: Observation) -> list[Lie]:
    numbers = numbering(seen.deal.spec.deck, seen.deal.trump)
    return [
        Lie(
            tuple(numbers.cards_on(board) for board in world.hands),
            frozenset(seat for seat in range(seen.deal.spec.seats) if world.side >> seat & 1),
        )
        for world in Worlds(seen).every()
    ]


class Brute:
    """Plays everything out. ``chooses``: whether the seat may choose its cards and friends leave it its tricks."""

    def __init__(self, seen: Observation, goal: Goal, *, chooses: bool) -> None:
        self.me, self.goal, self.chooses = seen.seat, goal, chooses

    def holds(self, deal: PublicDeal, lies: list[Lie]) -> bool:
        seat = self._to_act(deal)
        branches = (self._after(deal, c, seat, left) for c, left in self._branches(deal, lies, seat))
        return any(branches) if self.chooses and seat == self.me else all(branches)

    def _to_act(self, deal: PublicDeal) -> int:
        assert deal.trick is not None
        return deal.trick.next_seat(deal.spec.seats)

    def _branches(self, deal: PublicDeal, lies: list[Lie], seat: int) -> Iterator[tuple[Card, list[Lie]]]:
        free = [(lie, self._free(deal, lies, lie, seat)) for lie in lies]
        for c in deal.spec.deck.cards:
            left = [_played(lie, seat, c) for lie, cards in free if c in cards]
            if left:
                yield c, left

    def _free(self, deal: PublicDeal, lies: list[Lie], lie: Lie, seat: int) -> CardSet:
        """What the seat may play in a lie."""
        assert deal.trick is not None
        cards = deal.spec.follow(deal.spec.deck, deal.trump, deal.trick, lie.hands[seat])
        if not self.chooses or seat == self.me or not deal.trick.cards or deal.winner_of(deal.trick) != self.me:
            return cards
        if not all(other.friends(seat, self.me) for other in lies):
            return cards
        winning = dict(deal.trick.plays(deal.spec.seats))[self.me]
        under = [c for c in cards if not beats(deal.spec.deck, deal.trump, c, winning)]
        return CardSet.of(under) or cards

    def _after(self, deal: PublicDeal, c: Card, seat: int, lies: list[Lie]) -> bool:
        assert deal.trick is not None
        deal = replace(deal, trick=deal.trick.with_card(c), moves=(*deal.moves, Move(seat, Play(c))))
        assert deal.trick is not None
        if len(deal.trick.cards) < deal.spec.seats:
            return self.holds(deal, lies)
        deal = replace(deal, tricks=(*deal.tricks, deal.trick), trick=Trick(deal.winner_of(deal.trick)))
        reached = self.goal(deal, lies)
        return self.holds(deal, lies) if reached is None else reached


def _played(lie: Lie, seat: int, c: Card) -> Lie:
    return replace(lie, hands=tuple(hand.remove(c) if s == seat else hand for s, hand in enumerate(lie.hands)))


def _over(lies: list[Lie]) -> bool:
    return not any(lies[0].hands)


def side_takes(me: int, wanted: bool) -> Goal:
    """Our side, or the other, takes every trick."""

    def goal(deal: PublicDeal, lies: list[Lie]) -> bool | None:
        winner = deal.winner_of(deal.tricks[-1])
        if not all(lie.friends(winner, me) == wanted for lie in lies):
            return False
        return True if _over(lies) else None

    return goal


def soloist_takes(wanted: bool) -> Goal:
    """The soloist at nulls takes a trick, or takes none."""

    def goal(deal: PublicDeal, lies: list[Lie]) -> bool | None:
        contract = contract_of(deal)
        assert contract is not None
        if deal.winner_of(deal.tricks[-1]) == contract.bidder:
            return wanted
        return not wanted if _over(lies) else None

    return goal


def ends(table: Table, seen: Observation) -> set[tuple[object, ...]]:
    """How the deal may be scored: the rule, what it is worth, and where there are partnerships to whom."""
    found: set[tuple[object, ...]] = set()

    def goal(deal: PublicDeal, lies: list[Lie]) -> bool | None:
        if not _over(lies):
            return None
        score = table.rules.score(replace(deal, trick=None, phase=PhaseName.OVER), 1)
        found.add((score.rule, max(score.points), score.winners if deal.spec.sides else ()))
        return len(found) == 1

    Brute(seen, goal, chooses=False).holds(seen.deal, lies_of(seen))
    return found
