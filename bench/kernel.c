/* A tight kernel of one rule set, for the benchmark alone: whole rounds of `spruce`, 4 players,
 * double-12, hands of 15. It plays the same rounds as the core, step for step (same shuffles, same
 * choices, same checksum), with every option compiled in. Never shipped.
 *
 * cc -O3 -march=native -shared -fPIC kernel.c -o kernel.so
 */
#include <stdint.h>
#include <string.h>

enum { N = 12, SEATS = 4, TILES = 91, DEALT = 15, MEXICAN = 4, TRAINS = 5, MAXSTEPS = 128 };
enum { PLAY, COVER, FOLLOW_UP };
enum { RANDOM, GREEDY };

typedef struct {
    uint16_t hand[SEATS][N + 1];
    uint8_t unseen[N + 1], end[TRAINS], started[TRAINS], held[SEATS], open[16];
    uint8_t seat, leader, lap, over, out, idle, duty, first, drew_after_double, drew, laid;
    uint8_t markers, open_count, next, count;
    uint8_t yard[TILES];
} State;

static uint8_t HIGH[TILES], LOW[TILES];
static uint8_t TILE[N + 1][N + 1];

static void tables(void) {
    int number = 0;
    for (int high = 0; high <= N; high++)
        for (int low = 0; low <= high; low++, number++) {
            HIGH[number] = high;
            LOW[number] = low;
            TILE[high][low] = TILE[low][high] = number;
        }
}

static inline uint64_t next_random(uint64_t *random) {
    uint64_t x = *random;
    x ^= x << 13;
    x ^= x >> 7;
    x ^= x << 17;
    return *random = x;
}

static inline int below(uint64_t *random, int n) {
    return (int)(((next_random(random) >> 32) * (uint64_t)n) >> 32);
}

static inline void begin_turn(State *s) {
    s->drew = s->drew_after_double = s->laid = 0;
    if (s->open_count && s->lap > 1) {
        s->duty = COVER;
        s->first = 0;
    } else {
        s->duty = PLAY;
        s->first = s->lap == 1;
    }
}

static inline unsigned usable(const State *s) {
    if (s->duty == COVER) return 1u << s->open[0];
    unsigned own = 1u << s->seat;
    if (s->first) return own;
    return own | s->markers | 1u << MEXICAN;
}

static inline int can_lay_on(const State *s, unsigned trains) {
    for (; trains; trains &= trains - 1)
        if (s->hand[s->seat][s->end[__builtin_ctz(trains)]]) return 1;
    return 0;
}

static int anybody_can_lay(State *s) {
    int seat = s->seat, found = 0;
    for (int each = 0; each < SEATS && !found; each++) {
        s->seat = each;
        begin_turn(s);
        found = can_lay_on(s, usable(s));
    }
    s->seat = seat;
    begin_turn(s);
    return found;
}

static void end_turn(State *s) {
    if (!(s->out >> s->seat & 1) && (!s->laid || s->duty == FOLLOW_UP)) s->markers |= 1 << s->seat;
    s->idle = s->laid ? 0 : s->idle + 1;
    if (s->over) return;
    s->seat = (s->seat + 1) & 3;
    if (s->seat == s->leader) {
        s->lap++;
        if (s->out) s->over = 1;
    }
    begin_turn(s);
    if (s->idle >= SEATS && !s->over && s->next >= s->count && s->lap > 1 &&
        (s->idle >= 2 * SEATS || !anybody_can_lay(s)))
        s->over = 2;
}

static inline void close_double(State *s, int train) {
    int kept = 0;
    for (int i = 0; i < s->open_count; i++)
        if (s->open[i] != train) s->open[kept++] = s->open[i];
    s->open_count = kept;
}

static inline void waive(State *s, int number) {
    if (s->unseen[number]) return;
    for (int i = 0; i < s->open_count; i++)
        if (s->end[s->open[i]] == number) {
            close_double(s, s->open[i]);
            return;
        }
}

static inline void take(State *s, int seat) {
    int tile = s->yard[s->next++], high = HIGH[tile], low = LOW[tile];
    s->hand[seat][high] |= 1 << low;
    s->hand[seat][low] |= 1 << high;
    s->held[seat]++;
}

static inline void remove_tile(State *s, int seat, int high, int low) {
    s->hand[seat][high] &= ~(1 << low);
    s->hand[seat][low] &= ~(1 << high);
    s->held[seat]--;
    s->unseen[high]--;
    if (high != low) s->unseen[low]--;
}

static void lay(State *s, int train, int tile) {
    int seat = s->seat, high = HIGH[tile], low = LOW[tile], is_double = high == low;
    remove_tile(s, seat, high, low);
    s->end[train] = high + low - s->end[train];
    s->started[train] = 1;
    s->laid++;
    if (train == seat) s->markers &= ~(1 << seat);
    if (s->open_count) close_double(s, train);
    if (is_double) {
        s->open[s->open_count++] = train;
        s->drew_after_double = 0;
    }
    if (s->open_count) {
        waive(s, high);
        waive(s, low);
    }
    if (is_double && s->held[seat] && !s->first)
        s->duty = FOLLOW_UP;
    else if (!s->held[seat]) {
        s->out |= 1 << seat;
        if (s->lap > 1) s->over = 1;
        end_turn(s);
    } else if (s->duty == COVER || !s->first)
        s->duty = PLAY, end_turn(s);
    else if (!can_lay_on(s, usable(s)))
        end_turn(s);
}

/* The legal steps, ascending: train << 8 | tile, then draw, then pass. */
enum { DRAW = 0x7000, PASS = 0x7001 };

static inline int legal(const State *s, uint16_t *steps) {
    int count = 0;
    for (unsigned trains = usable(s); trains; trains &= trains - 1) {
        int train = __builtin_ctz(trains), end = s->end[train];
        for (unsigned tiles = s->hand[s->seat][end]; tiles; tiles &= tiles - 1)
            steps[count++] = train << 8 | TILE[end][__builtin_ctz(tiles)];
    }
    if (count) {
        if (s->duty == PLAY && (s->first || s->drew)) steps[count++] = PASS;
    } else {
        int left = s->duty == FOLLOW_UP ? !s->drew_after_double : !s->first && !s->drew;
        steps[count++] = left && s->next < s->count ? DRAW : PASS;
    }
    return count;
}

static inline void do_step(State *s, int step) {
    if (step == PASS)
        end_turn(s);
    else if (step == DRAW) {
        take(s, s->seat);
        s->drew++;
        s->drew_after_double++;
    } else
        lay(s, step >> 8, step & 255);
}

/* The tile that counts most, doubles first, the own train among equals; draws or passes if nothing
 * can be laid. */
static inline int heaviest(const State *s, const uint16_t *steps, int count) {
    int best = 0, weight = -1;
    for (int i = 0; i < count; i++) {
        if (steps[i] >= DRAW) break;
        int tile = steps[i] & 255, high = HIGH[tile], low = LOW[tile];
        int w = 2 * (tile ? high + low : 50) + (high == low) * 1000 + (steps[i] >> 8 == s->seat);
        if (w > weight) weight = w, best = i;
    }
    return best;
}

static void open_round(State *s, const uint8_t *tiles, int lead, int engine) {
    memset(s, 0, sizeof *s);
    s->lap = 1;
    memcpy(s->yard, tiles, TILES);
    s->count = TILES;
    for (int n = 0; n <= N; n++) s->unseen[n] = N + 1;
    for (int seat = 0; seat < SEATS; seat++)
        for (int i = 0; i < DEALT; i++) take(s, seat);
    int leader = -1;
    for (int seat = 0; seat < SEATS; seat++)
        if (s->hand[seat][engine] >> engine & 1) leader = seat;
    for (int turn = lead; leader < 0; turn = (turn + 1) & 3) {
        take(s, turn);
        if (s->hand[turn][engine] >> engine & 1) leader = turn;
    }
    remove_tile(s, leader, engine, engine);
    for (int train = 0; train < TRAINS; train++) s->end[train] = engine;
    s->leader = s->seat = leader;
    begin_turn(s);
}

/* Play rounds; returns the number of steps and adds each seat's points into totals. */
int64_t play_rounds(int64_t rounds, uint64_t seed, int player, int64_t *totals) {
    tables();
    uint8_t tiles[TILES];
    for (int i = 0; i < TILES; i++) tiles[i] = i;
    uint64_t random = seed;
    uint16_t steps[MAXSTEPS];
    int64_t done = 0;
    State s;
    for (int64_t r = 0; r < rounds; r++) {
        for (int i = TILES - 1; i > 0; i--) {
            int j = below(&random, i + 1), t = tiles[i];
            tiles[i] = tiles[j];
            tiles[j] = t;
        }
        open_round(&s, tiles, (int)(r % SEATS), (int)(N - r % (N + 1)));
        while (!s.over) {
            int count = legal(&s, steps);
            int place = player == GREEDY ? heaviest(&s, steps, count) : below(&random, count);
            do_step(&s, steps[place]);
            done++;
        }
        for (int seat = 0; seat < SEATS; seat++) {
            int points = 0;
            for (int high = 0; high <= N; high++)
                for (unsigned m = s.hand[seat][high] & ((2u << high) - 1); m; m &= m - 1)
                    points += high + __builtin_ctz(m);
            if (s.hand[seat][0] & 1) points += 50;
            if (!(s.over == 1 && s.out >> seat & 1)) totals[seat] += points;
        }
    }
    return done;
}
