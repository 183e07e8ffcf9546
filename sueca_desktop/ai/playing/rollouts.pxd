cimport cython
from sueca_desktop.ai.playing.lie cimport Lie
from sueca_desktop.ai.playing.policy cimport Policy
from sueca_desktop.solver.boards cimport bit


@cython.final
cdef class Rollouts:
    cdef Policy policy
    cdef Lie root, lie
    cdef int[::1] history
    cdef unsigned long long own[5]
    cdef unsigned long long pool
    cdef int leader, me, played

    cdef void _set(self, unsigned long long[::1] worlds, Py_ssize_t world) noexcept nogil
    @cython.locals(total=cython.double, card=cython.int, i=cython.int)
    cdef double _replay(self, double temperature, double noise) noexcept nogil
    cdef void place(self, unsigned long long[::1] worlds, Py_ssize_t world) noexcept nogil
    @cython.locals(world=cython.Py_ssize_t)
    cpdef void likelihoods(
        self, unsigned long long[::1] worlds, Py_ssize_t first, Py_ssize_t last, double temperature, double noise,
        double[::1] found
    )
    @cython.locals(world=cython.Py_ssize_t, i=cython.Py_ssize_t, width=cython.Py_ssize_t)
    cpdef void values(
        self, unsigned long long[::1] worlds, Py_ssize_t first, Py_ssize_t last, int[::1] cards, int[::1] found
    )
