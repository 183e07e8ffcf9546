"""What is trained: for every game the attributes of its tables, and deals to learn from."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

from sueca_desktop.ai.playing.lie import Lie
from sueca_desktop.ai.playing.policy import Tuples
from sueca_desktop.rules.cards import CARDS, Card, CardSet
from sueca_desktop.rules.decks import SUECA_DECK
from sueca_desktop.solver.position import numbering


@dataclass(frozen=True, slots=True)
class Deal:
    """Hands as boards, who leads, and the cards that nobody has seen lying open."""

    hands: tuple[int, ...]
    leader: int
    pool: int


@dataclass(frozen=True, slots=True)
class Game:
    """``deal``: shuffles, tells a lie the rules and the contract, and gives the cards. ``unit``: what the result of a
    """

    tuples: Tuples
    deal: Callable[[Lie, random.Random], Deal]
    unit: float = 1.0


def parsed(lead: str, follow: str, discard: str) -> Tuples:
    """Tuples written one a line."""
    one, two, three = (tuple(tuple(line.split()) for line in text.strip().splitlines()) for text in (lead, follow, discard))
    return one, two, three


def shuffled(cards: CardSet, rng: random.Random) -> list[Card]:
    pack = list(cards)
    rng.shuffle(pack)
    return pack


def sueca_deal(lie: Lie, rng: random.Random) -> Deal:
    """Seat 0 leads; the last card of seat 3, the dealer, is trump."""
    pack = shuffled(SUECA_DECK.cards, rng)
    trump = pack[39].suit
    numbers = numbering(SUECA_DECK, trump)
    lie.rules(4, 10, numbers.points, 0, False)
    lie.contract(trump.index, (0, 1, 0, 1), -1, -1, False)
    hands = tuple(numbers.board(CardSet.of(pack[10 * seat : 10 * seat + 10])) for seat in range(4))
    return Deal(hands, 0, numbers.board(SUECA_DECK.cards))


SUECA = Game(
    parsed(
        """
        T Q HB NUT
        T OWN UN Q
        T VN VP VF H0 RB
        T Q A V OWN
        T Q NMT NUT
        T TN Q H0
        T R UN
        T Q A V K OWN UN
        T Q TA TV NMT HB
        """,
        """
        NS B Q HB
        NS B Q TP
        NS Q A V OW
        POS B LO UN Q UT
        POS T RF B R
        POS T ST B TN Q
        NS B Q A V K UB
        """,
        """
        NS T B Q TP
        NS T Q OWN
        NS T B NMT NUT TP
        T Q A V OWN ST
        NS T B HB LO TP
        NS T B R
        ST T B TN Q
        T Q A V K OWN ST
        NS T B TA TV TP
        """,
    ),
    sueca_deal,
)

GAMES = {"sueca": SUECA}
