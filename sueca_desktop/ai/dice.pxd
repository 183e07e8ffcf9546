cimport cython
from sueca_desktop.solver.boards cimport everything, highest


@cython.final
cdef class Dice:
    cdef unsigned long long state, gamma, first, second

    @cython.locals(word=cython.ulonglong)
    cdef unsigned long long word(self) noexcept nogil
    @cython.locals(places=cython.int, word=cython.ulonglong)
    cdef unsigned long long below(self, unsigned long long bound) noexcept nogil
