"""What the keys mean at the table."""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent


class Command(Enum):
    LEFT = auto()
    RIGHT = auto()
    FIRST = auto()
    LAST = auto()
    LAST_TRICK = auto()
    BACK = auto()
    SILENT = auto()
    """A key that does nothing by itself: it ends no motion."""
    OTHER = auto()


_COMMANDS = {
    Qt.Key.Key_Left: Command.LEFT,
    Qt.Key.Key_Right: Command.RIGHT,
    Qt.Key.Key_Home: Command.FIRST,
    Qt.Key.Key_End: Command.LAST,
    Qt.Key.Key_Escape: Command.BACK,
    Qt.Key.Key_Shift: Command.SILENT,
    Qt.Key.Key_Control: Command.SILENT,
    Qt.Key.Key_Alt: Command.SILENT,
    Qt.Key.Key_AltGr: Command.SILENT,
    Qt.Key.Key_Meta: Command.SILENT,
    Qt.Key.Key_CapsLock: Command.SILENT,
    Qt.Key.Key_Tab: Command.SILENT,
    Qt.Key.Key_Backtab: Command.SILENT,
}
_SHORTCUT = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier


def command(event: QKeyEvent) -> Command | int:
    """What ``event`` asks for; a number from 0: the card at that place (1 to 9, then 0 for the tenth)."""
    if event.modifiers() & _SHORTCUT:
        return Command.SILENT
    if event.key() == Qt.Key.Key_L:
        return Command.LAST_TRICK
    text = event.text()
    if len(text) == 1 and text in "1234567890":
        return Command.SILENT if event.isAutoRepeat() else "1234567890".index(text)
    return _COMMANDS.get(Qt.Key(event.key()), Command.OTHER)
