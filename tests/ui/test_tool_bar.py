"""The toolbar: what stands at its end is seen at any width, in every language, whatever can be done."""

import pytest
from PySide6.QtCore import SIGNAL, QPoint, QRectF, Qt
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QApplication, QToolButton

from sueca_desktop.app.settings import Preferences
from sueca_desktop.rules.cards import Suit
from sueca_desktop.ui import scale
from sueca_desktop.ui.actions import Do
from sueca_desktop.ui.languages import Language
from sueca_desktop.ui.text.window import Word, say
from sueca_desktop.ui.tool_bar import LEAST, ToolBar
from tests.ui.conftest import MakeDesk
from tests.ui.desk import Desk


def bar_of(desk: Desk) -> ToolBar:
    bar = desk.window.findChild(ToolBar)
    assert isinstance(bar, ToolBar)
    return bar


def places_of(desk: Desk) -> dict[str, QPoint]:
    """Where each button in sight is, by the name of its action."""
    buttons = [one for one in bar_of(desk).findChildren(QToolButton) if one.isVisible()]
    return {one.text(): one.pos() for one in buttons}


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
        assert not words_of(desk) or status.width() >= LEAST


@pytest.mark.parametrize("language", Language)
def test_the_largest_text_says_all_of_it(make_desk: MakeDesk, language: Language) -> None:
    """In the smallest window, with everything in the toolbar that may come."""
    Preferences().text_size = 200
    desk = make_desk(size=(1024, 600))
    desk.speak(language)
    desk.window.do[Do.NEXT_DEAL].setVisible(True)
    settle()
    status = desk.window.status
    for text in (say(Word.DEAL_OVER), say(Word.YOUR_TURN), say(Word.TURN_OF).format(name="Inês")):
        status.show_state(text, Suit.HEARTS)
        assert status.written()[1].replace("\n", " ") == text
        assert text in status.toolTip()
        assert status.accessibleName().startswith(text)


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("text", [100, 150, 200])
def test_the_plate_has_all_its_edges(make_desk: MakeDesk, language: Language, text: int) -> None:
    Preferences().text_size = text
    desk = make_desk(size=(1024, 600))
    desk.speak(language)
    settle()
    status = desk.window.status
    whole = QRectF(0, 0, status.width() / scale.scale(), status.height() / scale.scale())
    for told in (say(Word.YOUR_TURN), say(Word.TURN_OF).format(name="Inês"), "A long name, and a longer one than that"):
        for trump in (Suit.HEARTS, None):
            status.show_state(told, trump, urgent=True)
            assert whole.adjusted(1, 1, -1, -1).contains(status.plate()), told


@pytest.mark.parametrize("text", [100, 150, 200])
def test_the_state_of_the_game_is_seen_in_the_midst_of_a_resize(make_desk: MakeDesk, text: int) -> None:
    Preferences().text_size = text
    desk = make_desk(size=(1280, 800))
    desk.begin()
    desk.wait_for_turn()
    settle()
    desk.window.resize(1024, 600)
    for _ in range(5):
        assert desk.window.status.isVisible()
        assert desk.window.rect().right() >= desk.window.status.geometry().right()
        QApplication.processEvents()


def test_what_has_no_room_at_all_is_cut_and_told_whole_by_the_tip(make_desk: MakeDesk) -> None:
    Preferences().text_size = 200
    desk = make_desk(size=(1024, 600))
    settle()
    text = "Nobody has ever had a name as long as Abracadabrasimsalabim"
    desk.window.status.show_state(text, Suit.HEARTS)
    assert desk.window.status.written()[1].endswith("…")
    assert text in desk.window.status.toolTip()


@pytest.mark.parametrize("language", Language)
def test_what_is_offered_now_and_then_takes_nobodys_words(make_desk: MakeDesk, language: Language) -> None:
    desk = make_desk(size=(1280, 700))
    desk.speak(language)
    settle()
    before, places = words_of(desk), places_of(desk)
    assert before
    desk.window.do[Do.NEXT_DEAL].setVisible(True)
    settle()
    assert before <= words_of(desk)
    assert places.items() <= places_of(desk).items(), "and moves nobody from under the pointer"


def words_of(desk: Desk) -> set[str]:
    """The buttons that show their words."""
    beside = Qt.ToolButtonStyle.ToolButtonTextBesideIcon
    buttons = bar_of(desk).findChildren(QToolButton)
    return {one.text() for one in buttons if one.isVisible() and one.toolButtonStyle() is beside}


def test_words_come_and_go_with_the_room(make_desk: MakeDesk) -> None:
    desk = make_desk(size=(1600, 700))
    settle()
    bar = bar_of(desk)
    button = bar.widgetForAction(desk.window.do[Do.MUTE])
    assert isinstance(button, QToolButton)
    for width, words in ((1600, True), (1000, False), (1600, True)):
        desk.window.resize(width, 700)
        settle()
        assert bool(words_of(desk)) is words
        assert button.toolButtonStyle() is Qt.ToolButtonStyle.ToolButtonIconOnly


def test_a_button_hears_of_each_change_once_however_many_there_were(make_desk: MakeDesk) -> None:
    desk = make_desk()
    bar, undo = bar_of(desk), desk.window.do[Do.UNDO]
    button = bar.widgetForAction(undo)
    before = undo.receivers(SIGNAL("changed()"))
    for enabled in (True, False) * 20:
        undo.setEnabled(enabled)
        assert button.isEnabled() is enabled
    undo.setToolTip("Otherwise")
    assert button.toolTip() == "Otherwise"
    assert undo.receivers(SIGNAL("changed()")) <= before + 1


def test_undo_stays_where_it_is_when_a_deal_is_over(make_desk: MakeDesk) -> None:
    """Who reaches for it after the last card is not to deal anew."""
    desk = make_desk()
    button = bar_of(desk).widgetForAction(desk.window.do[Do.UNDO])
    settle()
    before = button.geometry()
    desk.window.do[Do.NEXT_DEAL].setVisible(True)
    settle()
    assert button.geometry() == before


def test_a_button_whose_menu_has_closed_is_not_lit(make_desk: MakeDesk) -> None:
    """The mouse has left it for the menu, which Qt does not tell it."""
    desk = make_desk()
    menu = desk.window.do.speeds.menu
    button = bar_of(desk).widgetForAction(menu.menuAction())
    for over in (True, False):
        at = button.mapToGlobal(button.rect().center() if over else QPoint(-50, 300))
        QCursor.setPos(at)
        button.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
        menu.aboutToHide.emit()
        assert button.underMouse() is over
