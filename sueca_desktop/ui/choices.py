"""A menu in which one of several is in force."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Generic, TypeVar

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMainWindow, QMenu

from sueca_desktop.ui.text.window import Word, say

E = TypeVar("E", bound=Enum)


class Choices(QObject, Generic[E]):
    """An action for each member of an enumeration, of which one is checked, and the ``menu`` that shows them."""

    chosen = Signal(object)
    """The member of the enumeration that the user has chosen."""

    def __init__(self, window: QMainWindow, kind: type[E], title: Word, words: Callable[[E], str]) -> None:
        super().__init__(window)
        self._title, self._words = title, words
        self._group = QActionGroup(self)
        self.menu = QMenu(window)
        self._actions = {member: QAction(self) for member in kind}
        for action in self._actions.values():
            action.setCheckable(True)
            self._group.addAction(action)
            self.menu.addAction(action)
        self._group.triggered.connect(self._choose)
        self._name()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LanguageChange:
            self._name()
        return super().event(event)

    def _name(self) -> None:
        self.menu.setTitle(say(self._title))
        for member, action in self._actions.items():
            action.setText(self._words(member))

    def __getitem__(self, member: E) -> QAction:
        return self._actions[member]

    def check(self, member: E) -> None:
        """This one is in force."""
        self._actions[member].setChecked(True)

    @property
    def checked(self) -> E:
        """The one in force."""
        return next(member for member, action in self._actions.items() if action.isChecked())

    def _choose(self, action: QAction) -> None:
        self.chosen.emit(next(member for member, one in self._actions.items() if one is action))
