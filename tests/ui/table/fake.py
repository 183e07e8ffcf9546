"""A controller for the tests of the table: the real dealer, and computer seats that answer at once with any card."""

from __future__ import annotations

import random

from PySide6.QtCore import QObject, Signal, Slot

from sueca_desktop.app.settings import GameSettings
from sueca_desktop.app.summary import ShownStep, result_of
from sueca_desktop.engine.dealing import Course, DealStyle, course_of
from sueca_desktop.engine.table import Table
from sueca_desktop.rules.actions import Action, Move
from sueca_desktop.rules.view import Observation
from sueca_desktop.variants import discover

NAMES = ("Maria", "Rui", "Inês", "Zé")


def new_table(dealer: int = 3, seed: int = 7, variant: str = "sueca-bandeira") -> Table:
    """A table with one deal on it."""
    table = Table(discover()[variant], {}, NAMES)
    pack = list(table.rules.spec.deck.cards)
    random.Random(seed).shuffle(pack)
    table.deal(table.rules.dealing(table.rules.spec, tuple(pack), dealer, DealStyle.BOTTOM))
    return table


def course(table: Table) -> Course:
    """How its deal is dealt."""
    spec, dealer = table.rules.spec, table.state.public.dealer
    return course_of(spec, table.rules.dealing, dealer, DealStyle.BOTTOM, turned_first=table.rules.chooses_style)


def play_on(table: Table, actions: int, seed: int = 1) -> Table:
    """``table`` after so many more actions, chosen at random."""
    rng = random.Random(seed)
    for _ in range(actions):
        seat = table.to_act()
        assert seat is not None
        table.act(Move(seat, rng.choice(table.legal(seat))))
    return table


class FakeController(QObject):
    """Emits what the real one does; ``shown_calls`` counts the view's answers."""

    preparing = Signal(object)
    dealt = Signal(object)
    stepped = Signal(object)
    user_turn = Signal(object)
    thinking = Signal(int)
    deal_over = Signal(object)
    notice = Signal(object)
    renamed = Signal()
    resumed = False
    practice = False

    def __init__(self, *, watch: bool = False) -> None:
        super().__init__()
        self.settings = GameSettings("sueca-bandeira", NAMES, watch=watch)
        self.table: Table | None = None
        self.shown_calls = 0
        self.played: list[Action] = []
        self._rng = random.Random(3)

    @property
    def course(self) -> Course | None:
        return course(self.table) if self.table else None

    @property
    def observation(self) -> Observation | None:
        return self.table.observe(0) if self.table else None

    def start(self, table: Table) -> None:
        self.table = table
        self.dealt.emit(table.observe(0))

    @Slot()
    def shown(self) -> None:
        self.shown_calls += 1
        assert self.table is not None
        seat = self.table.to_act()
        if seat is None:
            self.deal_over.emit(result_of(self.table))
        elif seat == 0 and not self.settings.watch:
            self.user_turn.emit(self.table.observe(0))
        else:
            self._apply(Move(seat, self._rng.choice(self.table.legal(seat))))

    def act(self, action: Action) -> None:
        self.played.append(action)
        self._apply(Move(0, action))

    def _apply(self, move: Move) -> None:
        assert self.table is not None
        before = self.table.observe(0)
        step = self.table.act(move)
        self.stepped.emit(ShownStep(step.events, before, self.table.observe(0)))
