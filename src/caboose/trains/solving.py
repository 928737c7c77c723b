"""The best train of a hand that is given as masks: what compiled code calls."""

from __future__ import annotations

from collections.abc import Sequence

from caboose.core.bits import bit_place
from caboose.trains.aims import Aim, forbid_last_double, place_hand
from caboose.trains.cases import is_single
from caboose.trains.laying import lay_out
from caboose.trains.search import search
from caboose.trains.slots import (
    BEST,
    BEST_ENDS,
    DOUBLE,
    NUMBERS,
    Work,
)


def best_worth(work: Work, rows: Sequence[int], at: int, start: int, aim: Aim) -> int:
    """What the best train is worth: twice the sum of its tiles' worths; 0 where none fits.

    ``rows[at + number]`` is the mask of the other ends held with that number, as in the core's
    state. The solver's memory then has the tiles, in BEST.
    """
    place_hand(work, rows, at, start, aim)
    return search(work, start, 1, 0, 0)


def best_path(
    work: Work,
    rows: Sequence[int],
    at: int,
    start: int,
    aim: Aim,
    avoid_last_double: int,
    path: Work,
) -> int:
    """Lay the best train of a hand (see ``best_worth``).

    Of the trains that are worth most it is whichever is found first; with ``avoid_last_double``
    1 one that does not end on a double, if there is one. Writes the numbers along the train into
    ``path`` (191 slots are always enough): tile ``i`` touches with ``path[i]`` and shows
    ``path[i + 1]``. Returns how many tiles are laid.
    """
    place_hand(work, rows, at, start, aim)
    worth = search(work, start, 1, 0, 0)
    if worth == 0:
        return 0
    if avoid_last_double and aim.end_on_double and has_to_end_on_double(work, start):
        place_hand(work, rows, at, start, aim)
        forbid_last_double(work, start)
        search(work, start, 1, 0, worth - 1)
    return lay_out(work, BEST, start, best_doubles(work, start, aim), aim.double_blank, path)


def has_to_end_on_double(work: Work, start: int) -> bool:
    """Whether the train of BEST comes to a number only to end there on its double."""
    end = bit_place(work[BEST_ENDS])
    if work[BEST_ENDS] == 0 or end == start:
        return False
    return work[DOUBLE + end] > 0 and is_single(work[BEST + end])


def best_doubles(work: Work, start: int, aim: Aim) -> int:
    """The mask of the doubles that the train of BEST lays."""
    visited = 1 << start
    for number in range(NUMBERS):
        visited |= work[BEST + number]
    doubles = 0
    for number in range(NUMBERS):
        if visited >> number & 1 and work[DOUBLE + number]:
            doubles |= 1 << number
    if not aim.end_on_double:
        if visited == 1 << start:
            return 0
        if has_to_end_on_double(work, start):
            doubles ^= work[BEST_ENDS]
    return doubles
