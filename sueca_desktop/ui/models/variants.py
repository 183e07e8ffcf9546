"""What can be played, as a list: the game that was left first, then every rule set that was discovered."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct
from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from sueca_desktop.app.summary import LeftGame
from sueca_desktop.engine.variant import RuleSet, Variant
from sueca_desktop.ui.text import games
from sueca_desktop.ui.text.window import Word, say

Index = QModelIndex | QPersistentModelIndex
ROOT = QModelIndex()
TILE_ROLE = Qt.ItemDataRole.UserRole + 1
"""The row's :class:`Tile`."""


class Tile(Struct, frozen=True):
    """One row. ``rules``: of the usual options, what its picture is painted from. ``lines``: under the title.
    ``left``: the game that would be taken up again, None for a new one.
    """

    variant: str
    rules: RuleSet
    title: str
    lines: tuple[str, ...]
    left: LeftGame | None = None

    @property
    def spoken(self) -> str:
        """All of it, for readers."""
        return ". ".join(filter(None, (self.title, *self.lines, games.difference(self.variant))))


def tiles(variants: Mapping[str, Variant], left: LeftGame | None) -> tuple[Tile, ...]:
    """The tiles in their order, worded in the language of the moment."""
    new = tuple(Tile(id_, variants[id_].rules(), games.name(id_), games.about(id_)) for id_ in games.in_order(variants))
    if left is None:
        return new
    id_ = left.settings.variant
    title = say(Word.RESUME_GAME).format(game=games.name(id_))
    return (Tile(id_, variants[id_].rules(), title, games.standing(left.summary), left), *new)


class VariantsModel(QAbstractListModel):
    """Shows the tiles it was last given."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tiles: tuple[Tile, ...] = ()

    @property
    def tiles(self) -> tuple[Tile, ...]:
        return self._tiles

    def show(self, variants: Mapping[str, Variant], left: LeftGame | None = None) -> None:
        """Show these rule sets, after the game that was ``left`` if there is one."""
        self.show_tiles(tiles(variants, left))

    def show_tiles(self, shown: tuple[Tile, ...]) -> None:
        """Show these."""
        self.beginResetModel()
        self._tiles = shown
        self.endResetModel()

    def row_of(self, variant: str) -> int:
        """The row that begins a new game of ``variant``.

        Raises:
            StopIteration: there is no such rule set.
        """
        return next(i for i, tile in enumerate(self._tiles) if tile.variant == variant and tile.left is None)

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._tiles)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        tile = self._tiles[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return tile.title
            case Qt.ItemDataRole.AccessibleTextRole:
                return tile.spoken
            case Qt.ItemDataRole.ToolTipRole:
                return games.difference(tile.variant)
            case _ if role == TILE_ROLE:
                return tile
        return None
