"""Before the tricks: exchanging the seven, announcing a sequence, or nothing more."""

from __future__ import annotations

from PySide6.QtCore import QSize, QSizeF
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import QGridLayout, QWidget

from sueca_desktop.rules.actions import Action, Exchange, Pass, Sequence
from sueca_desktop.rules.cards import Card
from sueca_desktop.rules.melds import sequence_points, seven_of
from sueca_desktop.rules.view import Observation
from sueca_desktop.ui.prompts.look import row_pixmap, swap_pixmap
from sueca_desktop.ui.prompts.prompt import Choice, Prompt
from sueca_desktop.ui.table.paper import Ink
from sueca_desktop.ui.text import cards
from sueca_desktop.ui.text.prompts import Say, run, say

CARD_LEAST, CARD = 2.2, 3.1
"""Height of the small cards, in text sizes: where there is little room, and else."""
_AROUND, _ROW = 6.3, 1.5
"""What stands above and below the choices, and around the cards of a row of them, in text sizes."""
_ACROSS = 2
"""Choices side by side."""


class AnnouncePrompt(Prompt):
    """One button for the exchange, one for each run, one to end."""

    WIDTH = 48.0

    def __init__(self, observation: Observation) -> None:
        super().__init__(say(Say.ANNOUNCE_TITLE))
        deal = observation.deal
        self.exchange: Choice | None = None
        self._swap: tuple[Card, Card] | None = None
        if Exchange() in observation.legal and deal.trump and deal.turned:
            self._swap = (seven_of(deal.trump), deal.turned)
            self.exchange = self._exchanger(*self._swap)
        runs = tuple(action for action in observation.legal if isinstance(action, Sequence))
        self.runs = {action.cards: self._announcer(action) for action in runs}
        self.leave = Choice(say(Say.NOTHING_MORE))
        self.leave.clicked.connect(lambda: self.answer(Pass()))
        self._build()

    def _exchanger(self, given: Card, taken: Card) -> Choice:
        choice = Choice(f"  {say(Say.EXCHANGE)}")
        spoken = say(Say.EXCHANGE_SPOKEN).format(given=cards.card(given), taken=cards.card(taken))
        choice.setAccessibleName(spoken)
        choice.setToolTip(spoken)
        choice.clicked.connect(lambda: self.answer(Exchange()))
        return choice

    def _announcer(self, action: Sequence) -> Choice:
        points = sequence_points(action.cards)
        choice = Choice(f"  {say(Say.SEQUENCE).format(points=points)}")
        spoken = say(Say.SEQUENCE_SPOKEN).format(cards=run(action.cards), points=points)
        choice.setAccessibleName(spoken)
        choice.setToolTip(spoken)
        choice.clicked.connect(lambda: self.answer(action))
        return choice

    def _build(self) -> None:
        grid = QGridLayout()
        choices = [*([self.exchange] if self.exchange else []), *self.runs.values(), self.leave]
        for i, choice in enumerate(choices):
            grid.addWidget(choice, i // _ACROSS, i % _ACROSS)
        self.grid = grid
        self.column.addLayout(grid)
        self.column.addWidget(self.foot)
        first = f"{say(Say.EXCHANGE_FIRST)} " if self.exchange and self.runs else ""
        self.explain((first + say(Say.ANNOUNCE_MEANS)) if self.runs else "")
        self.foot.setVisible(bool(self.runs))

    def choice_of(self, action: Action) -> Choice | None:
        if isinstance(action, Sequence):
            return self.runs.get(action.cards)
        return self.exchange if isinstance(action, Exchange) else self.leave

    def first_focus(self) -> QWidget:
        return self.exchange or next(iter(self.runs.values()), self.leave)

    def draw(self, ink: Ink, room: QSizeF) -> None:
        self.grid.setSpacing(round(0.6 * ink.size))
        high = (room.height() - _AROUND * ink.size) / self.grid.rowCount() - _ROW * ink.size
        height = max(CARD_LEAST * ink.size, min(CARD * ink.size, high))
        if self.exchange is not None and self._swap is not None:
            _picture(self.exchange, swap_pixmap(*self._swap, ink, height))
        for of, choice in self.runs.items():
            _picture(choice, row_pixmap(of, ink, height if len(of) <= 5 else height * 5 / len(of)))


def _picture(choice: Choice, pixmap: QPixmap) -> None:
    size = pixmap.deviceIndependentSize()
    choice.setIcon(QIcon(pixmap))
    choice.setIconSize(QSize(round(size.width()), round(size.height())))
