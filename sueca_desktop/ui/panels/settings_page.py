"""The settings: what can be chosen, section by section; each choice holds at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from msgspec import Struct
from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QButtonGroup, QLineEdit, QPushButton, QVBoxLayout, QWidget

from sueca_desktop.ui.panels.flow import FlowLayout
from sueca_desktop.ui.panels.form import Form
from sueca_desktop.ui.panels.overlay import Panel
from sueca_desktop.ui.panels.row import Row
from sueca_desktop.ui.panels.setting_rows import SECTIONS
from sueca_desktop.ui.panels.widgets import button, button_row, label, push_button, rule
from sueca_desktop.ui.scale import px, units
from sueca_desktop.ui.text.history import percent
from sueca_desktop.ui.text.settings import Say, plain, say
from sueca_desktop.ui.text.window import Word
from sueca_desktop.ui.theme import Theme

_LIST, _BESIDE = 170, 640
"""Pixels at the usual scale: of the list of sections, and of the width from which it stands beside the rows."""


class Place(Struct, frozen=True):
    """Where its reader is: the section, and the name of the row with the focus, empty for none."""

    section: int = 0
    row: str = ""


class SettingsPage(Panel):
    """``asked``: a preference, by name, is to have another value."""

    asked = Signal(str, object)
    reset_asked = Signal()
    """Or that what it has done be taken back, where that is offered."""
    width_wanted = 1080
    comfort = 900

    def __init__(self, value: Callable[[str], object], theme: Theme, place: Place) -> None:
        """``value``: of a preference, by its name; as ``text_most``, how much larger than usual text at the table can
        be, from 1.0, if that is less than was chosen, else None.
        """
        super().__init__()
        self._value, self._theme = value, theme
        self.rows: dict[str, Row] = {}
        self.sections = QButtonGroup(self)
        self._pages: list[QWidget] = []
        self._forms: list[Form] = []
        self.column.setContentsMargins(units(3), units(2), units(3), 0)
        self.column.setSpacing(units(1.5))
        self.column.addWidget(label(plain(Say.PAGE), "title"))
        self.column.addWidget(rule())
        self._sides = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._sides.setSpacing(units(3))
        self._sides.addWidget(self._list(place.section), 0, Qt.AlignmentFlag.AlignTop)
        self._right = QVBoxLayout()
        self._sides.addLayout(self._right, 1)
        for title in SECTIONS:
            self._add_section(title)
        self._right.addStretch(1)
        self.column.addLayout(self._sides)
        self.column.addStretch(1)
        self._add_buttons()
        self.sections.idClicked.connect(self._show_section)
        self._show_section(place.section)
        self._tell_most()
        self._first = self.rows.get(place.row)

    def _list(self, chosen: int) -> QWidget:
        holder = QWidget()
        holder.setAccessibleName(plain(Say.PAGE))
        row = FlowLayout(holder, units(0.5))
        for i, title in enumerate(SECTIONS):
            one = QPushButton(say(title))
            one.setProperty("role", "section")
            one.setCheckable(True)
            one.setAutoDefault(False)
            one.setChecked(i == chosen)
            self.sections.addButton(one, i)
            row.addWidget(one)
        self._holder = holder
        return holder

    def _add_section(self, title: Say) -> None:
        page = QWidget()
        page.setAccessibleName(plain(title))
        form = Form(page)
        form.setHorizontalSpacing(units(2))
        form.setVerticalSpacing(units(1.5))
        for make in SECTIONS[title]:
            row = make(self._value(make.name), self._theme)
            row.changed.connect(self.asked)
            self.rows[make.name] = row
            form.add(label(plain(make.title)), row)
        if title is Say.LOOKS:
            self._most = label("", "note", wrap=True)
            form.add(label(""), self._most)
        form.setRowStretch(2 * len(form.labels), 1)
        self._pages.append(page)
        self._forms.append(form)
        self._right.addWidget(page)

    def _add_buttons(self) -> None:
        self._close = button(Word.CLOSE, self.closed.emit, primary=True)
        self._reset = push_button(say(Say.RESET), self.reset_asked.emit)
        self.footer.setContentsMargins(units(3), units(1), units(3), units(2))
        button_row(self.footer, self._close, left=[self._reset])

    def _show_section(self, chosen: int) -> None:
        for i, page in enumerate(self._pages):
            page.setVisible(i == chosen)

    def fit(self, room: QSize) -> None:
        """It is as high for every section. The sections stand over the rows where there is little width."""
        width = self.inner_width(room)
        beside, listed = width >= px(_BESIDE), self._list_width
        self._sides.setDirection(QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)
        self._holder.setFixedWidth(listed if beside else width)
        for one in self.sections.buttons():
            one.setMinimumWidth(listed if beside else 0)
        inside = width - listed - units(3) if beside else width
        for form in self._forms:
            form.fit(inside)
        for row in self.rows.values():
            row.fit(inside)
        high = max(form.heightForWidth(inside) for form in self._forms)
        for page in self._pages:
            page.setMinimumHeight(high)

    @property
    def _list_width(self) -> int:
        """Pixels of the list of sections where it stands beside the rows: no title is cut."""
        for one in self.sections.buttons():
            one.ensurePolished()
        return max(px(_LIST), *(one.sizeHint().width() for one in self.sections.buttons()))

    # ---- what is in force

    def offer_back(self, back: bool) -> None:
        """Whether a reset can be taken back: by the button that asks for one else."""
        self._reset.setText(say(Say.RESET_BACK if back else Say.RESET))

    def show_values(self) -> None:
        """Something has changed: what is down is what is in force."""
        for name, row in self.rows.items():
            row.show_value(self._value(name))
        self._tell_most()

    def _tell_most(self) -> None:
        """Where the table has no room for all of the text size that was chosen."""
        most = self._value("text_most")
        told = "" if most is None else plain(Say.TEXT_MOST).format(percent=percent(cast(float, most)))
        self._most.setText(told)
        self._most.setVisible(bool(told))

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
