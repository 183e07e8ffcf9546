"""Move ordering: which card to try first. A wrong guess costs time, never the answer.

The trick is played out in the mind, every opponent of the side winning so far beating it if he can; the weights were
tuned on the number of positions searched in random deals (first cards so chosen cut off nine times in ten).
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from sueca_desktop.solver import shim as cython
if not cython.compiled:
    from sueca_desktop.solver.board import Board
    from sueca_desktop.solver.boards import above, beats, highest, lane, lowest, row


class Ordering:
    """``predicted``: the side that will win the trick if all goes as imagined; ``kept``: with the card played."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.predicted = 0
        self.kept = False

    def rate(self, ply: int, position: int, seat: int, card: int, others: int) -> int:
        """How promising ``card`` is for ``seat``, the ``position``-th to play to the trick of ``ply``.

        ``others``: all cards still out that are not in the hand, the winning one on the table among them.
        """
        led = self.board.led[ply] if position else card >> 4
        leads = position == 0 or beats(card, self.board.best[ply], self.board.trump)
        self._predict(ply, position, seat, card, led, leads)
        if position == 0:
            value = self._rate_lead(seat, card, led)
        elif self.predicted == self.board.side[seat]:
            value = self._rate_winning(card, led, leads)
        else:
            value = self._rate_losing(ply, card, leads)
        if (position == 0 or self.predicted == self.board.side[seat]) and not others & above(card):
            value -= 10 if position == 0 else 42
        return value

    def _predict(self, ply: int, position: int, seat: int, card: int, led: int, leads: bool) -> None:
        """Lets every later opponent of the side winning so far beat the trick with the highest card he can."""
        best = card if leads else self.board.best[ply]
        side = self.board.side[seat] if leads else self.board.side[self.board.winner[ply]]
        for _ in range(position + 1, self.board.seats):
            seat = self.board.next_seat[seat]
            if self.board.side[seat] != side:
                beating = self._beaters(self.board.hand[seat], led, best)
                if beating:
                    best = highest(beating)
                    side = self.board.side[seat]
        self.predicted = side
        self.kept = best == card

    def _beaters(self, hand: int, led: int, best: int) -> int:
        """The cards of a hand that may follow suit ``led`` and beat ``best``."""
        following = hand & lane(led)
        if following:
            return following & above(best) if best >> 4 == led else 0 * following
        trumps = hand & lane(self.board.trump)
        return trumps & above(best) if best >> 4 == self.board.trump else trumps

    def _rate_lead(self, seat: int, card: int, led: int) -> int:
        points = self.board.points[card]
        rank = card & 15
        stake = self._imagined_stake(seat, led) + points
        if self.predicted == self.board.side[seat]:
            value = 3 + 8 * stake - 4 * rank + 3 * points + (3 if self.kept else 0)
            return value - 27 if led == self.board.trump else value
        value = -9 * stake - 2 * rank + 4 * points
        return value + 70 if led == self.board.trump else value

    def _imagined_stake(self, seat: int, led: int) -> int:
        """Points the other seats add: followers of the winning side their highest card, opponents their lowest."""
        stake = 0
        for _ in range(1, self.board.seats):
            seat = self.board.next_seat[seat]
            following = self.board.hand[seat] & lane(led)
            winning = self.board.side[seat] == self.predicted
            if following:
                stake += self.board.points[highest(following) if winning else lowest(following)]
            elif winning:
                stake += self._dearest(self.board.hand[seat])
            else:
                stake += self._cheapest(self.board.hand[seat])
        return stake

    def _dearest(self, hand: int) -> int:
        """Points of the dearest card outside trumps, by the 40-card pack."""
        plain = hand & ~lane(self.board.trump)
        if not plain:
            plain = hand
        if plain & row(9):
            return 11
        if plain & row(8):
            return 10
        if plain & row(7):
            return 4
        if plain & row(6):
            return 3
        return 2 if plain & row(5) else 0

    def _cheapest(self, hand: int) -> int:
        """About what the cheapest card is worth, by the 40-card pack."""
        if hand & (31 * row(0)):
            return 0
        return 2 if hand & row(5) else 4

    def _rate_winning(self, card: int, led: int, leads: bool) -> int:
        value = 478 + 3 * (card & 15)
        trumped = card >> 4 == self.board.trump
        if not leads:
            return value - 64 if trumped else value
        if not trumped:
            return value + 33
        return value - (198 if led == self.board.trump else 168)

    def _rate_losing(self, ply: int, card: int, leads: bool) -> int:
        points = self.board.points[card]
        value = 3 * points - 10 * (self.board.stake[ply] + points) - 2 * (card & 15)
        if card >> 4 == self.board.trump:
            value -= 16
        return value + 18 if leads else value
