"""Bidding: the number, what it means and scores; nulls; pass."""

from __future__ import annotations

from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QKeyEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from sueca_desktop.rules.actions import Action, Bid, BidNulls, Pass
from sueca_desktop.rules.auction import auction_status
from sueca_desktop.rules.scoring import band_of
from sueca_desktop.rules.view import Observation
from sueca_desktop.ui.prompts.bid_field import JUMP, BidField
from sueca_desktop.ui.prompts.prompt import Choice, Prompt, row
from sueca_desktop.ui.prompts.sayings import bid_words
from sueca_desktop.ui.table.paper import Ink
from sueca_desktop.ui.table.seating import Company
from sueca_desktop.ui.text.prompts import Say, say

_MOST = 9
"""How much of the spare room of a row goes to words, over what stays free."""


class AuctionPrompt(Prompt):
    """The lowest bid stands ready. Enter in the number goes to the button that bids it; there it bids."""

    def __init__(self, observation: Observation, company: Company) -> None:
        super().__init__(say(Say.AUCTION))
        self._observation = observation
        self._amounts = tuple(action.points for action in observation.legal if isinstance(action, Bid))
        self.field = BidField(self._amounts) if self._amounts else None
        self.bid = Choice("", "primary")
        self.nulls = Choice(say(Say.NULLS))
        self.leave = Choice(say(Say.PASS))
        self.steps: list[Choice] = []
        self._show_standing(company)
        self._build()
        self._connect()
        self._show_number()

    def _build(self) -> None:
        field = self.field
        widgets: list[QWidget] = []
        if field is not None:
            field.setAccessibleName(say(Say.BID_FIELD))
            field.setAccessibleDescription(say(Say.BID_FIELD_HELP))
            field.setToolTip(say(Say.BID_FIELD_HELP))
            down, up = ([self._step(field, sign * by) for by in self._sizes()] for sign in (-1, 1))
            self.steps = [*reversed(down), *up]
            widgets = [*reversed(down), field, *up, self.bid]
        if BidNulls() in self._observation.legal:
            widgets.append(self.nulls)
            self._word(self.nulls, self._nulls_mean())
        self._word(self.leave, say(Say.PASS_MEANS))
        for unused in {self.bid, self.nulls}.difference(widgets):
            unused.setParent(self)  # or it would outlive the prompt, which its slots hold
            unused.hide()
        self.line = row(*widgets, self.leave, stretch=self._spare)
        self.column.addLayout(self.line)
        self.column.addWidget(self.foot)

    @property
    def _spare(self) -> int:
        """Where the row of buttons has room to spare."""
        return len(self.steps) + 1 if self.field is not None else 0

    def tighten(self, tight: bool) -> None:
        """What stands beside the title stands in the row of buttons, without the title."""
        if tight is not self.title.isHidden():
            now, then = (self.head, self.line) if tight else (self.line, self.head)
            now.removeWidget(self.beside)
            then.insertWidget(self._spare if tight else 1, self.beside, _MOST)
            self.title.setHidden(tight)

    def _sizes(self) -> list[int]:
        """The step of this auction and, if it is small, a larger one."""
        rules = self._observation.deal.spec.auction
        step = rules.step if rules else 1
        return [step] if step >= JUMP else [step, JUMP]

    def _step(self, field: BidField, by: int) -> Choice:
        text = f"{'+' if by > 0 else '−'}{abs(by)}"
        button = Choice(text, "step")
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the keyboard has the number itself
        button.setAutoRepeat(True)
        button.clicked.connect(lambda: field.go_by(by))
        return button

    @staticmethod
    def _word(choice: Choice, meaning: str) -> None:
        choice.setAccessibleDescription(meaning)
        choice.setToolTip(meaning)

    def _connect(self) -> None:
        if self.field is not None:
            self.field.valueChanged.connect(self._show_number)
            self.field.lineEdit().textChanged.connect(self._show_number)
            self.field.entered.connect(self._go_to_bid)
        self.bid.clicked.connect(self._bid_number)
        self.bid.attention.connect(self._show_number)
        self.nulls.clicked.connect(lambda: self.answer(BidNulls()))
        self.nulls.attention.connect(lambda: self.explain(self._nulls_mean()))
        self.leave.clicked.connect(lambda: self.answer(Pass()))
        self.leave.attention.connect(lambda: self.explain(say(Say.PASS_MEANS)))

    # ---- the number

    def _show_number(self) -> None:
        """The button and the line at the foot follow the number."""
        field = self.field
        if field is None:
            self.explain(say(Say.NO_POINTS_LEFT))
            return
        self.bid.setEnabled(field.allowed)
        if field.allowed:
            meaning = self._number_means(field.value())
            self.bid.setText(say(Say.BID).format(points=field.value()))
            self._word(self.bid, meaning)
            self.explain(meaning)
        else:
            self.bid.setText(say(Say.NO_SUCH_BID))
            self.object_to(self._why_not(field.value()))

    def _number_means(self, points: int) -> str:
        spec = self._observation.deal.spec
        parts = [say(Say.BID_MEANS).format(points=points, total=spec.deck.total(None))]
        band = band_of(spec.bands, points)
        if band is not None:
            parts.append(say(Say.BID_MADE).format(score=band.points))
        if spec.every_trick is not None:
            parts.append(say(Say.EVERY_TRICK).format(score=spec.every_trick))
        if band is not None:
            parts.append(say(Say.NOT_MADE).format(score=band.points))
        return " ".join(parts)

    def _why_not(self, points: int) -> str:
        rules, least = self._observation.deal.spec.auction, self._amounts[0]
        lowest, highest, step = (rules.lowest, rules.highest, rules.step) if rules else (least, self._amounts[-1], 1)
        if lowest <= points < least and (points - lowest) % step == 0:
            return say(Say.TOO_LOW).format(points=least - step)
        text = Say.OUT_OF_RANGE if step == 1 else Say.NOT_A_STEP
        return say(text).format(lowest=least, highest=highest, step=step)

    def _nulls_mean(self) -> str:
        score = self._observation.deal.spec.nulls_score
        texts = (Say.NULLS_MEANS, Say.NULLS_MADE, Say.NOT_MADE)
        return " ".join(say(text).format(score=score) for text in texts)

    def _go_to_bid(self) -> None:
        if self.bid.isEnabled():
            self.hold_again()
            self.bid.setFocus(Qt.FocusReason.TabFocusReason)
        elif self.field is not None:
            self.field.selectAll()

    def _bid_number(self) -> None:
        if self.field is not None and self.field.allowed:
            self.answer(Bid(self.field.value()))

    def type_digit(self, event: QKeyEvent) -> bool:
        """It is the first of a new number, wherever the focus is."""
        if self.field is None or not event.text().isdecimal() or event.isAutoRepeat():
            return False
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)
        self.field.lineEdit().setText(event.text())
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.type_digit(event):
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel counts anywhere on the prompt."""
        if self.field is not None and event.angleDelta().y():
            self.field.stepBy(1 if event.angleDelta().y() > 0 else -1)
        event.accept()

    # ---- the rest

    def _show_standing(self, company: Company) -> None:
        deal = self._observation.deal
        if deal.spec.auction is None:
            return
        status = auction_status(deal.spec.auction, deal.spec.seats, deal.dealer, deal.moves)
        parts, self.says = [say(Say.NO_BID_YET)], frozenset(status.passed)
        if status.high is not None and status.bidder is not None:
            parts = [say(Say.HIGHEST).format(bid=bid_words(status.high), name=company.name(status.bidder))]
            self.says |= {status.bidder}
        if status.passed:
            names = ", ".join(company.name(seat) for seat in sorted(status.passed))
            parts.append(say(Say.PASSED).format(names=names))
        self.standing = " · ".join(parts)
        self.tell("")

    def choice_of(self, action: Action) -> Choice | None:
        if isinstance(action, Bid) and self.field is not None:
            self.field.setValue(action.points)
            return self.bid
        return self.nulls if isinstance(action, BidNulls) else self.leave if isinstance(action, Pass) else None

    def first_focus(self) -> QWidget:
        return self.field or self.leave

    def draw(self, ink: Ink, room: QSizeF) -> None:
        if self.field is not None:
            self.field.setFixedSize(round(5.2 * ink.size), round(2.5 * ink.size))
        for step in self.steps:
            step.setFixedSize(round(2.9 * ink.size), round(2.3 * ink.size))
