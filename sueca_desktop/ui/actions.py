"""What the window can be asked to do: actions, menus and the toolbar."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import Enum
from typing import TypeVar

from PySide6.QtCore import QObject, QSize, Qt
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu, QToolBar, QToolButton, QWidget

from sueca_desktop.app.settings import Speed, ThemeChoice
from sueca_desktop.ui import icons
from sueca_desktop.ui.text import computer
from sueca_desktop.ui.text.window import Word, plain, say
from sueca_desktop.ui.theme import Theme

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
    KEYS = Kind(Word.KEYS, "", ("F1",))
    ABOUT = Kind(Word.ABOUT)
    QUIT = Kind(Word.QUIT, "", ("Ctrl+Q",))


class Actions(QObject):
    """All actions, made once; whoever does them connects to their ``triggered``."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._window = window
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

    def __getitem__(self, do: Do) -> QAction:
        return self._made[do]

    def _action(self, kind: Kind) -> QAction:
        action = QAction(say(kind.word), self._window)
        action.setCheckable(kind.checkable)
        action.setShortcuts([QKeySequence(keys) for keys in kind.keys])
        action.setIconText(plain(kind.word))
        keys = f" ({kind.keys[0] if kind.keys else kind.hint})" if kind.keys or kind.hint else ""
        action.setToolTip(plain(kind.word) + keys)
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

    def fill_menu_bar(self, docks: Iterable[QAction]) -> None:
        bar = self._window.menuBar()
        game, view, help_menu = (bar.addMenu(say(word)) for word in (Word.MENU_GAME, Word.MENU_VIEW, Word.MENU_HELP))
        game.addActions([self[do] for do in (Do.NEW_GAME, Do.NEXT_DEAL, Do.RESULT, Do.LAST_TRICK, Do.ACCUSE)])
        game.addSeparator()
        game.addAction(self[Do.QUIT])
        view.addActions(list(docks))
        view.addSeparator()
        view.addMenu(self.speed_menu)
        view.addMenu(self.theme_menu)
        view.addAction(self[Do.FULL_SCREEN])
        help_menu.addActions([self[Do.KEYS], self[Do.ABOUT]])

    def tool_bar(self, docks: Iterable[QAction], last: QWidget) -> QToolBar:
        """The toolbar; ``last`` takes the room that is left."""
        bar = QToolBar(plain(Word.TOOLBAR), self._window)
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
