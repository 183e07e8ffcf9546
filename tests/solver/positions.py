"""Random endings of the five rule sets, and of what they can come to."""

from __future__ import annotations

from random import Random

from sueca_desktop.rules.cards import Card, CardSet, Suit
from sueca_desktop.rules.decks import KLABERJASS_DECK, SUECA_DECK
from sueca_desktop.solver import Duty, Goal, Position

KINDS = ("sueca-riscos", "sueca-bandeira", "italiana-nulos", "nulls", "italiana-fives", "every-trick", "klaberjass")


def ending(kind: str, rng: Random, cards: int) -> Position:
    """A random ending in which the leader holds ``cards`` cards, at a random point of its first trick."""
    seats = {"klaberjass": 2, "every-trick": 4, "sueca-riscos": 4, "sueca-bandeira": 4}.get(kind, 5)
    deck = KLABERJASS_DECK if kind == "klaberjass" else SUECA_DECK
    pack = list(deck.cards)
    rng.shuffle(pack)
    hands = tuple(CardSet.of(pack[seat * cards : seat * cards + cards]) for seat in range(seats))
    position = Position(
        hands=hands,
        leader=rng.randrange(seats),
        trump=None if kind == "nulls" else rng.choice(list(Suit)),
        side=_side(kind, seats, rng),
        deck=deck,
        duty=Duty.TRUMP if kind == "klaberjass" else Duty.FOLLOW,
        last_trick=10 if kind == "klaberjass" else 0,
        goal={"nulls": Goal.MISERE, "every-trick": Goal.TRICKS}.get(kind, Goal.POINTS),
    )
    for _ in range(rng.randrange(seats)):
        position = played(position, rng.choice(list(position.legal)))
    return position


def _side(kind: str, seats: int, rng: Random) -> int:
    if kind == "nulls":
        return 1 << rng.randrange(seats)
    if seats < 5:
        return 0b0101 & ((1 << seats) - 1)
    bidder, partner = rng.sample(range(seats), 2)
    return 1 << bidder | 1 << partner


def played(position: Position, c: Card) -> Position:
    """The position after a card that does not end the trick."""
    hands = list(position.hands)
    hands[position.seat] = hands[position.seat].remove(c)
    return Position(
        tuple(hands),
        position.leader,
        position.trump,
        position.side,
        position.deck,
        (*position.trick, c),
        position.duty,
        position.last_trick,
        position.goal,
    )
