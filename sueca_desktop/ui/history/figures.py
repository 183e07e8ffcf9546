"""The figures that stand first: each on a small paper plate, with what it counts and a word more."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from sueca_desktop.app.history import statistics as counted
from sueca_desktop.app.history.kept import KeptDeal
from sueca_desktop.ui.panels.widgets import label
from sueca_desktop.ui.text import history as words
from sueca_desktop.ui.text.history import Label, say
from sueca_desktop.ui.text.language import decimal, number, said, signed
from sueca_desktop.ui.theme import UNIT


class Figure(Struct, frozen=True):
    """``value`` of ``name``; ``more``: a word under it, may be empty."""

    name: str
    value: str
    more: str = ""


def figures(deals: Sequence[KeptDeal], practice: int) -> tuple[Figure, ...]:
    """What stands first, of the deals that count; ``practice``: how many do not."""
    whole = counted.tally(deals)
    more = say(Label.PRACTICE_TOO).format(count=number(practice)) if practice else ""
    found = [Figure(say(Label.DEALS_PLAYED), number(whole.deals), more), _rate(whole)]
    if whole.matches:
        share = words.share(whole.matches_won, whole.matches)
        found.append(Figure(say(Label.MATCHES_WON), words.percent(whole.matches_won / whole.matches), share))
    ranking = counted.ranking(deals)
    if ranking:
        found.append(Figure(say(Label.RANKING), signed(round(ranking[-1].value)), words.deals(len(ranking))))
    return (*found, _streak(counted.streaks(deals)), *_luck(counted.luck(deals)), *_care(counted.care(deals)))


def _rate(whole: counted.Tally) -> Figure:
    value = words.NOTHING if whole.rate is None else words.percent(whole.rate)
    return Figure(say(Label.DEALS_WON), value, words.share(whole.won, whole.won + whole.lost))


def _streak(found: counted.Streaks) -> Figure:
    now = Label.RUN_WON if found.current > 0 else Label.RUN_LOST
    more = say(now).format(count=number(abs(found.current))) if found.current else ""
    return Figure(say(Label.STREAK), number(found.won), more)


def _luck(found: counted.Luck | None) -> tuple[Figure, ...]:
    if found is None:
        return ()
    verdict = Label.LUCK_ORDINARY if found.ordinary else Label.LUCK_GOOD if found.mean > 0 else Label.LUCK_BAD
    return (Figure(say(Label.CARDS), words.percent(found.share), say(verdict)),)


def _care(found: counted.Care | None) -> tuple[Figure, ...]:
    if found is None:
        return ()
    return (Figure(say(Label.MISTAKES), decimal(found.mean), words.reviewed(found.deals)),)


class FigurePlate(QFrame):
    """One figure."""

    def __init__(self, figure: Figure) -> None:
        super().__init__()
        self.setProperty("role", "plate")
        column = QVBoxLayout(self)
        column.setContentsMargins(UNIT + 2, UNIT - 2, UNIT + 2, UNIT - 2)
        column.setSpacing(0)
        for text, role in ((figure.name, "note"), (figure.value, "title"), (figure.more, "note")):
            column.addWidget(self._line(text, role))
        self.setAccessibleName(said(figure.name, figure.value))
        self.setAccessibleDescription(figure.more)

    @staticmethod
    def _line(text: str, role: str) -> QLabel:
        line = label(text, role)
        line.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        return line


class FigureGrid(QWidget):
    """Figures side by side, in as many equal rows as the width asks for."""

    def __init__(self) -> None:
        super().__init__()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(UNIT)
        self._plates: list[FigurePlate] = []
        self._columns = 0
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)

    def show_figures(self, shown: Sequence[Figure]) -> None:
        for plate in self._plates:
            self._grid.removeWidget(plate)
            plate.hide()
            plate.deleteLater()
        self._plates = [FigurePlate(figure) for figure in shown]
        self._arrange()

    def fit(self, width: int) -> None:
        """Arrange for so many pixels of width."""
        least = max((plate.sizeHint().width() for plate in self._plates), default=1)
        most = max(1, (width + UNIT) // (least + UNIT))
        rows = -(-len(self._plates) // most)
        columns = -(-len(self._plates) // max(1, rows))
        if columns != self._columns:
            self._columns = columns
            self._arrange()

    def _arrange(self) -> None:
        for column in range(self._grid.columnCount()):
            self._grid.setColumnStretch(column, 0)
        for i, plate in enumerate(self._plates):
            row, column = divmod(i, max(1, self._columns))
            self._grid.addWidget(plate, row, column)
            self._grid.setColumnStretch(column, 1)
