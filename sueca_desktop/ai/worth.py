"""What a card is worth, now and later, in card points gained less card points lost. The numbers are rules of thumb,
kept where they measurably help (`./dev bench players`).
"""

from __future__ import annotations

from sueca_desktop.ai import chances
from sueca_desktop.ai.knowledge import Knowledge
from sueca_desktop.rules.cards import Card, Suit

EACH_TO_COME = 2.0
"""What a seat yet to play adds to the trick, in the mean."""
SECURE_TRICK = 1.0
"""What others add to a trick that a master card wins later."""
VOID_MAKING = 3.0
"""Playing the last card of a suit, with trumps in hand."""


def gain(k: Knowledge, c: Card) -> float:
    """What playing ``c`` now should bring, over keeping it."""
    stake = k.table_points + k.points(c) + EACH_TO_COME * len(k.to_come)
    return (2 * chances.ours(k, c) - 1) * stake - keeping(k, c)


def keeping(k: Knowledge, c: Card) -> float:
    """What keeping ``c`` for a later trick should bring."""
    return _keeping_trump(k, c) if k.is_trump(c) else _keeping_side(k, c)


def _keeping_trump(k: Knowledge, c: Card) -> float:
    higher = len(k.higher_unseen(c))
    if higher == 0:
        return k.points(c) + 8.0
    return 0.5 * k.points(c) + 5.0 if higher == 1 else 0.2 * k.points(c) + 4.0


def _keeping_side(k: Knowledge, c: Card) -> float:
    guards, higher = len(k.hand.of_suit(c.suit)) - 1, len(k.higher_unseen(c))
    if higher == 0:
        return (2 * goes_round(k, c.suit) - 1) * (k.points(c) + SECURE_TRICK)
    share = -0.1 if higher > 1 else 0.6 if guards else -0.2
    return share * k.points(c) - (VOID_MAKING if makes_void(k, c) else 0.0)


def makes_void(k: Knowledge, c: Card) -> bool:
    """Whether ``c`` is the last of a side suit in a hand that has trumps."""
    return not k.is_trump(c) and len(k.hand.of_suit(c.suit)) == 1 and bool(k.own_trumps)


def goes_round(k: Knowledge, suit: Suit) -> float:
    """The chance that no opponent ruffs when ``suit`` is next led."""
    chance = 1.0
    for seat in k.opponents:
        has_trumps = 1.0 - chances.holds_none(k, seat, k.trumps_out)
        chance *= 1.0 - chances.void(k, seat, suit) * has_trumps
    return chance
