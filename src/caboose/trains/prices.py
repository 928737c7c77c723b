"""Better bounds for pairings that take long to search."""

from __future__ import annotations

from caboose.core.bits import bit_place
from caboose.trains.slots import (
    COST,
    DUAL,
    FAR,
    MATCH,
    NEAREST,
    NONE,
    ROW,
    ROW_DUAL,
    SLACK,
    WAY,
    Work,
)


def price_numbers(work: Work, odd: int) -> int:
    """Give the numbers of a mask the highest SLACK; returns the sum.

    Solves the assignment problem, in which "paired with" need not hold both ways (the Hungarian
    method). Half of its prices are sure to be paid in a pairing too, and only cycles of an odd
    number of pairs make a pairing dearer than that.
    """
    rest = odd
    while rest:
        bit = rest & -rest
        rest ^= bit
        number = bit_place(bit)
        work[DUAL + number] = 0
        work[ROW_DUAL + number] = 0
        work[MATCH + number] = NONE
    rest = odd
    while rest:
        bit = rest & -rest
        rest ^= bit
        find_partner(work, odd, bit_place(bit))
    total = 0
    rest = odd
    while rest:
        bit = rest & -rest
        rest ^= bit
        number = bit_place(bit)
        # Rounding down makes the bound no more than a little lower.
        work[SLACK + number] = (work[DUAL + number] + work[ROW_DUAL + number]) >> 1
        total += work[SLACK + number]
    return total


def find_partner(work: Work, odd: int, seeker: int) -> None:
    """Find a partner for one more number, the others changing theirs where that is cheaper."""
    rest = odd
    while rest:
        bit = rest & -rest
        rest ^= bit
        work[NEAREST + bit_place(bit)] = 4 * FAR
    done = 0
    row = seeker
    through = NONE
    while row != NONE:
        # Look from row; then go to the nearest number that is not done.
        least = 4 * FAR
        nearest = 0
        rest = odd & ~done
        while rest:
            bit = rest & -rest
            rest ^= bit
            number = bit_place(bit)
            cost = FAR
            if row < number:
                cost = work[COST + row * ROW + number]
            elif row > number:
                cost = work[COST + number * ROW + row]
            cost -= work[ROW_DUAL + row] + work[DUAL + number]
            if cost < work[NEAREST + number]:
                work[NEAREST + number] = cost
                work[WAY + number] = through
            if work[NEAREST + number] < least:
                least = work[NEAREST + number]
                nearest = number
        # The prices of what is done move by the distance.
        work[ROW_DUAL + seeker] += least
        rest = odd
        while rest:
            bit = rest & -rest
            rest ^= bit
            number = bit_place(bit)
            if done & bit:
                work[ROW_DUAL + work[MATCH + number]] += least
                work[DUAL + number] -= least
            else:
                work[NEAREST + number] -= least
        done |= 1 << nearest
        through = nearest
        row = work[MATCH + nearest]
    while through != NONE:
        before = work[WAY + through]
        work[MATCH + through] = work[MATCH + before] if before != NONE else seeker
        through = before
