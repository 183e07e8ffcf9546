"""What a seat's total at Klaberjass consists of (document 004; RULES.md, "Score"), from what everybody has seen."""

from __future__ import annotations

from msgspec import Struct

from sueca_desktop.rules.actions import Play
from sueca_desktop.rules.melds import BELLA, announcements, best_sequence, sequence_points
from sueca_desktop.rules.view import PublicDeal


class Count(Struct, frozen=True):
    """One seat's points: in the cards taken, for the last trick, for the sequence that scores, for bella."""

    cards: int
    last_trick: int = 0
    sequence: int = 0
    bella: int = 0

    @property
    def total(self) -> int:
        return self.cards + self.last_trick + self.sequence + self.bella


def counts(deal: PublicDeal) -> tuple[Count, ...]:
    """Each seat's points so far; the last trick counts once the deal is over."""
    seats, cards = deal.spec.seats, deal.taken_points()
    last, best = [0] * seats, [0] * seats
    if deal.over and deal.tricks:
        last[deal.winner_of(deal.tricks[-1])] = deal.spec.last_trick
    if deal.trump is not None:
        announced = announcements(seats, deal.dealer, deal.moves).sequences
        scored = best_sequence(announced, deal.trump, (deal.dealer + 1) % seats)
        if scored is not None:
            best[scored[0]] = sequence_points(scored[1])
    said = [move.seat for move in deal.moves if isinstance(move.action, Play) and move.action.bella]
    return tuple(Count(cards[i], last[i], best[i], BELLA * said.count(i)) for i in range(seats))
