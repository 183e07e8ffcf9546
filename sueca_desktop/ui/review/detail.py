"""One decision in words: what it gave away by both measures, the expert's choice and why."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QVBoxLayout

from sueca_desktop.ai.options import Grade
from sueca_desktop.app.review.decisions import Decision
from sueca_desktop.app.review.moments import Moment
from sueca_desktop.ui.panels.widgets import label
from sueca_desktop.ui.review.marks import mark_pixmap
from sueca_desktop.ui.scale import px, units
from sueca_desktop.ui.text import reasons
from sueca_desktop.ui.text import review as words
from sueca_desktop.ui.text.language import said
from sueca_desktop.ui.text.review import Say, say
from sueca_desktop.ui.theme import Theme

_MARK = 18


class MeasureRow:
    """A mark, the measure's name, and under it grade and cost."""

    def __init__(self, grid: QGridLayout, row: int, name: Say) -> None:
        self._mark = QLabel()
        self._name = label(say(name), "note", wrap=True)
        self._told = label("", wrap=True)
        grid.addWidget(self._mark, 2 * row, 0, 2, 1, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(self._name, 2 * row, 1)
        grid.addWidget(self._told, 2 * row + 1, 1)

    def show(self, grade: Grade | None, cost: str, theme: Theme) -> None:
        ratio = self._mark.devicePixelRatioF()
        self._mark.setPixmap(mark_pixmap(grade, theme, px(_MARK), ratio))
        told = cost if grade is None else f"{words.grade(grade)} · {cost}"
        self._told.setText(told)
        self._told.setAccessibleName(said(self._name.text(), told))


class DecisionDetail(QFrame):
    """Shows one decision, or a word where none is taken."""

    def __init__(self, players: tuple[str, ...], theme: Theme) -> None:
        super().__init__()
        self.setProperty("role", "plate")
        self._players, self._theme = players, theme
        column = QVBoxLayout(self)
        column.setContentsMargins(units(1.25), units(1), units(1.25), units(1))
        column.setSpacing(units(0.5))
        self._title = label("", "strong", wrap=True)
        grid = QGridLayout()
        grid.setHorizontalSpacing(units(1))
        grid.setVerticalSpacing(0)
        grid.setColumnStretch(1, 1)
        self._known, self._laid = MeasureRow(grid, 0, Say.KNOWN), MeasureRow(grid, 1, Say.AS_LAID)
        self._expert = label("", wrap=True)
        self._best = label("", "note", wrap=True)
        for part in (self._title, grid, self._expert, self._best):
            if isinstance(part, QGridLayout):
                column.addLayout(part)
            else:
                column.addWidget(part)
        column.addStretch(1)

    def show_decision(self, decision: Decision, moment: Moment) -> None:
        told = words.action(decision.action, moment, self._players)
        self._title.setText(say(Say.YOU_DID).format(action=told))
        self._known.show(decision.known_grade, words.known_cost(decision), self._theme)
        self._laid.show(decision.laid_grade, words.laid_cost(decision), self._theme)
        self._expert.setText(expert_told(decision, moment, self._players))
        self._best.setText(words.best_laid(decision, moment, self._players))
        self._best.setVisible(bool(self._best.text()))

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme


def expert_told(decision: Decision, moment: Moment, players: tuple[str, ...]) -> str:
    """What the expert would have done, and why."""
    action = words.action(decision.expert, moment, players)
    return f"{say(Say.EXPERT).format(action=action)}. {reasons.sentence(decision.why, players)}"
