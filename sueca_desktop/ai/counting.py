"""Counting the card points towards the marks that decide a deal: over 60, over 90, and the other side's."""

from __future__ import annotations

from sueca_desktop.ai.knowledge import Knowledge
from sueca_desktop.rules.cards import Card
from sueca_desktop.rules.contract import contract_of

LATE = 3
"""Cards in hand from which on the marks are looked at."""
MARK_WORTH = 30.0
"""What reaching a mark for certain is worth, in card points."""


def marks(k: Knowledge) -> tuple[int, ...]:
    """Card points that change the score for this side: those a band begins at, or the bid, and those that keep the
    others out of them. (61, 91, 120 and 60, 30, 1 in the Suecas.)
    """
    total, contract = k.deck.total(k.trump), contract_of(k.deal)
    if contract is not None and contract.bid is not None:
        return (contract.bid if k.friend(contract.bidder) else total + 1 - contract.bid,)
    lows = [band.low for band in k.deal.spec.bands]
    return tuple(sorted({*lows, *(total + 1 - low for low in lows)}))


def reaching(k: Knowledge, c: Card) -> float:
    """What ``c`` is worth beyond its points because it wins the trick for certain, late in the deal, and the trick
    reaches a mark.
    """
    return MARK_WORTH if reaching_mark(k, c) is not None else 0.0


def reaching_mark(k: Knowledge, c: Card) -> int | None:
    """The highest mark that the side reaches so."""
    if len(k.hand) > LATE or not takes_surely(k, c):
        return None
    before = k.taken[0]
    after = before + k.table_points + k.points(c)
    return max((mark for mark in marks(k) if before < mark <= after), default=None)


def takes_surely(k: Knowledge, c: Card) -> bool:
    """Whether this side wins the trick for certain once ``c`` is played to it."""
    led = k.trick.led or c.suit
    if k.best is None or k.beats(c, k.best):
        return k.sure(c, led)
    return k.friend_winning and k.winner_sure
