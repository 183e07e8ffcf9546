"""What a good partner does not do, whatever it might bring (PRODUCT.md, P3)."""

from __future__ import annotations

from sueca_desktop.ai.knowledge import Knowledge
from sueca_desktop.rules.cards import Card


def takes(k: Knowledge, c: Card) -> bool:
    """Whether ``c`` beats the trick so far."""
    return k.best is not None and k.beats(c, k.best)


def prudent(k: Knowledge) -> tuple[Card, ...]:
    """The dutiful cards but a seven that the ace may take; all of them if there is no other."""
    return tuple(c for c in k.dutiful if not loses_seven(k, c)) or k.dutiful


def loses_seven(k: Knowledge, c: Card) -> bool:
    """Whether ``c`` is a side suit's seven, led or put to that suit, that an opponent's ace beats or may yet beat."""
    led = k.trick.led or c.suit
    if c.rank is not k.second_rank or k.is_trump(c) or c.suit is not led:
        return False
    above = [d for d in (*k.unseen.of_suit(c.suit), *k.trick.cards) if k.beats(d, c) and d.suit is c.suit]
    return any(_opponent_may_play(k, d) for d in above)


def _opponent_may_play(k: Knowledge, ace: Card) -> bool:
    """Whether ``ace`` is winning this trick for an opponent, or one yet to play may hold it."""
    if ace in k.trick.cards:
        return not k.friend_winning
    return any(ace in k.may_hold(s) for s in k.to_come if not k.friend(s))
