"""Computer players among themselves, with every invariant held against every step.

A few deals of each rule set and combination of options in the normal run, two thousand of each by `./dev soak`.
"""

import random
import threading
from collections import Counter

import pytest

from sueca_desktop.ai.accusing import accusation
from sueca_desktop.ai.levels import Level, player
from sueca_desktop.engine.record import dump, parse, record_of, replay
from sueca_desktop.engine.table import Table
from sueca_desktop.rules.actions import Action, Move
from sueca_desktop.rules.options import OptionValue
from sueca_desktop.rules.view import Observation
from tests.support import invariants
from tests.support.deals import (
    COMBINATIONS,
    VARIANTS,
    Chooser,
    any_legal,
    combination_name,
    new_table,
    random_layout,
)

DEALS_A_TABLE = 10
"""After these a table that is not over is left: a match of riscos has no end."""


def computer(level: Level) -> Chooser:
    stop, seated = threading.Event(), player(level)

    def choose(observation: Observation, rng: random.Random) -> Action:
        return seated.choose(observation, rng, stop).action

    return choose


CLUB, NOVICE = computer(Level.CLUB), computer(Level.NOVICE)
SEATINGS = ((CLUB,) * 4, (CLUB, NOVICE, CLUB, NOVICE), (NOVICE, any_legal, any_legal, CLUB), (any_legal,) * 4)
"""Where a renounce is allowed, `any_legal` renounces."""


def accused(table: Table) -> bool:
    """Any seat that can prove a renounce says so."""
    for seat in range(4) if table.in_progress else ():
        said = accusation(table.observe(seat))
        if said is not None:
            table.act(Move(seat, said))
            return True
    return False


def play_deal(table: Table, seating: tuple[Chooser, ...], rng: random.Random) -> None:
    table.deal(random_layout(table.rules, rng, table.next_dealer))
    while table.in_progress:
        invariants.check(table, rng)
        seat = table.to_act()
        assert seat is not None
        seen = table.observe(seat)
        action = seating[seat](seen, rng)
        assert action in seen.legal
        table.act(Move(seat, action))
        accused(table)
    invariants.check(table, rng)


def play_deals(variant: str, options: dict[str, OptionValue], deals: int) -> Counter[str]:
    """How often each rule gave the score, and how many matches were won."""
    rng, found, table = random.Random(f"{variant} {options}"), Counter[str](), new_table(variant, **options)
    for deal in range(deals):
        if table.standing.over or len(table.deals) == DEALS_A_TABLE:
            assert replay(parse(dump(record_of(table))), VARIANTS).deals == table.deals
            table = new_table(variant, **options)
        play_deal(table, SEATINGS[deal % len(SEATINGS)], rng)
        assert table.state.score is not None
        found[table.state.score.rule.value] += 1
        found["matches won"] += table.standing.over
    return found


@pytest.mark.parametrize(("variant", "options"), COMBINATIONS, ids=combination_name)
def test_sixty_deals(variant: str, options: dict[str, OptionValue]) -> None:
    found = play_deals(variant, options, 60)
    assert found["majority"] > 0
    assert found["ninety-one"] > 0
    assert (found["renounce"] > 0) == (options["renounce"] == "allowed")
    assert (found["matches won"] > 0) == (variant == "sueca-bandeira")


@pytest.mark.soak
@pytest.mark.parametrize(("variant", "options"), COMBINATIONS, ids=combination_name)
def test_two_thousand_deals(variant: str, options: dict[str, OptionValue]) -> None:
    found = play_deals(variant, options, 2000)
    print(variant, options, dict(sorted(found.items())))  # shown by -s
    assert sum(found.values()) - found["matches won"] == 2000
    assert min(found["tie"], found["majority"], found["ninety-one"]) > 0
    assert (found["renounce"] > 0) == (options["renounce"] == "allowed")
