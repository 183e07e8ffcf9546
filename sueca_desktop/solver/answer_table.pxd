cimport cython
from sueca_desktop.solver.boards cimport EPOCHS, SUBSETS, bit, held, lift, mix
from sueca_desktop.solver.tables cimport DealTables

cdef int BUCKET


@cython.final
cdef class AnswerTable:
    cdef DealTables tables
    cdef unsigned long long[::1] entries
    cdef unsigned long long bucket_mask
    cdef int epoch

    cdef void forget(self) noexcept nogil
    cdef unsigned long long key(self, unsigned long long remaining, int leader) noexcept nogil
    @cython.locals(at=cython.Py_ssize_t, i=cython.Py_ssize_t)
    cdef int probe(self, unsigned long long key) noexcept nogil
    @cython.locals(at=cython.Py_ssize_t, i=cython.Py_ssize_t)
    cdef void store(self, unsigned long long key, bint value) noexcept nogil
