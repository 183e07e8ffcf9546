"""What lies over the table: one paper panel at a time, in the window, with the table dimmed behind it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsDropShadowEffect, QScrollArea, QVBoxLayout, QWidget

from sueca_desktop.ui.theme import UNIT, Theme

_MARGIN = 2 * UNIT
_BORDER = 5
"""Pixels that the frame takes on each side."""


class Panel(QWidget):
    """The content of the overlay. ``width_wanted``: pixels it would like; ``can_close``: whether Esc closes it."""

    closed = Signal()
    width_wanted = 640
    can_close = True

    def __init__(self) -> None:
        super().__init__()
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(4 * UNIT, 3 * UNIT, 4 * UNIT, UNIT)
        self.column.setSpacing(2 * UNIT)
        self.foot = QWidget()
        self.footer = QVBoxLayout(self.foot)
        """Stays in sight below what may have to scroll."""
        self.footer.setContentsMargins(4 * UNIT, UNIT, 4 * UNIT, 2 * UNIT)

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


class Overlay(QWidget):
    """Covers its parent while a panel is shown; keeps the focus inside the panel; Esc closes it where it may be."""

    opened = Signal()
    closed = Signal()

    def __init__(self, parent: QWidget, theme: Theme) -> None:
        super().__init__(parent)
        self._theme = theme
        self._host = parent
        self._panel: Panel | None = None
        self._frame = QFrame(self)
        self._frame.setProperty("role", "panel")
        self._inside = QVBoxLayout(self._frame)
        self._inside.setContentsMargins(2, 2, 2, 2)
        self._inside.setSpacing(0)
        self._dress_shadow()
        self.hide()
        parent.installEventFilter(self)

    def _dress_shadow(self) -> None:
        shadow = QGraphicsDropShadowEffect(self._frame)
        shadow.setColor(QColor(self._theme.shadow.colour))
        shadow.setBlurRadius(2 * self._theme.shadow.blur)
        shadow.setOffset(0, 2 * self._theme.shadow.offset)
        self._frame.setGraphicsEffect(shadow)

    @property
    def panel(self) -> Panel | None:
        return self._panel

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._dress_shadow()
        self.update()

    def show_panel(self, panel: Panel) -> None:
        """Show ``panel`` in place of what is shown; it is deleted when it is closed."""
        self._drop()
        self._panel = panel
        panel.closed.connect(self.close_panel)
        self._inside.addWidget(_Scroll(panel), 1)
        self._inside.addWidget(panel.foot)
        self.setGeometry(self._host.rect())
        panel.installEventFilter(self)
        self.show()
        self.raise_()
        self._place()
        (panel.first_focus() or panel).setFocus(Qt.FocusReason.PopupFocusReason)
        self.opened.emit()

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
        if self._panel is None:
            return
        room = self.rect().adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        width = min(self._panel.width_wanted, room.width())
        layout = self._panel.column
        needed = (
            layout.heightForWidth(width - 2 * _BORDER) if layout.hasHeightForWidth() else layout.sizeHint().height()
        )
        needed = max(needed, layout.minimumSize().height()) + self._panel.foot.sizeHint().height() + 2 * _BORDER
        size = QSize(width, min(needed, room.height()))
        place = QRect(room.topLeft(), size)
        place.moveCenter(room.center())
        self._frame.setGeometry(place)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._host and event.type() == QEvent.Type.Resize:
            self.setGeometry(self._host.rect())
        elif watched is self._panel and event.type() == QEvent.Type.LayoutRequest:
            self._place()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self._theme.scrim))
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self._panel is not None and self._panel.can_close:
            self.close_panel()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._panel is not None:
            self._panel.accept()
        event.accept()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """The Tab key goes round inside the panel."""
        ring = [widget for widget in self.findChildren(QWidget) if _takes_tab(widget)]
        if not ring:
            return True
        focus = self.focusWidget()
        step = 1 if forward else -1
        at = ring.index(focus) + step if focus in ring else 0
        ring[at % len(ring)].setFocus(Qt.FocusReason.TabFocusReason)
        return True


def _takes_tab(widget: QWidget) -> bool:
    return bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus) and widget.isVisible() and widget.isEnabled()
