"""Counts of action sequences: the engine's, the oracle's and the committed ones are the same.

`python -m tests.perft.rewrite` writes the committed numbers anew from the oracle, never from the engine.
"""

import json
from pathlib import Path

import pytest

from tests.perft.counting import STARTS, Start, engine_counts, oracle_counts

NUMBERS: dict[str, list[int]] = json.loads(Path(__file__).with_name("numbers.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("start", STARTS, ids=lambda start: start.name)
def test_counts(start: Start) -> None:
    assert engine_counts(start) == NUMBERS[start.name]


@pytest.mark.parametrize("start", STARTS, ids=lambda start: start.name)
def test_counts_told_independently(start: Start) -> None:
    assert oracle_counts(start) == NUMBERS[start.name]


def test_every_committed_number_is_checked() -> None:
    assert sorted(NUMBERS) == sorted(start.name for start in STARTS)


def test_an_ending_is_counted_to_the_last_card() -> None:
    """Two cards a seat, renounce allowed: eight plays at most, so no sequence of nine."""
    for start in STARTS:
        if start.plays == 32:
            assert NUMBERS[start.name][7] > 0
            assert NUMBERS[start.name][8] == 0
