"""What a seat's own cards make sure of by themselves, however the hidden cards lie: every trick, or none.

These are sufficient, not necessary: they spare long proofs where the matter is plain.
"""

from __future__ import annotations

from sueca_desktop.ai.outlook import Outlook
from sueca_desktop.rules.cards import CardSet, Suit

# ---- every trick


def top_cards(outlook: Outlook) -> bool:
    """Whether this seat can take every trick with its cards one after the other, trumps first, from the strongest
    down: it is to lead, or has nothing but trumps that cannot be beaten.
    """
    return _unbeatable(outlook) or (outlook.seat == outlook.frame.seat and not outlook.trick and _runs_out(outlook))


def _unbeatable(outlook: Outlook) -> bool:
    frame, trump = outlook.frame, outlook.frame.trump
    if trump is None or not outlook.own or outlook.own.of_suit(trump) != outlook.own or _has_played(outlook):
        return False
    against = [c for place in _foes(outlook) for c in outlook.may[place].of_suit(trump)]
    against += [outlook.best] if outlook.trick and not outlook.friend(outlook.winner) else []
    return not any(frame.beats(c, own) for c in against for own in outlook.own)


def _has_played(outlook: Outlook) -> bool:
    seats = outlook.frame.spec.seats
    return (outlook.frame.seat - outlook.leader) % seats < len(outlook.trick)


def _foes(outlook: Outlook) -> list[int]:
    """The other seats that may be against this one."""
    seats = range(outlook.frame.spec.seats)
    return [seat for seat in seats if outlook.sizes[seat] and not outlook.friend(seat)]


def _runs_out(outlook: Outlook) -> bool:
    trump, own = outlook.frame.trump, outlook.own
    if trump is not None and own.of_suit(trump) != own:
        rounds = len(own.of_suit(trump))
        if any(_most(outlook, seat, trump) > rounds for seat in _foes(outlook)):
            return False
    return all(_suit_runs(outlook, suit) for suit in own.suits)


def _suit_runs(outlook: Outlook, suit: Suit) -> bool:
    """Whether the cards of a suit win from the strongest down, whatever the others keep of it for last; a friend must
    not be made to go over them.
    """
    frame = outlook.frame
    held = [c for c in frame.ranked[suit.index] if c in outlook.own]
    for seat in range(frame.spec.seats):
        cards = outlook.may[seat].of_suit(suit)
        for own in held[: _most(outlook, seat, suit)]:
            if any(frame.beats(c, own) for c in cards):
                return False
    return True


def _most(outlook: Outlook, seat: int, suit: Suit) -> int:
    """The most cards of a suit that a seat may hold."""
    return min(outlook.sizes[seat], len(outlook.may[seat].of_suit(suit)))


# ---- none


def never_takes(outlook: Outlook) -> bool:
    """Whether this seat, the soloist at nulls, can stay under every trick: by ducking with the highest card that goes
    under, and throwing its highest cards where it cannot follow.
    """
    frame = outlook.frame
    if frame.seat != frame.bidder:
        return False
    if _has_played(outlook):
        return outlook.winner != frame.seat and _stays_under(outlook, outlook.own)
    if not outlook.trick and outlook.leader != frame.seat:
        return _stays_under(outlook, outlook.own)
    return any(_stays_under(outlook, outlook.own.remove(c)) for c in _ducking(outlook))


def _ducking(outlook: Outlook) -> CardSet:
    """The cards that do not take the open trick, whatever the seats yet to play do; those to lead that someone is sure
    to go over.
    """
    frame, own = outlook.frame, outlook.own
    if not outlook.trick:
        hidden = outlook.hidden
        return CardSet.of(
            c for c in own if hidden.of_suit(c.suit) and all(frame.beats(d, c) for d in hidden.of_suit(c.suit))
        )
    following = own.of_suit(outlook.trick[0].suit) or own
    return CardSet.of(c for c in following if not frame.beats(c, outlook.best))


def _stays_under(outlook: Outlook, own: CardSet) -> bool:
    """Whether, with another to lead, these cards go under whatever is led: in each suit the lowest under the lowest
    hidden card, the second lowest under the second, and so on. (If the highest card that goes under is always the one
    played, or the highest thrown, it stays so.)
    """
    frame, hidden = outlook.frame, outlook.hidden
    for suit in own.suits:
        rising = frame.ranked[suit.index][::-1]
        mine, theirs = ([c for c in rising if c in cards] for cards in (own, hidden))
        if any(frame.beats(c, d) for c, d in zip(mine, theirs, strict=False)):
            return False
    return True
