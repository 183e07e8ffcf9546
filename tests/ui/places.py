"""Sizes of windows and languages that a page is looked at in: some in every run, all of them by ``-m slow``."""

from __future__ import annotations

from itertools import product

import pytest

from sueca_desktop.ui.languages import Language

SIZES = ((1024, 600), (1280, 800), (2560, 1440))
_USUAL = {
    ((1024, 600), Language.DE),
    ((1024, 600), Language.FR),
    ((1280, 800), Language.DE),
    ((1280, 800), Language.PT),
    ((2560, 1440), Language.EN),
}
"""The longest words where there is least room, and each size and language once."""
PLACES = [
    pytest.param(
        size,
        language,
        id=f"{size[0]}x{size[1]}-{language.value}",
        marks=() if (size, language) in _USUAL else pytest.mark.slow,
    )
    for size, language in product(SIZES, Language)
]
in_places = pytest.mark.parametrize(("size", "language"), PLACES)
