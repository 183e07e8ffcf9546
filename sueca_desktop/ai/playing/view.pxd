cimport cython
from sueca_desktop.ai.playing.attributes cimport (
    A, ATTRIBUTES, B, CS, H0, HB, HN, K, LB, LO, NF, NMT, NP, NS, NUT, OL, OW, OWN, POS, Q, R, RB, RF, ROLE, SOLO, ST, SV, T,
    TA, TN, TP, TV, UB, UN, UT, V, VF, VN, VO, VP
)
from sueca_desktop.ai.playing.lie cimport Lie
from sueca_desktop.solver.boards cimport above, beats, between, bit, count, highest, lane


@cython.final
cdef class View:
    cdef int value[48]
    cdef int seat, suit, friend, next_seat, seat_before
    cdef bint trumps_unseen
    cdef unsigned long long hand, unseen
    cdef int foes[5]
    cdef int foe_count

    cdef void look(self, Lie lie) noexcept nogil
    cdef void _see_trumps(self, Lie lie) noexcept nogil
    cdef void _see_others(self, Lie lie) noexcept nogil
    cdef void _see_trick(self, Lie lie) noexcept nogil
    @cython.locals(has_played=cython.bint)
    cdef int _bidder(self, Lie lie) noexcept nogil
    @cython.locals(foes=cython.int, friends=cython.int)
    cdef void _see_who_comes(self, Lie lie) noexcept nogil
    @cython.locals(worst=cython.int)
    cdef int _standing(self, Lie lie) noexcept nogil
    @cython.locals(known_void=cython.bint, suit_void=cython.bint)
    cdef int _danger(self, Lie lie, int other) noexcept nogil
    cdef int _foe_next(self, Lie lie) noexcept nogil
    cdef int _role(self, Lie lie) noexcept nogil
    cdef int _where(self, int card) noexcept nogil
    cdef int _voidness(self, Lie lie, int other, int suit) noexcept nogil
    cdef void take_up(self, Lie lie, int card) noexcept nogil
    @cython.locals(ruffs=cython.int)
    cdef void _see_suit(self, Lie lie, int suit) noexcept nogil
    @cython.locals(alike=cython.bint)
    cdef unsigned long long choices(self, Lie lie, unsigned long long legal) noexcept nogil
