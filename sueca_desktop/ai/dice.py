"""Chance that is the same everywhere: a stream of numbers that a seed fixes, compiled or not (Steele, Lea and Flood,
"Fast Splittable Pseudorandom Number Generators": splitmix64).
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from sueca_desktop.solver import shim as cython
if not cython.compiled:
    from sueca_desktop.solver.boards import everything, highest

WORD = (1 << 64) - 1


class Dice:
    """A stream of 64-bit numbers. ``seed``: any integer; its last 64 bits count."""

    def __init__(self, seed: int) -> None:
        self.state = seed & WORD
        self.gamma = 0x9E3779B97F4A7C15
        self.first = 0xBF58476D1CE4E5B9
        self.second = 0x94D049BB133111EB

    def word(self) -> int:
        """The next number, 0 to 2**64 - 1."""
        self.state = (self.state + self.gamma) & everything()
        word = self.state
        word = ((word ^ (word >> 30)) * self.first) & everything()
        word = ((word ^ (word >> 27)) * self.second) & everything()
        return word ^ (word >> 31)

    def below(self, bound: int) -> int:
        """A number from 0 to ``bound`` - 1, each exactly as likely as any other; ``bound`` is at least 1."""
        if bound == 1:
            return 0
        places = 63 - highest(bound - 1)
        word = self.word() >> places
        while word >= bound:
            word = self.word() >> places
        return word
