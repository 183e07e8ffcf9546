"""The names at the table: a field for every seat the chosen game has."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QLineEdit, QWidget

from sueca_desktop.ui.panels.form import columns_for, columns_in, lay_cells
from sueca_desktop.ui.panels.profile_field import ProfileField
from sueca_desktop.ui.panels.widgets import from_its_beginning, label
from sueca_desktop.ui.scale import px, units
from sueca_desktop.ui.text import computer
from sueca_desktop.ui.text.window import Word, plain, say

LONGEST = 60
"""Characters of a name."""
_PLACES = {
    2: (Word.START_YOU, Word.START_ACROSS),
    3: (Word.START_YOU, Word.START_RIGHT, Word.START_LEFT),
    4: (Word.START_YOU, Word.START_RIGHT, Word.START_PARTNER, Word.START_LEFT),
    5: (Word.START_YOU, Word.START_FIRST, Word.START_SECOND, Word.START_THIRD, Word.START_FOURTH),
}
"""Where the seats are, by how many there are."""


class NameFields(QWidget):
    """A name keeps its seat when another game is chosen."""

    entered = Signal()
    """Enter was pressed in a field."""

    def __init__(self, players: tuple[str, ...], most: int, profiles: tuple[str, ...] = ()) -> None:
        """``players``: the names to offer, defaults for the rest up to ``most`` seats; ``profiles``: the user's names,
        to choose from.
        """
        super().__init__()
        self._usual = computer.default_players(most)
        names = (*players, *self._usual[len(players) :])
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(units(1))
        grid.setVerticalSpacing(2)
        self._grid, self._width = grid, 0
        self.fields: list[QLineEdit] = []
        self._labels: list[QLabel] = []
        self._seats = most
        for seat, name in enumerate(names):
            place, field = label("", "soft"), QLineEdit(name) if seat else ProfileField(name, profiles)
            from_its_beginning(field)
            field.setMaxLength(LONGEST)
            field.setMinimumWidth(px(72))
            field.returnPressed.connect(self.entered)
            self.fields.append(field)
            self._labels.append(place)
        lay_cells(grid, list(zip(self._labels, self.fields, strict=True)), most)

    def show_seats(self, seats: int) -> None:
        """The fields of a game with so many seats, each with its place at the table."""
        for seat, (place, field) in enumerate(zip(self._labels, self.fields, strict=True)):
            for part in (place, field):
                part.setVisible(seat < seats)
            if seat < seats:
                place.setText(say(_PLACES[seats][seat]))
                place.setToolTip(say(_PLACES[seats][seat]))
                field.setAccessibleName(plain(_PLACES[seats][seat]))
        self._seats = seats
        self.fit(self._width)

    def fit(self, width: int) -> None:
        """Lay out for ``width`` pixels."""
        self._width = width
        cells = list(zip(self._labels, self.fields, strict=True))[: self._seats]
        lay_cells(self._grid, cells, columns_in(width, cells) if width else len(cells))

    def needed(self, width: int, seats: int) -> int:
        """Pixels of height with so many ``seats``, which need not be those shown, in ``width`` pixels."""
        metrics = self._labels[0].fontMetrics()
        labels = [metrics.horizontalAdvance(say(place)) for place in _PLACES[seats]]
        rows = -(-seats // columns_for(width, labels))
        one = (
            self._labels[0].sizeHint().height() + self.fields[0].sizeHint().height() + 2 * self._grid.verticalSpacing()
        )
        return rows * one

    def given(self) -> tuple[str, ...]:
        """What is written for every seat; empty for a name that was left as it was offered."""
        written = [field.text().strip() for field in self.fields]
        return tuple("" if name == usual else name for name, usual in zip(written, self._usual, strict=True))

    def names(self, seats: int) -> tuple[str, ...]:
        """The names of so many seats; where none is given, the default of the language of now."""
        return computer.players(self.given()[:seats])
