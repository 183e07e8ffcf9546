"""Compiled and interpreted, the solver gives the same answers and searches the same positions."""

from __future__ import annotations

from random import Random
from types import ModuleType

import pytest

import sueca_desktop.solver as compiled
from sueca_desktop.solver import Solver
from tests.solver.interpreted import interpreted, translated
from tests.solver.positions import KINDS, ending


@pytest.fixture(scope="module")
def plain() -> ModuleType:
    return interpreted()


def test_one_is_interpreted_and_both_are_there(plain: ModuleType) -> None:
    assert plain.COMPILED is False
    assert plain.driver.__file__.endswith(".py")
    assert compiled.Solver is Solver
    assert compiled.Solver is not plain.Solver


@pytest.mark.parametrize("kind", KINDS)
def test_same_answers_same_positions_searched(kind: str, plain: ModuleType) -> None:
    rng, one, other = Random(kind), Solver(), plain.Solver()
    for cards in (2, 3, 4, 5):
        for _ in range(4):
            position = ending(kind, rng, cards)
            same = translated(plain, position)
            assert other.moves(same) == one.moves(position)
            assert other.reaches(same, position.total // 2) == one.reaches(position, position.total // 2)
            assert other.value(same) == one.value(position)
            assert other.nodes == one.nodes
