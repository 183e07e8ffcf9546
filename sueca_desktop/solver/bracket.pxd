cimport cython


@cython.final
cdef class Bracket:
    cdef int lower, upper
    cdef unsigned long long lower_why, upper_why
