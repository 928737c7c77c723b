"""Cheapest routes between numbers over tiles that may be left out."""

from __future__ import annotations

from caboose.core.bits import bit_place
from caboose.trains.slots import COST, FAR, FROM, KEY, OPEN, PASSING, ROW, Work


def find_routes(work: Work, start: int, targets: int) -> None:
    """Find the cheapest routes from ``start`` to each number of the mask ``targets``.

    Writes into row ``start`` of COST what the numbers inside the route cost (FAR: no route), and
    into that row of FROM, at each number of a route, the one before it.

    A route's cost falls into shares of the numbers that it passes, so the first route that
    comes to a number, taking the numbers in order of their keys, is the cheapest: Dijkstra's
    method in which no key ever falls again.
    """
    cost = COST + start * ROW
    before = FROM + start * ROW
    fresh = work[OPEN + start]
    direct = fresh & targets
    missing = targets ^ direct
    while direct:
        bit = direct & -direct
        direct ^= bit
        number = bit_place(bit)
        work[cost + number] = 0
        work[before + number] = start
    if not missing:
        return

    border = fresh
    seen = fresh | 1 << start
    while fresh:
        bit = fresh & -fresh
        fresh ^= bit
        number = bit_place(bit)
        work[before + number] = start
        work[KEY + number] = work[PASSING + number]
    while border:
        rest = border
        least = FAR
        best = 0
        while rest:
            bit = rest & -rest
            rest ^= bit
            number = bit_place(bit)
            if work[KEY + number] < least:
                least = work[KEY + number]
                best = number
        border ^= 1 << best
        fresh = work[OPEN + best] & ~seen
        if fresh:
            seen |= fresh
            border |= fresh
            missing &= ~fresh
            while fresh:
                bit = fresh & -fresh
                fresh ^= bit
                number = bit_place(bit)
                work[before + number] = best
                work[cost + number] = least
                work[KEY + number] = least + work[PASSING + number]
            if not missing:
                return
    while missing:
        bit = missing & -missing
        missing ^= bit
        work[cost + bit_place(bit)] = FAR
