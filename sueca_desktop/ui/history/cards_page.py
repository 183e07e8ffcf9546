"""The user's own cards counted, game by game, against what chance would have."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from sueca_desktop.app.frequencies import DealtHand, Feature, frequencies
from sueca_desktop.app.history.kept import KeptDeal
from sueca_desktop.ui.history.choosing import Chosen
from sueca_desktop.ui.history.frequency_chart import FrequencyChart
from sueca_desktop.ui.history.page import HistoryPage
from sueca_desktop.ui.panels.widgets import button, button_row, choices, label, push_button
from sueca_desktop.ui.text import frequencies as words
from sueca_desktop.ui.text.history import Label, say
from sueca_desktop.ui.text.window import Word
from sueca_desktop.ui.theme import UNIT, Theme

Hands = Callable[[Sequence[KeptDeal]], Sequence[DealtHand]]
"""Deals → what the user was dealt in those that nobody chose."""
_LEAST, _HIGHEST, _WORDS = 150, 0.42, 190
"""The height of the chart: at least, and at most as a share of the page's width; of the words with it."""


class CardsPage(HistoryPage):
    """``statistics_asked``: the other statistics are wanted."""

    statistics_asked = Signal()
    width_wanted = 900

    def __init__(
        self,
        deals: Sequence[KeptDeal] | None,
        hands: Hands,
        chosen: Chosen,
        theme: Theme,
        feature: Feature = Feature.TRUMPS,
    ) -> None:
        """``feature``: what is counted first."""
        super().__init__(Label.OWN_CARDS, "score", deals, chosen, theme)
        self._hands = hands
        self.chart = FrequencyChart(theme)
        plate = QFrame()
        plate.setProperty("role", "plate")
        inside = QVBoxLayout(plate)
        inside.setContentsMargins(UNIT, UNIT, UNIT, UNIT)
        inside.setSpacing(UNIT // 2)
        features = list(Feature)
        holder, self._group = choices(
            [words.feature(one) for one in features], features.index(feature), words.say(words.Say.SHOWN)
        )
        self._group.idClicked.connect(self.refresh)
        self._mean = label("", wrap=True)
        inside.addWidget(holder)
        inside.addWidget(self.chart, 1)
        inside.addWidget(self._mean)
        inside.addWidget(label(words.say(words.Say.LEGEND), "soft", wrap=True))
        inside.addWidget(label(words.say(words.Say.CHOSEN_OUT), "note", wrap=True))
        column = QVBoxLayout(self.body)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(plate, 1)
        statistics = push_button(say(Label.TO_STATISTICS), self.statistics_asked.emit)
        self._close = button(Word.CLOSE, self.closed.emit, primary=True)
        self.footer.setContentsMargins(3 * UNIT, UNIT, 3 * UNIT, 2 * UNIT)
        button_row(self.footer, self._close, left=[statistics])
        self.refresh()

    @property
    def feature(self) -> Feature:
        """What is counted."""
        return list(Feature)[self._group.checkedId()]

    def refresh(self) -> None:
        found = frequencies(self._hands([deal for deal in self.deals if self.choice.takes(deal)]), self.feature)
        everything = [deal for deal in self.deals if deal.seat is not None and self.choice.takes(deal)]
        self.let_see(bool(everything))
        self.chart.show_frequencies(found)
        self._mean.setText(words.mean(found))

    def fit(self, room: QSize) -> None:
        super().fit(room)
        self.chart.set_scale(self.scale)
        spare = self.spare_height(room, round(_WORDS * self.scale))
        most = max(_LEAST, round(self.inner_width(room) * _HIGHEST))
        self.chart.setMinimumHeight(min(max(_LEAST, spare), most))

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self.chart.set_theme(theme)

    def first_focus(self) -> QWidget:
        return self._close
