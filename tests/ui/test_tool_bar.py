"""The toolbar: what stands at its end is seen at any width, in every language, whatever can be done."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QToolButton

from sueca_desktop.ui.actions import Do
from sueca_desktop.ui.languages import Language
from sueca_desktop.ui.tool_bar import LEAST, ToolBar
from tests.ui.conftest import MakeDesk
from tests.ui.desk import Desk


def bar_of(desk: Desk) -> ToolBar:
    bar = desk.window.findChild(ToolBar)
    assert isinstance(bar, ToolBar)
    return bar


def settle() -> None:
    for _ in range(5):
        QApplication.processEvents()


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("width", [800, 1024, 1280, 1360, 1600])
def test_the_state_of_the_game_is_always_seen(make_desk: MakeDesk, width: int, language: Language) -> None:
    desk = make_desk(size=(width, 700))
    desk.speak(language)
    settle()
    for offered in (Do.NEXT_DEAL, Do.ACCUSE, None):
        for do in (Do.NEXT_DEAL, Do.ACCUSE):
            desk.window.do[do].setVisible(do is offered)
        settle()
        status = desk.window.status
        assert status.isVisible(), (width, language, offered)
        wordless = bar_of(desk).toolButtonStyle() is Qt.ToolButtonStyle.ToolButtonIconOnly
        assert wordless or status.width() >= LEAST


def test_words_come_and_go_with_the_room(make_desk: MakeDesk) -> None:
    desk = make_desk(size=(1600, 700))
    settle()
    bar = bar_of(desk)
    button = bar.widgetForAction(desk.window.do[Do.MUTE])
    assert isinstance(button, QToolButton)
    for width, words in ((1600, True), (1000, False), (1600, True)):
        desk.window.resize(width, 700)
        settle()
        assert (bar.toolButtonStyle() is Qt.ToolButtonStyle.ToolButtonTextBesideIcon) is words
        assert button.toolButtonStyle() is Qt.ToolButtonStyle.ToolButtonIconOnly
