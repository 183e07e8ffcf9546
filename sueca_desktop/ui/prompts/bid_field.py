"""The number to bid: typed, stepped with arrows or the wheel; it knows which numbers can be bid."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractSpinBox, QSpinBox

from sueca_desktop.ui.prompts.prompt import ENTER

JUMP = 5
"""How far a large step goes."""
_PAGE = 10
"""Steps of the toolkit that mean a large one."""
_MOST = 999
_LAID_OUT = (QEvent.Type.Resize, QEvent.Type.StyleChange, QEvent.Type.Polish, QEvent.Type.Show, QEvent.Type.FontChange)
_EDGE = 4
"""Pixels of the frame."""


def _is_the_games(event: QKeyEvent) -> bool:
    """Undo, redo and the key of hints."""
    hint = event.key() == Qt.Key.Key_H and event.modifiers() == Qt.KeyboardModifier.NoModifier
    return hint or event.matches(QKeySequence.StandardKey.Undo) or event.matches(QKeySequence.StandardKey.Redo)


class BidField(QSpinBox):
    """``value()`` is what stands there, whether or not it can be bid: three digits at most."""

    entered = Signal()
    """Enter was pressed."""

    def __init__(self, amounts: tuple[int, ...]) -> None:
        """``amounts``: what can be bid, the least first; at least one."""
        super().__init__()
        self._amounts = amounts
        self.setRange(0, _MOST)
        self.setValue(amounts[0])
        self.setButtonSymbols(QAbstractSpinBox.ButtonSymbols.NoButtons)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.lineEdit().setMaxLength(3)

    @property
    def allowed(self) -> bool:
        """Whether the number that stands there can be bid."""
        return bool(self.text()) and self.value() in self._amounts

    def stepBy(self, steps: int) -> None:
        """So many of the numbers that can be bid farther; ten at once are one large step."""
        if abs(steps) >= _PAGE:
            self.go_by(JUMP if steps > 0 else -JUMP)
        else:
            step = self._amounts[1] - self._amounts[0] if len(self._amounts) > 1 else 1
            self.go_by(steps * step)

    def go_by(self, points: int) -> None:
        """``points`` higher or lower, as near as can be bid."""
        target = self.value() + points
        if points > 0:
            found = next((n for n in self._amounts if n >= target), self._amounts[-1])
        else:
            found = next((n for n in reversed(self._amounts) if n <= target), self._amounts[0])
        self.setValue(found)
        self.selectAll()

    def stepEnabled(self) -> QAbstractSpinBox.StepEnabledFlag:
        return QAbstractSpinBox.StepEnabledFlag.StepUpEnabled | QAbstractSpinBox.StepEnabledFlag.StepDownEnabled

    def event(self, event: QEvent) -> bool:
        """The style leaves no room for the number where there are no buttons: it takes all there is. Undo and
        hints are the game's, not the field's.
        """
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride and _is_the_games(event):
            event.ignore()
            return True
        done = super().event(event)
        if event.type() in _LAID_OUT:
            self.lineEdit().setGeometry(self.rect().adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE))
        return done

    def focusInEvent(self, event: QFocusEvent) -> None:
        """What is typed next takes the place of what stands there."""
        super().focusInEvent(event)
        if event.reason() != Qt.FocusReason.MouseFocusReason:
            self.selectAll()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            event.accept()
            if not event.isAutoRepeat():
                self.entered.emit()
        else:
            super().keyPressEvent(event)
