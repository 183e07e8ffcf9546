"""Packs of cards: which cards a game uses, how they rank, what they are worth.

Sources: documents 000-003 (the 40-card pack) and 004 (the 32-card pack); RULES.md, "Common ground" and `klaberjass`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from msgspec import Struct

from sueca_desktop.rules.cards import CARDS, Card, CardSet, Rank, Suit


class Ranking(Struct, frozen=True, dict=True):
    """An order of ranks, strongest first, and the card points of each (0 where not named)."""

    order: tuple[Rank, ...]
    points: Mapping[Rank, int]

    def __hash__(self) -> int:
        return hash(self.order)

    @cached_property
    def strength(self) -> Mapping[Rank, int]:
        """Rank → strength, 1 for the weakest upward."""
        return {rank: len(self.order) - i for i, rank in enumerate(self.order)}

    def value(self, rank: Rank) -> int:
        return self.points.get(rank, 0)


class Deck(Struct, frozen=True, dict=True):
    """A pack: every suit has the ranks of ``plain``; the trump suit ranks and counts by ``trump``."""

    plain: Ranking
    trump: Ranking

    @cached_property
    def cards(self) -> CardSet:
        ranks = set(self.plain.order)
        return CardSet.of(c for c in CARDS if c.rank in ranks)

    def ranking(self, suit: Suit, trump: Suit | None) -> Ranking:
        return self.trump if suit is trump else self.plain

    def strength(self, c: Card, trump: Suit | None) -> int:
        """Strength within its suit: 1 for the weakest upward; comparable only between cards of one suit."""
        return self.ranking(c.suit, trump).strength[c.rank]

    def points(self, c: Card, trump: Suit | None) -> int:
        return self.ranking(c.suit, trump).value(c.rank)

    def total(self, trump: Suit | None) -> int:
        """Card points in the whole pack when ``trump`` is trump."""
        return sum(self.points(c, trump) for c in self.cards)


def _ranks(text: str) -> tuple[Rank, ...]:
    return tuple(Rank(letter) for letter in text.split())


_SUECA = Ranking(
    _ranks("A 7 K J Q 6 5 4 3 2"), {Rank.ACE: 11, Rank.SEVEN: 10, Rank.KING: 4, Rank.JACK: 3, Rank.QUEEN: 2}
)

SUECA_DECK = Deck(_SUECA, _SUECA)
"""40 cards without 8, 9, 10; the seven second, the jack above the queen (documents 000-003)."""

KLABERJASS_DECK = Deck(
    Ranking(_ranks("A T K Q J 9 8 7"), {Rank.ACE: 11, Rank.TEN: 10, Rank.KING: 4, Rank.QUEEN: 3, Rank.JACK: 2}),
    Ranking(
        _ranks("J 9 A T K Q 8 7"),
        {Rank.JACK: 20, Rank.NINE: 14, Rank.ACE: 11, Rank.TEN: 10, Rank.KING: 4, Rank.QUEEN: 3},
    ),
)
"""32 cards, 7 to ace; in trumps the jack and the nine are highest (document 004)."""
