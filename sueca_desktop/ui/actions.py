"""What the window can be asked to do: actions, menus and the toolbar."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import Enum
from functools import partial

from msgspec import Struct
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAction, QCursor, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu, QToolButton, QWidget

from sueca_desktop.app.settings import CardBack, Edition, Speed, TableStyle, ThemeChoice
from sueca_desktop.ui import icons
from sueca_desktop.ui.access_keys import settle_menu
from sueca_desktop.ui.choices import Choices
from sueca_desktop.ui.text import computer, looks
from sueca_desktop.ui.text.window import Word, plain, say
from sueca_desktop.ui.theme import Theme
from sueca_desktop.ui.tool_bar import ToolBar
from sueca_desktop.ui.worded import worded


class Kind(Struct, frozen=True):
    """One action: its words, icon (empty for none), keys, whether it stays down; ``hint``: a key the table sees to.
    ``down`` and ``back``: its icon, and what it does, while it stays down.
    """

    word: Word
    icon: str = ""
    keys: tuple[str, ...] = ()
    checkable: bool = False
    hint: str = ""
    down: str = ""
    back: Word | None = None


class Do(Enum):
    """Everything the menus and the toolbar offer besides choices of one among several, and docks."""

    NEW_GAME = Kind(Word.NEW_GAME, "new", ("Ctrl+N",))
    NEXT_DEAL = Kind(Word.NEXT_DEAL, "next", ("Ctrl+D",))
    RESULT = Kind(Word.RESULT, "", ("Ctrl+R",))
    REVIEW = Kind(Word.REVIEW, "", ("F9",))
    ACCUSE = Kind(Word.ACCUSE, "accuse", ("Ctrl+A",))
    ABANDON = Kind(Word.ABANDON)
    UNDO = Kind(Word.UNDO, "undo", ("Ctrl+Z",))
    REDO = Kind(Word.REDO, "redo", ("Ctrl+Shift+Z", "Ctrl+Y"))
    DEAL_AGAIN = Kind(Word.DEAL_AGAIN, "", ("Ctrl+Shift+D",))
    HINT = Kind(Word.HINT, "hint", ("H",))
    CLAIM = Kind(Word.CLAIM, "", ("Ctrl+T",))
    DEAL_NUMBER = Kind(Word.DEAL_NUMBER, "", ("Ctrl+G",))
    OPEN_RECORD = Kind(Word.OPEN_RECORD, "", ("Ctrl+O",))
    SAVE_RECORD = Kind(Word.SAVE_RECORD, "", ("Ctrl+S",))
    COPY_SHEET = Kind(Word.COPY_SHEET)
    SHEET_TABLE = Kind(Word.SHEET_TABLE)
    SHEET_PDF = Kind(Word.SHEET_PDF)
    PRINT_SHEET = Kind(Word.PRINT_SHEET, "", ("Ctrl+P",))
    LAST_TRICK = Kind(Word.LAST_TRICK, "last", hint="L")
    MUTE = Kind(Word.MUTE, "sound", ("Ctrl+M",), checkable=True, down="mute", back=Word.UNMUTE)
    FULL_SCREEN = Kind(Word.FULL_SCREEN, "fullscreen", ("F11",), checkable=True)
    SETTINGS = Kind(Word.SETTINGS, "settings", ("Ctrl+,",))
    SAW = Kind(Word.SAW)
    STATISTICS = Kind(Word.STATISTICS, "", ("F7",))
    PAST_DEALS = Kind(Word.PAST_DEALS, "", ("F8",))
    UNFINISHED = Kind(Word.UNFINISHED)
    GUIDED = Kind(Word.GUIDED)
    HOW_TO_PLAY = Kind(Word.HOW_TO_PLAY, "rules", ("Ctrl+H",))
    KEYS = Kind(Word.KEYS, "", ("Ctrl+F1",))
    ABOUT = Kind(Word.ABOUT)
    QUIT = Kind(Word.QUIT, "", ("Ctrl+Q",))


def _name(action: QAction, kind: Kind) -> None:
    """Gives an action its words, with its first key in the tool tip."""
    first = QKeySequence(kind.keys[0]).toString(QKeySequence.SequenceFormat.NativeText) if kind.keys else kind.hint
    action.setText(say(kind.word))
    action.setIconText(plain(kind.word))
    does = plain(kind.back if kind.back is not None and action.isChecked() else kind.word)
    action.setToolTip(f"{does} ({first})" if first else does)


class Actions(QObject):
    """All actions, made once; whoever does them connects to their ``triggered``."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._menus: list[tuple[QMenu, Word]] = []
        self._made = {do: self._action(do.value) for do in Do}
        self.speeds = Choices(window, Speed, Word.MENU_SPEED, computer.speed)
        self.themes = Choices(window, ThemeChoice, Word.MENU_THEME, looks.theme_choice)
        self.editions = Choices(window, Edition, Word.MENU_DECK, looks.edition)
        self.backs = Choices(window, CardBack, Word.MENU_BACK, looks.back)
        self.tables = Choices(window, TableStyle, Word.MENU_TABLE, looks.table)
        for i, speed in enumerate(Speed, 1):
            self.speeds[speed].setShortcut(QKeySequence(f"Ctrl+{i}"))
            window.addAction(self.speeds[speed])
        sheet = (Do.COPY_SHEET, Do.SHEET_TABLE, Do.SHEET_PDF, Do.PRINT_SHEET)
        self.sheet_menu = self._menu(Word.MENU_SHEET, (self._made[do] for do in sheet))
        self._icons: dict[QAction, str] = {action: do.value.icon for do, action in self._made.items() if do.value.icon}
        self._icons[self.speeds.menu.menuAction()] = "speed"

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        return super().event(event)

    def _retranslate(self) -> None:
        for do, action in self._made.items():
            _name(action, do.value)
        for menu, word in self._menus:
            menu.setTitle(say(word))
        self.name_speed(self.speeds.checked)

    def __getitem__(self, do: Do) -> QAction:
        return self._made[do]

    def _action(self, kind: Kind) -> QAction:
        action = QAction(self._window)
        action.setCheckable(kind.checkable)
        action.setShortcuts([QKeySequence(keys) for keys in kind.keys])
        _name(action, kind)
        if kind.back is not None:
            action.toggled.connect(lambda _down: _name(action, kind))
        self._window.addAction(action)
        return action

    def _menu(self, word: Word, actions: Iterable[QAction]) -> QMenu:
        menu = QMenu(say(word), self._window)
        menu.addActions(list(actions))
        self._menus.append((menu, word))
        return menu

    def set_theme(self, theme: Theme, docks: Iterable[tuple[QAction, str]] = ()) -> None:
        """Draw every icon in the theme's ink; ``docks``: further actions with their icons' names."""
        down = {self[do]: do.value.down for do in Do}
        for action, name in (*self._icons.items(), *docks):
            action.setIcon(icons.icon(name, theme, down.get(action, "")))

    def name_speed(self, speed: Speed) -> None:
        """Say in the toolbar how fast it goes."""
        words = say(Word.SPEED_NOW).format(speed=computer.speed(speed))
        self.speeds.menu.menuAction().setIconText(words)
        self.speeds.menu.menuAction().setToolTip(words)

    def fill_menu_bar(self, docks: Sequence[QAction], language_menu: QMenu) -> None:
        bar = self._window.menuBar()
        game, view, help_menu = (self._menu(word, ()) for word in (Word.MENU_GAME, Word.MENU_VIEW, Word.MENU_HELP))
        for menu in (game, view, help_menu):
            bar.addMenu(menu)
            menu.aboutToShow.connect(partial(settle_menu, menu))
        game.addActions(
            [self[do] for do in (Do.NEW_GAME, Do.NEXT_DEAL, Do.DEAL_AGAIN, Do.DEAL_NUMBER, Do.RESULT, Do.REVIEW)]
        )
        game.addSeparator()
        game.addActions([self[do] for do in (Do.UNDO, Do.REDO, Do.HINT, Do.LAST_TRICK, Do.CLAIM, Do.ACCUSE)])
        game.addSeparator()
        game.addActions([self[Do.SAW], self[Do.STATISTICS], self[Do.PAST_DEALS], self[Do.UNFINISHED]])
        game.addActions([self[do] for do in (Do.OPEN_RECORD, Do.SAVE_RECORD)])
        game.addMenu(self.sheet_menu)
        game.addSeparator()
        game.addAction(self[Do.SETTINGS])
        game.addAction(self[Do.ABANDON])
        game.addAction(self[Do.QUIT])
        view.addActions(list(docks))
        for action in (*docks, self[Do.FULL_SCREEN]):
            action.setIconVisibleInMenu(False)  # its place is the tick's
        view.addSeparator()
        for choices in (self.speeds, self.themes, self.editions, self.backs, self.tables):
            view.addMenu(choices.menu)
        view.addMenu(language_menu)
        view.addSeparator()
        view.addActions([self[Do.MUTE], self[Do.FULL_SCREEN]])
        help_menu.addActions([self[Do.HOW_TO_PLAY], self[Do.GUIDED], self[Do.KEYS], self[Do.ABOUT]])

    def tool_bar(self, docks: Iterable[QAction], last: QWidget) -> ToolBar:
        """The toolbar; ``last`` takes the room that is left."""
        looks, passing = [self[Do.MUTE], self[Do.SETTINGS]], [self[Do.NEXT_DEAL], self[Do.ACCUSE]]
        bar = ToolBar(self._window, [self[Do.UNDO], self[Do.REDO], *looks], passing, last)
        worded(bar, lambda: bar.setWindowTitle(plain(Word.TOOLBAR)))
        bar.setObjectName("toolbar")
        bar.setMovable(False)
        bar.toggleViewAction().setVisible(False)
        bar.addActions([self[do] for do in (Do.NEW_GAME, Do.UNDO, Do.REDO, Do.HINT, Do.LAST_TRICK)])
        bar.addSeparator()
        bar.addActions(list(docks))
        bar.addSeparator()
        bar.addAction(self.speeds.menu.menuAction())
        bar.addActions([*looks, *passing])  # those that come and go move no other
        bar.addWidget(last)
        button = bar.widgetForAction(self.speeds.menu.menuAction())
        if isinstance(button, QToolButton):
            button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
            self.speeds.menu.aboutToHide.connect(partial(_put_out, button))
        for action in bar.actions():
            widget = bar.widgetForAction(action)
            if isinstance(widget, QToolButton):
                widget.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return bar


def _put_out(button: QToolButton) -> None:
    """Qt does not tell a button that the mouse has left it while its menu was open, and it would stay lit."""
    button.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, button.rect().contains(button.mapFromGlobal(QCursor.pos())))
    button.update()
