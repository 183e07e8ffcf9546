"""Concrete hands at a table, and what the club player answers there."""

from __future__ import annotations

import random
import threading

from sueca_desktop.ai.levels import Level, player
from sueca_desktop.ai.player import Budget, Choice
from sueca_desktop.engine.dealing import Layout
from sueca_desktop.engine.table import Table
from sueca_desktop.rules.cards import CardSet
from sueca_desktop.rules.notation import format_action
from sueca_desktop.rules.view import Observation
from tests.support import oracle
from tests.support.deals import act, layout_of, new_table


def italiana_layout(hands: dict[int, str], dealer: int = 0, seed: int = 0) -> Layout:
    """Some seats' cards as given (all eight, or fewer), the rest anyhow."""
    named = [c for hand in hands.values() for c in hand.split()]
    rest = [c for c in oracle.PACK if c not in named]
    random.Random(seed).shuffle(rest)
    full = []
    for seat in range(5):
        own = hands.get(seat, "").split()
        full.append(" ".join([*own, *(rest.pop() for _ in range(8 - len(own)))]))
    return layout_of(dealer, tuple(full))


def italiana(variant: str, hands: dict[int, str], *texts: str, dealer: int = 0, seed: int = 0) -> Table:
    table = new_table(variant)
    table.deal(italiana_layout(hands, dealer, seed))
    act(table, *texts)
    return table


def club(observation: Observation, level: Level = Level.CLUB) -> Choice:
    return player(level, Budget(worlds=4)).choose(observation, random.Random(0), threading.Event())


def answer(table: Table, level: Level = Level.CLUB) -> str:
    """What the seat to act does, in the words of records."""
    seat = table.to_act()
    assert seat is not None
    return format_action(club(table.observe(seat), level).action)


def hand(text: str) -> CardSet:
    return CardSet.parse(text)
