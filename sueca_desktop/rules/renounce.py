"""Renounce: failing to follow suit while able to (RULES.md, "Common ground"; documents 001 and 002)."""

from __future__ import annotations

from msgspec import Struct

from sueca_desktop.rules.cards import Card, CardSet, Suit
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


class Renounced(Struct, frozen=True):
    """One renounce. ``trick``: its index; ``led``: the suit that was not followed, with ``card``; ``proof``: a card of
    that suit which the seat held; ``proof_trick``: the index of the trick in which it fell, None while it is held.
    """

    trick: int
    led: Suit
    card: Card
    proof: Card
    proof_trick: int | None


def renounces(deal: PublicDeal, seat: int, hand: CardSet) -> tuple[Renounced, ...]:
    """Every renounce of ``seat``, which still holds ``hand``, in the order played. (Needs the hidden hand: only the
    dealer's side can say, or anybody once the deal is over.)
    """
    plays, seats, found = deal.plays(), deal.spec.seats, []
    for i, (player, trick, c) in enumerate(plays):
        led = trick.led
        if player != seat or led is None or c.suit is led:
            continue
        fell = ((d, at // seats) for at, (s, _, d) in enumerate(plays) if at > i and s == seat and d.suit is led)
        held = ((d, None) for d in hand.of_suit(led))
        for proof, where in (*fell, *held)[:1]:
            found.append(Renounced(i // seats, led, c, proof, where))
    return tuple(found)


def has_renounced(deal: PublicDeal, seat: int, hand: CardSet) -> bool:
    """Whether ``seat``, which still holds ``hand``, has renounced in this deal."""
    return bool(renounces(deal, seat, hand))
