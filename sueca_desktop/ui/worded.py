"""Words that stay right when the language changes while the app runs."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget


class _Ear(QObject):
    """Qt sends a change of language to every widget and to the children of each."""

    def __init__(self, widget: QWidget, say: Callable[[], object]) -> None:
        super().__init__(widget)
        self._say = say

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LanguageChange:
            self._say()
        return super().event(event)


def worded(widget: QWidget, say: Callable[[], object]) -> None:
    """Run ``say``, which gives ``widget`` (or something of it) its words: now, and whenever the language changes for as
    long as ``widget`` lives. Such as ``worded(button, lambda: button.setText(say(Word.CLOSE)))``.
    """
    _Ear(widget, say)
    say()
