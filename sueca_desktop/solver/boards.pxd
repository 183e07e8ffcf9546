# boards.py for the compiler: the same functions, inlined, with the processor's own bit instructions.

cdef extern from *:
    """
    typedef unsigned long long sueca_board;
    #if defined(__GNUC__) || defined(__clang__)
    static inline int sueca_count(sueca_board x) { return __builtin_popcountll(x); }
    static inline int sueca_highest(sueca_board x) { return 63 - __builtin_clzll(x); }
    static inline int sueca_lowest(sueca_board x) { return __builtin_ctzll(x); }
    #else
    static inline int sueca_count(sueca_board x) { int n = 0; while (x) { x &= x - 1; n++; } return n; }
    static inline int sueca_highest(sueca_board x) { int n = -1; while (x) { x >>= 1; n++; } return n; }
    static inline int sueca_lowest(sueca_board x) { int n = 0; while (!(x & 1)) { x >>= 1; n++; } return n; }
    #endif
    static inline sueca_board sueca_everything(void) { return ~0ULL; }
    static inline sueca_board sueca_bit(int card) { return 1ULL << card; }
    static inline sueca_board sueca_row(int rank) { return 0x0001000100010001ULL << rank; }
    static inline sueca_board sueca_lane(int suit) { return suit < 0 ? 0ULL : 0xFFFFULL << (suit << 4); }
    static inline int sueca_held(sueca_board x, int suit) { return (int)(x >> (suit << 4)) & 1023; }
    static inline sueca_board sueca_lift(unsigned int bits, int places) { return (sueca_board)bits << places; }
    static inline sueca_board sueca_upward(int card) { return sueca_lane(card >> 4) & ~((1ULL << card) - 1); }
    static inline sueca_board sueca_above(int card) { return sueca_lane(card >> 4) & ~((2ULL << card) - 1); }
    static inline sueca_board sueca_between(int high, int low) { return ((1ULL << high) - 1) & ~((2ULL << low) - 1); }
    static inline int sueca_beats(int card, int best, int trump) {
        return (card >> 4) == (best >> 4) ? card > best : (card >> 4) == trump;
    }
    static inline sueca_board sueca_mix(sueca_board key) {
        key *= 0x9E3779B97F4A7C15ULL;
        key ^= key >> 29;
        key *= 0xBF58476D1CE4E5B9ULL;
        return key ^ (key >> 31);
    }
    """
    unsigned long long everything "sueca_everything"() noexcept nogil
    unsigned long long bit "sueca_bit"(int card) noexcept nogil
    unsigned long long row "sueca_row"(int rank) noexcept nogil
    unsigned long long lane "sueca_lane"(int suit) noexcept nogil
    int held "sueca_held"(unsigned long long board, int suit) noexcept nogil
    unsigned long long lift "sueca_lift"(unsigned int bits, int places) noexcept nogil
    unsigned long long upward "sueca_upward"(int card) noexcept nogil
    unsigned long long above "sueca_above"(int card) noexcept nogil
    unsigned long long between "sueca_between"(int high, int low) noexcept nogil
    int count "sueca_count"(unsigned long long board) noexcept nogil
    int highest "sueca_highest"(unsigned long long board) noexcept nogil
    int lowest "sueca_lowest"(unsigned long long board) noexcept nogil
    bint beats "sueca_beats"(int card, int best, int trump) noexcept nogil
    unsigned long long mix "sueca_mix"(unsigned long long key) noexcept nogil

cdef enum:
    RANKS = 10
    SUBSETS = 1024
    DEPTHS = 11
    RUNGS = 5
    HIGH = 0b1100000000
    WAYS = 8
    EPOCHS = 1024
    WIDTH = 12
