cimport cython
from sueca_desktop.solver.board cimport Board
from sueca_desktop.solver.boards cimport (
    WIDTH, above, between, bit, count, everything, highest, lane, upward
)
from sueca_desktop.solver.bounds_table cimport BoundsTable
from sueca_desktop.solver.bracket cimport Bracket
from sueca_desktop.solver.ordering cimport Ordering
from sueca_desktop.solver.quick_tricks cimport QuickTricks
from sueca_desktop.solver.stop cimport Stop

cdef int NOT_REACHED


@cython.final
cdef class Search:
    cdef Board board
    cdef BoundsTable table
    cdef Stop stop
    cdef Bracket bracket
    cdef QuickTricks quick
    cdef Ordering ordering
    cdef int move[576]
    cdef int rating[576]
    cdef int value[576]
    cdef int twin[576]
    cdef int of[576]
    cdef int twins[48]
    cdef unsigned long long why
    cdef int best, cut_value
    cdef long long nodes, limit
    cdef bint stopped

    cdef int trick(self, int ply, int leader, int left, int target) noexcept nogil
    cdef int _bound(self, int target) noexcept nogil
    cdef int _hinted(self, int leader) noexcept nogil
    cdef int _last_trick(self, int ply, int leader, int left) noexcept nogil
    @cython.locals(base=cython.int, moves=cython.int, i=cython.int, value=cython.int, best_value=cython.int, first=cython.int, last=cython.bint)
    cdef int card(self, int ply, int position, int seat, int left, int target, int hint) noexcept nogil
    @cython.locals(card=cython.int, last=cython.int, moves=cython.int, twins=cython.int)
    cdef int _generate(self, int ply, int position, int seat, unsigned long long others) noexcept nogil
    cdef bint _twins(self, int high, int low, unsigned long long others) noexcept nogil
    cdef bint _cut_at_last_seat(self, int ply, int seat, int moves, int left, int target) noexcept nogil
    cdef int _hint_first(self, int base, int moves, int hint) noexcept nogil
    cdef void _rate(
        self, int ply, int position, int seat, int at, int end, unsigned long long others
    ) noexcept nogil
    cdef void _bring_forward(self, int at, int end) noexcept nogil
    cdef int _without_search(self, int ply, int i, unsigned long long others, int side, int target) noexcept nogil
    cdef int play(self, int ply, int position, int seat, int card, int left, int target) noexcept nogil
    @cython.locals(value=cython.int)
    cdef int _end_trick(self, int ply, int left, int target) noexcept nogil
    @cython.locals(changed=cython.bint)
    cdef unsigned long long _closed(self, int ply, unsigned long long why) noexcept nogil
