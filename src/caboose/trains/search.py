"""The search for the best train: cases, each split on the cut of a part that hangs loose."""

from __future__ import annotations

from typing import Final

from caboose.core.bits import bit_place, count_ones
from caboose.trains.cases import bound_case, is_single
from caboose.trains.slots import (
    BEST,
    BEST_ENDS,
    CASES,
    DOUBLE,
    ENDS,
    ENTRY,
    FORCED,
    KEPT,
    LEVEL,
    LEVEL_WIDTH,
    LOST,
    NONE,
    NUMBERS,
    OPEN,
    PENALTY,
    REACHED,
    ROW,
    SHARE,
    Work,
)

# Entries of what remains to be tried: a tile (number * ROW + other), less than zero what the
# bound falls by once all tiles before it are out, or one of these.
AGAIN: Final = 1 << 20  # take the case again, with all tiles before it out
STOP: Final = AGAIN + 1  # nothing is left to be found


def search(work: Work, start: int, trains: int, must: int, floor: int) -> int:
    """Find the tiles that are worth most and can be laid from ``start``.

    ``trains`` is 1, or 2 for two trains that both begin at ``start``; ``must`` is a mask of
    numbers that must be visited. Returns the worth, doubled, and writes BEST (a row of tiles a
    number, without doubles) and BEST_ENDS; returns ``floor`` where nothing is worth more than
    that.
    """
    best = floor
    top = ENTRY  # where the next entry goes
    level = LEVEL
    cases = 0
    while True:
        cases += 1
        bound = bound_case(work, start, trains, must, best)
        work[level] = top
        work[level + 1] = top
        if bound > best:
            top = split_case(work, start, must, top)
            if work[LOST] >= 0 and bound - work[LOST] > best:
                best = bound - work[LOST]
                keep_case(work, start)
        work[level + 2] = top
        work[level + 3] = bound
        # Go on with the next entry of the deepest level that has one worth trying.
        while True:
            at = work[level + 1]
            if at < work[level + 2] and work[level + 3] > best:
                entry = work[at]
                work[level + 1] = at + 1
                if entry < 0:
                    work[level + 3] += entry
                    continue
                if entry == STOP:
                    work[level + 3] = best
                    continue
                if entry < AGAIN:
                    set_tile(work, OPEN, entry)
                    set_tile(work, FORCED, entry)
                level += LEVEL_WIDTH
                break
            top = work[level]
            while at > top:
                at -= 1
                if 0 <= work[at] < AGAIN:
                    set_tile(work, OPEN, work[at])
            if level == LEVEL:
                work[CASES] = cases
                return best
            level -= LEVEL_WIDTH
            entry = work[work[level + 1] - 1]
            if entry < AGAIN:
                set_tile(work, FORCED, entry)


def set_tile(work: Work, rows: int, entry: int) -> None:
    """Put a tile into these rows, or take it out."""
    number = entry // ROW
    other = entry % ROW
    work[rows + number] ^= 1 << other
    work[rows + other] ^= 1 << number


def split_case(work: Work, start: int, must: int, top: int) -> int:
    """Write the entries that split the case, from ``top`` on; returns where they end.

    Sets LOST. There are no entries where all that is kept hangs together with the start. A part
    that does not: either one of its tiles to the outside is laid (all of them are left out now),
    or the part is left out as a whole. Likewise a train that comes to a number only to end there
    and loses its double: one more of the number's tiles is laid, or none.
    """
    seen = connected(work, KEPT, start)
    loose = work[REACHED] & ~seen
    gone = 0
    lost = 0
    with_ends = 0
    while loose:
        bit = loose & -loose
        number = bit_place(bit)
        part = bit
        worth = work[DOUBLE + number]
        if work[KEPT + number]:
            part = connected(work, KEPT, number)
            worth = part_worth(work, part)
        elif not must & bit and (worth == 0 or at_most_two(work[OPEN + number])):
            worth = 0  # nothing is lost, or the routes have paid for it
            part = 0
        loose &= ~(part | bit)
        if part & must or has_forced(work, part):
            top = list_cut(work, part, 0, top)
            work[top] = STOP
            work[LOST] = NONE
            return top + 1
        lost += worth
        if part & work[ENDS]:
            with_ends |= part
        elif part:
            top = list_cut(work, part, gone, top)
            gone |= part
            work[top] = -worth
            top += 1
    again = with_ends
    if with_ends:
        top = list_cut(work, with_ends, gone, top)
        gone |= with_ends
    rest = work[ENDS] & seen
    while rest:
        bit = rest & -rest
        rest ^= bit
        number = bit_place(bit)
        row = work[KEPT + number]
        if work[PENALTY + number] and is_single(row):
            others = work[OPEN + number] & ~(row | gone)
            if work[OPEN + number] & ~row:
                lost += work[PENALTY + number]
                again |= bit
                gone |= bit
            while others:
                bit = others & -others
                others ^= bit
                work[top] = number * ROW + bit_place(bit)
                top += 1
    if again:
        work[top] = AGAIN
        top += 1
    work[LOST] = lost
    return top


def at_most_two(row: int) -> bool:
    """Whether the mask has one or two bits (or none)."""
    return is_single(row & (row - 1))


def connected(work: Work, rows: int, number: int) -> int:
    """The mask of the numbers that hang together with ``number`` by these rows of tiles."""
    seen = 1 << number
    border = seen
    while border:
        bit = border & -border
        border ^= bit
        fresh = work[rows + bit_place(bit)] & ~seen
        seen |= fresh
        border |= fresh
    return seen


def has_forced(work: Work, part: int) -> bool:
    """Whether a tile of the part must be laid."""
    while part:
        bit = part & -part
        part ^= bit
        if work[FORCED + bit_place(bit)]:
            return True
    return False


def part_worth(work: Work, part: int) -> int:
    """What the kept tiles and the doubles of a part are worth."""
    worth = 0
    while part:
        bit = part & -part
        part ^= bit
        number = bit_place(bit)
        row = work[KEPT + number]
        worth += count_ones(row) * work[SHARE + number]
        worth += work[DOUBLE + number]
    return worth


def list_cut(work: Work, part: int, gone: int, top: int) -> int:
    """Write the tiles between a part and what is neither in it nor gone; returns the end."""
    outside = ~(part | gone)
    rest = part
    while rest:
        bit = rest & -rest
        rest ^= bit
        number = bit_place(bit)
        others = work[OPEN + number] & outside
        while others:
            bit = others & -others
            others ^= bit
            work[top] = number * ROW + bit_place(bit)
            top += 1
    return top


def keep_case(work: Work, start: int) -> None:
    """Keep the case in hand as the best so far, without the parts that hang loose."""
    seen = connected(work, KEPT, start)
    for number in range(NUMBERS):
        work[BEST + number] = work[KEPT + number] if seen >> number & 1 else 0
    work[BEST_ENDS] = work[ENDS] & seen
