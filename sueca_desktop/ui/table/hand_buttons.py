"""One's own cards as real buttons, transparent over the painted ones: for mouse, keyboard and screen readers."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from msgspec import Struct
from PySide6.QtCore import QEvent, QPoint, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QKeyEvent, QMouseEvent, QPaintEvent, QPolygon, QRegion
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from sueca_desktop.rules.cards import Card
from sueca_desktop.ui.table.geometry import Pose


class HandCard(Struct, frozen=True):
    """A card as its button needs it. ``pose``: where it rests; ``lifted``: where it is under the pointer. ``name`` and
    ``state`` are for readers; ``tip``: what is told of it under the pointer.
    """

    card: Card
    pose: Pose
    lifted: Pose
    name: str
    state: str
    tip: str = ""


class ClearButton(QAbstractButton):
    """A button that paints nothing. Keys go to ``keys`` first; what that takes is not a press. ``tabbed``:
    the focus came by the tab key.
    """

    attention = Signal()
    """The pointer or the focus came or went."""
    entered = Signal()
    """The pointer came, before its ``attention``."""

    def __init__(self, parent: QWidget, keys: Callable[[QKeyEvent], bool]) -> None:
        super().__init__(parent)
        self._keys = keys
        self.tabbed = False
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
        self.entered.emit()
        self.attention.emit()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.attention.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.tabbed = event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        self.attention.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.tabbed = False
        self.attention.emit()

    def sizeHint(self) -> QSize:
        return self.size()


class CardButton(ClearButton):
    """The button of the card at one place in the hand."""

    dragged = Signal(QPointF)
    """The pointer holds the card, so far from where it took it."""
    dropped = Signal(QPointF)
    """The pointer lets go of it."""

    def __init__(self, parent: QWidget, keys: Callable[[QKeyEvent], bool]) -> None:
        super().__init__(parent, keys)
        self.shown: HandCard | None = None
        self._gripped: QPointF | None = None
        self._dragging = False

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        self._gripped = event.globalPosition() if self.isDown() else None

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        by = event.globalPosition() - self._gripped if self._gripped is not None else QPointF()
        self._dragging = self._dragging or by.manhattanLength() >= QApplication.startDragDistance()
        if self._dragging:
            self.dragged.emit(by)
        else:
            super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """The end of a drag is no click."""
        gripped, self._gripped = self._gripped, None
        if self._dragging and gripped is not None:
            self._dragging = False
            self.setDown(False)
            self.dropped.emit(event.globalPosition() - gripped)
        else:
            super().mouseReleaseEvent(event)

    def show_card(self, shown: HandCard, later: QRegion, *, up: bool) -> QRegion:
        """Covers the card but for ``later``, the cards that lie on it; answers the card's whole region. While it is
        ``up`` that takes in where it was, or it would fall from under the pointer at once.
        """
        self.shown = shown
        whole = region(shown.pose).united(region(shown.lifted)) if up else region(shown.pose)
        visible = whole.subtracted(later)
        box = visible.boundingRect()
        if box != self.geometry():
            self.setGeometry(box)
        self.setMask(visible.translated(-box.topLeft()))
        if self.accessibleName() != shown.name:
            self.setAccessibleName(shown.name)
        if self.accessibleDescription() != shown.state:
            self.setAccessibleDescription(shown.state)
        if self.toolTip() != shown.tip:
            self.setToolTip(shown.tip)
        self.show()
        return whole


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
        drag: tuple[Callable[[CardButton, QPointF], None], Callable[[CardButton, QPointF], None]],
    ) -> None:
        """``drag``: told of a card that is dragged, and that is dropped."""
        self._drag = drag
        self._parent, self._keys = parent, keys
        self._pressed, self._clicked, self._attention = pressed, clicked, attention
        self._pool: list[CardButton] = []
        self._count = 0
        self._by_keys = False
        self._by_click = True
        self._cards: Sequence[HandCard] = ()

    @property
    def buttons(self) -> Sequence[CardButton]:
        """The buttons in use, left to right."""
        return self._pool[: self._count]

    def show_cards(self, cards: Sequence[HandCard], up: Card | None, by_click: bool = True) -> None:
        """Buttons for these cards, left to right; a card further right lies on those before it. ``up``: the card that
        is lifted. ``by_click``: a click on a card takes the focus, else only the keys do.
        """
        self._by_click = by_click
        focused = next((i for i, button in enumerate(self.buttons) if button.hasFocus()), None)
        while len(self._pool) < len(cards):
            self._pool.append(self._make())
        self._count, self._cards = len(cards), cards
        self.lift(up)
        if focused is not None:
            self._focus(min(focused, len(cards) - 1), by_keys=self._by_keys) if cards else self._parent.setFocus()
        for button in self._pool[len(cards) :]:
            button.hide()
        self._one_tab_stop()

    def lift(self, up: Card | None) -> None:
        """Another card is lifted now, or none."""
        later = QRegion()
        for button, shown in reversed(list(zip(self._pool, self._cards, strict=False))):
            later = later.united(button.show_card(shown, later, up=shown.card is up))

    def look_at(self, i: int) -> None:
        """The card at place ``i`` is the one meant, whatever the pointer rests on."""
        self._focus(i)
        self._attention()

    def step(self, by: int) -> None:
        """The focus goes ``by`` places to the right, as far as there are cards."""
        if self._count:
            now = next((i for i, button in enumerate(self.buttons) if button.hasFocus()), None)
            self._focus(min(max(0, now + by), self._count - 1) if now is not None else (0 if by > 0 else -1))

    def go_to(self, i: int) -> None:
        """The focus goes to the card at place ``i``, -1 for the last; nothing without cards."""
        if self._count:
            self._focus(i)

    def focus_nearest(self, wanted: Collection[Card]) -> bool:
        """The focus goes to the nearest of the ``wanted`` cards, and stays where it is on one; False: there is none."""
        now = next((i for i, button in enumerate(self.buttons) if button.hasFocus()), 0)
        places = [i for i, shown in enumerate(self._cards) if shown.card in wanted]
        if places:
            self._focus(min(places, key=lambda i: abs(i - now)), by_keys=self._by_keys)
        return bool(places)

    def looked_at(self) -> CardButton | None:
        """The button under the pointer, else the one with the focus; the other way round while keys lead."""
        under = (button for button in self.buttons if button.isVisible() and button.underMouse())
        focused = (button for button in self.buttons if button.hasFocus())
        first, then = (focused, under) if self._by_keys else (under, focused)
        return next(first, None) or next(then, None)

    def focused(self) -> CardButton | None:
        return next((button for button in self.buttons if button.hasFocus()), None)

    def _focus(self, i: int, *, by_keys: bool = True) -> None:
        self._by_keys = by_keys
        self.buttons[i].setFocus(Qt.FocusReason.OtherFocusReason)
        self._one_tab_stop()

    def _pointed(self) -> None:
        self._by_keys = False

    def _one_tab_stop(self) -> None:
        stop = self.focused() or next(iter(self.buttons), None)
        clicked = Qt.FocusPolicy.ClickFocus if self._by_click else Qt.FocusPolicy.NoFocus
        tabbed = Qt.FocusPolicy.StrongFocus if self._by_click else Qt.FocusPolicy.TabFocus
        for button in self.buttons:
            policy = tabbed if button is stop else clicked
            if button.focusPolicy() != policy:
                button.setFocusPolicy(policy)

    def _make(self) -> CardButton:
        button = CardButton(self._parent, self._keys)
        QWidget.setTabOrder(self._pool[-1] if self._pool else self._parent, button)
        button.pressed.connect(lambda: self._pressed(button))
        button.clicked.connect(lambda: self._clicked(button))
        button.dragged.connect(lambda by: self._drag[0](button, by))
        button.dropped.connect(lambda by: self._drag[1](button, by))
        button.entered.connect(self._pointed)
        button.attention.connect(self._attention)
        return button
