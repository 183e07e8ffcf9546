"""What a seat can count from a lie when it is to play: who may hold what, and how likely tricks go to its side
(``ai/chances.py`` in numbers, for playing deals out).

Hidden cards are taken to lie with every seat that may hold them in proportion to its hand, each by itself.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from sueca_desktop.solver import shim as cython
if not cython.compiled:
    from sueca_desktop.ai.playing.lie import Lie
    from sueca_desktop.solver.boards import above, beats, count, lane


class Outlook:
    """``hand``, ``unseen``: boards. ``coming``: how many play to the trick after this seat. ``share``: how likely a
    seat (row of four) holds any one unseen card of a suit; ``none``: how likely it holds none; ``friend``,
    ``to_come``: whether a seat is taken to be on the own side, and plays to the trick after this one. ``drawing``:
    whether leading trumps takes more from others than from oneself.
    """

    def __init__(self) -> None:
        self.share = [0.0] * 20
        self.none = [0.0] * 20
        self.friend = [False] * 5
        self.to_come = [False] * 5
        self.seat = self.coming = 0
        self.hand = self.unseen = 0
        self.drawing = False

    def look(self, lie: Lie) -> None:
        """Takes in the trick before the seat that is to play."""
        self.seat = lie.seat
        self.hand = lie.hand[lie.seat]
        self.unseen = lie.pool & ~self.hand
        self.coming = lie.seats - lie.position - 1
        hidden = count(self.unseen)
        for other in range(lie.seats):
            self.friend[other] = self._is_friend(lie, other)
            self.to_come[other] = 0 < (other - self.seat + lie.seats) % lie.seats <= self.coming
            if other != self.seat:
                hidden -= count(lie.hand[other])
        for suit in range(4):
            self._look_at_suit(lie, suit, hidden)
        own = count(self.hand & lane(lie.trump))
        out = count(self.unseen & lane(lie.trump))
        self.drawing = 2 * own > out and self.foe_may_hold(lie, lie.trump, False)

    def _is_friend(self, lie: Lie, other: int) -> bool:
        """Whether the seat takes ``other`` for a friend: the bidder none that he is not sure of, the others all."""
        relation = lie.relation(self.seat, other)
        return relation == 1 or (relation == 2 and self.seat != lie.bidder)

    def _look_at_suit(self, lie: Lie, suit: int, asleep: int) -> None:
        """Who may hold the unseen cards of a suit; ``asleep``: how many unseen cards lie in the stock."""
        together = asleep
        for other in range(lie.seats):
            if other != self.seat and not lie.void[other] >> suit & 1:
                together += count(lie.hand[other])
        unseen = count(self.unseen & lane(suit))
        for other in range(lie.seats):
            share = 0.0
            if other != self.seat and not lie.void[other] >> suit & 1 and together > 0:
                share = count(lie.hand[other]) / together
            self.share[other * 4 + suit] = share
            self.none[other * 4 + suit] = self._power(1.0 - share, unseen)

    def _power(self, base: float, times: int) -> float:
        result = 1.0
        for _ in range(times):
            result *= base
        return result

    def foe_may_hold(self, lie: Lie, suit: int, coming: bool) -> bool:
        """Whether an opponent (``coming``: one yet to play) may hold an unseen card of the suit, if there are any."""
        if suit < 0 or not self.unseen & lane(suit):
            return False
        for other in range(lie.seats):
            if not self.friend[other] and self.share[other * 4 + suit] > 0.0 and (self.to_come[other] or not coming):
                return True
        return False

    def beaten_by(self, lie: Lie, other: int, best: int, led: int) -> float:
        """The chance that ``other``, yet to play to a trick where ``led`` was led, can beat ``best``."""
        by_suit = 0.0
        if best >> 4 == led:
            by_suit = 1.0 - self._power(1.0 - self.share[other * 4 + led], count(self.unseen & above(best)))
        if lie.trump < 0 or led == lie.trump:
            return by_suit
        ruffs = self.unseen & (above(best) if best >> 4 == lie.trump else lane(lie.trump))
        has_one = 1.0 - self._power(1.0 - self.share[other * 4 + lie.trump], count(ruffs))
        return min(1.0, by_suit + self.none[other * 4 + led] * has_one)

    def ours(self, lie: Lie, card: int) -> float:
        """The chance that the own side takes the trick, once ``card`` is played to it."""
        led = lie.led if lie.position else card >> 4
        takes = not lie.position or beats(card, lie.best, lie.trump)
        best = card if takes else lie.best
        held = 1.0 if takes or self.friend[lie.winner] else 0.0
        helped = 0.0
        other = self.seat
        for _ in range(self.coming):
            other = other + 1 if other + 1 < lie.seats else 0
            beaten = self.beaten_by(lie, other, best, led)
            if self.friend[other]:
                helped = max(helped, beaten)
            else:
                held *= 1.0 - beaten
        closes = self.coming > 0 and self.friend[other]
        return held + (1.0 - held) * helped * (1.0 if closes else 0.5)

    def goes_round(self, lie: Lie, suit: int) -> float:
        """The chance that no opponent ruffs when ``suit`` is next led."""
        chance = 1.0
        if lie.trump >= 0:
            for other in range(lie.seats):
                if other != self.seat and not self.friend[other]:
                    chance *= 1.0 - self.none[other * 4 + suit] * (1.0 - self.none[other * 4 + lie.trump])
        return chance
