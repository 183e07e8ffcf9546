"""Names of players, shown as they were typed."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable

from sueca_desktop.ui.text.window import Word, say

LONGEST = 24
"""Characters of a name that are shown where there is no other limit."""


def shown(name: str, longest: int = LONGEST) -> str:
    """A name fit for one line: control characters left out, long names cut, an empty one as a dash."""
    clean = "".join(c for c in name if unicodedata.category(c) not in ("Cc", "Cs", "Zl", "Zp")).strip() or "–"
    return clean if len(clean) <= longest else clean[: longest - 1].rstrip() + "…"


def pair(players: tuple[str, ...], side: tuple[int, ...], name: Callable[[str], str] = shown) -> str:
    """``Ana & Rui``; one alone by his name, more than two ``Ana, Rui & Zé``. ``name``: how one name is shown, where
    there is little room.
    """
    *others, last = (name(players[seat]) for seat in side)
    return say(Word.PAIR).format(first=", ".join(others), second=last) if others else last
