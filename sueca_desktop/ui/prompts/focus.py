"""Who has the focus while something is asked at a table: the question, and the hand only while it is looked through."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from sueca_desktop.ui.prompts.prompt import ENTER, Prompt
from sueca_desktop.ui.table.keys import Command, command
from sueca_desktop.ui.table.table_view import TableView

_BY_TAB = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
_ALONG = (Command.LEFT, Command.RIGHT, Command.FIRST, Command.LAST)


class PromptFocus(QObject):
    """The tab key leads from the question to the hand and on; whatever chooses nothing there leads back."""

    def __init__(self, table: TableView, asked: Callable[[], Prompt | None], take_back: Callable[[], bool]) -> None:
        """``asked``: the question, if there is one; ``take_back``: Escape wants it taken back, False: it stays."""
        super().__init__(table)
        self._table, self._asked, self._take_back = table, asked, take_back
        table.meant_elsewhere = self._type
        table.installEventFilter(self)

    def has(self, prompt: Prompt) -> bool:
        """Whether ``prompt`` has the focus, of all that the window holds."""
        focus = self._now()
        return focus is not None and prompt.isAncestorOf(focus)

    def give(self, prompt: Prompt) -> None:
        """To where it begins in ``prompt``, unless something lies over the table."""
        if self._may_be_taken():
            prompt.first_focus().setFocus(Qt.FocusReason.OtherFocusReason)

    def back(self) -> None:
        """From the hand or the table to where the question began; what is pressed once more meant the hand still."""
        prompt = self._asked()
        if prompt is not None and not self.has(prompt) and self._may_be_taken():
            prompt.hold_again()
            prompt.first_focus().setFocus(Qt.FocusReason.OtherFocusReason)

    def _go_on(self, prompt: Prompt) -> None:
        """The table has got the focus, but not from the tab key: it is where it was in the prompt."""
        before: QWidget | None = prompt.focusWidget()
        where = prompt.first_focus() if before is None else before
        where.setFocus(Qt.FocusReason.OtherFocusReason)

    def _now(self) -> QWidget | None:
        return self._table.window().focusWidget()

    def _may_be_taken(self) -> bool:
        """Not from a page that lies over the table, nor from a list that is being read."""
        focus = self._now()
        covered = self._table.focusPolicy() == Qt.FocusPolicy.NoFocus
        return not covered and (focus is None or focus is self._table or self._table.isAncestorOf(focus))

    def _type(self, event: QKeyEvent) -> bool:
        """A digit is typed into what is asked, if that takes digits, also from the hand."""
        prompt = self._asked()
        return prompt is not None and prompt.type_digit(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        prompt = self._asked()
        if watched is not self._table or prompt is None:
            return False
        if event.type() == QEvent.Type.FocusIn and isinstance(event, QFocusEvent):
            if event.reason() not in _BY_TAB:
                self._go_on(prompt)
            else:  # on the bare table there is nothing to do, nor to be seen
                self._table.focusNextPrevChild(event.reason() is Qt.FocusReason.TabFocusReason)
        elif event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._on_key(prompt, event)
        return False

    def _on_key(self, prompt: Prompt, event: QKeyEvent) -> bool:
        """A key that neither the question nor a card of the hand took; True: it ends here."""
        inside = self.has(prompt)
        if event.key() == Qt.Key.Key_Escape:
            if self._take_back():
                return True
            self.back()
            return not inside
        if event.key() in ENTER:
            self.back()
            return not inside
        return inside and command(event) in _ALONG
