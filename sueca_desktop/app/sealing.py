"""The next deal's seed, drawn before anybody needs it: its SHA-256 can be shown before the deal, itself after it."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from sueca_desktop.engine.deal_code import DealCode
from sueca_desktop.engine.origin import Origin, commitment
from sueca_desktop.engine.shuffle import SEED_BYTES


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


@dataclass(frozen=True, slots=True)
class Seal:
    """What may be told of where a deal comes from. ``commitment``: the SHA-256 of its seed. ``opened``: where it came
    from, once it is over or if it was chosen; None before. ``code``: how to have it again, told along with that.
    """

    commitment: str
    opened: Origin | None = None
    code: DealCode | None = None
