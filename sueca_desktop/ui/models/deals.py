"""Past deals as a table, the newest first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from sueca_desktop.app.history.kept import KeptDeal
from sueca_desktop.ui.text import games
from sueca_desktop.ui.text import history as words
from sueca_desktop.ui.text.history import Label, say

Index = QModelIndex | QPersistentModelIndex
ROOT = QModelIndex()
DEAL_ROLE = Qt.ItemDataRole.UserRole + 1
"""The row's :class:`KeptDeal`."""
Text = Callable[[KeptDeal], str]


class Column(Enum):
    """What stands in a column."""

    DATE = Label.COLUMN_DATE
    GAME = Label.GAME
    PLAYERS = Label.COLUMN_WITH
    CONTRACT = Label.COLUMN_CONTRACT
    CARD_POINTS = Label.COLUMN_POINTS
    SCORE = Label.COLUMN_SCORE
    RESULT = Label.RESULT


COLUMNS = tuple(Column)
CENTRED = {Column.CARD_POINTS, Column.SCORE}
_TEXTS: dict[Column, Text] = {
    Column.DATE: lambda deal: words.date_and_time(deal.ended),
    Column.GAME: lambda deal: games.name(deal.variant),
    Column.PLAYERS: words.players,
    Column.CONTRACT: words.contract,
    Column.CARD_POINTS: words.card_points,
    Column.SCORE: words.score,
    Column.RESULT: words.outcome,
}


class DealsModel(QAbstractTableModel):
    """Shows the deals it was last given, in the reverse of their order."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._deals: tuple[KeptDeal, ...] = ()

    def show(self, deals: Sequence[KeptDeal]) -> None:
        """Show other deals."""
        self.beginResetModel()
        self._deals = tuple(reversed(deals))
        self.endResetModel()

    def row_of(self, key: tuple[str, int]) -> int | None:
        """Where a deal stands, by its key; None where it is not shown."""
        return next((row for row, deal in enumerate(self._deals) if deal.key == key), None)

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._deals)

    def columnCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(COLUMNS)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        shown = orientation == Qt.Orientation.Horizontal and 0 <= section < len(COLUMNS)
        return say(COLUMNS[section].value) if shown and role == Qt.ItemDataRole.DisplayRole else None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        deal, column = self._deals[index.row()], COLUMNS[index.column()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return _TEXTS[column](deal)
            case Qt.ItemDataRole.AccessibleTextRole:
                return _spoken(deal) if index.column() == 0 else _TEXTS[column](deal)
            case Qt.ItemDataRole.ToolTipRole if column is Column.RESULT:
                return words.rule(deal)
            case Qt.ItemDataRole.TextAlignmentRole if column in CENTRED:
                return Qt.AlignmentFlag.AlignCenter
            case _ if role == DEAL_ROLE:
                return deal
        return None


def _spoken(deal: KeptDeal) -> str:
    """The whole row, for readers, who come to its first cell."""
    return say(Label.SPOKEN).format(
        game=games.name(deal.variant),
        date=words.date_and_time(deal.ended),
        result=words.outcome(deal),
        rule=words.rule(deal) or words.score(deal),
    )
