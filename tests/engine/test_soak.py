"""Computer players among themselves, with every invariant held against every step.

A few deals of each rule set and combination of options in the normal run; ten thousand of each rule set, spread over
its options but two thousand of each at least, by `./dev soak deals`.
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
from sueca_desktop.rules.notation import format_action
from sueca_desktop.rules.options import OptionValue
from sueca_desktop.rules.view import Observation
from tests.support import invariants
from tests.support.deals import (
    COMBINATIONS,
    VARIANTS,
    Chooser,
    any_kind,
    any_legal,
    combination_name,
    new_table,
    random_layout,
)
from tests.support.memory import held_bytes

GROWTH = 10_000_000
"""Bytes of memory that may come to be held."""
DEALS_A_TABLE = 25
"""After these a table that is not over is left: a match of riscos has no end."""


def computer(level: Level) -> Chooser:
    stop, seated = threading.Event(), player(level)

    def choose(observation: Observation, rng: random.Random) -> Action:
        return seated.choose(observation, rng, stop).action

    return choose


CLUB, NOVICE = computer(Level.CLUB), computer(Level.NOVICE)
SEATINGS = (
    (CLUB,) * 5,
    (CLUB, NOVICE, CLUB, NOVICE, CLUB),
    (NOVICE, any_kind, any_legal, CLUB, NOVICE),
    (any_kind,) * 5,
)
"""Where a renounce is allowed, `any_kind` and `any_legal` renounce."""
ALWAYS = {
    "sueca-bandeira": {"majority", "ninety-one"},
    "sueca-riscos": {"majority", "ninety-one"},
    "italiana-nulos": {"bid-made", "bid-lost", "nulls-lost"},
    "italiana-fives": {"bid-made", "bid-lost"},
    "klaberjass": {"maker-over", "maker-under", "passed-out"},
}
"""Rules that so many deals show without fail."""
SELDOM = {
    "sueca-bandeira": {"tie", "all-points"},
    "sueca-riscos": {"tie", "every-trick"},
    "italiana-nulos": {"nulls-made"},
    "italiana-fives": {"passed-out", "capote"},
    "klaberjass": {"maker-equal"},
}
"""And those that it takes many to see."""


def accused(table: Table) -> bool:
    """Any seat that can prove a renounce says so."""
    for seat in range(table.rules.spec.seats) if table.in_progress else ():
        said = accusation(table.observe(seat))
        if said is not None:
            table.act(Move(seat, said))
            return True
    return False


def play_deal(table: Table, seating: tuple[Chooser, ...], rng: random.Random) -> None:
    dealt = random_layout(table.rules, rng, table.next_dealer)
    told = invariants.begun(table, dealt, table.deal(dealt).stake)
    while table.in_progress:
        invariants.check(table, rng, told, sparing=True)
        seat = table.to_act()
        assert seat is not None
        seen = table.observe(seat)
        action = seating[seat](seen, rng)
        assert action in seen.legal
        table.act(Move(seat, action))
        said = accused(table)
        if told is not None:
            for move in table.state.public.moves[-2 if said else -1 :]:
                told.act(move.seat, format_action(move.action))
    invariants.check(table, rng, told, sparing=True)


def play_deals(variant: str, options: dict[str, OptionValue], deals: int, *, again: bool = False) -> Counter[str]:
    """How often each rule gave the score, and how many matches were won. ``again``: other deals than before."""
    rng, found = random.Random(f"{variant} {options}{' again' if again else ''}"), Counter[str]()
    table = new_table(variant, **options)
    for deal in range(deals):
        if table.standing.over or len(table.deals) == DEALS_A_TABLE:
            assert replay(parse(dump(record_of(table))), VARIANTS).deals == table.deals
            table = new_table(variant, **options)
        play_deal(table, SEATINGS[deal % len(SEATINGS)], rng)
        assert table.state.score is not None
        found[table.state.score.rule.value] += 1
        found["matches won"] += table.standing.over
    return found


FIRST = {(variant, options.get("renounce")): options for variant, options in reversed(COMBINATIONS)}
"""Of each rule set, and each way it has with a renounce, the options that are played more often."""


@pytest.mark.parametrize(("variant", "options"), COMBINATIONS, ids=combination_name)
def test_some_deals(variant: str, options: dict[str, OptionValue]) -> None:
    if options != FIRST[variant, options.get("renounce")]:
        assert play_deals(variant, options, 10)
        return
    found = play_deals(variant, options, 30)
    assert {rule for rule in ALWAYS[variant] if not found[rule]} == set()
    assert (found["renounce"] > 0) == (options.get("renounce") == "allowed")
    assert found["matches won"] > 0 or variant == "sueca-riscos" or options.get("target") == 1000


def many(variant: str) -> int:
    """How many deals each combination of options plays in the long run."""
    return max(2000, -(-10_000 // sum(name == variant for name, _ in COMBINATIONS)))


@pytest.mark.soak
@pytest.mark.parametrize(("variant", "options"), COMBINATIONS, ids=combination_name)
def test_thousands_of_deals(variant: str, options: dict[str, OptionValue]) -> None:
    """And no memory is lost from the first fifth on."""
    deals = many(variant)
    found = play_deals(variant, options, deals // 5)
    before = held_bytes()
    found += play_deals(variant, options, deals - deals // 5, again=True)
    grown = held_bytes() - before
    print(variant, options, dict(sorted(found.items())), f"{grown / 1e6:+.1f} MB")  # shown by -s
    assert grown < GROWTH
    assert sum(found.values()) - found["matches won"] == deals
    assert {rule for rule in ALWAYS[variant] | SELDOM[variant] if not found[rule]} == set()
    assert (found["renounce"] > 0) == (options.get("renounce") == "allowed")
    assert (found["matches won"] > 0) == (variant != "sueca-riscos")


def test_every_rule_set_is_played_here() -> None:
    assert set(ALWAYS) == set(SELDOM) == set(VARIANTS)
