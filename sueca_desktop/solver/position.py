"""Positions the solver answers questions about: values, of any of the rule sets and of none by name."""

from __future__ import annotations

from enum import Enum, auto
from functools import lru_cache

from msgspec import Struct

from sueca_desktop.rules.cards import CARDS, Card, CardSet, Suit
from sueca_desktop.rules.decks import Deck
from sueca_desktop.rules.melds import follow_or_trump
from sueca_desktop.rules.tricks import Trick, follow_suit

LARGEST_TOTAL = 255
"""The most points a position can hold: bounds are kept in eight bits."""


class Goal(Enum):
    """What side 0 plays for and values count; in MISERE, side 0 is a soloist who wants no trick at all."""

    POINTS = auto()
    TRICKS = auto()
    MISERE = auto()


class Duty(Enum):
    """What a seat must play. FOLLOW: follow suit if able (Sueca). TRUMP: besides, trump if unable, and beat a led
    trump if able (Klaberjass).
    """

    FOLLOW = auto()
    TRUMP = auto()


class Position(Struct, frozen=True):
    """All cards open, at any point of a trick.

    ``hands``: the cards held now, a set a seat, 2 to 5 seats. ``leader``: who leads or has led; ``trick``: the cards on
    the table, in order. ``side``: bit *i* set where seat *i* belongs to side 0. ``deck``: how cards rank and
    what they are worth. ``last_trick``: points for taking it (goal POINTS).

    Raises:
        ValueError: what is given is no position, or is worth more than 255 points.
    """

    hands: tuple[CardSet, ...]
    leader: int
    trump: Suit | None
    side: int
    deck: Deck
    trick: tuple[Card, ...] = ()
    duty: Duty = Duty.FOLLOW
    last_trick: int = 0
    goal: Goal = Goal.POINTS

    def __post_init__(self) -> None:
        seats = len(self.hands)
        if not 2 <= seats <= 5 or not 0 <= self.leader < seats or not 0 <= self.side < 1 << seats:
            raise ValueError("2 to 5 seats are needed, and the leader and side 0 among them")
        self._check_cards()
        if self.goal is Goal.MISERE and (self.trump is not None or self.side.bit_count() != 1):
            raise ValueError("a misère has one soloist and no trump")
        if self.total > LARGEST_TOTAL:
            raise ValueError(f"more than {LARGEST_TOTAL} points")

    def _check_cards(self) -> None:
        every = CardSet.of(self.trick)
        for hand in self.hands:
            every = every | hand
        if len(every) != len(self.trick) + sum(map(len, self.hands)) or not every <= self.deck.cards:
            raise ValueError("a card stands twice, or is not of the pack")
        if len(self.trick) >= len(self.hands) or not self.hands[self.seat]:
            raise ValueError("nobody is to play a card")
        size = len(self.hands[self.seat])
        if any(len(self.hands[seat]) != size - self._has_played(seat) for seat in range(len(self.hands))):
            raise ValueError("the hands are not of one size")

    def _has_played(self, seat: int) -> bool:
        return (seat - self.leader) % len(self.hands) < len(self.trick)

    @property
    def seat(self) -> int:
        """Who is to play a card."""
        return (self.leader + len(self.trick)) % len(self.hands)

    @property
    def sides(self) -> tuple[int, ...]:
        """0 or 1 a seat."""
        return tuple(0 if self.side >> seat & 1 else 1 for seat in range(len(self.hands)))

    @property
    def legal(self) -> CardSet:
        """The cards the seat to move may play."""
        rule = follow_or_trump if self.duty is Duty.TRUMP else follow_suit
        return rule(self.deck, self.trump, Trick(self.leader, self.trick), self.hands[self.seat])

    @property
    def total(self) -> int:
        """What the two sides' values add up to: points or tricks still to come, the open trick's included; or 1."""
        if self.goal is Goal.MISERE:
            return 1
        if self.goal is Goal.TRICKS:
            return len(self.hands[self.seat])
        cards = [c for hand in self.hands for c in hand]
        return self.last_trick + sum(self.deck.points(c, self.trump) for c in (*cards, *self.trick))


class Numbering(Struct, frozen=True):
    """Cards as the kernel numbers them: 16 × suit + strength from 0. ``of``: by card index, -1 for cards of no pack.
    ``cards``: back again. ``points``: by number.
    """

    of: tuple[int, ...]
    cards: tuple[Card | None, ...]
    points: tuple[int, ...]

    def board(self, cards: CardSet) -> int:
        """The cards as a board."""
        board, mask = 0, cards.mask
        while mask:
            low = mask & -mask
            board |= 1 << self.of[low.bit_length() - 1]
            mask ^= low
        return board

    def cards_on(self, board: int) -> CardSet:
        """The cards of a board."""
        mask = 0
        while board:
            low = board & -board
            c = self.cards[low.bit_length() - 1]
            mask |= 0 if c is None else 1 << c.index
            board ^= low
        return CardSet(mask)


@lru_cache(maxsize=64)
def numbering(deck: Deck, trump: Suit | None) -> Numbering:
    """The numbering of a pack under a trump."""
    of, points = [-1] * len(CARDS), [0] * 64
    back: list[Card | None] = [None] * 64
    for c in deck.cards:
        number = 16 * c.suit.index + deck.strength(c, trump) - 1
        of[c.index], back[number], points[number] = number, c, deck.points(c, trump)
    return Numbering(tuple(of), tuple(back), tuple(points))
