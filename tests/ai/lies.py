"""Every lie of the hidden cards that an observation leaves open, found out by dealing it and replaying the deal."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations
from math import comb

from sueca_desktop.engine.dealing import Layout, LayoutError
from sueca_desktop.engine.table import Table
from sueca_desktop.rules.cards import Card, CardSet
from sueca_desktop.rules.melds import seven_of
from sueca_desktop.rules.refusals import Refused
from sueca_desktop.rules.view import Observation
from sueca_desktop.rules.whereabouts import exchanger, out_of_play
from tests.support.deals import Chooser, honest, new_table, random_layout, turn

Hands = tuple[CardSet, ...]


def lies(seen: Observation) -> list[Hands]:
    """The hands of all seats, of every lie; for endings with few cards."""
    dealt = (
        tuple(seen.hand if seat == seen.seat else hand for seat, hand in enumerate(hands))
        for hands in _dealt(list(_hidden(seen)), _sizes(seen))
    )
    return [hands for hands in dealt if possible(seen, hands)]


def deals(seen: Observation) -> int:
    """How many ways there are to deal the hidden cards, possible or not."""
    left, ways = len(_hidden(seen)), 1
    for size in _sizes(seen):
        ways *= comb(left, size)
        left -= size
    return ways


def _hidden(seen: Observation) -> CardSet:
    return seen.deal.spec.deck.cards - seen.deal.played - seen.hand - out_of_play(seen.deal)


def _sizes(seen: Observation) -> list[int]:
    return [0 if seat == seen.seat else size for seat, size in enumerate(seen.deal.hand_sizes)]


def _dealt(cards: list[Card], sizes: list[int]) -> Iterator[Hands]:
    """Every way to give each seat so many of the cards."""
    if not sizes:
        yield ()
        return
    for own in combinations(cards, sizes[0]):
        rest = [c for c in cards if c not in own]
        for others in _dealt(rest, sizes[1:]):
            yield (CardSet.of(own), *others)


def possible(seen: Observation, hands: Hands) -> bool:
    """Whether the referee takes all that was done from players who held these cards in the end."""
    deal = seen.deal
    table = new_table(deal.spec.variant, **{**dict(deal.spec.options), **_honest(seen)})
    try:
        table.deal(_layout(seen, hands))
        for move in deal.moves:
            table.act(move)
    except (LayoutError, Refused):
        return False
    assert table.state.hands == hands
    return True


def _honest(seen: Observation) -> dict[str, str]:
    return {"renounce": "enforced"} if seen.deal.spec.renounce_allowed else {}


def _layout(seen: Observation, hands: Hands) -> Layout:
    """A deal that gives these hands, with the cards played since and the exchange undone."""
    deal = seen.deal
    full = [list(hand | CardSet.of(c for s, _, c in deal.plays() if s == i)) for i, hand in enumerate(hands)]
    if not deal.spec.has_stock:
        return Layout(deal.dealer, tuple(tuple(hand) for hand in full), deal.turned)
    taker = exchanger(deal)
    if taker is not None:
        assert deal.turned is not None
        assert deal.trump is not None
        if deal.turned not in full[taker]:
            raise LayoutError("the turned card is not with the seat that took it")
        full[taker].remove(deal.turned)
        full[taker].append(seven_of(deal.trump))
    order = [(deal.dealer + 1 + i) % deal.spec.seats for i in range(deal.spec.seats)]
    drawn = [c for seat in order for c in full[seat][deal.spec.hand_size :]]
    named = {c for hand in full for c in hand} | {deal.turned, deal.exposed}
    rest = [c for c in deal.spec.deck.cards if c not in named]
    bottom = [] if deal.exposed is None else [deal.exposed]
    kept = tuple(tuple(hand[: deal.spec.hand_size]) for hand in full)
    return Layout(deal.dealer, kept, deal.turned, (*drawn, *rest, *bottom))


def ending(variant: str, rng: random.Random, cards: int, choose: Chooser = honest, **options: str) -> Table:
    """A deal played until the seats hold about ``cards`` cards, at any point of a trick."""
    while True:
        table = new_table(variant, **options)
        table.deal(random_layout(table.rules, rng))
        seats = table.rules.spec.seats
        while table.in_progress and (not table.state.public.trick or max(table.state.public.hand_sizes) > cards):
            turn(table, rng, choose)
        for _ in range(rng.randrange(seats)):
            if table.in_progress:
                turn(table, rng, choose)
        if table.in_progress:
            return table
