"""The app's own icons, recoloured for the theme."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from sueca_desktop.resources import asset
from sueca_desktop.rules.cards import Suit
from sueca_desktop.ui.scale import px
from sueca_desktop.ui.theme import Theme

INK = b"#16295c"
"""The one colour of every toolbar icon, as the deck's generator writes it."""
SIZE = 24
"""Of an icon in the toolbar, in pixels at the usual scale."""


@cache
def renderer(name: str, colour: str) -> QSvgRenderer:
    """The drawing ``icons/NAME.svg`` in one colour (``#rrggbb``).

    Raises:
        FileNotFoundError: the installation lacks it.
    """
    data = asset(f"icons/{name}.svg").read_bytes().replace(INK, colour.encode())
    return QSvgRenderer(QByteArray(data))


def pixmap(name: str, colour: str, size: int, ratio: float = 1.0) -> QPixmap:
    """A square pixmap ``size`` device-independent pixels wide."""
    result = QPixmap(round(size * ratio), round(size * ratio))
    result.setDevicePixelRatio(ratio)
    result.fill(Qt.GlobalColor.transparent)
    painter = QPainter(result)
    renderer(name, colour).render(painter, QRectF(0, 0, size, size))
    painter.end()
    return result


def icon(name: str, theme: Theme, down: str = "") -> QIcon:
    """The icon in the theme's ink, paler where disabled, in the sizes that screens ask for. ``down``: the name of
    another one for what stays down, while it is.
    """
    result = QIcon()
    states = {name: (QIcon.State.Off,), down: (QIcon.State.On,)} if down else {name: tuple(QIcon.State)}
    for size in (px(SIZE), 2 * px(SIZE)):  # one and two pixels a unit; Qt scales them to anything between
        for of, shown in states.items():
            drawn = pixmap(of, theme.ink, size)
            for mode, one in ((QIcon.Mode.Normal, drawn), (QIcon.Mode.Disabled, _tinted(drawn, theme.line))):
                for state in shown:
                    result.addPixmap(one, mode, state)
    return result


def _tinted(drawn: QPixmap, colour: str) -> QPixmap:
    """A drawing of one colour in another."""
    result = QPixmap(drawn)
    painter = QPainter(result)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(result.rect(), QColor(colour))
    painter.end()
    return result


def application_icon() -> QIcon:
    return QIcon(str(asset("icons/sueca-desktop.svg")))


def suit_name(suit: Suit) -> str:
    """The name of a suit's drawing."""
    return {Suit.SPADES: "spade", Suit.HEARTS: "heart", Suit.DIAMONDS: "diamond", Suit.CLUBS: "club"}[suit]
