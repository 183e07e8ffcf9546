"""What the tests of the controller need: players that do as they are told, and a view without a window."""

from __future__ import annotations

import random
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace
from PySide6.QtCore import QObject, Slot

from sueca_desktop.ai.levels import Level
from sueca_desktop.ai.player import Choice, ChoiceReason, Player, StopFlag
from sueca_desktop.app.controller import Controller
from sueca_desktop.app.game import Game
from sueca_desktop.app.paths import CURRENT, data_dir
from sueca_desktop.app.settings import GameSettings
from sueca_desktop.app.summary import DealResult, ShownStep
from sueca_desktop.app.thinker import plain_action
from sueca_desktop.engine.record import GameRecord, load
from sueca_desktop.rules.actions import Action
from sueca_desktop.rules.view import Observation

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot  # not loaded by the program of test_killed, which is started often

NAMES = ("Eu", "Ana", "Rui", "Inês")


def settings(variant: str = "sueca-bandeira", **changes: Any) -> GameSettings:
    return replace(GameSettings(variant, NAMES, deal_number=1), **changes)


class Plain:
    """The first dutiful card."""

    def choose(self, observation: Observation, rng: random.Random, stop: StopFlag) -> Choice:
        return Choice(plain_action(observation), ChoiceReason.PLAIN)


class ByLot:
    """Any legal action, by the seed."""

    def choose(self, observation: Observation, rng: random.Random, stop: StopFlag) -> Choice:
        return Choice(rng.choice(observation.legal), ChoiceReason.PLAIN)


class Patient:
    """Thinks until it is stopped."""

    def choose(self, observation: Observation, rng: random.Random, stop: StopFlag) -> Choice:
        assert isinstance(stop, threading.Event)
        stop.wait()
        return Choice(plain_action(observation), ChoiceReason.PLAIN)


@dataclass
class Deaf:
    """Minds no stop flag: thinks until the test opens the gate."""

    gate: threading.Event = field(default_factory=threading.Event)
    entered: threading.Event = field(default_factory=threading.Event)

    def choose(self, observation: Observation, rng: random.Random, stop: StopFlag) -> Choice:
        self.entered.set()
        self.gate.wait()
        return Choice(observation.legal[-1], ChoiceReason.PLAIN)


@dataclass
class Saying:
    """Answers whatever ``answer`` makes of the observation, or raises as it does."""

    answer: Callable[[Observation], Any]

    def choose(self, observation: Observation, rng: random.Random, stop: StopFlag) -> Choice:
        choice: Choice = self.answer(observation)
        return choice


def always(player: Player) -> Callable[[Level], Player]:
    """That player for every level."""
    return lambda level: player


class View(QObject):
    """Shows everything at once and remembers it; acts for seat 0 by ``policy``; deals on up to ``deals`` deals."""

    def __init__(
        self,
        controller: Controller,
        policy: Callable[[Observation], Action] | None = plain_action,
        *,
        deals: int = 1,
    ) -> None:
        super().__init__()
        self.controller, self.policy, self.deals = controller, policy, deals
        self.dealt: list[Observation] = []
        self.steps: list[ShownStep] = []
        self.results: list[DealResult] = []
        controller.dealt.connect(self._on_dealt)
        controller.stepped.connect(self._on_stepped)
        controller.user_turn.connect(self._on_user_turn)
        controller.deal_over.connect(self._on_deal_over)

    @Slot(object)
    def _on_dealt(self, observation: Observation) -> None:
        self.dealt.append(observation)
        self.controller.shown()

    @Slot(object)
    def _on_stepped(self, step: ShownStep) -> None:
        self.steps.append(step)
        self.controller.shown()

    @Slot(object)
    def _on_user_turn(self, observation: Observation) -> None:
        if self.policy is not None:
            self.controller.act(self.policy(observation))

    @Slot(object)
    def _on_deal_over(self, result: DealResult) -> None:
        self.results.append(result)
        if len(self.results) < self.deals and not result.match_over:
            self.controller.next_deal()

    @property
    def finished(self) -> bool:
        """Whether the last deal asked for, or the match, is over and shown."""
        return bool(self.results) and (len(self.results) >= self.deals or self.results[-1].match_over)


def current() -> Path:
    """The file of the game being played."""
    return data_dir() / CURRENT


def saved() -> GameRecord:
    """The game being played as it stands on disk."""
    return load(current())


def play(qtbot: QtBot, view: View) -> None:
    """Plays on until the view has seen its last deal."""
    qtbot.waitUntil(lambda: view.finished, timeout=60_000)


def on_turn(qtbot: QtBot, controller: Controller) -> View:
    """Begins a game and plays on until it is the user's turn."""
    view = View(controller, None)
    with qtbot.waitSignal(controller.user_turn):
        controller.new_game(settings())
    return view


def first_led_by_user() -> int:
    """The number of a deal that seat 0 leads when it is the first of a match."""
    for number in range(100):
        game = Game.begun(settings(deal_number=number))
        game.deal_next()
        if game.table.to_act() == 0:
            return number
    raise AssertionError("no such deal")
