"""Names of players, shown as they were typed."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable

from sueca_desktop.ui.text.window import Word, say

LONGEST = 24
"""Characters of a name that are shown where there is no other limit."""
_ISOLATE, _END = "\u2068", "\u2069"
"""Around a name written from right to left, so that the sentence about it keeps its own direction (Unicode UAX #9)."""


def shown(name: str, longest: int = LONGEST) -> str:
    """A name fit for one line: control characters left out, long names cut, an empty one as a dash."""
    clean = "".join(c for c in name if unicodedata.category(c) not in ("Cc", "Cs", "Zl", "Zp")).strip() or "–"
    cut = clean if len(clean) <= longest else clean[: longest - 1].rstrip() + "…"
    return f"{_ISOLATE}{cut}{_END}" if any(unicodedata.bidirectional(c) in ("R", "AL") for c in cut) else cut


def pair(players: tuple[str, ...], side: tuple[int, ...], name: Callable[[str], str] = shown) -> str:
    """``Ana & Rui``; one alone by his name, more than two ``Ana, Rui & Zé``. ``name``: how one name is shown, where
    there is little room.
    """
    *others, last = (name(players[seat]) for seat in side)
    return say(Word.PAIR).format(first=", ".join(others), second=last) if others else last
