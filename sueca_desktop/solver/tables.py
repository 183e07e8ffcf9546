"""Tables of a deal: what every possible rest of each suit amounts to, looked up by its ten bits.

Whatever a suit's remaining cards are, only three things about them count: who holds the strongest, the second
strongest, … (relative ranks); what each is worth; and, for bounds carried over from another position, how many cards
of each kind a seat holds and how far their points are apart (quasi-symmetry: Kupferschmid and Helmert, "A Skat Player
Based on Monte-Carlo Simulation").
"""

from __future__ import annotations

from array import array

try:
    import cython
except ImportError:
    from sueca_desktop.solver import shim as cython
if not cython.compiled:
    from sueca_desktop.solver.board import Board
    from sueca_desktop.solver.boards import DEPTHS, HIGH, RANKS, RUNGS, SUBSETS, bit, count, held, highest, lowest


class DealTables:
    """All indexed by ``1024 * suit + remaining cards of the suit`` (ten bits).

    ``relative``: the same cards with each moved as far up as its holder's cards of equal points reach: one
    number for all rests in which the same seats hold the same values in the same order.
    ``shape``: the same again when only the numbers of high and of other cards each seat holds count.
    ``worth``: card points in it. ``owners``: the holders from the strongest down, ``owner_bits`` each.
    ``ladder``: the points of every seat's valuable cards as a thermometer code, so that the bits two rests of one shape
    do not share weigh their difference in points. ``top_owners[n]``: the bits of the first n holders.
    ``lowest_of``, ``highest_of``, ``down_to``, by ``11 * cards + n``: the n lowest of ten bits, the n highest, and
    everything from the n-th highest up. ``exact``: bounds hold for equal positions only.
    """

    def __init__(self) -> None:
        self.relative = array("H", bytes(2 * 4 * SUBSETS))
        self.shape = array("H", bytes(2 * 4 * SUBSETS))
        self.worth = array("H", bytes(2 * 4 * SUBSETS))
        self.ladder = array("Q", bytes(8 * 4 * SUBSETS))
        self.owners = array("I", bytes(4 * 4 * SUBSETS))
        self.top_owners = array("I", bytes(4 * DEPTHS))
        self.lowest_of = array("H", bytes(2 * SUBSETS * DEPTHS))
        self.highest_of = array("H", bytes(2 * SUBSETS * DEPTHS))
        self.down_to = array("H", bytes(2 * SUBSETS * DEPTHS))
        self.owner = [0] * 10
        self.step = [0] * 10
        self.own = [0] * 5
        self.first_rung = [0] * 5
        self.twos = self.ones = self.sixes = 0
        self.exact = False
        self.high = self.owner_bits = 0
        self._extremes()
        self._weights()

    def _extremes(self) -> None:
        for cards in range(SUBSETS):
            rising = falling = cards
            low = high = 0
            for n in range(1, DEPTHS):
                if rising:
                    low |= rising & -rising
                    rising &= rising - 1
                    high |= 1 << highest(falling)
                    falling ^= 1 << highest(falling)
                self.lowest_of[cards * DEPTHS + n] = low
                self.highest_of[cards * DEPTHS + n] = high
                self.down_to[cards * DEPTHS + n] = (SUBSETS - 1) & -(high & -high)

    def _weights(self) -> None:
        """The rungs weigh 2, 1, 1, 6 and 1: the steps between 0, 2, 3, 4, 10 and 11 points."""
        for i in range(RANKS):
            rung = RUNGS * i
            self.twos |= bit(rung)
            self.ones |= bit(rung + 1) | bit(rung + 2) | bit(rung + 4)
            self.sixes |= bit(rung + 3)

    def fill(self, board: Board) -> None:
        """Computes the tables for the cards now in the hands of ``board``."""
        self.owner_bits = 3 if board.seats > 4 else 2
        owners = 0
        for n in range(DEPTHS):
            self.top_owners[n] = owners
            if n < RANKS:
                owners |= ((1 << self.owner_bits) - 1) << (self.owner_bits * (RANKS - 1 - n))
        self._choose_kinds(board)
        for suit in range(4):
            self._note_cards(board, suit)
            self._fill_suit(board, suit, held(board.remaining, suit))

    def _choose_kinds(self, board: Board) -> None:
        """Which strengths are high cards: the 40-card pack's two, none where nothing is worth anything; other packs,
        and Klaberjass' duties, which depend on strength, allow no carrying over.
        """
        self.exact = board.duties
        worthless = True
        for card in range(64):
            points = board.points[card]
            worthless = worthless and points == 0
            if points != self._pack_points(card & 15):
                self.exact = True
        if worthless:
            self.exact = board.duties
        self.high = 0 if worthless else HIGH

    def _pack_points(self, rank: int) -> int:
        """Card points by strength in the 40-card pack."""
        if rank >= RANKS:
            return 0
        return (rank > 4) * 2 + (rank > 5) + (rank > 6) + (rank > 7) * 6 + (rank > 8)

    def _note_cards(self, board: Board, suit: int) -> None:
        """Notes each card's holder and step, each seat's cards, and where on the ladder its rungs begin."""
        rungs = 0
        for seat in range(board.seats):
            self.own[seat] = held(board.hand[seat], suit)
            self.first_rung[seat] = rungs
            for rank in range(RANKS):
                if (self.own[seat] >> rank) & 1:
                    points = board.points[16 * suit + rank]
                    self.owner[rank] = seat
                    self.step[rank] = (points > 0) + (points > 2) + (points > 3) + (points > 4) + (points > 10)
                    rungs += 1 if points else 0

    def _fill_suit(self, board: Board, suit: int, full: int) -> None:
        """Every subset of the suit's cards from the same without its lowest card."""
        at = suit * SUBSETS
        self.relative[at] = self.shape[at] = self.worth[at] = self.owners[at] = self.ladder[at] = 0
        cards = 0
        while cards != full:
            cards = (cards - full) & full
            without = cards & (cards - 1)
            card = lowest(cards)
            at = suit * SUBSETS + cards
            before = suit * SUBSETS + without
            self.worth[at] = self.worth[before] + board.points[16 * suit + card]
            position = RANKS - 1 - count(without)
            self.owners[at] = self.owners[before] | (self.owner[card] << (self.owner_bits * position))
            self.relative[at] = self._moved_up(board, suit, self.relative[before], card)
            if self.exact:
                self.shape[at] = self.relative[at]
            else:
                self.shape[at] = self._shape_of(board.seats, cards)
                self.ladder[at] = self.ladder[before] | self._rungs(suit, without, card)

    def _moved_up(self, board: Board, suit: int, placed: int, card: int) -> int:
        """``placed`` with ``card`` as far up below it as its holder had cards of its points in the deal."""
        rank = lowest(placed) - 1 if placed else RANKS - 1
        points = board.points[16 * suit + card]
        own = self.own[self.owner[card]]
        while not ((own >> rank) & 1 and board.points[16 * suit + rank] == points):
            rank -= 1
        return placed | (1 << rank)

    def _shape_of(self, seats: int, cards: int) -> int:
        """Every seat's high cards and other cards, each kind in the strongest places it had in the deal."""
        shape = 0
        for seat in range(seats):
            high = self.own[seat] & self.high
            other = self.own[seat] & ~self.high
            shape |= self.highest_of[high * DEPTHS + count(high & cards)]
            shape |= self.highest_of[other * DEPTHS + count(other & cards)]
        return shape

    def _rungs(self, suit: int, without: int, card: int) -> int:
        """The rungs of a card that comes after those of ``without``; odd suits use the ladder's upper half."""
        seat = self.owner[card]
        rung = RUNGS * (self.first_rung[seat] + count(self.own[seat] & without))
        return (bit(self.step[card]) - 1) << (rung + 25 if suit & 1 else rung)
