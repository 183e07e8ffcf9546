"""What the deals of a player add up to: figures, a curve over time, bars by game, level, place and contract."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QBoxLayout, QButtonGroup, QFrame, QVBoxLayout, QWidget

from sueca_desktop.app.history import statistics as counted
from sueca_desktop.app.history.kept import KeptDeal
from sueca_desktop.ui.history.bars import BarChart
from sueca_desktop.ui.history.choosing import Chosen
from sueca_desktop.ui.history.contents import BarChoice, CurveChoice, bars, curves
from sueca_desktop.ui.history.curve import CurveChart
from sueca_desktop.ui.history.figures import FigureGrid, figures
from sueca_desktop.ui.history.page import HistoryPage
from sueca_desktop.ui.panels.widgets import button, button_row, choices, label, push_button
from sueca_desktop.ui.text.history import Label, say
from sueca_desktop.ui.text.window import Word
from sueca_desktop.ui.theme import UNIT, Theme

C = TypeVar("C", CurveChoice, BarChoice)
_BESIDE = 760
"""Pixels from which curve and bars stand side by side."""
_LEAST, _HIGHEST = 236, 0.45
"""The height of a chart's plate: at least, and at most as a share of the page's width."""


class ChartPlate(QFrame, Generic[C]):
    """A chart with buttons over it for what it shows, and what that is under it."""

    def __init__(self, chart: QWidget, show: Callable[[C], None], name: Label) -> None:
        super().__init__()
        self.setProperty("role", "plate")
        self._show: Callable[[C], None] = show
        self._name = name
        self._choices: tuple[C, ...] = ()
        self._group: QButtonGroup | None = None
        self._label: Label | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(UNIT, UNIT, UNIT, UNIT)
        column.setSpacing(UNIT // 2)
        self._head = QVBoxLayout()
        self._buttons: QWidget | None = None
        column.addLayout(self._head)
        column.addWidget(chart, 1)
        self._tip = label("", "soft", wrap=True)
        column.addWidget(self._tip)

    @property
    def shown(self) -> Label | None:
        """Which one is shown; None before any."""
        return self._label

    def offer(self, offered: Sequence[C], wanted: Label | None = None) -> None:
        """Buttons for these; ``wanted``, or the one shown last, stays shown where it is among them."""
        wanted = wanted or self._label
        labels = [one.label for one in offered]
        at = labels.index(wanted) if wanted in labels else 0
        if self._group is None or [one.label for one in self._choices] != labels:
            self._group = self._make_buttons(labels, at)
        self._choices = tuple(offered)
        self._group.button(at).setChecked(True)
        self._take(at)

    def _make_buttons(self, labels: Sequence[Label], at: int) -> QButtonGroup:
        if self._buttons is not None:
            self._buttons.hide()
            self._buttons.deleteLater()
        self._buttons, group = choices([say(one) for one in labels], at, say(self._name))
        group.idClicked.connect(self._take)
        self._head.addWidget(self._buttons)
        return group

    def _take(self, at: int) -> None:
        one = self._choices[at]
        self._label = one.label
        self._tip.setText(one.tip)
        self._show(one)


class StatisticsPage(HistoryPage):
    """Statistics of the deals that are chosen. ``deals_asked``: the list of them is wanted; ``cards_asked``: the user's
    own cards, counted.
    """

    deals_asked = Signal()
    cards_asked = Signal()
    width_wanted = 1040
    share = 0.8

    def __init__(
        self, deals: Sequence[KeptDeal] | None, chosen: Chosen, theme: Theme, shown: tuple[Label | None, ...] = ()
    ) -> None:
        """``shown``: which curve and which bars, as :attr:`shown` gave them."""
        super().__init__(Label.STATISTICS, "score", deals, chosen, theme)
        self._figures = FigureGrid()
        self._curve, self._bars = CurveChart(theme), BarChart(theme)
        self._left: ChartPlate[CurveChoice] = ChartPlate(
            self._curve, lambda one: self._curve.show_curve(one.curve), Label.CURVE
        )
        self._right: ChartPlate[BarChoice] = ChartPlate(
            self._bars, lambda one: self._bars.show_bars(say(one.label), one.bars), Label.BARS
        )
        column = QVBoxLayout(self.body)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(UNIT + 4)
        column.addWidget(self._figures)
        self._charts = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._charts.setSpacing(UNIT + 4)
        self._charts.addWidget(self._left, 3)
        self._charts.addWidget(self._right, 2)
        column.addLayout(self._charts, 1)
        self._wanted = (*shown, None, None)[:2]
        to_deals = push_button(say(Label.TO_DEALS), self.deals_asked.emit)
        to_cards = push_button(say(Label.TO_CARDS), self.cards_asked.emit)
        self._close = button(Word.CLOSE, self.closed.emit, primary=True)
        self.footer.setContentsMargins(3 * UNIT, UNIT, 3 * UNIT, 2 * UNIT)
        button_row(self.footer, self._close, left=[to_deals, to_cards])
        self.refresh()

    @property
    def shown(self) -> tuple[Label | None, ...]:
        """Which curve and which bars are shown."""
        return self._left.shown, self._right.shown

    def refresh(self) -> None:
        found = counted.chosen(self.deals, self.choice)
        practice = counted.chosen(self.deals, self.choice, practice=True)
        self.let_see(bool(found), practice=bool(practice))
        if found:
            self._figures.show_figures(figures(found, len(practice)))
            self._left.offer(curves(found), self._wanted[0])
            self._right.offer(bars(found), self._wanted[1])
            self._wanted = (None, None)

    def fit(self, room: QSize) -> None:
        """Curve and bars side by side where there is width; as high as there is room."""
        super().fit(room)
        width = self.inner_width(room)
        beside = width >= _BESIDE * self.scale
        self._charts.setDirection(QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)
        for chart in (self._curve, self._bars):
            chart.set_scale(self.scale)
        self._figures.fit(width)
        spare = self.spare_height(room, self._figures.sizeHint().height() + self.column.spacing())
        height = min(max(_LEAST, spare), max(_LEAST, round(width * _HIGHEST)))
        for plate in (self._left, self._right):
            plate.setMinimumHeight(height)

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self._curve.set_theme(theme)
        self._bars.set_theme(theme)

    def first_focus(self) -> QWidget:
        return self._close
