"""The figures at the end of a deal: two sides with their points, two players with what theirs consist of, or everyone's
totals.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from sueca_desktop.app.summary import DealResult
from sueca_desktop.ui.models.sheet_columns import Kind, Writing, columns
from sueca_desktop.ui.panels.tally import draw_tally, strokes_width
from sueca_desktop.ui.panels.widgets import fitting, label
from sueca_desktop.ui.scale import enlarge, px, units
from sueca_desktop.ui.style import serif_font
from sueca_desktop.ui.text import result as words
from sueca_desktop.ui.text import seats, sheet
from sueca_desktop.ui.text.language import number, signed
from sueca_desktop.ui.text.tips import tip
from sueca_desktop.ui.text.window import Word, say
from sueca_desktop.ui.theme import TYPE, Theme

_NAME = 110
"""Pixels of a name."""


class TallyStrip(QWidget):
    """A running total: the number and its strokes."""

    def __init__(self, total: int, theme: Theme) -> None:
        super().__init__()
        self._total, self._theme = total, theme
        self.setAccessibleName(str(total))
        self.setMinimumHeight(px(28))

    def sizeHint(self) -> QSize:
        return QSize(px(48 + min(strokes_width(abs(self._total)), 120)), px(28))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_tally(painter, enlarge(painter, QRectF(self.rect())), self._total, self._theme, TYPE.strong)
        painter.end()


class ResultTable(QWidget):
    """The figures of a :class:`DealResult`, arranged as its score sheet is."""

    def __init__(self, result: DealResult, theme: Theme) -> None:
        super().__init__()
        self._result, self._theme = result, theme
        self._players, self._score = result.summary.players, result.score
        self._totals = result.summary.standing.totals
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(units(2))
        self._grid.setVerticalSpacing(units(0.5))
        self._placed: list[tuple[QWidget, int, int]] = []
        self._turned, self._wide = False, 0
        self._parts = 0
        """Columns of what the score consists of: under it where they become rows."""
        kinds = [column.kind for column in columns(result.summary.spec)]
        if Kind.CONTRACT in kinds:
            self._everyone()
        elif Kind.PLAYER in kinds:
            self._face_to_face()
        else:
            self._pairs(any(c.writing is Writing.STROKES for c in columns(result.summary.spec)))

    def fit(self, width: int) -> None:
        """Rows become columns where all of them have no room in ``width`` pixels."""
        if not self._turned:
            self._wide = self._grid.minimumSize().width()
        self._lay(turned=self._wide > width)

    def _put(self, part: QWidget, row: int, column: int) -> None:
        self._placed.append((part, row, column))
        self._grid.addWidget(part, row, column)

    def _lay(self, *, turned: bool) -> None:
        if turned != self._turned:
            self._turned = turned
            for part, row, column in self._placed:
                self._grid.removeWidget(part)
                self._grid.addWidget(part, *((self._row_of(column), row) if turned else (row, column)))

    def _row_of(self, column: int) -> int:
        """The score and the total come first, and are seen before anything is scrolled."""
        if column == 0 or not self._parts:
            return column
        return column + 2 if column <= self._parts else column - self._parts

    def _heads(self, heads: Sequence[Word]) -> None:
        for column, word in enumerate(heads, 1):
            self._put(label(say(word), "heading", centred=True), 0, column)

    def _cells(self, row: int, texts: Sequence[str], first: int = 1) -> None:
        for column, text in enumerate(texts, first):
            self._put(label(text, "strong", centred=True), row, column)

    def _name(self, side: tuple[int, ...]) -> QLabel:
        return label(seats.pair(self._players, side, fitting(serif_font(TYPE.strong), _NAME)), "strong")

    def _gained(self, seat: int) -> str:
        return signed(self._score.points[seat])

    def _pairs(self, strokes: bool) -> None:
        self._heads((Word.COLUMN_CARD_POINTS, Word.SIDE_SCORE, Word.SIDE_TOTAL))
        for i, side in enumerate(self._result.summary.spec.sides, 1):
            points = number(self._score.card_points[i - 1]) if self._score.card_points else sheet.NOTHING
            self._put(self._name(side), i, 0)
            self._cells(i, (points, self._gained(side[0])))
            total = self._totals[side[0]]
            self._put(TallyStrip(total, self._theme) if strokes else self._account(total), i, 3)

    @staticmethod
    def _account(total: int) -> QLabel:
        return label(signed(total), "strong", centred=True)

    def _everyone(self) -> None:
        """A column a player: what he was, what he scored, his total."""
        for row, word in enumerate((Word.SIDE_SCORE, Word.SIDE_TOTAL), 2):
            self._put(label(say(word), "heading"), row, 0)
        for seat, name in enumerate(self._players):
            shown = fitting(serif_font(TYPE.strong), 74)(name)
            self._put(label(shown, "strong", centred=True), 0, seat + 1)
            self._put(label(words.role(self._result, seat), "soft", centred=True), 1, seat + 1)
            for row, text in enumerate((self._gained(seat), number(self._totals[seat])), 2):
                self._put(label(text, "strong", centred=True), row, seat + 1)

    def _face_to_face(self) -> None:
        """A row a player: what his points consist of, what of it he scored, his total."""
        heads = [Word.COLUMN_CARDS, Word.COLUMN_LAST_TRICK, Word.COLUMN_SEQUENCE, Word.COLUMN_BELLA]
        counted = self._result.row.counts
        parts = heads if counted else []
        self._parts = len(parts)
        self._heads((*parts, Word.SIDE_SCORE, Word.SIDE_TOTAL))
        for seat in range(len(self._players)):
            self._put(self._maker(seat), seat + 1, 0)
            if counted:
                count = counted[seat]
                values = (count.cards, count.last_trick, count.sequence, count.bella)
                self._cells(seat + 1, [number(value) if value else sheet.NOTHING for value in values])
            fate = sheet.fate(self._result.row, seat)
            gained = f"{self._gained(seat)} ({fate})" if fate else self._gained(seat)
            self._cells(seat + 1, (gained, number(self._totals[seat])), len(parts) + 1)

    def _maker(self, seat: int) -> QLabel:
        name = fitting(serif_font(TYPE.strong), _NAME - 24)(self._players[seat])
        made = self._result.row.contract is not None and self._result.row.contract.bidder == seat
        result = label(f"{name} {sheet.sign(self._result.row.trump)}" if made else name, "strong")
        if made:
            result.setToolTip(tip(sheet.maker_spoken(self._players, self._result.row)))
        result.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        return result
