"""Alt with a letter does one thing: on every page, in every menu, in every language; what is covered does not hear."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu

from sueca_desktop.ui.access_keys import key_of, of_menu_bar, settled
from sueca_desktop.ui.actions import Do
from sueca_desktop.ui.guided import Guided
from sueca_desktop.ui.keeping import Keeping
from sueca_desktop.ui.languages import Language
from sueca_desktop.ui.panels.overlay import Panel
from sueca_desktop.ui.panels.pages import KeysPage
from sueca_desktop.ui.panels.settings_page import SettingsPage
from sueca_desktop.ui.setting import Setting
from sueca_desktop.ui.text import hints, prompts
from sueca_desktop.ui.text.prompts import Say
from tests.ui.desk import Desk

ALT = Qt.KeyboardModifier.AltModifier
TOGETHER = (
    (Say.BID, Say.NULLS, Say.PASS),
    (Say.NO_SUCH_BID, Say.NULLS, Say.PASS),
    (Say.TAKE, Say.PASS),
    (Say.CALL,),
    (Say.NOTHING_MORE,),
    (Say.BELLA_SAY, Say.BELLA_SILENT),
    (Say.CUT,),
)
"""What questions at the table offer side by side, with a hint over them."""


def test_the_first_to_mark_a_letter_keeps_it() -> None:
    assert settled(("&Back", "A&bandon", "Close"), frozenset("g")) == ("&Back", "&Abandon", "Close")
    assert settled(("&Show", "Add && &Show"), frozenset("a")) == ("&Show", "A&dd && Show")
    assert settled(("&One", "&O"), frozenset("n")) == ("&One", "O")
    assert settled(("&Go",), frozenset("g")) == ("G&o",)
    assert settled(("Été &vu",), frozenset("v")) == ("É&té vu",)


def shared(texts: list[str], taken: frozenset[str] = frozenset()) -> list[str]:
    counts = Counter(key for key in map(key_of, texts) if key) + Counter(taken)
    return [text for text in texts if counts[key_of(text)] > 1]


def assert_page(desk: Desk) -> None:
    for _ in range(3):
        QApplication.processEvents()
    panel = desk.window.overlay.panel
    assert panel is not None
    texts = [one.text() for one in desk.window.overlay.findChildren(QAbstractButton) if one.isVisible()]
    assert shared(texts, of_menu_bar(desk.window)) == [], (type(panel), texts)


def pages(desk: Desk) -> Iterator[None]:
    """Page after page."""
    offered = (Do.SETTINGS, Do.STATISTICS, Do.PAST_DEALS, Do.DEAL_NUMBER, Do.HOW_TO_PLAY, Do.KEYS, Do.ABOUT, Do.REVIEW)
    for do in (*offered, Do.RESULT, Do.SAW, Do.NEW_GAME, Do.GUIDED):
        desk.window.do[do].trigger()
        assert desk.window.overlay.panel is not None, do
        yield
        panel = desk.window.overlay.panel
        if isinstance(panel, SettingsPage):
            for i in range(5):
                panel.sections.button(i).click()
                yield
        desk.window.overlay.panel.closed.emit()
    desk.begin("sueca-riscos")
    desk.wait_until_asked()
    desk.window.do[Do.ABANDON].trigger()
    yield


@pytest.mark.parametrize("language", Language)
def test_no_two_buttons_of_a_page_have_the_same_key(desk: Desk, language: Language) -> None:
    keeping = Keeping(desk.window, desk.controller, desk.presenter)
    desk.window.closing.connect(keeping.close)
    Setting(desk.window, desk.preferences, desk.presenter, keeping)
    Guided(desk.window, desk.preferences, desk.presenter)
    desk.presenter.watching.alone = False
    desk.speak(language)
    desk.begin("sueca-riscos", watch=True)
    desk.wait_for_result()
    for _ in pages(desk):
        assert_page(desk)
    bar = of_menu_bar(desk.window)
    assert len(bar) == len(desk.window.menuBar().actions())
    for menu in (action.menu() for action in desk.window.menuBar().actions()):
        assert isinstance(menu, QMenu)
        menu.aboutToShow.emit()
        assert shared([action.text() for action in menu.actions() if action.isVisible()]) == []
    for group in TOGETHER:
        assert shared([*map(prompts.say, group), hints.say(hints.Say.EVIDENCE)], bar) == [], group
    keeping.close()


def test_a_page_keeps_its_keys_after_another(desk: Desk) -> None:
    desk.presenter.open()
    for do in (Do.ABOUT, Do.KEYS, Do.ABOUT):
        desk.window.do[do].trigger()
        QApplication.processEvents()
        assert [one.text() for one in desk.window.overlay._buttons()] == ["&Close"]


def test_what_a_page_covers_does_not_hear(desk: Desk) -> None:
    desk.begin("italiana-nulos", deal_number=2)
    desk.wait_until_asked()
    asked, passes = desk.prompt, key_of(prompts.say(Say.PASS))
    desk.window.do[Do.KEYS].trigger()
    QApplication.processEvents()
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, Qt.Key(ord(passes.upper())), ALT)
    assert desk.prompt is asked
    assert isinstance(desk.window.overlay.panel, KeysPage)
    close = desk.window.overlay.panel._close
    QTest.keyClick(focus, Qt.Key(ord(key_of(close.text()).upper())), ALT)
    panel: Panel | None = desk.window.overlay.panel
    assert panel is None
    assert desk.prompt is asked
