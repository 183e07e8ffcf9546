"""Which deals are looked at: game, time, name and result in a row of lists."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, time, timedelta
from enum import Enum

from msgspec import Struct
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QSizePolicy, QWidget

from sueca_desktop.app.history.kept import KeptDeal, Result
from sueca_desktop.app.history.statistics import Choice, profiles
from sueca_desktop.ui.panels.flow import FlowLayout
from sueca_desktop.ui.rules_pages.chooser import Chooser
from sueca_desktop.ui.text import games, seats
from sueca_desktop.ui.text import history as words
from sueca_desktop.ui.text.history import Label, say
from sueca_desktop.ui.theme import UNIT

_LEAST = 96
"""Pixels of a list's width."""


class Period(Enum):
    """How far back deals are looked at, from now on."""

    ALWAYS = Label.ALWAYS
    TODAY = Label.TODAY
    WEEK = Label.WEEK
    MONTH = Label.MONTH
    YEAR = Label.YEAR

    def since(self, now: datetime) -> datetime | None:
        """The earliest end of a deal; days are those of ``now``'s time zone. None for no bound."""
        days = {Period.TODAY: 0, Period.WEEK: 6, Period.MONTH: 29, Period.YEAR: 364}.get(self)
        if days is None:
            return None
        return datetime.combine(now.date() - timedelta(days=days), time(), now.tzinfo)


class Chosen(Struct, frozen=True):
    """What stands in the lists; ``variant``, ``profile``, ``result``: None for all."""

    variant: str | None = None
    period: Period = Period.ALWAYS
    profile: str | None = None
    result: Result | None = None

    def choice(self, now: datetime) -> Choice:
        """The same as bounds, seen from ``now`` (with a time zone)."""
        results = frozenset() if self.result is None else frozenset({self.result})
        return Choice(self.variant, self.profile, self.period.since(now), None, results)


class ChoiceBar(QWidget):
    """A row of lists; ``changed`` whenever another entry is taken."""

    changed = Signal()

    def __init__(self, deals: Sequence[KeptDeal], chosen: Chosen, *, results: bool = False) -> None:
        """``deals``: what games and names are offered from; ``results``: whether results can be chosen too."""
        super().__init__()
        row = FlowLayout(self, UNIT)
        variants = games.in_order({deal.variant for deal in deals})
        names = profiles(deals)
        self._variant = self._list(
            Label.GAME, [(say(Label.ALL_GAMES), None), *((games.name(v), v) for v in variants)], chosen.variant
        )
        self._period = self._list(Label.TIME, [(say(p.value), p) for p in Period], chosen.period)
        self._profile = self._list(
            Label.PLAYER, [(say(Label.EVERYBODY), None), *((seats.shown(name), name) for name in names)], chosen.profile
        )
        self._result = self._list(
            Label.RESULT, [(say(Label.ALL_RESULTS), None), *((words.result(r), r) for r in Result)], chosen.result
        )
        for one in (self._variant, self._period, self._profile, self._result):
            row.addWidget(one)
        self._profile.setVisible(len(names) > 1)
        self._result.setVisible(results)

    def _list(self, label: Label, entries: Sequence[tuple[str, object]], chosen: object) -> Chooser:
        box = Chooser()
        box.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        box.setMinimumWidth(_LEAST)
        box.setAccessibleName(say(label))
        for text, value in entries:
            box.addItem(text, value)
        values = [value for _, value in entries]
        box.setCurrentIndex(values.index(chosen) if chosen in values else 0)
        box.currentIndexChanged.connect(self.changed)
        return box

    @property
    def chosen(self) -> Chosen:
        boxes = (self._variant, self._period, self._profile, self._result)
        return Chosen(*(box.currentData() for box in boxes))
