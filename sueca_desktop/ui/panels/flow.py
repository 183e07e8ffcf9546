"""A row that goes on in the next line where it is too long."""

from __future__ import annotations

from typing import TypeAlias

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QBoxLayout, QLayout, QLayoutItem, QSizePolicy, QWidget, QWidgetItem

_Line: TypeAlias = list[tuple[QLayoutItem, int]]
"""What stands side by side, and how wide each likes to be, as far as there is room."""


class FlowLayout(QLayout):
    """Lays its widgets side by side, ``gap`` pixels apart, in as many lines as the width asks for; of each line, those
    from place ``end`` on stand at its right end. What likes to expand takes the room that its line leaves.
    """

    def __init__(self, place: QWidget | QBoxLayout, gap: int, end: int | None = None) -> None:
        """``place``: the widget that is laid so, or what the row is the next part of; it stands in a widget already, or
        what is made here for the widgets would stay when the row has gone.
        """
        super().__init__(place) if isinstance(place, QWidget) else super().__init__()
        self._gap, self._end = gap, end
        self._items: list[QLayoutItem] = []
        self.setContentsMargins(0, 0, 0, 0)
        if isinstance(place, QBoxLayout):
            place.addLayout(self)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def addWidget(self, widget: QWidget) -> None:
        """An item made here goes with the layout; Qt would leave one of its own behind."""
        self.addChildWidget(widget)
        self.addItem(QWidgetItem(widget))

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        lines = self._lines(width)
        return sum(self._high(line, width) for line in lines) + self._gap * max(0, len(lines) - 1)

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        top = rect.y()
        for line in self._lines(rect.width()):
            high = self._high(line, rect.width())
            self._lay(line, QRect(rect.x(), top, rect.width(), high))
            top += high + self._gap

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def sizeHint(self) -> QSize:
        """All in one line."""
        sizes = [item.sizeHint() for item in self._shown()]
        width = sum(size.width() for size in sizes) + self._gap * max(0, len(sizes) - 1)
        return QSize(width, max((size.height() for size in sizes), default=0))

    def minimumSize(self) -> QSize:
        size = QSize()
        for item in self._shown():
            size = size.expandedTo(item.minimumSize())
        return size

    def _lines(self, width: int) -> list[_Line]:
        lines: list[_Line] = []
        room = 0
        for item in self._shown():
            wide = item.sizeHint().width()  # asked for once: each is a walk through the widget's style
            if not lines or wide > room:
                lines.append([])
                room = width
            lines[-1].append((item, min(wide, width)))
            room -= wide + self._gap
        return lines

    def _widths(self, line: _Line, width: int) -> list[int]:
        widths = [wide for _, wide in line]
        spare = width - sum(widths) - self._gap * (len(line) - 1)
        greedy = [i for i, (item, _) in enumerate(line) if _expands(item)] if spare else []
        for i in greedy:
            widths[i] += spare // len(greedy)
        return widths

    def _high(self, line: _Line, width: int) -> int:
        return max(_height(item, wide) for (item, _), wide in zip(line, self._widths(line, width), strict=True))

    def _lay(self, line: _Line, rect: QRect) -> None:
        """Puts one line into ``rect``."""
        widths = self._widths(line, rect.width())
        spare = rect.width() - sum(widths) - self._gap * (len(line) - 1)
        at_end = set(map(id, [] if self._end is None else self._items[self._end :]))
        left, moved = rect.x(), False
        for (item, _), wide in zip(line, widths, strict=True):
            if id(item) in at_end and not moved:
                left, moved = left + spare, True
            high = _height(item, wide)
            item.setGeometry(QRect(QPoint(left, rect.y() + (rect.height() - high) // 2), QSize(wide, high)))
            left += wide + self._gap


def _height(item: QLayoutItem, width: int) -> int:
    return item.heightForWidth(width) if item.hasHeightForWidth() else item.sizeHint().height()


def _expands(item: QLayoutItem) -> bool:
    widget = item.widget()
    return widget is not None and widget.sizePolicy().horizontalPolicy() == QSizePolicy.Policy.Expanding
