"""The next deal's seed, drawn before anybody needs it: its SHA-256 can be shown before the deal, itself after it."""

from __future__ import annotations

import secrets

from msgspec import Struct
from msgspec.structs import replace

from sueca_desktop.engine.deal_code import DealCode
from sueca_desktop.engine.deal_source import draw
from sueca_desktop.engine.origin import Origin, commitment
from sueca_desktop.engine.shuffle import SEED_BYTES, seed_of_number
from sueca_desktop.engine.variant import RuleSet


def fresh_seed() -> bytes:
    """32 random bytes."""
    return secrets.token_bytes(SEED_BYTES)


class Sealed:
    """A seed that nobody has seen; once it is opened there is another."""

    def __init__(self) -> None:
        self._seed = fresh_seed()

    @property
    def commitment(self) -> str:
        """The seed's SHA-256 in hexadecimal digits."""
        return commitment(self._seed)

    def open(self) -> bytes:
        """The seed, 32 bytes."""
        seed, self._seed = self._seed, fresh_seed()
        return seed


class Seal(Struct, frozen=True):
    """What may be told of where a deal comes from. ``commitment``: the SHA-256 of its seed. ``opened``: where it came
    from, once it is over or if it was chosen; None before. ``code``: how to have it again, told along with that.
    """

    commitment: str
    opened: Origin | None = None
    code: DealCode | None = None


def opened(rules: RuleSet, dealer: int, origin: Origin, number: int | None) -> Seal:
    """All that is known of a deal that ``dealer`` dealt; ``number``: what people may know it by."""
    lot = draw(rules, origin.seed, None).dealer
    code = DealCode(None, origin.seed, None if dealer == lot else dealer, origin.cut_at, origin.style)
    if number is not None and seed_of_number(number) == origin.seed:
        code = replace(code, number=number, seed=None)
    return Seal(origin.commitment, origin, code)
