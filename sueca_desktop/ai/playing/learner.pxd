cimport cython
from libc.math cimport log, sqrt
from sueca_desktop.ai.playing.lie cimport Lie
from sueca_desktop.ai.playing.policy cimport Policy
from sueca_desktop.solver.boards cimport mix

cdef double STUDIED, NOISE


@cython.final
cdef class Learner:
    cdef Policy policy
    cdef Lie lie, trial
    cdef float[::1] square
    cdef int index[384]
    cdef int card[16]
    cdef double chance[16]
    cdef double value[16]
    cdef unsigned long long draws
    cdef double scale, entropy, rate
    cdef bint sampling
    cdef int cards, tables
    cdef readonly long long decisions

    cdef double _draw(self) noexcept nogil
    @cython.locals(left=cython.double, i=cython.int)
    cdef int _sample(self) noexcept nogil
    @cython.locals(i=cython.int, table=cython.int, first=cython.int)
    cdef void _weigh(self) noexcept nogil
    @cython.locals(i=cython.int)
    cdef void _try_out(self) noexcept nogil
    cdef void _finish(self) noexcept nogil
    @cython.locals(left=cython.double, i=cython.int, cards=cython.int)
    cdef int _sampled(self) noexcept nogil
    @cython.locals(mean=cython.double, slope=cython.double, i=cython.int, table=cython.int, at=cython.int)
    cdef void _learn(self) noexcept nogil
    cpdef void play(self)
