"""The score sheet as a table: a row a deal."""

from __future__ import annotations

from enum import IntEnum

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from sueca_desktop.app.summary import DealRow, MatchSummary
from sueca_desktop.ui.text import rules as rule_words
from sueca_desktop.ui.text import seats
from sueca_desktop.ui.text.window import Word, say

Index = QModelIndex | QPersistentModelIndex
ROOT = QModelIndex()


class Column(IntEnum):
    """What stands where; SIDE_0 and SIDE_1 are the running totals of the two partnerships."""

    DEAL = 0
    DEALER = 1
    CARD_POINTS = 2
    SIDE_0 = 3
    SIDE_1 = 4
    RULE = 5


SIDES = (Column.SIDE_0, Column.SIDE_1)
TALLY_ROLE = Qt.ItemDataRole.UserRole + 1
"""A side's (running total, what this deal added) as a tuple of two ints."""
_HEAD_NAME = 9
"""Characters of a name at the head of a column; the tool tip has more."""
_HEADERS = {
    Column.DEAL: Word.COLUMN_DEAL,
    Column.DEALER: Word.COLUMN_DEALER,
    Column.CARD_POINTS: Word.COLUMN_CARD_POINTS,
    Column.RULE: Word.COLUMN_RULE,
}


class ScoreSheetModel(QAbstractTableModel):
    """Shows a :class:`MatchSummary` with two fixed partnerships; empty until it is given one."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._summary: MatchSummary | None = None

    @property
    def summary(self) -> MatchSummary | None:
        return self._summary

    def show(self, summary: MatchSummary | None) -> None:
        """Show another state of the match; only new and changed rows are announced where the match is the same."""
        old, self_rows = self._summary, self._rows
        new_rows = summary.rows if summary else ()
        grown = old is not None and summary is not None and old.players == summary.players
        if not grown or len(new_rows) < len(self_rows) or new_rows[: len(self_rows) - 1] != self_rows[:-1]:
            self.beginResetModel()
            self._summary = summary
            self.endResetModel()
        elif len(new_rows) > len(self_rows):
            self.beginInsertRows(QModelIndex(), len(self_rows), len(new_rows) - 1)
            self._summary = summary
            self.endInsertRows()
            self._changed(len(self_rows) - 1)
        else:
            self._summary = summary
            self._changed(len(self_rows) - 1)

    def _changed(self, row: int) -> None:
        if row >= 0:
            self.dataChanged.emit(self.index(row, 0), self.index(row, len(Column) - 1))

    @property
    def _rows(self) -> tuple[DealRow, ...]:
        return self._summary.rows if self._summary else ()

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(Column)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(Column):
            return None
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return None
        column = Column(section)
        if column not in SIDES:
            return say(_HEADERS[column])
        return self._side_name(column, _HEAD_NAME if role == Qt.ItemDataRole.DisplayRole else seats.LONGEST)

    def _side_name(self, column: Column, longest: int) -> str:
        if self._summary is None:
            return ""
        side = self._summary.spec.sides[SIDES.index(column)]
        return seats.pair(self._summary.players, side, lambda name: seats.shown(name, longest))

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or self._summary is None:
            return None
        row, column = self._rows[index.row()], Column(index.column())
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return self._text(row, column)
            case Qt.ItemDataRole.ToolTipRole:
                return self._tip(row, column)
            case Qt.ItemDataRole.TextAlignmentRole if column in (Column.DEAL, Column.CARD_POINTS):
                return Qt.AlignmentFlag.AlignCenter
            case _ if role == TALLY_ROLE and column in SIDES:
                return self._tally(row, column)
        return None

    def _tally(self, row: DealRow, column: Column) -> tuple[int, int]:
        assert self._summary is not None
        seat = self._summary.spec.sides[SIDES.index(column)][0]
        return row.totals[seat], row.score.points[seat] if row.score else 0

    def _text(self, row: DealRow, column: Column) -> str:
        assert self._summary is not None
        match column:
            case Column.DEAL:
                return str(row.number)
            case Column.DEALER:
                return seats.shown(self._summary.players[row.dealer])
            case Column.CARD_POINTS:
                points = row.score.card_points if row.score else None
                return "" if points is None else f"{points[0]} : {points[1]}"
            case Column.RULE:
                return rule_words.score_rule_short(row.score.rule) if row.score else say(Word.PLAYING)
        return str(self._tally(row, column)[0])

    def _tip(self, row: DealRow, column: Column) -> str | None:
        if column in SIDES and row.score:
            total, added = self._tally(row, column)
            return say(Word.TOTAL_TIP).format(score=f"{added:+d}", total=total)
        return rule_words.why_scored(row.score) if column is Column.RULE and row.score else None
