cimport cython
from sueca_desktop.solver.board cimport Board
from sueca_desktop.solver.boards cimport above, beats, highest, lane, lowest, row


@cython.final
cdef class Ordering:
    cdef Board board
    cdef int predicted
    cdef bint kept

    @cython.locals(leads=cython.bint)
    cdef int rate(self, int ply, int position, int seat, int card, unsigned long long others) noexcept nogil
    cdef void _predict(self, int ply, int position, int seat, int card, int led, bint leads) noexcept nogil
    cdef unsigned long long _beaters(self, unsigned long long hand, int led, int best) noexcept nogil
    cdef int _rate_lead(self, int seat, int card, int led) noexcept nogil
    @cython.locals(winning=cython.bint)
    cdef int _imagined_stake(self, int seat, int led) noexcept nogil
    cdef int _dearest(self, unsigned long long hand) noexcept nogil
    cdef int _cheapest(self, unsigned long long hand) noexcept nogil
    @cython.locals(trumped=cython.bint)
    cdef int _rate_winning(self, int card, int led, bint leads) noexcept nogil
    cdef int _rate_losing(self, int ply, int card, bint leads) noexcept nogil
