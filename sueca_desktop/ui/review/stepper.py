"""Going through a deal: to its beginning, back, on, to its end, and a slider."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSlider, QWidget

from sueca_desktop.ui.panels.widgets import label
from sueca_desktop.ui.scale import px, units
from sueca_desktop.ui.text import review as words
from sueca_desktop.ui.text.review import Say, say


class Stepper(QWidget):
    """``chosen`` carries how many actions were taken."""

    chosen = Signal(int)

    def __init__(self, steps: int) -> None:
        super().__init__()
        self._steps = steps
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(units(0.5))
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(0, steps)
        self.slider.setPageStep(4)
        self.slider.setMinimumHeight(px(24))
        self.slider.setAccessibleName(say(Say.SLIDER))
        self.slider.valueChanged.connect(self.chosen)
        self.first = self._button("|◀", Say.FIRST, lambda: self.slider.setValue(0))
        self.back = self._button("◀", Say.PREVIOUS, lambda: self.go(-1))
        self.on = self._button("▶", Say.NEXT, lambda: self.go(1))
        self.last = self._button("▶|", Say.LAST, lambda: self.slider.setValue(steps))
        self._count: QLabel = label("", "note")
        self._count.setMinimumWidth(px(56))
        self._count.setAlignment(Qt.AlignmentFlag.AlignCenter)
        for one in (self.first, self.back, self.slider, self.on, self.last, self._count):
            row.addWidget(one, 1 if one is self.slider else 0)
        self.show_step(0)

    def _button(self, sign: str, name: Say, pressed: Callable[[], None]) -> QPushButton:
        result = QPushButton(sign)
        result.setProperty("role", "choice")
        result.setAutoDefault(False)
        result.setAccessibleName(say(name))
        result.setToolTip(say(name))
        result.clicked.connect(lambda _checked: pressed())
        return result

    def go(self, by: int) -> None:
        """So many steps on."""
        self.slider.setValue(self.slider.value() + by)

    def show_step(self, step: int) -> None:
        self.slider.setValue(step)
        self._count.setText(words.of_steps(step, self._steps))
        for button, there in ((self.first, step > 0), (self.back, step > 0)):
            button.setEnabled(there)
        for button in (self.on, self.last):
            button.setEnabled(step < self._steps)
