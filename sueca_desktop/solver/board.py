"""The board being searched: the hands, and the tricks on the line of play that the search has gone down."""

from __future__ import annotations

from collections.abc import Sequence

try:
    import cython
except ImportError:
    from sueca_desktop.solver import shim as cython
if not cython.compiled:
    from sueca_desktop.solver.boards import above, beats, count, held, lane, lowest


class Board:
    """Hands and rules as numbers.

    ``hand``: a board a seat; ``remaining``: all of them. ``side``: 0 or 1 a seat. ``points``: card points by card
    number. ``trick_bonus`` and ``last_trick``: points for any trick and for the last. ``duties``: whether who cannot
    follow must trump, and a led trump must be beaten (Klaberjass).

    ``led``, ``best``, ``winner`` and ``stake`` hold the open trick at each ply (a ply is a card played): suit led,
    card and seat winning so far, points on the table; ``ranked``: whether the winning card's strength decided.
    """

    def __init__(self) -> None:
        self.hand = [0] * 5
        self.side = [0] * 5
        self.next_seat = [0] * 5
        self.points = [0] * 64
        self.led = [0] * 48
        self.best = [0] * 48
        self.winner = [0] * 48
        self.stake = [0] * 48
        self.ranked = [0] * 48
        self.seats = self.trump = self.remaining = 0
        self.trick_bonus = self.last_trick = 0
        self.duties = False

    def deal(self, hands: Sequence[int], sides: Sequence[int], points: Sequence[int], trump: int) -> None:
        """Puts the hands on the board.

        Args:
            hands: a board a seat, 2 to 5 of them.
            sides: 0 or 1 a seat.
            points: by card number, 64 of them.
            trump: suit 0-3, or -1.
        """
        self.seats = len(hands)
        self.trump = trump
        self.remaining = 0
        for seat in range(5):
            self.hand[seat] = hands[seat] if seat < self.seats else 0
            self.side[seat] = sides[seat] if seat < self.seats else 0
            self.next_seat[seat] = seat + 1 if seat + 1 < self.seats else 0
            self.remaining |= self.hand[seat]
        for card in range(64):
            self.points[card] = points[card]

    def stakes(self, trick_bonus: int, last_trick: int, duties: bool) -> None:
        """The points for any trick and for the last one, and whether Klaberjass' duties hold."""
        self.trick_bonus = trick_bonus
        self.last_trick = last_trick
        self.duties = duties

    def legal(self, hand: int, led: int, best: int) -> int:
        """The cards of ``hand`` that may follow a trick of suit ``led`` won so far by card ``best``."""
        following = hand & lane(led)
        if following:
            if self.duties and led == self.trump:
                beating = following & above(best)
                return beating or following
            return following
        if self.duties:
            trumps = hand & lane(self.trump)
            return trumps or hand
        return hand

    def play(self, ply: int, first: bool, seat: int, card: int) -> None:
        """Lays ``card`` on the trick of ``ply``; the trick as it is then stands at the next ply."""
        then = ply + 1
        if first:
            self.led[then] = card >> 4
            self.best[then] = card
            self.winner[then] = seat
            self.stake[then] = self.points[card]
            self.ranked[then] = 0
            return
        best = self.best[ply]
        same_suit = card >> 4 == best >> 4
        self.led[then] = self.led[ply]
        self.stake[then] = self.stake[ply] + self.points[card]
        if beats(card, best, self.trump):
            self.best[then] = card
            self.winner[then] = seat
            self.ranked[then] = same_suit
        else:
            self.best[then] = best
            self.winner[then] = self.winner[ply]
            self.ranked[then] = self.ranked[ply] | same_suit

    def points_left(self) -> int:
        """Points that the cards in the hands will bring, bonuses included; the cards on the table are not."""
        left = self.last_trick
        tricks = 0
        cards = self.remaining
        while cards:
            left += self.points[lowest(cards)]
            cards &= cards - 1
        for seat in range(self.seats):
            tricks = max(tricks, count(self.hand[seat]))
        return left + self.trick_bonus * tricks

    def side_holds(self, side: int, suit: int) -> int:
        """The cards of a suit in the hands of a side, as ten bits."""
        cards = 0
        for seat in range(self.seats):
            if self.side[seat] == side:
                cards |= self.hand[seat]
        return held(cards, suit)
