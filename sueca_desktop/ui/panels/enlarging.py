"""Text that grows with the window: on pages that would else stand small on a large screen."""

from __future__ import annotations

from PySide6.QtCore import QSize

from sueca_desktop.ui.theme import TYPE

_USUAL = QSize(1180, 700)
"""Room in which text has its usual size."""
_LARGEST = 1.45
_KINDS = {
    "QLabel, QPushButton, QLineEdit, QComboBox, QTableView": TYPE.body,
    "QHeaderView::section": TYPE.small,
    'QLabel[role="small"]': TYPE.small,
    'QLabel[role="strong"]': TYPE.strong,
    'QLabel[role="title"]': TYPE.title,
}


def scale_for(room: QSize) -> float:
    """How many times as large text is in so much room: 1 to 1.45."""
    return min(_LARGEST, max(1.0, min(room.width() / _USUAL.width(), room.height() / _USUAL.height())))


def text_sheet(scale: float) -> str:
    """The sizes of all text on a page, as a style sheet of its own."""
    return "".join(f"{kind} {{ font-size: {size * scale:g}pt; }}" for kind, size in _KINDS.items())
