"""The search: alpha-beta with a window of zero width, so every call asks only whether a value reaches a target.

Values are points still to come for side 0, and fail soft: a value of the target or more is a lower bound, a smaller one
an upper bound. With each comes the reason: the cards whose strength it rests on, closed upwards, which lets the table
of bounds answer for positions that differ only below them (partition search).
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from sueca_desktop.solver import shim as cython
if not cython.compiled:
    from sueca_desktop.solver.board import Board
    from sueca_desktop.solver.boards import WIDTH, above, between, bit, count, everything, highest, lane, upward
    from sueca_desktop.solver.bounds_table import BoundsTable
    from sueca_desktop.solver.bracket import Bracket
    from sueca_desktop.solver.ordering import Ordering
    from sueca_desktop.solver.quick_tricks import QuickTricks
    from sueca_desktop.solver.stop import Stop

NOT_REACHED = 1000
"""More than any position is worth."""
NO_LIMIT = 1 << 60


class Search:
    """``why``: the reason of the value returned last. ``best``: the best card of the hand searched last. ``nodes``:
    cards played so far, ``limit``: how many may be. ``stopped``: whether the search was given up; values returned since
    then mean nothing and are stored nowhere. Arrays by ply: ``move``, ``rating``, ``value``, the cards of a ply;
    ``twin``, ``of``: cards left out, and the one that stands for each; ``twins``: how many.
    """

    def __init__(self, board: Board, table: BoundsTable, stop: Stop) -> None:
        self.board = board
        self.table = table
        self.stop = stop
        self.bracket = Bracket()
        self.quick = QuickTricks(board, self.table.tables)
        self.ordering = Ordering(board)
        self.move = [0] * 576
        self.rating = [0] * 576
        self.value = [0] * 576
        self.twin = [0] * 576
        self.of = [0] * 576
        self.twins = [0] * 48
        self.why = 0
        self.best = self.cut_value = 0
        self.nodes = 0
        self.limit = NO_LIMIT
        self.stopped = False

    def trick(self, ply: int, leader: int, left: int, target: int) -> int:
        """The value of the position in which ``leader`` begins a trick and ``left`` points are still to come."""
        self.why = 0
        if target <= 0:
            return 0
        if target > left:
            return left
        self.quick.assess(self.bracket, leader, left)
        if self.bracket.lower >= target or self.bracket.upper < target:
            return self._bound(target)
        if count(self.board.hand[leader]) == 1:
            return self._last_trick(ply, leader, left)
        if self.table.probe(self.bracket, self.board.remaining, leader, target):
            return self._bound(target)
        lower, upper = self.bracket.lower, self.bracket.upper
        lower_why, upper_why = self.bracket.lower_why, self.bracket.upper_why
        value = self.card(ply, 0, leader, left, target, self._hinted(leader))
        if self.stopped:
            return value
        self.bracket.lower, self.bracket.upper = lower, upper
        self.bracket.lower_why, self.bracket.upper_why = lower_why, upper_why
        if value >= target:
            if value > lower:
                self.bracket.lower = value
                self.bracket.lower_why = self.why
        elif value < upper:
            self.bracket.upper = value
            self.bracket.upper_why = self.why
        hint = (self.best >> 4 << 4) | count(self.board.hand[leader] & above(self.best))
        self.table.store(self.bracket, self.board.remaining, leader, hint)
        return value

    def _bound(self, target: int) -> int:
        """The bound that decides the target, and its reason."""
        if self.bracket.lower >= target:
            self.why = self.bracket.lower_why
            return self.bracket.lower
        self.why = self.bracket.upper_why
        return self.bracket.upper

    def _hinted(self, leader: int) -> int:
        """The table's best card as this hand has it, or -1."""
        if self.table.hint < 0:
            return -1
        cards = self.board.hand[leader] & lane(self.table.hint >> 4)
        for _ in range(self.table.hint & 15):
            if cards:
                cards ^= bit(highest(cards))
        return highest(cards) if cards else -1

    def _last_trick(self, ply: int, leader: int, left: int) -> int:
        """Everybody plays his only card."""
        seat = leader
        self.nodes += self.board.seats
        for position in range(self.board.seats):
            self.board.play(ply + position, position == 0, seat, highest(self.board.hand[seat]))
            seat = self.board.next_seat[seat]
        ply += self.board.seats
        if self.board.ranked[ply]:
            self.why = everything() if self.board.duties else upward(self.board.best[ply])
        return 0 if self.board.side[self.board.winner[ply]] else left

    def card(self, ply: int, position: int, seat: int, left: int, target: int, hint: int) -> int:
        """The value with ``seat`` to play the ``position``-th card of the trick; ``left`` counts this trick."""
        base = ply * WIDTH
        others = self.board.remaining & ~self.board.hand[seat]
        if position:
            others |= bit(self.board.best[ply])
        moves = self._generate(ply, position, seat, others)
        if moves > 1:
            last = position + 1 == self.board.seats and count(self.board.hand[seat]) > 2
            if last and self._cut_at_last_seat(ply, seat, moves, left, target):
                return self.cut_value
        side = self.board.side[seat]
        best_value = NOT_REACHED if side else -1
        best = self.move[base]
        why = everything() & ~everything()
        first = self._hint_first(base, moves, hint)
        for i in range(moves):
            if i == first and moves > 1:
                self._rate(ply, position, seat, base + i, base + moves, others)
            if i >= first and i + 1 < moves:
                self._bring_forward(base + i, base + moves)
            value = self._without_search(ply, i, others, side, target) if i else -1
            if value < 0:
                value = self.play(ply, position, seat, self.move[base + i], left, target)
                if self.stopped:
                    return value
                why |= self.why
                if value < target if side else value >= target:
                    self.best = self.move[base + i]
                    return value
                if value < best_value if side else value > best_value:
                    best = self.move[base + i]
            self.value[base + i] = value
            if value < best_value if side else value > best_value:
                best_value = value
        self.best = best
        self.why = self._closed(ply, why)
        return best_value

    def _generate(self, ply: int, position: int, seat: int, others: int) -> int:
        """Lists one card of each run of equal points that nothing held by others parts; the rest are twins."""
        base = ply * WIDTH
        cards = self.board.hand[seat]
        if position:
            cards = self.board.legal(cards, self.board.led[ply], self.board.best[ply])
        moves = twins = 0
        last = -1
        while cards:
            card = highest(cards)
            cards ^= bit(card)
            if last >= 0 and self._twins(last, card, others):
                self.twin[base + twins] = card
                self.of[base + twins] = last
                twins += 1
            else:
                self.move[base + moves] = card
                moves += 1
            last = card
        self.twins[ply] = twins
        return moves

    def _twins(self, high: int, low: int, others: int) -> bool:
        return (
            high >> 4 == low >> 4
            and self.board.points[high] == self.board.points[low]
            and not between(high, low) & others
        )

    def _cut_at_last_seat(self, ply: int, seat: int, moves: int, left: int, target: int) -> bool:
        """Whether a card of the last seat leads to a position whose bounds decide at once; sets ``cut_value``."""
        side = self.board.side[seat]
        for i in range(ply * WIDTH, ply * WIDTH + moves):
            self.board.play(ply, False, seat, self.move[i])
            winner = self.board.winner[ply + 1]
            stake = self.board.stake[ply + 1] + self.board.trick_bonus
            gain = 0 if self.board.side[winner] else stake
            still = target - gain
            self.bracket.lower = 0
            self.bracket.upper = left - stake
            self.bracket.lower_why = self.bracket.upper_why = 0
            if 0 < still <= left - stake:
                self.table.probe(self.bracket, self.board.remaining ^ bit(self.move[i]), winner, still)
            if self.bracket.upper < still if side else self.bracket.lower >= still:
                self.cut_value = gain + (self.bracket.upper if side else self.bracket.lower)
                self.why = self.bracket.upper_why if side else self.bracket.lower_why
                if self.board.ranked[ply + 1]:
                    self.why |= upward(self.board.best[ply + 1])
                return True
        return False

    def _hint_first(self, base: int, moves: int, hint: int) -> int:
        """Moves the table's card to the front, if it is there; how many cards then need no rating."""
        for i in range(base, base + moves):
            if self.move[i] == hint:
                self.move[base], self.move[i] = self.move[i], self.move[base]
                return 1
        return 0

    def _rate(self, ply: int, position: int, seat: int, at: int, end: int, others: int) -> None:
        for i in range(at, end):
            self.rating[i] = self.ordering.rate(ply, position, seat, self.move[i], others)

    def _bring_forward(self, at: int, end: int) -> None:
        """Swaps the best rated card from ``at`` on to ``at``."""
        top = at
        for i in range(at + 1, end):
            if self.rating[i] > self.rating[top]:
                top = i
        if top != at:
            self.move[at], self.move[top] = self.move[top], self.move[at]
            self.rating[at], self.rating[top] = self.rating[top], self.rating[at]

    def _without_search(self, ply: int, i: int, others: int, side: int, target: int) -> int:
        """A bound for the i-th card from a neighbour, if their difference in points cannot matter; or -1."""
        base = ply * WIDTH
        card = self.move[base + i]
        for j in range(base, base + i):
            other = self.move[j]
            if other >> 4 != card >> 4:
                continue
            high = max(card, other)
            low = min(card, other)
            if between(high, low) & others:
                continue
            apart = abs(self.board.points[high] - self.board.points[low])
            value = self.value[j] - apart if side else self.value[j] + apart
            if value >= target if side else value < target:
                twins = self.twins[ply]
                self.twin[base + twins] = card
                self.of[base + twins] = other
                self.twins[ply] = twins + 1
                return value
        return -1

    def play(self, ply: int, position: int, seat: int, card: int, left: int, target: int) -> int:
        """The value after ``card``; the board is as before afterwards."""
        self.nodes += 1
        if self.stop.raised or self.nodes > self.limit:
            self.stopped = True
            return 0
        hand = self.board.hand[seat]
        remaining = self.board.remaining
        self.board.play(ply, position == 0, seat, card)
        self.board.hand[seat] = hand ^ bit(card)
        self.board.remaining = remaining ^ bit(card)
        if position + 1 < self.board.seats:
            value = self.card(ply + 1, position + 1, self.board.next_seat[seat], left, target, -1)
        else:
            value = self._end_trick(ply + 1, left, target)
        self.board.hand[seat] = hand
        self.board.remaining = remaining
        return value

    def _end_trick(self, ply: int, left: int, target: int) -> int:
        """The value with the trick of ``ply`` full: what it brings, and what comes after it."""
        stake = self.board.stake[ply] + self.board.trick_bonus
        winner = self.board.winner[ply]
        self.why = 0
        if not self.board.remaining:
            value = 0 if self.board.side[winner] else stake + self.board.last_trick
        elif self.board.side[winner]:
            value = self.trick(ply, winner, left - stake, target)
        else:
            value = stake + self.trick(ply, winner, left - stake, target - stake)
        if self.board.ranked[ply]:
            self.why |= upward(self.board.best[ply])
        return value

    def _closed(self, ply: int, why: int) -> int:
        """The reasons of all cards tried, with those that twins add: a twin is one only while nothing comes between."""
        if self.board.duties:
            return everything()
        base = ply * WIDTH
        changed = self.twins[ply] > 0
        while changed:
            changed = False
            for i in range(base, base + self.twins[ply]):
                high = max(self.twin[i], self.of[i])
                low = min(self.twin[i], self.of[i])
                if why & bit(high) and not why & bit(low):
                    why |= upward(low)
                    changed = True
        return why
