"""Tool tips with names in them."""

from __future__ import annotations

from PySide6.QtGui import Qt


def tip(text: str) -> str:
    """``text`` as a tool tip shows it letter by letter: Qt takes for markup what looks like it."""
    return Qt.convertFromPlainText(text) if Qt.mightBeRichText(text) else text
