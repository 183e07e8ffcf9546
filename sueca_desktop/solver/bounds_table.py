"""The table of bounds (transposition table): what is known of the positions between tricks met so far.

Positions are filed by shape, so that a position can use what was found for another of the same shape: the bound is
loosened by what their points differ, and holds if the strength of the same top cards is what mattered (quasi-symmetry
and partition search). The score so far is no part of a position, therefore no part of a bound either: bounds are of
points still to come.

An entry is two words. The first: 21 bits of hash, 3 of leader, 40 of exact key. The second, from the lowest bit: lower
bound (8), upper bound (8), how many top cards per suit each rests on (4 a suit, 16 and 16), best card (6: suit, and its
place in the hand's suit from the top), epoch (10). Eight entries a bucket; who is stored comes first.
"""

from __future__ import annotations

from array import array

try:
    import cython
except ImportError:
    from sueca_desktop.solver import shim as cython
if not cython.compiled:
    from sueca_desktop.solver.boards import DEPTHS, EPOCHS, SUBSETS, WAYS, bit, count, held, lift, mix
    from sueca_desktop.solver.bracket import Bracket
    from sueca_desktop.solver.tables import DealTables


class BoundsTable:
    """``hint``: the best card of the entry found last, as an entry keeps it, or -1."""

    def __init__(self, tables: DealTables, log2_entries: int) -> None:
        """A table of ``2 ** log2_entries`` entries of 16 bytes, at least one bucket of eight."""
        self.tables = tables
        self.entries = array("Q", bytes(16)) * (1 << log2_entries)
        self.size = 1 << log2_entries
        self.bucket_mask = self.size - WAYS
        self.epoch = 1
        self.hint = -1

    def forget(self, seats: int, hand_size: int) -> None:
        """Empties the table for a deal of so many hands and cards: entries of an earlier epoch count as empty.

        A small deal uses a small part of the table, which stays in the processor's nearest cache.
        """
        self.bucket_mask = min(self.size, 1 << (2 * seats + hand_size)) - WAYS
        self.epoch += 1
        if self.epoch == EPOCHS:
            self.epoch = 1
            for i in range(len(self.entries)):
                self.entries[i] = 0

    def exact_key(self, remaining: int) -> int:
        """40 bits that two rests of this deal share only if they are worth the same in every line of play."""
        return (
            self.tables.relative[held(remaining, 0)]
            | lift(self.tables.relative[SUBSETS + held(remaining, 1)], 10)
            | lift(self.tables.relative[2 * SUBSETS + held(remaining, 2)], 20)
            | lift(self.tables.relative[3 * SUBSETS + held(remaining, 3)], 30)
        )

    def _shape_key(self, a: int, b: int, c: int, d: int) -> int:
        """40 bits that two rests of this deal, given by suit, share only if they are of one shape."""
        return (
            self.tables.shape[a]
            | lift(self.tables.shape[SUBSETS + b], 10)
            | lift(self.tables.shape[2 * SUBSETS + c], 20)
            | lift(self.tables.shape[3 * SUBSETS + d], 30)
        )

    def _relevant(self, remaining: int, depths: int) -> int:
        """The board of the top cards of each suit, as many as ``depths`` says in four bits a suit."""
        return (
            self.tables.down_to[held(remaining, 0) * DEPTHS + (depths & 15)]
            | lift(self.tables.down_to[held(remaining, 1) * DEPTHS + ((depths >> 4) & 15)], 16)
            | lift(self.tables.down_to[held(remaining, 2) * DEPTHS + ((depths >> 8) & 15)], 32)
            | lift(self.tables.down_to[held(remaining, 3) * DEPTHS + ((depths >> 12) & 15)], 48)
        )

    def _depths(self, cards: int) -> int:
        """How many cards of each suit, four bits a suit."""
        return (
            count(held(cards, 0))
            | (count(held(cards, 1)) << 4)
            | (count(held(cards, 2)) << 8)
            | (count(held(cards, 3)) << 12)
        )

    def _weigh(self, rungs: int) -> int:
        """The points that these rungs of the ladder stand for."""
        return (
            2 * count(rungs & self.tables.twos) + count(rungs & self.tables.ones) + 6 * count(rungs & self.tables.sixes)
        )

    def _same_tops(self, one: int, other: int, depths: int) -> bool:
        """Whether the same seats hold the top cards of two rests (exact keys or boards by ten bits a suit)."""
        tops = (
            (self.tables.owners[one & 1023] ^ self.tables.owners[other & 1023]) & self.tables.top_owners[depths & 15]
        ) | (
            (self.tables.owners[SUBSETS + ((one >> 10) & 1023)] ^ self.tables.owners[SUBSETS + ((other >> 10) & 1023)])
            & self.tables.top_owners[(depths >> 4) & 15]
        )
        if tops:
            return False
        tops = (
            (
                self.tables.owners[2 * SUBSETS + ((one >> 20) & 1023)]
                ^ self.tables.owners[2 * SUBSETS + ((other >> 20) & 1023)]
            )
            & self.tables.top_owners[(depths >> 8) & 15]
        ) | (
            (
                self.tables.owners[3 * SUBSETS + ((one >> 30) & 1023)]
                ^ self.tables.owners[3 * SUBSETS + ((other >> 30) & 1023)]
            )
            & self.tables.top_owners[(depths >> 12) & 15]
        )
        return tops == 0

    def probe(self, bracket: Bracket, remaining: int, leader: int, target: int) -> bool:
        """Tightens ``bracket`` by what is known of the position, until that decides whether ``target`` is reached.

        Sets ``hint``. Returns whether it is decided.
        """
        exact = self.exact_key(remaining)
        shape = self._shape_key(held(remaining, 0), held(remaining, 1), held(remaining, 2), held(remaining, 3))
        hashed = mix(shape | lift(leader, 40))
        at = ((hashed >> 24) & self.bucket_mask) * 2
        wanted = ((hashed & 0x1FFFFF) << 3) | leader
        self.hint = -1
        for i in range(at, at + 2 * WAYS, 2):
            if self.entries[i] >> 40 != wanted:
                continue
            known = self.entries[i + 1]
            if known >> 54 != self.epoch:
                continue
            key = self.entries[i] & (bit(40) - 1)
            if key == exact:
                self.hint = (known >> 48) & 63
                self._tighten(bracket, remaining, known, 0, 0)
            elif self._shape_key(key & 1023, (key >> 10) & 1023, (key >> 20) & 1023, key >> 30) == shape:
                if self.hint < 0:
                    self.hint = (known >> 48) & 63
                self._carry_over(bracket, remaining, exact, key, known)
            if bracket.lower >= target or bracket.upper < target:
                return True
        return False

    def _tighten(self, bracket: Bracket, remaining: int, known: int, less: int, more: int) -> None:
        """Takes over an entry's bounds, where better, loosened by ``less`` and ``more`` points."""
        lower = (known & 255) - less
        upper = ((known >> 8) & 255) + more
        if lower > bracket.lower:
            bracket.lower = lower
            bracket.lower_why = self._relevant(remaining, (known >> 16) & 0xFFFF)
        if upper < bracket.upper:
            bracket.upper = upper
            bracket.upper_why = self._relevant(remaining, (known >> 32) & 0xFFFF)

    def _carry_over(self, bracket: Bracket, remaining: int, exact: int, key: int, known: int) -> None:
        """Takes over the bounds of another position of the same shape."""
        ours = self.tables.ladder[exact & 1023] | self.tables.ladder[SUBSETS + ((exact >> 10) & 1023)]
        theirs = self.tables.ladder[key & 1023] | self.tables.ladder[SUBSETS + ((key >> 10) & 1023)]
        ours_too = (
            self.tables.ladder[2 * SUBSETS + ((exact >> 20) & 1023)] | self.tables.ladder[3 * SUBSETS + (exact >> 30)]
        )
        theirs_too = (
            self.tables.ladder[2 * SUBSETS + ((key >> 20) & 1023)] | self.tables.ladder[3 * SUBSETS + (key >> 30)]
        )
        less = self._weigh(theirs & ~ours) + self._weigh(theirs_too & ~ours_too)
        more = self._weigh(ours & ~theirs) + self._weigh(ours_too & ~theirs_too)
        lower = (known & 255) - less
        upper = ((known >> 8) & 255) + more
        if lower > bracket.lower and self._same_tops(exact, key, (known >> 16) & 0xFFFF):
            bracket.lower = lower
            bracket.lower_why = self._relevant(remaining, (known >> 16) & 0xFFFF)
        if upper < bracket.upper and self._same_tops(exact, key, (known >> 32) & 0xFFFF):
            bracket.upper = upper
            bracket.upper_why = self._relevant(remaining, (known >> 32) & 0xFFFF)

    def store(self, bracket: Bracket, remaining: int, leader: int, best: int) -> None:
        """Files ``bracket`` and the best card (as ``hint``) for a position, in front of its bucket.

        It takes the place of its own earlier entry, of an empty one, or of the one with the fewest cards left.
        """
        exact = self.exact_key(remaining)
        shape = self._shape_key(held(remaining, 0), held(remaining, 1), held(remaining, 2), held(remaining, 3))
        hashed = mix(shape | lift(leader, 40))
        at = ((hashed >> 24) & self.bucket_mask) * 2
        filed = ((((hashed & 0x1FFFFF) << 3) | leader) << 40) | exact
        victim = self._victim(at, filed)
        while victim > at:
            self.entries[victim] = self.entries[victim - 2]
            self.entries[victim + 1] = self.entries[victim - 1]
            victim -= 2
        self.entries[at] = filed
        self.entries[at + 1] = (
            lift(bracket.lower, 0)
            | lift(bracket.upper, 8)
            | lift(self._depths(remaining & bracket.lower_why), 16)
            | lift(self._depths(remaining & bracket.upper_why), 32)
            | lift(best, 48)
            | lift(self.epoch, 54)
        )

    def _victim(self, at: int, filed: int) -> int:
        victim = at
        fewest = 99
        for i in range(at, at + 2 * WAYS, 2):
            if self.entries[i] == filed or self.entries[i + 1] >> 54 != self.epoch:
                return i
            cards = count(self.entries[i] & (bit(40) - 1))
            if cards <= fewest:
                fewest = cards
                victim = i
        return victim
