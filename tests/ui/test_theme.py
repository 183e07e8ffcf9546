"""Both themes are legible, and the style sheet knows every colour it names."""

import math
import re

import pytest
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from sueca_desktop.ui.style import palette, style_sheet
from sueca_desktop.ui.theme import DARK, LIGHT, THEMES, TYPE, Theme

PAIRS = [
    ("ink", "paper"),
    ("ink", "paper_alt"),
    ("ink", "ground"),
    ("ink", "accent_pale"),
    ("ink_soft", "paper"),
    ("ink_soft", "paper_alt"),
    ("on_accent", "accent"),
    ("good", "paper"),
    ("bad", "paper"),
]


def luminance(colour: str) -> float:
    """Relative luminance by WCAG 2."""
    seen = QColor(colour)
    parts = (seen.redF(), seen.greenF(), seen.blueF())
    red, green, blue = (c / 12.92 if c <= 0.04045 else math.pow((c + 0.055) / 1.055, 2.4) for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(a: str, b: str) -> float:
    high, low = sorted((luminance(a), luminance(b)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize(("front", "back"), PAIRS)
def test_text_stands_out(theme: Theme, front: str, back: str) -> None:
    assert contrast(getattr(theme, front), getattr(theme, back)) >= 4.5


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_the_focus_stands_out_from_the_buttons_line(theme: Theme) -> None:
    assert theme.focus != theme.line
    assert theme.focus != theme.accent


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_the_style_sheet_is_filled_in(theme: Theme, qtbot: QtBot) -> None:
    sheet = style_sheet(theme)
    assert "$" not in sheet
    assert theme.paper in sheet
    assert sheet.count("{") == sheet.count("}")
    assert not re.search(r":\s*;", sheet)


def test_the_themes_differ_in_their_palettes(qtbot: QtBot) -> None:
    assert palette(LIGHT).window().color().lightness() > 128 > palette(DARK).window().color().lightness()


def test_nothing_is_smaller_than_can_be_read() -> None:
    assert min(TYPE.small, TYPE.body, TYPE.strong, TYPE.title, TYPE.display) >= 10
    assert TYPE.body >= 11
