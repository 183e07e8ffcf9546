"""The score sheet as a table."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QStyledItemDelegate, QTableView

from sueca_desktop.ui.models.score_sheet import ScoreSheetModel
from sueca_desktop.ui.models.sheet_columns import Kind
from sueca_desktop.ui.panels.list_manners import keep_at_end, keeps, paint_empty
from sueca_desktop.ui.panels.sheet_dock import SHEET, usual_size
from sueca_desktop.ui.panels.sheet_header import SheetHeader, shares
from sueca_desktop.ui.panels.tally import TallyDelegate
from sueca_desktop.ui.scale import px
from sueca_desktop.ui.text.window import Word, say
from sueca_desktop.ui.theme import Theme
from sueca_desktop.ui.worded import worded

_ROW, _TALL_ROW = 34, 48
"""Heights of a row of one line and of two."""
_HEAD, _PAIRS_HEAD = 48, 62
"""Heights of the heads: two names and the word between them may take three lines."""
_LEAST_REST = 56
"""Pixels of the column that takes what the others leave, at the usual scale."""
_GIVING_WAY = (Kind.DEAL, Kind.BELLA, Kind.SEQUENCE, Kind.LAST_TRICK, Kind.CARDS, Kind.CARD_POINTS, Kind.RESULT)
"""What is left out where there is little room, the first first."""
_LEAST, _LEAST_SHARE = 32, 0.72
"""Pixels that a column under a name keeps, and the part of its width that any does."""


class SheetView(QTableView):
    """The score sheet; read only, rows selectable for the keyboard and for readers."""

    def __init__(self, model: ScoreSheetModel, theme: Theme) -> None:
        super().__init__()
        self.setModel(model)
        self.tally = TallyDelegate(theme)
        self._plain = QStyledItemDelegate(self)
        worded(self, lambda: self.setAccessibleName(say(Word.SCORE_SHEET)))
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        self._model = model
        self._header = SheetHeader(self)
        self.setHorizontalHeader(self._header)
        self._header.setVisible(True)
        self.fit_columns()
        model.modelReset.connect(self.fit_columns)
        for told in (model.rowsInserted, model.dataChanged):
            told.connect(self._share_width)
        keep_at_end(self)

    def fit_columns(self) -> None:
        """Widths, delegates and row heights for the columns of another game."""
        columns = self._model.columns
        for i, column in enumerate(columns):
            mode = QHeaderView.ResizeMode.Interactive if column.width else QHeaderView.ResizeMode.Stretch
            self.horizontalHeader().setSectionResizeMode(i, mode)
            self.setItemDelegateForColumn(i, self.tally if column.writing else self._plain)
        pairs = any(len(column.seats) > 1 for column in columns)
        self.horizontalHeader().setMinimumHeight(px(_PAIRS_HEAD if pairs else _HEAD))
        tall = any(column.kind in (Kind.PLAYER, Kind.CONTRACT) for column in columns)
        self.verticalHeader().setDefaultSectionSize(px(_TALL_ROW if tall else _ROW))
        self._share_width()
        self._header.dense = tall
        self.setProperty("role", "dense" if tall else "")
        for part in (self, self.horizontalHeader()):
            part.style().unpolish(part)
            part.style().polish(part)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_width()

    def _share_width(self) -> None:
        """Where the column that takes the rest had no room, who dealt gives way, then other columns that say least, and
        then the others, as far as their heads and numbers can be read. What was won is always in sight.
        """
        columns, room = self._model.columns, self.viewport().width()
        rest = [i for i, column in enumerate(columns) if not column.width]
        room -= max([px(_LEAST_REST), *map(self._header.least, rest)]) if rest else 0
        kept = {i: px(column.width) for i, column in enumerate(columns) if column.width}
        if sum(kept.values()) > room:
            kept = {i: width for i, width in kept.items() if columns[i].kind is not Kind.DEALER}
        least = {i: self._least(i) for i in kept}
        for kind in _GIVING_WAY:
            if sum(least.values()) > room:
                least = {i: width for i, width in least.items() if columns[i].kind is not kind}
        for i in range(len(columns)):
            self.setColumnHidden(i, i not in least and i not in rest)
        widths = shares([kept[i] for i in least], list(least.values()), room)
        for i, width in zip(least, widths, strict=True):
            self.setColumnWidth(i, width)

    def _least(self, i: int) -> int:
        """Pixels that a column must have."""
        column = self._model.columns[i]
        head = px(_LEAST) if column.seats else self._header.least(i)
        figures = self.sizeHintForColumn(i) if column.centred else 0  # a name may be cut, a figure not
        return max(head, figures, round(px(column.width) * _LEAST_SHARE))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        paint_empty(self, Word.NO_DEALS)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter on a row is for that deal, and goes no further."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self.activated.emit(self.currentIndex())
        else:
            super().keyPressEvent(event) if keeps(event) else event.ignore()

    def sizeHint(self) -> QSize:
        return usual_size(SHEET)
