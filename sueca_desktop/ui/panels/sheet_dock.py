"""A dock beside the table: a caption, and a sheet of paper on which its content lies."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QDockWidget,
    QFrame,
    QHBoxLayout,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from sueca_desktop.ui.panels.widgets import CutLabel
from sueca_desktop.ui.scale import px
from sueca_desktop.ui.text.window import Word, plain
from sueca_desktop.ui.worded import worded

WIDTH, SHEET, TRICKS = 424, 260, 320
"""Of a dock that has not been resized, and of the heights that the two usual ones like; at the usual scale."""


def usual_size(height: int) -> QSize:
    """What a dock likes that is so high at the usual scale."""
    return QSize(px(WIDTH), px(height))


def _focus(window: QWidget) -> QWidget:
    """What has the focus in ``window``, active or not; itself if nothing has."""
    focus: QWidget | None = window.focusWidget()
    return window if focus is None else focus


class DockTitle(QWidget):
    """The caption of a dock in the app's own hand, with its button to close."""

    def __init__(self, dock: QDockWidget, word: Word) -> None:
        super().__init__(dock)
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 2, 4, 4)
        label = CutLabel("", "dock")
        worded(label, lambda: label.setText(plain(word)))
        close = QToolButton()
        close.setText("×")
        worded(close, lambda: close.setAccessibleName(f"{plain(Word.CLOSE)}: {plain(word)}"))
        worded(close, lambda: close.setToolTip(plain(Word.CLOSE)))
        close.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        close.clicked.connect(dock.close)
        row.addWidget(label, 1)
        row.addWidget(close)


class Sheet(QFrame):
    """The paper; empty, it is as large as what is to lie on it likes to be."""

    def __init__(self, height: int) -> None:
        super().__init__()
        self._height = height
        self.setProperty("role", "sheet")
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(4, 4, 4, 4)
        self.column.setSpacing(0)

    def sizeHint(self) -> QSize:
        return super().sizeHint() if self.column.count() else usual_size(self._height)


class SheetDock(QDockWidget):
    """Its content is loaded and made when it is first wanted, at the latest when it comes in sight: a window is seen
    before that. ``name``: for saving its place. ``waiting``: it stays empty in sight, for it will not be for long.
    ``least``: pixels of its width, at the usual scale, with which it can be read.
    """

    least = 280

    def __init__(self, name: str, word: Word, height: int = SHEET) -> None:
        """``height``: that it likes, at the usual scale."""
        super().__init__()
        self.waiting = self.filled = False
        worded(self, lambda: self.setWindowTitle(plain(word)))
        self.setObjectName(name)
        self.setTitleBarWidget(DockTitle(self, word))
        self.setAllowedAreas(Qt.DockWidgetArea.LeftDockWidgetArea | Qt.DockWidgetArea.RightDockWidgetArea)
        self._sheet = Sheet(height)
        holder = QWidget()
        outer = QVBoxLayout(holder)
        outer.setContentsMargins(4, 0, 4, 4)
        outer.addWidget(self._sheet)
        holder.setMinimumWidth(self.least)  # or what lies on it would push the table aside
        self.setWidget(holder)
        self.setMinimumWidth(self.least)
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)

    def make(self) -> tuple[QWidget, ...]:
        """What lies on the sheet, from above; the last has all the room that is left."""
        raise NotImplementedError

    def fill(self) -> None:
        """Makes the content, if it is not there yet."""
        if self.filled:
            return
        self.filled = True
        for part in self.make():
            self._sheet.column.addWidget(part)
            part.show()  # Qt would show it, and give it its size, only when the event at hand is over
        self._sheet.column.setStretch(self._sheet.column.count() - 1, 1)
        self._sheet.column.activate()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self.waiting:
            self.fill()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._hand_on(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        self._hand_on(event)

    def _hand_on(self, event: QKeyEvent) -> None:
        """Keys that nothing here wants are the table's, and so is the keyboard from then on, floating or not."""
        window = self.parentWidget()
        if self.isFloating() and window is not None:
            window.activateWindow()
            QApplication.sendEvent(_focus(window), event)
        else:
            event.ignore()
