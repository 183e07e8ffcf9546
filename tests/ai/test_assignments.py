"""Giving cards to places: counted right, evenly drawn, compiled as interpreted."""

from __future__ import annotations

import random
from array import array
from itertools import permutations
from math import factorial
from types import ModuleType

import pytest

from sueca_desktop.ai import assignments as compiled
from tests.solver.interpreted import interpreted

SEATS = 3
ROW = array("Q", bytes(8 * (SEATS + 1)))


@pytest.fixture(scope="module")
def plain() -> ModuleType:
    return interpreted("ai", "assignments")


def cases(number: int) -> list[tuple[list[int], list[int], list[int]]]:
    """Cards, who may have them, and sizes: up to seven cards, three seats and sometimes a stock."""
    found = []
    for i in range(number):
        rng = random.Random(i)
        places = SEATS + i % 2
        cards = rng.sample([16 * suit + rank for suit in range(4) for rank in range(10)], rng.randrange(1, 8))
        spots = [rng.randrange(places) for _ in cards]
        sizes = [spots.count(place) for place in range(places)]
        holders = [rng.randrange(1 << places) | (1 << rng.choice(spots)) for _ in cards]
        found.append((cards, holders, sizes))
    return found


def by_hand(cards: list[int], holders: list[int], sizes: list[int]) -> set[tuple[int, ...]]:
    """The boards of the seats in every way, and where the first card is."""
    spots = [place for place, size in enumerate(sizes) for _ in range(size)]
    found = set()
    for order in set(permutations(spots)):
        if all(mask >> place & 1 for mask, place in zip(holders, order, strict=True)):
            row = [0] * (SEATS + 1)
            for c, place in zip(cards, order, strict=True):
                if place < SEATS:
                    row[place] |= 1 << c
            row[SEATS] = 1 << order[0] if order[0] < SEATS else 0
            found.add(tuple(row))
    return found


def listed(rows: array[int]) -> list[tuple[int, ...]]:
    width = SEATS + 1
    return [tuple(rows[i : i + width]) for i in range(0, len(rows), width)]


def test_every_way_once() -> None:
    many = 0
    for cards, holders, sizes in cases(300):
        ways = compiled.Assignments(cards, holders, sizes, SEATS, cards[0])
        expected = by_hand(cards, holders, sizes)
        assert ways.count == len(expected)
        rows = ROW * ways.count
        ways.list(0, ways.count, rows)
        assert len(rows) == 0 or set(listed(rows)) == expected
        many += ways.count > 10
    assert many > 15


def test_a_whole_pack_is_counted() -> None:
    cards = [16 * suit + rank for suit in range(4) for rank in range(8)]
    ways = compiled.Assignments(cards, [0b1111] * 32, [8, 8, 8, 8], 4, -1)
    assert ways.count == factorial(32) // factorial(8) ** 4


def test_no_way_at_all() -> None:
    assert compiled.Assignments([0, 1], [1, 1], [1, 1, 0], SEATS, -1).count == 0


def test_the_places_take_as_many_cards_as_there_are() -> None:
    with pytest.raises(ValueError, match="as many cards"):
        compiled.Assignments([0, 1], [1, 1], [1, 0, 0], SEATS, -1)


def test_what_stands_in_a_row_stays() -> None:
    rows = array("Q", [0, 0, 1 << 63, 5])
    compiled.Assignments([3], [1], [1, 0, 0], SEATS, -1).draw(1, 0, rows)
    assert list(rows) == [1 << 3, 0, 1 << 63, 5]


def test_one_is_interpreted(plain: ModuleType) -> None:
    assert plain.__file__ is not None
    assert plain.__file__.endswith(".py")
    assert plain.Assignments is not compiled.Assignments


def test_compiled_as_interpreted(plain: ModuleType) -> None:
    for i, (cards, holders, sizes) in enumerate(cases(60)):
        one = compiled.Assignments(cards, holders, sizes, SEATS, cards[-1])
        other = plain.Assignments(cards, holders, sizes, SEATS, cards[-1])
        assert one.count == other.count
        if one.count:
            rows, same = ROW * 30, ROW * 30
            one.draw(30, i - 5, rows)
            other.draw(30, i - 5, same)
            assert rows == same


def test_the_dice_are_those_of_the_paper(plain: ModuleType) -> None:
    """Splitmix64 from seed 1234567, as its authors' program prints it."""
    dice = interpreted("ai", "dice").Dice(1234567)
    assert [dice.word() for _ in range(3)] == [6457827717110365317, 3203168211198807973, 9817491932198370423]
    assert [dice.below(1) for _ in range(3)] == [0, 0, 0]
    assert {dice.below(3) for _ in range(100)} == {0, 1, 2}
