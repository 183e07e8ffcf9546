/* The exhaustive minimax of minimax.py once more, for as many deals as one wants: no bounds, no ordering, no pruning.
   A position between tricks is remembered by its remaining cards and its leader, which determine it. */
#include <stdint.h>
#include <string.h>

enum { ENTRIES = 1 << 20 };

typedef struct {
    int seats, trump, must_trump, last_trick, goal; /* goal: 0 points, 1 tricks, 2 misere */
    int first_side[5], strength[52], points[52];
    uint64_t hand[5];
} Game;

static Game g;
static uint64_t keys[ENTRIES];
static int16_t values[ENTRIES];

static int best(int seat, int *trick, int length);

static uint64_t legal(uint64_t hand, const int *trick, int length) {
    uint64_t following = 0, trumps = 0, beating = 0;
    int highest = -1;
    if (length == 0) return hand;
    for (int i = 0; i < length; i++)
        if (trick[i] / 13 == g.trump && g.strength[trick[i]] > highest) highest = g.strength[trick[i]];
    for (int c = 0; c < 52; c++) {
        if (!(hand >> c & 1)) continue;
        if (c / 13 == trick[0] / 13) following |= 1ull << c;
        if (c / 13 == g.trump) trumps |= 1ull << c;
        if (c / 13 == g.trump && g.strength[c] > highest) beating |= 1ull << c;
    }
    if (!g.must_trump) return following ? following : hand;
    if (following) return trick[0] / 13 == g.trump && beating ? beating : following;
    return trumps ? trumps : hand;
}

static uint64_t remaining(void) {
    uint64_t all = 0;
    for (int seat = 0; seat < g.seats; seat++) all |= g.hand[seat];
    return all;
}

static int between(int leader) {
    uint64_t all = remaining(), key = (all << 3 | (uint64_t)leader) + 1;
    int at = (int)((key * 0x9E3779B97F4A7C15ull) >> 44), none[5];
    if (!all) return g.goal == 2;
    if (keys[at] != key) {
        int value = best(leader, none, 0);
        keys[at] = key;
        values[at] = (int16_t)value;
    }
    return values[at];
}

static int after(int seat, int *trick, int length, int card) {
    int winner = 0, value, stake = 0;
    trick[length++] = card;
    if (length < g.seats) return best((seat + 1) % g.seats, trick, length);
    for (int i = 0; i < length; i++) {
        int rival = trick[i], so_far = trick[winner];
        stake += g.points[rival];
        if (rival / 13 == so_far / 13 ? g.strength[rival] > g.strength[so_far] : rival / 13 == g.trump) winner = i;
    }
    winner = (seat + 1 + winner) % g.seats;
    if (!remaining()) stake += g.last_trick;
    if (g.goal == 2 && g.first_side[winner]) return 0;
    value = between(winner);
    return g.goal == 2 || !g.first_side[winner] ? value : value + (g.goal == 1 ? 1 : stake);
}

static int best(int seat, int *trick, int length) {
    uint64_t hand = g.hand[seat], cards = legal(hand, trick, length);
    int result = g.first_side[seat] ? -1 : 9999;
    for (int c = 0; c < 52; c++) {
        int table[5], value;
        if (!(cards >> c & 1)) continue;
        memcpy(table, trick, sizeof table);
        g.hand[seat] = hand ^ 1ull << c;
        value = after(seat, table, length, c);
        g.hand[seat] = hand;
        if (g.first_side[seat] ? value > result : value < result) result = value;
    }
    return result;
}

/* Fills out[c] for each legal card c of the seat to move, -1 for the others. */
void minimax(const Game *game, int seat, const int *trick, int length, int *out) {
    uint64_t cards, hand;
    g = *game;
    memset(keys, 0, sizeof keys);
    hand = g.hand[seat];
    cards = legal(hand, trick, length);
    for (int c = 0; c < 52; c++) {
        int table[5] = {0};
        out[c] = -1;
        if (!(cards >> c & 1)) continue;
        memcpy(table, trick, sizeof(int) * (size_t)length);
        g.hand[seat] = hand ^ 1ull << c;
        out[c] = after(seat, table, length, c);
        g.hand[seat] = hand;
    }
}
