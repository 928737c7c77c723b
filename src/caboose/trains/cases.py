"""One case of the search: some tiles may be laid or left, some must be laid, the rest are out."""

from __future__ import annotations

from caboose.core.bits import bit_place, count_ones
from caboose.trains.pairing import pair_up
from caboose.trains.slots import (
    COST,
    DOUBLE,
    ENDING,
    ENDS,
    FORCED,
    FREE_END,
    FROM,
    KEPT,
    OPEN,
    PARTNER,
    PASSING,
    PENALTY,
    REACHED,
    ROW,
    SHARE,
    Work,
)


def bound_case(work: Work, start: int, trains: int, must: int, floor: int) -> int:
    """The most that the case can be worth, or ``floor`` if that is not above it.

    That is what all tiles that hang together with ``start`` are worth, less the cheapest tiles
    to leave out so that only ``start`` and the ends are odd. KEPT gets the tiles that then stay;
    they may fall into parts that do not hang together, which is why it is only a bound.
    """
    worth, odd = reach(work, start)
    if worth <= floor or must & ~work[REACHED]:
        return floor
    if trains == 1:
        odd ^= 1 << start
    work[ENDS] = 0
    if odd == 0:
        return worth
    rest = odd
    while rest:
        bit = rest & -rest
        rest ^= bit
        number = bit_place(bit)
        penalty = work[PENALTY + number]
        if penalty and not is_single(work[OPEN + number] | work[FORCED + number]):
            penalty = 0  # it may be visited before
        if odd == bit:
            work[ENDS] = odd
            return worth - penalty if worth - penalty > floor else floor
        work[COST + number * ROW + FREE_END] = penalty
    cost = pair_up(work, odd, trains, worth - floor)
    if cost < worth - floor:
        leave_routes(work, odd)
    return worth - cost


def is_single(row: int) -> bool:
    """Whether the mask has one bit (or none)."""
    return row & (row - 1) == 0


def reach(work: Work, start: int) -> tuple[int, int]:
    """The worth of all that hangs together with ``start``, and the mask of its odd numbers.

    Writes REACHED, KEPT (all its tiles) and the costs of routes. Where one or two tiles alone
    lead to a number, leaving them out loses its double too: their cost includes it.
    """
    reached = 1 << start
    border = reached
    odd = 0
    worth = 0
    while border:
        bit = border & -border
        border ^= bit
        number = bit_place(bit)
        row = work[OPEN + number] | work[FORCED + number]
        work[KEPT + number] = row
        odd ^= row
        share = work[SHARE + number]
        worth += count_ones(row) * share
        double = work[DOUBLE + number]
        if double:
            worth += double
            if number != start:
                ending = share
                passing = 2 * share
                beyond = row & (row - 1)
                if beyond == 0:
                    ending += double
                elif beyond & (beyond - 1) == 0:
                    passing += double
                work[ENDING + number] = ending
                work[PASSING + number] = passing
        fresh = row & ~reached
        reached |= fresh
        border |= fresh
    work[REACHED] = reached
    return worth, odd


def leave_routes(work: Work, odd: int) -> None:
    """Take the routes between the paired numbers out of KEPT, and set ENDS."""
    rest = odd
    while rest:
        bit = rest & -rest
        rest ^= bit
        number = bit_place(bit)
        other = work[PARTNER + number]
        if other >= FREE_END:
            work[ENDS] |= bit
            continue
        rest ^= 1 << other
        while other != number:
            before = work[FROM + number * ROW + other]
            work[KEPT + other] ^= 1 << before
            work[KEPT + before] ^= 1 << other
            other = before
