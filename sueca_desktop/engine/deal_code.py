"""A deal as people write it down and tell each other: its number or seed, then what the seed did not decide.

``42`` · ``42 dealer 3`` · ``1f…9c cut 13 top``: a number from 0 to 10**18 or a seed of 64 hexadecimal digits; then,
each only where it was not the seed's own, the dealer's seat, how many cards were cut off, and which end was dealt from.
The same code and options give the same deal on every machine.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from sueca_desktop.engine.deal_source import deal_drawn
from sueca_desktop.engine.dealing import DealStyle
from sueca_desktop.engine.origin import Origin
from sueca_desktop.engine.shuffle import seed_of_number
from sueca_desktop.engine.variant import RuleSet

MAX_DEAL_NUMBER = 10**18
_DIGITS = re.compile("[0-9]{1,19}")
_SEED = re.compile(r"([0-9a-f]\s*){64}(?<=\s)|([0-9a-f]\s*){64}$")
"""The digits may stand in groups, as the app shows them."""


class DealCode(Struct, frozen=True):
    """``number`` or ``seed`` is given, not both; ``dealer``, ``cut_at``, ``style``: None for the seed's own."""

    number: int | None = None
    seed: bytes | None = None
    dealer: int | None = None
    cut_at: int | None = None
    style: DealStyle | None = None

    @property
    def origin(self) -> Origin:
        """Where the deal comes from.

        Raises:
            ValueError: neither a number nor a seed is given.
        """
        if self.seed is None and self.number is None:
            raise ValueError("a deal has a number or a seed")
        seed = seed_of_number(self.number) if self.number is not None else self.seed
        assert seed is not None, "one of both is given"
        return Origin(seed, self.cut_at, self.style, chosen=True)

    def check(self, rules: RuleSet) -> None:
        """Holds the code against a rule set.

        Raises:
            ValueError: it is no deal of this game: it has no such seat, or no card would be left to one packet.
        """
        rules.check(rules.spec, deal_drawn(rules, self.origin.drawn(rules, self.dealer)))

    def __str__(self) -> str:
        return " ".join(self._words())

    def _words(self) -> Iterator[str]:
        if self.number is not None:
            yield str(self.number)
        elif self.seed is not None:
            yield self.seed.hex()
        if self.dealer is not None:
            yield f"dealer {self.dealer}"
        if self.cut_at is not None:
            yield f"cut {self.cut_at}"
        if self.style is not None:
            yield self.style.value


def parse_code(text: str) -> DealCode:
    """The code written ``text``; spaces and the case of letters do not matter.

    Raises:
        ValueError: it is none.
    """
    text = text.lower().strip()
    seed = _SEED.match(text)
    first, *rest = text.split() or [""]
    if seed is not None:
        code, rest = DealCode(seed=bytes.fromhex(seed.group())), text[seed.end() :].split()
    elif _DIGITS.fullmatch(first) and int(first) <= MAX_DEAL_NUMBER:
        code = DealCode(number=int(first))
    else:
        raise ValueError(f"a deal is a number from 0 to {MAX_DEAL_NUMBER} or a seed of 64 digits, not {text[:40]!r}")
    words = iter(rest)
    for word in words:
        code = _with(code, word, words)
    return code


def _with(code: DealCode, word: str, words: Iterator[str]) -> DealCode:
    """``code`` with what ``word`` says, its number taken from ``words``."""
    if word in [style.value for style in DealStyle]:
        return replace(code, style=DealStyle(word))
    number = next(words, "")
    if word in ("dealer", "cut") and re.fullmatch("[0-9]{1,2}", number):
        return replace(code, dealer=int(number)) if word == "dealer" else replace(code, cut_at=int(number))
    raise ValueError(f"a deal does not go on with {word[:20]!r}")
