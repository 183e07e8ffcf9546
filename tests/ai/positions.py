"""Positions to put before a player: its own cards and the tricks so far as a test tells them, the rest at random.

At these tables seat 3 deals and seat 0 leads first, unless told otherwise; hearts are trump by the turned card.
"""

from __future__ import annotations

import random
import threading
from collections.abc import Iterator

from sueca_desktop.ai.player import Choice, Player
from sueca_desktop.engine.dealing import Layout
from sueca_desktop.engine.table import Table
from sueca_desktop.rules.actions import Move, Play
from sueca_desktop.rules.cards import Card, card
from sueca_desktop.rules.decks import SUECA_DECK
from sueca_desktop.rules.options import OptionValue
from sueca_desktop.rules.refusals import Refused
from sueca_desktop.rules.tricks import winning_index
from sueca_desktop.rules.view import Observation
from tests.support.deals import new_table, random_layout

TRIES = 20_000


def cards_of(text: str) -> list[Card]:
    """The cards written in ``text``, in its order."""
    return [card(word) for word in text.split()]


def position(
    own: str, *tricks: str, dealer: int = 3, turned: str = "2H", variant: str = "sueca-bandeira", **options: OptionValue
) -> Observation:
    """What the seat to act sees after ``tricks``, the last of which may be open; it holds ``own`` (all its cards).

    Raises:
        ValueError: no lie of the other cards allows those tricks.
    """
    moves, seat = _told(tricks, dealer, card(turned))
    held: list[list[Card]] = [[c for s, c in moves if s == i] for i in range(4)]
    held[seat] += cards_of(own)
    if card(turned) not in held[dealer]:
        held[dealer].append(card(turned))
    if len(held[seat]) != 10:
        raise ValueError(f"seat {seat} would have {len(held[seat])} cards")
    rng = random.Random(0)
    for _ in range(TRIES):
        table = new_table(variant, **options)
        table.deal(Layout(dealer, _filled(held, rng), card(turned)))
        if _played(table, moves):
            return table.observe(seat)
    raise ValueError("no lie of the other cards allows these tricks")


def _told(tricks: tuple[str, ...], dealer: int, turned: Card) -> tuple[list[tuple[int, Card]], int]:
    """(seat, card) of every play, and the seat to act next."""
    moves: list[tuple[int, Card]] = []
    leader = seat = (dealer + 1) % 4
    for trick in tricks:
        cards = tuple(cards_of(trick))
        moves += [((leader + i) % 4, c) for i, c in enumerate(cards)]
        seat = (leader + len(cards)) % 4
        if len(cards) == 4:
            leader = seat = (leader + winning_index(SUECA_DECK, turned.suit, cards)) % 4
    return moves, seat


def _filled(held: list[list[Card]], rng: random.Random) -> tuple[tuple[Card, ...], ...]:
    """Every hand made up to ten with the cards left over."""
    named = {c for hand in held for c in hand}
    rest = [c for c in SUECA_DECK.cards if c not in named]
    rng.shuffle(rest)
    return tuple((*hand, *(rest.pop() for _ in range(10 - len(hand)))) for hand in held)


def _played(table: Table, moves: list[tuple[int, Card]]) -> bool:
    """Whether the table takes these moves."""
    try:
        for seat, c in moves:
            table.act(Move(seat, Play(c)))
    except Refused:
        return False
    return True


def answer(player: Player, observation: Observation, seed: int = 0) -> Choice:
    return player.choose(observation, random.Random(seed), threading.Event())


def answers(player: Player, observation: Observation, seed: int = 0) -> tuple[str, str]:
    """The card a player plays, as it is written, and the reason's code."""
    choice = answer(player, observation, seed)
    assert isinstance(choice.action, Play)
    return choice.action.card.code, choice.reason.value


def tables(count: int, variant: str = "sueca-bandeira", **options: OptionValue) -> Iterator[Table]:
    """Tables at a random moment of a deal played so far by whatever the rules allow, some cards still in hand."""
    for number in range(count):
        rng = random.Random(f"{variant} {number}")
        table = new_table(variant, **options)
        table.deal(random_layout(table.rules, rng))
        for _ in range(rng.randrange(40)):
            seat = table.to_act()
            assert seat is not None
            table.act(Move(seat, rng.choice(table.legal(seat))))
        yield table


def to_play(table: Table) -> Observation:
    """What the seat to act sees."""
    seat = table.to_act()
    assert seat is not None, "the deal is over"
    return table.observe(seat)
