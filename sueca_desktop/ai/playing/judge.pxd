cimport cython
from sueca_desktop.ai.playing.lie cimport Lie
from sueca_desktop.ai.playing.outlook cimport Outlook
from sueca_desktop.ai.playing.rollouts cimport Rollouts
from sueca_desktop.ai.playing.view cimport View
from sueca_desktop.solver.boards cimport above, beats, count, highest, lane, lowest

cdef double EACH_TO_COME, SECURE_TRICK, VOID_MAKING, DRAWING, GIVING_A_RUFF, FOOLISH


@cython.final
cdef class Judge:
    cdef Lie lie
    cdef View view
    cdef Outlook outlook

    @cython.locals(world=cython.Py_ssize_t, i=cython.Py_ssize_t, width=cython.Py_ssize_t)
    cpdef void values(
        self, Rollouts turn, unsigned long long[::1] worlds, Py_ssize_t first, Py_ssize_t last, int[::1] cards,
        int[::1] found
    )
    cpdef int card(self, Rollouts turn, unsigned long long[::1] worlds)
    cdef void finish(self, Lie lie) noexcept nogil
    @cython.locals(
        cards=cython.ulonglong, legal=cython.ulonglong, most=cython.double, value=cython.double, card=cython.int,
        best=cython.int
    )
    cdef int choose(self, Lie lie) noexcept nogil
    @cython.locals(stake=cython.double, value=cython.double, master=cython.bint, trump=cython.bint)
    cdef double _value(self, Lie lie, int card, unsigned long long legal) noexcept nogil
    @cython.locals(
        points=cython.int, higher=cython.int, guarded=cython.bint, makes_void=cython.bint, share=cython.double
    )
    cdef double _keeping(self, Lie lie, int card) noexcept nogil
    @cython.locals(friendly=cython.bint)
    cdef bint _friend_may_ruff(self, Lie lie, int suit) noexcept nogil
    @cython.locals(friendly=cython.bint, under_the_ace=cython.bint, enough=cython.bint, over=cython.int)
    cdef bint _is_foolish(self, Lie lie, int card, unsigned long long legal) noexcept nogil
    @cython.locals(cards=cython.ulonglong)
    cdef bint _has_worthless(self, Lie lie, unsigned long long legal) noexcept nogil
    cdef bint _spares_trump(self, Lie lie, int card, unsigned long long legal) noexcept nogil
    @cython.locals(higher=cython.ulonglong)
    cdef bint _foe_beats_in_suit(self, Lie lie) noexcept nogil
    @cython.locals(
        cards=cython.ulonglong, most=cython.double, value=cython.double, card=cython.int, best=cython.int,
        alone=cython.bint, follows=cython.bint
    )
    cdef int _choose_nulls(self, Lie lie, unsigned long long legal) noexcept nogil
    @cython.locals(under=cython.ulonglong)
    cdef int _follow_at_nulls(self, Lie lie, unsigned long long legal, bint alone) noexcept nogil
    cdef double _throw_value(self, int card) noexcept nogil
    @cython.locals(over=cython.int, under=cython.int, own=cython.int)
    cdef double _lead_value(self, Lie lie, int card, bint alone) noexcept nogil
