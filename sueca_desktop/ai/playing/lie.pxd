cimport cython
from sueca_desktop.solver.boards cimport above, beats, bit, lane


@cython.final
cdef class Lie:
    cdef int seats, ranks, trump, last_trick, bidder, called, partner, shown
    cdef bint duties, misere
    cdef unsigned long long hand[5]
    cdef unsigned long long pool
    cdef int side[5]
    cdef int void[5]
    cdef int points[64]
    cdef int taken[2]
    cdef int leader, seat, position, led, best, winner, stake, tricks
    cdef bint over

    cpdef void like(self, Lie other)
    cdef void become(self, Lie other) noexcept nogil
    cdef void begin(self, int leader) noexcept nogil
    cdef void find_partner(self) noexcept nogil
    cdef unsigned long long legal(self) noexcept nogil
    cdef void play(self, int card) noexcept nogil
    cdef void _note_void(self, int card) noexcept nogil
    cdef void _end_trick(self) noexcept nogil
    cdef int relation(self, int seat, int other) noexcept nogil
    @cython.locals(open_seats=cython.int)
    cdef int _suspects(self, int seat) noexcept nogil
    cdef int points_of(self, int seat) noexcept nogil
