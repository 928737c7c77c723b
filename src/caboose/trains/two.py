"""Two trains that begin at the same number, from one hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from caboose.core.bits import bit_place, count_ones
from caboose.trains.aims import Aim, place_hand
from caboose.trains.cases import is_single
from caboose.trains.laying import lay_out
from caboose.trains.routes import find_routes
from caboose.trains.search import connected, part_worth, search
from caboose.trains.slots import (
    BEST,
    BEST_ENDS,
    DOUBLE,
    FROM,
    KEPT,
    NUMBERS,
    OPEN,
    ROW,
    SECOND,
    Work,
)

MOST_PIPS: Final = 4096  # more than those of a double-18 set


def two_paths(
    work: Work,
    rows: Sequence[int],
    at: int,
    start: int,
    aim: Aim,
    path: Work,
    other_path: Work,
) -> tuple[int, int]:
    """Lay two trains from ``start`` that are together worth most; see ``best_path``.

    The first is as heavy as the cheapest way to the second one's end leaves it. Returns both
    lengths; the second may be 0, and both are where no tile fits.
    """
    place_hand(work, rows, at, start, aim)
    if search(work, start, 2, 0, 0) == 0:
        return 0, 0
    end, other_end = split(work, start)
    doubles, other_doubles = share_doubles(work, start, aim, end, other_end)
    count = lay_out(work, BEST, start, doubles, aim.double_blank, path)
    other_count = lay_out(work, SECOND, start, other_doubles, aim.double_blank, other_path)
    return count, other_count


def split(work: Work, start: int) -> tuple[int, int]:
    """Split the tiles of BEST into two trains: those of BEST and of SECOND. Returns their ends."""
    for number in range(NUMBERS):
        work[SECOND + number] = 0
    ends = work[BEST_ENDS]
    bit = ends & -ends
    ends ^= bit
    if ends == 0:
        return start, start  # the first comes back to the start, the second has no tile
    one = bit_place(bit)
    two = bit_place(ends)
    if one == start or two == start:
        return one + two - start, start
    for number in range(NUMBERS):
        work[OPEN + number] = work[BEST + number]
    find_routes(work, start, 1 << one | 1 << two)
    if first_worth(work, start, one) > first_worth(work, start, two):
        one, two = two, one
    first_worth(work, start, two)
    seen = connected(work, KEPT, start)
    for number in range(NUMBERS):
        row = work[KEPT + number] if seen >> number & 1 else 0
        work[SECOND + number] = work[BEST + number] ^ row
        work[BEST + number] = row
    return one, two


def first_worth(work: Work, start: int, other_end: int) -> int:
    """What the first train is worth if the second goes by the found route to this end.

    Its pips are added as what decides between equals. Writes the tiles beside that route into
    KEPT; those that do not hang together with the start have to go on the second train.
    """
    for number in range(NUMBERS):
        work[KEPT + number] = work[BEST + number]
    here = other_end
    while here != start:
        before = work[FROM + start * ROW + here]
        work[KEPT + here] ^= 1 << before
        work[KEPT + before] ^= 1 << here
        here = before
    first = connected(work, KEPT, start)
    pips = 0
    for number in range(NUMBERS):
        if first >> number & 1:
            pips += number * count_ones(work[KEPT + number])
    return part_worth(work, first) * MOST_PIPS + pips


def share_doubles(work: Work, start: int, aim: Aim, end: int, other_end: int) -> tuple[int, int]:
    """The masks of the doubles that the two trains lay.

    The first lays what it can, except one that would be its last tile where the second can lay
    it on its way.
    """
    doubles = 0
    other_doubles = 0
    for number in range(NUMBERS):
        if work[DOUBLE + number] == 0:
            continue
        row = work[BEST + number]
        other_row = work[SECOND + number]
        bit = 1 << number
        last = number != start and number == end and is_single(row)
        other_last = number != start and number == other_end and is_single(other_row)
        if row and not last:
            doubles |= bit
        elif other_row and not other_last:
            other_doubles |= bit
        elif aim.end_on_double:
            if row or number == start:
                doubles |= bit
            elif other_row:
                other_doubles |= bit
    return doubles, other_doubles
