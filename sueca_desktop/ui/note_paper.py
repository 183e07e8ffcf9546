"""A small paper at the table that tells something nobody has to mind: it can be put away."""

from __future__ import annotations

from itertools import product

from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QToolButton, QVBoxLayout

from sueca_desktop.ui.access_keys import of_menu_bar, settled
from sueca_desktop.ui.panels.widgets import label
from sueca_desktop.ui.paper_place import Around, free_place, least_hidden
from sueca_desktop.ui.prompts.fitting import scales_for
from sueca_desktop.ui.prompts.look import sheet
from sueca_desktop.ui.table.last_trick import PAPER
from sueca_desktop.ui.table.layout import GAP, TableLayout
from sueca_desktop.ui.table.paper import Ink
from sueca_desktop.ui.table.table_view import TableView
from sueca_desktop.ui.text.window import Word, plain

SIGN = 3.4
"""Height of the sign of practice over the trump, in text sizes."""


WIDTHS = (1.0, 1.15, 1.3, 1.45, 1.6, 1.7, 1.8, 1.87, 1.94, 2.0, 2.3, 2.7, 3.2)
"""How wide a paper may be, of the width it would like."""


def above(layout: TableLayout, *, practice: bool) -> float:
    """Where a paper over the trump ends below: over the sign of ``practice``, if that is there."""
    return layout.badge.top() - (SIGN * layout.font if practice else GAP * layout.unit)


class NotePaper(QFrame):
    """A title with a button to put the paper away, perhaps a sentence and a button under it."""

    def __init__(self, table: TableView, title: str, told: str, choice: str) -> None:
        """``told``, ``choice``: the sentence and the words of the button; empty for none."""
        super().__init__(table)
        self.setProperty("role", "panel")
        self.setProperty(PAPER, True)
        self._column = column = QVBoxLayout(self)
        self._head = head = QHBoxLayout()
        head.addWidget(label(title, "strong", wrap=True), 1)
        self.away = QToolButton()
        self.away.setText("×")
        self.away.setAccessibleName(plain(Word.CLOSE))
        self.away.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        head.addWidget(self.away, 0, Qt.AlignmentFlag.AlignTop)
        column.addLayout(head)
        if told:
            column.addWidget(label(told, "soft", wrap=True))
        self.take = QPushButton(settled((choice,), of_menu_bar(table))[0])
        self.take.setProperty("role", "choice")
        self.take.setAutoDefault(False)
        self.take.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        column.addWidget(self.take)
        self.take.setVisible(bool(choice))
        self.setAccessibleName(f"{title}. {told}")

    def lay(self, ink: Ink, layout: TableLayout, around: Around, corner: QPointF, width: float) -> None:
        """Where it hides nothing that is to be seen, its lower right corner near ``corner``: ``width`` pixels wide, or
        wider, in the text size of ``ink`` or, where that is larger than usual, in a smaller one.
        """
        levels, scales = around.levels(), scales_for(layout.text, (1.0,))
        tried = [(scale, levels) for scale in scales] + [(scale, (around.seen,)) for scale in scales]
        sizes: list[tuple[bool, QSizeF]] = []
        for scale, kept in tried:
            sizes = self._sizes(replace(ink, size=ink.size * scale), width * scale, layout.felt.width())
            fitting = [(flat, size) for flat, size in sizes if free_place(size, layout, kept[-1], corner)]
            for taken, (flat, size) in product(kept, fitting):
                place = free_place(size, layout, taken, corner)
                if place is not None:
                    self._put(flat, place)
                    return
        flat, size = sizes[-1]
        self._put(flat, least_hidden(size, layout, around.seen, corner))

    def _sizes(self, ink: Ink, width: float, most: float) -> list[tuple[bool, QSizeF]]:
        """Of the paper in the text size of ``ink``, and whether its button then stands beside the title."""
        self.setStyleSheet(sheet(ink))
        margin = round(0.5 * ink.size)
        self._column.setContentsMargins(margin, margin, margin, margin)
        self._column.setSpacing(round(0.3 * ink.size))
        self.ensurePolished()
        found: list[tuple[bool, QSizeF]] = []
        for flat in (False,) if self.take.isHidden() else (False, True):
            self._flatten(flat)
            for share in WIDTHS:
                wide = max(round(min(width * share, most)), self._column.totalMinimumSize().width())
                found.append((flat, QSizeF(wide, self._column.totalHeightForWidth(wide))))
        return found

    def _flatten(self, flat: bool) -> None:
        """Where there is little height the button stands beside the title, else below the sentence."""
        if flat == (self._head.indexOf(self.take) >= 0):
            return
        if flat:
            self._head.insertWidget(1, self.take)
        else:
            self._column.addWidget(self.take)
        self._column.activate()

    def _put(self, flat: bool, place: QRectF) -> None:
        self._flatten(flat)
        self.setGeometry(round(place.x()), round(place.y()), round(place.width()), round(place.height()))
