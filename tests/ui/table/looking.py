"""Where the tests click and what they see."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import cast

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from sueca_desktop.engine.table import Table
from sueca_desktop.rules.actions import Move
from sueca_desktop.rules.cards import Card
from sueca_desktop.ui.table.hand_buttons import CardButton
from sueca_desktop.ui.table.table_view import TableView
from tests.ui.table.fake import new_table


def buttons(view: TableView) -> list[CardButton]:
    """The buttons of the hand, left to right."""
    return list(view._hand.buttons.buttons)


def cards(view: TableView) -> list[Card]:
    return [button.shown.card for button in buttons(view) if button.shown]


def button_of(view: TableView, card: Card) -> CardButton:
    return buttons(view)[cards(view).index(card)]


def visible_point(button: CardButton) -> QPoint:
    """A point of the widget that shows this button's card: in its mask, near the middle of the mask's first part."""
    rects = cast(Iterable[QRect], button.mask())
    largest = max(rects, key=lambda rect: rect.width() * rect.height())
    return button.mapToParent(largest.center())


def click(view: TableView, at: QPoint) -> None:
    """A click of the left button, given to whatever widget lies there, as the window system does it."""
    target = view.childAt(at) or view
    QTest.mouseMove(target, target.mapFrom(view, at))
    QTest.mouseClick(target, Qt.MouseButton.LeftButton, pos=target.mapFrom(view, at))


def press_key(view: TableView, key: Qt.Key) -> None:
    """A key, given to whatever has the focus."""
    focus = cast(QWidget | None, view.focusWidget())
    QTest.keyClick(view if focus is None else focus, key)


def moving(view: TableView) -> bool:
    return view.in_motion


def must_follow(*, dealer: int = 3, seed: int = 0) -> Table:
    """A table where seat 0 must follow suit and holds other suits too."""
    for deal in range(seed, seed + 1000):
        table, rng = new_table(dealer, deal), random.Random(deal)
        while (seat := table.to_act()) is not None:
            seen = table.observe(0)
            if seen.my_turn and 1 < len(seen.playable) < len(seen.hand) - 1 and seen.deal.tricks:
                return table
            table.act(Move(seat, rng.choice(table.legal(seat))))
    raise AssertionError("no such deal")


def differing(a: QImage, b: QImage) -> int:
    """How many pixels of two pictures of one size are clearly of other colours."""
    assert a.size() == b.size()
    a, b = (image.convertToFormat(QImage.Format.Format_RGB32) for image in (a, b))
    pairs = zip(*(memoryview(image.constBits()).cast("B") for image in (a, b)), strict=True)
    return sum(abs(p - q) > 30 for p, q in pairs)
