"""Hints: what the expert would do in the user's place, asked off the main thread."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from sueca_desktop.app.background import Background
from sueca_desktop.later import later
from sueca_desktop.rules.view import Observation

if TYPE_CHECKING:
    from sueca_desktop.ai import advice
    from sueca_desktop.ai.advice import Advice
else:
    advice = later("sueca_desktop.ai.advice")

log = logging.getLogger(__name__)

Asked = Callable[[Observation, threading.Event], "Advice"]
"""What a seat sees, and a flag that is set once nobody waits → what is best there."""


def expert_advice(observation: Observation, stop: threading.Event) -> Advice:
    """What the expert would do, thinking for a second."""
    return advice.advise(observation, stop=stop)


class Adviser(Background):
    """Answers one question at a time with an Advice, or None where something went wrong."""

    def __init__(self, parent: QObject | None = None, asked: Asked = expert_advice) -> None:
        super().__init__(parent)
        self._asked = asked

    def ask(self, observation: Observation) -> None:
        """Asks for the seat whose turn it is, in place of any earlier question."""
        asked = self._asked
        self.start(lambda stop: _answer(asked, observation, stop))


def _answer(asked: Asked, observation: Observation, stop: threading.Event) -> Advice | None:
    """A player is foreign ground: whatever it raises stays here."""
    try:
        return asked(observation, stop)
    except Exception:
        log.exception("there was no advice for seat %d", observation.seat)
        return None
