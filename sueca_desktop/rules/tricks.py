"""Tricks: who must play what, and who wins (RULES.md, "Common ground"; documents 000-003)."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import replace

from sueca_desktop.rules.cards import Card, CardSet, Suit
from sueca_desktop.rules.decks import Deck


class Trick(Struct, frozen=True):
    """The cards of a trick in the order played; the first is the leader's, the rest of the seats to its right in
    turn.
    """

    leader: int
    cards: tuple[Card, ...] = ()

    @property
    def led(self) -> Suit | None:
        """The suit to follow; None before the lead."""
        return self.cards[0].suit if self.cards else None

    def plays(self, seats: int) -> tuple[tuple[int, Card], ...]:
        """(seat, card) in the order played, at a table of ``seats``."""
        return tuple(((self.leader + i) % seats, c) for i, c in enumerate(self.cards))

    def with_card(self, c: Card) -> Trick:
        return replace(self, cards=(*self.cards, c))

    def next_seat(self, seats: int) -> int:
        """The seat to play next, while the trick is not full."""
        return (self.leader + len(self.cards)) % seats


FollowRule = Callable[[Deck, Suit | None, Trick, CardSet], CardSet]
"""(deck, trump, open trick, hand) → the cards of the hand that the rules let it play."""


def follow_suit(deck: Deck, trump: Suit | None, trick: Trick, hand: CardSet) -> CardSet:
    """The Sueca family's duty: follow suit if able, else anything; no duty to trump or to beat (documents 000-003)."""
    if trick.led is None:
        return hand
    return hand.of_suit(trick.led) or hand


def preferred(follow: FollowRule, deck: Deck, trump: Suit | None, trick: Trick, cards: CardSet, c: Card) -> CardSet:
    """Those of ``cards`` that ``follow`` puts before ``c``: a hand with any of them may not play ``c`` to the trick."""
    before = CardSet()
    while c not in (first := follow(deck, trump, trick, cards.add(c))):
        before |= first
        cards -= first
    return before


def beats(deck: Deck, trump: Suit | None, challenger: Card, best: Card) -> bool:
    """Whether ``challenger``, played after ``best`` led or won so far, takes the trick from it."""
    if challenger.suit is best.suit:
        return deck.strength(challenger, trump) > deck.strength(best, trump)
    return challenger.suit is trump


def winning_index(deck: Deck, trump: Suit | None, cards: tuple[Card, ...]) -> int:
    """Index of the card winning so far among ``cards``, at least one, in the order played."""
    best = 0
    for i in range(1, len(cards)):
        if beats(deck, trump, cards[i], cards[best]):
            best = i
    return best


def trick_points(deck: Deck, trump: Suit | None, cards: tuple[Card, ...]) -> int:
    """Card points lying in ``cards``."""
    return sum(deck.points(c, trump) for c in cards)
