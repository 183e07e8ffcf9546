cimport cython
from sueca_desktop.solver.board cimport Board
from sueca_desktop.solver.boards cimport count
from sueca_desktop.solver.bounds_table cimport BoundsTable
from sueca_desktop.solver.search cimport Search
from sueca_desktop.solver.stop cimport Stop
from sueca_desktop.solver.tables cimport DealTables


@cython.final
cdef class Driver:
    cdef Board board
    cdef DealTables tables
    cdef BoundsTable table
    cdef Search search
    cdef int leader, seat, position, left

    cpdef int exact(self, int guess)
    @cython.locals(value=cython.int)
    cpdef bint reaches(self, int target)
    cpdef int exact_after(self, int card, int guess)
    @cython.locals(value=cython.int)
    cpdef bint reaches_after(self, int card, int target)
    cdef int _ask(self, int card, int target) noexcept nogil
    @cython.locals(low=cython.int, high=cython.int, step=cython.int, target=cython.int, value=cython.int, rises=cython.bint)
    cdef int _home_in(self, int card, int guess) noexcept nogil
