"""The main window: the table in the middle, docks, menus, and what lies over the table. It knows no game."""

from __future__ import annotations

from enum import Enum
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QCloseEvent, QGuiApplication, QKeyEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QDockWidget, QMainWindow, QWidget

from sueca_desktop.app.settings import Preferences, Speed
from sueca_desktop.later import later
from sueca_desktop.ui import icons, placing, scale, style
from sueca_desktop.ui.actions import Actions, Do
from sueca_desktop.ui.choices import Choices
from sueca_desktop.ui.dock_room import DockRoom
from sueca_desktop.ui.dressing import wanted_theme
from sueca_desktop.ui.language_menu import LanguageMenu
from sueca_desktop.ui.languages import Languages
from sueca_desktop.ui.panels.docks import Docks
from sueca_desktop.ui.panels.overlay import Overlay
from sueca_desktop.ui.panels.status import MessagePlate, StatusPlate
from sueca_desktop.ui.rules_pages.dock import RulesDock
from sueca_desktop.ui.table.table_view import TableView
from sueca_desktop.ui.table.taste import taste_of
from sueca_desktop.ui.text.cards import use_letters
from sueca_desktop.ui.text.window import Word, say
from sueca_desktop.ui.theme import Theme
from sueca_desktop.ui.tool_bar import NARROW
from sueca_desktop.ui.worded import worded
from sueca_desktop.variants import discover

if TYPE_CHECKING:
    from sueca_desktop.ui.prompts import host
else:
    host = later("sueca_desktop.ui.prompts.host")

_A_MOMENT = 100
"""Milliseconds in which a window that is just there is left to its user and to its pictures."""


class Stage(QWidget):
    """The table, and over it what lies over the table."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.table = TableView(self, theme=theme)
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
    seen = Signal()
    """Once, a moment after the window has been painted for the first time."""
    entered = Signal()
    """Enter was pressed at the table, and nothing took it."""
    room_refused = Signal(object)
    """A dock that was asked for, and that the table leaves no room."""
    review_asked = Signal(object, int)
    """GameRecord and the number of its deal, from 0, that is to be reviewed."""

    def __init__(self, preferences: Preferences, speed: Speed | None = None) -> None:
        """``speed``: for this run only, instead of the remembered one."""
        super().__init__()
        self._preferences = preferences
        self.painted = False
        """Whether it has been painted yet."""
        self.languages = Languages(preferences, self)
        QCoreApplication.removePostedEvents(self, QEvent.Type.LanguageChange)  # nothing has been said yet
        placing.restore(self, preferences)  # first, for its size says how large everything is
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
        self._dock_room = DockRoom(
            self, self.table, (self.docks.sheet, self.docks.tricks, self.rules), self.overlay, preferences
        )
        self._dock_room.refused.connect(self.room_refused)
        self._connect()
        self._use_speed(speed or preferences.speed)
        self._use_theme()
        if not placing.restore_docks(self, preferences):
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
        self.resizeDocks(docks, [280, 420], Qt.Orientation.Vertical)
        for dock in docks:
            dock.setVisible(self.width() >= scale.px(NARROW))

    def _connect(self) -> None:
        self.overlay.opened.connect(self._cover_table)
        self.overlay.closed.connect(self._uncover_table)
        self.do.speeds.chosen.connect(self._choose_speed)
        for choices, key in self._looks():
            choices.chosen.connect(partial(self._choose_look, key))
        self.do[Do.FULL_SCREEN].triggered.connect(self._toggle_full_screen)
        self.do[Do.QUIT].triggered.connect(self.close)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._use_theme)
        self._preferences.changed.connect(self._on_preferences)
        self.table.set_taste(taste_of(self._preferences))

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
            size, text = placing.size_to_be(self), self._preferences.text_size
            scale.use(scale.wanted(size, text), text / 100, scale.gaps_wanted(size, text))
            use_letters(self._preferences.letters.value)
            style.apply(app, self.theme)

    def _use_theme(self) -> None:
        self.theme = self._wanted_theme()
        self._dress_app()
        for choices, key in self._looks():
            choices.check(getattr(self._preferences, key))
        self.do.set_theme(self.theme, zip(self._toggles, ("score", "tricks", "rules"), strict=True))
        self._tool_bar.setIconSize(QSize(scale.gap(icons.SIZE), scale.gap(icons.SIZE)))
        for part in (self.table, self.overlay, self.docks, self.rules, self.status):
            part.set_theme(self.theme)
        self._dock_room.fit()
        self.themed.emit(self.theme)

    def _choose_look(self, key: str, choice: Enum) -> None:
        setattr(self._preferences, key, choice)

    def _on_preferences(self, changed: frozenset[str]) -> None:
        if changed & {"text_size", "letters", *(key for _, key in self._looks())}:
            self._use_theme()
        if "speed" in changed:
            self._use_speed(self._preferences.speed)
        self.table.set_taste(taste_of(self._preferences))

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

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.painted:
            self.painted = True
            QTimer.singleShot(_A_MOMENT, self, self.seen.emit)

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

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Qt keeps docks behind another's tab, and the tabs of docks that are alone or hidden, outside the window and
        would give them the focus.
        """
        moved, passed = super().focusNextPrevChild(forward), set[QWidget]()
        while moved and self._focus_outside() not in (None, *passed):
            passed.add(self.focusWidget())
            moved = super().focusNextPrevChild(forward)
        return moved

    def _focus_outside(self) -> QWidget | None:
        """What has the focus, if it lies outside the window."""
        now: QWidget | None = self.focusWidget()
        seen = now is None or self.rect().intersects(QRect(now.mapTo(self, QPoint(0, 0)), now.size()))
        return None if seen else now

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._dock_room.fit()
        size, text = placing.size_to_be(self), self._preferences.text_size
        if (scale.wanted(size, text), scale.gaps_wanted(size, text)) != (scale.scale(), scale.gaps()):
            self._rescaling.start()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that nothing else wants are the table's, wherever the focus is."""
        if self.overlay.panel is not None or not self.table.take_key(event):
            super().keyPressEvent(event)
            if event.key() == Qt.Key.Key_Escape:
                self.message.go()
            elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.overlay.panel is None:
                self.entered.emit()

    def closeEvent(self, event: QCloseEvent) -> None:
        self._dock_room.bring_back()
        placing.remember(self, self._preferences)
        self._preferences.sync()
        self.closing.emit()
        event.accept()
