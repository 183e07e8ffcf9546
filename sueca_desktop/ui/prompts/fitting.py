"""As large as it can be read, as small as it must be: where a prompt lies, and with what text."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

from PySide6.QtCore import QRectF

from sueca_desktop.ui.prompts.prompt import Prompt
from sueca_desktop.ui.prompts.room import prompt_rooms
from sueca_desktop.ui.table.layout import TableLayout
from sueca_desktop.ui.table.paper import Ink

SCALES = (1.35, 1.2, 1.1, 1.0, 0.92)
"""Text of a prompt over the table's own: the first that fits is taken."""
NARROWEST = 0.75
"""How much of the width it would like a prompt must have."""


def fitted(prompt: Prompt, layout: TableLayout, ink: Callable[[float], Ink]) -> QRectF:
    """Where ``prompt`` lies on the table, dressed for it. ``ink``: how to write at a scale of the table's text."""
    rooms = prompt_rooms(layout)
    for scale, room in product(SCALES, rooms):
        box = _dressed(prompt, ink(scale), room)
        if box.width() <= room.width() and box.height() <= room.height():
            return box
    box = _dressed(prompt, ink(SCALES[-1]), rooms[-1])
    box.moveBottom(rooms[-1].bottom())
    box.moveTop(max(0.0, box.top()))
    return box


def _dressed(prompt: Prompt, ink: Ink, room: QRectF) -> QRectF:
    """Where it would lie with text of this size; larger than ``room`` if it must."""
    prompt.dress(ink, room.size())
    prompt.ensurePolished()
    prompt.column.activate()
    wanted, least = prompt.WIDTH * ink.size, prompt.minimumSizeHint()
    width = max(min(wanted, room.width()), NARROWEST * wanted, least.width())
    column = prompt.column
    wraps = column.hasHeightForWidth()
    height = column.totalHeightForWidth(round(width)) if wraps else column.totalSizeHint().height()
    box = QRectF(0, 0, width, max(height, least.height()))
    box.moveCenter(room.center())
    return box
