"""The rows of the settings about who plays: the user's profiles, and the names of the others."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from sueca_desktop.ui.naming import SEATS
from sueca_desktop.ui.panels.flow import FlowLayout
from sueca_desktop.ui.panels.form import columns_in, lay_cells
from sueca_desktop.ui.panels.name_fields import LONGEST
from sueca_desktop.ui.panels.row import Row
from sueca_desktop.ui.panels.widgets import choices, label, push_button
from sueca_desktop.ui.scale import units
from sueca_desktop.ui.text import computer
from sueca_desktop.ui.text.seats import shown
from sueca_desktop.ui.text.settings import Say, plain, say
from sueca_desktop.ui.theme import Theme

MOST = 12
"""Profiles that are offered."""
_SHARE = 0.75
"""Of the width, what the names have beside their label."""


@dataclass(frozen=True, slots=True)
class Profiles:
    """``names``: the profiles, the present one first."""

    names: tuple[str, ...]


class ProfileRow(Row):
    """Which player plays: ``changed`` as ``profile`` for one of them or a new one, as ``rename`` for another name of
    the present one.
    """

    def __init__(self, title: Say, value: object) -> None:
        super().__init__()
        inside = QVBoxLayout(self)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.setSpacing(units(1))
        self._holder, self._title = inside, title
        self._chooser: QWidget | None = None
        self.group = QButtonGroup(self)
        self.field = QLineEdit()
        self.field.setMaxLength(LONGEST)
        self.field.setAccessibleName(plain(Say.NAME))
        self.field.returnPressed.connect(self._add)
        line = FlowLayout(None, units(1))
        line.addWidget(self.field)
        line.addWidget(push_button(say(Say.RENAME), self._rename))
        line.addWidget(push_button(say(Say.ADD), self._add))
        inside.addLayout(line)
        self.refusal = label(plain(Say.TAKEN), "bad", wrap=True)
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
        self.refusal.hide()

    def _add(self) -> None:
        name = self.field.text().strip()
        if name:
            self.changed.emit("profile", name)

    def _rename(self) -> None:
        """No two players can be made one: they would not come apart again."""
        name = self.field.text().strip()
        self.refusal.setVisible(name in self._names[1:])
        if name and name not in self._names:
            self.changed.emit("rename", name)

    def first_focus(self) -> QWidget:
        return self.group.checkedButton() or self.field


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
            field = QLineEdit()
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


@dataclass(frozen=True, slots=True)
class ProfilePick:
    """The user's profile."""

    name: str = "profile"
    title: Say = Say.PROFILES

    def __call__(self, value: object, theme: Theme) -> Row:
        return ProfileRow(self.title, value)


@dataclass(frozen=True, slots=True)
class NamesPick:
    """The names of the others."""

    name: str = "others"
    title: Say = Say.OTHERS

    def __call__(self, value: object, theme: Theme) -> Row:
        return NamesRow(value)
