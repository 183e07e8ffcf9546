"""What a new game is to be like: its options, how well the others play, who sits at the table."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtWidgets import QFrame, QVBoxLayout

from sueca_desktop.ai.levels import Level
from sueca_desktop.app.settings import GameSettings
from sueca_desktop.engine.variant import Variant
from sueca_desktop.ui.panels.form import Form
from sueca_desktop.ui.panels.name_fields import NameFields
from sueca_desktop.ui.panels.options_form import OptionsForm
from sueca_desktop.ui.panels.widgets import choices, label
from sueca_desktop.ui.scale import gap, units
from sueca_desktop.ui.text import computer
from sueca_desktop.ui.text.window import Word, say


class StartForm(QFrame):
    """The form of every game, one of them shown."""

    def __init__(
        self, variants: Mapping[str, Variant], last: GameSettings, names: tuple[str, ...], profiles: tuple[str, ...]
    ) -> None:
        """``last``: what to offer; ``names``: of the players; ``profiles``: the user's, to choose from."""
        super().__init__()
        self.setProperty("role", "plate")
        self._variants = variants
        self._options = {
            id_: OptionsForm(variant.options, last.options if id_ == last.variant else {})
            for id_, variant in variants.items()
        }
        self.names = NameFields(names, max(variant.seats for variant in variants.values()), profiles)
        inside = QVBoxLayout(self)
        inside.setContentsMargins(units(2), gap(10), units(2), gap(10))
        inside.setSpacing(units(1))
        for form in self._options.values():
            inside.addWidget(form)
            form.hide()
        inside.addLayout(self._level(last.level))
        inside.addWidget(self.names)

    @property
    def _forms(self) -> list[Form]:
        return [*(options.form for options in self._options.values()), self._level_form]

    def _level(self, last: Level) -> Form:
        form = self._level_form = Form()
        form.setHorizontalSpacing(units(2))
        levels, name = list(Level), say(Word.START_LEVEL)
        holder, self._levels = choices([computer.level(level) for level in levels], levels.index(last), name)
        form.add(label(name), holder)
        return form

    def show_variant(self, variant: str) -> None:
        """The form of that game; the labels of all games, the level's among them, are one column."""
        for id_, form in self._options.items():
            form.setVisible(id_ == variant)
        self.names.show_seats(self._variants[variant].seats)
        labels = [one for form in self._forms for one in form.labels]
        for one in labels:
            one.setMinimumWidth(0)
        widest = max(one.sizeHint().width() for one in labels)
        for one in labels:
            one.setMinimumWidth(widest)

    # ---- size

    def fit(self, width: int) -> None:
        """Laid out for ``width`` pixels: the forms of all games alike, as the one needs it that has the longest
        labels.
        """
        inside = width - units(4)
        stacked = any(form.stacks(inside) for form in self._forms)
        for form in self._forms:
            form.stack(stacked)
        self.names.fit(inside)

    def needed(self, width: int, variant: str) -> int:
        """Pixels of height that the form of that game needs, whichever is shown."""
        inside = width - units(4)
        names = self.names.needed(inside, self._variants[variant].seats)
        return self._options[variant].needed(inside) + self._level_form.heightForWidth(inside) + names

    # ---- answers

    def settings(self, variant: str) -> GameSettings:
        """What is chosen for that game; an empty name is the default one."""
        return GameSettings(
            variant=variant,
            players=self.names.names(self._variants[variant].seats),
            options=self._options[variant].values(),
            level=list(Level)[self._levels.checkedId()],
        )
