"""The main window: the table in the middle, docks, menus, and what lies over the table. It knows no game."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QCloseEvent, QGuiApplication, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QDockWidget, QMainWindow, QToolButton, QWidget

from sueca_desktop.app.settings import Preferences, Speed, ThemeChoice
from sueca_desktop.ui import icons, placing, scale, style
from sueca_desktop.ui.actions import Actions, Do
from sueca_desktop.ui.dock_room import DockRoom
from sueca_desktop.ui.language_menu import LanguageMenu
from sueca_desktop.ui.languages import Languages
from sueca_desktop.ui.panels.docks import Docks
from sueca_desktop.ui.panels.overlay import Overlay
from sueca_desktop.ui.panels.status import MessagePlate, StatusPlate
from sueca_desktop.ui.prompts.host import PromptHost
from sueca_desktop.ui.rules_pages.places import RulesDock
from sueca_desktop.ui.table.table_view import TableView
from sueca_desktop.ui.text.window import Word, say
from sueca_desktop.ui.theme import DARK, LIGHT, Theme
from sueca_desktop.ui.worded import worded
from sueca_desktop.variants import discover

_NARROW = 1180
"""Below this width the toolbar shows icons alone, and the docks start closed."""


_LEAST_STATUS = 170
"""Pixels that the state of the game must have in the toolbar, at the usual scale."""


class Stage(QWidget):
    """The table, and over it what lies over the table."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.table = TableView(self, theme=theme)
        self.prompts = PromptHost(self.table, theme=theme)
        self.overlay = Overlay(self, theme)
        self.message = MessagePlate(self)
        self.message.changed.connect(self._lay_out)
        self.setMinimumSize(self.table.minimumSize())

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._lay_out()

    def _lay_out(self) -> None:
        """A message lies above the table and hides nothing of it."""
        rest = self.rect().adjusted(0, self.message.place(self.width()), 0, 0)
        self.table.setGeometry(rest)
        self.overlay.cover(rest)


class MainWindow(QMainWindow):
    """Table, docks, overlay, status, actions; speed, colours and place remembered."""

    closing = Signal()
    """The user closes the window; it closes once everyone has heard of it."""
    themed = Signal(object)
    """Theme: everything has been dressed anew."""
    entered = Signal()
    """Enter was pressed at the table, and nothing took it."""

    def __init__(self, preferences: Preferences, speed: Speed | None = None) -> None:
        """``speed``: for this run only, instead of the remembered one."""
        super().__init__()
        self._preferences = preferences
        self.languages = Languages(preferences, self)
        QCoreApplication.removePostedEvents(self, QEvent.Type.LanguageChange)  # nothing has been said yet
        self.theme = self._wanted_theme()
        self._dress_app()
        self._settled = False
        self._rescaling = QTimer(self, singleShot=True, interval=0)
        self._rescaling.timeout.connect(self._use_theme)
        self.setWindowTitle(say(Word.APP))
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
        self._dock_room = DockRoom(
            self, self.table, (self.docks.sheet, self.docks.tricks, self.rules), self.overlay, preferences
        )
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
            scale.use(self._wanted_scale(), self._preferences.text_size / 100)
            style.apply(app, self.theme)

    def _wanted_scale(self) -> float:
        return scale.wanted(self.size(), self._preferences.text_size)

    def _use_theme(self) -> None:
        self.theme = self._wanted_theme()
        self._dress_app()
        self.do.themes[self._preferences.theme].setChecked(True)
        self.do.set_theme(self.theme, zip(self._toggles, ("score", "tricks", "rules"), strict=True))
        self._tool_bar.setIconSize(QSize(scale.px(icons.SIZE), scale.px(icons.SIZE)))
        for part in (self.table, self.prompts, self.overlay, self.docks, self.rules, self.status):
            part.set_theme(self.theme)
        self._fit_tool_bar()
        self._dock_room.fit()
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

    def _cover_table(self) -> None:
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

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and not self._settled and self.isActiveWindow():
            self._settled = True
            placing.settle(self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_tool_bar()
        self._dock_room.fit()
        if self._wanted_scale() != scale.scale():
            self._rescaling.start()

    def _fit_tool_bar(self) -> None:
        """Icons with their words where all of them have room, in the language of the moment."""
        bar, icon_only = self._tool_bar, Qt.ToolButtonStyle.ToolButtonIconOnly
        bar.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        full_screen = bar.widgetForAction(self.do[Do.FULL_SCREEN])
        if isinstance(full_screen, QToolButton):
            full_screen.setToolButtonStyle(icon_only)
        spare = self.status.sizeHint().width() - scale.px(_LEAST_STATUS)
        if self.width() < max(_NARROW, bar.sizeHint().width() - spare):
            bar.setToolButtonStyle(icon_only)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that nothing else wants are the table's, wherever the focus is."""
        if self.overlay.panel is not None or not self.table.take_key(event):
            super().keyPressEvent(event)
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.overlay.panel is None:
                self.entered.emit()

    def closeEvent(self, event: QCloseEvent) -> None:
        self._dock_room.bring_back()
        placing.remember(self, self._preferences)
        self._preferences.sync()
        self.closing.emit()
        event.accept()
