"""The heads of a score sheet: in as many lines as there is room for, words that are too long cut with dots."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QHeaderView, QStyleOptionHeader, QWidget

from sueca_desktop.ui.scale import px, scale
from sueca_desktop.ui.style import plain_font
from sueca_desktop.ui.theme import TYPE

_PADDING = 1
"""Pixels left and right of a head, at the usual scale."""
_FRAME = 10
"""Pixels of its height that the style sheet takes for itself."""


def wrapped(text: str, metrics: QFontMetrics, width: int, lines: int) -> str:
    """``text`` in at most ``lines`` lines of ``width`` pixels; what does not fit is cut with dots."""
    result: list[str] = []
    for word in text.split():
        longer = f"{result[-1]} {word}" if result else word
        if result and metrics.horizontalAdvance(longer) <= width:
            result[-1] = longer
        else:
            result.append(word)
    if len(result) > lines:
        result[lines - 1 :] = [" ".join(result[lines - 1 :])]
    return "\n".join(metrics.elidedText(line, Qt.TextElideMode.ElideRight, width) for line in result)


def shares(wanted: Sequence[int], least: Sequence[int], room: int) -> list[int]:
    """Widths of columns that like ``wanted`` pixels and need ``least``, in ``room``: each gives way by as large a part
    of what it does not need; nobody goes below that.
    """
    wide = [max(pair) for pair in zip(wanted, least, strict=True)]
    spare = sum(wide) - sum(least)
    kept = 1.0 if spare <= 0 else min(1.0, max(0.0, (room - sum(least)) / spare))
    return [need + int((width - need) * kept) for width, need in zip(wide, least, strict=True)]


class SheetHeader(QHeaderView):
    """``dense``: narrow columns have their heads in the usual weight."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.dense = False
        self.setDefaultAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setHighlightSections(False)
        self.setMinimumSectionSize(30)

    def initStyleOptionForIndex(self, option: QStyleOptionHeader, section: int) -> None:
        super().initStyleOptionForIndex(option, section)
        option.text = self.head(section)

    def head(self, section: int) -> str:
        """What is written over a column."""
        text = str(self.model().headerData(section, Qt.Orientation.Horizontal) or "")
        metrics = QFontMetrics(self._written())
        lines = max(1, (self.height() - _FRAME) // metrics.lineSpacing())
        return wrapped(text, metrics, self.sectionSize(section) - 2 * px(_PADDING), lines)

    def least(self, section: int) -> int:
        """Pixels that the longest word over a column needs."""
        metrics = QFontMetrics(self._written())
        text = str(self.model().headerData(section, Qt.Orientation.Horizontal) or "")
        return max((metrics.horizontalAdvance(word) for word in text.split()), default=0) + 2 * px(_PADDING) + 2

    def _written(self) -> QFont:
        """The face that the style sheet has for heads."""
        font = plain_font(TYPE.small * scale())
        font.setBold(not self.dense)
        return font
