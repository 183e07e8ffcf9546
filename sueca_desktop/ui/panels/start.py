"""The start page: which game, its options, how well the others play, who sits at the table."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from sueca_desktop.ai.levels import Level
from sueca_desktop.app.settings import GameSettings
from sueca_desktop.engine.variant import Variant
from sueca_desktop.rules.options import OptionSpec, OptionValue
from sueca_desktop.ui.panels.overlay import Panel
from sueca_desktop.ui.panels.widgets import button, button_row, choices, label, rule
from sueca_desktop.ui.text import computer, games
from sueca_desktop.ui.text.window import Word, plain, say
from sueca_desktop.ui.theme import UNIT

_NAME_LENGTH = 60
_LABELS = 150
"""Pixels for the names of options."""
_SEATS = (Word.START_YOU, Word.START_RIGHT, Word.START_PARTNER, Word.START_LEFT)


class VariantButton(QPushButton):
    """One rule set to choose: its name, how long it takes, what is different."""

    def __init__(self, variant: str) -> None:
        super().__init__()
        self.setProperty("role", "variant")
        self.setCheckable(True)
        self.setAutoDefault(False)
        self.setAccessibleName(games.name(variant))
        self.setAccessibleDescription(games.difference(variant))
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(2 * UNIT, UNIT + 4, 2 * UNIT, UNIT + 4)
        column.setSpacing(2)
        for part in (
            label(games.name(variant), "strong"),
            label(games.length(variant), "soft"),
            label(games.difference(variant), wrap=True),
        ):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            column.addWidget(part)
        column.addStretch(1)

    def sizeHint(self) -> QSize:
        """What the words need: a push button by itself asks only for its own text."""
        return self._column.sizeHint()

    def minimumSizeHint(self) -> QSize:
        return self._column.minimumSize()


class OptionsForm(QWidget):
    """The options of one rule set, made from its specs."""

    def __init__(self, specs: tuple[OptionSpec, ...], given: Mapping[str, OptionValue]) -> None:
        super().__init__()
        self._specs = specs
        self._groups: dict[str, QButtonGroup] = {}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(UNIT)
        grid.setHorizontalSpacing(2 * UNIT)
        grid.setColumnMinimumWidth(0, _LABELS)
        grid.setColumnStretch(1, 1)
        for i, spec in enumerate(specs):
            name, chosen = games.option(spec.name), given.get(spec.name, spec.default)
            place = spec.values.index(chosen if chosen in spec.values else spec.default)
            holder, group = choices([games.value(spec.name, value) for value in spec.values], place, name)
            self._groups[spec.name] = group
            grid.addWidget(label(name), i, 0)
            grid.addWidget(holder, i, 1)
        grid.setRowStretch(len(specs), 1)

    def values(self) -> dict[str, OptionValue]:
        """What is chosen, every option."""
        return {spec.name: spec.values[self._groups[spec.name].checkedId()] for spec in self._specs}


class StartPanel(Panel):
    """Asks what to play; ``chosen`` carries the :class:`GameSettings`. Enter deals."""

    chosen = Signal(object)
    width_wanted = 900

    def __init__(self, variants: Mapping[str, Variant], last: GameSettings, *, can_close: bool) -> None:
        """``last``: what to offer; ``can_close``: whether there is a game to go back to."""
        super().__init__()
        self.can_close = can_close
        self._variants = variants
        self._last = last
        self._buttons = QButtonGroup(self)
        self._forms = {
            id_: OptionsForm(variant.options, last.options if id_ == last.variant else {})
            for id_, variant in variants.items()
        }
        self.column.setContentsMargins(4 * UNIT, 2 * UNIT, 4 * UNIT, UNIT)
        self.column.setSpacing(UNIT + 4)
        self.column.addWidget(label(say(Word.START_TITLE), "title"))
        self.column.addWidget(rule())
        self.column.addLayout(self._variant_row())
        self.column.addWidget(self._options())
        self.column.addLayout(self._names())
        self.column.addStretch(1)
        self.footer.addLayout(self._actions())

    def _variant_row(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(2 * UNIT)
        for i, id_ in enumerate(self._variants):
            one = VariantButton(id_)
            one.setChecked(id_ == self._last.variant)
            self._buttons.addButton(one, i)
            row.addWidget(one, 1)
        return row

    def _options(self) -> QWidget:
        frame = QFrame()
        frame.setProperty("role", "plate")
        inside = QVBoxLayout(frame)
        inside.setContentsMargins(2 * UNIT, UNIT, 2 * UNIT, UNIT)
        inside.setSpacing(UNIT)
        stack = QStackedWidget()
        for form in self._forms.values():
            stack.addWidget(form)
        stack.setCurrentIndex(self._buttons.checkedId())
        self._buttons.idToggled.connect(lambda id_, on: stack.setCurrentIndex(id_) if on else None)
        inside.addWidget(stack)
        inside.addLayout(self._level())
        return frame

    def _level(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(2 * UNIT)
        name = label(say(Word.START_LEVEL))
        name.setMinimumWidth(_LABELS)
        levels = list(Level)
        holder, self._levels = choices(
            [computer.level(level) for level in levels], levels.index(self._last.level), say(Word.START_LEVEL)
        )
        row.addWidget(name)
        row.addWidget(holder, 1)
        return row

    def _names(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(2 * UNIT)
        grid.setVerticalSpacing(UNIT // 2)
        self._fields: list[QLineEdit] = []
        for seat, word in enumerate(_SEATS):
            field = QLineEdit(self._last.players[seat])
            field.setMaxLength(_NAME_LENGTH)
            field.setAccessibleName(plain(word))
            field.setMinimumWidth(80)
            field.returnPressed.connect(self.accept)
            grid.addWidget(label(say(word), "soft"), 0, seat)
            grid.addWidget(field, 1, seat)
            grid.setColumnStretch(seat, 1)
            self._fields.append(field)
        return grid

    def _actions(self) -> QHBoxLayout:
        self._start = button(Word.START, self.accept, primary=True)
        if not self.can_close:
            return button_row(self._start)
        return button_row(button(Word.BACK_TO_GAME, self.closed.emit), self._start)

    def first_focus(self) -> QWidget | None:
        return self._buttons.checkedButton()

    def settings(self) -> GameSettings:
        """What is chosen; an empty name is the default one."""
        id_ = list(self._variants)[self._buttons.checkedId()]
        names = zip(self._fields, computer.default_players(), strict=True)
        return GameSettings(
            variant=id_,
            players=tuple(field.text().strip() or default for field, default in names),
            options=self._forms[id_].values(),
            level=list(Level)[self._levels.checkedId()],
        )

    def accept(self) -> None:
        self.chosen.emit(self.settings())
