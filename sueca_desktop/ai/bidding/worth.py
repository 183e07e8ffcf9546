"""What a hand is worth as the bidder's at Sueca Italiana, in card points of the pair (0-120).

Measured over 1,262 hands, every trump, the highest missing trump called (residual of a single deal 19 points).
"""

from __future__ import annotations

from math import erf, sqrt

from sueca_desktop.rules.cards import Card, CardSet, Rank, Suit, card

SPREAD = 19.0
"""Standard deviation of the points made around the worth."""

BASE = 34.0
TRUMP = 6.0
TRUMP_HONOURS = {Rank.ACE: 9.0, Rank.SEVEN: 8.0, Rank.KING: 2.0, Rank.JACK: 2.0, Rank.QUEEN: 2.0}
SIDE_ACE = 11.5
GUARDED_SEVEN = 3.0
"""A side seven without its ace and with another card of the suit."""
VOID = 7.0
SINGLETON = 2.0


def worth(hand: CardSet, trump: Suit) -> float:
    """Card points that the bidder with ``hand`` and his partner make on average with ``trump``."""
    own = BASE + trump_worth(hand.of_suit(trump))
    return own + sum(side_worth(hand.of_suit(suit), suit) for suit in Suit if suit is not trump)


def trump_worth(trumps: CardSet) -> float:
    """What the trumps of a hand add."""
    return TRUMP * len(trumps) + sum(TRUMP_HONOURS.get(c.rank, 0.0) for c in trumps)


def side_worth(cards: CardSet, suit: Suit) -> float:
    """What the cards held in a side suit add, or having none of it."""
    ace, seven = card(f"A{suit.value}") in cards, card(f"7{suit.value}") in cards
    value = SIDE_ACE * ace + GUARDED_SEVEN * (seven and not ace and len(cards) > 1)
    return value + (VOID if not cards else SINGLETON if len(cards) == 1 else 0.0)


def best_trump(hand: CardSet) -> Suit:
    """The trump with which the hand is worth most (97 times in 100 the longest suit)."""
    return max(Suit, key=lambda suit: worth(hand, suit))


def chance(value: float, bid: int) -> float:
    """The probability, 0 to 1, that a hand of this worth makes at least ``bid`` card points with its partner."""
    return 0.5 * (1.0 + erf((value - bid + 0.5) / (SPREAD * sqrt(2.0))))


def missing(hand: CardSet, suit: Suit) -> tuple[Card, ...]:
    """The cards of ``suit`` not in ``hand``, strongest first (the order of the Suecas)."""
    return tuple(c for rank in "A7KJQ65432" if (c := card(rank + suit.value)) not in hand)
