"""The main window: the table in the middle, docks, menus, and what lies over the table. It knows no game."""

from __future__ import annotations

from enum import Enum
from functools import partial
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QAction, QCloseEvent, QGuiApplication, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QDockWidget, QMainWindow, QWidget

from sueca_desktop.app.settings import Preferences, Speed
from sueca_desktop.ui import placing, style
from sueca_desktop.ui.actions import Actions, Do
from sueca_desktop.ui.choices import Choices
from sueca_desktop.ui.dressing import wanted_theme
from sueca_desktop.ui.language_menu import LanguageMenu
from sueca_desktop.ui.languages import Languages
from sueca_desktop.ui.panels.docks import WIDTH, Docks
from sueca_desktop.ui.panels.overlay import Overlay
from sueca_desktop.ui.panels.status import MessagePlate, StatusPlate
from sueca_desktop.ui.prompts.host import PromptHost
from sueca_desktop.ui.rules_pages.places import RulesDock
from sueca_desktop.ui.table.table_view import TableView
from sueca_desktop.ui.text.window import Word, say
from sueca_desktop.ui.theme import Theme
from sueca_desktop.ui.tool_bar import NARROW
from sueca_desktop.ui.worded import worded
from sueca_desktop.variants import discover


class Stage(QWidget):
    """The table, and over it what lies over the table."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.table = TableView(self, theme=theme)
        self.prompts = PromptHost(self.table, theme=theme)
        self.overlay = Overlay(self, theme)
        self.message = MessagePlate(self)
        self.setMinimumSize(self.table.minimumSize())

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.table.setGeometry(self.rect())
        self.overlay.cover()
        self.message.place()


class MainWindow(QMainWindow):
    """Table, docks, overlay, status, actions; speed, colours and place remembered."""

    closing = Signal()
    """The user closes the window; it closes once everyone has heard of it."""
    themed = Signal(object)
    """Theme: everything has been dressed anew."""

    def __init__(self, preferences: Preferences, speed: Speed | None = None) -> None:
        """``speed``: for this run only, instead of the remembered one."""
        super().__init__()
        self._preferences = preferences
        self.languages = Languages(preferences, self)
        QCoreApplication.removePostedEvents(self, QEvent.Type.LanguageChange)  # nothing has been said yet
        self.theme = self._wanted_theme()
        self._dress_app()
        self.setWindowTitle(say(Word.APP))
        self.setMinimumSize(placing.LEAST)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self._build_stage()
        self.docks = Docks(self.theme)
        self.rules = RulesDock(discover(), self.theme)
        self.status = StatusPlate(self.theme)
        self.do = Actions(self)
        self._toggles = [self._add_dock(self.docks.sheet, "F5"), self._add_dock(self.docks.tricks, "F6")]
        self._add_rules()
        self.do.fill_menu_bar(self._toggles, LanguageMenu(self.languages, self))
        self.addToolBar(self.do.tool_bar(self._toggles, self.status))
        self._connect()
        self._use_speed(speed or preferences.speed)
        self._use_theme()
        if not placing.restore(self, preferences):
            self._usual_docks()

    def _build_stage(self) -> None:
        stage = Stage(self.theme)
        self.table, self.prompts = stage.table, stage.prompts
        self.overlay, self.message = stage.overlay, stage.message
        self.setCentralWidget(stage)

    def _add_dock(self, dock: QDockWidget, keys: str) -> QAction:
        """Adds ``dock`` on the right; the action that shows and hides it."""
        self.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
        toggle = dock.toggleViewAction()
        toggle.setShortcut(keys)
        worded(dock, lambda: toggle.setToolTip(f"{dock.windowTitle()} ({keys})"))
        return toggle

    def _add_rules(self) -> None:
        """The rules lie behind the tricks until they are wanted."""
        toggle = self._add_dock(self.rules, "F1")
        toggle.triggered.connect(self.rules.raise_)
        self._toggles.append(toggle)
        self.tabifyDockWidget(self.docks.tricks, self.rules)
        self.rules.hide()

    def _usual_docks(self) -> None:
        docks = [self.docks.sheet, self.docks.tricks]
        self.resizeDocks(docks, [WIDTH, WIDTH], Qt.Orientation.Horizontal)
        self.resizeDocks(docks, [280, 420], Qt.Orientation.Vertical)
        for dock in docks:
            dock.setVisible(self.width() >= NARROW)

    def _connect(self) -> None:
        self.overlay.opened.connect(self._cover_table)
        self.overlay.closed.connect(self._uncover_table)
        self.do.speeds.chosen.connect(self._choose_speed)
        for choices, key in self._looks():
            choices.chosen.connect(partial(self._choose_look, key))
        self.do[Do.FULL_SCREEN].triggered.connect(self._toggle_full_screen)
        self.do[Do.QUIT].triggered.connect(self.close)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._use_theme)

    # ---- looks and pace

    def _wanted_theme(self) -> Theme:
        dark = QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
        return wanted_theme(self._preferences, system_dark=dark)

    def _looks(self) -> tuple[tuple[Choices[Any], str], ...]:
        """What can be chosen of the looks, and as what it is remembered."""
        do = self.do
        return (do.themes, "theme"), (do.editions, "edition"), (do.backs, "back"), (do.tables, "table_style")

    def _dress_app(self) -> None:
        app = QApplication.instance()
        if isinstance(app, QApplication):
            style.apply(app, self.theme)

    def _use_theme(self) -> None:
        self.theme = self._wanted_theme()
        self._dress_app()
        for choices, key in self._looks():
            choices.check(getattr(self._preferences, key))
        self.do.set_theme(self.theme, zip(self._toggles, ("score", "tricks", "rules"), strict=True))
        for part in (self.table, self.prompts, self.overlay, self.docks, self.rules, self.status):
            part.set_theme(self.theme)
        self.themed.emit(self.theme)

    def _choose_look(self, key: str, choice: Enum) -> None:
        setattr(self._preferences, key, choice)
        self._use_theme()

    def _use_speed(self, speed: Speed) -> None:
        self.do.speeds.check(speed)
        self.do.name_speed(speed)
        self.table.set_speed(speed)

    def _choose_speed(self, speed: Speed) -> None:
        self._preferences.speed = speed
        self._use_speed(speed)

    @property
    def speed(self) -> Speed:
        """The speed in use."""
        return self.do.speeds.checked

    # ---- the window itself

    def _cover_table(self) -> None:
        self.message.raise_()
        self.table.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def _uncover_table(self) -> None:
        self.table.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.table.setFocus()

    def _toggle_full_screen(self) -> None:
        if self.isFullScreen():
            self.setWindowState(self.windowState() & ~Qt.WindowState.WindowFullScreen)
        else:
            self.setWindowState(self.windowState() | Qt.WindowState.WindowFullScreen)
        self.do[Do.FULL_SCREEN].setChecked(self.isFullScreen())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that nothing else wants are the table's, wherever the focus is."""
        if self.overlay.panel is not None or not self.table.take_key(event):
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        placing.remember(self, self._preferences)
        self._preferences.sync()
        self.closing.emit()
        event.accept()
