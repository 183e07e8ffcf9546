"""Counts of action sequences: the engine's, the oracle's and the committed ones are the same.

`python -m tests.perft.rewrite` writes the committed numbers anew from the oracle, never from the engine.
"""

import json
from pathlib import Path

import pytest

from tests.perft.counting import STARTS, Start, engine_counts, oracle_counts
from tests.support.deals import VARIANTS

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
    endings = [start for start in STARTS if start.plays == 32]
    assert endings
    for start in endings:
        assert NUMBERS[start.name][7] > 0
        assert NUMBERS[start.name][8] == 0


def test_every_rule_set_is_counted() -> None:
    assert {start.variant for start in STARTS} == set(VARIANTS)


def test_an_auction_over_115_counted_by_hand() -> None:
    """Seats 1 and 2 have bid 110 and 115 by fives: 3, 4, 0 and 1 in turn pass or bid 120, which all others pass."""
    counts = NUMBERS["italiana-fives 10 deal 2 dealer 1 bid 110, bid 115 after 0"]
    assert counts[:4] == [2, 3, 4, 5]  # 120 by one of the seats so far, or nobody
    assert counts[4] == 4 + 4 * 32  # the passes after 120, and the calls where nobody bid it


def test_four_passes_and_the_fifth_counted_by_hand() -> None:
    """Pass ends the deal; any bid is followed by four trumps and 32 cards to call."""
    fives = NUMBERS["italiana-fives 10 deal 3 dealer 2 pass, pass, pass, pass after 0"]
    assert fives == [1 + 12, 12 * 4 * 32]
    nulos = NUMBERS["italiana-nulos 10 deal 3 dealer 2 pass, pass, pass, pass after 0"]
    assert nulos == [1 + 60 + 1, 60 * 4 * 32 + 8]  # after nulls any of eight cards is led
