"""The window is seen before everything in it is there, and nobody notices."""

import gc
import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from sueca_desktop.app.paths import config_dir
from sueca_desktop.app.settings import Preferences, Speed, ThemeChoice
from sueca_desktop.ui import main_window
from sueca_desktop.ui.languages import Language
from sueca_desktop.ui.main_window import MainWindow
from sueca_desktop.ui.options import WindowOptions
from sueca_desktop.ui.panels.pictures import TablePictures
from sueca_desktop.ui.panels.result import ResultPanel
from sueca_desktop.ui.panels.start import StartPanel
from sueca_desktop.ui.panels.table_picture import table_picture
from sueca_desktop.ui.rules_pages.page import HowToPlayPage
from sueca_desktop.ui.script import ScriptRun
from sueca_desktop.ui.session import Session
from sueca_desktop.ui.theme import Theme
from tests.ui.conftest import MakeDesk
from tests.ui.desk import SECONDS, Desk, words

AT_FIRST_PAINT = """
import json, sys
from PySide6.QtWidgets import QApplication, QWidget
from sueca_desktop.ui.panels.start import StartPanel

def paint(panel, event):
    QWidget.paintEvent(panel, event)
    if not told:
        told.append(sorted(sys.modules))
        QApplication.closeAllWindows()

told = []
StartPanel.paintEvent = paint
from sueca_desktop.cli import main
status = main([])
print(json.dumps(told[0]))
sys.exit(status)
"""
NOT_YET = [
    "logging.handlers",
    "sueca_desktop.ai.club",
    "sueca_desktop.ai.novice",
    "sueca_desktop.app.lesson",
    "sueca_desktop.engine.report",
    "sueca_desktop.reading",
    "sueca_desktop.solver",
    "sueca_desktop.ui.lesson_page",
    "sueca_desktop.ui.pages",
    "sueca_desktop.ui.panels.result",
    "sueca_desktop.ui.panels.settings_page",
    "sueca_desktop.ui.prompts.host",
    "sueca_desktop.ui.prompts.prompt",
    "sueca_desktop.ui.rules_pages.panel",
]
"""What the start page is not to wait for."""
NEVER = 10**9
"""Milliseconds that no test lasts."""


def test_the_start_page_waits_for_nothing_that_only_a_game_needs() -> None:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, "-c", AT_FIRST_PAINT],
        env=environment,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    loaded = json.loads(done.stdout)
    assert "sueca_desktop.ui.panels.start" in loaded
    assert [name for name in NOT_YET if name in loaded] == []


@pytest.mark.parametrize("name", NOT_YET)
def test_what_is_not_waited_for_exists(name: str) -> None:
    assert find_spec(name) is not None


def prepared(desk: Desk) -> bool:
    """Whether what a game needs at the table is there."""
    return "prompts" in vars(desk.window)


@pytest.fixture
def early(make_desk: MakeDesk, monkeypatch: pytest.MonkeyPatch) -> Desk:
    """A window whose user is always faster than its first moment."""
    monkeypatch.setattr(main_window, "_A_MOMENT", NEVER)
    desk = make_desk()
    desk.presenter.open()
    assert not prepared(desk)
    return desk


def start_panel(desk: Desk) -> StartPanel:
    panel = desk.window.overlay.panel
    assert isinstance(panel, StartPanel)
    return panel


def test_once_it_has_been_seen_all_is_there(desk: Desk, qtbot: QtBot) -> None:
    desk.presenter.open()
    qtbot.waitUntil(lambda: prepared(desk))


@pytest.mark.parametrize("variant", ["sueca-bandeira", "italiana-nulos", "klaberjass"])
def test_a_game_begun_at_once_is_played_to_its_result(early: Desk, variant: str) -> None:
    start_panel(early).show_variant(variant)
    early.press("Deal the cards")
    assert prepared(early)
    assert isinstance(early.play_all(early.click_card, early.click_answer), ResultPanel)


def test_a_game_is_taken_up_at_once(make_desk: MakeDesk, monkeypatch: pytest.MonkeyPatch) -> None:
    first = make_desk()
    first.begin("sueca-bandeira")
    first.wait_until_asked()
    left = first.controller.observation
    first.close()
    monkeypatch.setattr(main_window, "_A_MOMENT", NEVER)
    second = make_desk()
    second.presenter.open()
    assert not prepared(second)
    second.key(Qt.Key.Key_Return)
    assert second.controller.observation == left
    assert second.window.overlay.panel is None
    second.wait_until_asked()
    second.click_card(second.cards()[0].shown.card)  # type: ignore[union-attr]  # a button of the hand shows a card
    second.qtbot.waitUntil(lambda: second.controller.observation != left, timeout=SECONDS)


def test_keys_and_menus_are_heard_at_once(early: Desk) -> None:
    early.key(Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    assert isinstance(early.window.overlay.panel, HowToPlayPage)
    early.key(Qt.Key.Key_Escape)
    early.key(Qt.Key.Key_F1)
    assert early.window.rules.panel.isVisible()
    before = words(start_panel(early))
    early.speak(Language.DE)
    assert words(start_panel(early)) != before


def test_another_theme_reaches_what_is_made_afterwards(early: Desk) -> None:
    early.window.do.themes[ThemeChoice.DARK].trigger()
    early.window.rules.show()
    assert early.window.rules.panel._theme is early.window.theme
    assert early.window.prompts._theme is early.window.theme
    early.window.do.themes[ThemeChoice.LIGHT].trigger()
    assert early.window.prompts._theme is early.window.theme
    assert early.window.theme.name == "light"


def pictures_of(panel: StartPanel) -> TablePictures:
    (pictures,) = panel.findChildren(TablePictures)
    return pictures


def places(panel: StartPanel) -> list[object]:
    return [panel.size(), panel.list.geometry(), panel._picture.geometry()]


def middle(image: QImage) -> QImage:
    """Without the corners, through which other things are seen."""
    return image.copy(image.rect().adjusted(20, 20, -20, -20)).convertToFormat(QImage.Format.Format_RGB32)


def large_picture(panel: StartPanel) -> QImage:
    return middle(panel._picture.grab().toImage())


def wanted_picture(panel: StartPanel, theme: Theme) -> QImage:
    return middle(table_picture(panel.tile.rules, panel._picture.size(), theme, 1.0).toImage())


def test_garbage_is_looked_for_once_the_window_has_been_seen(qtbot: QtBot) -> None:
    before = gc.get_freeze_count()
    gc.disable()
    session = Session(WindowOptions())
    session.open()
    window = session._window
    assert window is not None
    with qtbot.waitSignal(window.seen):
        assert not gc.isenabled()
    assert gc.isenabled()
    assert gc.get_freeze_count() > before
    assert not QApplication.windowIcon().isNull()
    gc.unfreeze()
    window.languages.close()
    window.close()
    window.deleteLater()


def test_settings_that_are_damaged_are_told_of(qtbot: QtBot) -> None:
    (config_dir() / "settings.ini").write_text("[General]\nspeed=fast\nrubbish\n", encoding="utf-8")
    session = Session(WindowOptions())
    session.open()
    window = session._window
    assert window is not None
    assert "settings.damaged-1.ini" in words(window.message)
    assert window.speed is Speed.FAST
    window.languages.close()
    window.close()
    window.deleteLater()


def test_pictures_come_without_moving_anything(desk: Desk, qtbot: QtBot) -> None:
    desk.presenter.open()
    panel = start_panel(desk)
    QApplication.sendPostedEvents()
    before, empty = places(panel), large_picture(panel)
    assert panel._picture.isVisible()
    with qtbot.waitSignal(pictures_of(panel).drawn):
        pass
    assert places(panel) == before
    drawn = large_picture(panel)
    assert drawn != empty
    assert drawn == wanted_picture(panel, desk.window.theme)


def turns(count: int) -> None:
    """Of the event loop."""
    for _ in range(count):
        QApplication.processEvents()


class Paints(QObject):
    """Where the parts of a window stood whenever its start page was painted."""

    def __init__(self, window: MainWindow, panel: StartPanel) -> None:
        super().__init__()
        buttons = window._tool_bar.findChildren(QToolButton)
        self._parts: list[QWidget] = [window.table, panel, panel.list, panel._picture, *buttons]
        self.seen: list[list[QRect]] = []
        panel.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self.seen.append([one.geometry() for one in self._parts if one.isVisible()])
        return False


@pytest.mark.parametrize("geometry", [b"", b"0 0 1024 600 0", b"0 0 2560 1440 0"], ids=["usual", "small", "large"])
def test_what_is_seen_first_is_what_stays(qtbot: QtBot, geometry: bytes) -> None:
    Preferences().geometry = geometry
    session = Session(WindowOptions())
    session.open()
    window = session._window
    assert window is not None
    panel = window.overlay.panel
    assert isinstance(panel, StartPanel)
    paints = Paints(window, panel)
    with qtbot.waitSignals([pictures_of(panel).drawn, window.seen]):
        pass
    turns(50)
    count = len(paints.seen)
    turns(50)
    assert len(paints.seen) == count, "it does not come to rest"
    assert paints.seen[0] == paints.seen[-1]
    window.languages.close()
    window.close()
    assert session.ended
    window.deleteLater()


def test_once_there_are_pictures_no_table_is_seen_empty(desk: Desk) -> None:
    desk.presenter.open()
    panel = start_panel(desk)
    pictures_of(panel).finish()
    panel.show_variant("klaberjass")
    assert large_picture(panel) == wanted_picture(panel, desk.window.theme)


def test_a_script_pictures_the_whole_start_page(early: Desk, tmp_path: Path) -> None:
    early.window.overlay.close_panel()
    options = WindowOptions(screenshot=str(tmp_path / "start.png"))
    script = ScriptRun(options, early.window, early.presenter, early.controller)
    early.presenter.open()
    early.qtbot.waitUntil((tmp_path / "start.png").exists)
    assert script.failure is None
    panel = start_panel(early)
    place = panel._picture.rect().translated(panel._picture.mapTo(early.window, QPoint()))
    whole = QImage(str(tmp_path / "start.png"))
    assert middle(whole.copy(place)) == wanted_picture(panel, early.window.theme)
