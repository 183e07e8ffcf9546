"""The main window: the table in the middle, docks, menus, and what lies over the table. It knows no game."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QCloseEvent, QGuiApplication, QKeyEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QDockWidget, QMainWindow, QToolButton, QWidget

from sueca_desktop.app.settings import Preferences, Speed, ThemeChoice
from sueca_desktop.later import later
from sueca_desktop.ui import placing, style
from sueca_desktop.ui.actions import Actions, Do
from sueca_desktop.ui.language_menu import LanguageMenu
from sueca_desktop.ui.languages import Languages
from sueca_desktop.ui.panels.docks import WIDTH, Docks
from sueca_desktop.ui.panels.overlay import Overlay
from sueca_desktop.ui.panels.status import MessagePlate, StatusPlate
from sueca_desktop.ui.rules_pages.dock import RulesDock
from sueca_desktop.ui.table.table_view import TableView
from sueca_desktop.ui.text.window import Word, say
from sueca_desktop.ui.theme import DARK, LIGHT, Theme
from sueca_desktop.ui.worded import worded
from sueca_desktop.variants import discover

if TYPE_CHECKING:
    from sueca_desktop.ui.prompts import host
else:
    host = later("sueca_desktop.ui.prompts.host")

_NARROW = 1180
"""Below this width the toolbar shows icons alone, and the docks start closed."""


_A_MOMENT = 100
"""Milliseconds in which a window that is just there is left to its user and to its pictures."""
_LEAST_STATUS = 170
"""Pixels that the state of the game must have in the toolbar."""


class Stage(QWidget):
    """The table, and over it what lies over the table."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.table = TableView(self, theme=theme)
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
    seen = Signal()
    """Once, a moment after the window has been painted for the first time."""

    def __init__(self, preferences: Preferences, speed: Speed | None = None) -> None:
        """``speed``: for this run only, instead of the remembered one."""
        super().__init__()
        self._preferences, self._seen = preferences, False
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
        self._tool_bar = self.do.tool_bar(self._toggles, self.status)
        self.addToolBar(self._tool_bar)
        worded(self._tool_bar, self._fit_tool_bar)
        self._connect()
        self._use_speed(speed or preferences.speed)
        self._use_theme()
        if not placing.restore(self, preferences):
            self._usual_docks()

    def _build_stage(self) -> None:
        stage = Stage(self.theme)
        self.table, self.overlay, self.message = stage.table, stage.overlay, stage.message
        self.setCentralWidget(stage)

    @cached_property
    def prompts(self) -> host.PromptHost:
        """What a game asks at the table. Made when it is first wanted, after the window has been seen."""
        prompts = host.PromptHost(self.table, theme=self.theme)
        self.themed.connect(prompts.set_theme)
        return prompts

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
            dock.setVisible(self.width() >= _NARROW)

    def _connect(self) -> None:
        self.overlay.opened.connect(self._cover_table)
        self.overlay.closed.connect(self._uncover_table)
        self.do.speed_group.triggered.connect(self._choose_speed)
        self.do.theme_group.triggered.connect(self._choose_theme)
        self.do[Do.FULL_SCREEN].triggered.connect(self._toggle_full_screen)
        self.do[Do.QUIT].triggered.connect(self.close)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._use_theme)

    # ---- looks and pace

    def _wanted_theme(self) -> Theme:
        choice = self._preferences.theme
        if choice is ThemeChoice.SYSTEM:
            dark = QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
        else:
            dark = choice is ThemeChoice.DARK
        return DARK if dark else LIGHT

    def _dress_app(self) -> None:
        app = QApplication.instance()
        if isinstance(app, QApplication):
            style.apply(app, self.theme)

    def _use_theme(self) -> None:
        self.theme = self._wanted_theme()
        self._dress_app()
        self.do.themes[self._preferences.theme].setChecked(True)
        self.do.set_theme(self.theme, zip(self._toggles, ("score", "tricks", "rules"), strict=True))
        for part in (self.table, self.overlay, self.docks, self.rules, self.status):
            part.set_theme(self.theme)
        self.themed.emit(self.theme)

    def _choose_theme(self, action: QAction) -> None:
        self._preferences.theme = ThemeChoice(action.data())
        self._use_theme()

    def _use_speed(self, speed: Speed) -> None:
        self.do.speeds[speed].setChecked(True)
        self.do.name_speed(speed)
        self.table.set_speed(speed)

    def _choose_speed(self, action: QAction) -> None:
        self._preferences.speed = Speed(action.data())
        self._use_speed(self._preferences.speed)

    @property
    def speed(self) -> Speed:
        """The speed in use."""
        return Speed(self.do.speed_group.checkedAction().data())

    # ---- the window itself

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._seen:
            self._seen = True
            QTimer.singleShot(_A_MOMENT, self, self.seen.emit)

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

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_tool_bar()

    def _fit_tool_bar(self) -> None:
        """Icons with their words where all of them have room, in the language of the moment."""
        bar, icon_only = self._tool_bar, Qt.ToolButtonStyle.ToolButtonIconOnly
        bar.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        full_screen = bar.widgetForAction(self.do[Do.FULL_SCREEN])
        if isinstance(full_screen, QToolButton):
            full_screen.setToolButtonStyle(icon_only)
        spare = self.status.sizeHint().width() - _LEAST_STATUS
        if self.width() < max(_NARROW, bar.sizeHint().width() - spare):
            bar.setToolButtonStyle(icon_only)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that nothing else wants are the table's, wherever the focus is."""
        if self.overlay.panel is not None or not self.table.take_key(event):
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        placing.remember(self, self._preferences)
        self._preferences.sync()
        self.closing.emit()
        event.accept()
