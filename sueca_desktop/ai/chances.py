"""How likely hidden cards lie so or so, counted from what a seat knows.

Each unseen card is taken to be with each seat that may hold it in proportion to the cards in that seat's hand, and
independently of the others: close enough for judgement.
"""

from __future__ import annotations

from collections.abc import Iterable

from sueca_desktop.ai.knowledge import Knowledge
from sueca_desktop.rules.cards import Card, Suit


def holds(k: Knowledge, seat: int, c: Card) -> float:
    """The chance, 0 to 1, that ``seat`` holds the unseen card ``c``."""
    seats = k.holders[c]
    if seat not in seats:
        return 0.0
    if len(seats) == 1 and (not k.asleep or k.known_to_hold(seat, c)):
        return 1.0
    sizes = k.deal.hand_sizes
    return sizes[seat] / max(1, k.asleep + sum(sizes[s] for s in seats))


def holds_none(k: Knowledge, seat: int, cards: Iterable[Card]) -> float:
    """The chance that ``seat`` holds none of these unseen cards."""
    chance = 1.0
    for c in cards:
        chance *= 1.0 - holds(k, seat, c)
    return chance


def void(k: Knowledge, seat: int, suit: Suit) -> float:
    """The chance that ``seat`` has no card of ``suit``."""
    return 0.0 if k.sure_to_hold(seat, suit) else holds_none(k, seat, k.unseen.of_suit(suit))


def beaten_by(k: Knowledge, seat: int, best: Card, led: Suit) -> float:
    """The chance that ``seat``, yet to play to a trick where ``led`` was led, can beat ``best``."""
    higher = [c for c in k.unseen if k.beats(c, best)]
    by_suit = 1.0 - holds_none(k, seat, (c for c in higher if c.suit is led))
    if k.trump is None or led is k.trump:
        return by_suit
    by_ruff = void(k, seat, led) * (1.0 - holds_none(k, seat, (c for c in higher if k.is_trump(c))))
    return min(1.0, by_suit + by_ruff)


def stands(k: Knowledge, best: Card, led: Suit) -> float:
    """The chance that no opponent yet to play can beat ``best``."""
    chance = 1.0
    for seat in k.to_come:
        if not k.friend(seat):
            chance *= 1.0 - beaten_by(k, seat, best, led)
    return chance


def ours(k: Knowledge, c: Card) -> float:
    """The chance that this seat's side takes the trick if it plays ``c`` to it.

    Everybody is taken to beat who can; what partner then wins stands half the time if an opponent follows him.
    """
    led = k.trick.led or c.suit
    best = c if k.best is None or k.beats(c, k.best) else k.best
    held = stands(k, best, led) if best is c or k.friend_winning else 0.0
    helped = max((beaten_by(k, s, best, led) for s in k.to_come if k.friend(s)), default=0.0)
    partner_closes = bool(k.to_come) and k.friend(k.to_come[-1])
    return held + (1.0 - held) * helped * (1.0 if partner_closes else 0.5)
