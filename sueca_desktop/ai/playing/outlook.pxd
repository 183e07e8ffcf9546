cimport cython
from sueca_desktop.ai.playing.lie cimport Lie
from sueca_desktop.solver.boards cimport above, beats, count, lane


@cython.final
cdef class Outlook:
    cdef double share[20]
    cdef double none[20]
    cdef bint friend[5]
    cdef bint to_come[5]
    cdef int seat, coming
    cdef unsigned long long hand, unseen
    cdef bint drawing

    @cython.locals(other=cython.int, suit=cython.int, hidden=cython.int, own=cython.int, out=cython.int)
    cdef void look(self, Lie lie) noexcept nogil
    @cython.locals(relation=cython.int)
    cdef bint _is_friend(self, Lie lie, int other) noexcept nogil
    @cython.locals(together=cython.int, other=cython.int, unseen=cython.int, share=cython.double)
    cdef void _look_at_suit(self, Lie lie, int suit, int asleep) noexcept nogil
    @cython.locals(result=cython.double)
    cdef double _power(self, double base, int times) noexcept nogil
    cdef bint foe_may_hold(self, Lie lie, int suit, bint coming) noexcept nogil
    @cython.locals(by_suit=cython.double, has_one=cython.double, ruffs=cython.ulonglong)
    cdef double beaten_by(self, Lie lie, int other, int best, int led) noexcept nogil
    @cython.locals(
        led=cython.int, best=cython.int, other=cython.int, takes=cython.bint, closes=cython.bint, held=cython.double,
        helped=cython.double, beaten=cython.double
    )
    cdef double ours(self, Lie lie, int card) noexcept nogil
    @cython.locals(chance=cython.double)
    cdef double goes_round(self, Lie lie, int suit) noexcept nogil
