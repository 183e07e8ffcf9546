"""The page of a deal's number and seal: this deal's, the next one's seal, and a deal of one's choice."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QLineEdit, QWidget

from sueca_desktop.app.sealing import Seal
from sueca_desktop.engine.deal_code import DealCode, parse_code
from sueca_desktop.engine.fairness import DealCheck, Verdict
from sueca_desktop.engine.variant import RuleSet
from sueca_desktop.ui.panels.overlay import Panel
from sueca_desktop.ui.panels.seal_line import dress, flat
from sueca_desktop.ui.panels.widgets import button, button_row, label, rule
from sueca_desktop.ui.scale import units
from sueca_desktop.ui.text import fair
from sueca_desktop.ui.text.fair import Say
from sueca_desktop.ui.text.language import said
from sueca_desktop.ui.text.window import Word, say

_LONGEST = 200
"""Characters that the field takes: a seed with all that may follow it, and room for spaces."""


class DealPage(Panel):
    """``chosen`` carries the :class:`DealCode` to deal; ``help_asked``: how deals are drawn."""

    chosen = Signal(object)
    help_asked = Signal()
    width_wanted = 760

    def __init__(
        self,
        rules: RuleSet,
        seal: Seal | None,
        next_commitment: str,
        check: Callable[[], DealCheck | None],
        *,
        running: bool = False,
    ) -> None:
        """``rules``: of the game that a chosen deal would be of. ``seal``: of the deal on the table, None where there
        is none. ``check``: holds that deal, once it is over, against its seed. ``running``: a match is being played.
        """
        super().__init__()
        self._rules, self._seal, self._check = rules, seal, check
        self.column.setSpacing(units(1))
        self.column.addWidget(label(fair.say(Say.PAGE), "title"))
        self.column.addWidget(rule())
        if seal is not None:
            self._add_this(seal)
        self._add_next(next_commitment)
        self._add_choice(running)
        self.column.addStretch(1)
        self._close = button(Word.CLOSE, self.closed.emit, primary=True)
        left = [flat(fair.say(Say.HOW), self.help_asked.emit)]
        button_row(self.footer, self._close, left=left)

    def _grid(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(units(2))
        grid.setVerticalSpacing(units(0.5))
        grid.setColumnStretch(1, 1)
        self.column.addLayout(grid)
        return grid

    def _add_this(self, seal: Seal) -> None:
        head = QHBoxLayout()
        head.addWidget(label(fair.say(Say.THIS_DEAL), "heading"))
        head.addStretch(1)
        self.column.addLayout(head)
        rows, opened = [], seal.opened
        if seal.code is not None and seal.code.seed is None:
            rows.append((Say.NUMBER, _digits(str(seal.code))))
        rows.append((Say.SEALED_AS, _digits(fair.grouped(seal.commitment))))
        seed = label(fair.say(Say.SEED_LATER), "soft") if opened is None else _digits(fair.grouped(opened.seed.hex()))
        rows.append((Say.SEED, seed))
        if opened is not None and opened.cut_at is not None:
            rows.append((Say.CUT, _digits(str(opened.cut_at))))
        if opened is not None and opened.style is not None:
            rows.append((Say.STYLE, label(fair.style(opened.style))))
        grid = self._grid()
        for i, (head_of, value) in enumerate(rows):
            grid.addWidget(label(fair.say(head_of), "soft"), i, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(value, i, 1)
        self._verdict = label(fair.say(Say.CHOSEN) if opened and opened.chosen else "", "soft", wrap=True)
        self.column.addWidget(self._verdict)
        self._verdict.setVisible(bool(self._verdict.text()))
        self.copy = flat(fair.say(Say.COPY), self._copy)
        head.addWidget(self.copy)
        if self._check() is not None:
            head.addWidget(flat(fair.say(Say.VERIFY), self._verify))

    def _add_next(self, commitment: str) -> None:
        self.column.addSpacing(units(1))
        self.column.addWidget(label(fair.say(Say.NEXT_DEAL), "heading"))
        grid = self._grid()
        grid.addWidget(label(fair.say(Say.SEALED_AS), "soft"), 0, 0, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(_digits(fair.grouped(commitment)), 0, 1)
        self.column.addWidget(label(fair.say(Say.BEFORE_DEAL), "note", wrap=True))

    def _add_choice(self, running: bool) -> None:
        self.column.addSpacing(units(1))
        self.column.addWidget(label(fair.say(Say.CHOOSE), "heading"))
        self.column.addWidget(label(fair.say(Say.CHOOSE_MEANS), wrap=True))
        self.entry = QLineEdit()
        self.entry.setMaxLength(_LONGEST)
        self.entry.setPlaceholderText(fair.say(Say.ENTRY))
        self.entry.setAccessibleName(fair.say(Say.ENTRY))
        self._refusal = label("", "bad", wrap=True)
        self._refusal.hide()
        self.entry.textChanged.connect(self._refusal.hide)
        row = QHBoxLayout()
        row.setSpacing(units(1))
        row.addWidget(self.entry, 1)
        deal = button(Word.CLOSE, self._deal)
        deal.setText(fair.say(Say.DEAL))
        row.addWidget(deal)
        self.column.addLayout(row)
        self.column.addWidget(self._refusal)
        if running:
            self.column.addWidget(label(say(Word.START_KEPT), "note", wrap=True))

    def _deal(self) -> None:
        try:
            code = parse_code(self.entry.text())
        except ValueError:
            self._refuse(Say.NO_CODE)
            return
        try:
            code.check(self._rules)
        except ValueError:
            self._refuse(Say.NO_DEAL)
            return
        self.chosen.emit(code)

    def _refuse(self, why: Say) -> None:
        self._refusal.setText(fair.say(why))
        self._refusal.show()
        self.entry.setFocus(Qt.FocusReason.OtherFocusReason)
        self.entry.selectAll()

    def _verify(self) -> None:
        check = self._check()
        if check is None:
            return
        self._verdict.setText(fair.verdict(check))
        self._verdict.setProperty("role", "good" if check.verdict is Verdict.FAIR else "bad")
        dress(self._verdict)
        self._verdict.show()

    def _copy(self) -> None:
        assert self._seal is not None, "the button stands beside a deal"
        QGuiApplication.clipboard().setText(told(self._seal))
        self.copy.setText(fair.say(Say.COPIED))

    def first_focus(self) -> QWidget:
        return self.entry

    def accept(self) -> None:
        """Enter deals what has been typed, if anything has."""
        self._deal() if self.entry.text().strip() else self.closed.emit()


def _digits(text: str) -> QLabel:
    """Digits to be compared, which can be marked and copied."""
    result = label(text, "digits", wrap=True)
    result.setTextInteractionFlags(
        Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
    )
    return result


def told(seal: Seal) -> str:
    """All that is known of a deal, as it is copied."""
    code: DealCode | None = seal.code
    lines = [] if code is None else [said(fair.say(Say.NUMBER if code.seed is None else Say.SEED), str(code))]
    lines.append(said(fair.say(Say.SEALED_AS), seal.commitment))
    if seal.opened is not None and code is not None and code.seed is None:
        lines.append(said(fair.say(Say.SEED), seal.opened.seed.hex()))
    return "\n".join(lines)
