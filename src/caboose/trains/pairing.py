"""The cheapest way to pair odd numbers, each pair joined by a route of tiles to leave out."""

from __future__ import annotations

from typing import Final

from caboose.core.bits import bit_place
from caboose.trains.prices import price_numbers
from caboose.trains.routes import find_routes
from caboose.trains.slots import (
    COST,
    ENDING,
    FAR,
    FRAME,
    FRAME_WIDTH,
    FREE_END,
    NONE,
    NOTE,
    NOTE_PLACES,
    PARTNER,
    ROW,
    SLACK,
    STAMP,
    Work,
)

PATIENCE: Final = 200  # steps of the search before it is worth while to make better bounds


def pair_up(work: Work, odd: int, free_ends: int, limit: int) -> int:
    """The least cost of pairing all numbers of the mask ``odd``, or ``limit`` if not below that.

    One number may stay single for each of the ``free_ends`` (1 or 2), at the cost that the caller
    put beside the end into COST: it is paired with the end. Writes each number's partner into
    PARTNER, and the routes (see ``find_routes``).
    """
    rest = odd
    while rest:
        bit = rest & -rest
        rest ^= bit
        work[SLACK + bit_place(bit)] = FAR
    rest = odd
    least = 0
    while rest:
        bit = rest & -rest
        rest ^= bit
        number = bit_place(bit)
        nearest = work[SLACK + number]
        if rest:
            find_routes(work, number, rest)
            row = COST + number * ROW
            others = rest
            while others:
                bit = others & -others
                others ^= bit
                other = bit_place(bit)
                cost = work[row + other]
                if cost < nearest:
                    nearest = cost
                if cost < work[SLACK + other]:
                    work[SLACK + other] = cost
        # Costs of insides are even, so nothing is lost by halving.
        half = nearest >> 1 if nearest < FAR else 0
        work[SLACK + number] = half
        least += work[ENDING + number] + half
    least += free_ends * price_ends(work, odd)
    if least >= limit:
        return limit
    return search_pairs(work, odd | ((1 << free_ends) - 1) << FREE_END, least, limit)


def price_ends(work: Work, odd: int) -> int:
    """Give the free ends their SLACK, the least that one of them is sure to cost (0 or less)."""
    slack = 0
    rest = odd
    while rest:
        bit = rest & -rest
        rest ^= bit
        number = bit_place(bit)
        cost = work[COST + number * ROW + FREE_END] - work[ENDING + number]
        work[COST + number * ROW + FREE_END] = cost
        work[COST + number * ROW + FREE_END + 1] = cost
        slack = min(slack, cost - work[SLACK + number])
    work[SLACK + FREE_END] = slack
    work[SLACK + FREE_END + 1] = slack
    work[COST + FREE_END * ROW + FREE_END + 1] = 0
    return slack


def search_pairs(work: Work, odd: int, least: int, limit: int) -> int:
    """The least cost below ``limit`` of a pairing of the mask ``odd``, given its bound ``least``.

    Returns ``limit`` if there is none. Where the search takes long it begins anew with better
    bounds, and first asks for a pairing that costs no more than its bound: mostly there is one.
    """
    work[STAMP] += 1
    best = try_pairs(work, odd, least, limit, PATIENCE)
    if best >= 0:
        return best
    best = NONE - best
    least += raise_slack(work, odd)
    if least >= best:
        return best
    work[STAMP] += 1
    ceiling = least + 1
    while True:
        found = try_pairs(work, odd, least, ceiling, FAR)
        if found == least or ceiling == best:
            return found
        ceiling = best


def raise_slack(work: Work, odd: int) -> int:
    """Make the most of SLACK; returns by how much the bound of a whole pairing rises."""
    before = 0
    rest = odd
    while rest:
        bit = rest & -rest
        rest ^= bit
        before += work[SLACK + bit_place(bit)]
    return price_numbers(work, odd) - before


def try_pairs(work: Work, odd: int, least: int, limit: int, patience: int) -> int:
    """Search all pairings of the mask ``odd`` for the cheapest one below ``limit``.

    Returns its cost, or ``limit``; and ``NONE -`` that as soon as more than ``patience`` steps
    are taken. Depth first: the lowest number left is paired with each other in turn. What a set
    of numbers left over is sure to cost is noted, so that no set is tried again in vain.
    """
    key = work[STAMP] << 22
    best = limit
    frame = FRAME
    left = odd
    cost = least
    bit = left & -left
    number = bit_place(bit)
    candidates = left ^ bit
    while True:
        if candidates:
            patience -= 1
            if patience < 0:
                return NONE - best
            bit = candidates & -candidates
            candidates ^= bit
            other = bit_place(bit)
            after = cost + work[COST + number * ROW + other]
            after -= work[SLACK + number] + work[SLACK + other]
            if after >= best:
                continue
            rest = left ^ bit ^ 1 << number
            if rest == 0:
                best = after
                work[PARTNER + number] = other
                above = frame
                while above > FRAME:
                    above -= FRAME_WIDTH
                    work[PARTNER + work[above + 2]] = work[above + 4]
                if best == least:
                    return best
                continue
            note = NOTE + 2 * (rest * 5 % NOTE_PLACES)
            if work[note] == key + rest and after + work[note + 1] >= best:
                continue
            work[frame] = left
            work[frame + 1] = cost
            work[frame + 2] = number
            work[frame + 3] = candidates
            work[frame + 4] = other
            frame += FRAME_WIDTH
            left = rest
            cost = after
            bit = left & -left
            number = bit_place(bit)
            candidates = left ^ bit
        else:
            note = NOTE + 2 * (left * 5 % NOTE_PLACES)
            work[note] = key + left
            work[note + 1] = best - cost
            if frame == FRAME:
                return best
            frame -= FRAME_WIDTH
            left = work[frame]
            cost = work[frame + 1]
            number = work[frame + 2]
            candidates = work[frame + 3]
