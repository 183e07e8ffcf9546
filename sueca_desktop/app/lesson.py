"""The guided deal: a fixed deal whose first tricks are known, played by a controller of its own that keeps nothing."""

from __future__ import annotations

import random
from enum import Enum

from PySide6.QtCore import QObject

from sueca_desktop.ai.levels import Level, player
from sueca_desktop.ai.player import Choice, ChoiceReason, StopFlag
from sueca_desktop.app.controller import Controller
from sueca_desktop.app.settings import GameSettings
from sueca_desktop.rules.actions import Play
from sueca_desktop.rules.cards import Card, card
from sueca_desktop.rules.view import Observation

VARIANT, NUMBER = "sueca-bandeira", 208
"""The deal: everybody's hands are in it, and who deals."""
TRICKS = ("AS 3S 7S 7H", "AC 3C 7C 2H", "AD 3D 7D 5D", "2D QD KH JD", "KC 4C KD 2C")
LINE = tuple(card(code) for trick in TRICKS for code in trick.split())
"""What is played, by whoever's turn it is, up to where the user plays alone."""


class Lesson(Enum):
    """What is told. The value: after how many cards, from 0 to 40, which is before the user's card if it is his turn
    then; and its place among what is told at that moment.
    """

    WELCOME = (0, 0)
    POINTS = (0, 1)
    TRUMP = (0, 2)
    FOLLOW = (2, 0)
    RUFFED = (4, 0)
    VOID = (7, 0)
    LEAD = (8, 0)
    PARTNER = (12, 0)
    FEED = (18, 0)
    ALONE = (22, 0)
    OVER = (40, 0)

    @property
    def after(self) -> int:
        """Cards."""
        return self.value[0]


def played(observation: Observation) -> tuple[Card, ...]:
    """Every card so far, in turn."""
    return tuple(move.action.card for move in observation.deal.moves if isinstance(move.action, Play))


def wanted(observation: Observation) -> Card | None:
    """The card that the lesson is about now, of whoever's turn it is; None where the line has ended or was left."""
    cards = played(observation)
    if len(cards) >= len(LINE) or cards != LINE[: len(cards)]:
        return None
    return LINE[len(cards)]


class LessonPlayer:
    """Plays the line, and after it as club players do."""

    def choose(self, observation: Observation, rng: random.Random, stop: StopFlag) -> Choice:
        """As :meth:`sueca_desktop.ai.player.Player.choose`."""
        asked = wanted(observation)
        if asked is not None:
            return Choice(Play(asked), ChoiceReason.PLAIN)
        return player(Level.CLUB).choose(observation, rng, stop)


def lesson_controller(parent: QObject) -> Controller:
    """A controller for the lesson: nobody accuses, nothing is claimed, saved or counted."""
    return Controller(
        parent,
        players=lambda level: LessonPlayer(),
        accuser=lambda *asked: None,
        prover=lambda observation, limit: None,
        kept=False,
    )


def lesson_game(players: tuple[str, ...]) -> GameSettings:
    """The game of the lesson with those four names."""
    return GameSettings(VARIANT, players[:4], deal_number=NUMBER)
