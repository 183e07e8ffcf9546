"""What the user has chosen for cards and table to look like, put into a theme."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from sueca_desktop.app.settings import Edition, Preferences, TableStyle, ThemeChoice
from sueca_desktop.ui.theme import DARK, LIGHT, TWO_COLOURS, Suits, Theme


class Table(Struct, frozen=True):
    """The colours of a table and its pictures, as in :class:`~sueca_desktop.ui.theme.Theme`."""

    felt: str
    felt_dark: str
    felt_line: str
    veil: str
    rim: str
    cloth: str = ""


_TABLES = {
    TableStyle.FELT: (
        Table(LIGHT.felt, LIGHT.felt_dark, LIGHT.felt_line, LIGHT.veil, "felt"),
        Table(DARK.felt, DARK.felt_dark, DARK.felt_line, DARK.veil, "felt"),
    ),
    TableStyle.AZULEJO: (
        Table("#3d6cab", "#244e92", "#8fb4e2", "#24101e46", "azulejo", "glaze"),
        Table("#25447a", "#14265a", "#5f8ac6", "#b80b1330", "azulejo", "glaze"),
    ),
    TableStyle.WOOD: (
        Table("#9a6a43", "#6f4527", "#c99b6a", "#00000000", "wood", "planks"),
        Table("#5c3d28", "#382215", "#8a6446", "#780d0906", "wood", "planks"),
    ),
    TableStyle.NIGHT: (
        Table("#2b3a70", "#141f4a", "#6f83c4", "#14101e46", "night", "stars"),
        Table("#1a2650", "#0b1230", "#4a5d9c", "#960b1330", "night", "stars"),
    ),
}
"""In the light and in the dark."""

_CARDS = {
    Edition.TWO: TWO_COLOURS,
    Edition.FOUR: Suits("#15171f", "#d3160f", "#154bc8", "#137a58"),
    Edition.CONTRAST: Suits("#000000", "#c40016", "#c40016", "#000000"),
}
"""The colours of the suits in each edition."""
_ON_DARK = {
    Edition.TWO: DARK.suits,
    Edition.FOUR: Suits("#dfe6f7", "#ff8f8a", "#8fb8ff", "#6fd3ab"),
    Edition.CONTRAST: Suits("#ffffff", "#ff9a95", "#ff9a95", "#ffffff"),
}
"""The same on dark paper."""


def on_table(theme: Theme, style: TableStyle) -> Theme:
    """The same theme with another table."""
    table = _TABLES[style][theme.dark]
    return replace(
        theme,
        felt=table.felt,
        felt_dark=table.felt_dark,
        felt_line=table.felt_line,
        veil=table.veil,
        rim=table.rim,
        cloth=table.cloth,
    )


def wanted_theme(preferences: Preferences, *, system_dark: bool) -> Theme:
    """The theme that the user wants; ``system_dark``: the system's own is a dark one."""
    choice = preferences.theme
    dark = system_dark if choice is ThemeChoice.SYSTEM else choice is ThemeChoice.DARK
    edition = preferences.edition
    return replace(
        on_table(DARK if dark else LIGHT, preferences.table_style),
        edition=edition.value,
        back=preferences.back.value,
        suits=_ON_DARK[edition] if dark else _CARDS[edition],
        card_suits=_CARDS[edition],
    )
