"""A small paper at the table that tells something nobody has to mind: it can be put away."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QToolButton, QVBoxLayout

from sueca_desktop.ui.access_keys import of_menu_bar, settled
from sueca_desktop.ui.panels.widgets import label
from sueca_desktop.ui.prompts.look import sheet
from sueca_desktop.ui.table.last_trick import PAPER
from sueca_desktop.ui.table.layout import GAP, TableLayout
from sueca_desktop.ui.table.paper import Ink
from sueca_desktop.ui.table.table_view import TableView
from sueca_desktop.ui.text.window import Word, plain

SIGN = 3.4
"""Height of the sign of practice over the trump, in text sizes."""


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

    def flatten(self, flat: bool) -> None:
        """Where there is little height the button stands beside the title, else below the sentence."""
        if flat == (self._head.indexOf(self.take) >= 0):
            return
        if flat:
            self._head.insertWidget(1, self.take)
        else:
            self._column.addWidget(self.take)

    def place(self, ink: Ink, right: float, bottom: float, width: float) -> None:
        """As wide as told, in the text size of ``ink``; its lower right corner there."""
        self.setStyleSheet(sheet(ink))
        margin = round(0.5 * ink.size)
        self._column.setContentsMargins(margin, margin, margin, margin)
        self._column.setSpacing(round(0.3 * ink.size))
        self.ensurePolished()
        wide = round(width)
        self.resize(wide, self._column.totalHeightForWidth(wide))
        self.move(round(right) - self.width(), round(bottom) - self.height())
