"""What is painted by hand: traits, small cards, the plate of whose turn it is."""

from __future__ import annotations

from collections import Counter

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from sueca_desktop.rules.cards import CARDS, Suit, card
from sueca_desktop.ui import icons, small_card
from sueca_desktop.ui.panels.status import StatusPlate
from sueca_desktop.ui.panels.tally import draw_strokes, draw_tally, strokes_width
from sueca_desktop.ui.theme import LIGHT, THEMES, Theme

pytestmark = pytest.mark.usefixtures("qapp")


def sheet(width: int = 200, height: int = 30) -> QImage:
    image = QImage(QSize(width, height), QImage.Format.Format_RGB32)
    image.fill(QColor(LIGHT.paper))
    return image


def seen(image: QImage) -> Counter[str]:
    """The colours of a picture, with how many pixels have them."""
    return Counter(image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height()))


def strokes(count: int, *, lost: bool = False, width: int = 200) -> QImage:
    image = sheet(width)
    painter = QPainter(image)
    draw_strokes(painter, QRectF(image.rect()), count, LIGHT, lost=lost)
    painter.end()
    return image


def groups(image: QImage, colour: str) -> int:
    """How many separate strokes of ``colour`` a line near the foot of the sheet meets."""
    row = [image.pixelColor(x, image.height() - 9).name() == colour for x in range(image.width())]
    return sum(1 for before, now in zip([False, *row], row, strict=False) if now and not before)


@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_a_stroke_a_trait(count: int) -> None:
    image = strokes(count)
    assert groups(image, LIGHT.ink) == count
    assert LIGHT.gold not in seen(image)


@pytest.mark.parametrize("count", [4, 7, 8])
def test_every_fourth_closes_a_bandeira_in_gold(count: int) -> None:
    assert seen(strokes(count))[LIGHT.gold] > 8 * (count // 4)


def test_lost_riscos_have_another_colour() -> None:
    assert LIGHT.bad in seen(strokes(3, lost=True))
    assert LIGHT.ink not in seen(strokes(3, lost=True))


def test_a_total_too_large_for_its_column_is_a_number_alone() -> None:
    wide, narrow = sheet(300), sheet(60)
    for image in (wide, narrow):
        painter = QPainter(image)
        draw_tally(painter, QRectF(image.rect()), 20, LIGHT)
        painter.end()
    assert strokes_width(20) > 60
    assert LIGHT.gold in seen(wide)
    assert LIGHT.gold not in seen(narrow)


def test_small_cards_differ(qtbot: QtBot) -> None:
    pictures = set()
    for one in CARDS:
        image = sheet(40, 50)
        painter = QPainter(image)
        small_card.draw(painter, QPointF(2, 2), small_card.Face(one))
        painter.end()
        pictures.add(bytes(image.constBits()))
    assert len(pictures) == len(CARDS)


def test_the_winners_card_is_framed(qtbot: QtBot) -> None:
    image = sheet(40, 50)
    painter = QPainter(image)
    small_card.draw(painter, QPointF(2, 2), small_card.Face(card("7H"), marked=True, frame=LIGHT.gold))
    painter.end()
    assert seen(image)[LIGHT.gold] > 100


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize(
    "name", ["new", "next", "accuse", "score", "tricks", "speed", "settings", "fullscreen", "undo"]
)
def test_icons_wear_the_themes_ink(qtbot: QtBot, name: str, theme: Theme) -> None:
    picture = icons.pixmap(name, theme.ink, 48).toImage()
    opaque = {
        picture.pixelColor(x, y).name() for x in range(48) for y in range(48) if picture.pixelColor(x, y).alpha() == 255
    }
    assert opaque == {theme.ink}


@pytest.mark.parametrize("width", [40, 120, 600])
def test_the_plate_fits_any_width(qtbot: QtBot, width: int) -> None:
    plate = StatusPlate(LIGHT)
    qtbot.addWidget(plate)
    plate.show_state("Maximiliana to play", Suit.HEARTS)
    plate.resize(width, 34)
    assert plate.grab().width() == width
    assert plate.accessibleName() == "Maximiliana to play. Trump: hearts"
