"""The table of answers for nulls: of positions between tricks met so far, whether the soloist can lose all the rest.

An entry is a word: exact key (40 bits), leader (3), answer (1), and from bit 54 on the epoch. Four entries a bucket;
who is stored comes first, and the last falls out.
"""

from __future__ import annotations

from array import array

try:
    import cython
except ImportError:
    from sueca_desktop.solver import shim as cython
if not cython.compiled:
    from sueca_desktop.solver.boards import EPOCHS, SUBSETS, bit, held, lift, mix
    from sueca_desktop.solver.tables import DealTables

BUCKET = 4


class AnswerTable:
    """A table of ``2 ** log2_entries`` entries of 8 bytes."""

    def __init__(self, tables: DealTables, log2_entries: int) -> None:
        self.tables = tables
        self.entries = array("Q", bytes(8)) * (1 << log2_entries)
        self.bucket_mask = (1 << log2_entries) - BUCKET
        self.epoch = 1

    def forget(self) -> None:
        """Empties the table: entries of an earlier epoch count as empty."""
        self.epoch += 1
        if self.epoch == EPOCHS:
            self.epoch = 1
            for i in range(len(self.entries)):
                self.entries[i] = 0

    def key(self, remaining: int, leader: int) -> int:
        """What two positions of this deal share only if they have one answer: relative ranks, and who leads."""
        return (
            self.tables.relative[held(remaining, 0)]
            | lift(self.tables.relative[SUBSETS + held(remaining, 1)], 10)
            | lift(self.tables.relative[2 * SUBSETS + held(remaining, 2)], 20)
            | lift(self.tables.relative[3 * SUBSETS + held(remaining, 3)], 30)
            | lift(leader, 40)
        )

    def probe(self, key: int) -> int:
        """The answer, 0 or 1, or -1 where it is not known."""
        at = (mix(key) >> 20) & self.bucket_mask
        wanted = key | lift(self.epoch, 54)
        for i in range(at, at + BUCKET):
            if self.entries[i] & ~bit(43) == wanted:
                return (self.entries[i] >> 43) & 1
        return -1

    def store(self, key: int, value: bool) -> None:
        """Files an answer."""
        at = (mix(key) >> 20) & self.bucket_mask
        for i in range(at + BUCKET - 1, at, -1):
            self.entries[i] = self.entries[i - 1]
        self.entries[at] = key | lift(self.epoch, 54) | lift(value, 43)
