"""A table with prompts on it, the real dealer behind it, and hands that press real keys and buttons."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import cast

from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from sueca_desktop.app.controller import Controller
from sueca_desktop.app.settings import GameSettings, Speed
from sueca_desktop.app.summary import ShownStep
from sueca_desktop.engine.dealing import DealStyle
from sueca_desktop.engine.table import Table
from sueca_desktop.rules.actions import Action, Move
from sueca_desktop.rules.view import Observation
from sueca_desktop.ui.prompts.host import PromptHost
from sueca_desktop.ui.prompts.prompt import Prompt
from sueca_desktop.ui.table.table_view import TableView
from sueca_desktop.variants import discover

NAMES = ("Eva", "Rui", "Inês", "Zé", "Ana")
SEEDS = 3000


def dealt(variant: str, *, dealer: int = 1, seed: int = 3) -> Table:
    """A table with one deal on it."""
    found = discover()[variant]
    table = Table(found, {}, NAMES[: found.seats])
    pack = list(table.rules.spec.deck.cards)
    random.Random(seed).shuffle(pack)
    table.deal(table.rules.dealing(table.rules.spec, tuple(pack), dealer, DealStyle.BOTTOM))
    return table


def after(table: Table, *actions: Action) -> Table:
    """``table`` after these actions, each of the seat whose turn it is."""
    for action in actions:
        seat = table.to_act()
        assert seat is not None
        table.act(Move(seat, action))
    return table


def found(make: Callable[[int], Table | None]) -> Table:
    """The first table that ``make`` finds, by seed."""
    return next(table for seed in range(SEEDS) if (table := make(seed)) is not None)


class Asking(QObject):
    """What a controller emits, by hand; what it was told is in ``told``."""

    dealt = Signal(object)
    stepped = Signal(object)
    user_turn = Signal(object)
    preparing = Signal(object)
    thinking = Signal(int)
    deal_over = Signal(object)
    notice = Signal(object)
    renamed = Signal()
    resumed = True
    practice = False
    seal = None
    preparation = None

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table
        self.settings = GameSettings(table.variant.id, table.players)
        self.told: list[object] = []

    @property
    def observation(self) -> Observation:
        return self.table.observe(0)

    def shown(self) -> None:
        """The view says so after every step."""

    def act(self, action: Action) -> None:
        self.told.append(action)
        self.step(action)

    def step(self, action: Action) -> None:
        """The action of whoever is to act."""
        seat, before = self.table.to_act(), self.observation
        assert seat is not None
        done = self.table.act(Move(seat, action))
        self.stepped.emit(ShownStep(done.events, before, self.observation))

    def cut(self, at: int) -> None:
        self.told.append(at)

    def choose_style(self, style: DealStyle) -> None:
        self.told.append(style)


class Stage:
    """A shown table with its prompts."""

    def __init__(
        self, qtbot: QtBot, controller: QObject, *, size: tuple[int, int] = (1280, 720), pause: int = 0
    ) -> None:
        self.controller = cast(Controller, controller)
        self.table = TableView()
        qtbot.addWidget(self.table)
        self.table.set_speed(Speed.INSTANT)
        self.host = PromptHost(self.table, pause=pause)
        self.table.bind(self.controller)
        self.host.bind(self.controller)
        self.table.resize(*size)
        self.table.show()
        self.table.activateWindow()
        self.table.setFocus()
        qtbot.waitUntil(self.table.isActiveWindow)

    @property
    def asking(self) -> Asking:
        return cast(Asking, cast(QObject, self.controller))

    @property
    def told(self) -> list[object]:
        return self.asking.told

    def ask(self) -> Prompt:
        """It is the user's turn."""
        self.asking.dealt.emit(self.asking.observation)
        self.asking.user_turn.emit(self.asking.observation)
        assert self.host.prompt is not None
        return self.host.prompt

    def focus(self) -> QWidget:
        focused = QApplication.focusWidget()
        assert focused is not None
        return focused

    def key(self, *keys: Qt.Key) -> None:
        """Keys to whatever has the focus."""
        for key in keys:
            QTest.keyClick(self.focus(), key)

    def type_text(self, text: str) -> None:
        for one in text:
            QTest.keyClicks(self.focus(), one)

    def click(self, widget: QWidget, at: QPoint | None = None) -> None:
        """A click as the window system gives it: to whatever lies on top there."""
        spot = widget.mapTo(self.table, at or widget.rect().center())
        target = self.table.childAt(spot) or self.table
        QTest.mouseClick(target, Qt.MouseButton.LeftButton, pos=target.mapFrom(self.table, spot))

    def tab_to(self, widget: QWidget) -> None:
        """The tab key until ``widget`` has the focus."""
        for _ in range(60):
            if widget.hasFocus():
                return
            self.key(Qt.Key.Key_Tab)
        raise AssertionError("the tab key does not lead there")


def texts(root: QWidget) -> list[str]:
    """All that the widgets in sight say: to the eye, to the pointer, to a reader."""
    said: list[str] = []
    for widget in (root, *root.findChildren(QWidget)):
        if not widget.isVisible():
            continue
        said += [widget.toolTip(), widget.accessibleName(), widget.accessibleDescription(), widget.statusTip()]
        text = getattr(widget, "text", None)
        said += [str(text())] if callable(text) and not isinstance(text, type) else []
    return [one for one in said if one]


def nameless(root: QWidget) -> list[QWidget]:
    """Widgets in sight that take the focus and say nothing to a reader."""
    stops = [w for w in root.findChildren(QWidget) if w.isVisible() and w.focusPolicy() != Qt.FocusPolicy.NoFocus]
    stops = [w for w in stops if not isinstance(w.parent(), QSpinBox)]  # the line in it is part of it
    return [w for w in stops if not (w.accessibleName() or (isinstance(w, QAbstractButton) and w.text()))]
