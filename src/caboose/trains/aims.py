"""What a train is to be good for, as integers, and a hand put before the solver."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from caboose.trains.slots import (
    DOUBLE,
    ENDING,
    FORCED,
    NUMBERS,
    OPEN,
    PASSING,
    PENALTY,
    SHARE,
    Work,
)


class Aim(NamedTuple):
    """The worth of a train: the sum over its tiles of ``tile_weight + pip_weight * pips``.

    ``tile_weight`` must be 1 or more and ``pip_weight`` 0 or more. ``double_blank`` is the pips
    of the double-blank. With ``end_on_double`` 0 the train may not end on a double.
    """

    tile_weight: int
    pip_weight: int
    double_blank: int
    end_on_double: int


def place_hand(work: Work, rows: Sequence[int], at: int, start: int, aim: Aim) -> None:
    """Put a hand before the solver: ``rows[at + number]`` is the mask of the other ends held."""
    for number in range(NUMBERS):
        row = rows[at + number]
        work[OPEN + number] = row
        work[FORCED + number] = 0
        work[DOUBLE + number] = 0
        work[PENALTY + number] = 0
        if row:
            share = aim.tile_weight + 2 * aim.pip_weight * number
            work[SHARE + number] = share
            work[ENDING + number] = share
            work[PASSING + number] = 2 * share
            if row >> number & 1:
                work[OPEN + number] = row ^ 1 << number
                double = 2 * share
                if number == 0:
                    double += 2 * aim.pip_weight * aim.double_blank
                work[DOUBLE + number] = double
    if not aim.end_on_double:
        forbid_last_double(work, start)


def forbid_last_double(work: Work, start: int) -> None:
    """Let the hand's trains from ``start`` not end on a double: there it is lost."""
    for number in range(NUMBERS):
        if number != start:
            work[PENALTY + number] = work[DOUBLE + number]
