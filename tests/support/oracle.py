"""Sueca told a second time, slowly and on its own: cards are two letters, hands are lists, nothing is shared.

Written from RULES.md ("Common ground", `sueca-riscos`, `sueca-bandeira`) alone, so that a slip in the engine and one
here would have to be the same slip to go unseen.
"""

from __future__ import annotations

from dataclasses import dataclass, field

STRONGEST_FIRST = "A7KJQ65432"
WORTH = {"A": 11, "7": 10, "K": 4, "J": 3, "Q": 2}
PACK = [rank + suit for suit in "SHDC" for rank in STRONGEST_FIRST]


def worth(cards: list[str]) -> int:
    return sum(WORTH.get(c[0], 0) for c in cards)


def duty(hand: list[str], trick: list[str]) -> list[str]:
    """What an honest player may play."""
    same = [c for c in hand if trick and c[1] == trick[0][1]]
    return same or list(hand)


def best(cards: list[str], trump: str) -> str:
    """The card that takes a trick."""
    trumps = [c for c in cards if c[1] == trump]
    able = trumps or [c for c in cards if c[1] == cards[0][1]]
    return min(able, key=lambda c: STRONGEST_FIRST.index(c[0]))


@dataclass
class Told:
    """A deal being played at a table of four; ``turn`` is the seat to play."""

    hands: list[list[str]]
    trump: str
    turn: int
    trick: list[str] = field(default_factory=list)
    tricks: list[tuple[int, list[str], int]] = field(default_factory=list)
    """Full ones: leader, cards, winner."""
    offenders: set[int] = field(default_factory=set)
    """Seats that have renounced."""

    def play(self, seat: int, card: str) -> None:
        assert seat == self.turn, "out of turn"
        if card not in duty(self.hands[seat], self.trick):
            self.offenders.add(seat)
        self.hands[seat].remove(card)
        self.trick.append(card)
        self.turn = (seat + 1) % 4
        if len(self.trick) == 4:
            leader = self.turn
            self.turn = (leader + self.trick.index(best(self.trick, self.trump))) % 4
            self.tricks.append((leader, self.trick, self.turn))
            self.trick = []

    def points(self) -> tuple[int, int]:
        """Card points of seats 0+2 and of seats 1+3."""
        first, second = (sum(worth(cards) for _, cards, winner in self.tricks if winner % 2 == i) for i in (0, 1))
        return first, second

    def trick_counts(self) -> tuple[int, int]:
        taken = [winner % 2 for _, _, winner in self.tricks]
        return taken.count(0), taken.count(1)


def first_leader(variant: str, dealer: int) -> int:
    """Document 001: who cut, on the dealer's left, leads; document 002: the player on the dealer's right."""
    return (dealer + {"sueca-riscos": 3, "sueca-bandeira": 1}[variant]) % 4


def game_points(variant: str, told: Told, accuser: int | None, stake: int) -> tuple[int, int]:
    """What seats 0+2 and seats 1+3 score for a finished deal."""
    points = told.points()
    if accuser is not None:
        side, won = accuser % 2, 4
    elif points[0] == points[1]:
        return 0, 0
    else:
        side = points.index(max(points))
        won = {
            "sueca-riscos": _riscos(points[side], told.trick_counts()[side]),
            "sueca-bandeira": _bandeira(points[side]) * stake,
        }[variant]
    lost = -won if variant == "sueca-riscos" else 0
    return (won, lost) if side == 0 else (lost, won)


def _riscos(points: int, tricks: int) -> int:
    if tricks == 10:
        return 4
    return 2 if points >= 91 else 1


def _bandeira(points: int) -> int:
    if points == 120:
        return 4
    return 2 if points >= 91 else 1
