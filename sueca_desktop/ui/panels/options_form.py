"""The options of a rule set as a form, made from their specs."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtWidgets import QButtonGroup, QWidget

from sueca_desktop.rules.options import OptionSpec, OptionValue
from sueca_desktop.ui.panels.form import Form
from sueca_desktop.ui.panels.widgets import choices, label
from sueca_desktop.ui.scale import units
from sueca_desktop.ui.text import games


class OptionsForm(QWidget):
    """A row of choices for every option that leaves any; values that do not go with the others are out of sight."""

    def __init__(self, specs: tuple[OptionSpec, ...], given: Mapping[str, OptionValue]) -> None:
        super().__init__()
        self._specs = specs
        self.groups: dict[str, QButtonGroup] = {}
        """The buttons of each option that can be chosen, by its name; their ids are places in its values."""
        self.form = Form(self)
        self.form.setVerticalSpacing(units(1))
        self.form.setHorizontalSpacing(units(2))
        for spec in specs:
            if len(spec.values) > 1:
                self._add(spec, given.get(spec.name, spec.default))
        self._keep_together()

    def _add(self, spec: OptionSpec, chosen: OptionValue) -> None:
        name, place = games.option(spec.name), spec.values.index(chosen if chosen in spec.values else spec.default)
        holder, group = choices([games.value(spec.name, value) for value in spec.values], place, name)
        group.idClicked.connect(self._keep_together)
        self.groups[spec.name] = group
        self.form.add(label(name), holder)

    def _keep_together(self) -> None:
        """Shows of each option the values allowed beside what is chosen for the others."""
        for spec in self._specs:
            group = self.groups.get(spec.name)
            if group is None:
                continue
            allowed = spec.values_with(self.values())
            for place, value in enumerate(spec.values):
                group.button(place).setVisible(value in allowed)
            if spec.values[group.checkedId()] not in allowed:
                fallback = spec.default if spec.default in allowed else allowed[0]
                group.button(spec.values.index(fallback)).setChecked(True)

    def needed(self, width: int) -> int:
        """The height of all options in ``width`` pixels."""
        return self.form.heightForWidth(width) if self.groups else 0

    def values(self) -> dict[str, OptionValue]:
        """What is chosen, every option."""
        return {spec.name: self._value(spec) for spec in self._specs}

    def _value(self, spec: OptionSpec) -> OptionValue:
        group = self.groups.get(spec.name)
        return spec.default if group is None else spec.values[group.checkedId()]
