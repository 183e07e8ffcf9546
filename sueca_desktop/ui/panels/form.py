"""Rows of a form, and fields side by side, laid out for the width there is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from sueca_desktop.ui.scale import px

_BESIDE, _FIELD = 240, 90
"""Pixels at the usual scale: what stands beside a label must have so much, and so must a field."""


class Form(QGridLayout):
    """Labels, each with what it is about beside it, or under it where there is little width."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent) if parent is not None else super().__init__()
        self.labels: list[QLabel] = []
        self._values: list[QWidget] = []
        self._stacked = False
        self.setContentsMargins(0, 0, 0, 0)
        self.setColumnStretch(1, 1)

    def add(self, name: QLabel, value: QWidget) -> None:
        self.labels.append(name)
        self._values.append(value)
        self._put(len(self.labels) - 1)

    def stacks(self, width: int) -> bool:
        """Whether labels would stand over the rest in ``width`` pixels."""
        widest = max((one.sizeHint().width() for one in self.labels), default=0)
        return width < widest + self.horizontalSpacing() + px(_BESIDE)

    def fit(self, width: int) -> None:
        """Lay out for ``width`` pixels."""
        self.stack(self.stacks(width))

    def stack(self, stacked: bool) -> None:
        """Labels over what they are about, or beside it."""
        if stacked != self._stacked:
            self._stacked = stacked
            for row in range(len(self.labels)):
                self._put(row)

    def _put(self, row: int) -> None:
        for one in (self.labels[row], self._values[row]):
            self.removeWidget(one)
        if self._stacked:
            self.addWidget(self.labels[row], 2 * row, 0, 1, 2, Qt.AlignmentFlag.AlignBottom)
            self.addWidget(self._values[row], 2 * row + 1, 0, 1, 2)
        else:
            self.addWidget(self.labels[row], 2 * row, 0)
            self.addWidget(self._values[row], 2 * row, 1)


def columns_in(width: int, cells: Sequence[tuple[QLabel, QWidget]]) -> int:
    """In how many columns fields under their labels stand in ``width`` pixels so that no label is cut."""
    return columns_for(width, [name.fontMetrics().horizontalAdvance(name.text()) for name, _ in cells])


def columns_for(width: int, labels: Sequence[int]) -> int:
    """The same for labels so many pixels wide."""
    most = max(1, min(len(labels), width // (max(*labels, px(_FIELD)) + px(8))))
    rows = -(-len(labels) // most)
    return -(-len(labels) // rows)


def lay_cells(grid: QGridLayout, cells: Sequence[tuple[QLabel, QWidget]], columns: int) -> None:
    """Each field under its label, ``columns`` of them side by side."""
    for i, (name, field) in enumerate(cells):
        row, column = divmod(i, columns)
        for one, line in ((name, 2 * row), (field, 2 * row + 1)):
            at = grid.indexOf(one)
            if at >= 0 and cast("tuple[int, int, int, int]", grid.getItemPosition(at))[:2] == (line, column):
                continue  # laid anew it would ask for another fit, and that for another
            grid.removeWidget(one)
            grid.addWidget(one, line, column)
    for column in range(grid.columnCount()):
        if grid.columnStretch(column) != (column < columns):
            grid.setColumnStretch(column, int(column < columns))
