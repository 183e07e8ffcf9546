"""The trained tables that come with the app: read and written (``ai/policies``)."""

from __future__ import annotations

import base64
import json
import sys
import zlib
from array import array
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

from sueca_desktop.ai.playing.policy import Policy, Tuples, weight_count

FOLDER = Path(__file__).parent.parent / "policies"
STEPS = 256
"""A weight is kept in steps of one to so many."""


def packed(tuples: Tuples, weights: Sequence[float]) -> str:
    """Tables as text."""
    steps = array("h", (max(-32768, min(32767, round(weight * STEPS))) for weight in weights))
    if sys.byteorder == "big":
        steps.byteswap()
    text = base64.b64encode(zlib.compress(steps.tobytes(), 9)).decode()
    return json.dumps({"tuples": [[" ".join(names) for names in part] for part in tuples], "weights": text}, indent=1)


def unpacked(text: str) -> tuple[Tuples, list[float]]:
    """Tables back from :func:`packed`.

    Raises:
        ValueError: the text holds no tables.
    """
    try:
        data = json.loads(text)
        lead, follow, discard = (tuple(tuple(names.split()) for names in part) for part in data["tuples"])
        steps = array("h", zlib.decompress(base64.b64decode(data["weights"])))
    except (KeyError, TypeError, AttributeError, zlib.error) as error:
        raise ValueError(f"these are no tables: {error}") from error
    if sys.byteorder == "big":
        steps.byteswap()
    return (lead, follow, discard), [step / STEPS for step in steps]


def carried_over(tuples: Tuples, before: Tuples, weights: Sequence[float]) -> list[float]:
    """The weights for tables of attributes ``tuples``: those of ``before`` where it has the same one, else zeros."""
    known, at = dict[tuple[int, tuple[str, ...]], Sequence[float]](), 0
    for situation, names in _each(before):
        known[situation, names] = weights[at : at + _size(names)]
        at += _size(names)
    found: list[float] = []
    for situation, names in _each(tuples):
        found += known.get((situation, names)) or [0.0] * _size(names)
    return found


def _each(tuples: Tuples) -> list[tuple[int, tuple[str, ...]]]:
    return [(situation, names) for situation, part in enumerate(tuples) for names in part]


def _size(names: tuple[str, ...]) -> int:
    return weight_count(((names,), (), ()))


@lru_cache(maxsize=8)
def trained(name: str) -> tuple[Tuples, list[float]]:
    """The tables of that name as they come with the app."""
    return unpacked((FOLDER / f"{name}.json").read_text(encoding="utf-8"))


def policy(name: str) -> Policy:
    """The trained policy of that name; one serves one thread."""
    return Policy(*trained(name))
