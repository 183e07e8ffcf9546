"""Naming trump and calling a card, in one step."""

from __future__ import annotations

from PySide6.QtCore import QSize, QSizeF, Qt
from PySide6.QtGui import QIcon, QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from sueca_desktop.rules.actions import Action, Call
from sueca_desktop.rules.cards import Card, CardSet, Suit
from sueca_desktop.rules.decks import Deck
from sueca_desktop.rules.view import Observation
from sueca_desktop.ui.panels.widgets import label
from sueca_desktop.ui.prompts.card_grid import CardGrid
from sueca_desktop.ui.prompts.look import suit_pixmap
from sueca_desktop.ui.prompts.prompt import Choice, Prompt
from sueca_desktop.ui.table.paper import Ink
from sueca_desktop.ui.text import cards
from sueca_desktop.ui.text.language import said
from sueca_desktop.ui.text.prompts import Say, call_means, plain, say, suit_name

CELL_LEAST, CELL_MOST = 1.9, 3.1
"""Height of a card in the grid, in text sizes."""
SUIT = 1.75
"""Side of a suit's button over the height of a card."""
_BESIDE = 5.0
"""What stands beside the cards and the suits, in text sizes."""
_ROWS = 3.8
"""What stands above and below the grid, in text sizes and beside the foot."""


def proposal(deck: Deck, hand: CardSet, legal: tuple[Call, ...]) -> Call:
    """Where the prompt begins: the suit one holds most of, stronger cards first among equals; of it the strongest
    card that can be called.
    """

    def length(suit: Suit) -> tuple[int, int]:
        held = hand.of_suit(suit)
        return len(held), sum(deck.strength(c, suit) for c in held)

    trump = max({call.suit for call in legal}, key=lambda suit: (length(suit), -suit.index))
    calls = [call for call in legal if call.suit is trump]
    return max(calls, key=lambda call: (call.card.suit is trump, deck.strength(call.card, trump)))


class SuitButton(Choice):
    """One suit as trump: its sign; the arrows choose among the four."""

    def __init__(self, suit: Suit) -> None:
        super().__init__("", "choice")
        self.suit = suit
        self.setCheckable(True)
        self.setAccessibleName(said(say(Say.CALL_TRUMP), suit_name(suit)))
        self.setToolTip(suit_name(suit))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down):
            focused = self.window().focusWidget()
            if isinstance(focused, SuitButton) and focused is not self:
                focused.click()


class CallPrompt(Prompt):
    """A call stands ready. Enter in the grid goes to the button that makes it."""

    WIDTH = 56.0
    OVER_WORDS = True

    def __init__(self, observation: Observation) -> None:
        super().__init__(say(Say.CALL_TITLE))
        self._legal = tuple(action for action in observation.legal if isinstance(action, Call))
        deck, allowed = observation.deal.spec.deck, CardSet.of(call.card for call in self._legal)
        first = proposal(deck, observation.hand, self._legal)
        self.trumps = {suit: SuitButton(suit) for suit in Suit if any(call.suit is suit for call in self._legal)}
        self.grid = CardGrid(deck.plain.order, deck.cards, allowed, first.card)
        self.confirm = Choice(say(Say.CALL), "primary")
        self.trumps[first.suit].setChecked(True)
        self._build()
        self._connect()
        self._show()

    def _build(self) -> None:
        group = QButtonGroup(self)
        suits = QGridLayout()
        for i, button in enumerate(self.trumps.values()):
            group.addButton(button)
            suits.addWidget(button, i // 2, i % 2)
        left, right = QVBoxLayout(), QVBoxLayout()
        left.addWidget(label(say(Say.CALL_TRUMP), "heading"))
        left.addLayout(suits)
        left.addStretch(1)
        right.addWidget(label(say(Say.CALL_CARD), "heading"))
        right.addWidget(self.grid)
        self.title.hide()  # readers have it as the name of the prompt
        self.beside.hide()
        self.column.removeItem(self.head)
        middle = QHBoxLayout()
        middle.addLayout(left)
        middle.addStretch(1)
        middle.addLayout(right)
        self.middle, self.parts = middle, (left, right, suits)
        self.column.addLayout(middle)
        last = QHBoxLayout()
        self.foot.setAlignment(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
        last.addWidget(self.foot, 1)
        last.addWidget(self.confirm, 0, Qt.AlignmentFlag.AlignVCenter)
        self.column.addLayout(last)

    def _connect(self) -> None:
        for button in self.trumps.values():
            button.clicked.connect(self._show)
        self.grid.changed.connect(self._show)
        self.grid.entered.connect(self._go_to_call)
        self.grid.refused.connect(self._object)
        self.confirm.clicked.connect(lambda: self.answer(self.call))
        self.confirm.attention.connect(self._show)

    @property
    def call(self) -> Call:
        """What would be called now."""
        trump = next(suit for suit, button in self.trumps.items() if button.isChecked())
        return Call(trump, self.grid.chosen)

    def _show(self) -> None:
        call = self.call
        for button in self.trumps.values():  # the checked one is the stop of the tab key
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if button.isChecked() else Qt.FocusPolicy.ClickFocus)
        meaning = call_means(call.suit, call.card)
        self.confirm.setEnabled(call in self._legal)
        self.confirm.setAccessibleDescription(meaning)
        self.confirm.setToolTip(meaning)
        self.explain(meaning)

    def _object(self, card: Card) -> None:
        self.object_to(say(Say.CANNOT_CALL).format(card=cards.card(card)))

    def _go_to_call(self) -> None:
        self.hold_again()
        self.confirm.setFocus(Qt.FocusReason.TabFocusReason)

    def choice_of(self, action: Action) -> Choice | None:
        if not isinstance(action, Call) or action not in self._legal:
            return None
        self.trumps[action.suit].setChecked(True)
        self.grid.cell(action.card).click()
        self._show()
        return self.confirm

    def first_focus(self) -> QWidget:
        return self.grid.chosen_cell

    def draw(self, ink: Ink, room: QSizeF) -> None:
        self.foot.setMinimumHeight(0)  # the button beside it is higher than a line
        around = _ROWS * ink.size + self.confirm.sizeHint().height()
        high = (room.height() - around) / len(Suit) * 0.92
        wide = (room.width() - _BESIDE * ink.size) / self.grid.width_in_cells(2 * SUIT)
        cell = max(min(high, wide, CELL_MOST * ink.size), CELL_LEAST * ink.size)
        self.grid.dress(ink, cell)
        left, right, suits = self.parts
        for layout in (left, right):
            layout.setSpacing(round(0.2 * ink.size))
        suits.setSpacing(round(0.4 * ink.size))
        for suit, button in self.trumps.items():
            side = round(SUIT * cell)
            button.setFixedSize(side, side)
            button.setIcon(QIcon(suit_pixmap(suit, ink, side * 0.56)))
            button.setIconSize(QSize(round(side * 0.56), round(side * 0.56)))
        self.setAccessibleDescription(plain(self.foot.text()))
