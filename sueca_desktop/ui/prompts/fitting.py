"""As large as it can be read, as small as it must be: where a prompt lies, and with what text."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

from PySide6.QtCore import QRectF

from sueca_desktop.ui.prompts.prompt import Prompt
from sueca_desktop.ui.prompts.room import beside_trick, over_hand, over_sides, prompt_rooms
from sueca_desktop.ui.table.layout import TableLayout
from sueca_desktop.ui.table.paper import Ink

SCALES = (1.35, 1.2, 1.1, 1.0, 0.92)
"""Text of a prompt over the table's own: the first that fits is taken."""
SMALLER = (0.84, 0.76, 0.68, 0.6, 0.53, 0.46)
"""The same where the table's text is larger than usual, as long as the prompt's is not smaller than it usually may."""
NEAR = 1.0
"""The least of them that is read as the table's own text is."""
LARGE = 1.2
"""Times the usual text of the table that is large, even if it was asked to be larger still."""
OVER_NAMES = 1.2
"""The largest where it hides names: no more of them than it must."""
NARROWEST = 0.75
"""How much of the width it would like a prompt must have."""


def fitted(prompt: Prompt, layout: TableLayout, ink: Callable[[float], Ink]) -> QRectF:
    """Where ``prompt`` lies on the table, dressed for it. ``ink``: how to write at a scale of the table's text."""

    def room_of(whole: QRectF) -> tuple[float, float, float, float]:
        return _sides(beside_trick(whole, layout) if prompt.BESIDE_TRICK else whole)

    rooms = list(dict.fromkeys(map(room_of, prompt_rooms(layout, over_words=prompt.OVER_WORDS))))
    scales, over = scales_for(layout.text), [room_of(over_sides(layout)), room_of(over_hand(layout))]
    near = [scale for scale in scales if scale >= NEAR]
    tried = [*product(near, rooms)]
    if layout.text > 1:  # who has asked for larger text can read it, even if it hides names while it is asked
        tried += product(near, over[:1])
        if not prompt.OVER_WORDS:  # what the players have said, and who, is worth a little of the size
            large = [scale for scale in scales if scale * layout.text >= LARGE]
            tried += [*product(large, rooms), *product(large, over[:1])]
        tried += product([scale for scale in scales if scale <= OVER_NAMES], over)
    for scale, sides in [*tried, *product([scale for scale in scales if scale < NEAR], rooms)]:
        room = QRectF(*sides)
        prompt.tighten(sides in over and sides not in rooms)
        box = _dressed(prompt, ink(scale), room)
        if box.width() <= room.width() and box.height() <= room.height():
            if sides in over:
                box.moveBottom(room.bottom())  # the hand's edge: so it hides the least
            return box
    last = QRectF(*rooms[-1])
    box = _dressed(prompt, ink(scales[-1]), last)
    box.moveBottom(last.bottom())
    box.moveTop(max(0.0, box.top()))
    return box


def scales_for(text: float, usual: tuple[float, ...] = SCALES) -> tuple[float, ...]:
    """The scales that are tried on a table whose text is ``text`` times as large as usual, the largest first."""
    return (*usual, *(scale for scale in SMALLER if scale * text >= usual[-1]))


def _sides(room: QRectF) -> tuple[float, float, float, float]:
    return room.x(), room.y(), room.width(), room.height()


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
