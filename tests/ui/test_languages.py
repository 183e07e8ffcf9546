"""The language is chosen, remembered, and switched while the window stands open: nothing is left in the other."""

from __future__ import annotations

import os
import re
from collections import Counter
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import QApplication, QHeaderView, QLabel, QMenu, QPushButton, QToolBar
from pytestqt.qtbot import QtBot

from sueca_desktop.ai.levels import Level
from sueca_desktop.app.controller import Controller
from sueca_desktop.app.settings import GameSettings, Preferences, Speed
from sueca_desktop.rules.actions import Play
from sueca_desktop.ui.actions import Do
from sueca_desktop.ui.languages import OWN_NAMES, Language, Languages, best, of_code
from sueca_desktop.ui.main_window import MainWindow
from sueca_desktop.ui.panels.start import StartPanel
from sueca_desktop.ui.presenter import Presenter
from sueca_desktop.ui.text.language import said
from sueca_desktop.ui.worded import worded
from tests.ui.seen import texts
from tests.ui.test_translations import messages

NAMES = ("Ana", "Rui", "Inês", "Zé")
NAMED = re.compile(
    "|".join([*NAMES, *OWN_NAMES.values(), "Sueca Desktop", "Klaberjass", r"\b[0-9a-f]{8}\b", r"Ctrl\+\S+"])
)
"""What has one name in every language."""
FOREIGN = (Language.PT, Language.FR, Language.DE)


def settle() -> None:
    """Qt hands the change on from app to windows to widgets, each in a round of its own."""
    for _ in range(5):
        QApplication.processEvents()


class Desk:
    """A window with a game in it."""

    def __init__(self, qtbot: QtBot) -> None:
        self.preferences, self.controller = Preferences(), Controller()
        self.window = MainWindow(self.preferences, Speed.INSTANT)
        self.presenter = Presenter(self.window, self.controller, self.preferences)
        self.window.resize(1280, 800)
        self.window.show()
        self.qtbot = qtbot

    def begin(self) -> None:
        options = {"renounce": "allowed"}
        self.presenter.begin(GameSettings("sueca-bandeira", NAMES, options, Level.NOVICE, deal_number=1))
        self.wait_for_turn()

    def wait_for_turn(self) -> None:
        def on_turn() -> bool:
            observation = self.controller.observation
            return observation is not None and (observation.to_act is None or bool(self.plays()))

        self.qtbot.waitUntil(on_turn, timeout=30_000)
        QApplication.processEvents()

    def plays(self) -> list[Play]:
        observation = self.controller.observation
        legal = observation.legal if observation is not None and observation.my_turn else ()
        return [action for action in legal if isinstance(action, Play)]

    def play_deal(self) -> None:
        while self.plays():
            self.play_card()

    def play_card(self) -> None:
        before = self.controller.observation
        self.controller.act(self.plays()[0])
        self.qtbot.waitUntil(lambda: self.controller.observation != before, timeout=30_000)
        self.wait_for_turn()

    def speak(self, language: Language | None) -> None:
        self.window.languages.choose(language)
        settle()

    def close(self) -> None:
        self.window.languages.close()
        self.window.close()
        assert self.controller.close()
        self.window.deleteLater()
        self.controller.deleteLater()


@pytest.fixture
def desk(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Desk]:
    monkeypatch.setattr(os, "fsync", lambda handle: None)
    made = Desk(qtbot)
    yield made
    made.close()
    QCoreApplication.sendPostedEvents(None, 0)


def trick(desk: Desk) -> None:
    desk.begin()
    desk.play_card()
    desk.window.rules.show()
    desk.window.rules.raise_()


def over(desk: Desk) -> None:
    desk.begin()
    desk.play_deal()
    desk.qtbot.waitUntil(lambda: desk.window.overlay.panel is not None, timeout=30_000)


def page(do: Do) -> Callable[[Desk], None]:
    def show(desk: Desk) -> None:
        desk.begin()
        desk.window.do[do].trigger()

    return show


SCENES: dict[str, Callable[[Desk], None]] = {
    "nothing yet": lambda desk: None,
    "start": lambda desk: desk.presenter.open(),
    "playing": trick,
    "over": over,
    "keys": page(Do.KEYS),
    "about": page(Do.ABOUT),
    "accuse": page(Do.ACCUSE),
    "how to play": page(Do.HOW_TO_PLAY),
}


def alike(lang: str) -> set[str]:
    """What a language says as English does."""
    return {source.replace("&", "") for (_, source), forms in messages(lang).items() if forms == [source]}


@pytest.mark.parametrize("scene", SCENES)
def test_every_word_changes_when_the_language_does(desk: Desk, scene: str) -> None:
    SCENES[scene](desk)
    QApplication.processEvents()
    english = texts(desk.window)
    for language in FOREIGN:
        desk.speak(language)
        left = english & texts(desk.window) - alike(language.value)
        assert not [text for text in left if re.search("[a-z]", NAMED.sub("", text))], language
    desk.speak(Language.EN)
    assert texts(desk.window) == english


def test_a_page_keeps_what_was_chosen_on_it(desk: Desk) -> None:
    desk.presenter.open()
    panel = desk.window.overlay.panel
    assert isinstance(panel, StartPanel)
    panel.show_variant("klaberjass")
    panel.names.fields[0].setText("Eva")
    chosen = panel.settings()
    desk.speak(Language.DE)
    panel = desk.window.overlay.panel
    assert isinstance(panel, StartPanel)
    assert panel.settings() == chosen


def test_the_game_goes_on_in_another_language(desk: Desk) -> None:
    desk.begin()
    desk.speak(Language.FR)
    desk.play_card()
    assert desk.window.status.text == "À votre tour"


def test_a_colon_stands_as_the_language_puts_it(desk: Desk) -> None:
    assert said("Marta", "pass") == "Marta: pass"
    desk.speak(Language.FR)
    assert said("Marta", "passer") == "Marta\N{NO-BREAK SPACE}: passer"


def test_the_choice_is_remembered_and_shown(desk: Desk) -> None:
    menu = next(m for m in desk.window.findChildren(QMenu) if m.title() == "&Language")
    assert [a.text() for a in menu.actions() if not a.isSeparator()] == ["As the system: English", *OWN_NAMES.values()]
    next(a for a in menu.actions() if a.text() == "Português").trigger()
    settle()
    assert menu.title() == "&Língua"
    assert desk.preferences.language == "pt"
    assert desk.window.languages.current is Language.PT
    menu.actions()[0].trigger()
    assert (desk.preferences.language, desk.window.languages.current) == ("", Language.EN)


@pytest.mark.parametrize("language", Language)
def test_no_two_entries_of_a_menu_share_their_key(desk: Desk, language: Language) -> None:
    desk.speak(language)
    for menu in desk.window.findChildren(QMenu):
        menu.aboutToShow.emit()
    menus = [[menu.title() for menu in desk.window.menuBar().findChildren(QMenu)]]
    menus += [[a.text() for a in menu.actions() if a.isVisible()] for menu in desk.window.findChildren(QMenu)]
    for entries in menus:
        keys = Counter(text[text.index("&") + 1].lower() for text in entries if "&" in text)
        assert not [key for key, count in keys.items() if count > 1], entries


@pytest.mark.parametrize(
    "scene", ["playing", "over", "keys", *(pytest.param(one, marks=pytest.mark.slow) for one in ("about", "accuse"))]
)
def test_no_word_is_cut(desk: Desk, scene: str) -> None:
    SCENES[scene](desk)
    for language in Language:
        desk.speak(language)
        for size in ((1024, 600), (1280, 800), (2560, 1440)):
            desk.window.resize(*size)
            settle()
            _assert_all_fits(desk.window)


def _assert_all_fits(window: MainWindow) -> None:
    pieces: list[QLabel | QPushButton] = [*window.findChildren(QLabel), *window.findChildren(QPushButton)]
    for one in pieces:
        if one.isVisible() and not (isinstance(one, QLabel) and one.wordWrap()):
            assert one.width() >= one.minimumSizeHint().width(), one.text()
    bar = window.findChild(QToolBar)
    assert bar is not None
    assert all(bar.widgetForAction(action).isVisible() for action in bar.actions() if action.isVisible())
    header = window.docks.sheet.view.horizontalHeader()
    if header.isVisible():
        _assert_header_fits(header)


def _assert_header_fits(header: QHeaderView) -> None:
    metrics = header.fontMetrics()
    for section in (one for one in range(header.count()) if not header.isSectionHidden(one)):
        words = str(header.model().headerData(section, header.orientation())).split()
        widest = max((metrics.horizontalAdvance(word) for word in words), default=0)
        assert widest <= header.sectionSize(section), words


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        (["pt-BR", "en"], Language.PT),
        (["es", "fr_CA", "en"], Language.FR),
        (["de"], Language.DE),
        (["en-GB", "pt"], Language.EN),
        (["ja"], Language.EN),
        ([], Language.EN),
        (["C"], Language.EN),
    ],
)
def test_the_system_is_followed_as_far_as_the_app_speaks(wanted: list[str], language: Language) -> None:
    assert best(wanted) is language


@pytest.mark.parametrize("code", ["", "xx", "EN", "pt-PT", "../de"])
def test_a_damaged_choice_is_no_choice(code: str, qapp: QApplication) -> None:
    assert of_code(code) is None
    preferences = Preferences()
    preferences.language = code
    languages = Languages(preferences)
    assert (languages.choice, languages.current) == (None, Language.EN)
    languages.close()


def test_qts_own_words_follow(qapp: QApplication) -> None:
    languages = Languages(Preferences())
    said = []
    for language in FOREIGN:
        languages.choose(language)
        said.append(QCoreApplication.translate("QLineEdit", "&Paste").replace("&", ""))
    assert said == ["Colar", "Coller", "Einfügen"]
    assert QLocale().language() is QLocale.Language.German
    languages.close()
    assert QCoreApplication.translate("QLineEdit", "&Paste") == "&Paste"


def test_words_are_kept_only_as_long_as_their_widget_lives(qtbot: QtBot) -> None:
    languages = Languages(Preferences())
    window, heard = QLabel(), []
    qtbot.addWidget(window)
    label = QLabel(window)
    worded(label, lambda: heard.append("label"))
    worded(window, lambda: heard.append("window"))
    assert heard == ["label", "window"]
    label.deleteLater()
    qtbot.waitUntil(lambda: not window.children() or len(window.children()) == 1)
    languages.choose(Language.DE)
    qtbot.waitUntil(lambda: len(heard) > 2)
    assert set(heard[2:]) == {"window"}
    languages.close()
