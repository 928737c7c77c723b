"""Opening a round: deal, hunt for the engine, leader. RULES.md sections 2.1 and 2.2."""

from __future__ import annotations

from collections.abc import Sequence

from caboose.core.bits import top_bit
from caboose.core.layout import (
    END,
    ENGINE,
    HAND,
    HAND_WIDTH,
    LAP,
    LEADER,
    SEATS,
    TO_PLAY,
    TOP,
    TRAINS,
    UNSEEN,
    YARD,
    YARD_END,
    YARD_NEXT,
)
from caboose.core.legal import State
from caboose.core.step import begin_turn, remove_from_hand, take_from_yard
from caboose.rules import codes
from caboose.rules.codes import Codes
from caboose.tiles import HIGH, LOW


def open_round(
    state: State,
    rules: Codes,
    top: int,
    seats: int,
    hand: int,
    order: Sequence[int],
    count: int,
    lead: int,
    engines: int,
) -> None:
    """Fill a state of zeros with a round up to the leader's first turn.

    ``order`` is the shuffled order of ``count`` tiles, dealt in blocks of ``hand`` from its left
    to each seat; the rest is the boneyard. ``lead`` is the lead seat, from 0. ``engines`` is the
    mask of the numbers that may be this round's engine: one of them, or all that are unused for a
    hunt ``next-lower``, or all for ``highest-held``.
    """
    state[TOP] = top
    state[SEATS] = seats
    state[LAP] = 1
    for place in range(count):
        tile = order[place]
        state[UNSEEN + HIGH[tile]] += 1
        if HIGH[tile] != LOW[tile]:
            state[UNSEEN + LOW[tile]] += 1
        state[YARD + place] = tile
    state[YARD_END] = count
    for seat in range(seats):
        for _ in range(hand):
            take_from_yard(state, seat)
    if rules.engine == codes.ENGINE_ASIDE:
        engine, leader = top_bit(engines), lead
    else:
        leader = hunt(state, rules, lead, engines)
        engine = highest_double(state, leader, engines)
        remove_from_hand(state, leader, engine * (engine + 3) // 2)
    state[ENGINE] = engine
    for train in range(TRAINS):
        state[END + train] = engine
    state[LEADER] = leader
    state[TO_PLAY] = leader
    begin_turn(state, rules)


def hunt(state: State, rules: Codes, lead: int, engines: int) -> int:
    """Find the seat that holds the highest of the engines, drawing until somebody does."""
    seats = int(state[SEATS])
    seat = holder(state, engines)
    turn = lead
    while seat < 0:
        drawers = 1 if rules.hunt == codes.HUNT_IN_TURN and is_dealt(rules) else seats
        for _ in range(min(drawers, int(state[YARD_END]) - int(state[YARD_NEXT]))):
            take_from_yard(state, turn)
            turn = turn + 1 if turn + 1 < seats else 0
        seat = holder(state, engines)
    return seat


def is_dealt(rules: Codes) -> bool:
    """Whether the round's engine is known before it is looked for."""
    return rules.engine == codes.ENGINE_DEALT


def holder(state: State, engines: int) -> int:
    """The seat that holds the highest double among the engines, or -1."""
    best_seat, best = -1, -1
    for seat in range(int(state[SEATS])):
        held = highest_double(state, seat, engines)
        if held > best:
            best_seat, best = seat, held
    return best_seat


def highest_double(state: State, seat: int, engines: int) -> int:
    """The number of the highest double among the engines that a seat holds, or -1."""
    for number in range(int(state[TOP]), -1, -1):
        if engines >> number & 1 and state[HAND + seat * HAND_WIDTH + number] >> number & 1:
            return number
    return -1
