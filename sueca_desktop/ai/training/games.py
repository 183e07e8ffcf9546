"""What is trained: for every game the attributes of its tables, and deals to learn from."""

from __future__ import annotations

import random
from collections.abc import Callable

from msgspec import Struct

from sueca_desktop.ai.bidding.calling import called_card
from sueca_desktop.ai.bidding.nulls import danger
from sueca_desktop.ai.bidding.worth import best_trump, worth
from sueca_desktop.ai.playing.lie import Lie
from sueca_desktop.ai.playing.policy import Tuples
from sueca_desktop.ai.playing.turn import NULLS_WORTH
from sueca_desktop.ai.training import tuples
from sueca_desktop.rules.cards import Card, CardSet, Suit
from sueca_desktop.rules.decks import KLABERJASS_DECK, SUECA_DECK
from sueca_desktop.solver.position import numbering

OPEN = 2
"""Klaberjass: the cards that lie open."""
A_TRUMP = 5
"""Klaberjass: what any trump is worth beside its points, in choosing one."""
FEW_POINTS = 9
ODD = 0.25
"""The share of contracts that are made anyhow, for people do."""


class Deal(Struct, frozen=True):
    """Hands as boards, who leads, and the cards that nobody has seen lying open."""

    hands: tuple[int, ...]
    leader: int
    pool: int


class Game(Struct, frozen=True):
    """``deal``: shuffles, tells a lie the rules and the contract, and gives the cards. ``unit``: what the result of a
    deal is multiplied by to count like card points.
    """

    tuples: Tuples
    deal: Callable[[Lie, random.Random], Deal]
    unit: float = 1.0


def shuffled(cards: CardSet, rng: random.Random) -> list[Card]:
    pack = list(cards)
    rng.shuffle(pack)
    return pack


def dealt(pack: list[Card], seats: int, size: int) -> tuple[CardSet, ...]:
    return tuple(CardSet.of(pack[size * seat : size * (seat + 1)]) for seat in range(seats))


def sueca_deal(lie: Lie, rng: random.Random) -> Deal:
    """Seat 0 leads; the last card of seat 3, the dealer, is trump."""
    pack = shuffled(SUECA_DECK.cards, rng)
    trump = pack[-1].suit
    numbers = numbering(SUECA_DECK, trump)
    lie.rules(4, 10, numbers.points, 0, False)
    lie.contract(trump.index, (0, 1, 0, 1), -1, -1, False)
    hands = tuple(numbers.board(hand) for hand in dealt(pack, 4, 10))
    return Deal(hands, 0, numbers.board(SUECA_DECK.cards))


def italiana_deal(lie: Lie, rng: random.Random) -> Deal:
    """The strongest hand bids, names its trump and calls a card; or it all happens anyhow."""
    hands = dealt(shuffled(SUECA_DECK.cards, rng), 5, 8)
    bidder = max(range(5), key=lambda seat: worth(hands[seat], best_trump(hands[seat])))
    trump = best_trump(hands[bidder])
    if rng.random() < ODD:
        bidder = rng.randrange(5)
        trump = rng.choice(hands[bidder].suits)
    called = called_card(hands[bidder], trump)
    if rng.random() < ODD:
        called = rng.choice(valuable(SUECA_DECK.cards - hands[bidder], trump))
    numbers = numbering(SUECA_DECK, trump)
    lie.rules(5, 10, numbers.points, 0, False)
    lie.contract(trump.index, (1,) * 5, bidder, numbers.of[called.index], False)
    return Deal(tuple(map(numbers.board, hands)), bidder, numbers.board(SUECA_DECK.cards))


def valuable(cards: CardSet, trump: Suit) -> list[Card]:
    """The trumps, aces and sevens among cards."""
    return [c for c in cards if c.suit is trump or SUECA_DECK.points(c, trump) > FEW_POINTS]


def nulls_deal(lie: Lie, rng: random.Random) -> Deal:
    """The hand least in danger plays alone, or any."""
    hands = dealt(shuffled(SUECA_DECK.cards, rng), 5, 8)
    bidder = min(range(5), key=lambda seat: danger(SUECA_DECK, hands[seat]))
    if rng.random() < ODD:
        bidder = rng.randrange(5)
    numbers = numbering(SUECA_DECK, None)
    lie.rules(5, 10, (0,) * 64, 0, False)
    lie.contract(-1, [int(seat != bidder) for seat in range(5)], bidder, -1, True)
    return Deal(tuple(map(numbers.board, hands)), bidder, numbers.board(SUECA_DECK.cards))


def klaberjass_deal(lie: Lie, rng: random.Random) -> Deal:
    """Seat 0 leads; trump is the suit in which one hand is strongest, or any; two cards lie open."""
    pack = shuffled(KLABERJASS_DECK.cards, rng)
    hands = dealt(pack, 2, 9)
    trump = rng.choice(list(Suit))
    if rng.random() >= ODD:
        trump = max(Suit, key=lambda suit: max(trump_worth(hand, suit) for hand in hands))
    numbers = numbering(KLABERJASS_DECK, trump)
    lie.rules(2, 8, numbers.points, 10, True)
    lie.contract(trump.index, (0, 1), -1, -1, False)
    pool = KLABERJASS_DECK.cards - CardSet.of(pack[-OPEN:])
    return Deal(tuple(map(numbers.board, hands)), 0, numbers.board(pool))


def trump_worth(hand: CardSet, suit: Suit) -> int:
    return sum(A_TRUMP + KLABERJASS_DECK.points(c, suit) for c in hand.of_suit(suit))


GAMES = {
    "sueca": Game(tuples.SUECA, sueca_deal),
    "italiana": Game(tuples.ITALIANA, italiana_deal),
    "nulls": Game(tuples.NULLS, nulls_deal, NULLS_WORTH),
    "klaberjass": Game(tuples.KLABERJASS, klaberjass_deal),
}
