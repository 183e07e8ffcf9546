"""The full tricks of the deal as a list."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from sueca_desktop.rules.cards import Card
from sueca_desktop.rules.contract import contract_of
from sueca_desktop.rules.tricks import Trick
from sueca_desktop.rules.view import PublicDeal
from sueca_desktop.ui.text import cards as card_words
from sueca_desktop.ui.text import seats
from sueca_desktop.ui.text.tips import tip
from sueca_desktop.ui.text.window import Word, say

Index = QModelIndex | QPersistentModelIndex
ROOT = QModelIndex()
TRICK_ROLE = Qt.ItemDataRole.UserRole + 1
"""The row's :class:`TrickRow`."""


class TrickRow(Struct, frozen=True):
    """One full trick. ``number``: from 1. ``cards``: by seat, whoever led. ``own``: seat 0's side took it, as
    far as sides are known.
    """

    number: int
    leader: int
    cards: tuple[Card, ...]
    winner: int
    points: int
    own: bool


def trick_row(deal: PublicDeal, number: int, trick: Trick) -> TrickRow:
    """The row of a full trick of ``deal``."""
    by_seat = dict(trick.plays(deal.spec.seats))
    winner = deal.winner_of(trick)
    return TrickRow(
        number=number,
        leader=trick.leader,
        cards=tuple(by_seat[seat] for seat in range(deal.spec.seats)),
        winner=winner,
        points=deal.points_of(trick),
        own=_with_user(deal, winner),
    )


def _with_user(deal: PublicDeal, seat: int) -> bool:
    """Whether everybody knows that ``seat`` plays on the side of seat 0."""
    contract = contract_of(deal)
    if deal.spec.sides or seat == 0 or contract is None:
        return deal.spec.same_side(0, seat)
    known = contract.nulls or contract.partner is not None
    return known and (seat in contract.side) == (0 in contract.side)


def trick_rows(deal: PublicDeal) -> tuple[TrickRow, ...]:
    """Every full trick of ``deal``, in order."""
    return tuple(trick_row(deal, i + 1, trick) for i, trick in enumerate(deal.tricks))


class TrickLogModel(QAbstractListModel):
    """Shows the tricks of a :class:`PublicDeal`; empty until it is given one."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[TrickRow, ...] = ()
        self.players: tuple[str, ...] = ()

    @property
    def rows(self) -> tuple[TrickRow, ...]:
        return self._rows

    def show(self, deal: PublicDeal | None, players: tuple[str, ...]) -> None:
        """Show the tricks of ``deal``; where they go on from those shown, only the new ones are announced."""
        rows = trick_rows(deal) if deal else ()
        known = len(self._rows)
        if players != self.players or rows[:known] != self._rows:
            self.beginResetModel()
            self._rows, self.players = rows, players
            self.endResetModel()
        elif len(rows) > known:
            self.beginInsertRows(QModelIndex(), known, len(rows) - 1)
            self._rows = rows
            self.endInsertRows()

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return say(Word.TRICK).format(number=row.number)
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._spoken(row)
            case Qt.ItemDataRole.ToolTipRole:
                return tip(self._spoken(row))
            case _ if role == TRICK_ROLE:
                return row
        return None

    def _spoken(self, row: TrickRow) -> str:
        order = [(row.leader + i) % len(row.cards) for i in range(len(row.cards))]
        played = [
            say(Word.PLAYED_BY).format(name=self._name(seat), card=card_words.card(row.cards[seat])) for seat in order
        ]
        return say(Word.TRICK_SPOKEN).format(
            number=row.number, cards=", ".join(played), winner=self._name(row.winner), points=row.points
        )

    def _name(self, seat: int) -> str:
        return seats.shown(self.players[seat])
