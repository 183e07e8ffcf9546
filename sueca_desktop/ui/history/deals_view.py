"""The table of past deals."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QPalette
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QStyledItemDelegate, QStyleOptionViewItem, QTableView

from sueca_desktop.app.history.kept import KeptDeal, Result
from sueca_desktop.ui.models.deals import COLUMNS, DEAL_ROLE, Column, DealsModel
from sueca_desktop.ui.style import plain_font
from sueca_desktop.ui.text.history import Label, say
from sueca_desktop.ui.theme import TYPE, Theme

_ROW, _PAD, _BAR = 32, 20, 16
"""Pixels: of a row's height, beside the words of a cell, of the scroll bar."""
_LEFT_OUT = (Column.PLAYERS, Column.CONTRACT, Column.CARD_POINTS, Column.SCORE)
"""What is done without first where there is little width."""
_MEASURED = 200
"""Rows whose words are measured for the widths of columns."""


class ResultDelegate(QStyledItemDelegate):
    """Writes how a deal came out in the colour of it; the word says the same."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme

    def initStyleOption(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        super().initStyleOption(option, index)
        deal: KeptDeal = index.data(DEAL_ROLE)
        colours = {Result.WON: self.theme.good, Result.LOST: self.theme.bad}
        colour = QColor(colours.get(deal.result, self.theme.ink_soft))
        for role in (QPalette.ColorRole.Text, QPalette.ColorRole.HighlightedText):
            option.palette.setColor(role, colour)


class DealsView(QTableView):
    """The table; Enter or a double click opens a deal, Delete asks whether to delete those selected."""

    opened = Signal()
    delete_asked = Signal()

    def __init__(self, model: DealsModel, theme: Theme) -> None:
        super().__init__()
        self.setModel(model)
        self.results = ResultDelegate(theme)
        self.setItemDelegateForColumn(COLUMNS.index(Column.RESULT), self.results)
        self.setAccessibleName(say(Label.DEALS))
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionResizeMode(COLUMNS.index(Column.PLAYERS), QHeaderView.ResizeMode.Stretch)
        self.doubleClicked.connect(self.opened)

    def fit(self, width: int, scale: float) -> None:
        """Columns as wide as their words need in text ``scale`` times as large; those that find no room in ``width``
        are left out, the least needed first.
        """
        font = plain_font(TYPE.body * scale)
        metrics = QFontMetrics(font)
        self.verticalHeader().setDefaultSectionSize(round(_ROW * scale))
        widths = {c: max(map(metrics.horizontalAdvance, self._longest(c))) + _PAD for c in COLUMNS}
        shown = list(COLUMNS)
        for column in _LEFT_OUT:
            if sum(widths[one] for one in shown) > width - _BAR:
                shown.remove(column)
        last = Column.PLAYERS if Column.PLAYERS in shown else Column.GAME
        for i, column in enumerate(COLUMNS):
            self.setColumnHidden(i, column not in shown)
            stretch = column is last
            mode = QHeaderView.ResizeMode.Stretch if stretch else QHeaderView.ResizeMode.Interactive
            self.horizontalHeader().setSectionResizeMode(i, mode)
            if not stretch:
                self.setColumnWidth(i, widths[column])

    def _longest(self, column: Column) -> list[str]:
        """The words that a column must have room for: its head, and of the first rows what stands there."""
        at, model = COLUMNS.index(column), self.model()
        head = str(model.headerData(at, Qt.Orientation.Horizontal))
        return [head, *(str(model.index(row, at).data()) for row in range(min(_MEASURED, model.rowCount())))]

    def selected(self) -> list[KeptDeal]:
        """The deals that are selected, from the top."""
        rows = sorted(index.row() for index in self.selectionModel().selectedRows())
        return [self.model().index(row, 0).data(DEAL_ROLE) for row in rows]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Letters are not searched for."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.opened.emit()
        elif event.key() == Qt.Key.Key_Delete:
            self.delete_asked.emit()
        elif event.text().strip() and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            event.ignore()
        else:
            super().keyPressEvent(event)
