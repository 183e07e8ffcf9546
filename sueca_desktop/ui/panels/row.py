"""A row of the settings."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget


class Row(QWidget):
    """``changed``: what it is about, by name, is to have another value."""

    changed = Signal(str, object)

    def fit(self, width: int) -> None:
        """Told that there are so many pixels, its label among them."""

    def show_value(self, value: object) -> None:
        """That is in force."""
        raise NotImplementedError

    def first_focus(self) -> QWidget:
        """Where a key goes that is meant for the row."""
        raise NotImplementedError
