"""The score sheet as a table: a row a deal, the columns that suit the game."""

from __future__ import annotations

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from sueca_desktop.app.summary import DealRow, MatchSummary
from sueca_desktop.ui.models.sheet_columns import Kind, SheetColumn, columns
from sueca_desktop.ui.text.tips import tip

Index = QModelIndex | QPersistentModelIndex
ROOT = QModelIndex()
TALLY_ROLE = Qt.ItemDataRole.UserRole + 1
"""The :class:`Tally` that stands in a cell; None where there is none."""


class ScoreSheetModel(QAbstractTableModel):
    """Shows a :class:`MatchSummary`; empty until it is given one."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._summary: MatchSummary | None = None
        self._columns: tuple[SheetColumn, ...] = ()

    @property
    def summary(self) -> MatchSummary | None:
        return self._summary

    @property
    def columns(self) -> tuple[SheetColumn, ...]:
        """The columns of the game shown."""
        return self._columns

    def column_of(self, kind: Kind, seat: int | None = None) -> int:
        """Where the column of that kind stands, with ``seat`` among its players if given.

        Raises:
            ValueError: this game has none.
        """
        for i, column in enumerate(self._columns):
            if column.kind is kind and (seat is None or seat in column.seats):
                return i
        raise ValueError(f"no column {kind.name}")

    def show(self, summary: MatchSummary | None) -> None:
        """Show another state of the match; only new and changed rows are announced where the match is the same."""
        old, shown = self._summary, self._rows
        new = summary.rows if summary else ()
        same = old is not None and summary is not None and _match_of(old) == _match_of(summary)
        if not same or len(new) < len(shown) or new[: len(shown) - 1] != shown[:-1]:
            self.beginResetModel()
            self._summary = summary
            self._columns = columns(summary.spec) if summary else ()
            self.endResetModel()
        elif len(new) > len(shown):
            self.beginInsertRows(QModelIndex(), len(shown), len(new) - 1)
            self._summary = summary
            self.endInsertRows()
            self._changed(len(shown) - 1)
        else:
            self._summary = summary
            if new != shown:
                self._changed(len(shown) - 1)

    def _changed(self, row: int) -> None:
        if row >= 0:
            self.dataChanged.emit(self.index(row, 0), self.index(row, len(self._columns) - 1))

    @property
    def _rows(self) -> tuple[DealRow, ...]:
        return self._summary.rows if self._summary else ()

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._columns)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        shown = orientation == Qt.Orientation.Horizontal and 0 <= section < len(self._columns)
        if not shown or self._summary is None:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(self._columns[section])
        head = self._columns[section].head(self._summary)
        return {Qt.ItemDataRole.DisplayRole: head, Qt.ItemDataRole.ToolTipRole: tip(head)}.get(Qt.ItemDataRole(role))

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or self._summary is None:
            return None
        row, column = self._rows[index.row()], self._columns[index.column()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return column.text(self._summary, row)
            case Qt.ItemDataRole.ToolTipRole if column.tip:
                return tip(column.tip(self._summary, row))
            case Qt.ItemDataRole.AccessibleTextRole if column.tip:
                return column.tip(self._summary, row)
            case Qt.ItemDataRole.AccessibleTextRole:
                return column.text(self._summary, row).replace("\n", ", ")
            case Qt.ItemDataRole.TextAlignmentRole:
                return _alignment(column)
            case _ if role == TALLY_ROLE:
                return column.tally(row)
        return None


def _alignment(column: SheetColumn) -> Qt.AlignmentFlag:
    """Of a column and its head: words begin at the left."""
    middle = column.centred or column.writing is not None
    return Qt.AlignmentFlag.AlignCenter if middle else Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


def _match_of(summary: MatchSummary) -> tuple[object, ...]:
    """What two summaries of one match have in common."""
    return summary.players, summary.spec.variant, summary.spec.options
