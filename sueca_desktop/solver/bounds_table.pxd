cimport cython
from sueca_desktop.solver.boards cimport DEPTHS, EPOCHS, SUBSETS, WAYS, bit, count, held, lift, mix
from sueca_desktop.solver.bracket cimport Bracket
from sueca_desktop.solver.tables cimport DealTables


@cython.final
cdef class BoundsTable:
    cdef DealTables tables
    cdef unsigned long long[::1] entries
    cdef unsigned long long bucket_mask, epoch
    cdef int hint
    cdef long long size

    cdef void forget(self, int seats, int hand_size) noexcept nogil
    cdef unsigned long long exact_key(self, unsigned long long remaining) noexcept nogil
    cdef unsigned long long _shape_key(self, int a, int b, int c, int d) noexcept nogil
    cdef unsigned long long _relevant(self, unsigned long long remaining, unsigned int depths) noexcept nogil
    cdef unsigned int _depths(self, unsigned long long cards) noexcept nogil
    cdef int _weigh(self, unsigned long long rungs) noexcept nogil
    cdef bint _same_tops(self, unsigned long long one, unsigned long long other, unsigned int depths) noexcept nogil
    @cython.locals(at=cython.Py_ssize_t, i=cython.Py_ssize_t)
    cdef bint probe(self, Bracket bracket, unsigned long long remaining, int leader, int target) noexcept nogil
    @cython.locals(lower=cython.int, upper=cython.int)
    cdef void _tighten(
        self, Bracket bracket, unsigned long long remaining, unsigned long long known, int less, int more
    ) noexcept nogil
    @cython.locals(lower=cython.int, upper=cython.int)
    cdef void _carry_over(
        self, Bracket bracket, unsigned long long remaining, unsigned long long exact, unsigned long long key,
        unsigned long long known
    ) noexcept nogil
    @cython.locals(at=cython.Py_ssize_t, victim=cython.Py_ssize_t)
    cdef void store(self, Bracket bracket, unsigned long long remaining, int leader, int best) noexcept nogil
    @cython.locals(i=cython.Py_ssize_t)
    cdef Py_ssize_t _victim(self, Py_ssize_t at, unsigned long long filed) noexcept nogil
