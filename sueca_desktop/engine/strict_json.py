"""JSON text of which nothing is lost between reading and writing: what a record may consist of."""

from __future__ import annotations

import json
import math
from typing import Any

MAX_DEPTH = 100
"""Objects and lists inside each other; a record has three."""


class JsonError(ValueError):
    """Text that is not JSON, or JSON that could not be written again as it was read."""


def read_json(text: str) -> Any:
    """The value of a JSON text.

    Raises:
        JsonError: it is not JSON, has a key twice in one object, nesting deeper than ``MAX_DEPTH``, half a
            surrogate pair (which no UTF-8 text can hold), or a number that is no finite one.
    """
    try:
        data = json.loads(text, object_pairs_hook=_unique, parse_constant=_no_constant, parse_float=_finite)
    except JsonError:
        raise
    except (ValueError, RecursionError) as error:
        raise JsonError("this is not JSON text") from error
    _check(data, MAX_DEPTH)
    return data


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    result = dict(pairs)
    if len(result) != len(pairs):
        raise JsonError("a key stands twice in one object")
    return result


def _no_constant(word: str) -> Any:
    raise JsonError(f"{word} is not a number in JSON")


def _finite(word: str) -> float:
    number = float(word)
    if not math.isfinite(number):
        raise JsonError("a number is too large")
    return number


def _check(value: object, depth: int) -> None:
    if isinstance(value, str):
        _check_text(value)
    elif isinstance(value, dict | list):
        if depth == 0:
            raise JsonError("there are too many objects and lists inside each other")
        for item in value if isinstance(value, list) else (*value, *value.values()):
            _check(item, depth - 1)


def _check_text(text: str) -> None:
    try:
        text.encode("utf-8")
    except UnicodeEncodeError as error:
        raise JsonError("a text holds half a surrogate pair") from error
