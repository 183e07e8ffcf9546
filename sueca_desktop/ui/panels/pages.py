"""Short pages over the table: accusing, abandoning, keys, about."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QLabel, QVBoxLayout, QWidget

from sueca_desktop.app.leaving import Cost
from sueca_desktop.ui import icons
from sueca_desktop.ui.panels.form import Form
from sueca_desktop.ui.panels.overlay import Panel
from sueca_desktop.ui.panels.widgets import button, button_row, label, rule
from sueca_desktop.ui.scale import px, units
from sueca_desktop.ui.shortcuts import Keys
from sueca_desktop.ui.text import computer, seats
from sueca_desktop.ui.text import help as help_words
from sueca_desktop.ui.text.window import Word, plain, say

_TWO_COLUMNS = 720
"""Pixels of width, at the usual scale, from which the keys stand in two columns."""


class _Page(Panel):
    """A titled page with a button to close it."""

    def __init__(self, title: str) -> None:
        super().__init__()
        self.column.addWidget(label(title, "title"))
        self.column.addWidget(rule())
        self._close = button(Word.CLOSE, self.closed.emit, primary=True)

    def _finish(self) -> None:
        self.column.addStretch(1)
        button_row(self.footer, self._close)

    def first_focus(self) -> QWidget:
        return self._close

    def accept(self) -> None:
        self.closed.emit()


class KeysPage(_Page):
    """Every key and what it does, in two columns."""

    width_wanted = 1000
    comfort = 900

    def __init__(self, listed: Sequence[Keys]) -> None:
        super().__init__(plain(Word.KEYS))
        self._columns: tuple[list[Form], list[Form]] = ([], [])
        self.column.setSpacing(units(1))
        self._sides = sides = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        sides.setSpacing(units(4))
        longest = max(listed, key=lambda keys: len(keys.rows))
        columns = [QVBoxLayout(), QVBoxLayout()]
        for keys in listed:
            columns[keys is longest].addWidget(label(keys.title, "heading"))
            form = _form(keys)
            self._columns[keys is longest].append(form)
            columns[keys is longest].addLayout(form)
        for column in columns:
            column.setSpacing(units(1))
            column.addStretch(1)
            sides.addLayout(column, 1)
        self.column.addLayout(sides)
        self._finish()

    def fit(self, room: QSize) -> None:
        width = self.inner_width(room)
        beside = width >= px(_TWO_COLUMNS)
        self._sides.setDirection(QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)
        each = (width - units(4)) // 2 if beside else width
        stacked = any(form.stacks(each) for form in self._forms)
        for form in self._forms:
            form.stack(stacked)
        for forms in self._columns:
            _align([one for form in forms for one in form.labels])

    @property
    def _forms(self) -> list[Form]:
        return [form for forms in self._columns for form in forms]


def _form(keys: Keys) -> Form:
    form = Form()
    form.setHorizontalSpacing(units(2))
    form.setVerticalSpacing(2)
    for names, meaning in keys.rows:
        form.add(label(names, "key"), label(meaning, wrap=True))
    return form


def _align(labels: Sequence[QLabel]) -> None:
    """One column of them, as wide as the widest."""
    widest = max(one.minimumSizeHint().width() for one in labels)
    for one in labels:
        if one.minimumWidth() != widest:
            one.setMinimumWidth(widest)


class AboutPage(_Page):
    """What the app is, whether its solver is compiled, and under which licences."""

    width_wanted = 560

    def __init__(self, version: str, *, compiled: bool) -> None:
        super().__init__(plain(Word.APP))
        picture = QLabel()
        picture.setPixmap(icons.application_icon().pixmap(px(72), px(72)))
        picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.column.setSpacing(units(1.5))
        self.column.addWidget(picture)
        for i, paragraph in enumerate(help_words.about(version, compiled=compiled)):
            self.column.addWidget(label(paragraph, "strong" if i == 0 else "", wrap=True, centred=i == 0))
        self._finish()


class AbandonPanel(Panel):
    """Tells what abandoning the match costs, and asks whether it is meant; Enter goes back to the game."""

    abandoned = Signal()
    width_wanted = 560

    def __init__(self, cost: Cost) -> None:
        super().__init__()
        self.column.addWidget(label(say(Word.ABANDON_TITLE), "title"))
        self.column.addWidget(rule())
        told = label(computer.abandoning(cost), "strong", wrap=True)
        self.column.addWidget(told)
        self.column.addWidget(label(say(Word.ABANDON_WAITS), wrap=True))
        self._back = button(Word.BACK_TO_GAME, self.closed.emit, primary=True)
        button_row(self.footer, button(Word.ABANDON_IT, self.abandoned.emit), self._back)

    def first_focus(self) -> QWidget:
        return self._back

    def accept(self) -> None:
        self.closed.emit()


class AccusePanel(Panel):
    """Asks whom to accuse; a refusal is shown here."""

    accused = Signal(int)
    width_wanted = 520

    def __init__(self, players: tuple[str, ...], opponents: tuple[int, ...]) -> None:
        super().__init__()
        self.column.addWidget(label(say(Word.ACCUSE_TITLE), "title"))
        self.column.addWidget(rule())
        self.column.addWidget(label(say(Word.ACCUSE_HELP), wrap=True))
        self._buttons = [self._opponent(players[seat], seat) for seat in opponents]
        for one in self._buttons:
            self.column.addWidget(one)
        self._answer = label("", "bad", wrap=True)
        self._answer.hide()
        self.column.addWidget(self._answer)
        button_row(self.footer, button(Word.CANCEL, self.closed.emit))

    def _opponent(self, name: str, seat: int) -> QWidget:
        one = button(Word.ACCUSE_ONE, lambda: self.accused.emit(seat))
        one.setText(say(Word.ACCUSE_ONE).format(name=seats.shown(name).replace("&", "&&")))
        return one

    def show_refusal(self, sentence: str) -> None:
        """Say plainly why nothing came of it."""
        self._answer.setText(sentence)
        self._answer.show()

    def first_focus(self) -> QWidget:
        return self._buttons[0]
