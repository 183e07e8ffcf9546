"""Renounce: failing to follow suit while able to (RULES.md, "Common ground"; documents 001 and 002)."""

from __future__ import annotations

from sueca_desktop.rules.cards import CardSet
from sueca_desktop.rules.view import PublicDeal


def failures(deal: PublicDeal) -> tuple[tuple[int, int, CardSet], ...]:
    """Every card that did not follow: (seat, index of the trick, the cards of the led suit that this seat has
    played since).

    A non-empty set is the proof of a renounce that everyone at the table has seen.
    """
    plays = deal.plays()
    found = []
    for i, (seat, trick, c) in enumerate(plays):
        led = trick.led
        if led is not None and c.suit is not led:
            later = CardSet.of(d for s, _, d in plays[i + 1 :] if s == seat and d.suit is led)
            found.append((seat, i // deal.spec.seats, later))
    return tuple(found)


def proven_renounces(deal: PublicDeal) -> tuple[int, ...]:
    """The seats whose renounce the cards played so far prove, in seat order."""
    return tuple(sorted({seat for seat, _, later in failures(deal) if later}))


def has_renounced(deal: PublicDeal, seat: int, hand: CardSet) -> bool:
    """Whether ``seat``, which still holds ``hand``, has renounced in this deal. (Needs the hidden hand: only the
    dealer's side can say.)
    """
    plays = deal.plays()
    for i, (player, trick, c) in enumerate(plays):
        if player == seat and trick.led is not None and c.suit is not trick.led:
            held = hand | CardSet.of(d for s, _, d in plays[i:] if s == seat)
            if held.of_suit(trick.led):
                return True
    return False
