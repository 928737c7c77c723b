"""The order in which the tiles of a train are laid."""

from __future__ import annotations

from caboose.core.bits import bit_place, top_bit
from caboose.trains.slots import KEPT, NUMBERS, Work


def lay_out(work: Work, rows: int, start: int, doubles: int, double_blank: int, path: Work) -> int:
    """Lay all tiles of the rows, and the mask of ``doubles``, as one train from ``start``.

    They must make one: no number but ``start`` and another is odd, and all hang together.
    Writes the numbers along the train into ``path``: tile ``i`` touches with ``path[i]`` and
    shows ``path[i + 1]``. Returns how many tiles are laid.

    At every place goes the heaviest tile that leaves all others to be laid (Fleury's way), so no
    other order has heavier tiles early. A double waits for heavier tiles, but not until the end
    of the train if it can be laid before.
    """
    for number in range(NUMBERS):
        work[KEPT + number] = work[rows + number]
    path[0] = start
    count = 0
    here = start
    while True:
        row = work[KEPT + here]
        if row == 0:
            if doubles >> here & 1:
                count += 1
                path[count] = here
            return count
        there = next_number(work, here, row)
        if doubles >> here & 1:
            pips = 2 * here if here else double_blank
            beyond = row & (row - 1)
            # With one tile beside the next one, the train comes back here only to end.
            if pips > here + there or beyond & (beyond - 1) == 0:
                doubles ^= 1 << here
                count += 1
                path[count] = here
        work[KEPT + here] ^= 1 << there
        work[KEPT + there] ^= 1 << here
        count += 1
        path[count] = there
        here = there


def next_number(work: Work, here: int, row: int) -> int:
    """The highest of the numbers ahead (the mask ``row``) that leaves all other tiles in reach."""
    there = top_bit(row)
    others = row ^ 1 << there
    if others == 0 or comes_back(work, there, here, others):
        return there
    # No more than one tile here can be such a bridge.
    return top_bit(others)


def comes_back(work: Work, there: int, here: int, others: int) -> bool:
    """Whether one can come from ``there`` to one of the ``others``, but not through ``here``."""
    seen = 1 << there | 1 << here
    border = work[KEPT + there] & ~seen
    while border:
        if border & others:
            return True
        seen |= border
        bit = border & -border
        border ^= bit
        border |= work[KEPT + bit_place(bit)] & ~seen
    return False
