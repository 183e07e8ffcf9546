"""Whether to play nulls: the danger of a hand that must not take a trick (Sueca Italiana, document 000).

Measured over 27,274 hands, defenders of our own strength; a stronger defence takes another twentieth off.
"""

from __future__ import annotations

from math import exp

from sueca_desktop.rules.cards import CardSet, Rank, Suit
from sueca_desktop.rules.decks import Deck

CONSTANT, DANGER, VOID, SINGLETON = 1.99, -0.223, 0.18, 0.14
BETTER_DEFENCE = 0.05


def danger(deck: Deck, hand: CardSet) -> int:
    """How far the cards of each suit, lowest first, lie above the low cards others are likely to hold under them."""
    return sum(suit_danger(deck, hand.of_suit(suit)) for suit in Suit)


def suit_danger(deck: Deck, cards: CardSet) -> int:
    """The danger of the cards held in one suit."""
    ranks = sorted(deck.strength(c, None) - 1 for c in cards)
    return sum(max(0, rank - 2 * j - 1) for j, rank in enumerate(ranks))


def nulls_chance(deck: Deck, hand: CardSet) -> float:
    """The probability, 0 to 1, that the hand takes no trick in a nulls contract."""
    lengths = [len(hand.of_suit(suit)) for suit in Suit]
    logit = CONSTANT + DANGER * danger(deck, hand) + VOID * lengths.count(0) + SINGLETON * lengths.count(1)
    return 1.0 / (1.0 + exp(-logit)) - BETTER_DEFENCE


BARE_LEAD = {
    Rank.TWO: 0.79,
    Rank.THREE: 0.73,
    Rank.FOUR: 0.65,
    Rank.FIVE: 0.60,
    Rank.SIX: 0.50,
    Rank.QUEEN: 0.24,
    Rank.JACK: 0.04,
}
"""How often a singleton of this rank was the best first lead."""
