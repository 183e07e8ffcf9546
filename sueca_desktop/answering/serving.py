"""Requests in, answers out, one JSON object a line, until the input ends."""

from __future__ import annotations

import json
import logging
import random
import threading
import time
from collections.abc import Callable, Mapping
from typing import Any, BinaryIO, TextIO

from sueca_desktop.ai.levels import named
from sueca_desktop.ai.player import Budget, Choice, Player
from sueca_desktop.answering.lines import LONGEST, lines
from sueca_desktop.answering.question import BadRequest, Question, question
from sueca_desktop.engine.strict_json import read_json
from sueca_desktop.engine.variant import Variant
from sueca_desktop.rules.notation import format_action

log = logging.getLogger(__name__)

Players = Callable[[str, Budget], Player]
"""(level, budget) → a player."""


def serve(source: BinaryIO, target: TextIO, variants: Mapping[str, Variant], players: Players = named) -> None:
    """Answers every line of ``source`` that is not blank with one of ``target``, at once.

    Raises:
        OSError: ``target`` cannot be written.
    """
    for line in lines(source):
        if line is None or line.strip():
            print(json.dumps(reply(line, variants, players)), file=target, flush=True)


def reply(line: bytes | None, variants: Mapping[str, Variant], players: Players = named) -> dict[str, Any]:
    """The answer to a line of input, None standing for one that is too long."""
    try:
        data = _object(line)
    except ValueError as error:
        return _error(None, error)
    name = data.get("id")
    try:
        return {"id": name, **_answered(question(data, variants), players)}
    except ValueError as error:
        return _error(name, error)


def _error(name: object, error: Exception) -> dict[str, Any]:
    return {"id": name, "error": " ".join(str(error).split())}


def _object(line: bytes | None) -> dict[str, Any]:
    if line is None:
        raise BadRequest(f"the line is longer than {LONGEST} bytes")
    try:
        data = read_json(line.decode("utf-8"))
    except UnicodeDecodeError as error:
        raise BadRequest("the line is not UTF-8 text") from error
    if not isinstance(data, dict):
        raise BadRequest("the line is not an object")
    return data


def _answered(asked: Question, players: Players) -> dict[str, Any]:
    player, rng = players(asked.level, asked.budget), random.Random(asked.seed)
    start = time.perf_counter()
    choice = _choice(player, asked, rng)
    spent = time.perf_counter() - start
    return {"action": format_action(choice.action), "think_ms": round(spent * 1000), "info": _info(choice)}


def _choice(player: Player, asked: Question, rng: random.Random) -> Choice:
    """What the player chooses. A fault of the player's is written to the log; the caller goes on.

    Raises:
        ValueError: it failed, or chose what is not legal.
    """
    try:
        choice = player.choose(asked.observation, rng, threading.Event())
    except Exception as error:
        log.exception("a player of level %s failed", asked.level)
        raise ValueError("the player failed") from error
    if choice.action not in asked.observation.legal:
        raise ValueError("the player chose against the rules")
    return choice


def _info(choice: Choice) -> dict[str, Any]:
    """Why, and what each action weighed is worth (:class:`sueca_desktop.ai.player.Expectation`)."""
    expectations = {
        format_action(each.action): {"points": round(each.points, 3), "wins": round(each.wins, 4)}
        for each in choice.expectations
    }
    return {"reason": choice.reason.value, "worlds": choice.worlds, "expectations": expectations}
