"""What one seat sees of a lie when it is to play, in the attributes that policies are made of.

Nothing here depends on the other hands beyond what the seat can know: which cards it has not seen, who has shown
himself void, and whose friend it knows itself to be.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from sueca_desktop.solver import shim as cython
if not cython.compiled:
    from sueca_desktop.ai.playing.attributes import (
        CS,
        H0,
        HB,
        HN,
        LB,
        LO,
        NF,
        NMT,
        NP,
        NS,
        NUT,
        OL,
        OW,
        OWN,
        POS,
        RB,
        RF,
        ROLE,
        SOLO,
        ST,
        SV,
        TA,
        TN,
        TP,
        TV,
        UB,
        UN,
        UT,
        VF,
        VN,
        VO,
        VP,
        A,
        B,
        K,
        Q,
        R,
        T,
        V,
    )
    from sueca_desktop.ai.playing.lie import Lie
    from sueca_desktop.solver.boards import above, beats, between, bit, count, highest, lane


class View:
    """``value``: the attributes; those of the trick after :meth:`look`, a card's after :meth:`take_up`."""

    def __init__(self) -> None:
        self.value = [0] * 48
        self.foes = [0] * 5
        self.seat = self.suit = self.friend = self.next_seat = self.seat_before = self.foe_count = 0
        self.trumps_unseen = False
        self.hand = self.unseen = 0

    def look(self, lie: Lie) -> None:
        """Takes in the trick before the seat that is to play."""
        self.seat = lie.seat
        self.hand = lie.hand[lie.seat]
        self.unseen = lie.pool & ~self.hand
        self.suit = -1
        self._see_trumps(lie)
        self._see_others(lie)
        self._see_trick(lie)

    def _see_trumps(self, lie: Lie) -> None:
        trumps = lane(lie.trump)
        unseen = count(self.unseen & trumps)
        self.trumps_unseen = unseen > 0
        self.value[NMT] = min(4, count(self.hand & trumps))
        self.value[NUT] = 3 if unseen > 4 else (unseen + 1) >> 1
        self.value[UT] = unseen > 0
        if lie.trump >= 0:
            highest_trump = (lie.trump << 4) + lie.ranks - 1
            self.value[TA] = self._where(highest_trump)
            self.value[TV] = self._where(highest_trump - 1)
        else:
            self.value[TA] = self.value[TV] = 2

    def _see_others(self, lie: Lie) -> None:
        seats = lie.seats
        self.next_seat = self.seat + 1 if self.seat + 1 < seats else 0
        self.seat_before = self.seat - 1 if self.seat else seats - 1
        self.friend = -1
        self.foe_count = 0
        for other in range(seats):
            if other != self.seat:
                if lie.relation(self.seat, other) == 1:
                    if self.friend < 0:
                        self.friend = other
                else:
                    self.foes[self.foe_count] = other
                    self.foe_count += 1
        self.value[ROLE] = self._role(lie)

    def _role(self, lie: Lie) -> int:
        if lie.called < 0:
            return 0
        if self.seat == lie.bidder:
            return 2 if lie.shown >= 0 else 1
        if self.seat == lie.partner:
            return 4 if lie.shown >= 0 else 3
        return 6 if lie.shown >= 0 else 5

    def _see_trick(self, lie: Lie) -> None:
        stake = lie.stake
        self.value[TN] = min(4, (lie.tricks + 1) >> 1)
        self.value[TP] = (stake > 0) + (stake > 4) + (stake > 9) + (stake > 13)
        self.value[POS] = max(0, lie.position - 1)
        self.value[ST] = self._standing(lie) if lie.position else 0
        self.value[NS] = self.value[POS] * 5 + self.value[ST]
        self.value[RF] = lie.position > 0 and lie.best >> 4 != lie.led
        self.value[LO] = self._foe_next(lie) if lie.position else 2
        self.value[SOLO] = self._bidder(lie)
        self._see_who_comes(lie)

    def _bidder(self, lie: Lie) -> int:
        if lie.bidder < 0 or self.seat == lie.bidder:
            return 3
        if lie.position and lie.winner == lie.bidder:
            return 1
        has_played = (lie.bidder - lie.leader + lie.seats) % lie.seats < lie.position
        return 2 if has_played else 0

    def _see_who_comes(self, lie: Lie) -> None:
        foes = friends = 0
        other = self.next_seat
        for _ in range(lie.seats - lie.position - 1):
            if lie.relation(self.seat, other) == 1:
                friends += 1
            else:
                foes += 1
            other = other + 1 if other + 1 < lie.seats else 0
        self.value[NF] = min(3, foes)
        self.value[NP] = min(2, friends)

    def _standing(self, lie: Lie) -> int:
        """ST: a friend is safe where nobody to come who may be a foe can beat him but by a ruff out of the blue."""
        relation = lie.relation(self.seat, lie.winner)
        if relation != 1:
            return 4 if relation == 2 else 0
        worst = 0
        other = self.next_seat
        for _ in range(lie.seats - lie.position - 1):
            if lie.relation(self.seat, other) != 1:
                worst = max(worst, self._danger(lie, other))
            other = other + 1 if other + 1 < lie.seats else 0
        return 1 + worst

    def _danger(self, lie: Lie, other: int) -> int:
        """0: ``other`` cannot beat the trick, 1: he may, 2: he may and is known to be void in its suit."""
        known_void = lie.void[other] >> lie.led & 1
        if known_void and self.trumps_unseen and lie.best >> 4 != lie.trump and not lie.void[other] >> lie.trump & 1:
            return 2
        suit_void = lie.void[other] >> (lie.best >> 4) & 1
        return not suit_void and self.unseen & above(lie.best) != 0

    def _foe_next(self, lie: Lie) -> int:
        other = self.next_seat
        for _ in range(lie.seats - lie.position - 1):
            if lie.relation(self.seat, other) != 1:
                return self._voidness(lie, other, lie.led)
            other = other + 1 if other + 1 < lie.seats else 0
        return 2

    def _where(self, card: int) -> int:
        if self.hand & bit(card):
            return 0
        return 1 if self.unseen & bit(card) else 2

    def _voidness(self, lie: Lie, other: int, suit: int) -> int:
        if not lie.void[other] >> suit & 1:
            return 0
        if suit == lie.trump or lie.trump < 0 or not self.trumps_unseen or lie.void[other] >> lie.trump & 1:
            return 2
        return 1

    def take_up(self, lie: Lie, card: int) -> None:
        """Looks at a card of the seat's hand."""
        suit = card >> 4
        if suit != self.suit:
            self._see_suit(lie, suit)
        points = lie.points[card]
        higher = count(self.unseen & above(card))
        lower = count(self.unseen & lane(suit)) - higher
        self.value[Q] = (points > 0) + (points > 3) + (points > 9) + (points > 10)
        self.value[RB] = (points > 0) + (points > 9)
        self.value[R] = card & 15
        self.value[HB] = min(2, higher)
        self.value[H0] = higher > 0
        self.value[HN] = min(4, higher)
        self.value[LB] = min(4, lower)
        self.value[OL] = min(3, count(self.hand & lane(suit) & ~above(card)) - 1)
        self.value[B] = lie.position == 0 or beats(card, lie.best, lie.trump)
        if lie.called >= 0:
            self.value[CS] = 0 if card == lie.called else 1 if suit == lie.called >> 4 and lie.shown < 0 else 2
        else:
            self.value[CS] = 2

    def _see_suit(self, lie: Lie, suit: int) -> None:
        self.suit = suit
        own = count(self.hand & lane(suit))
        unseen = count(self.unseen & lane(suit))
        top = (suit << 4) + lie.ranks - 1
        self.value[T] = suit == lie.trump
        self.value[OWN] = min(4, own) - 1
        self.value[OW] = 0 if own < 3 else min(4, own) - 2
        self.value[UN] = 4 if unseen > 6 else (unseen + 1) >> 1
        self.value[UB] = 2 if unseen > 2 else (unseen + 1) >> 1
        self.value[A] = self._where(top)
        self.value[V] = self._where(top - 1)
        self.value[K] = self._where(top - 2)
        self.value[VN] = self._voidness(lie, self.next_seat, suit)
        self.value[VP] = self._voidness(lie, self.seat_before, suit)
        self.value[VF] = self._voidness(lie, self.friend, suit) if self.friend >= 0 else 2
        ruffs = 0
        for i in range(self.foe_count):
            ruffs += self._voidness(lie, self.foes[i], suit) == 1
        self.value[VO] = min(2, ruffs)
        self.value[SV] = lie.misere and lie.void[lie.bidder] >> suit & 1

    def choices(self, lie: Lie, legal: int) -> int:
        """The legal cards without those that nothing tells from the next lower one: of equal points, and no unseen
        card nor the one winning the trick between them.
        """
        others = self.unseen
        if lie.position:
            others |= bit(lie.best)
        kept = legal
        high = -1
        cards = legal
        while cards:
            low = highest(cards)
            cards ^= bit(low)
            alike = high >= 0 and high >> 4 == low >> 4 and lie.points[high] == lie.points[low]
            if alike and not others & between(high, low):
                kept ^= bit(high)
            high = low
        return kept
