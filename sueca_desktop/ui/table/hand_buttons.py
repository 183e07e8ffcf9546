"""One's own cards as real buttons, transparent over the painted ones: for mouse, keyboard and screen readers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QKeyEvent, QMouseEvent, QPaintEvent, QPolygon, QRegion
from PySide6.QtWidgets import QAbstractButton, QWidget

from sueca_desktop.rules.cards import Card
from sueca_desktop.ui.table.geometry import Pose


@dataclass(frozen=True, slots=True)
class HandCard:
    """A card as its button needs it. ``pose``: where it rests; ``lifted``: where it is under the pointer. ``name`` and
    ``state`` are for readers.
    """

    card: Card
    pose: Pose
    lifted: Pose
    name: str
    state: str


class ClearButton(QAbstractButton):
    """A button that paints nothing. Keys go to ``keys`` first; what that takes is not a press."""

    attention = Signal()
    """The pointer or the focus came or went."""

    def __init__(self, parent: QWidget, keys: Callable[[QKeyEvent], bool]) -> None:
        super().__init__(parent)
        self._keys = keys
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def paintEvent(self, event: QPaintEvent) -> None:
        """What is to be seen is in the scene."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._keys(event):
            event.accept()
        elif event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()
            if not event.isAutoRepeat():
                self.click()
        else:
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second press of a double click is no press: it plays no second card."""
        event.accept()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.attention.emit()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.attention.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.attention.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.attention.emit()

    def sizeHint(self) -> QSize:
        return self.size()


class CardButton(ClearButton):
    """The button of the card at one place in the hand."""

    def __init__(self, parent: QWidget, keys: Callable[[QKeyEvent], bool]) -> None:
        super().__init__(parent, keys)
        self.shown: HandCard | None = None

    def show_card(self, shown: HandCard, later: QRegion) -> QRegion:
        """Covers the card but for ``later``, the cards that lie on it; answers the card's own region at rest."""
        self.shown = shown
        rest = region(shown.pose)
        visible = rest.united(region(shown.lifted)).subtracted(later)
        box = visible.boundingRect()
        if box != self.geometry():
            self.setGeometry(box)
        self.setMask(visible.translated(-box.topLeft()))
        if self.accessibleName() != shown.name:
            self.setAccessibleName(shown.name)
        if self.accessibleDescription() != shown.state:
            self.setAccessibleDescription(shown.state)
        self.show()
        return rest


def region(pose: Pose) -> QRegion:
    """The pixels of a card at ``pose``."""
    return QRegion(QPolygon([QPoint(round(p.x()), round(p.y())) for p in pose.corners()]))


class HandButtons:
    """As many buttons as cards. One of them is the stop of the tab key; the arrow keys go from one to the next."""

    def __init__(
        self,
        parent: QWidget,
        keys: Callable[[QKeyEvent], bool],
        pressed: Callable[[CardButton], None],
        clicked: Callable[[CardButton], None],
        attention: Callable[[], None],
    ) -> None:
        self._parent, self._keys = parent, keys
        self._pressed, self._clicked, self._attention = pressed, clicked, attention
        self._pool: list[CardButton] = []
        self._count = 0

    @property
    def buttons(self) -> Sequence[CardButton]:
        """The buttons in use, left to right."""
        return self._pool[: self._count]

    def show_cards(self, cards: Sequence[HandCard]) -> None:
        """Buttons for these cards, left to right; a card further right lies on those before it."""
        focused = next((i for i, button in enumerate(self.buttons) if button.hasFocus()), None)
        while len(self._pool) < len(cards):
            self._pool.append(self._make())
        self._count = len(cards)
        later = QRegion()
        for button, shown in reversed(list(zip(self._pool, cards, strict=False))):
            later = later.united(button.show_card(shown, later))
        if focused is not None:
            self._focus(min(focused, len(cards) - 1)) if cards else self._parent.setFocus()
        for button in self._pool[len(cards) :]:
            button.hide()
        self._one_tab_stop()

    def step(self, by: int) -> None:
        """The focus goes ``by`` places to the right, as far as there are cards."""
        if self._count:
            now = next((i for i, button in enumerate(self.buttons) if button.hasFocus()), None)
            self._focus(min(max(0, now + by), self._count - 1) if now is not None else (0 if by > 0 else -1))

    def looked_at(self) -> CardButton | None:
        """The button under the pointer, else the one with the focus."""
        under = (button for button in self.buttons if button.isVisible() and button.underMouse())
        focused = (button for button in self.buttons if button.hasFocus())
        return next(under, None) or next(focused, None)

    def focused(self) -> CardButton | None:
        return next((button for button in self.buttons if button.hasFocus()), None)

    def _focus(self, i: int) -> None:
        self.buttons[i].setFocus(Qt.FocusReason.OtherFocusReason)
        self._one_tab_stop()

    def _one_tab_stop(self) -> None:
        stop = self.focused() or next(iter(self.buttons), None)
        for button in self.buttons:
            policy = Qt.FocusPolicy.StrongFocus if button is stop else Qt.FocusPolicy.ClickFocus
            if button.focusPolicy() != policy:
                button.setFocusPolicy(policy)

    def _make(self) -> CardButton:
        button = CardButton(self._parent, self._keys)
        button.pressed.connect(lambda: self._pressed(button))
        button.clicked.connect(lambda: self._clicked(button))
        button.attention.connect(self._attention)
        return button
