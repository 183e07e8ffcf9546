"""The search for nulls: can the soloist lose every trick? A question with two answers, so a search of its own.

He chooses so as to lose tricks, the four so that he takes one: who chooses and who collects are different sides. No
trump, and no card counts. Two cut-offs need no search, both between tricks with one of the four to lead. The soloist is
safe where in every suit his lowest card lies below their lowest, his second below their second and so on: he then
always has a card under the one that wins, and throws his highest when he cannot follow. He is caught where the leader
can lead under his lowest card of a suit and everybody else can stay under it too.
"""

from __future__ import annotations

from collections.abc import Sequence

try:
    import cython
except ImportError:
    from sueca_desktop.solver import shim as cython
if not cython.compiled:
    from sueca_desktop.solver.answer_table import AnswerTable
    from sueca_desktop.solver.board import Board
    from sueca_desktop.solver.boards import (
        WIDTH,
        beats,
        between,
        bit,
        held,
        highest,
        lane,
        lowest,
    )
    from sueca_desktop.solver.stop import Stop
    from sueca_desktop.solver.tables import DealTables


class Misere:
    """``unsafe``: whether they may catch the soloist in a suit, by :meth:`_is_safe`. ``move``, ``rating``: by ply."""

    def __init__(self, stop: Stop, log2_entries: int = 18) -> None:
        self.stop = stop
        self.board = Board()
        self.tables = DealTables()
        self.answers = AnswerTable(self.tables, log2_entries)
        self.move = [0] * 576
        self.rating = [0] * 576
        self.unsafe = [0] * 4
        self.soloist = self.seat = self.position = 0
        self.nodes = 0
        self.limit = 1 << 60
        self.stopped = False

    def load(self, hands: Sequence[int], soloist: int, leader: int, trick: Sequence[int]) -> None:
        """Sets the position: boards a seat, who plays alone, who leads or has led, the cards on the table."""
        self.board.deal(hands, [0] * len(hands), [0] * 64, -1)
        self.soloist = soloist
        self.seat = leader
        self.position = len(trick)
        for ply in range(len(trick)):
            self.board.play(ply, ply == 0, self.seat, trick[ply])
            self.seat = self.board.next_seat[self.seat]
        self.tables.fill(self.board)
        self.answers.forget()
        self.nodes = 0

    def begin(self, limit: int) -> None:
        """Allows the next questions about ``limit`` cards played in all."""
        self.stopped = False
        self.limit = self.nodes + limit

    def answer(self) -> tuple[int, bool]:
        """Cards played since the position was loaded, and whether a question since ``begin`` was given up."""
        return self.nodes, self.stopped

    def made(self) -> bool:
        """Whether the soloist can lose all the tricks still to come, the one on the table included."""
        with cython.nogil:
            if self.position:
                return self._card(self.position, self.position, self.seat)
            return self._trick(0, self.seat)

    def made_after(self, card: int) -> bool:
        """Whether he can, if the seat to move plays ``card``."""
        with cython.nogil:
            return self._play(self.position, self.position, self.seat, card)

    def _trick(self, ply: int, leader: int) -> bool:
        """Whether the soloist can lose all tricks from here, ``leader`` beginning one."""
        if not self.board.remaining:
            return True
        safe = self._is_safe()
        if leader != self.soloist:
            if safe:
                return True
            if self._is_caught(leader):
                return False
        key = self.answers.key(self.board.remaining, leader)
        known = self.answers.probe(key)
        if known >= 0:
            return known == 1
        value = self._card(ply, 0, leader)
        if not self.stopped:
            self.answers.store(key, value)
        return value

    def _is_safe(self) -> bool:
        """Whether every suit is safe; notes which are not."""
        safe = True
        for suit in range(4):
            own = held(self.board.hand[self.soloist], suit)
            theirs = held(self.board.remaining, suit) & ~own
            while own and theirs and lowest(own) < lowest(theirs):
                own &= own - 1
                theirs &= theirs - 1
            self.unsafe[suit] = own != 0 and theirs != 0
            if self.unsafe[suit]:
                safe = False
        return safe

    def _is_caught(self, leader: int) -> bool:
        """Whether the leader can lead under the soloist's lowest card of a suit, and nobody else has to go above it."""
        for suit in range(4):
            own = held(self.board.hand[self.soloist], suit)
            lead = held(self.board.hand[leader], suit)
            if own and lead and lowest(lead) < lowest(own) and self._all_can_duck(suit, lowest(own)):
                return True
        return False

    def _all_can_duck(self, suit: int, rank: int) -> bool:
        """Whether each of the four has a card of the suit under ``rank``, or none of it."""
        for seat in range(self.board.seats):
            cards = held(self.board.hand[seat], suit)
            if seat != self.soloist and cards and lowest(cards) > rank:
                return False
        return True

    def _is_forced_over(self, position: int, seat: int, card: int) -> bool:
        """Whether somebody who has still to play after ``seat`` must beat ``card``, which is winning."""
        for _ in range(position + 1, self.board.seats):
            seat = self.board.next_seat[seat]
            cards = self.board.hand[seat] & lane(card >> 4)
            if cards and lowest(cards) > card:
                return True
        return False

    def _card(self, ply: int, position: int, seat: int) -> bool:
        """The answer with ``seat`` to play the ``position``-th card of the trick of ``ply``."""
        alone = seat == self.soloist
        moves = self._list_own(ply, position) if alone else self._list_theirs(ply, position, seat)
        for i in range(ply * WIDTH, ply * WIDTH + moves):
            self._bring_forward(i, ply * WIDTH + moves)
            value = self._play(ply, position, seat, self.move[i])
            if self.stopped or value == alone:
                return value
        return not alone

    def _list_own(self, ply: int, position: int) -> int:
        """The soloist's cards worth trying; in a suit a higher card is always the better one to be rid of.

        Following, the highest under the winning card and those above it that somebody must beat; not following, the
        highest of each suit; leading, everything.
        """
        hand = self.board.hand[self.soloist]
        following = hand & lane(self.board.led[ply]) if position else hand
        if not following:
            return self._list_discards(ply, hand)
        moves = 0
        base = ply * WIDTH
        ducked = False
        while following:
            card = highest(following)
            following ^= bit(card)
            if position == 0 or beats(card, self.board.best[ply], -1):
                if not self._is_forced_over(position, self.soloist, card):
                    continue
                self.rating[base + moves] = 20 - (card & 15)
            elif ducked:
                continue
            else:
                ducked = True
                self.rating[base + moves] = 50
            self.move[base + moves] = card
            moves += 1
        return moves

    def _list_discards(self, ply: int, hand: int) -> int:
        moves = 0
        for suit in range(4):
            cards = hand & lane(suit)
            if cards:
                self.move[ply * WIDTH + moves] = highest(cards)
                self.rating[ply * WIDTH + moves] = (highest(cards) & 15) + (50 if self.unsafe[suit] else 0)
                moves += 1
        return moves

    def _list_theirs(self, ply: int, position: int, seat: int) -> int:
        """One card of each run of the seat's that no card of another parts."""
        base = ply * WIDTH
        cards = self.board.hand[seat]
        others = self.board.remaining & ~cards
        if position:
            others |= bit(self.board.best[ply])
            cards = self.board.legal(cards, self.board.led[ply], self.board.best[ply])
        moves = 0
        last = -1
        while cards:
            card = highest(cards)
            cards ^= bit(card)
            if last < 0 or last >> 4 != card >> 4 or between(last, card) & others:
                self.move[base + moves] = card
                self.rating[base + moves] = self._rate_theirs(ply, position, seat, card)
                moves += 1
            last = card
        return moves

    def _rate_theirs(self, ply: int, position: int, seat: int, card: int) -> int:
        """Lead low where he is unsafe; stay low before him; be rid of high cards after him and where not following."""
        suit = card >> 4
        rank = card & 15
        own = held(self.board.hand[self.soloist], suit)
        if position == 0:
            return (60 if self.unsafe[suit] else 20 if own else 0) - rank
        if suit != self.board.led[ply]:
            return rank + (20 if self.unsafe[suit] else 10 if own else 0)
        for _ in range(position + 1, self.board.seats):
            seat = self.board.next_seat[seat]
            if seat == self.soloist:
                return -rank
        return rank

    def _bring_forward(self, at: int, end: int) -> None:
        """Swaps the best rated card from ``at`` on to ``at``."""
        top = at
        for i in range(at + 1, end):
            if self.rating[i] > self.rating[top]:
                top = i
        self.move[at], self.move[top] = self.move[top], self.move[at]
        self.rating[at], self.rating[top] = self.rating[top], self.rating[at]

    def _play(self, ply: int, position: int, seat: int, card: int) -> bool:
        """The answer after ``card``; the board is as before afterwards."""
        self.nodes += 1
        if self.stop.raised or self.nodes > self.limit:
            self.stopped = True
            return False
        hand = self.board.hand[seat]
        remaining = self.board.remaining
        self.board.play(ply, position == 0, seat, card)
        if self._takes_it(ply + 1, position, seat):
            return False
        self.board.hand[seat] = hand ^ bit(card)
        self.board.remaining = remaining ^ bit(card)
        if position + 1 < self.board.seats:
            value = self._card(ply + 1, position + 1, self.board.next_seat[seat])
        elif self.board.winner[ply + 1] == self.soloist:
            value = False
        else:
            value = self._trick(ply + 1, self.board.winner[ply + 1])
        self.board.hand[seat] = hand
        self.board.remaining = remaining
        return value

    def _takes_it(self, ply: int, position: int, seat: int) -> bool:
        """Whether the soloist, having just played, is winning and nobody need save him."""
        if seat != self.soloist or self.board.winner[ply] != seat:
            return False
        return not self._is_forced_over(position, seat, self.board.best[ply])
