"""A request as FORMATS.md has it ("sueca-desktop engine"), read and made an observation.

Keys it does not name are passed over. ``variant``, ``level``, ``seat``, ``dealer``, ``hand`` and ``actions`` must be
there; the others may be left out or null: ``options`` are then the defaults, ``seed`` 0, ``time_ms`` 1000, ``totals``
nothing, and no card is open. ``worlds`` goes before ``time_ms``. Two more say what the match before the deal was:
``deals``, how many were scored (0), and ``stake``, what this one's points are multiplied by (1).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from msgspec import Struct

from sueca_desktop.ai.levels import NAMES
from sueca_desktop.ai.player import ONE_SECOND, Budget
from sueca_desktop.engine.projection import observe
from sueca_desktop.engine.restoring import Seen, restored
from sueca_desktop.engine.variant import RuleSet, Variant
from sueca_desktop.rules.actions import Move
from sueca_desktop.rules.cards import Card, CardSet, card
from sueca_desktop.rules.match import Standing
from sueca_desktop.rules.notation import parse_move
from sueca_desktop.rules.view import Observation

LONGEST_MS = 3_600_000
MOST_WORLDS = 100_000
LARGEST_TOTAL = 1_000_000
LARGEST_SEED = (1 << 64) - 1
LARGEST_STAKE = 2

T = TypeVar("T")


class BadRequest(ValueError):
    """A request that is not of the shape that FORMATS.md gives it."""


class Question(Struct, frozen=True):
    """What a player of ``level`` is asked."""

    observation: Observation
    level: str
    seed: int
    budget: Budget


def question(data: Mapping[str, Any], variants: Mapping[str, Variant]) -> Question:
    """The question that a request asks.

    Raises:
        ValueError: it is none, or about a deal that cannot be (:class:`Impossible`).
    """
    rules, level = _rules(data, variants), _required(data, "level", str)
    if level not in NAMES:
        raise BadRequest(f"there is no level {level[:40]!r}: it is one of {', '.join(NAMES)}")
    seed = _number(data, "seed", 0, LARGEST_SEED, 0)
    standing = _standing(data, rules.spec.seats)
    seen = _seen(data)
    state = restored(rules, seen, standing.stake)
    return Question(observe(rules, state, seen.seat, standing), level, seed, _budget(data))


def _rules(data: Mapping[str, Any], variants: Mapping[str, Variant]) -> RuleSet:
    name = _required(data, "variant", str)
    if name not in variants:
        raise BadRequest(f"unknown rule set: {name[:40]!r}")
    return variants[name].rules(_optional(data, "options", dict, {}))


def _seen(data: Mapping[str, Any]) -> Seen:
    return Seen(
        seat=_required(data, "seat", int),
        dealer=_required(data, "dealer", int),
        hand=_hand(_required(data, "hand", str)),
        moves=tuple(_move(i, text) for i, text in enumerate(_required(data, "actions", list))),
        turned=_card(data, "turned"),
        exposed=_card(data, "exposed"),
    )


def _hand(text: str) -> CardSet:
    try:
        return CardSet.parse(text)
    except ValueError as error:
        raise BadRequest(f'"hand": {error}') from error


def _card(data: Mapping[str, Any], key: str) -> Card | None:
    text = _optional(data, key, str, "")
    try:
        return card(text) if text else None
    except ValueError as error:
        raise BadRequest(f'"{key}": {error}') from error


def _move(index: int, text: object) -> Move:
    if not isinstance(text, str):
        raise BadRequest(f"action {index} is not a text")
    try:
        return parse_move(text)
    except ValueError as error:
        raise BadRequest(f"action {index}: {error}") from error


def _standing(data: Mapping[str, Any], seats: int) -> Standing:
    totals = _optional(data, "totals", list, [0] * seats)
    if len(totals) != seats or not all(type(total) is int and abs(total) <= LARGEST_TOTAL for total in totals):
        raise BadRequest(f'"totals" is not {seats} whole numbers, one a seat')
    deals = _number(data, "deals", 0, LARGEST_TOTAL, 0)
    return Standing(tuple(totals), deals, _number(data, "stake", 1, LARGEST_STAKE, 1))


def _budget(data: Mapping[str, Any]) -> Budget:
    time_ms = _number(data, "time_ms", 1, LONGEST_MS, ONE_SECOND.time_ms)
    if data.get("worlds") is None:
        return Budget(time_ms)
    return Budget(time_ms, _number(data, "worlds", 1, MOST_WORLDS, 1))


# ---- values of the right kind


def _required(data: Mapping[str, Any], key: str, kind: type[T]) -> T:
    if key not in data:
        raise BadRequest(f'"{key}" is missing')
    value = data[key]
    if type(value) is not kind:
        raise BadRequest(f'"{key}" is not of the right kind')
    return value


def _optional(data: Mapping[str, Any], key: str, kind: type[T], default: T) -> T:
    return default if data.get(key) is None else _required(data, key, kind)


def _number(data: Mapping[str, Any], key: str, low: int, high: int, default: int) -> int:
    value = _optional(data, key, int, default)
    if not low <= value <= high:
        raise BadRequest(f'"{key}" is not a number from {low} to {high}')
    return value
