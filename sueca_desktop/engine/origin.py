"""Where a deal came from: its seed, sealed before the deal by its SHA-256 and shown after it, and what a player said to
it; as the program's own keys of a record's deal (FORMATS.md, "Game record").
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from sueca_desktop.engine.deal_source import Drawn, draw
from sueca_desktop.engine.dealing import DealStyle
from sueca_desktop.engine.variant import RuleSet

_SEED = re.compile("[0-9a-f]{64}")
SEED, COMMITMENT, CUT, STYLE, CHOSEN = "seed", "commitment", "cut", "style", "chosen"
"""The keys, under the program's own: 64 digits, 64 digits, how many cards were cut off, ``"top"`` or ``"bottom"``,
``true``.
"""


class OriginError(ValueError):
    """Keys of a deal that do not say where it came from."""


def commitment(seed: bytes) -> str:
    """The SHA-256 of a seed in 64 hexadecimal digits: it binds whoever shows it to the seed, and tells nothing of
    it.
    """
    return hashlib.sha256(seed).hexdigest()


class Origin(Struct, frozen=True):
    """``seed``: 32 bytes. ``cut_at``, ``style``: a player's own cut and way to deal; None: the seed's. ``chosen``: the
    deal was chosen by its number or seed, so nobody drew it, and its first dealer may have been named too.
    """

    seed: bytes
    cut_at: int | None = None
    style: DealStyle | None = None
    chosen: bool = False

    @property
    def commitment(self) -> str:
        return commitment(self.seed)

    def drawn(self, rules: RuleSet, dealer: int | None) -> Drawn:
        """What the seed gives, a player's own cut and style in place of its; ``dealer``: None to draw the seat by
        lot.
        """
        drawn = draw(rules, self.seed, dealer)
        drawn = drawn if self.cut_at is None else replace(drawn, cut_at=self.cut_at)
        return drawn if self.style is None else replace(drawn, style=self.style)

    def keys(self) -> dict[str, Any]:
        """The program's own keys of a record's deal; :func:`origin_of` gives the origin back."""
        told: dict[str, Any] = {SEED: self.seed.hex(), COMMITMENT: self.commitment}
        if self.cut_at is not None:
            told[CUT] = self.cut_at
        if self.style is not None:
            told[STYLE] = self.style.value
        return told | {CHOSEN: True} if self.chosen else told


def origin_of(keys: Mapping[str, Any]) -> Origin | None:
    """The origin that the program's own keys of a record's deal tell; None where they tell of no seed.

    Raises:
        OriginError: a key is not as :meth:`Origin.keys` writes it; the commitment is not looked at.
    """
    if SEED not in keys:
        return None
    seed, cut_at, style = keys[SEED], keys.get(CUT), keys.get(STYLE)
    if not isinstance(seed, str) or not _SEED.fullmatch(seed):
        raise OriginError('"seed" is not 64 hexadecimal digits')
    if cut_at is not None and type(cut_at) is not int:
        raise OriginError('"cut" is not a whole number')
    if style is not None and style not in [one.value for one in DealStyle]:
        raise OriginError('"style" is neither "top" nor "bottom"')
    return Origin(bytes.fromhex(seed), cut_at, DealStyle(style) if style else None, keys.get(CHOSEN) is True)


def known_origin(keys: Mapping[str, Any]) -> Origin | None:
    """As :func:`origin_of`; None also for what cannot be read."""
    try:
        return origin_of(keys)
    except OriginError:
        return None
