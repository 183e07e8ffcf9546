"""Suits, ranks, cards and sets of cards.

Cards are written rank then suit, as in RULES.md ("Common ground"): ``AS``, ``7H``, ``TD``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import Enum
from functools import cached_property

from msgspec import Struct


class Suit(Enum):
    """A French suit; the value is its letter in records."""

    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"
    CLUBS = "C"

    @cached_property
    def index(self) -> int:
        """Position 0-3 in the order spades, hearts, diamonds, clubs."""
        return "SHDC".index(self.value)

    @property
    def is_red(self) -> bool:
        return self in (Suit.HEARTS, Suit.DIAMONDS)


class Rank(Enum):
    """A rank; the value is its letter in records (``T`` is ten). Definition order is only a listing order: each
    game ranks anew.
    """

    ACE = "A"
    KING = "K"
    QUEEN = "Q"
    JACK = "J"
    TEN = "T"
    NINE = "9"
    EIGHT = "8"
    SEVEN = "7"
    SIX = "6"
    FIVE = "5"
    FOUR = "4"
    THREE = "3"
    TWO = "2"

    @cached_property
    def index(self) -> int:
        """Position 0-12 in the order A K Q J T 9 8 7 6 5 4 3 2."""
        return "AKQJT98765432".index(self.value)


class Card(Struct, frozen=True, eq=False):
    """One card. Interned: there is one object a card, so identity is equality. Make one with :func:`card` or
    ``CARDS``.
    """

    rank: Rank
    suit: Suit
    index: int
    """Position 0-51: suit by suit (S H D C), A to 2 within a suit."""

    @property
    def code(self) -> str:
        return self.rank.value + self.suit.value

    def __repr__(self) -> str:
        return f"card({self.code!r})"

    def __str__(self) -> str:
        return self.code

    def __lt__(self, other: Card) -> bool:
        return self.index < other.index

    def __copy__(self) -> Card:
        return self

    def __deepcopy__(self, memo: object) -> Card:
        return self

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return card, (self.code,)


CARDS: tuple[Card, ...] = tuple(Card(rank, suit, suit.index * 13 + rank.index) for suit in Suit for rank in Rank)
"""All 52 cards by index."""

_BY_CODE = {c.code: c for c in CARDS}
_SUIT_MASK = {suit: ((1 << 13) - 1) << (suit.index * 13) for suit in Suit}


def card(code: str) -> Card:
    """The card written ``code``, such as ``"7H"``.

    Raises:
        ValueError: no card is written so.
    """
    try:
        return _BY_CODE[code]
    except KeyError:
        raise ValueError(f"not a card: {code[:20]!r}") from None


class CardSet(Struct, frozen=True):
    """An immutable set of cards, held in one int (bit *i* is ``CARDS[i]``). Iterates in index order."""

    mask: int = 0

    @staticmethod
    def of(cards: Iterable[Card]) -> CardSet:
        mask = 0
        for c in cards:
            mask |= 1 << c.index
        return CardSet(mask)

    @staticmethod
    def parse(text: str) -> CardSet:
        """The set written as codes with spaces between, such as ``"AS 7S"``.

        Raises:
            ValueError: a word is not a card, or a card stands twice.
        """
        cards = [card(word) for word in text.split()]
        result = CardSet.of(cards)
        if len(result) != len(cards):
            raise ValueError("a card stands twice")
        return result

    def __contains__(self, c: object) -> bool:
        return isinstance(c, Card) and bool(self.mask >> c.index & 1)

    def __iter__(self) -> Iterator[Card]:
        mask = self.mask
        while mask:
            low = mask & -mask
            yield CARDS[low.bit_length() - 1]
            mask ^= low

    def __len__(self) -> int:
        return self.mask.bit_count()

    def __bool__(self) -> bool:
        return self.mask != 0

    def __or__(self, other: CardSet) -> CardSet:
        return CardSet(self.mask | other.mask)

    def __and__(self, other: CardSet) -> CardSet:
        return CardSet(self.mask & other.mask)

    def __sub__(self, other: CardSet) -> CardSet:
        return CardSet(self.mask & ~other.mask)

    def __le__(self, other: CardSet) -> bool:
        return not self.mask & ~other.mask

    def add(self, c: Card) -> CardSet:
        return CardSet(self.mask | 1 << c.index)

    def remove(self, c: Card) -> CardSet:
        return CardSet(self.mask & ~(1 << c.index))

    def of_suit(self, suit: Suit) -> CardSet:
        return CardSet(self.mask & _SUIT_MASK[suit])

    @property
    def suits(self) -> tuple[Suit, ...]:
        """The suits that occur, in the order S H D C."""
        return tuple(suit for suit in Suit if self.mask & _SUIT_MASK[suit])

    def __str__(self) -> str:
        return " ".join(c.code for c in self)

    def __repr__(self) -> str:
        return f"CardSet.parse({str(self)!r})"
