"""The shadow under a page: darkest at the frame, gone where it ends, the same along an edge, lower at the foot."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QImage, QPainter

from sueca_desktop.ui.panels.shadow import paint_shadow
from sueca_desktop.ui.theme import Shadow

SHADOW = Shadow("#80000000", offset=2, blur=16)
FRAME = QRect(60, 60, 280, 180)


@pytest.fixture(params=[1.0, 1.5, 2.0])
def dark(request: pytest.FixtureRequest, qapp: object) -> list[list[int]]:
    """How dark each pixel is, by row and column."""
    ratio = float(request.param)
    image = QImage(round(400 * ratio), round(300 * ratio), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    paint_shadow(painter, FRAME, SHADOW)
    painter.end()
    return [[255 - image.pixelColor(round(x * ratio), round(y * ratio)).red() for x in range(400)] for y in range(300)]


def test_it_fades_outwards_on_every_side(dark: list[list[int]]) -> None:
    left = [dark[150][x] for x in range(FRAME.left() - 1, 19, -1)]
    right = [dark[150][x] for x in range(FRAME.right() + 1, 380)]
    foot = [dark[y][200] for y in range(FRAME.bottom() + 1, 299)]
    head = [dark[y][200] for y in range(FRAME.top() - 1, 19, -1)]
    for side in (left, right, foot, head):
        assert side == sorted(side, reverse=True)
        assert side[0] > 40
        assert side[-1] == 0
    assert left[:30] == pytest.approx(right[:30], abs=8)
    assert sum(foot) > sum(head)


def test_an_edge_is_the_same_all_along(dark: list[list[int]]) -> None:
    assert len({dark[y][FRAME.left() - 5] for y in range(100, 200)}) == 1
    assert len({dark[FRAME.bottom() + 5][x] for x in range(100, 300)}) == 1
