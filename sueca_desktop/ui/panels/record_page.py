"""A match from a file, before it is taken up: how it stands, its score sheet, and what can be done with it."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QWidget

from sueca_desktop.app.summary import DealResult, MatchSummary
from sueca_desktop.engine.fairness import DealCheck, Verdict
from sueca_desktop.rules.view import PublicDeal
from sueca_desktop.ui.models.score_sheet import ScoreSheetModel
from sueca_desktop.ui.panels.overlay import BORDERS, Panel
from sueca_desktop.ui.panels.result import DealPanel
from sueca_desktop.ui.panels.seal_line import dress, flat
from sueca_desktop.ui.panels.sheet_view import SheetView
from sueca_desktop.ui.panels.widgets import button, button_row, label, rule
from sueca_desktop.ui.scale import px, units
from sueca_desktop.ui.text import fair, games
from sueca_desktop.ui.text.language import number
from sueca_desktop.ui.text.records import Say, say
from sueca_desktop.ui.text.window import Word
from sueca_desktop.ui.text.window import say as word
from sueca_desktop.ui.theme import Theme

_MOST = 300
"""Pixels of the score sheet's height at most, at the usual scale."""


class LookedAt(DealPanel):
    """A deal to be looked at; ``review``: it is to be reviewed."""

    review = Signal()

    def __init__(self, result: DealResult, deal: PublicDeal, theme: Theme) -> None:
        super().__init__(result, deal, theme)
        self._close = button(Word.CLOSE, self.closed.emit, primary=True)
        button_row(self.footer, button(Word.REVIEW_BUTTON, self.review.emit), self._close)

    def first_focus(self) -> QWidget:
        return self._close

    def accept(self) -> None:
        self.closed.emit()


class RecordPage(Panel):
    """``play_on``: the match shall be taken up; ``look``: its last deal, which is over, be looked at; ``review``: the
    deal of that row be reviewed.
    """

    play_on = Signal()
    look = Signal()
    review = Signal(int)
    width_wanted = 760

    def __init__(
        self, summary: MatchSummary, theme: Theme, checks: tuple[DealCheck, ...], *, running: bool = False
    ) -> None:
        """``checks``: whether its deals are fair. ``running``: a match is being played, which would stop."""
        super().__init__()
        self._checks = checks
        self.column.setSpacing(units(1))
        self.column.addWidget(label(games.name(summary.spec.variant), "title", wrap=True))
        self.column.addWidget(rule())
        self.column.addWidget(label(games.score(summary), "strong", wrap=True))
        self.column.addWidget(label(standing(summary), wrap=True))
        model = ScoreSheetModel(self)
        self._sheet = SheetView(model, theme)
        model.show(summary)
        self._sheet.activated.connect(lambda index: self.review.emit(index.row()))
        self.column.addWidget(self._sheet)
        self._verdict = label("", "soft", wrap=True)
        self._verdict.hide()
        self.column.addWidget(self._verdict)
        over = summary.standing.over
        if running and not over:
            self.column.addWidget(label(word(Word.START_KEPT), "note", wrap=True))
        if any(row.score is not None for row in summary.rows) and not over:
            self.column.addWidget(label(say(Say.COUNTED), "note", wrap=True))
        self._add_buttons(over=over, finished=bool(summary.rows) and summary.rows[-1].score is not None)

    def _add_buttons(self, *, over: bool, finished: bool) -> None:
        buttons = [button(Word.CLOSE, self.closed.emit, primary=over and not finished)]
        if finished:
            look = button(Word.RESULT, self.look.emit, primary=over)
            look.setText(say(Say.LAST_DEAL))
            buttons.append(look)
        if not over:
            on = button(Word.RESUME, self.play_on.emit, primary=True)
            on.setText(say(Say.PLAY_ON))
            buttons.append(on)
        self._first = buttons[-1]
        left = [flat(fair.say(fair.Say.VERIFY), self._verify)] if self._checks else []
        button_row(self.footer, *buttons, left=left)

    def _verify(self) -> None:
        wrong = next((i for i, check in enumerate(self._checks) if check.verdict is not Verdict.FAIR), None)
        if wrong is None:
            self._verdict.setText(say(Say.FAIR))
        else:
            why = fair.verdict(self._checks[wrong])
            self._verdict.setText(f"{say(Say.NOT_FAIR).format(number=number(wrong + 1))} {why}")
        self._verdict.setProperty("role", "good" if wrong is None else "bad")
        dress(self._verdict)
        self._verdict.show()

    def fit(self, room: QSize) -> None:
        """The sheet is as high as its rows, as far as there is room."""
        rows, header = self._sheet.model().rowCount(), self._sheet.horizontalHeader()
        head = max(header.minimumHeight(), header.sizeHint().height())
        wanted = head + rows * self._sheet.verticalHeader().defaultSectionSize() + units(1)
        self._sheet.setFixedHeight(min(wanted, px(_MOST)))
        rest = self.column.totalHeightForWidth(self.width_in(room.width()) - BORDERS - self.bar) - self._sheet.height()
        spare = room.height() - BORDERS - self.foot_height(room) - rest
        self._sheet.setFixedHeight(max(px(100), min(self._sheet.height(), spare)))

    def first_focus(self) -> QWidget:
        return self._first

    def accept(self) -> None:
        self._first.click()


def standing(summary: MatchSummary) -> str:
    """Where the match has come to."""
    if summary.standing.over:
        return say(Say.OVER)
    if not summary.rows:
        return say(Say.NO_DEAL)
    last = summary.rows[-1]
    return say(Say.BETWEEN) if last.score else say(Say.UNFINISHED).format(number=number(last.number))
