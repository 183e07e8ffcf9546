"""Sound play by rules of thumb, quick enough to play deals out by the thousand: the club player's judgement
(``ai/club.py``) in numbers, for the player that others are measured against.

A card is worth what its trick should bring, over keeping it. Besides: no trick of a friend's is ruffed that no foe can
take in its suit, no seven is put under an ace, no picture under higher cards.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence

try:
    import cython
except ImportError:
    from sueca_desktop.solver import shim as cython
if not cython.compiled:
    from sueca_desktop.ai.playing.rollouts import Rollouts
    from sueca_desktop.solver.boards import above, beats, count, highest, lane, lowest
from sueca_desktop.ai.playing.lie import Lie
from sueca_desktop.ai.playing.outlook import Outlook
from sueca_desktop.ai.playing.view import View

EACH_TO_COME = 2.0
"""What a seat yet to play adds to the trick, in the mean, in card points as all that follows."""
SECURE_TRICK = 1.0
"""What others add to a trick that a master card wins later."""
VOID_MAKING = 1.0
"""Playing the last card of a suit, with trumps in hand."""
DRAWING = 8.0
"""Taking the opponents' trumps."""
GIVING_A_RUFF = 6.0
"""Leading a suit that a friend can ruff."""
FOOLISH = 1000.0
"""What must not be done costs so much."""


class Judge:
    """Plays any seat of a lie by what that seat can know."""

    def __init__(self) -> None:
        self.lie = Lie()
        self.view = View()
        self.outlook = Outlook()

    def values(
        self, turn: Rollouts, worlds: Sequence[int], first: int, last: int, cards: array[int], found: array[int]
    ) -> None:
        """The same as :meth:`sueca_desktop.ai.playing.rollouts.Rollouts.values`, played out by this judgement."""
        width = len(cards)
        self.lie.like(turn.root)
        with cython.nogil:
            for world in range(first, last):
                turn.place(worlds, world)
                for i in range(width):
                    self.lie.become(turn.root)
                    self.lie.play(cards[i])
                    self.finish(self.lie)
                    found[world * width + i] = self.lie.points_of(turn.me)

    def card(self, turn: Rollouts, worlds: Sequence[int]) -> int:
        """The card that the seat to play would play; any world will do."""
        turn.place(worlds, 0)
        return self.choose(turn.root)

    def finish(self, lie: Lie) -> None:
        """Plays the deal to its end, every seat by this judgement."""
        while not lie.over:
            lie.play(self.choose(lie))

    def choose(self, lie: Lie) -> int:
        """The card that should bring most, the lowest of equals."""
        legal = lie.legal()
        if not legal & (legal - 1):
            return lowest(legal)
        self.outlook.look(lie)
        if lie.misere:
            return self._choose_nulls(lie, legal)
        self.view.unseen = self.outlook.unseen
        cards = self.view.choices(lie, legal)
        best = lowest(cards)
        most = -1e9
        while cards:
            card = lowest(cards)
            cards &= cards - 1
            value = self._value(lie, card, legal)
            if value > most:
                most = value
                best = card
        return best

    # -- worth ---------------------------------------------------------------------------------------------------

    def _value(self, lie: Lie, card: int, legal: int) -> float:
        """What playing ``card`` should bring, over keeping it; much less for what is not done."""
        stake = lie.stake + lie.points[card] + EACH_TO_COME * self.outlook.coming
        value = (2.0 * self.outlook.ours(lie, card) - 1.0) * stake - self._keeping(lie, card)
        master = not self.outlook.unseen & above(card)
        trump = card >> 4 == lie.trump
        if not lie.position:
            if trump:
                return value + DRAWING if master and self.outlook.drawing else value
            if not master and self._is_foolish(lie, card, legal):
                return value - FOOLISH
            return value + GIVING_A_RUFF if self._friend_may_ruff(lie, card >> 4) else value
        if card >> 4 == lie.led:
            return value - FOOLISH if self._is_foolish(lie, card, legal) else value
        return value - FOOLISH if trump and self._spares_trump(lie, card, legal) else value

    def _keeping(self, lie: Lie, card: int) -> float:
        """What keeping ``card`` for a later trick should bring."""
        points = lie.points[card]
        higher = count(self.outlook.unseen & above(card))
        if card >> 4 == lie.trump:
            return points + 8.0 if higher == 0 else 0.5 * points + 5.0 if higher == 1 else 0.2 * points + 4.0
        if higher == 0:
            return max(0.0, 2.0 * self.outlook.goes_round(lie, card >> 4) - 1.0) * (points + SECURE_TRICK)
        guarded = count(self.outlook.hand & lane(card >> 4)) > 1
        share = -0.1 if higher > 1 else 0.6 if guarded else -0.2
        makes_void = not guarded and self.outlook.hand & lane(lie.trump) != 0
        return share * points - (VOID_MAKING if makes_void else 0.0)

    def _friend_may_ruff(self, lie: Lie, suit: int) -> bool:
        if lie.trump < 0:
            return False
        for other in range(lie.seats):
            friendly = other != self.outlook.seat and self.outlook.friend[other]
            if friendly and lie.void[other] >> suit & 1 and self.outlook.none[other * 4 + lie.trump] < 1.0:
                return True
        return False

    def _is_foolish(self, lie: Lie, card: int, legal: int) -> bool:
        """Whether a card of a side suit, led or put to that suit, is a seven under an ace, or a picture exposed."""
        if card >> 4 == lie.trump or lie.points[card] == 0:
            return False
        friendly = lie.position > 0 and self.outlook.friend[lie.winner]
        over = count(self.outlook.unseen & above(card)) if self.outlook.foe_may_hold(lie, card >> 4, True) else 0
        if card & 15 == lie.ranks - 2:
            under_the_ace = lie.position > 0 and not friendly and lie.best == card + 1
            return over > 0 or under_the_ace
        if lie.position > 1 or friendly or card & 15 == lie.ranks - 1:
            return False
        enough = over > 1 if lie.position else over > 0 and card & 15 == lie.ranks - 3
        return enough and self._has_worthless(lie, legal)

    def _has_worthless(self, lie: Lie, legal: int) -> bool:
        """Whether a side card without points can be played."""
        cards = legal & ~lane(lie.trump)
        while cards:
            if lie.points[lowest(cards)] == 0:
                return True
            cards &= cards - 1
        return False

    def _spares_trump(self, lie: Lie, card: int, legal: int) -> bool:
        """Whether a trump is kept that could be put to a side suit's trick: one that does not win, or one on a friend's
        trick that no foe can take in its suit.
        """
        if not legal & ~lane(lie.trump):
            return False
        if not beats(card, lie.best, lie.trump):
            return True
        return self.outlook.friend[lie.winner] and not self._foe_beats_in_suit(lie)

    def _foe_beats_in_suit(self, lie: Lie) -> bool:
        higher = self.outlook.unseen & above(lie.best) & lane(lie.led)
        return higher != 0 and self.outlook.foe_may_hold(lie, lie.led, True)

    # -- nulls ---------------------------------------------------------------------------------------------------

    def _choose_nulls(self, lie: Lie, legal: int) -> int:
        """The soloist stays low and throws high; the four lead low under him, and throw high when he is safe."""
        alone = self.outlook.seat == lie.bidder
        follows = lie.position > 0 and lowest(legal) >> 4 == lie.led
        if follows:
            return self._follow_at_nulls(lie, legal, alone)
        best = lowest(legal)
        most = -1e9
        cards = legal
        while cards:
            card = lowest(cards)
            cards &= cards - 1
            value = self._throw_value(card) if lie.position else self._lead_value(lie, card, alone)
            if value > most:
                most = value
                best = card
        return best

    def _follow_at_nulls(self, lie: Lie, legal: int, alone: bool) -> int:
        under = legal & ~above(lie.best) if lie.best >> 4 == lie.led else legal
        if alone:
            return highest(under) if under else highest(legal) if self.outlook.coming == 0 else lowest(legal)
        if self.outlook.to_come[lie.bidder]:
            return highest(under) if under else lowest(legal)
        if lie.winner == lie.bidder and under:
            return highest(under)
        return highest(legal)

    def _throw_value(self, card: int) -> float:
        """A high card with few own ones under it."""
        return (card & 15) - 0.5 * count(self.outlook.hand & lane(card >> 4) & ~above(card))

    def _lead_value(self, lie: Lie, card: int, alone: bool) -> float:
        over = count(self.outlook.unseen & above(card))
        under = count(self.outlook.unseen & lane(card >> 4)) - over
        if alone:
            own = count(self.outlook.hand & lane(card >> 4))
            return -10.0 if over == 0 else over - 1.5 * under + (2.0 if own == 1 else 0.0)
        if over == 0 or lie.void[lie.bidder] >> (card >> 4) & 1:
            return -20.0 - (card & 15)
        return over - 1.5 * under
