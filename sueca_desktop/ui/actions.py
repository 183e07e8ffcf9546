"""What the window can be asked to do: actions, menus and the toolbar."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import Enum
from typing import TypeVar

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu, QToolBar, QToolButton, QWidget

from sueca_desktop.app.settings import Speed, ThemeChoice
from sueca_desktop.ui import icons
from sueca_desktop.ui.text import computer
from sueca_desktop.ui.text.window import Word, plain, say
from sueca_desktop.ui.theme import Theme
from sueca_desktop.ui.worded import worded

E = TypeVar("E", Speed, ThemeChoice)


@dataclass(frozen=True, slots=True)
class Kind:
    """One action: its words, icon (empty for none), keys, whether it stays down; ``hint``: a key the table sees to."""

    word: Word
    icon: str = ""
    keys: tuple[str, ...] = ()
    checkable: bool = False
    hint: str = ""


class Do(Enum):
    """Everything the menus and the toolbar offer besides speeds, themes and docks."""

    NEW_GAME = Kind(Word.NEW_GAME, "new", ("Ctrl+N",))
    NEXT_DEAL = Kind(Word.NEXT_DEAL, "next", ("Ctrl+D",))
    RESULT = Kind(Word.RESULT, "", ("Ctrl+R",))
    ACCUSE = Kind(Word.ACCUSE, "accuse", ("Ctrl+A",))
    LAST_TRICK = Kind(Word.LAST_TRICK, "undo", hint="L")
    FULL_SCREEN = Kind(Word.FULL_SCREEN, "fullscreen", ("F11",), checkable=True)
    STATISTICS = Kind(Word.STATISTICS, "", ("F7",))
    PAST_DEALS = Kind(Word.PAST_DEALS, "", ("F8",))
    HOW_TO_PLAY = Kind(Word.HOW_TO_PLAY, "rules", ("Ctrl+H",))
    KEYS = Kind(Word.KEYS, "", ("Ctrl+F1",))
    ABOUT = Kind(Word.ABOUT)
    QUIT = Kind(Word.QUIT, "", ("Ctrl+Q",))


def _name(action: QAction, kind: Kind) -> None:
    """Gives an action its words, with its first key in the tool tip."""
    first = QKeySequence(kind.keys[0]).toString(QKeySequence.SequenceFormat.NativeText) if kind.keys else kind.hint
    action.setText(say(kind.word))
    action.setIconText(plain(kind.word))
    action.setToolTip(f"{plain(kind.word)} ({first})" if first else plain(kind.word))


class Actions(QObject):
    """All actions, made once; whoever does them connects to their ``triggered``."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._menus: list[tuple[QMenu, Word]] = []
        self._made = {do: self._action(do.value) for do in Do}
        self.speeds, self.speed_group = self._group(Speed, computer.speed)
        self.themes, self.theme_group = self._group(ThemeChoice, computer.theme_choice)
        for i, action in enumerate(self.speeds.values(), 1):
            action.setShortcut(QKeySequence(f"Ctrl+{i}"))
            window.addAction(action)
        self.speed_menu = self._menu(Word.MENU_SPEED, self.speeds.values())
        self.theme_menu = self._menu(Word.MENU_THEME, self.themes.values())
        self._icons: dict[QAction, str] = {action: do.value.icon for do, action in self._made.items() if do.value.icon}
        self._icons[self.speed_menu.menuAction()] = "speed"
        self._icons[self.theme_menu.menuAction()] = "settings"

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        return super().event(event)

    def _retranslate(self) -> None:
        for do, action in self._made.items():
            _name(action, do.value)
        for menu, word in self._menus:
            menu.setTitle(say(word))
        for speed, action in self.speeds.items():
            action.setText(computer.speed(speed))
            if action.isChecked():
                self.name_speed(speed)
        for choice, action in self.themes.items():
            action.setText(computer.theme_choice(choice))

    def __getitem__(self, do: Do) -> QAction:
        return self._made[do]

    def _action(self, kind: Kind) -> QAction:
        action = QAction(self._window)
        action.setCheckable(kind.checkable)
        action.setShortcuts([QKeySequence(keys) for keys in kind.keys])
        _name(action, kind)
        self._window.addAction(action)
        return action

    def _group(self, kind: type[E], words: Callable[[E], str]) -> tuple[dict[E, QAction], QActionGroup]:
        group, made = QActionGroup(self), {}
        for member in kind:
            action = QAction(words(member), self)
            action.setCheckable(True)
            action.setData(member.value)
            group.addAction(action)
            made[member] = action
        return made, group

    def _menu(self, word: Word, actions: Iterable[QAction]) -> QMenu:
        menu = QMenu(say(word), self._window)
        menu.addActions(list(actions))
        self._menus.append((menu, word))
        return menu

    def set_theme(self, theme: Theme, docks: Iterable[tuple[QAction, str]] = ()) -> None:
        """Draw every icon in the theme's ink; ``docks``: further actions with their icons' names."""
        for action, name in (*self._icons.items(), *docks):
            action.setIcon(icons.icon(name, theme))

    def name_speed(self, speed: Speed) -> None:
        """Say in the toolbar how fast it goes."""
        words = say(Word.SPEED_NOW).format(speed=computer.speed(speed))
        self.speed_menu.menuAction().setIconText(words)
        self.speed_menu.menuAction().setToolTip(words)

    def fill_menu_bar(self, docks: Iterable[QAction], language_menu: QMenu) -> None:
        bar = self._window.menuBar()
        game, view, help_menu = (self._menu(word, ()) for word in (Word.MENU_GAME, Word.MENU_VIEW, Word.MENU_HELP))
        for menu in (game, view, help_menu):
            bar.addMenu(menu)
        game.addActions([self[do] for do in (Do.NEW_GAME, Do.NEXT_DEAL, Do.RESULT, Do.LAST_TRICK, Do.ACCUSE)])
        game.addSeparator()
        game.addActions([self[Do.STATISTICS], self[Do.PAST_DEALS]])
        game.addSeparator()
        game.addAction(self[Do.QUIT])
        view.addActions(list(docks))
        view.addSeparator()
        view.addMenu(self.speed_menu)
        view.addMenu(self.theme_menu)
        view.addMenu(language_menu)
        view.addAction(self[Do.FULL_SCREEN])
        help_menu.addActions([self[Do.HOW_TO_PLAY], self[Do.KEYS], self[Do.ABOUT]])

    def tool_bar(self, docks: Iterable[QAction], last: QWidget) -> QToolBar:
        """The toolbar; ``last`` takes the room that is left."""
        bar = QToolBar(self._window)
        worded(bar, lambda: bar.setWindowTitle(plain(Word.TOOLBAR)))
        bar.setObjectName("toolbar")
        bar.setMovable(False)
        bar.setIconSize(QSize(24, 24))
        bar.toggleViewAction().setVisible(False)
        bar.addActions([self[do] for do in (Do.NEW_GAME, Do.NEXT_DEAL, Do.LAST_TRICK, Do.ACCUSE)])
        bar.addSeparator()
        bar.addActions(list(docks))
        bar.addSeparator()
        bar.addAction(self.speed_menu.menuAction())
        bar.addAction(self[Do.FULL_SCREEN])
        bar.addWidget(last)
        button = bar.widgetForAction(self.speed_menu.menuAction())
        if isinstance(button, QToolButton):
            button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        for action in bar.actions():
            widget = bar.widgetForAction(action)
            if isinstance(widget, QToolButton):
                widget.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return bar
