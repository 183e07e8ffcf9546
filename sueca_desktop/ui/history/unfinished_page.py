"""The matches that were left for others: go on with one, or delete it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QSizePolicy, QStackedWidget, QWidget

from sueca_desktop.app.history.shelf import LeftMatch
from sueca_desktop.ui.history.page import EmptyState
from sueca_desktop.ui.models.variants import Tile, VariantsModel
from sueca_desktop.ui.panels.overlay import Panel
from sueca_desktop.ui.panels.pictures import TablePictures
from sueca_desktop.ui.panels.variant_list import VariantList
from sueca_desktop.ui.panels.widgets import button, button_row, label, push_button, rule
from sueca_desktop.ui.scale import px, units
from sueca_desktop.ui.text import computer, games
from sueca_desktop.ui.text.history import Label, date_and_time, say
from sueca_desktop.ui.text.window import Word
from sueca_desktop.ui.theme import Theme
from sueca_desktop.variants import discover

_ROW = 70
"""The least height of a row, in pixels at the usual scale: with when it was played and how it stands."""


class UnfinishedPage(Panel):
    """``resumed`` (a :class:`LeftMatch`) is to be gone on with; ``deleting``: it is to be deleted, the user having been
    asked.
    """

    resumed = Signal(object)
    deleting = Signal(object)
    width_wanted = 720
    share = 0.5

    def __init__(self, matches: Sequence[LeftMatch], theme: Theme, *, current: Path | None = None) -> None:
        """``current``: the file of the match to stand on."""
        super().__init__()
        self._matches: tuple[LeftMatch, ...] = ()
        self.column.setContentsMargins(units(3), units(2), units(3), 0)
        self.column.setSpacing(units(1))
        self.column.addWidget(label(say(Label.UNFINISHED), "title"))
        self.column.addWidget(rule())
        self.model = VariantsModel(self)
        self.list = VariantList(self.model, theme, TablePictures(self))
        self.list.setAccessibleName(say(Label.UNFINISHED))
        self.list.doubleClicked.connect(self.accept)
        self._empty = EmptyState("new", theme)
        self._empty.show_words(Label.NONE_LEFT_TITLE, Label.NONE_LEFT)
        self.column.addWidget(self.list)
        self.column.addWidget(self._empty)
        self.column.addStretch(1)
        self._message = label("", "soft", wrap=True)
        self._message.hide()
        self._foot = QStackedWidget()
        self._foot.addWidget(self._buttons())
        self._foot.addWidget(self._question())
        self.footer.setContentsMargins(units(3), units(1), units(3), units(2))
        self.footer.addWidget(self._message)
        self.footer.addWidget(self._foot)
        self.show_matches(matches, current)

    def _buttons(self) -> QWidget:
        self._delete = push_button(say(Label.DELETE), self._ask_delete)
        self._close = button(Word.CLOSE, self.closed.emit)
        self._play_on = push_button(say(Label.PLAY_ON), self.accept, primary=True)
        return _row(None, self._delete, self._close, self._play_on)

    def _question(self) -> QWidget:
        """Asked before a game is deleted; what is safe has the focus."""
        self._keep = push_button(say(Label.KEEP), self._put_question_away, primary=True)
        asked = label(say(Label.DELETE_LEFT), "strong", wrap=True)
        return _row(asked, push_button(say(Label.DELETE_FOR_GOOD), self._delete_current), self._keep)

    # ---- what is shown

    def show_matches(self, matches: Sequence[LeftMatch], current: Path | None = None) -> None:
        """Show these, and stay on the one stood on, if it is among them; ``current``: on that one."""
        wanted = current or (self.current.path if self.current is not None else None)
        row = max(0, self.list.currentIndex().row())
        self._matches = tuple(matches)
        self.model.show_tiles(tuple(map(_tile, matches)))
        found = next((i for i, one in enumerate(matches) if one.path == wanted), min(row, len(matches) - 1))
        self.list.setCurrentIndex(self.model.index(found, 0))
        self.list.setVisible(bool(matches))
        self._empty.setVisible(not matches)
        for one in (self._delete, self._play_on):
            one.setVisible(bool(matches))
        self._put_question_away()
        self.relaid.emit()

    @property
    def current(self) -> LeftMatch | None:
        """The match the list stands on."""
        row = self.list.currentIndex().row()
        return self._matches[row] if 0 <= row < len(self._matches) else None

    def say(self, text: str) -> None:
        """A word at the foot of the page."""
        self._message.setText(text)
        self._message.show()

    # ---- what is asked for

    def accept(self) -> None:
        if self.current is not None and not self._foot.currentIndex():
            self.resumed.emit(self.current)

    def escape(self) -> None:
        if self._foot.currentIndex():
            self._put_question_away()
        else:
            super().escape()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Delete:
            self._ask_delete()
        else:
            super().keyPressEvent(event)

    def _ask_delete(self) -> None:
        if self.current is not None:
            self._foot.setCurrentIndex(1)
            self._keep.setFocus()

    def _put_question_away(self) -> None:
        if self._foot.currentIndex():
            self._foot.setCurrentIndex(0)
            self.first_focus().setFocus()

    def _delete_current(self) -> None:
        match = self.current
        self._put_question_away()
        self.deleting.emit(match)

    # ---- the page itself

    def fit(self, room: QSize) -> None:
        high = room.height() - self.foot_height(room) - px(50) - units(4)
        self.list.fit(QSize(self.inner_width(room), high), _ROW)

    def first_focus(self) -> QWidget:
        return self.list if self._matches else self._close


def _row(words: QWidget | None, *buttons: QWidget) -> QWidget:
    holder = QWidget()
    if words is not None:
        words.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
    button_row(holder, *buttons, left=[] if words is None else [words])
    return holder


def _tile(match: LeftMatch) -> Tile:
    variant, summary = match.game.settings.variant, match.game.summary
    score, deal = games.standing(summary)
    level = computer.level(match.game.settings.level)
    played = say(Label.PLAYED_LAST).format(date=date_and_time(match.played))
    lines = (f"{played} · {deal}", score, level)  # in low rows the first line is all there is
    return Tile(variant, discover()[variant].rules(), games.name(variant), lines, match.game)
