"""The shuffle: a 256-bit seed gives one order of the pack, the same on every machine and in every language.

The stream is HMAC-SHA256(seed, counter) for counter = 0, 1, …, the counter written as 8 bytes, most significant
first; its bytes are taken four at a time as unsigned numbers, most significant first. A number below *n* is drawn by
taking the next such number, refusing it while it is not below the greatest multiple of *n* under 2**32 (no modulo
bias), and reducing it modulo *n*. The pack, in the order of ``Deck.cards`` (spades, hearts, diamonds, clubs; A K Q J
T 9 … 2), is shuffled by Fisher and Yates' method as Durstenfeld gave it:
for i from the last place down to 1, swap places i and draw(i + 1).
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator

from sueca_desktop.engine.dealing import Pack

SEED_BYTES = 32
_WORD = 1 << 32


class Draws:
    """A stream of numbers below given bounds, from a seed of 32 bytes.

    Raises:
        ValueError: the seed has another length.
    """

    def __init__(self, seed: bytes) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        self._words = _words(seed)

    def below(self, n: int) -> int:
        """The next number, uniform in 0 … n - 1, for n from 1 to 2**32.

        Raises:
            ValueError: n is none of these.
        """
        if not 1 <= n <= _WORD:
            raise ValueError(f"numbers below {n} cannot be drawn")
        limit = _WORD - _WORD % n
        word = next(self._words)
        while word >= limit:
            word = next(self._words)
        return word % n


def _words(seed: bytes) -> Iterator[int]:
    counter = 0
    while True:
        block = hmac.new(seed, counter.to_bytes(8, "big"), hashlib.sha256).digest()
        yield from (int.from_bytes(block[i : i + 4], "big") for i in range(0, len(block), 4))
        counter += 1


def shuffled(pack: Pack, draws: Draws) -> Pack:
    """``pack`` in the order the draws give."""
    cards = list(pack)
    for i in range(len(cards) - 1, 0, -1):
        j = draws.below(i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return tuple(cards)


def seed_of_number(number: int) -> bytes:
    """The seed of the deal that people know by ``number`` (0 or more): SHA-256 of ``sueca-desktop deal NUMBER``."""
    return hashlib.sha256(f"sueca-desktop deal {number}".encode("ascii")).digest()
