cimport cython
from libc.math cimport log
from sueca_desktop.solver.boards cimport held


@cython.final
cdef class Hearing:
    cdef int[::1] side, more, danger
    cdef double[::1] lift, limits, nulls
    cdef int base, worths, dangers
    cdef readonly int seats
    cdef double otherwise
    cdef unsigned long long out[5]
    cdef unsigned long long back[5]
    cdef int seat[5]
    cdef int trump[5]

    cpdef void weigh(self, unsigned long long[::1] rows, Py_ssize_t width, double power, double[::1] found)
    @cython.locals(i=cython.Py_ssize_t, number=cython.Py_ssize_t, at=cython.int, hand=cython.ulonglong)
    cdef void _weigh(self, unsigned long long[::1] rows, Py_ssize_t width, double power, double[::1] found)
    @cython.locals(a=cython.int, b=cython.int, c=cython.int, d=cython.int, worth=cython.int, total=cython.double, best=cython.int, named=cython.int, every=cython.double)
    cdef double _one(self, int at, unsigned long long hand) noexcept nogil
