"""A card of one's own hand that the pointer takes along: on the table it is played, elsewhere it glides back."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from msgspec.structs import replace
from PySide6.QtCore import QPointF

from sueca_desktop.rules.cards import Card
from sueca_desktop.ui.table.geometry import ASPECT, Pose, between
from sueca_desktop.ui.table.items import CardItem
from sueca_desktop.ui.table.motion import Clock, Tween
from sueca_desktop.ui.table.placing import Z_MOVING, Role
from sueca_desktop.ui.table.scene import TableScene

_FAR = 0.5
"""How far above its place a card is on the table, in its own heights."""
_TREMBLING = 0.25
"""How far a card may be moved by what was meant as a click, in its own widths."""
_BACK = 2
"""How much longer the way back takes than a card's rise."""


class HandDrag:
    """``card``: what is held, None while nothing is."""

    def __init__(self, scene: TableScene, clock: Clock, played: Callable[[Card], None]) -> None:
        """``played``: told of a card that was dropped on the table."""
        self._scene, self._clock, self._played = scene, clock, played
        self.card: Card | None = None
        self._left: tuple[Card, Pose] | None = None

    def move(self, card: Card, by: QPointF) -> None:
        """The card is held so far from its place."""
        if self.card is None:
            self._clock.forget(card)
        self.card = card
        item = self._scene.cards[card]
        item.setZValue(Z_MOVING)
        pose = item.placed.pose.moved_up(self._scene.layout.lift)
        item.lay(replace(pose, x=pose.x + by.x(), y=pose.y + by.y()))

    def drop(self, by: QPointF, hover: int) -> None:
        """It is let go of there; ``hover``: milliseconds of a card's rise, which its way back goes by."""
        card, self.card = self.card, None
        if card is None:
            return
        item = self._scene.cards[card]
        if -by.y() > _FAR * ASPECT * item.placed.pose.width:
            self._left = (card, item.pose)
            self._played(card)
            self._left = None
        if self._scene.cards.get(card) is item and item.placed.role is Role.HAND and not self._clock.busy:
            self._go_back(card, item, hover)

    def _go_back(self, card: Card, item: CardItem, hover: int) -> None:
        apply = partial(lay_between, item, item.pose, item.placed.pose.moved_up(item.height))
        self._clock.aside(card, Tween(0, hover * _BACK, apply, end=partial(item.setZValue, item.placed.z)))

    def hardly(self, by: QPointF) -> bool:
        """Whether the hand that held it only trembled."""
        return self.card is not None and by.manhattanLength() < _TREMBLING * self._scene.cards[self.card].pose.width

    def put_back(self) -> None:
        """It has not been taken along."""
        if self.card is not None:
            item, self.card = self._scene.cards[self.card], None
            item.setZValue(item.placed.z)
            item.rise(item.height)

    def put_down(self) -> None:
        """Lays what is being played where it was let go of."""
        if self._left is not None and self._left[0] in self._scene.cards:
            self._scene.cards[self._left[0]].lay(self._left[1])

    def stop(self) -> bool:
        """All lies where it belongs; whether anything was held."""
        held, self.card = self.card is not None, None
        return held


def lay_between(item: CardItem, start: Pose, end: Pose, t: float) -> None:
    """``item`` on its way from ``start`` to ``end``, 0 to 1."""
    item.lay(between(start, end, t))
