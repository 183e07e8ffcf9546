"""The visual language as values: colours of the light and the dark theme, type scale, grid, radius, shadows.

Colours are ``#rrggbb`` or ``#aarrggbb`` (what QColor and style sheets read alike); lengths are device-independent
pixels, font sizes points. Taken from the deck: azulejo blue, paper white, gold line, felt green.
"""

from __future__ import annotations

from msgspec import Struct

from sueca_desktop.rules.cards import Suit

UNIT = 8
"""The grid: margins and gaps are multiples of it (half of it inside small things)."""
RADIUS = 8
"""Corners of panels, plates and buttons."""
SERIF = ("Georgia", "Noto Serif", "DejaVu Serif", "serif")
"""Families of titles and card indices; everything else is in the system's own face."""


class TypeScale(Struct, frozen=True):
    """Font sizes in points. ``small`` is the least that is ever drawn."""

    small: float = 10
    body: float = 11
    strong: float = 13
    title: float = 17
    display: float = 26


TYPE = TypeScale()


class Shadow(Struct, frozen=True):
    """A soft shadow under paper: colour, downward offset and blur radius."""

    colour: str
    offset: int = 2
    blur: int = 16


class Suits(Struct, frozen=True):
    """A colour for each suit."""

    spades: str
    hearts: str
    diamonds: str
    clubs: str

    def of(self, suit: Suit) -> str:
        return {
            Suit.SPADES: self.spades,
            Suit.HEARTS: self.hearts,
            Suit.DIAMONDS: self.diamonds,
            Suit.CLUBS: self.clubs,
        }[suit]


class Theme(Struct, frozen=True):
    """Colours by what they are for, and which cards and table go with them (see :mod:`sueca_desktop.ui.dressing`).

    ``ground``: the window behind everything. ``paper``: panels, plates, dialogs; ``paper_alt``: other rows, fields.
    ``ink``: text on paper; ``ink_soft``: secondary text. ``line``: hairlines. ``accent``: azulejo blue for what can be
    pressed; ``on_accent``: text on it; ``accent_pale``: hover and selection. ``gold``: the line that marks what counts.
    ``focus``: the keyboard focus. ``felt``, ``felt_dark``: centre and rim of the cloth; ``felt_line``: the thin line on
    it; ``veil``: what keeps the table's rim quieter than the cards. ``good``, ``bad``: won and lost.
    ``suits``: suit signs on ``paper``; ``card_suits``: on cards, the same in the light and in the dark.
    ``rim``, ``cloth``: the tiles round the cloth and (empty for none) on it, as they are called in ``assets/table``.
    ``edition``, ``back``: the faces of the cards and their back, as they are called in ``assets/cards``.
    """

    name: str
    dark: bool
    ground: str
    paper: str
    paper_alt: str
    ink: str
    ink_soft: str
    line: str
    accent: str
    on_accent: str
    accent_pale: str
    gold: str
    focus: str
    felt: str
    felt_dark: str
    felt_line: str
    good: str
    bad: str
    veil: str
    scrim: str
    shadow: Shadow
    suits: Suits
    card_suits: Suits
    rim: str = "felt"
    cloth: str = ""
    edition: str = "two"
    back: str = "azulejo"


TWO_COLOURS = Suits("#14204a", "#c3272f", "#c3272f", "#14204a")

LIGHT = Theme(
    name="light",
    dark=False,
    ground="#dbe6f4",
    paper="#fffdf8",
    paper_alt="#f2f5fa",
    ink="#16295c",
    ink_soft="#4c5b85",
    line="#c3d0e4",
    accent="#23509f",
    on_accent="#fffefa",
    accent_pale="#dce8f7",
    gold="#d99b1f",
    focus="#e3a72f",
    felt="#34785c",
    felt_dark="#1f5843",
    felt_line="#6fa58c",
    good="#1f6a48",
    bad="#b3242d",
    veil="#2a101e46",
    scrim="#590e1a33",
    shadow=Shadow("#59101c3c"),
    suits=TWO_COLOURS,
    card_suits=TWO_COLOURS,
)

DARK = Theme(
    name="dark",
    dark=True,
    ground="#0e1730",
    paper="#1a2545",
    paper_alt="#212e54",
    ink="#edf1fa",
    ink_soft="#b3c0de",
    line="#3a4a78",
    accent="#8db5ec",
    on_accent="#0e1730",
    accent_pale="#2b3b69",
    gold="#e3a72f",
    focus="#f6d98a",
    felt="#22533f",
    felt_dark="#12352a",
    felt_line="#3f7a61",
    good="#7fd0a6",
    bad="#f08a86",
    veil="#c20b1330",
    scrim="#99050a18",
    shadow=Shadow("#99000000", blur=20),
    suits=Suits("#dfe6f7", "#ff8f8a", "#ff8f8a", "#dfe6f7"),
    card_suits=TWO_COLOURS,
)

THEMES = {theme.name: theme for theme in (LIGHT, DARK)}
