"""The settings: what can be chosen, section by section; each choice holds at once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from sueca_desktop.ui.panels.overlay import BORDERS, Panel
from sueca_desktop.ui.panels.row import Row
from sueca_desktop.ui.panels.setting_rows import SECTIONS
from sueca_desktop.ui.panels.widgets import button, label, push_button, rule
from sueca_desktop.ui.scale import px, units
from sueca_desktop.ui.text.settings import Say, plain, say
from sueca_desktop.ui.text.window import Word
from sueca_desktop.ui.theme import Theme

_LIST = 170
"""Pixels of the list of sections, at the usual scale."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where its reader is: the section, and the name of the row with the focus, empty for none."""

    section: int = 0
    row: str = ""


class SettingsPage(Panel):
    """``asked``: a preference, by name, is to have another value."""

    asked = Signal(str, object)
    reset_asked = Signal()
    """Or that what it has done be taken back, where that is offered."""
    width_wanted = 980
    comfort = 900

    def __init__(self, value: Callable[[str], object], theme: Theme, place: Place) -> None:
        """``value``: of a preference, by its name."""
        super().__init__()
        self._value, self._theme = value, theme
        self.rows: dict[str, Row] = {}
        self.sections = QButtonGroup(self)
        self._pages: list[QWidget] = []
        self.column.setContentsMargins(units(3), units(2), units(3), 0)
        self.column.setSpacing(units(1.5))
        self.column.addWidget(label(plain(Say.PAGE), "title"))
        self.column.addWidget(rule())
        sides = QHBoxLayout()
        sides.setSpacing(units(3))
        sides.addWidget(self._list(place.section), 0)
        self._right = QVBoxLayout()
        sides.addLayout(self._right, 1)
        for title in SECTIONS:
            self._add_section(title)
        self._right.addStretch(1)
        self.column.addLayout(sides)
        self.column.addStretch(1)
        self._add_buttons()
        self.sections.idClicked.connect(self._show_section)
        self._show_section(place.section)
        self._first = self.rows.get(place.row)

    def _list(self, chosen: int) -> QWidget:
        holder = QWidget()
        holder.setMinimumWidth(px(_LIST))
        holder.setAccessibleName(plain(Say.PAGE))
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(units(0.5))
        for i, title in enumerate(SECTIONS):
            one = QPushButton(say(title))
            one.setProperty("role", "section")
            one.setCheckable(True)
            one.setAutoDefault(False)
            one.setChecked(i == chosen)
            self.sections.addButton(one, i)
            column.addWidget(one)
        column.addStretch(1)
        return holder

    def _add_section(self, title: Say) -> None:
        page = QWidget()
        page.setAccessibleName(plain(title))
        grid = QGridLayout(page)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(units(2))
        grid.setVerticalSpacing(units(1.5))
        grid.setColumnStretch(1, 1)
        for i, make in enumerate(SECTIONS[title]):
            row = make(self._value(make.name), self._theme)
            row.changed.connect(self.asked)
            self.rows[make.name] = row
            grid.addWidget(label(plain(make.title)), i, 0)
            grid.addWidget(row, i, 1)
        grid.setRowStretch(len(SECTIONS[title]), 1)
        self._pages.append(page)
        self._right.addWidget(page)

    def _add_buttons(self) -> None:
        self._close = button(Word.CLOSE, self.closed.emit, primary=True)
        row = QHBoxLayout()
        self._reset = push_button(say(Say.RESET), self.reset_asked.emit)
        row.addWidget(self._reset)
        row.addStretch(1)
        row.addWidget(self._close)
        self.footer.setContentsMargins(units(3), units(1), units(3), units(2))
        self.footer.addLayout(row)

    def _show_section(self, chosen: int) -> None:
        for i, page in enumerate(self._pages):
            page.setVisible(i == chosen)

    def fit(self, room: QSize) -> None:
        """It is as high for every section."""
        width = self.width_in(room.width()) - px(_LIST) - units(3 + 6) - BORDERS
        high = max(_height(page, width) for page in self._pages)
        for page in self._pages:
            page.setMinimumHeight(high)

    # ---- what is in force

    def offer_back(self, back: bool) -> None:
        """Whether a reset can be taken back: by the button that asks for one else."""
        self._reset.setText(say(Say.RESET_BACK if back else Say.RESET))

    def show_values(self) -> None:
        """Something has changed: what is down is what is in force."""
        for name, row in self.rows.items():
            row.show_value(self._value(name))

    @property
    def place(self) -> Place:
        """Where its reader is."""
        focus: QWidget | None = self.focusWidget()
        focused = (name for name, row in self.rows.items() if focus is not None and row.isAncestorOf(focus))
        return Place(self.sections.checkedId(), next(focused, ""))

    def first_focus(self) -> QWidget | None:
        return self._first.first_focus() if self._first else self.sections.checkedButton()

    def accept(self) -> None:
        """Enter in a field ends the typing alone."""
        if not isinstance(self.focusWidget(), QLineEdit):
            self.closed.emit()


def _height(page: QWidget, width: int) -> int:
    layout = page.layout()
    assert layout is not None, "a section is laid out"
    return layout.heightForWidth(width) if layout.hasHeightForWidth() else layout.sizeHint().height()
