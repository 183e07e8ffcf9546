"""An exhaustive minimax, as plain as can be: no bounds, no ordering, no pruning; remembers positions between tricks.

Written from RULES.md alone and sharing nothing with the solver but the position it is asked about.
"""

from __future__ import annotations

from sueca_desktop.rules.cards import CARDS, Card
from sueca_desktop.solver import Duty, Goal, Position


class Minimax:
    """Values for side 0, as :class:`Solver` gives them."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.seats = len(position.hands)
        self.trump = -1 if position.trump is None else position.trump.index
        self.strength = [0] * 52
        self.points = [0] * 52
        for c in position.deck.cards:
            self.strength[c.index] = position.deck.strength(c, position.trump)
            self.points[c.index] = position.deck.points(c, position.trump)
        self.known: dict[tuple[tuple[int, ...], int], int] = {}

    def moves(self) -> dict[Card, int]:
        """Every legal card of the seat to move → what side 0 then gets."""
        hands = tuple(hand.mask for hand in self.position.hands)
        trick = tuple(c.index for c in self.position.trick)
        seat = self.position.seat
        return {CARDS[c]: self.after(hands, trick, seat, c) for c in self.legal(hands[seat], trick)}

    def value(self) -> int:
        values = self.moves().values()
        return max(values) if self.position.side >> self.position.seat & 1 else min(values)

    def legal(self, hand: int, trick: tuple[int, ...]) -> list[int]:
        cards = [c for c in range(52) if hand >> c & 1]
        if not trick:
            return cards
        following = [c for c in cards if c // 13 == trick[0] // 13]
        if self.position.duty is Duty.FOLLOW:
            return following or cards
        if following and trick[0] // 13 == self.trump:
            highest = max(self.strength[c] for c in trick if c // 13 == self.trump)
            return [c for c in following if self.strength[c] > highest] or following
        return following or [c for c in cards if c // 13 == self.trump] or cards

    def after(self, hands: tuple[int, ...], trick: tuple[int, ...], seat: int, card: int) -> int:
        hands = tuple(hand ^ (1 << card) if i == seat else hand for i, hand in enumerate(hands))
        trick = (*trick, card)
        following = (seat + 1) % self.seats
        if len(trick) < self.seats:
            return self.best(hands, trick, following)
        winner = (following + self.winning(trick)) % self.seats
        mine = self.position.side >> winner & 1
        if self.position.goal is Goal.MISERE:
            return 0 if mine else self.between(hands, winner)
        if self.position.goal is Goal.TRICKS:
            return mine + self.between(hands, winner)
        stake = sum(self.points[c] for c in trick) + (0 if any(hands) else self.position.last_trick)
        return mine * stake + self.between(hands, winner)

    def winning(self, trick: tuple[int, ...]) -> int:
        """Which card of a trick wins: the highest trump, else the highest of the suit led."""
        suit = self.trump if any(c // 13 == self.trump for c in trick) else trick[0] // 13
        return max(range(len(trick)), key=lambda i: (trick[i] // 13 == suit, self.strength[trick[i]]))

    def between(self, hands: tuple[int, ...], leader: int) -> int:
        if not any(hands):
            return 1 if self.position.goal is Goal.MISERE else 0
        if (hands, leader) not in self.known:
            self.known[hands, leader] = self.best(hands, (), leader)
        return self.known[hands, leader]

    def best(self, hands: tuple[int, ...], trick: tuple[int, ...], seat: int) -> int:
        values = [self.after(hands, trick, seat, c) for c in self.legal(hands[seat], trick)]
        return max(values) if self.position.side >> seat & 1 else min(values)
