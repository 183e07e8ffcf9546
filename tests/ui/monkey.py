"""A visitor who clicks, types, drags, resizes, switches everything and opens and closes everything, without sense."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from typing import TypeVar

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QApplication, QComboBox, QDialog, QWidget
from shiboken6 import isValid

from sueca_desktop.ai.levels import Level
from sueca_desktop.app.settings import GameSettings, Speed
from sueca_desktop.rules.spec import PhaseName
from sueca_desktop.ui.actions import Do
from sueca_desktop.ui.keeping import Keeping
from sueca_desktop.ui.languages import Language
from sueca_desktop.variants import discover
from tests.support.deals import option_sets
from tests.ui.desk import NAMES, Desk

SIZES = ((760, 520), (1024, 600), (1180, 720), (1280, 800), (1600, 900))
"""A few, so that pictures drawn for a size are all there after a while."""
KEYS = (
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Space),
    *(Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_Delete),
    *(Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_5, Qt.Key.Key_0, Qt.Key.Key_L, Qt.Key.Key_X, Qt.Key.Key_PageDown),
    Qt.Key.Key_H,
    *(Qt.Key.Key_F1, Qt.Key.Key_F3, Qt.Key.Key_F5, Qt.Key.Key_F6, Qt.Key.Key_F7, Qt.Key.Key_F8, Qt.Key.Key_F11),
)
CTRL_KEYS = (Qt.Key.Key_N, Qt.Key.Key_D, Qt.Key.Key_R, Qt.Key.Key_A, Qt.Key.Key_H, Qt.Key.Key_F, Qt.Key.Key_Z)
STUCK_SECONDS = 30.0
"""How long nothing may happen while a computer player is to act, in seconds of this process: others may be busier."""
VARIANTS = discover()
W = TypeVar("W", bound=QWidget)


class Stuck(AssertionError):
    """A turn does not end."""


def settle() -> None:
    """What is due, and what is to be deleted, which waits for ever while no loop of events runs."""
    QApplication.processEvents()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def _tree(widget: QWidget) -> Iterator[QWidget]:
    for child in widget.children():
        if isinstance(child, QWidget):
            yield child
            yield from _tree(child)


class Guard(QObject):
    """Closes, from within whatever loop runs, what would hold everything up: menus, lists and dialogs left open."""

    def __init__(self, rng: random.Random) -> None:
        super().__init__()
        self._rng = rng
        self._timer = QTimer(self, interval=40)
        self._timer.timeout.connect(self.tidy)
        self._timer.start()

    def tidy(self) -> None:
        popup = QApplication.activePopupWidget()
        if popup is not None:
            if self._rng.random() < 0.3:
                QTest.keyClick(popup, self._rng.choice((Qt.Key.Key_Down, Qt.Key.Key_Return)))
            if isValid(popup):
                popup.close()
        for widget in QApplication.topLevelWidgets():
            if isinstance(widget, QDialog) and widget.isVisible() and self._rng.random() < 0.5:
                widget.reject()


class Monkey:
    """One visitor at one window."""

    def __init__(self, desk: Desk, keeping: Keeping, seed: int) -> None:
        self.desk, self.keeping, self.rng = desk, keeping, random.Random(seed)
        desk.window.do[Do.QUIT].setEnabled(False)  # a menu that opens under the mouse has it within reach
        self.guard = Guard(self.rng)
        self.log: list[str] = []
        self._moves: object = None
        self._moved = time.process_time()
        self._deeds: tuple[tuple[Callable[[], str], int], ...] = (
            (self._play, 30),
            (self._click_button, 20),
            (self._click_anywhere, 12),
            (self._key, 20),
            (self._trigger, 10),
            (self._row, 5),
            (self._combo, 4),
            (self._drag, 4),
            (self._resize, 3),
            (self._speak, 1),
            (self._begin, 2),
        )

    def step(self) -> None:
        """One thing, and what follows from it. Raises Stuck where a turn does not end."""
        deeds, weights = zip(*self._deeds, strict=True)
        deed = self.rng.choices(deeds, weights)[0]
        self.log = [*self.log[-30:], deed.__name__]
        self.log[-1] += f" {deed()}"
        for _ in range(self.rng.choice((1, 1, 2, 5))):
            settle()
        self.desk.turns.clear()
        assert not self.desk.window.isHidden(), "\n".join(["the window has been closed", *self.log])
        self._check_going_on()

    def _check_going_on(self) -> None:
        observation = self.desk.controller.observation
        settings = self.desk.controller.settings
        moves = None if observation is None else (observation.deal.moves, observation.deal.dealer)
        waits = (
            observation is None
            or settings is None
            or observation.deal.phase is PhaseName.OVER
            or self.desk.controller.preparation is not None
            or (observation.to_act == 0 and not settings.watch)
        )
        if waits or moves != self._moves:
            self._moves, self._moved = moves, time.process_time()
        elif time.process_time() - self._moved > STUCK_SECONDS:
            raise Stuck("\n".join(self.log))

    # ---- deeds

    def _visible(self, kind: type[W]) -> list[W]:
        """The widgets of a kind in sight. ``findChildren`` of a window would hold on to what Qt itself has made."""
        return [one for one in _tree(self.desk.window) if isinstance(one, kind) and one.isVisible()]

    @property
    def _focus(self) -> QWidget:
        return QApplication.focusWidget() or self.desk.window

    def _play(self) -> str:
        """What a player would do: answer what is asked, play a card, go on."""
        prompt = self.desk.prompt
        if prompt is not None:
            self.desk.click_answer(prompt) if self.rng.random() < 0.5 else self.desk.key_answer(prompt)
            return type(prompt).__name__
        cards = self.desk.cards()
        if cards and self.desk.window.overlay.panel is None:
            QTest.keyClick(self.desk.window.table, self.rng.choice((Qt.Key.Key_Left, Qt.Key.Key_Right)))
            QTest.keyClick(self.desk.window.table, Qt.Key.Key_Return)
            return "a card"
        QTest.keyClick(self._focus, Qt.Key.Key_Return)
        return "on"

    def _click_button(self) -> str:
        buttons = [one for one in self._visible(QAbstractButton) if one.isEnabled()]
        if not buttons:
            return ""
        button = self.rng.choice(buttons)
        name = button.text() or type(button).__name__
        click = QTest.mouseClick if self.rng.random() < 0.9 else QTest.mouseDClick
        click(button, Qt.MouseButton.LeftButton)
        return name

    def _spot(self) -> tuple[QWidget, QPoint]:
        window = self.desk.window
        spot = QPoint(self.rng.randrange(window.width()), self.rng.randrange(window.height()))
        widget = window.childAt(spot) or window
        return widget, widget.mapFrom(window, spot)

    def _click_anywhere(self) -> str:
        widget, spot = self._spot()
        name = type(widget).__name__
        button = self.rng.choice((Qt.MouseButton.LeftButton, Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton))
        QTest.mouseClick(widget, button, Qt.KeyboardModifier.NoModifier, spot)
        return name

    def _drag(self) -> str:
        widget, spot = self._spot()
        name = type(widget).__name__
        QTest.mousePress(widget, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, spot)
        for _ in range(3):
            if isValid(widget):
                QTest.mouseMove(widget, spot + QPoint(self.rng.randrange(-200, 200), self.rng.randrange(-200, 200)))
        if isValid(widget):
            QTest.mouseRelease(widget, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, spot)
        return name

    def _key(self) -> str:
        control = self.rng.random() < 0.15
        key = self.rng.choice(CTRL_KEYS if control else KEYS)
        modifier = Qt.KeyboardModifier.ControlModifier if control else Qt.KeyboardModifier.NoModifier
        QTest.keyClick(self._focus, key, modifier)
        return key.name

    def _actions(self) -> list[QAction]:
        window = self.desk.window
        own = [window.do[do] for do in Do if do is not Do.QUIT]
        themes, docks = window.do.themes.menu.actions(), (window.docks.sheet, window.docks.tricks, window.rules)
        return [*own, *themes, *(dock.toggleViewAction() for dock in docks)]

    def _trigger(self) -> str:
        if self.rng.random() < 0.15:
            speed = self.rng.choice((Speed.INSTANT, Speed.INSTANT, Speed.FAST))
            self.desk.window.do.speeds[speed].trigger()
            return speed.value
        action = self.rng.choice([one for one in self._actions() if one.isEnabled() and one.isVisible()])
        action.trigger()
        return action.text()

    def _row(self) -> str:
        views = self._visible(QAbstractItemView)
        if not views:
            return ""
        view = self.rng.choice(views)
        model = view.model()
        if not model.rowCount():
            return "empty"
        index = model.index(self.rng.randrange(model.rowCount()), 0)
        view.scrollTo(index, QAbstractItemView.ScrollHint.EnsureVisible)
        spot = view.visualRect(index).center()
        click = QTest.mouseClick if self.rng.random() < 0.6 else QTest.mouseDClick
        click(view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, spot)
        return f"{index.row()}"

    def _combo(self) -> str:
        boxes = [one for one in self._visible(QComboBox) if one.count()]
        if not boxes:
            return ""
        box = self.rng.choice(boxes)
        box.setCurrentIndex(self.rng.randrange(box.count()))
        return box.accessibleName()

    def _resize(self) -> str:
        size = self.rng.choice(SIZES)
        if not self.desk.window.isFullScreen():
            self.desk.window.resize(*size)
        return f"{size}"

    def _speak(self) -> str:
        language = self.rng.choice(list(Language))
        self.desk.window.languages.choose(language)
        return language.value

    def _begin(self) -> str:
        variant = self.rng.choice(sorted(VARIANTS))
        options = self.rng.choice(list(option_sets(variant)))
        names, watch = NAMES[: VARIANTS[variant].seats], self.rng.random() < 0.25
        level, number = self.rng.choice(list(Level)), self.rng.choice((None, 5))
        self.desk.presenter.begin(GameSettings(variant, names, options, level, watch, number))
        return f"{variant} {options}"
