"""Small cards side by side, each with a word under it or without."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from sueca_desktop.rules.cards import Card
from sueca_desktop.ui import small_card
from sueca_desktop.ui.scale import enlarge, px
from sueca_desktop.ui.style import plain_font
from sueca_desktop.ui.text import cards as words
from sueca_desktop.ui.text.language import said
from sueca_desktop.ui.theme import TYPE, Theme

_GAP, _WORD, _NAMED = 5.0, 20.0, 74.0
"""Pixels at the usual scale: between cards, of a word's line, of a card with a word."""


class CardRow(QWidget):
    """Shows ``cards``; ``names``: one under each, or none. ``marked``: a card with a frame."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._cards: tuple[Card, ...] = ()
        self._names: tuple[str, ...] = ()
        self._marked: Card | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_cards(self, cards: Sequence[Card], names: Sequence[str] = (), marked: Card | None = None) -> None:
        self._cards, self._names, self._marked = tuple(cards), tuple(names), marked
        told = [words.card(card) for card in cards]
        if names:
            told = [said(name, card) for name, card in zip(names, told, strict=True)]
        self.setAccessibleName(", ".join(told))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        high = small_card.HEIGHT + 4 + (_WORD if self._names else 0)
        return QSize(px(len(self._cards) * self._step), px(high))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @property
    def _step(self) -> float:
        return _NAMED if self._names else small_card.WIDTH + _GAP

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        enlarge(painter, QRectF(self.rect()))
        painter.setFont(plain_font(TYPE.small))
        painter.setPen(QColor(self._theme.ink_soft))
        for i, card in enumerate(self._cards):
            left = i * self._step
            face = small_card.Face(
                card, marked=card is self._marked, frame=self._theme.gold, colours=self._theme.card_suits
            )
            small_card.draw(painter, QPointF(left + 2, 2), face)
            if self._names:
                place = QRectF(left, small_card.HEIGHT + 4, self._step - _GAP, _WORD)
                name = painter.fontMetrics().elidedText(
                    self._names[i], Qt.TextElideMode.ElideRight, round(place.width())
                )
                painter.drawText(place, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, name)
        painter.end()
