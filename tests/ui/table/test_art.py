"""Pictures have the pixels that the screen has, whatever its device pixel ratio."""

import math

import pytest
from PySide6.QtCore import QSize

from sueca_desktop.rules.cards import card
from sueca_desktop.ui.table.art import SHADOW, CardArt, Picture
from sueca_desktop.ui.table.background import background
from sueca_desktop.ui.table.geometry import ASPECT
from sueca_desktop.ui.table.layout import arrange
from sueca_desktop.ui.table.placing import Role
from sueca_desktop.ui.theme import DARK, LIGHT

RATIOS = [1.0, 1.5, 2.0, 3.0]


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("ratio", RATIOS)
def test_cards_are_as_sharp_as_the_screen(ratio: float) -> None:
    art = CardArt()
    art.set_sizes({Role.HAND: 101.3, Role.FAN: 40.0}, ratio)
    for picture in (Picture(card("AS"), Role.HAND), Picture(None, Role.FAN)):
        sprite = art.sprite(picture)
        whole = sprite.width * (1 + 2 * SHADOW)
        assert sprite.pixmap.width() == math.ceil(whole * ratio)
        assert sprite.pixmap.height() == math.ceil(sprite.width * (ASPECT + 2 * SHADOW) * ratio)
        assert sprite.pixmap.devicePixelRatio() == ratio
        middle = sprite.pixmap.toImage().pixelColor(sprite.pixmap.width() // 2, sprite.pixmap.height() // 2)
        assert middle.alpha() == 255


@pytest.mark.usefixtures("qapp")
def test_a_picture_is_drawn_once_for_each_size() -> None:
    art = CardArt()
    art.set_sizes({Role.HAND: 60.0}, 1.0)
    picture = Picture(card("KH"), Role.HAND)
    first = art.sprite(picture)
    assert art.sprite(picture) is first
    art.set_sizes({Role.HAND: 80.0}, 1.0)
    assert art.sprite(picture) is first  # lent
    art.finish()
    assert art.sprite(picture).width == 80
    assert not art.drawing


@pytest.mark.usefixtures("qapp")
def test_another_pack_is_drawn_in_idle_moments() -> None:
    art = CardArt()
    art.set_sizes({Role.HAND: 60.0, Role.FAN: 60.0}, 1.0)
    face, back = Picture(card("7D"), Role.HAND), Picture(None, Role.FAN)
    before = {picture: art.sprite(picture) for picture in (face, back)}
    art.set_pack("four", "night")
    assert {picture: art.sprite(picture) for picture in (face, back)} == before, "lent"
    art.finish()
    assert art.sprite(face).pixmap.toImage() != before[face].pixmap.toImage()
    assert art.sprite(back).pixmap.toImage() != before[back].pixmap.toImage()
    art.set_pack("four", "azulejo")
    assert art.sprite(face).file == "four/7D"
    assert not art.drawing, "the faces are as they were"


@pytest.mark.usefixtures("qapp")
def test_a_card_that_cannot_be_played_is_darker() -> None:
    art = CardArt()
    art.set_sizes({Role.HAND: 60.0}, 1.0)
    art.set_shade("#60101f2a")
    bright, dim = (art.sprite(Picture(card("2S"), Role.HAND, dim)).pixmap.toImage() for dim in (False, True))
    assert dim.pixelColor(40, 50).lightness() < bright.pixelColor(40, 50).lightness()


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("ratio", RATIOS)
def test_the_table_is_as_sharp_as_the_screen_and_the_same_on_both_sides(ratio: float) -> None:
    layout = arrange(801, 601, (10, 10, 10, 10))
    pictures = [background(layout, theme, ratio) for theme in (LIGHT, DARK)]
    for pixmap in pictures:
        assert pixmap.size() == QSize(math.ceil(801 * ratio), math.ceil(601 * ratio))
        assert pixmap.devicePixelRatio() == ratio
    light, dark = (pixmap.toImage() for pixmap in pictures)
    for at in ((10, 300), (400, 300)):
        x, y = (round(part * ratio) for part in at)
        assert dark.pixelColor(x, y).lightness() < light.pixelColor(x, y).lightness()
