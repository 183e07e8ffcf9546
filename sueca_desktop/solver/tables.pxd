cimport cython
from sueca_desktop.solver.board cimport Board
from sueca_desktop.solver.boards cimport DEPTHS, HIGH, RANKS, RUNGS, SUBSETS, bit, count, held, highest, lowest


@cython.final
cdef class DealTables:
    cdef unsigned short[::1] relative, shape, worth, lowest_of, highest_of, down_to
    cdef unsigned long long[::1] ladder
    cdef unsigned int[::1] owners, top_owners
    cdef int owner[10]
    cdef int step[10]
    cdef int own[5]
    cdef int first_rung[5]
    cdef unsigned long long twos, ones, sixes
    cdef bint exact
    cdef int high, owner_bits

    cdef void _extremes(self)
    cdef void _weights(self)
    cdef void fill(self, Board board) noexcept nogil
    @cython.locals(worthless=cython.bint)
    cdef void _choose_kinds(self, Board board) noexcept nogil
    cdef int _pack_points(self, int rank) noexcept nogil
    cdef void _note_cards(self, Board board, int suit) noexcept nogil
    @cython.locals(cards=cython.int, without=cython.int)
    cdef void _fill_suit(self, Board board, int suit, int full) noexcept nogil
    cdef int _moved_up(self, Board board, int suit, int placed, int card) noexcept nogil
    cdef int _shape_of(self, int seats, int cards) noexcept nogil
    cdef unsigned long long _rungs(self, int suit, int without, int card) noexcept nogil
