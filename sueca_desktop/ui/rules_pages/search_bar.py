"""The field to search a page with, its two arrows and what was found."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QToolButton, QWidget

from sueca_desktop.ui.panels.widgets import label
from sueca_desktop.ui.text import rules_pages as words
from sueca_desktop.ui.text.rules_pages import Caption, caption
from sueca_desktop.ui.theme import UNIT


class SearchField(QLineEdit):
    """Enter goes on, Shift+Enter back; Esc empties it, and once it is empty leaves the key to others."""

    onward = Signal(int)
    """1 or -1."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            back = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            self.onward.emit(-1 if back else 1)
        elif event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        else:
            super().keyPressEvent(event)


class SearchBar(QWidget):
    """``searched`` carries the words at each change; ``onward`` 1 for the next hit, -1 for the one before."""

    searched = Signal(str)
    onward = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.field = SearchField()
        self.field.setClearButtonEnabled(True)
        self.field.textChanged.connect(self.searched)
        self.field.onward.connect(self.onward)
        self.previous = self._arrow("▲", -1, QKeySequence.StandardKey.FindPrevious)
        self.next = self._arrow("▼", 1, QKeySequence.StandardKey.FindNext)
        self._found = label("", "soft")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(UNIT // 2)
        row.addWidget(self.field, 1)
        for part in (self._found, self.previous, self.next):
            row.addWidget(part)
        self._place, self._count = 0, 0
        self.retranslate()

    def _arrow(self, sign: str, step: int, keys: QKeySequence.StandardKey) -> QToolButton:
        button = QToolButton()
        button.setText(sign)
        button.clicked.connect(lambda: self.onward.emit(step))
        shortcut = QShortcut(QKeySequence(keys), self)
        shortcut.setContext(Qt.ShortcutContext.WindowShortcut)
        shortcut.activated.connect(button.click)
        return button

    def show_found(self, place: int, count: int) -> None:
        """Say where the search stands; ``place`` from 0."""
        self._place, self._count = place, count
        for button in (self.previous, self.next):
            button.setEnabled(count > 0)
            button.setVisible(bool(self.field.text().strip()))
        text = words.found(place + 1, count) if count else caption(Caption.NOTHING_FOUND)
        self._found.setText(text if self.field.text().strip() else "")
        self._found.setVisible(bool(self._found.text()))
        self.field.setAccessibleDescription(words.matches(count) if self._found.text() else "")

    @property
    def found(self) -> str:
        """What the bar says of the search."""
        return self._found.text()

    def retranslate(self) -> None:
        self.field.setPlaceholderText(caption(Caption.SEARCH_SHORT))
        self.field.setAccessibleName(caption(Caption.SEARCH))
        for button, name in ((self.previous, Caption.PREVIOUS), (self.next, Caption.NEXT)):
            button.setAccessibleName(caption(name))
            button.setToolTip(caption(name))
        self.show_found(self._place, self._count)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
