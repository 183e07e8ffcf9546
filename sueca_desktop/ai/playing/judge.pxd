cimport cython
from sueca_desktop.ai.playing.lie cimport Lie
from sueca_desktop.ai.playing.rollouts cimport Rollouts
from sueca_desktop.ai.playing.view cimport View
from sueca_desktop.solver.boards cimport above, beats, count, highest, lane, lowest

cdef extern from *:
    """
    static const double sueca_each_to_come = 2.0, sueca_secure_trick = 1.0, sueca_void_making = 1.0;
    static const double sueca_drawing = 8.0, sueca_giving_a_ruff = 6.0, sueca_foolish = 1000.0;
    """
    double EACH_TO_COME "sueca_each_to_come"
    double SECURE_TRICK "sueca_secure_trick"
    double VOID_MAKING "sueca_void_making"
    double DRAWING "sueca_drawing"
    double GIVING_A_RUFF "sueca_giving_a_ruff"
    double FOOLISH "sueca_foolish"


@cython.final
cdef class Judge:
    cdef Lie lie
    cdef View view
    cdef double share[20]
    cdef double none[20]
    cdef bint friend[5]
    cdef bint to_come[5]
    cdef int seat, coming
    cdef unsigned long long hand, unseen
    cdef bint drawing

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
    @cython.locals(other=cython.int, suit=cython.int, hidden=cython.int, own=cython.int, out=cython.int)
    cdef void _look(self, Lie lie) noexcept nogil
    @cython.locals(relation=cython.int)
    cdef bint _is_friend(self, Lie lie, int other) noexcept nogil
    @cython.locals(together=cython.int, other=cython.int, unseen=cython.int, share=cython.double)
    cdef void _look_at_suit(self, Lie lie, int suit, int asleep) noexcept nogil
    @cython.locals(result=cython.double)
    cdef double _power(self, double base, int times) noexcept nogil
    cdef bint _foe_may_hold(self, Lie lie, int suit, bint coming) noexcept nogil
    @cython.locals(by_suit=cython.double, has_one=cython.double, ruffs=cython.ulonglong)
    cdef double _beaten_by(self, Lie lie, int other, int best, int led) noexcept nogil
    @cython.locals(
        led=cython.int, best=cython.int, other=cython.int, takes=cython.bint, closes=cython.bint, held=cython.double,
        helped=cython.double, beaten=cython.double
    )
    cdef double _ours(self, Lie lie, int card) noexcept nogil
    @cython.locals(chance=cython.double)
    cdef double _goes_round(self, Lie lie, int suit) noexcept nogil
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
