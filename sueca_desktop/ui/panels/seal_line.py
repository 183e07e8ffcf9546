"""Where a finished deal came from, in one line under its result: number or seal and seed, to verify and to copy."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from sueca_desktop.app.sealing import Seal
from sueca_desktop.engine.fairness import DealCheck, Verdict
from sueca_desktop.ui.panels.widgets import CutLabel
from sueca_desktop.ui.scale import units
from sueca_desktop.ui.text import fair
from sueca_desktop.ui.text.fair import Say
from sueca_desktop.ui.text.language import said


def flat(text: str, pressed: Callable[[], object]) -> QPushButton:
    """A small button without a frame."""
    result = QPushButton(text)
    result.setProperty("role", "flat")
    result.setAutoDefault(False)
    result.setCursor(Qt.CursorShape.PointingHandCursor)
    result.clicked.connect(lambda _checked: pressed())
    return result


def dress(told: QLabel) -> None:
    """Has a label take on the look of its present role."""
    told.style().unpolish(told)
    told.style().polish(told)


class SealLine(QWidget):
    """``more``: its reader wants all of it."""

    more = Signal()

    def __init__(self, seal: Seal, next_commitment: str, check: Callable[[], DealCheck | None]) -> None:
        """``check``: holds the deal against its seed."""
        super().__init__()
        self._seal, self._check = seal, check
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(units(0.5))
        self._told = CutLabel(fair.line(seal.commitment, seal.code), "note")
        self._next = CutLabel(fair.say(Say.NEXT_SEALED).format(seal=fair.short(next_commitment)), "note")
        self._told.setToolTip(_whole(seal))
        self._next.setToolTip(fair.grouped(next_commitment))
        self.copy = flat(fair.say(Say.COPY), self._copy)
        row.addWidget(self._told, 3)
        for one in (flat(fair.say(Say.VERIFY), self._verify), self.copy, flat(fair.say(Say.MORE), self.more.emit)):
            row.addWidget(one)
        row.addSpacing(units(1))
        row.addWidget(self._next, 2)

    def _verify(self) -> None:
        check = self._check()
        if check is not None:
            self._told.setText(fair.verdict(check))
            self._told.setProperty("role", "good" if check.verdict is Verdict.FAIR else "bad")
            self._told.setToolTip(fair.verdict(check))
            dress(self._told)
            self._next.hide()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(str(self._seal.code) if self._seal.code else self._seal.commitment)
        self.copy.setText(fair.say(Say.COPIED))


def _whole(seal: Seal) -> str:
    """All digits."""
    lines = [said(fair.say(Say.SEALED_AS), fair.grouped(seal.commitment))]
    if seal.opened is not None:
        lines.append(said(fair.say(Say.SEED), fair.grouped(seal.opened.seed.hex())))
    return "\n".join(lines)
