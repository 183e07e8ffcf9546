"""The order of one's own hand: suit by suit, colours alternating, trump where its holder wants it."""

from __future__ import annotations

from itertools import pairwise, permutations

from msgspec import Struct

from sueca_desktop.app.settings import TrumpPlace
from sueca_desktop.rules.actions import Play
from sueca_desktop.rules.cards import Card, CardSet, Suit
from sueca_desktop.rules.view import Observation


class HandOrder(Struct, frozen=True):
    """``trump``: where it lies. ``ascending``: the weakest card of a suit lies at its left, else the strongest."""

    trump: TrumpPlace = TrumpPlace.LEFT
    ascending: bool = False


USUAL = HandOrder()
_ENDS = {TrumpPlace.LEFT: 0, TrumpPlace.RIGHT: -1}


def suit_order(suits: tuple[Suit, ...], trump: Suit | None, place: TrumpPlace = USUAL.trump) -> tuple[Suit, ...]:
    """``suits`` with trump in its place and as few neighbours of one colour as can be; else in the order S H D C."""
    end = _ENDS.get(place)

    def faults(order: tuple[Suit, ...]) -> tuple[bool, int]:
        same = sum(a.is_red == b.is_red for a, b in pairwise(order))
        return end is not None and trump in order and order[end] is not trump, same

    return min(permutations(suits), key=faults)


def sorted_hand(observation: Observation, order: HandOrder = USUAL) -> tuple[Card, ...]:
    """The cards held, left to right. The suits keep their places through the whole deal."""
    deal = observation.deal
    played = CardSet.of(
        move.action.card for move in deal.moves if move.seat == observation.seat and isinstance(move.action, Play)
    )
    suits = suit_order((observation.hand | played).suits, deal.trump, order.trump)
    way = 1 if order.ascending else -1
    return tuple(
        sorted(
            observation.hand,
            key=lambda c: (suits.index(c.suit), way * deal.spec.deck.strength(c, deal.trump)),
        )
    )
