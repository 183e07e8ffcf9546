"""A window as a person meets it: real events in, what stands on it out."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from sueca_desktop.ai.levels import Level
from sueca_desktop.app.controller import Controller
from sueca_desktop.app.settings import GameSettings, Preferences, Speed
from sueca_desktop.rules.cards import Card
from sueca_desktop.rules.view import Observation
from sueca_desktop.ui.languages import Language
from sueca_desktop.ui.main_window import MainWindow
from sueca_desktop.ui.panels.result import ResultPanel
from sueca_desktop.ui.presenter import Presenter
from sueca_desktop.ui.prompts.prompt import Prompt
from sueca_desktop.ui.table.art import CardArt
from sueca_desktop.ui.table.hand_buttons import CardButton
from sueca_desktop.variants import discover

NAMES = ("Eva", "Rui", "Inês", "Zé", "Ana")
SECONDS = 30_000


class Desk:
    """One window with its controller."""

    def __init__(self, qtbot: QtBot, *, size: tuple[int, int] = (1280, 800), speed: Speed = Speed.INSTANT) -> None:
        self.qtbot, self.closed = qtbot, False
        self.preferences = Preferences()
        self.controller = Controller()
        self.window = MainWindow(self.preferences, speed)
        self.presenter = Presenter(self.window, self.controller, self.preferences)
        self.window.closing.connect(self.controller.close)
        self.turns: list[Observation] = []
        self.controller.user_turn.connect(self.turns.append)
        self.window.resize(*size)
        self.window.show()
        self.window.activateWindow()
        qtbot.waitUntil(self.window.isActiveWindow)

    def begin(self, variant: str = "sueca-bandeira", **changes: object) -> None:
        players = NAMES[: discover()[variant].seats]
        given: dict[str, object] = {"level": Level.NOVICE, "deal_number": 1, "players": players} | changes
        self.presenter.begin(GameSettings(variant=variant, **given))  # type: ignore[arg-type]  # as the test gives them

    @property
    def prompt(self) -> Prompt | None:
        """What is asked at the table."""
        return self.window.prompts.prompt

    def wait_until_asked(self) -> None:
        """Until the user is to act and has a choice, or there is a result, or something is asked."""
        self.qtbot.waitUntil(lambda: self.asked or self.result is not None, timeout=SECONDS)

    @property
    def asked(self) -> bool:
        return self.prompt is not None or (self.on_turn and bool(self.turns[-1].playable))

    def play_all(self, card: Callable[[Card], None], answer: Callable[[Prompt], None]) -> ResultPanel:
        """Play the user's part of a whole deal, each card by ``card``, each question by ``answer``."""
        while self.result is None:
            self.wait_until_asked()
            if self.prompt is not None:
                asked, before = self.prompt, self.controller.observation
                answer(asked)
                self.qtbot.waitUntil(lambda: self.prompt is not asked, timeout=SECONDS)  # noqa: B023
                if self.on_turn and self.controller.observation == before:
                    continue
            elif self.result is None:
                observation = self.turns[-1]
                card(next(iter(observation.playable)))
                self.qtbot.waitUntil(
                    lambda: self.prompt is not None or self.controller.observation != observation,  # noqa: B023
                    timeout=SECONDS,
                )
        return self.wait_for_result()

    def key_answer(self, prompt: Prompt) -> None:
        """Enter, and Enter again where the first only goes to the button."""
        for _ in range(3):
            if self.prompt is prompt:
                self.key(Qt.Key.Key_Return)

    def click_answer(self, prompt: Prompt) -> None:
        """A click on the button that stands out, else on the last."""
        choices = [one for one in prompt.findChildren(QPushButton) if one.isVisible() and one.isEnabled()]
        primary = [one for one in choices if one.property("role") == "primary"]
        QTest.mouseClick((primary or choices)[0 if primary else -1], Qt.MouseButton.LeftButton)

    def wait_for_turn(self) -> Observation:
        """Until the user is to act."""
        self.qtbot.waitUntil(lambda: self.on_turn or self.result is not None, timeout=SECONDS)
        observation = self.controller.observation
        assert observation is not None
        return observation

    @property
    def on_turn(self) -> bool:
        return bool(self.turns) and self.turns[-1] == self.controller.observation

    @property
    def result(self) -> ResultPanel | None:
        panel = self.window.overlay.panel
        return panel if isinstance(panel, ResultPanel) else None

    def wait_for_result(self) -> ResultPanel:
        self.qtbot.waitUntil(lambda: self.result is not None, timeout=SECONDS)
        assert self.result is not None
        return self.result

    def play_deal(self, how: Callable[[Card], None]) -> None:
        """Play the user's part of a deal to its end, each card by ``how``."""
        while self.result is None:
            observation = self.wait_for_turn()
            if self.result is None:
                how(next(iter(observation.playable)))
                self.wait_beyond(observation)

    def wait_beyond(self, observation: Observation) -> None:
        """Until something has happened."""
        self.qtbot.waitUntil(lambda: self.controller.observation != observation, timeout=SECONDS)

    def click_card(self, card: Card) -> None:
        """A real click in the middle of what is to be seen of the card."""
        button = next(one for one in self.cards() if one.shown and one.shown.card is card)
        middle = button.mask().boundingRect().center()
        spot = middle if button.mask().contains(middle) else _some_point(button)
        QTest.mouseClick(button, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, spot)

    def key_card(self, card: Card) -> None:
        """Walk to the card with the arrows, press Enter."""
        cards = self.cards()
        for _ in range(len(cards)):
            self.key(Qt.Key.Key_Left)
        for one in cards:
            if one.shown and one.shown.card is card:
                break
            self.key(Qt.Key.Key_Right)
        self.key(Qt.Key.Key_Return)

    def cards(self) -> list[CardButton]:
        """The buttons of the hand, left to right."""
        shown = [one for one in self.window.table.findChildren(CardButton) if one.isVisible() and one.shown]
        return sorted(shown, key=lambda one: one.x())

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """A key to whatever has the focus."""
        QTest.keyClick(QApplication.focusWidget() or self.window, key, modifiers)

    def press(self, words: str) -> None:
        """Click the visible button with these words; one that says nothing else comes before all, since a seal's
        digits may say anything.
        """
        texts = {button: button.text().replace("&", "") for button in buttons(self.window)}
        button = min((one for one, text in texts.items() if words in text), key=lambda one: texts[one] != words)
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    def speak(self, language: Language) -> None:
        """Switch the language; Qt hands the change on from app to windows to widgets, each in a round of its own."""
        self.window.languages.choose(language)
        for _ in range(5):
            QApplication.processEvents()

    def draw_all(self) -> None:
        """Until no card is lent a picture of another size or pack."""
        for art in self.window.table.findChildren(CardArt):
            art.finish()

    def close(self) -> None:
        """Close the window as its user would; the second time nothing is left to close."""
        if self.closed:
            return
        self.closed = True
        self.window.languages.close()
        self.window.close()
        assert self.controller.close()
        self.window.deleteLater()
        self.controller.deleteLater()


def _some_point(button: CardButton) -> QPoint:
    mask, size = button.mask(), button.size()
    spots = (QPoint(x, y) for y in range(size.height()) for x in range(size.width()))
    return next(spot for spot in spots if mask.contains(spot))


def buttons(root: QWidget) -> Iterator[QPushButton]:
    yield from (one for one in root.findChildren(QPushButton) if one.isVisible())


def words(root: QWidget) -> str:
    """Everything that the labels in sight say."""
    return "\n".join(one.text() for one in root.findChildren(QLabel) if one.isVisible())
