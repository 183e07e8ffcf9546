cimport cython
from sueca_desktop.solver.answer_table cimport AnswerTable
from sueca_desktop.solver.board cimport Board
from sueca_desktop.solver.boards cimport (
    WIDTH, beats, between, bit, held, highest, lane, lowest
)
from sueca_desktop.solver.stop cimport Stop
from sueca_desktop.solver.tables cimport DealTables


@cython.final
cdef class Misere:
    cdef Stop stop
    cdef Board board
    cdef DealTables tables
    cdef AnswerTable answers
    cdef int move[576]
    cdef int rating[576]
    cdef bint unsafe[4]
    cdef int soloist, seat, position
    cdef long long nodes, limit
    cdef bint stopped

    cpdef bint made(self)
    cpdef bint made_after(self, int card)
    @cython.locals(safe=cython.bint, value=cython.bint)
    cdef bint _trick(self, int ply, int leader) noexcept nogil
    @cython.locals(safe=cython.bint)
    cdef bint _is_safe(self) noexcept nogil
    cdef bint _is_caught(self, int leader) noexcept nogil
    cdef bint _all_can_duck(self, int suit, int rank) noexcept nogil
    cdef bint _is_forced_over(self, int position, int seat, int card) noexcept nogil
    @cython.locals(alone=cython.bint, value=cython.bint)
    cdef bint _card(self, int ply, int position, int seat) noexcept nogil
    @cython.locals(card=cython.int, moves=cython.int, base=cython.int, ducked=cython.bint)
    cdef int _list_own(self, int ply, int position) noexcept nogil
    cdef int _list_discards(self, int ply, unsigned long long hand) noexcept nogil
    @cython.locals(card=cython.int, moves=cython.int, base=cython.int, last=cython.int)
    cdef int _list_theirs(self, int ply, int position, int seat) noexcept nogil
    cdef int _rate_theirs(self, int ply, int position, int seat, int card) noexcept nogil
    cdef void _bring_forward(self, int at, int end) noexcept nogil
    @cython.locals(value=cython.bint)
    cdef bint _play(self, int ply, int position, int seat, int card) noexcept nogil
    cdef bint _takes_it(self, int ply, int position, int seat) noexcept nogil
