/* The exact best train of a hand: the method of caboose.trains in plain C, for comparison only.
 *
 * Same steps in the same order as src/caboose/trains, with C's own means: 32-bit masks and
 * worths, count-trailing-zeros and population count, a struct instead of slots.
 */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define NUMBERS 19
#define FREE_END 20
#define FAR (1 << 26)
#define PATIENCE 200
#define FOREVER (1 << 30)
#define NOTES 4096
#define AGAIN (1 << 20)
#define STOP (AGAIN + 1)
#define BIT(n) (1u << (n))
#define LOW(m) __builtin_ctz(m)
#define ONES(m) __builtin_popcount(m)

typedef uint32_t mask;

static struct {
    mask open[NUMBERS], forced[NUMBERS], kept[NUMBERS], best[NUMBERS];
    int share[NUMBERS], twin[NUMBERS], penalty[NUMBERS], ending[24], passing[NUMBERS];
    int slack[24], partner[24], key[NUMBERS];
    int cost[22][32];
    int8_t from[NUMBERS][32];
    mask reached, ends, best_ends;
    int lost;
    uint64_t stamp;
    long cases;
    struct { mask left, candidates; int cost, number, other; } frame[12];
    struct { uint64_t key; int64_t least; } note[NOTES];
    int dual[24], row_dual[24], match[24], way[24], nearest[24];
    struct { int first, next, end, bound; } level[175];
    int entry[25000];
} w;

static void find_routes(int start, mask targets)
{
    int *cost = w.cost[start];
    int8_t *from = w.from[start];
    mask fresh = w.open[start], direct = fresh & targets, missing = targets ^ direct;
    for (; direct; direct &= direct - 1) {
        int n = LOW(direct);
        cost[n] = 0;
        from[n] = start;
    }
    if (!missing) return;
    mask border = fresh, seen = fresh | BIT(start);
    for (; fresh; fresh &= fresh - 1) {
        int n = LOW(fresh);
        from[n] = start;
        w.key[n] = w.passing[n];
    }
    while (border) {
        int least = FAR, best = 0;
        for (mask rest = border; rest; rest &= rest - 1) {
            int n = LOW(rest);
            if (w.key[n] < least) { least = w.key[n]; best = n; }
        }
        border ^= BIT(best);
        fresh = w.open[best] & ~seen;
        if (fresh) {
            seen |= fresh;
            border |= fresh;
            missing &= ~fresh;
            for (; fresh; fresh &= fresh - 1) {
                int n = LOW(fresh);
                from[n] = best;
                cost[n] = least;
                w.key[n] = least + w.passing[n];
            }
            if (!missing) return;
        }
    }
    for (; missing; missing &= missing - 1) cost[LOW(missing)] = FAR;
}

static void find_partner(mask odd, int seeker)
{
    for (mask r = odd; r; r &= r - 1) w.nearest[LOW(r)] = 2 * FAR;
    mask done = 0;
    int row = seeker, through = -1;
    while (row >= 0) {
        int least = 2 * FAR, nearest = 0;
        for (mask r = odd & ~done; r; r &= r - 1) {
            int n = LOW(r);
            int cost = row < n ? w.cost[row][n] : row > n ? w.cost[n][row] : FAR;
            cost -= w.row_dual[row] + w.dual[n];
            if (cost < w.nearest[n]) { w.nearest[n] = cost; w.way[n] = through; }
            if (w.nearest[n] < least) { least = w.nearest[n]; nearest = n; }
        }
        w.row_dual[seeker] += least;
        for (mask r = odd; r; r &= r - 1) {
            int n = LOW(r);
            if (done >> n & 1) { w.row_dual[w.match[n]] += least; w.dual[n] -= least; }
            else w.nearest[n] -= least;
        }
        done |= BIT(nearest);
        through = nearest;
        row = w.match[nearest];
    }
    while (through >= 0) {
        int before = w.way[through];
        w.match[through] = before >= 0 ? w.match[before] : seeker;
        through = before;
    }
}

static int raise_slack(mask odd)
{
    int before = 0, total = 0;
    for (mask r = odd; r; r &= r - 1) {
        int n = LOW(r);
        before += w.slack[n];
        w.dual[n] = w.row_dual[n] = 0;
        w.match[n] = -1;
    }
    for (mask r = odd; r; r &= r - 1) find_partner(odd, LOW(r));
    for (mask r = odd; r; r &= r - 1) {
        int n = LOW(r);
        w.slack[n] = (w.dual[n] + w.row_dual[n]) >> 1;
        total += w.slack[n];
    }
    return total - before;
}

static int try_pairs(mask odd, int least, int limit, int patience)
{
    uint64_t key = w.stamp << 22;
    int best = limit, depth = 0, cost = least;
    mask left = odd;
    int number = LOW(left);
    mask candidates = left & (left - 1);
    for (;;) {
        if (candidates) {
            if (--patience < 0) return -1 - best;
            int other = LOW(candidates);
            candidates &= candidates - 1;
            int after = cost + w.cost[number][other] - w.slack[number] - w.slack[other];
            if (after >= best) continue;
            mask rest = left & ~(BIT(other) | BIT(number));
            if (!rest) {
                best = after;
                w.partner[number] = other;
                for (int d = 0; d < depth; d++) w.partner[w.frame[d].number] = w.frame[d].other;
                if (best == least) return best;
                continue;
            }
            unsigned slot = rest * 5 % NOTES;
            if (w.note[slot].key == key + rest && after + w.note[slot].least >= best) continue;
            w.frame[depth].left = left;
            w.frame[depth].cost = cost;
            w.frame[depth].number = number;
            w.frame[depth].candidates = candidates;
            w.frame[depth].other = other;
            depth++;
            left = rest;
            cost = after;
            number = LOW(left);
            candidates = left & (left - 1);
        } else {
            unsigned slot = left * 5 % NOTES;
            w.note[slot].key = key + left;
            w.note[slot].least = best - cost;
            if (!depth) return best;
            depth--;
            left = w.frame[depth].left;
            cost = w.frame[depth].cost;
            number = w.frame[depth].number;
            candidates = w.frame[depth].candidates;
        }
    }
}

static int search_pairs(mask odd, int least, int limit)
{
    w.stamp++;
    int best = try_pairs(odd, least, limit, PATIENCE);
    if (best >= 0) return best;
    best = -1 - best;
    least += raise_slack(odd);
    if (least >= best) return best;
    w.stamp++;
    int ceiling = least + 1;
    for (;;) {
        int found = try_pairs(odd, least, ceiling, FOREVER);
        if (found == least || ceiling == best) return found;
        ceiling = best;
    }
}

static int pair_up(mask odd, int free_ends, int limit)
{
    for (mask r = odd; r; r &= r - 1) w.slack[LOW(r)] = FAR;
    int least = 0;
    for (mask r = odd; r;) {
        int n = LOW(r), nearest = w.slack[n];
        r &= r - 1;
        if (r) {
            find_routes(n, r);
            for (mask o = r; o; o &= o - 1) {
                int other = LOW(o), cost = w.cost[n][other];
                if (cost < nearest) nearest = cost;
                if (cost < w.slack[other]) w.slack[other] = cost;
            }
        }
        int half = nearest < FAR ? nearest >> 1 : 0;
        w.slack[n] = half;
        least += w.ending[n] + half;
    }
    int slack = 0;
    for (mask r = odd; r; r &= r - 1) {
        int n = LOW(r), cost = w.cost[n][FREE_END] - w.ending[n];
        w.cost[n][FREE_END] = w.cost[n][FREE_END + 1] = cost;
        if (cost - w.slack[n] < slack) slack = cost - w.slack[n];
    }
    w.slack[FREE_END] = w.slack[FREE_END + 1] = slack;
    w.cost[FREE_END][FREE_END + 1] = 0;
    least += free_ends * slack;
    if (least >= limit) return limit;
    return search_pairs(odd | (BIT(free_ends) - 1) << FREE_END, least, limit);
}

static int single(mask m) { return (m & (m - 1)) == 0; }

static int bound_case(int start, int trains, int floor)
{
    mask reached = BIT(start), border = reached, odd = 0;
    int worth = 0;
    while (border) {
        int n = LOW(border);
        border &= border - 1;
        mask row = w.open[n] | w.forced[n];
        w.kept[n] = row;
        odd ^= row;
        worth += ONES(row) * w.share[n];
        if (w.twin[n]) {
            worth += w.twin[n];
            if (n != start) {
                mask beyond = row & (row - 1);
                w.ending[n] = w.share[n] + (beyond ? 0 : w.twin[n]);
                w.passing[n] = 2 * w.share[n] + (beyond && single(beyond) ? w.twin[n] : 0);
            }
        }
        mask fresh = row & ~reached;
        reached |= fresh;
        border |= fresh;
    }
    w.reached = reached;
    if (worth <= floor) return floor;
    if (trains == 1) odd ^= BIT(start);
    w.ends = 0;
    if (!odd) return worth;
    for (mask r = odd; r; r &= r - 1) {
        int n = LOW(r), penalty = w.penalty[n];
        if (penalty && !single(w.open[n] | w.forced[n])) penalty = 0;
        if (odd == BIT(n)) {
            w.ends = odd;
            return worth - penalty > floor ? worth - penalty : floor;
        }
        w.cost[n][FREE_END] = penalty;
    }
    int cost = pair_up(odd, trains, worth - floor);
    if (cost < worth - floor) {
        for (mask r = odd; r;) {
            int n = LOW(r), other = w.partner[n];
            r &= r - 1;
            if (other >= FREE_END) { w.ends |= BIT(n); continue; }
            r &= ~BIT(other);
            while (other != n) {
                int before = w.from[n][other];
                w.kept[other] ^= BIT(before);
                w.kept[before] ^= BIT(other);
                other = before;
            }
        }
    }
    return worth - cost;
}

static mask connected(const mask *rows, int number)
{
    mask seen = BIT(number), border = seen;
    while (border) {
        mask fresh = rows[LOW(border)] & ~seen;
        border &= border - 1;
        seen |= fresh;
        border |= fresh;
    }
    return seen;
}

static int list_cut(mask part, mask gone, int top)
{
    for (mask r = part; r; r &= r - 1)
        for (mask o = w.open[LOW(r)] & ~(part | gone); o; o &= o - 1)
            w.entry[top++] = LOW(r) * 32 + LOW(o);
    return top;
}

static int split_case(int start, int top)
{
    mask seen = connected(w.kept, start), loose = w.reached & ~seen;
    mask gone = 0, with_ends = 0, again;
    int lost = 0;
    while (loose) {
        int n = LOW(loose), worth = w.twin[n];
        mask part = BIT(n);
        if (w.kept[n]) {
            part = connected(w.kept, n);
            worth = 0;
            for (mask r = part; r; r &= r - 1)
                worth += ONES(w.kept[LOW(r)]) * w.share[LOW(r)] + w.twin[LOW(r)];
        } else if (!worth || single(w.open[n] & (w.open[n] - 1))) {
            worth = 0;
            part = 0;
        }
        loose &= ~(part | BIT(n));
        for (mask r = part; r; r &= r - 1)
            if (w.forced[LOW(r)]) {
                top = list_cut(part, 0, top);
                w.entry[top] = STOP;
                w.lost = -1;
                return top + 1;
            }
        lost += worth;
        if (part & w.ends) with_ends |= part;
        else if (part) {
            top = list_cut(part, gone, top);
            gone |= part;
            w.entry[top++] = -worth;
        }
    }
    again = with_ends;
    if (with_ends) {
        top = list_cut(with_ends, gone, top);
        gone |= with_ends;
    }
    for (mask r = w.ends & seen; r; r &= r - 1) {
        int n = LOW(r);
        mask row = w.kept[n];
        if (w.penalty[n] && single(row)) {
            mask others = w.open[n] & ~(row | gone);
            if (w.open[n] & ~row) {
                lost += w.penalty[n];
                again |= BIT(n);
                gone |= BIT(n);
            }
            for (; others; others &= others - 1) w.entry[top++] = n * 32 + LOW(others);
        }
    }
    if (again) w.entry[top++] = AGAIN;
    w.lost = lost;
    return top;
}

static void toggle(mask *rows, int entry)
{
    int n = entry / 32, other = entry % 32;
    rows[n] ^= BIT(other);
    rows[other] ^= BIT(n);
}

static int search(int start, int trains, int floor)
{
    int best = floor, top = 0, level = 0;
    long cases = 0;
    for (;;) {
        cases++;
        int bound = bound_case(start, trains, best);
        w.level[level].first = w.level[level].next = top;
        if (bound > best) {
            top = split_case(start, top);
            if (w.lost >= 0 && bound - w.lost > best) {
                best = bound - w.lost;
                mask seen = connected(w.kept, start);
                for (int n = 0; n < NUMBERS; n++) w.best[n] = seen >> n & 1 ? w.kept[n] : 0;
                w.best_ends = w.ends & seen;
            }
        }
        w.level[level].end = top;
        w.level[level].bound = bound;
        for (;;) {
            int at = w.level[level].next;
            if (at < w.level[level].end && w.level[level].bound > best) {
                int entry = w.entry[at];
                w.level[level].next = at + 1;
                if (entry < 0) { w.level[level].bound += entry; continue; }
                if (entry == STOP) { w.level[level].bound = best; continue; }
                if (entry < AGAIN) { toggle(w.open, entry); toggle(w.forced, entry); }
                level++;
                break;
            }
            top = w.level[level].first;
            while (at > top)
                if (w.entry[--at] >= 0 && w.entry[at] < AGAIN) toggle(w.open, w.entry[at]);
            if (!level) { w.cases = cases; return best; }
            level--;
            int entry = w.entry[w.level[level].next - 1];
            if (entry < AGAIN) toggle(w.forced, entry);
        }
    }
}

static void place_hand(const mask *rows, int start, int tile_weight, int pip_weight, int blank,
                       int end_on_double)
{
    for (int n = 0; n < NUMBERS; n++) {
        w.open[n] = rows[n];
        w.forced[n] = 0;
        w.twin[n] = w.penalty[n] = 0;
        if (rows[n]) {
            int share = tile_weight + 2 * pip_weight * n;
            w.share[n] = w.ending[n] = share;
            w.passing[n] = 2 * share;
            if (rows[n] >> n & 1) {
                w.open[n] ^= BIT(n);
                w.twin[n] = 2 * share + (n ? 0 : 2 * pip_weight * blank);
                if (!end_on_double && n != start) w.penalty[n] = w.twin[n];
            }
        }
    }
}

static int comes_back(int there, int here, mask others)
{
    mask seen = BIT(there) | BIT(here), border = w.kept[there] & ~seen;
    while (border) {
        if (border & others) return 1;
        seen |= border;
        int n = LOW(border);
        border &= border - 1;
        border |= w.kept[n] & ~seen;
    }
    return 0;
}

static int lay_out(int start, mask doubles, int blank, int *path)
{
    memcpy(w.kept, w.best, sizeof w.kept);
    int here = start, count = 0;
    path[0] = start;
    for (;;) {
        mask row = w.kept[here];
        if (!row) {
            if (doubles >> here & 1) path[++count] = here;
            return count;
        }
        int there = 31 - __builtin_clz(row);
        mask others = row ^ BIT(there);
        if (others && !comes_back(there, here, others)) there = 31 - __builtin_clz(others);
        if (doubles >> here & 1) {
            int pips = here ? 2 * here : blank;
            if (pips > here + there || single(row & (row - 1))) {
                doubles ^= BIT(here);
                path[++count] = here;
            }
        }
        w.kept[here] ^= BIT(there);
        w.kept[there] ^= BIT(here);
        path[++count] = there;
        here = there;
    }
}

static int solve(const mask *rows, int start, int a, int b, int blank, int *path, int *count)
{
    place_hand(rows, start, a, b, blank, 1);
    int worth = search(start, 1, 0);
    *count = 0;
    if (worth) {
        mask visited = BIT(start), doubles = 0;
        for (int n = 0; n < NUMBERS; n++) visited |= w.best[n];
        for (int n = 0; n < NUMBERS; n++)
            if (visited >> n & 1 && w.twin[n]) doubles |= BIT(n);
        *count = lay_out(start, doubles, blank, path);
    }
    return worth;
}

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec * 1e9 + t.tv_nsec;
}

/* For each hand (NUMBERS masks) its worth and the nanoseconds that one of `repeats` solutions took. */
void solve_hands(const mask *hands, int count, int start, int tile_weight, int pip_weight, int blank,
                 int repeats, double *nanoseconds, int *worths)
{
    int path[200], tiles;
    for (int i = 0; i < count; i++) {
        double begin = now();
        for (int r = 0; r < repeats; r++)
            worths[i] = solve(hands + i * NUMBERS, start, tile_weight, pip_weight, blank, path, &tiles);
        nanoseconds[i] = (now() - begin) / repeats;
    }
}
