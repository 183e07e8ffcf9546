cimport cython
from libc.math cimport exp, log
from sueca_desktop.ai.playing.lie cimport Lie
from sueca_desktop.ai.playing.view cimport View
from sueca_desktop.solver.boards cimport bit, lowest

cdef enum:
    LEAD = 0
    FOLLOW = 1
    DISCARD = 2
    LONGEST = 24


@cython.final
cdef class Policy:
    cdef View view
    cdef float[::1] weights
    cdef int[::1] attribute, stride, first_term, first_of_card, offset
    cdef int first_tuple[4]
    cdef int base[24]
    cdef int at[24]
    cdef int card[16]
    cdef double score[16]
    cdef double chance[16]
    cdef int situation, cards

    cdef void look(self, Lie lie, unsigned long long legal) noexcept nogil
    cdef double score_of(self, Lie lie, int card) noexcept nogil
    cdef int choose(self, Lie lie) noexcept nogil
    @cython.locals(cards=cython.ulonglong)
    cdef int weigh(self, Lie lie) noexcept nogil
    @cython.locals(total=cython.double, most=cython.double)
    cdef void chances(self, double temperature) noexcept nogil
    @cython.locals(chance=cython.double)
    cdef double log_likelihood(self, Lie lie, int card, double temperature, double noise) noexcept nogil
    cdef void finish(self, Lie lie) noexcept nogil
