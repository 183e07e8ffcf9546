"""The rows of the settings about who plays: the user's profiles, and the names of the others."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from sueca_desktop.ui.naming import SEATS
from sueca_desktop.ui.panels.flow import FlowLayout
from sueca_desktop.ui.panels.form import columns_in, lay_cells
from sueca_desktop.ui.panels.name_fields import LONGEST
from sueca_desktop.ui.panels.row import Row
from sueca_desktop.ui.panels.widgets import choices, from_its_beginning, label, push_button
from sueca_desktop.ui.scale import units
from sueca_desktop.ui.text import computer
from sueca_desktop.ui.text.seats import shown
from sueca_desktop.ui.text.settings import Say, plain, say
from sueca_desktop.ui.theme import Theme

MOST = 12
"""Profiles that are offered."""
_SHARE = 0.75
"""Of the width, what the names have beside their label."""


class Profiles(Struct, frozen=True):
    """``names``: the profiles, the present one first."""

    names: tuple[str, ...]


class ProfileRow(Row):
    """Which player plays: ``changed`` as ``profile`` for one of them or a new one, as ``rename`` for another name of
    the present one, as ``forget`` (True: with all deals) where the present one is to be removed.
    """

    def __init__(self, title: Say, value: object) -> None:
        super().__init__()
        inside = QVBoxLayout(self)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.setSpacing(units(1))
        self._holder, self._title = inside, title
        self._chooser: QWidget | None = None
        self.group = QButtonGroup(self)
        self.field = from_its_beginning(QLineEdit())
        self.field.setMaxLength(LONGEST)
        self.field.setAccessibleName(plain(Say.NAME))
        self.field.returnPressed.connect(self._add)
        inside.addWidget(self.field)
        self._remove = push_button(say(Say.REMOVE), self._ask)
        rename, add = push_button(say(Say.RENAME), self._rename), push_button(say(Say.ADD), self._add)
        inside.addWidget(_flowing(rename, add, self._remove))
        self.question = self._question()
        inside.addWidget(self.question)
        self.refusal = label("", "bad", wrap=True)
        self.refusal.hide()
        inside.addWidget(self.refusal)
        inside.addWidget(label(plain(Say.PROFILES_MEAN), "note", wrap=True))
        self._names: tuple[str, ...] = ()
        self.show_value(value)

    def show_value(self, value: object) -> None:
        assert isinstance(value, Profiles), "the profiles"
        if value.names == self._names:
            return
        self._names = value.names
        focused = any(one.hasFocus() for one in self.group.buttons())
        if self._chooser is not None:
            self._holder.removeWidget(self._chooser)
            self._chooser.deleteLater()
        texts = [shown(name) for name in self._names[:MOST]]
        self._chooser, self.group = choices(texts, 0, plain(self._title))
        self.group.idClicked.connect(lambda i: self.changed.emit("profile", self._names[i]))
        self._holder.insertWidget(0, self._chooser)
        if focused:
            self.first_focus().setFocus(Qt.FocusReason.OtherFocusReason)
        self.field.setText(self._names[0])
        self._remove.setEnabled(len(self._names) > 1)
        self.question.hide()
        self._refuse(None)

    def _refuse(self, why: Say | None) -> None:
        """Says, in sight and to readers, why nothing comes of it; None: nothing stands against it."""
        told = plain(why) if why is not None else ""
        self.refusal.setText(told)
        self.refusal.setVisible(bool(told))
        self.field.setAccessibleDescription(told)
        if told:
            self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _add(self) -> None:
        name = self.field.text().strip()
        self._refuse(Say.NAME_FIRST if not name else Say.TAKEN if name == self._names[0] else None)
        if name and name != self._names[0]:
            self.changed.emit("profile", name)

    def _rename(self) -> None:
        """No two players can be made one: they would not come apart again."""
        name = self.field.text().strip()
        self._refuse(Say.NAME_FIRST if not name else Say.TAKEN if name in self._names else None)
        if name and name not in self._names:
            self.changed.emit("rename", name)

    # ---- removing

    def _question(self) -> QWidget:
        """Asked before a player is removed; what is safe has the focus."""
        holder = QWidget()
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(units(1))
        self._asked = label("", "strong", wrap=True)
        self._keep = push_button(say(Say.DO_NOT_REMOVE), self._put_question_away, primary=True)
        keeping = push_button(say(Say.REMOVE_KEEPING), lambda: self.changed.emit("forget", False))
        with_all = push_button(say(Say.REMOVE_ALL), lambda: self.changed.emit("forget", True))
        column.addWidget(self._asked)
        column.addWidget(_flowing(self._keep, keeping, with_all))
        holder.hide()
        return holder

    def _ask(self) -> None:
        self._refuse(None)
        self._asked.setText(plain(Say.REMOVE_PLAYER).format(name=shown(self._names[0])))
        self.question.show()
        self._keep.setFocus(Qt.FocusReason.OtherFocusReason)

    def _put_question_away(self) -> None:
        self.question.hide()
        self._remove.setFocus(Qt.FocusReason.OtherFocusReason)

    def first_focus(self) -> QWidget:
        return self.group.checkedButton() or self.field


def _flowing(*buttons: QWidget) -> QWidget:
    """Buttons side by side, in lines where there is little room."""
    holder = QWidget()
    row = FlowLayout(holder, units(1))
    for one in buttons:
        row.addWidget(one)
    return holder


class NamesRow(Row):
    """The others, each with a field; an empty one is called as usual."""

    def __init__(self, value: object) -> None:
        super().__init__()
        self._grid = grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(units(1))
        grid.setVerticalSpacing(2)
        self.fields: list[QLineEdit] = []
        self._cells: list[tuple[QLabel, QWidget]] = []
        for title in (Say.SEAT_RIGHT, Say.SEAT_SECOND, Say.SEAT_THIRD, Say.SEAT_FOURTH):
            field = from_its_beginning(QLineEdit())
            field.setMaxLength(LONGEST)
            field.setMinimumWidth(units(9))
            field.setAccessibleName(plain(title))
            field.editingFinished.connect(self._tell)
            self.fields.append(field)
            self._cells.append((label(plain(title), "soft"), field))
        lay_cells(grid, self._cells, len(self._cells))
        self.show_value(value)

    def fit(self, width: int) -> None:
        lay_cells(self._grid, self._cells, columns_in(round(width * _SHARE), self._cells))

    def show_value(self, value: object) -> None:
        assert isinstance(value, tuple), "the names"
        self._names = value
        for field, name in zip(self.fields, value, strict=True):
            if not field.hasFocus():
                field.setText(name)

    def _tell(self) -> None:
        usual = computer.default_players(SEATS)[1:]
        names = tuple(field.text().strip() or name for field, name in zip(self.fields, usual, strict=True))
        if names != self._names:
            self.changed.emit("others", names)

    def first_focus(self) -> QWidget:
        return self.fields[0]


class ProfilePick(Struct, frozen=True):
    """The user's profile."""

    name: str = "profile"
    title: Say = Say.PROFILES

    def __call__(self, value: object, theme: Theme) -> Row:
        return ProfileRow(self.title, value)


class NamesPick(Struct, frozen=True):
    """The names of the others."""

    name: str = "others"
    title: Say = Say.OTHERS

    def __call__(self, value: object, theme: Theme) -> Row:
        return NamesRow(value)
