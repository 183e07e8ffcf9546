"""Making trump: take the turned suit or pass; name another or pass."""

from __future__ import annotations

from PySide6.QtCore import QSize, QSizeF, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from sueca_desktop.rules.actions import Action, Name, Pass, Take
from sueca_desktop.rules.cards import Suit
from sueca_desktop.rules.view import Observation
from sueca_desktop.ui.prompts.look import card_pixmap, suit_pixmap
from sueca_desktop.ui.prompts.prompt import Choice, Prompt
from sueca_desktop.ui.table.geometry import ASPECT
from sueca_desktop.ui.table.paper import Ink
from sueca_desktop.ui.text import cards
from sueca_desktop.ui.text.prompts import Say, card_name, say, suit_name

CARD_MOST = 9.0
"""Height of the turned card, in text sizes."""


class MakingPrompt(Prompt):
    """The turned card, large, and the choices beside it; passing has the focus."""

    WIDTH = 44.0

    def __init__(self, observation: Observation) -> None:
        legal, turned = observation.legal, observation.deal.turned
        suit = turned.suit if turned else None
        taking = Take() in legal
        title = Say.TAKE_TITLE if taking else Say.NAME_TITLE
        super().__init__(say(title).format(suit=suit_name(suit) if suit else ""))
        self._turned = turned
        self.picture = QLabel()
        self.choices: dict[Suit, Choice] = {}
        self.leave = Choice(say(Say.PASS))
        if taking and suit is not None:
            take = Choice(f"  {say(Say.TAKE).format(suit=cards.suit(suit))}")
            take.clicked.connect(lambda: self.answer(Take()))
            self.choices[suit] = take
        for action in legal:
            if isinstance(action, Name):
                self.choices[action.suit] = self._namer(action)
        self.leave.clicked.connect(lambda: self.answer(Pass()))
        meaning = say(Say.TAKE_MEANS if taking else Say.NAME_MEANS)
        self.explain(meaning.format(suit=suit_name(suit) if suit else ""))
        self._build()

    def _namer(self, action: Name) -> Choice:
        choice = Choice(f"  {suit_name(action.suit)}")
        choice.setAccessibleName(say(Say.NAME).format(suit=suit_name(action.suit)))
        choice.clicked.connect(lambda: self.answer(action))
        return choice

    def _build(self) -> None:
        if self._turned is not None:
            spoken = say(Say.TURNED).format(card=card_name(self._turned))
            self.picture.setAccessibleName(spoken)
            self.picture.setToolTip(spoken)
        right = QVBoxLayout()
        self.column.removeItem(self.head)
        right.addLayout(self.head)
        right.addWidget(self.foot)
        right.addStretch(1)
        buttons = QHBoxLayout()
        for choice in (*self.choices.values(), self.leave):
            buttons.addWidget(choice)
        buttons.addStretch(1)
        right.addLayout(buttons)
        across = QHBoxLayout()
        across.addWidget(self.picture, 0, Qt.AlignmentFlag.AlignVCenter)
        across.addLayout(right, 1)
        self.across, self.right, self.buttons = across, right, buttons
        self.column.addLayout(across)

    def choice_of(self, action: Action) -> Choice | None:
        if isinstance(action, Take):
            return next(iter(self.choices.values()), None)
        return self.choices.get(action.suit) if isinstance(action, Name) else self.leave

    def first_focus(self) -> QWidget:
        return self.leave

    def draw(self, ink: Ink, room: QSizeF) -> None:
        self.across.setSpacing(round(1.4 * ink.size))
        self.right.setSpacing(self.column.spacing())
        self.buttons.setSpacing(round(0.6 * ink.size))
        if self._turned is not None:
            height = min(CARD_MOST * ink.size, room.height() - 1.2 * ink.size)
            self.picture.setPixmap(card_pixmap(self._turned, height / ASPECT, ink.ratio, ink.theme))
        side = round(1.3 * ink.size)
        for suit, choice in self.choices.items():
            choice.setIcon(QIcon(suit_pixmap(suit, ink, side)))
            choice.setIconSize(QSize(side, side))
