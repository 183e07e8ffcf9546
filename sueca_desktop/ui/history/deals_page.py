"""The list of past deals: look at one, save its record, save the list as a table, delete."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QItemSelectionModel, QSize, Signal
from PySide6.QtWidgets import QMenu, QPushButton, QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from sueca_desktop.app.history.kept import KeptDeal
from sueca_desktop.ui.history.choosing import Chosen
from sueca_desktop.ui.history.deals_view import DealsView
from sueca_desktop.ui.history.page import HistoryPage
from sueca_desktop.ui.models.deals import DEAL_ROLE, DealsModel
from sueca_desktop.ui.panels.widgets import button, button_row, label, push_button
from sueca_desktop.ui.text import history as words
from sueca_desktop.ui.text.history import Label, say
from sueca_desktop.ui.text.window import Word
from sueca_desktop.ui.theme import UNIT, Theme

_LEAST = 220
"""The least height of the list."""


class DealsPage(HistoryPage):
    """Lists the deals that are chosen.

    ``opened`` (a :class:`KeptDeal`) is to be looked at, ``review_asked`` (likewise) step by step; of ``record_asked``
    (a deal) and ``table_asked`` (several, the oldest first) a file is wanted; ``deleting`` (several): they are to be
    deleted, the user having been asked.
    """

    opened = Signal(object)
    review_asked = Signal(object)
    record_asked = Signal(object)
    table_asked = Signal(object)
    deleting = Signal(object)
    statistics_asked = Signal()
    width_wanted = 1000
    share = 0.8

    def __init__(
        self,
        deals: Sequence[KeptDeal] | None,
        chosen: Chosen,
        theme: Theme,
        *,
        writable: bool = True,
        current: tuple[str, int] | None = None,
    ) -> None:
        """``writable``: whether deals can be deleted; ``current``: the key of the deal to stand on."""
        super().__init__(Label.DEALS, "tricks", deals, chosen, theme, results=True)
        self._writable = writable
        self.model = DealsModel(self)
        self.view = DealsView(self.model, theme)
        column = QVBoxLayout(self.body)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.view)
        self._message = label("", "soft", wrap=True)
        self._message.hide()
        self._foot = QStackedWidget()
        self._foot.addWidget(self._buttons())
        self._foot.addWidget(self._question())
        self.footer.setContentsMargins(3 * UNIT, UNIT, 3 * UNIT, 2 * UNIT)
        self.footer.addWidget(self._message)
        self.footer.addWidget(self._foot)
        self.view.opened.connect(self._open)
        self.view.delete_asked.connect(self._ask_delete)
        self.view.selectionModel().selectionChanged.connect(self._enable)
        self.refresh()
        if current is not None:
            self._go_to(current)

    # ---- building

    def _buttons(self) -> QWidget:
        holder = QWidget()
        self._look = push_button(say(Label.OPEN), self._open, primary=True)
        self._review = button(Word.REVIEW_BUTTON, self._ask_review)
        self._save = self._save_menu()
        self._delete = push_button(say(Label.DELETE), self._ask_delete)
        self._close = button(Word.CLOSE, self.closed.emit)
        statistics = push_button(say(Label.TO_STATISTICS), self.statistics_asked.emit)
        buttons = (self._delete, self._save, self._review, self._look, self._close)
        button_row(holder, *buttons, left=[statistics])
        return holder

    def _save_menu(self) -> QPushButton:
        menu = QMenu(self)
        self._record = menu.addAction(say(Label.EXPORT))
        self._record.triggered.connect(self._ask_record)
        self._table = menu.addAction(say(Label.EXPORT_TABLE))
        self._table.triggered.connect(self._ask_table)
        result = push_button(say(Label.SAVE), lambda: None)
        result.setMenu(menu)
        return result

    def _question(self) -> QWidget:
        """Asked before anything is deleted; what is safe has the focus."""
        holder = QWidget()
        self._asked = label("", "strong", wrap=True)
        self._asked.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._keep = push_button(say(Label.KEEP), self._put_question_away, primary=True)
        delete = push_button(say(Label.DELETE_FOR_GOOD), self._delete_selected)
        button_row(holder, delete, self._keep, left=[self._asked])
        return holder

    # ---- what is shown

    @property
    def current(self) -> tuple[str, int] | None:
        """The key of the deal the list stands on."""
        deal: KeptDeal | None = self.view.currentIndex().data(DEAL_ROLE)
        return deal.key if deal is not None else None

    def refresh(self) -> None:
        current, choice = self.current, self.choice
        self.model.show([deal for deal in self.deals if choice.takes(deal)])
        self.let_see(self.model.rowCount() > 0)
        self._put_question_away()
        if current is None or not self._go_to(current):
            self._select(0)
        self._enable()

    def _go_to(self, key: tuple[str, int]) -> bool:
        row = self.model.row_of(key)
        if row is not None:
            self._select(row)
        return row is not None

    def _select(self, row: int) -> None:
        index = self.model.index(row, 0)
        flags = QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows
        self.view.selectionModel().setCurrentIndex(index, flags)
        self.view.scrollTo(index)

    def _enable(self) -> None:
        selected = self.view.selected()
        one = selected[0] if len(selected) == 1 else None
        for part in (self._look, self._review, self._save, self._delete):
            part.setVisible(bool(self.deals))
        for part in (self._look, self._review):
            part.setEnabled(one is not None and not one.abandoned)
        self._record.setEnabled(one is not None)
        self._save.setEnabled(self.model.rowCount() > 0)
        self._delete.setEnabled(bool(selected) and self._writable)

    def say(self, text: str) -> None:
        """A word at the foot of the page; empty for none."""
        self._message.setText(text)
        self._message.setVisible(bool(text))

    # ---- what is asked for

    def _open(self) -> None:
        if self._look.isEnabled():
            self.opened.emit(self.view.selected()[0])

    def _ask_review(self) -> None:
        self.review_asked.emit(self.view.selected()[0])

    def _ask_record(self) -> None:
        self.record_asked.emit(self.view.selected()[0])

    def _ask_table(self) -> None:
        """Of what is selected, if that is more than one deal; else of all that is listed."""
        selected = self.view.selected()
        everything = [self.model.index(row, 0).data(DEAL_ROLE) for row in range(self.model.rowCount())]
        self.table_asked.emit(list(reversed(selected if len(selected) > 1 else everything)))

    def _ask_delete(self) -> None:
        if self._delete.isEnabled():
            self._asked.setText(words.delete_question(len(self.view.selected())))
            self._foot.setCurrentIndex(1)
            self._keep.setFocus()

    def _put_question_away(self) -> None:
        if self._foot.currentIndex():
            self._foot.setCurrentIndex(0)
            self.view.setFocus()

    def _delete_selected(self) -> None:
        selected = self.view.selected()
        self._put_question_away()
        self.deleting.emit(selected)

    # ---- the page itself

    def escape(self) -> None:
        """Answers the question with no, where it is asked."""
        self._put_question_away() if self._foot.currentIndex() else super().escape()

    def fit(self, room: QSize) -> None:
        super().fit(room)
        self.view.fit(self.inner_width(room), self.scale)
        self.view.setMinimumHeight(max(_LEAST, self.spare_height(room, 0)))

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self.view.results.theme = theme
        self.view.viewport().update()

    def first_focus(self) -> QWidget:
        return self.view if self.model.rowCount() else self._close
