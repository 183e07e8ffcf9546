"""Learning from one's mistakes: the position before each, to be tried until something better is found."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from sueca_desktop.app.review.decisions import Review
from sueca_desktop.app.review.lessons import Lesson, Tried
from sueca_desktop.app.review.moments import Moment
from sueca_desktop.rules.actions import Action, Play
from sueca_desktop.rules.cards import Card
from sueca_desktop.ui.panels.flow import FlowLayout
from sueca_desktop.ui.panels.overlay import BORDERS, Panel
from sueca_desktop.ui.panels.widgets import button_row, label, push_button
from sueca_desktop.ui.review.detail import expert_told
from sueca_desktop.ui.review.picture import Shown, TablePicture, sorted_cards
from sueca_desktop.ui.scale import px, units
from sueca_desktop.ui.small_card import Face, pixmap
from sueca_desktop.ui.table.announcing import announce
from sueca_desktop.ui.text import cards as card_words
from sueca_desktop.ui.text import reasons
from sueca_desktop.ui.text import review as words
from sueca_desktop.ui.text.review import Say, say
from sueca_desktop.ui.theme import Theme

_CARD = 44
"""Height of a card to be tried, in pixels at the usual scale."""
_LEAST, _TWO_LINES = 200, 44
"""Pixels at the usual scale: of the table's height, and of what is said."""
_TOLD = {Tried.FOUND: Say.FOUND, Tried.FINE: Say.FINE_TOO, Tried.SAME: Say.SAME, Tried.NOT_YET: Say.NOT_YET}


class LearnPage(Panel):
    """Closed, it leads back to the review."""

    width_wanted = 1000
    share = 0.9
    alone = True

    def __init__(
        self, moments: tuple[Moment, ...], players: tuple[str, ...], review: Review, theme: Theme, at: int = 0
    ) -> None:
        """``at``: which of the mistakes is shown first."""
        super().__init__()
        self._moments, self._players, self._theme = moments, players, theme
        self._seat = review.seat
        self._lessons = tuple(map(Lesson, review.mistakes))
        self.at = 0
        self.column.setContentsMargins(units(2), units(1.5), units(2), 0)
        self.column.setSpacing(units(1))
        self._head = head = FlowLayout(self.column, units(1), 1)
        head.addWidget(label(say(Say.LEARN_TITLE), "title"))
        self._count = label("", "soft")
        head.addWidget(self._count)
        self.picture = TablePicture(theme)
        self.picture.picked.connect(self._pick)
        self.column.addWidget(self.picture, 1)
        self._asked = label("", "strong", wrap=True)
        self._told = label("", wrap=True)
        self._told.setMinimumHeight(px(_TWO_LINES))
        self._told.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._choices = QWidget()
        self._choices.setAccessibleName(say(Say.CHOICES))
        self._row = FlowLayout(self._choices, units(0.75))
        for part in (self._asked, self._choices, self._told):
            self.column.addWidget(part)
        self._add_foot()
        self.show_lesson(min(at, len(self._lessons) - 1))

    def _add_foot(self) -> None:
        self._show = push_button(say(Say.SHOW), self.show_answer)
        self._next = push_button(say(Say.NEXT_MISTAKE), lambda: self.show_lesson(self.at + 1))
        self._back = push_button(say(Say.TO_REVIEW), self.closed.emit)
        self.footer.setContentsMargins(units(2), units(0.75), units(2), units(1))
        button_row(self.footer, self._next, self._back, left=[self._show])

    # ---- one mistake

    @property
    def lesson(self) -> Lesson:
        return self._lessons[self.at]

    @property
    def _moment(self) -> Moment:
        return self._moments[self.lesson.decision.step]

    def _named(self, action: Action) -> str:
        return words.action(action, self._moment, self._players)

    def show_lesson(self, at: int) -> None:
        """The position before mistake ``at``, from 0."""
        self.at = at
        self._count.setText(words.of_steps(at + 1, len(self._lessons)))
        self._asked.setText(say(Say.FIND).format(action=self._named(self.lesson.decision.action)))
        self._say("", "")
        self._offer()
        self._show_table(None)
        self._show.setEnabled(True)
        self._next.setVisible(at + 1 < len(self._lessons))
        first = self.first_focus()
        if first is not None and self.isVisible():
            first.setFocus()

    def _offer(self) -> None:
        while (item := self._row.takeAt(0)) is not None:
            old = item.widget()
            if old is not None:
                old.hide()
                old.deleteLater()
        hand = sorted_cards(self._moment, self._seat)
        for action in sorted(self.lesson.choices, key=lambda a: hand.index(a.card) if isinstance(a, Play) else 0):
            self._row.addWidget(self._choice(action))
        self._choices.updateGeometry()

    def _choice(self, action: Action) -> QPushButton:
        result = QPushButton()
        result.setProperty("role", "choice")
        result.setAutoDefault(True)
        result.setAccessibleName(self._named(action))
        if isinstance(action, Play):
            ratio = self.devicePixelRatioF()
            index = card_words.index(action.card.rank)
            face = Face(action.card, px(_CARD), colours=self._theme.card_suits)
            result.setIcon(pixmap(face, ratio, index))
            result.setIconSize(QSize(round(face.size.width()), px(_CARD)))
            result.setToolTip(self._named(action))
        else:
            result.setText(self._named(action).replace("&", "&&"))
        result.clicked.connect(lambda _checked, tried=action: self.try_out(tried))
        return result

    def _show_table(self, best: Action | None) -> None:
        card = best.card if isinstance(best, Play) else None
        own = frozenset({self._seat})
        self.picture.show_moment(Shown(self._moment, self._players, own, card, next=card is not None))

    def _pick(self, card: Card) -> None:
        """A card of the hand was clicked."""
        tried = next((a for a in self.lesson.choices if isinstance(a, Play) and a.card is card), None)
        if tried is not None:
            self.try_out(tried)

    def try_out(self, action: Action) -> None:
        """The user tries something."""
        tried = self.lesson.tried(action)
        told = say(_TOLD[tried]).format(action=self._named(action))
        if tried is Tried.FOUND:
            self._tell_answer(f"{told}. {self._why(action)}", "good")
        else:
            self._say(told, "" if tried is Tried.FINE else "bad")

    def show_answer(self) -> None:
        """The expert's choice and why."""
        answer = say(Say.ANSWER).format(action=self._named(self.lesson.decision.expert))
        self._tell_answer(f"{answer}. {self._why(self.lesson.decision.expert)}", "")

    def _why(self, told: Action) -> str:
        """The expert's reason; and what it would have done, where that is not what has been ``told``."""
        decision = self.lesson.decision
        if told == decision.expert:
            return reasons.sentence(decision.why, self._players)
        return expert_told(decision, self._moment, self._players)

    def _tell_answer(self, told: str, role: str) -> None:
        self._say(told, role)
        self._show_table(self.lesson.decision.expert)
        self._show.setEnabled(False)
        (self._next if self._next.isVisible() else self._back).setFocus()

    def _say(self, text: str, role: str) -> None:
        self._told.setText(text)
        self._told.setProperty("role", role)
        self._told.style().unpolish(self._told)
        self._told.style().polish(self._told)
        if text:
            announce(self._told, text)

    @property
    def told(self) -> QLabel:
        """What has been said to the last try."""
        return self._told

    # ---- the panel

    def fit(self, room: QSize) -> None:
        margins = self.column.contentsMargins()
        inside = self.inner_width(room)
        parts = (self._asked.heightForWidth(inside), self._row.heightForWidth(inside), self._told_height(inside))
        spaces = 4 * self.column.spacing() + margins.top() + margins.bottom() + BORDERS
        head = self._head.heightForWidth(inside)
        rest = room.height() - self.foot_height(room) - head - sum(parts) - spaces
        self.picture.setFixedHeight(max(px(_LEAST), rest))

    def _told_height(self, width: int) -> int:
        """Room for two lines, and for more where more is said."""
        return max(px(_TWO_LINES), self._told.heightForWidth(width))

    def first_focus(self) -> QWidget | None:
        item = self._row.itemAt(0)
        return item.widget() if item is not None else self._back
