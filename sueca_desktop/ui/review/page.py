"""The review of a deal: the table step by step, the curve, the own decisions with what each gave away."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QProgressBar,
    QPushButton,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from sueca_desktop.app.review.analysis import Progress
from sueca_desktop.app.review.decisions import Decision, Review
from sueca_desktop.app.review.moments import Moment
from sueca_desktop.rules.actions import Play
from sueca_desktop.ui.panels.flow import FlowLayout
from sueca_desktop.ui.panels.overlay import BORDERS, Panel
from sueca_desktop.ui.panels.widgets import Phrase, button_row, free_height, label, push_button
from sueca_desktop.ui.review.decision_list import DecisionList, DecisionsModel
from sueca_desktop.ui.review.detail import DecisionDetail
from sueca_desktop.ui.review.graph import Graph
from sueca_desktop.ui.review.picture import Shown, TablePicture
from sueca_desktop.ui.review.stepper import Stepper
from sueca_desktop.ui.scale import px, units
from sueca_desktop.ui.table.announcing import announce
from sueca_desktop.ui.text import review as words
from sueca_desktop.ui.text import saw as saw_words
from sueca_desktop.ui.text.review import Say, say
from sueca_desktop.ui.theme import Theme

_SIDE, _LEAST = 300, 330
"""Pixels at the usual scale: of the column of decisions, and of the height of all that is shown."""
_BESIDE = 760
"""Pixels at the usual scale of the width from which that column stands beside the table, which then has room for the
plates of five.
"""
_LEAST_PICTURE, _PICTURE = 200, 0.6
"""The height of the table over that column: pixels at the usual scale at least, and of the width at most."""
_MOST_SIDE = 0.45
"""Of the width, that column at most."""
_LEAST_DETAIL, _LEAST_LIST = 190, 130
"""The least heights of what is said of a decision, and of the list of them."""
_SMALL, _LOW, _HIGH = 430, 84, 128
"""Where there is less height than this, the curve is low."""


class ReviewPage(Panel):
    """``learn``: the own mistakes are to be tried again; ``saw``: what the others saw is asked for; ``stopped`` and
    ``asked``: the analysis is to stop, to begin.
    """

    learn = Signal()
    saw = Signal()
    stopped = Signal()
    asked = Signal()
    width_wanted = 1180
    share = 0.97
    alone = True

    def __init__(self, moments: tuple[Moment, ...], players: tuple[str, ...], seat: int, theme: Theme) -> None:
        super().__init__()
        self._moments, self._players, self._seat, self._theme = moments, players, seat, theme
        self.review: Review | None = None
        self._step, self._stacked = 0, False
        self.column.setContentsMargins(units(2), units(1.5), units(2), 0)
        self.column.setSpacing(units(1))
        self._head = self._made_head()
        self.picture, self.graph = TablePicture(theme), Graph(moments, players, theme)
        self.stepper = Stepper(len(moments) - 1)
        self.model = DecisionsModel(moments, players, self)
        self.decisions, self.detail = DecisionList(self.model, theme), DecisionDetail(players, theme)
        self._body = self._made_body()
        self.column.addWidget(self._body, 1)
        self._add_foot()
        self.stepper.chosen.connect(self.go_to)
        self.graph.chosen.connect(self.go_to)
        self.decisions.chosen.connect(self.go_to)
        self.go_to(0)
        self.show_waiting(say(Say.STOPPED))

    # ---- building

    def _made_head(self) -> FlowLayout:
        row = FlowLayout(self.column, units(1.5), 3)
        row.addWidget(label(say(Say.REVIEW), "title"))
        self._bar = QProgressBar()
        self._bar.setTextVisible(False)
        self._bar.setAccessibleName(say(Say.ANALYSING))
        self._told = Phrase("", "soft")
        self._stop = push_button(say(Say.STOP), self.stopped.emit)
        self._ask = push_button(say(Say.GO_ON), self.asked.emit)
        self._open = QPushButton(say(Say.OPEN_HANDS))
        self._open.setProperty("role", "choice")
        self._open.setCheckable(True)
        self._open.setChecked(True)
        self._open.setAutoDefault(False)
        self._open.toggled.connect(lambda _on: self.go_to(self._step))
        row.addWidget(self._told)
        row.addWidget(self._bar)
        for one in (self._stop, self._ask, self._open):
            row.addWidget(one)
        return row

    def _made_body(self) -> QWidget:
        body = QWidget()
        self._sides = row = QBoxLayout(QBoxLayout.Direction.LeftToRight, body)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(units(1.5))
        left, right = QVBoxLayout(), QVBoxLayout()
        for column in (left, right):
            column.setSpacing(units(0.75))
        left.addWidget(self.picture, 1)
        left.addWidget(self.stepper)
        left.addWidget(self.graph)
        self._legend = label(f"{say(Say.KNOWN)} | {say(Say.AS_LAID)}", "note", wrap=True)  # the marks' two columns
        self._legend.hide()
        right.addWidget(self._legend)
        right.addWidget(self.decisions, 1)
        self._nothing = label("", "soft", wrap=True)
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._below = QStackedWidget()
        self._below.addWidget(self._nothing)
        self._below.addWidget(_scrolling(self.detail))
        right.addWidget(self._below)
        self._side = QWidget()
        self._side.setLayout(right)
        right.setContentsMargins(0, 0, 0, 0)
        row.addLayout(left, 1)
        row.addWidget(self._side)
        return body

    def _add_foot(self) -> None:
        self._learn = push_button(say(Say.LEARN), self.learn.emit)
        self._back = push_button(say(Say.BACK), self.closed.emit, primary=True)
        saw = push_button(saw_words.say(saw_words.Say.OPEN), self.saw.emit)
        self.footer.setContentsMargins(units(2), units(0.75), units(2), units(1))
        button_row(self.footer, self._learn, self._back, left=[saw])

    # ---- what is known

    def show_waiting(self, told: str) -> None:
        """Nothing is being found out."""
        self._bar.hide()
        self._stop.hide()
        self._ask.show()
        self._told.setText(told)
        self._told.show()
        self._learn.setVisible(False)
        for part in (self._legend, self.decisions):
            part.hide()

    def show_progress(self, progress: Progress) -> None:
        """How far the analysis is; with it the review, once there is one."""
        if progress.review is not None:
            self.show_review(progress.review)
            return
        self._bar.setRange(0, progress.total)
        self._bar.setValue(progress.done)
        self._bar.show()
        self._stop.show()
        self._ask.hide()
        self._told.setText(say(Say.ANALYSING))

    def show_review(self, review: Review) -> None:
        self.review = review
        for one in (self._bar, self._stop, self._ask):
            one.hide()
        self._told.setText(words.headline(review))
        self._learn.setVisible(bool(review.mistakes))
        self.model.show_decisions(review.decisions)
        for part in (self._legend, self.decisions):
            part.setVisible(bool(review.decisions))
        self.graph.show_review(review)
        self.go_to(self._step)

    # ---- moments

    @property
    def step(self) -> int:
        """How many actions have been taken in what is shown."""
        return self._step

    @property
    def all_open(self) -> bool:
        return self._open.isChecked()

    def set_open(self, all_open: bool) -> None:
        """Whether all hands are seen, or only the own one."""
        self._open.setChecked(all_open)

    def _decision(self) -> Decision | None:
        found = self.review.decisions if self.review is not None else ()
        return next((decision for decision in found if decision.step == self._step), None)

    def go_to(self, step: int) -> None:
        """Show the deal after ``step`` actions."""
        self._step = step
        moment, decision = self._moments[step], self._decision()
        everybody = frozenset(range(len(self._players)))
        better = decision.expert if decision is not None else None
        best = better.card if isinstance(better, Play) else None
        shown = everybody if self.all_open else frozenset({self._seat})
        self.picture.show_moment(Shown(moment, self._players, shown, best))
        self.stepper.show_step(step)
        self.graph.show_step(step)
        self.decisions.follow(step)
        if decision is not None:
            self.detail.show_decision(decision, moment)
        else:
            self._nothing.setText(words.next_does(moment, self._players))
        self._below.setCurrentIndex(0 if decision is None else 1)
        self._fit_detail()
        announce(self, words.next_does(moment, self._players))

    def _fit_detail(self) -> None:
        """As high as its words need, if there is the room; the list has the rest. Under the table there is."""
        if self._stacked:
            part = self._nothing if self._below.currentIndex() == 0 else self.detail
            self._below.setFixedHeight(part.heightForWidth(self._side.width()) + 2)
            return
        room = self._body.minimumHeight()
        if self.review is not None and self.review.decisions:
            room = min(room - px(_LEAST_LIST), self.detail.heightForWidth(self._side.width()) + 2)
        self._below.setFixedHeight(max(px(_LEAST_DETAIL), room))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The arrows go through the deal wherever the focus is."""
        last = len(self._moments) - 1
        goals = {
            Qt.Key.Key_Left: self._step - 1,
            Qt.Key.Key_Right: self._step + 1,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }
        goal = goals.get(Qt.Key(event.key()))
        if goal is None:
            super().keyPressEvent(event)
        else:
            self.go_to(min(last, max(0, goal)))

    # ---- the panel

    def fit(self, room: QSize) -> None:
        """All the room there is: the table is as large as it can be."""
        width = self.width_in(room.width())
        self._stacked = width < px(_BESIDE)
        self._sides.setDirection(
            QBoxLayout.Direction.TopToBottom if self._stacked else QBoxLayout.Direction.LeftToRight
        )
        if self._stacked:
            self._fit_stacked(room)
            return
        free_height(self.picture, self.decisions)
        wanted = max(px(_SIDE), min(px(_SIDE * 1.4), round(width * 0.3)))
        self._side.setFixedWidth(min(wanted, round(width * _MOST_SIDE)))
        margins = self.column.contentsMargins()
        head = self._head.heightForWidth(self.inner_width(room)) + self.column.spacing()
        rest = room.height() - BORDERS - self.foot_height(room) - head - margins.top() - margins.bottom()
        self._body.setFixedHeight(max(px(_LEAST), rest))
        self._fit_detail()
        self.graph.setFixedHeight(px(_LOW if rest < px(_SMALL) else _HIGH))

    def _fit_stacked(self, room: QSize) -> None:
        """The decisions under the table and the curve: the page scrolls."""
        inside = self.inner_width(room)
        self._side.setFixedWidth(inside)
        high = room.height() - BORDERS - self.foot_height(room) - self.stepper.sizeHint().height() - units(2)
        self.picture.setFixedHeight(max(px(_LEAST_PICTURE), min(high, round(inside * _PICTURE))))
        self.graph.setFixedHeight(px(_LOW))
        self.decisions.setFixedHeight(px(_LEAST_LIST))
        self._fit_detail()
        self._body.setFixedHeight(self._sides.totalHeightForWidth(inside))

    def first_focus(self) -> QWidget:
        return self.stepper.slider

    def accept(self) -> None:
        self.closed.emit()


def _scrolling(detail: QWidget) -> QScrollArea:
    """Scrolls where there is little height."""
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setWidget(detail)
    return area
