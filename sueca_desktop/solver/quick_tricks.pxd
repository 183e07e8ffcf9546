cimport cython
from sueca_desktop.solver.board cimport Board
from sueca_desktop.solver.boards cimport DEPTHS, SUBSETS, count, held, highest, upward
from sueca_desktop.solver.bracket cimport Bracket
from sueca_desktop.solver.tables cimport DealTables


@cython.final
cdef class QuickTricks:
    cdef Board board
    cdef DealTables tables
    cdef int points, tricks, trumps_cashed
    cdef unsigned long long why

    @cython.locals(lower=cython.int, held_by_others=cython.int, why=cython.ulonglong, why_others=cython.ulonglong)
    cdef void assess(self, Bracket bracket, int leader, int left) noexcept nogil
    cdef int _run(self, int ours, int theirs) noexcept nogil
    cdef unsigned long long _down_to(self, int suit, int run) noexcept nogil
    cdef int _most_held(self, int side, int trumps) noexcept nogil
    @cython.locals(run=cython.int, safe=cython.int)
    cdef void _cash(self, int leader, int side) noexcept nogil
    cdef int _top_run(self, int leader, int suit) noexcept nogil
    cdef int _untrumped(self, int side, int suit, int most) noexcept nogil
    cdef void _take(self, int leader, int side, int suit, int run, int rounds) noexcept nogil
