cimport cython


@cython.final
cdef class Stop:
    cdef bint raised
