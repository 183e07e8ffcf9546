"""Computer seats accuse when, and only when, the cards they have seen prove it (RULES.md, "Renounce")."""

import random

from sueca_desktop.ai.accusing import accusation
from sueca_desktop.rules.actions import Accuse, Move
from sueca_desktop.rules.renounce import has_renounced
from tests.ai.positions import position, tables
from tests.support.deals import SUECAS, new_table, random_layout, turn

PROVEN = ("AS 2S QS 4H", "3S")
"""Seat 3 threw a heart on spades and led a spade after."""


def at(own: str, *tricks: str, renounce: str = "allowed") -> Accuse | None:
    return accusation(position(own, *tricks, renounce=renounce))


def test_accuses_an_opponent_once_it_is_proven() -> None:
    assert at("4D 5D 6D QD 3C 4C 5C KD KC", *PROVEN) == Accuse(3)


def test_not_before_it_is_proven() -> None:
    assert at("4S 5D 6D QD 3C 4C 5C KD KC", "AS 2S QS 4H", "3D") is None


def test_not_by_what_it_could_guess_from_its_own_hand() -> None:
    """Seat 0 holds no spade itself, and seat 3 has not shown one since: no proof."""
    assert at("4D 5D 6D QD 3C 4C 5C KD KC", "AS 2S QS 4H", "2C") is None


def test_never_its_own_side() -> None:
    """Seat 1, the offender's partner, sees the same proof."""
    assert at("4D 5D 6D QD 3C 4C 5C KD KC", "AS 2S QS 4H", "3S 4S") is None


def test_what_is_said_is_always_true() -> None:
    """In deals where anything goes every accusation is accepted, and each proven renounce is accused."""
    accepted = 0
    for number in range(40):
        rng = random.Random(number)
        table = new_table(SUECAS[number % 2], renounce="allowed")
        table.deal(random_layout(table.rules, rng))
        while table.in_progress:
            turn(table, rng)
            said = [(seat, accusation(table.observe(seat))) for seat in range(4)]
            for seat, accuse in said:
                if accuse is not None and table.in_progress:
                    assert has_renounced(table.state.public, accuse.seat, table.state.hands[accuse.seat])
                    table.act(Move(seat, accuse))
                    accepted += 1
    assert accepted > 10


def test_never_when_the_deal_is_over() -> None:
    for number in range(10):
        rng = random.Random(number)
        table = new_table("sueca-bandeira", renounce="allowed")
        table.deal(random_layout(table.rules, rng))
        while table.in_progress:
            turn(table, rng)
        assert [accusation(table.observe(seat)) for seat in range(4)] == [None] * 4


def test_never_where_renounces_cannot_happen() -> None:
    for table in tables(40, renounce="enforced"):
        assert [accusation(table.observe(seat)) for seat in range(4)] == [None] * 4
