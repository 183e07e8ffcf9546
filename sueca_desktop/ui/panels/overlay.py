"""What lies over the table: one paper panel at a time, in the window, with the table dimmed behind it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QAbstractSlider, QApplication, QFrame, QVBoxLayout, QWidget

from sueca_desktop.ui.access_keys import key_of, of_menu_bar, settle_buttons
from sueca_desktop.ui.panels.panel_scroll import PanelScroll
from sueca_desktop.ui.panels.shadow import paint_shadow
from sueca_desktop.ui.scale import px, units
from sueca_desktop.ui.theme import UNIT, Theme

_MARGIN = UNIT
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
    sought = Signal(QRect)
    """That part of it is to be in sight."""
    width_wanted = 640
    share = 0.0
    comfort = 440
    alone = False
    can_close = True
    passing = False
    again: Callable[[Any], Callable[[], None]] | None = None

    def __init__(self) -> None:
        super().__init__()
        self.bar = 0
        """Pixels of the bar by which it is scrolled."""
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

    def seek(self, part: QWidget, place: QRect) -> None:
        """``place`` in ``part`` of it is to be in sight."""
        self.sought.emit(QRect(part.mapTo(self, place.topLeft()), place.size()))

    def inner_width(self, room: QSize) -> int:
        """Pixels of width between its margins where there is ``room``."""
        margins = self.column.contentsMargins()
        return self.width_in(room.width()) - BORDERS - self.bar - margins.left() - margins.right()

    def foot_height(self, room: QSize) -> int:
        """Pixels that the foot takes where there is ``room``."""
        wraps, width = self.footer.hasHeightForWidth(), self.width_in(room.width()) - BORDERS
        return self.footer.totalHeightForWidth(width) if wraps else self.foot.sizeHint().height()

    def fit(self, room: QSize) -> None:
        """Told, before it is measured, how much room there is."""

    def first_focus(self) -> QWidget | None:
        """What has the focus when the panel opens."""
        return None

    def accept(self) -> None:
        """Enter was pressed, and nothing took it."""


class Overlay(QWidget):
    """Covers its parent while a panel is shown; keeps the focus inside the panel; Esc closes it where it may be."""

    opened = Signal()
    closed = Signal()

    def __init__(self, parent: QWidget, theme: Theme) -> None:
        super().__init__(parent)
        self._theme = theme
        self._panel: Panel | None = None
        self._opening = False
        """Others, docks above all, may make room for it yet, and laying it out takes long."""
        self._scroll: PanelScroll
        self._frame = QFrame(self)
        self._frame.setProperty("role", "panel")
        self._inside = QVBoxLayout(self._frame)
        self._inside.setContentsMargins(2, 2, 2, 2)
        self._inside.setSpacing(0)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._follow_focus)
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
        self._scroll = PanelScroll(panel)
        self._inside.addWidget(self._scroll, 1)
        self._inside.addWidget(panel.foot)
        panel.relaid.connect(self._place)
        panel.sought.connect(self._scroll.show_place)
        self._opening = True
        self.show()
        self.raise_()
        for part in (self._scroll, panel.foot):
            part.show()  # Qt would do so later, and a size that changes in the midst of that would be lost
        self.opened.emit()
        self._opening = False
        self._place()
        if self._panel is panel:  # nobody who was told has closed it
            (panel.first_focus() or panel).setFocus(Qt.FocusReason.PopupFocusReason)

    def cover(self, place: QRect) -> None:
        """Lie there."""
        self.setGeometry(place)

    def close_panel(self) -> None:
        """Close what is shown, if anything."""
        if self._panel is not None:
            self._drop()
            self.hide()
            self.closed.emit()

    def _follow_focus(self, before: QWidget | None, now: QWidget | None) -> None:
        """What the keys have gone to is in sight. Under a mouse that is pressed nothing moves."""
        panel, pressed = self._panel, QApplication.mouseButtons() != Qt.MouseButton.NoButton
        if panel is not None and now is not None and panel.isAncestorOf(now) and not pressed:
            panel.seek(now, now.rect())

    def _drop(self) -> None:
        self._panel = None
        while (item := self._inside.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()

    def _place(self) -> None:
        """Centre the panel: as wide as it likes, as high as it needs, never beyond the table."""
        if self._panel is None or self._opening or not self.isVisible():  # no window, no room to speak of
            return
        room = self.rect().adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        needed = self._measure(self._panel, room.size())
        self._scroll.let(needed > room.height())
        size = QSize(self._panel.width_in(room.width()), min(needed, room.height()))
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

    def _measure(self, panel: Panel, room: QSize) -> int:
        """How high it would like to be: with a bar beside it, if that is more than there is. What was right before is
        tried first, and most often is right again.
        """
        needed, bar = _needed(panel, room), self._scroll.verticalScrollBar().sizeHint().width()
        if needed > room.height() and not panel.bar:
            panel.bar = bar
            needed = _needed(panel, room)
        elif needed <= room.height() and panel.bar:
            panel.bar = 0
            needed = _needed(panel, room)
        return needed

    def showEvent(self, event: QShowEvent) -> None:
        self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._place()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self._theme.scrim))
        paint_shadow(painter, self._frame.geometry(), self._theme.shadow)
        painter.end()

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


def _needed(panel: Panel, room: QSize) -> int:
    panel.fit(room)
    width, layout = panel.width_in(room.width()) - BORDERS - panel.bar, panel.column
    high = layout.heightForWidth(width) if layout.hasHeightForWidth() else layout.sizeHint().height()
    return max(high, layout.minimumSize().height()) + panel.foot_height(room) + BORDERS


def _access_key(event: QKeyEvent) -> str:
    """The letter that is pressed with Alt alone, small; empty for other keys."""
    alone = event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier == Qt.KeyboardModifier.AltModifier
    return chr(event.key()).casefold() if alone and ord(" ") < event.key() < _SPECIAL else ""


def _takes_tab(widget: QWidget) -> bool:
    """Whether the tab key stops here; of buttons of which one is down, at that one alone."""
    if not (widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.isVisible() and widget.isEnabled()):
        return False
    return not isinstance(widget, QAbstractButton) or widget.group() is None or widget.isChecked()
