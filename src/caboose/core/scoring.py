"""The score of a round. RULES.md section 2.6."""

from __future__ import annotations

from collections.abc import MutableSequence

from caboose.core.layout import (
    HAND,
    HAND_WIDTH,
    OUT,
    OUT_ON_DOUBLE,
    OVER,
    OVER_BLOCKED,
    SEATS,
    TOP,
)
from caboose.core.legal import State
from caboose.rules import codes
from caboose.rules.codes import Codes


def tile_points(rules: Codes, high: int, low: int) -> int:
    """What a tile counts in a hand."""
    if high != low:
        return high + low
    if high == 0:
        return rules.double_blank
    return 4 * high if rules.double_tiles == codes.DOUBLE_TILES_TWICE else 2 * high


def hand_points(state: State, rules: Codes, seat: int) -> int:
    """What a seat's hand counts."""
    points = 0
    hand = HAND + seat * HAND_WIDTH
    for high in range(int(state[TOP]) + 1):
        mask = state[hand + high]
        for low in range(high + 1):
            if mask >> low & 1:
                points += tile_points(rules, high, low)
    return points


def score_round(state: State, rules: Codes, points: MutableSequence[int]) -> None:
    """Write each seat's points for a round that is over into ``points``."""
    seats = int(state[SEATS])
    for seat in range(seats):
        points[seat] = hand_points(state, rules, seat)
    is_blocked = state[OVER] == OVER_BLOCKED
    settle(rules, seats, is_blocked, int(state[OUT]), bool(state[OUT_ON_DOUBLE]), points)


def settle(
    rules: Codes,
    seats: int,
    is_blocked: bool,
    out: int,
    is_out_on_double: bool,
    points: MutableSequence[int],
) -> None:
    """Turn what the hands count into the points of the round.

    ``points`` holds what each seat's hand counts, and afterwards the seat's points; ``out`` is the
    mask of the seats that are out.
    """
    if is_out_on_double and rules.out_on_double == codes.OUT_ON_DOUBLE_DOUBLED:
        for seat in range(seats):
            points[seat] *= 2
    winners = round_winners(seats, is_blocked, out, points)
    if rules.scoring == codes.SCORING_WINNER_TAKES:
        take_all(seats, winners, points)
    elif is_blocked:
        if rules.blocked == codes.BLOCKED_LOWEST_ZERO:
            for seat in range(seats):
                if winners >> seat & 1:
                    points[seat] = 0
    else:
        for seat in range(seats):
            if winners >> seat & 1:
                points[seat] = rules.out_bonus


def round_winners(seats: int, is_blocked: bool, out: int, points: MutableSequence[int]) -> int:
    """The mask of the seats that are out or, in a blocked round, hold the lowest hands."""
    if not is_blocked:
        return out
    winners, lowest = 0, -1
    for seat in range(seats):
        if lowest < 0 or points[seat] < lowest:
            winners, lowest = 0, points[seat]
        if points[seat] == lowest:
            winners |= 1 << seat
    return winners


def take_all(seats: int, winners: int, points: MutableSequence[int]) -> None:
    """Share the sum of the losers' hands among the winners, dropping the remainder."""
    total, count = 0, 0
    for seat in range(seats):
        if winners >> seat & 1:
            count += 1
        else:
            total += points[seat]
    for seat in range(seats):
        points[seat] = total // count if winners >> seat & 1 else 0
