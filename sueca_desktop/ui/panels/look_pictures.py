"""Small pictures of what the cards and the table can look like."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from sueca_desktop.app.settings import CardBack, Edition, TableStyle
from sueca_desktop.resources import asset
from sueca_desktop.rules.cards import card
from sueca_desktop.ui.dressing import on_table
from sueca_desktop.ui.scale import px
from sueca_desktop.ui.table.art import face_file
from sueca_desktop.ui.table.background import background
from sueca_desktop.ui.table.geometry import ASPECT
from sueca_desktop.ui.table.layout import arrange
from sueca_desktop.ui.theme import Theme

HIGH = 50
"""Pixels of a picture's height at the usual scale."""
_RATIO = 2.0
"""Fine enough for any screen."""
_SHOWN = tuple(map(card, ("7S", "7H", "7C", "7D")))
_STEP = 0.62
"""How much of a card is seen beside the next one, over its width."""


def edition_picture(edition: Edition, theme: Theme) -> QPixmap:
    """A card of each suit."""
    return _edition(edition, px(HIGH))


def back_picture(back: CardBack, theme: Theme) -> QPixmap:
    """A card that lies face down."""
    return _back(back, px(HIGH))


def table_picture(style: TableStyle, theme: Theme) -> QPixmap:
    """A corner of the table."""
    return _table(on_table(theme, style), px(HIGH))


@lru_cache(maxsize=16)
def _edition(edition: Edition, high: int) -> QPixmap:
    width = high / ASPECT
    result = _empty(width * (1 + _STEP * (len(_SHOWN) - 1)), high)
    painter = QPainter(result)
    for i, one in enumerate(_SHOWN):
        _draw(painter, face_file(edition.value, one), QRectF(i * width * _STEP, 0, width, high))
    painter.end()
    return result


@lru_cache(maxsize=16)
def _back(back: CardBack, high: int) -> QPixmap:
    result = _empty(high / ASPECT, high)
    painter = QPainter(result)
    _draw(painter, f"backs/{back.value}", QRectF(0, 0, high / ASPECT, high))
    painter.end()
    return result


@lru_cache(maxsize=16)
def _table(theme: Theme, high: int) -> QPixmap:
    whole = background(arrange(1280, 800, (0, 0, 0, 0)), theme, 1.0)
    size = QSize(round(high * 1.6 * _RATIO), round(high * _RATIO))
    result = whole.scaled(
        size, Qt.AspectRatioMode.KeepAspectRatioByExpanding, Qt.TransformationMode.SmoothTransformation
    )
    result.setDevicePixelRatio(_RATIO)
    return result


def _empty(width: float, height: float) -> QPixmap:
    result = QPixmap(round(width * _RATIO), round(height * _RATIO))
    result.setDevicePixelRatio(_RATIO)
    result.fill(Qt.GlobalColor.transparent)
    return result


def _draw(painter: QPainter, file: str, place: QRectF) -> None:
    QSvgRenderer(str(asset(f"cards/{file}.svg"))).render(painter, place)
