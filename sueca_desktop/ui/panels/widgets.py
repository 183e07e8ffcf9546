"""Small building blocks of the paper panels."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QButtonGroup, QFrame, QLabel, QLineEdit, QPushButton, QSizePolicy, QWidget

from sueca_desktop.ui.panels.flow import FlowLayout
from sueca_desktop.ui.scale import units
from sueca_desktop.ui.text import seats
from sueca_desktop.ui.text.language import said
from sueca_desktop.ui.text.window import Word, say

_UNLIMITED = 16_777_215
"""Pixels, as Qt has it."""


def free_height(*parts: QWidget) -> None:
    """Let them be as high as their layout likes."""
    for part in parts:
        part.setMinimumHeight(0)
        part.setMaximumHeight(_UNLIMITED)


class Phrase(QLabel):
    """Plain text in one line as long as there is room, else in more."""

    def __init__(self, text: str, role: str) -> None:
        super().__init__()
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(text)
        self.setProperty("role", role)
        self.setWordWrap(True)

    def sizeHint(self) -> QSize:
        self.ensurePolished()
        size = self.fontMetrics().size(int(Qt.TextFlag.TextSingleLine), self.text())
        return QSize(size.width() + 2, size.height())

    def minimumSizeHint(self) -> QSize:
        self.ensurePolished()
        words = (self.fontMetrics().horizontalAdvance(word) for word in self.text().split())
        return QSize(max(words, default=0) + 2, self.fontMetrics().height())


def label(text: str, role: str = "", *, wrap: bool = False, centred: bool = False) -> QLabel:
    """Text as it stands, never read as markup. ``role``: its look in the style sheet."""
    result = Phrase(text, role) if role == "title" else QLabel()
    result.setTextFormat(Qt.TextFormat.PlainText)
    result.setText(text)
    result.setProperty("role", role)
    result.setWordWrap(wrap or role == "title")
    if centred:
        result.setAlignment(Qt.AlignmentFlag.AlignCenter)
    return result


class CutLabel(QLabel):
    """One line of plain text, cut with dots where it has no room."""

    def __init__(self, text: str, role: str) -> None:
        super().__init__()
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(text)
        self.setProperty("role", role)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        shown = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width())
        painter.drawText(self.rect(), int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter), shown)
        painter.end()


def fitting(font: QFont, pixels: int) -> Callable[[str], str]:
    """Cuts a name to ``pixels`` of ``font``."""
    metrics = QFontMetrics(font)
    return lambda name: metrics.elidedText(seats.shown(name), Qt.TextElideMode.ElideRight, pixels)


def from_its_beginning(field: QLineEdit) -> QLineEdit:
    """``field``, which shows the beginning of a long text whenever it has not the focus."""

    def show() -> None:
        if not field.hasFocus():
            field.setCursorPosition(0)

    field.textChanged.connect(show)
    field.editingFinished.connect(show)
    show()
    return field


def rule() -> QFrame:
    """A gold line."""
    result = QFrame()
    result.setProperty("role", "rule")
    return result


def button(word: Word, pressed: Callable[[], object], *, primary: bool = False) -> QPushButton:
    """A push button; Enter presses it while it has the focus."""
    return push_button(say(word), pressed, primary=primary)


def push_button(text: str, pressed: Callable[[], object], *, primary: bool = False) -> QPushButton:
    """The same with any text; ``&`` marks the access key."""
    result = QPushButton(text)
    result.setProperty("role", "primary" if primary else "")
    result.setAutoDefault(True)
    result.setDefault(primary)
    result.clicked.connect(lambda _checked: pressed())
    return result


def button_row(place: QWidget | QBoxLayout, *buttons: QWidget, left: Sequence[QWidget] = ()) -> None:
    """Buttons at the right end of ``place``, and those at the ``left``; in lines where there is little room."""
    row = FlowLayout(place, units(1), len(left))
    for one in (*left, *buttons):
        row.addWidget(one)


def choices(texts: Sequence[str], chosen: int, name: str) -> tuple[QWidget, QButtonGroup]:
    """Buttons side by side, in lines where there is little room, of which one is down; their ids are their places.
    ``name``: for readers.
    """
    holder = QWidget()
    holder.setAccessibleName(name)
    row = FlowLayout(holder, units(0.5))
    group = QButtonGroup(holder)
    for i, text in enumerate(texts):
        one = QPushButton(text.replace("&", "&&"))
        one.setProperty("role", "choice")
        one.setCheckable(True)
        one.setAutoDefault(False)
        one.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        one.setAccessibleName(said(name, text))
        one.setChecked(i == chosen)
        group.addButton(one, i)
        row.addWidget(one)
    return holder, group
