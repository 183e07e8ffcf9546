"""Tricks told a second time, slowly and on their own: cards are two letters, hands are lists, nothing is shared.

Written from RULES.md alone ("Common ground", `sueca-riscos`, `sueca-bandeira`, the play of `klaberjass`), so that a
slip in the engine and one here would have to be the same slip to go unseen. Whole deals: tests/support/games.py.
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
    """Tricks being played, by the Suecas' rules; ``turn`` is the seat to play, ``trump`` None at nulls."""

    hands: list[list[str]]
    trump: str | None
    turn: int
    trick: list[str] = field(default_factory=list)
    tricks: list[tuple[int, list[str], int]] = field(default_factory=list)
    """Full ones: leader, cards, winner."""
    offenders: set[int] = field(default_factory=set)
    """Seats that have renounced."""

    def duty(self) -> list[str]:
        """What the seat to play may play honestly."""
        return duty(self.hands[self.turn], self.trick)

    def best(self, cards: list[str]) -> str:
        return best(cards, self.trump or "")

    def worth(self, cards: list[str]) -> int:
        return worth(cards)

    def play(self, seat: int, card: str) -> None:
        assert seat == self.turn, "out of turn"
        if card not in self.duty():
            self.offenders.add(seat)
        self.hands[seat].remove(card)
        self.trick.append(card)
        seats = len(self.hands)
        self.turn = (seat + 1) % seats
        if len(self.trick) == seats:
            leader = self.turn
            self.turn = (leader + self.trick.index(self.best(self.trick))) % seats
            self.tricks.append((leader, self.trick, self.turn))
            self.trick = []

    def taken(self, *seats: int) -> int:
        """Card points in the tricks that these seats took."""
        return sum(self.worth(cards) for _, cards, winner in self.tricks if winner in seats)

    def points(self) -> tuple[int, int]:
        """Card points of seats 0+2 and of seats 1+3."""
        return self.taken(0, 2), self.taken(1, 3)

    def trick_counts(self) -> tuple[int, int]:
        taken = [winner % 2 for _, _, winner in self.tricks]
        return taken.count(0), taken.count(1)


SIDE_ORDER, TRUMP_ORDER = "ATKQJ987", "J9ATKQ87"
SIDE_WORTH = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}
TRUMP_WORTH = {"J": 20, "9": 14, "A": 11, "T": 10, "K": 4, "Q": 3}
SMALL_PACK = [rank + suit for suit in "SHDC" for rank in SIDE_ORDER]


class KlaberjassTold(Told):
    """The same by Klaberjass' rules: trumps rank and count apart, who cannot follow trumps, a led trump is beaten."""

    def duty(self) -> list[str]:
        hand = list(self.hands[self.turn])
        if not self.trick:
            return hand
        led = self.trick[0]
        same = [c for c in hand if c[1] == led[1]]
        if led[1] == self.trump:
            higher = [c for c in same if TRUMP_ORDER.index(c[0]) < TRUMP_ORDER.index(led[0])]
            return higher or same or hand
        return same or [c for c in hand if c[1] == self.trump] or hand

    def best(self, cards: list[str]) -> str:
        trumps = [c for c in cards if c[1] == self.trump]
        if trumps:
            return min(trumps, key=lambda c: TRUMP_ORDER.index(c[0]))
        return min((c for c in cards if c[1] == cards[0][1]), key=lambda c: SIDE_ORDER.index(c[0]))

    def worth(self, cards: list[str]) -> int:
        return sum((TRUMP_WORTH if c[1] == self.trump else SIDE_WORTH).get(c[0], 0) for c in cards)


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
