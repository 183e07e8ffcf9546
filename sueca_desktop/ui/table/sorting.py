"""The order of one's own hand: suit by suit, colours alternating, trump at the left end."""

from __future__ import annotations

from itertools import pairwise, permutations

from sueca_desktop.rules.actions import Play
from sueca_desktop.rules.cards import Card, CardSet, Suit
from sueca_desktop.rules.view import Observation


def suit_order(suits: tuple[Suit, ...], trump: Suit | None) -> tuple[Suit, ...]:
    """``suits`` with trump first and as few neighbours of one colour as can be; else in the order S H D C."""

    def faults(order: tuple[Suit, ...]) -> tuple[bool, int]:
        same = sum(a.is_red == b.is_red for a, b in pairwise(order))
        return trump in order and order[0] is not trump, same

    return min(permutations(suits), key=faults)


def sorted_hand(observation: Observation) -> tuple[Card, ...]:
    """The cards held, strongest first within a suit. The suits keep their places through the whole deal."""
    deal = observation.deal
    played = CardSet.of(
        move.action.card for move in deal.moves if move.seat == observation.seat and isinstance(move.action, Play)
    )
    order = suit_order((observation.hand | played).suits, deal.trump)
    return tuple(
        sorted(
            observation.hand,
            key=lambda c: (order.index(c.suit), -deal.spec.deck.strength(c, deal.trump)),
        )
    )
