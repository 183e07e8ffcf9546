"""A lie of the cards: every hand of one possible world, and the play as everybody has seen it."""

from __future__ import annotations

from collections.abc import Sequence

try:
    import cython
except ImportError:
    from sueca_desktop.solver import shim as cython
if not cython.compiled:
    from sueca_desktop.solver.boards import above, beats, bit, lane


class Lie:
    """Cards are the solver's numbers and boards (``solver/boards.py``), for two to five seats.

    The game: ``ranks`` cards a suit; ``trump`` a suit or -1; ``duties``: whether who cannot follow must trump and a led
    trump must be beaten; ``misere``: side 0 is a soloist who loses with his first trick; ``points`` by card number.
    The contract: ``bidder`` and ``called`` (seat, card; -1 for none), ``partner``: who holds or held the called card;
    ``shown``: the partner once that card has fallen, else -1. ``side``: 0 or 1 a seat, the bidder's 0.

    ``hand``: a board a seat. ``pool``: the cards that nobody has seen played or lying open. ``void``: for each seat
    the suits it failed to follow, a bit a suit. ``taken``: points by side. ``leader`` to ``stake``: the open trick;
    ``tricks``: how many are full; ``over``: nothing is left to play.
    """

    def __init__(self) -> None:
        self.hand = [0] * 5
        self.side = [0] * 5
        self.void = [0] * 5
        self.points = [0] * 64
        self.taken = [0] * 2
        self.seats = self.ranks = self.last_trick = 0
        self.trump = self.bidder = self.called = self.partner = self.shown = -1
        self.duties = self.misere = self.over = False
        self.pool = 0
        self.leader = self.seat = self.position = self.led = self.best = self.winner = self.stake = self.tricks = 0

    def rules(self, seats: int, ranks: int, points: Sequence[int], last_trick: int, duties: bool) -> None:
        """The game that is played."""
        self.seats = seats
        self.ranks = ranks
        self.last_trick = last_trick
        self.duties = duties
        for card in range(64):
            self.points[card] = points[card]

    def contract(self, trump: int, sides: Sequence[int], bidder: int, called: int, misere: bool) -> None:
        """What this deal is about. ``sides``: 0 or 1 a seat; where a card is called they follow from the hands."""
        self.trump = trump
        self.bidder = bidder
        self.called = called
        self.misere = misere
        for seat in range(self.seats):
            self.side[seat] = sides[seat]

    def deal(self, hands: Sequence[int], leader: int, pool: int) -> None:
        """The hands before the first card, and who leads it."""
        for seat in range(self.seats):
            self.hand[seat] = hands[seat]
        self.pool = pool
        self.begin(leader)

    def begin(self, leader: int) -> None:
        """Nothing has been played yet."""
        for seat in range(self.seats):
            self.void[seat] = 0
        self.taken[0] = self.taken[1] = 0
        self.leader = self.seat = leader
        self.position = self.stake = self.tricks = 0
        self.led = self.best = self.winner = -1
        self.shown = -1
        self.over = False
        self.find_partner()

    def find_partner(self) -> None:
        """The sides, where a card is called: its holder's and the bidder's against the others."""
        self.partner = -1
        if self.called < 0:
            return
        for seat in range(self.seats):
            if self.hand[seat] & bit(self.called):
                self.partner = seat
            self.side[seat] = 1
        self.side[self.bidder] = 0
        if self.partner >= 0:
            self.side[self.partner] = 0

    def like(self, other: Lie) -> None:
        """Takes over the game and the contract of another lie."""
        self.seats = other.seats
        self.ranks = other.ranks
        self.last_trick = other.last_trick
        self.duties = other.duties
        self.trump = other.trump
        self.bidder = other.bidder
        self.called = other.called
        self.misere = other.misere
        for card in range(64):
            self.points[card] = other.points[card]

    def become(self, other: Lie) -> None:
        """A copy of a lie of the same game and contract."""
        for seat in range(self.seats):
            self.hand[seat] = other.hand[seat]
            self.side[seat] = other.side[seat]
            self.void[seat] = other.void[seat]
        self.taken[0] = other.taken[0]
        self.taken[1] = other.taken[1]
        self.pool = other.pool
        self.partner = other.partner
        self.shown = other.shown
        self.leader = other.leader
        self.seat = other.seat
        self.position = other.position
        self.led = other.led
        self.best = other.best
        self.winner = other.winner
        self.stake = other.stake
        self.tricks = other.tricks
        self.over = other.over

    def legal(self) -> int:
        """The cards that the seat to play may play."""
        hand = self.hand[self.seat]
        if not self.position:
            return hand
        following = hand & lane(self.led)
        if following:
            if self.duties and self.led == self.trump:
                return following & above(self.best) or following
            return following
        if self.duties:
            return hand & lane(self.trump) or hand
        return hand

    def play(self, card: int) -> None:
        """The seat to play plays ``card``."""
        seat = self.seat
        self.hand[seat] &= ~bit(card)
        self.pool &= ~bit(card)
        if card == self.called:
            self.shown = seat
        if not self.position:
            self.led = card >> 4
            self.best = card
            self.winner = seat
        else:
            if card >> 4 != self.led:
                self._note_void(card)
            if beats(card, self.best, self.trump):
                self.best = card
                self.winner = seat
        self.void[seat] &= ~(1 << (card >> 4))
        self.stake += self.points[card]
        self.position += 1
        self.seat = seat + 1 if seat + 1 < self.seats else 0
        if self.position == self.seats:
            self._end_trick()

    def _note_void(self, card: int) -> None:
        self.void[self.seat] |= 1 << self.led
        if self.duties and self.trump >= 0 and card >> 4 != self.trump:
            self.void[self.seat] |= 1 << self.trump

    def _end_trick(self) -> None:
        self.tricks += 1
        if not self.hand[self.winner]:
            self.stake += self.last_trick
            self.over = True
        self.taken[self.side[self.winner]] += self.stake
        if self.misere and self.winner == self.bidder:
            self.taken[1] = 1
            self.over = True
        self.leader = self.seat = self.winner
        self.position = self.stake = 0
        self.led = self.best = self.winner = -1

    def relation(self, seat: int, other: int) -> int:
        """What ``seat`` knows ``other`` to be: 0 a foe, 1 a friend (or itself), 2 neither for certain."""
        if seat == other:
            return 1
        if self.called < 0 or self.shown >= 0 or seat == self.partner:
            return self.side[seat] == self.side[other]
        if other == self.bidder:
            return 0
        suspects = self._suspects(seat)
        if seat == self.bidder:
            if not suspects >> other & 1:
                return 0
            return 1 if suspects == 1 << other else 2
        if not suspects >> other & 1:
            return 1
        return 0 if suspects == 1 << other else 2

    def _suspects(self, seat: int) -> int:
        """The seats that, as ``seat`` sees it, may hold the called card: a bit a seat."""
        open_seats = 0
        for other in range(self.seats):
            if other not in (seat, self.bidder) and not self.void[other] >> (self.called >> 4) & 1:
                open_seats |= 1 << other
        return open_seats

    def points_of(self, seat: int) -> int:
        """What the side of ``seat`` has taken; in a misère 1 for the side that has its way, 0 for the other."""
        if self.misere:
            return 1 - self.taken[1] if self.side[seat] == 0 else self.taken[1]
        return self.taken[self.side[seat]]
