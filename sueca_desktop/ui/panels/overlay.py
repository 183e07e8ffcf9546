"""What lies over the table: one paper panel at a time, in the window, with the table dimmed behind it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QRegion, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QAbstractSlider, QFrame, QScrollArea, QVBoxLayout, QWidget

from sueca_desktop.ui.access_keys import key_of, of_menu_bar, settle_buttons
from sueca_desktop.ui.scale import px, units
from sueca_desktop.ui.theme import UNIT, Theme

_MARGIN = UNIT
_CORNER, _LAYERS = 12, 14
"""The frame's corner, in pixels, and how many layers its shadow has."""
_SCROLLING = {
    Qt.Key.Key_PageUp: QAbstractSlider.SliderAction.SliderPageStepSub,
    Qt.Key.Key_PageDown: QAbstractSlider.SliderAction.SliderPageStepAdd,
}
"""What a key does that nothing in the panel wanted."""
_SPECIAL = 0x01000000
"""From here on the codes of keys are no letters'."""
BORDERS = 8
"""Pixels that the frame takes on both sides together."""


class Panel(QWidget):
    """The content of the overlay. ``width_wanted``: pixels it would like, at the usual scale; ``share``: of the table's
    width, if that is more; ``comfort``: pixels at the usual scale for which the docks make room; ``alone``: they always
    do; ``can_close``: whether Esc closes it; ``passing``: what happens at the table may replace it; ``again``: asked,
    before another page comes over this panel, for what brings it back as it is left (None: nothing does).
    """

    closed = Signal()
    relaid = Signal()
    """Its content needs another size."""
    width_wanted = 640
    share = 0.0
    comfort = 0
    alone = False
    can_close = True
    passing = False
    again: Callable[[Any], Callable[[], None]] | None = None

    def __init__(self) -> None:
        super().__init__()
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(units(4), units(3), units(4), units(1))
        self.column.setSpacing(units(2))
        self.foot = QWidget()
        self.footer = QVBoxLayout(self.foot)
        """Stays in sight below what may have to scroll."""
        self.footer.setContentsMargins(units(4), units(1), units(4), units(2))

    def width_in(self, room: int) -> int:
        """How wide it is where there are ``room`` pixels."""
        return min(max(px(self.width_wanted), round(room * self.share)), room)

    def escape(self) -> None:
        """What Esc does."""
        self.closed.emit()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self.relaid.emit()
        return super().event(event)

    def fit(self, room: QSize) -> None:
        """Told, before it is measured, how much room there is."""

    def first_focus(self) -> QWidget | None:
        """What has the focus when the panel opens."""
        return None

    def accept(self) -> None:
        """Enter was pressed, and nothing took it."""


class _Scroll(QScrollArea):
    """Scrolls a panel only where the window is too small for it."""

    def __init__(self, panel: Panel) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        panel.setObjectName("scrolled")
        self.setWidget(panel)

    def let(self, scroll: bool) -> None:
        """A bar that is there takes room, which can be all that makes it needed: so it is told whether it is."""
        policy = Qt.ScrollBarPolicy.ScrollBarAsNeeded if scroll else Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self.setVerticalScrollBarPolicy(policy)


class Overlay(QWidget):
    """Covers its parent while a panel is shown; keeps the focus inside the panel; Esc closes it where it may be."""

    opened = Signal()
    closed = Signal()

    def __init__(self, parent: QWidget, theme: Theme) -> None:
        super().__init__(parent)
        self._theme = theme
        self._panel: Panel | None = None
        self._scroll: _Scroll
        self._frame = QFrame(self)
        self._frame.setProperty("role", "panel")
        self._inside = QVBoxLayout(self._frame)
        self._inside.setContentsMargins(2, 2, 2, 2)
        self._inside.setSpacing(0)
        self.hide()

    @property
    def panel(self) -> Panel | None:
        return self._panel

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def show_panel(self, panel: Panel) -> None:
        """Show ``panel`` in place of what is shown; it is deleted when it is closed."""
        self._drop()
        self._panel = panel
        panel.closed.connect(self.close_panel)
        self._scroll = _Scroll(panel)
        self._inside.addWidget(self._scroll, 1)
        self._inside.addWidget(panel.foot)
        panel.relaid.connect(self._place)
        self.show()
        self.raise_()
        self._place()
        (panel.first_focus() or panel).setFocus(Qt.FocusReason.PopupFocusReason)
        self.opened.emit()

    def cover(self, place: QRect) -> None:
        """Lie there."""
        self.setGeometry(place)

    def close_panel(self) -> None:
        """Close what is shown, if anything."""
        if self._panel is not None:
            self._drop()
            self.hide()
            self.closed.emit()

    def _drop(self) -> None:
        self._panel = None
        while (item := self._inside.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()

    def _place(self) -> None:
        """Centre the panel: as wide as it likes, as high as it needs, never beyond the table."""
        if self._panel is None or not self.isVisible():  # in a window that is not shown there is no room to speak of
            return
        room = self.rect().adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        self._panel.fit(room.size())
        width = self._panel.width_in(room.width())
        layout = self._panel.column
        needed = layout.heightForWidth(width - BORDERS) if layout.hasHeightForWidth() else layout.sizeHint().height()
        needed = max(needed, layout.minimumSize().height()) + self._panel.foot.sizeHint().height() + BORDERS
        self._scroll.let(needed > room.height())
        size = QSize(width, min(needed, room.height()))
        place = QRect(room.topLeft(), size)
        place.moveCenter(room.center())
        if place != self._frame.geometry():
            self._frame.setGeometry(place)
            self.update()
        settle_buttons(self._buttons(), of_menu_bar(self))

    def _buttons(self) -> list[QAbstractButton]:
        """Of the panel; those of one that has gone may still be there."""
        parts = () if self._panel is None else (self._panel, self._panel.foot)
        return [one for part in parts for one in part.findChildren(QAbstractButton)]

    def showEvent(self, event: QShowEvent) -> None:
        self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._place()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self._theme.scrim))
        self._paint_shadow(painter)
        painter.end()

    def _paint_shadow(self, painter: QPainter) -> None:
        """The frame's shadow, fading outwards. An effect of Qt's would draw all of the frame with every change."""
        shadow, frame = self._theme.shadow, self._frame.geometry()
        reach, colour = 2.0 * shadow.blur, QColor(shadow.colour)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setClipRegion(QRegion(self.rect()) - QRegion(frame.adjusted(_CORNER, _CORNER, -_CORNER, -_CORNER)))
        strength = colour.alphaF() / _LAYERS
        for i in range(_LAYERS):
            inwards = (i + 0.5) / _LAYERS
            grow = reach * (1 - inwards)
            colour.setAlphaF(strength * inwards)
            painter.setBrush(colour)
            layer = QRectF(frame).translated(0, 2 * shadow.offset).adjusted(-grow, -grow, grow, grow)
            painter.drawRoundedRect(layer, _CORNER + grow, _CORNER + grow)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        letter = _access_key(event)
        if letter:
            self._press(letter)
        elif event.key() == Qt.Key.Key_Escape and self._panel is not None and self._panel.can_close:
            self._panel.escape()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._panel is not None:
            self._panel.accept()
        elif event.key() in _SCROLLING and self._panel is not None:
            bar = self._scroll.verticalScrollBar()
            bar.triggerAction(_SCROLLING[Qt.Key(event.key())])
        event.accept()

    def event(self, event: QEvent) -> bool:
        """What lies under the panel does not hear its access keys."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            letter = _access_key(event)
            if letter and letter not in of_menu_bar(self):
                event.accept()
                return True
        return super().event(event)

    def _press(self, letter: str) -> None:
        """The button with that access key, if there is one."""
        for one in self._buttons():
            if one.isVisible() and one.isEnabled() and key_of(one.text()) == letter:
                one.setFocus(Qt.FocusReason.ShortcutFocusReason)
                one.click()
                return

    def focusNextPrevChild(self, forward: bool) -> bool:
        """The Tab key goes round inside the panel. What is found is the finder's to keep for Python until the finder
        goes, so the panel looks, which goes itself.
        """
        inside = (self._panel, self._panel.foot) if self._panel is not None else ()
        ring = [widget for part in inside for widget in part.findChildren(QWidget) if _takes_tab(widget)]
        if not ring:
            return True
        focus = self.focusWidget()
        step = 1 if forward else -1
        at = ring.index(focus) + step if focus in ring else 0
        ring[at % len(ring)].setFocus(Qt.FocusReason.TabFocusReason)
        return True


def _access_key(event: QKeyEvent) -> str:
    """The letter that is pressed with Alt alone, small; empty for other keys."""
    alone = event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier == Qt.KeyboardModifier.AltModifier
    return chr(event.key()).casefold() if alone and ord(" ") < event.key() < _SPECIAL else ""


def _takes_tab(widget: QWidget) -> bool:
    """Whether the tab key stops here; of buttons of which one is down, at that one alone."""
    if not (widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.isVisible() and widget.isEnabled()):
        return False
    return not isinstance(widget, QAbstractButton) or widget.group() is None or widget.isChecked()
