cimport cython
from sueca_desktop.solver.boards cimport above, beats, count, held, lane, lowest


@cython.final
cdef class Board:
    cdef int seats, trump, trick_bonus, last_trick
    cdef bint duties
    cdef unsigned long long remaining
    cdef unsigned long long hand[5]
    cdef int side[5]
    cdef int next_seat[5]
    cdef int points[64]
    cdef int led[48]
    cdef int best[48]
    cdef int winner[48]
    cdef int stake[48]
    cdef int ranked[48]

    cdef unsigned long long legal(self, unsigned long long hand, int led, int best) noexcept nogil
    @cython.locals(same_suit=cython.bint)
    cdef void play(self, int ply, bint first, int seat, int card) noexcept nogil
    cdef int points_left(self) noexcept nogil
    cdef int side_holds(self, int side, int suit) noexcept nogil
