"""Hypothesis strategies: cards, moves, tables in the middle of a match, records."""

from __future__ import annotations

import random
from collections.abc import Sequence as Sequence_
from typing import Any

from hypothesis import strategies as st

from sueca_desktop.engine.record import DealRecord, GameRecord
from sueca_desktop.engine.table import Table
from sueca_desktop.rules.actions import (
    Accuse,
    Action,
    Bid,
    BidNulls,
    Call,
    Exchange,
    Move,
    Name,
    Pass,
    Play,
    Sequence,
    Take,
)
from sueca_desktop.rules.cards import CARDS, CardSet, Suit
from sueca_desktop.rules.options import OptionValue
from tests.support.deals import (
    COMBINATIONS,
    accuse_if_proven,
    any_kind,
    any_legal,
    honest,
    new_table,
    random_layout,
    turn,
)

Combination = tuple[str, dict[str, OptionValue]]

cards = st.sampled_from(CARDS)
card_sets = st.integers(0, (1 << 52) - 1).map(CardSet)
suits = st.sampled_from(Suit)
randoms = st.integers(0, 2**32).map(random.Random)
"""Ordinary chance: hypothesis' own would shrink a shuffle to none."""

actions: st.SearchStrategy[Action] = st.one_of(
    st.just(Pass()),
    st.builds(Bid, st.integers(0, 9999)),
    st.just(BidNulls()),
    st.builds(Call, suits, cards),
    st.just(Take()),
    st.builds(Name, suits),
    st.just(Exchange()),
    st.builds(Sequence, st.lists(cards, min_size=3, max_size=8).map(tuple)),
    st.builds(Play, cards, st.booleans()),
    st.builds(Accuse, st.integers(0, 9)),
)
moves = st.builds(Move, st.integers(0, 9), actions)


MOST_ACTIONS = 45
"""About as many as a deal has."""


@st.composite
def tables(draw: st.DrawFn, *, deals: int = 3, among: Sequence_[Combination] = COMBINATIONS) -> Table:
    """A table at any moment of its first few deals, of any rule set and options (or those of ``among``): some players
    honest, some not, some renounces accused.
    """
    name = draw(st.sampled_from(sorted({name for name, _ in among})))
    rng = random.Random(draw(st.integers(0, 2**32)))
    variant, options = rng.choice([item for item in among if item[0] == name])
    finished, left = draw(st.integers(0, deals - 1)), rng.randrange(MOST_ACTIONS)  # evenly: hypothesis likes it early
    table = new_table(variant, **options)
    choose = draw(st.sampled_from((any_kind, any_legal, honest)))
    accusing = draw(st.booleans())
    for i in range(finished + 1):
        if table.standing.over:
            break
        table.deal(random_layout(table.rules, rng))
        for _ in range(left if i == finished else 10 * MOST_ACTIONS):
            if not table.in_progress or (accusing and accuse_if_proven(table)):
                break
            turn(table, rng, choose)
    return table


plain_json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)
"""Any value JSON can hold."""

GAME_KEYS = {"format", "version", "variant", "options", "players", "deals"}
DEAL_KEYS = {"dealer", "hands", "actions", "turned", "stock"}


def extras(known: set[str]) -> st.SearchStrategy[dict[str, Any]]:
    return st.dictionaries(st.text().filter(lambda key: key not in known), plain_json, max_size=3)


_texts = st.lists(st.text(), max_size=4).map(tuple)
records = st.builds(
    GameRecord,
    variant=st.text(),
    options=st.dictionaries(st.text(), plain_json, max_size=3),
    players=_texts,
    deals=st.lists(
        st.builds(
            DealRecord,
            dealer=st.integers(),
            hands=_texts,
            actions=_texts,
            turned=st.none() | st.text(),
            stock=st.none() | st.text(),
            extra=extras(DEAL_KEYS),
        ),
        max_size=3,
    ).map(tuple),
    extra=extras(GAME_KEYS),
)
"""Any record by its shape, the game in it seldom one."""
