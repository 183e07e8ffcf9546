"""Boards: sets of cards as 64-bit words, 16 bits ("a lane") a suit, the weakest card lowest.

A card is a number ``16 * suit + strength``, strength 0-9. These few functions are the arithmetic of the whole solver;
``boards.pxd`` tells the C compiler the same in its own instructions, and the compiled modules take them from there.
"""

from __future__ import annotations

RANKS = 10
"""The most cards a suit can have."""
SUBSETS = 1 << RANKS
DEPTHS = RANKS + 1
RUNGS = 5
"""Steps between the points of the 40-card pack, which are 0, 2, 3, 4, 10, 11."""
HIGH = 0b1100000000
"""The two strengths that are worth ten or more in the 40-card pack."""
WAYS = 8
"""Entries a bucket of the table of bounds."""
EPOCHS = 1024
"""One more than the highest epoch that an entry of the table can name."""
WIDTH = 12
"""Cards a ply has room for: a hand's ten and some."""

_WORD = (1 << 64) - 1


def everything() -> int:
    """The board with every bit set."""
    return _WORD


def bit(card: int) -> int:
    return 1 << card


def row(rank: int) -> int:
    """The cards of this strength, one a suit."""
    return 0x0001000100010001 << rank


def lane(suit: int) -> int:
    """All the bits of a suit; none where ``suit`` is -1."""
    return 0xFFFF << (suit << 4) if suit >= 0 else 0


def held(board: int, suit: int) -> int:
    """The cards of a suit, as ten bits."""
    return (board >> (suit << 4)) & 1023


def lift(bits: int, places: int) -> int:
    """Small ``bits`` moved up into a board."""
    return bits << places


def upward(card: int) -> int:
    """The card and all that are stronger in its suit."""
    return lane(card >> 4) & ~((1 << card) - 1)


def above(card: int) -> int:
    """All that are stronger than the card in its suit."""
    return lane(card >> 4) & ~((2 << card) - 1)


def between(high: int, low: int) -> int:
    """The bits strictly between two cards."""
    return ((1 << high) - 1) & ~((2 << low) - 1)


def count(board: int) -> int:
    return board.bit_count()


def highest(board: int) -> int:
    """The highest bit's number; the board is not empty."""
    return board.bit_length() - 1


def lowest(board: int) -> int:
    """The lowest bit's number; the board is not empty."""
    return (board & -board).bit_length() - 1


def beats(card: int, best: int, trump: int) -> bool:
    """Whether ``card``, played after ``best``, takes the trick from it; ``trump`` is -1 where there is none."""
    return card > best if card >> 4 == best >> 4 else card >> 4 == trump


def mix(key: int) -> int:
    """A 64-bit hash of a 64-bit key: multiply and fold, twice."""
    key = (key * 0x9E3779B97F4A7C15) & _WORD
    key ^= key >> 29
    key = (key * 0xBF58476D1CE4E5B9) & _WORD
    return key ^ (key >> 31)
