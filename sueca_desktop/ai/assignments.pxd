cimport cython
from sueca_desktop.ai.dice cimport Dice
from sueca_desktop.solver.boards cimport bit, lowest


@cython.final
cdef class Assignments:
    cdef readonly unsigned long long count
    cdef int cards, places, seats, marked, none, all
    cdef int card[40]
    cdef int holders[40]
    cdef int size[6]
    cdef int step[6]
    cdef int room[6]
    cdef unsigned long long[::1] ways

    @cython.locals(code=cython.int, filled=cython.int, place=cython.int)
    cdef int _count(self) noexcept nogil
    @cython.locals(total=cython.ulonglong)
    cdef unsigned long long _sum(self, int code, int holders) noexcept nogil
    cpdef void draw(self, Py_ssize_t number, object seed, unsigned long long[::1] rows)
    @cython.locals(i=cython.Py_ssize_t)
    cdef void _draw(self, Py_ssize_t number, Dice dice, unsigned long long[::1] rows)
    @cython.locals(i=cython.Py_ssize_t)
    cpdef void list(self, unsigned long long first, Py_ssize_t number, unsigned long long[::1] rows)
    @cython.locals(code=cython.int, i=cython.int, holders=cython.int, place=cython.int, ways=cython.ulonglong)
    cdef void _lay(self, unsigned long long way, unsigned long long[::1] rows, Py_ssize_t at) noexcept nogil
