"""Many rounds, a step each: the loops of the vectorised environment. Integers only.

These functions run compiled; they are plain Python all the same, and ``aec`` deals its rounds with
them. Here seats count from 0, as in the core.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Any, Final, NamedTuple

from caboose.core.bits import bit_place, top_bit
from caboose.core.layout import (
    DOUBLES,
    DRAW,
    DREW,
    DREW_AFTER_DOUBLE,
    END,
    ENGINE,
    HAND,
    HAND_WIDTH,
    HELD,
    IDLE,
    LAID,
    LAID_OWN,
    LAP,
    LEADER,
    LENGTH,
    MARKERS,
    MEXICAN,
    OPEN,
    OPEN_COUNT,
    OUT,
    OUT_ON_DOUBLE,
    OVER,
    RUNNING,
    STATE_SIZE,
    TO_PLAY,
    TRAIN_STEPS,
    YARD,
    YARD_END,
    YARD_NEXT,
)
from caboose.core.legal import State, legal_steps
from caboose.core.opening import open_round
from caboose.core.scoring import score_round
from caboose.core.step import do_step
from caboose.fast.chance import Chance, below
from caboose.fast.playouts import Course, Table, engines_of_round, shuffled
from caboose.rules.codes import Codes

Numbers = MutableSequence[int]

POINTS_PER_REWARD: Final = 100
HIGHEST: Final = 255
"""The greatest number in an observation; what counts on, like laps, stops there."""


class Shape(NamedTuple):
    """The measures of a table, and where each part of an observation begins."""

    top: int
    seats: int
    tiles: int
    """The tiles of the set."""
    trains: int
    """The trains there may be: those of the seats and the Mexican ones."""
    hand: int
    table: int
    ends: int
    lengths: int
    open_doubles: int
    markers: int
    tiles_in_hand: int
    tiles_in_boneyard: int
    engine: int
    to_play: int
    leader: int
    out: int
    out_on_double: int
    lap: int
    idle: int
    turn: int
    size: int


class Deals(NamedTuple):
    """What rounds are dealt from."""

    table: Table
    course: Course
    rounds: int
    """The rounds of a match that differ by their engine."""


class Workspace(NamedTuple):
    """The arrays that a batch is played in; those of all rounds have a row for each."""

    states: Any
    chances: Any
    """Each round's own random numbers, for its deals."""
    played: Any
    """The steps that each round has had."""
    order: Any
    steps: Any
    points: Any


class Batch(NamedTuple):
    """What every round shows after a step; each array has one entry or row for each round."""

    observations: Any
    """uint8 ``[count, size]``, of the seat to play next; ``Encoding.parts`` names the columns."""
    masks: Any
    """bool ``[count, actions]``: which actions are legal now."""
    to_play: Any
    """int64 ``[count]``: the seat to play next, counted from 0 as are all columns."""
    rewards: Any
    """float32 ``[count, players]``: what each seat got by the step just done."""
    terminated: Any
    """bool ``[count]``: the step ended its round; what is shown is the next one's beginning."""
    truncated: Any
    """bool ``[count]``: the round was broken off after too many steps."""


def deal_round(state: State, rules: Codes, deals: Deals, order: Numbers, chance: Chance) -> None:
    """Deal a round of any engine that a match has, with any seat in the lead."""
    table, top = deals.table, deals.table.top
    before = below(chance, deals.rounds)
    used = ((1 << before) - 1) << (deals.course.first_engine + 1 - before)
    engines = engines_of_round(deals.course, top, before, used)
    lead = below(chance, table.seats)
    count = shuffled(order, table, top_bit(engines), chance)
    for slot in range(STATE_SIZE):
        state[slot] = 0
    open_round(state, rules, top, table.seats, table.hand, order, count, lead, engines)


def reward(points: int, total: int, seats: int, winner_takes: int) -> float:
    """A seat's reward: how much better its points are than the mean of the table."""
    better = points * seats - total
    if not winner_takes:
        better = -better
    return better / (seats * POINTS_PER_REWARD)


# ------------------------------------------------------------------ actions


def train_at(place: int, seat: int, seats: int) -> int:
    """The train at a place of a seat."""
    return (place + seat) % seats if place < seats else MEXICAN + place - seats


def place_of(train: int, seat: int, seats: int) -> int:
    """The place of a train, seen from a seat."""
    return (train + seats - seat) % seats if train < MEXICAN else seats + train - MEXICAN


def step_of(action: int, seat: int, shape: Shape) -> int:
    """The core's number of the step that an action of a seat is."""
    beyond = action - shape.trains * shape.tiles
    if beyond >= 0:
        return DRAW + beyond
    train = train_at(action // shape.tiles, seat, shape.seats)
    return train * TRAIN_STEPS + action % shape.tiles


def action_of(step: int, seat: int, shape: Shape) -> int:
    """The number of the action that a step of a seat is."""
    if step >= DRAW:
        return shape.trains * shape.tiles + step - DRAW
    place = place_of(step // TRAIN_STEPS, seat, shape.seats)
    return place * shape.tiles + step % TRAIN_STEPS


def offer(state: State, rules: Codes, shape: Shape, steps: Numbers, mask: Any) -> None:
    """Set the legal actions in a mask of zeros."""
    seat = int(state[TO_PLAY])
    for place in range(legal_steps(state, rules, steps)):
        mask[action_of(int(steps[place]), seat, shape)] = 1


# ------------------------------------------------------------- observations


def observe(state: State, seat: int, shape: Shape, row: Numbers) -> None:
    """Write the observation of a seat into a row of zeros.

    It is ``Encoding.encode`` of the seat's view. Other hands and the boneyard are read only to
    tell which tiles are on the table: all that are in neither.
    """
    observe_tiles(state, seat, shape, row)
    observe_trains(state, seat, shape, row)
    for place in range(shape.seats):
        each = (place + seat) % shape.seats
        row[shape.markers + place] = state[MARKERS] >> each & 1
        row[shape.tiles_in_hand + place] = state[HELD + each]
        row[shape.out + place] = state[OUT] >> each & 1
        row[shape.to_play + place] = 1 if state[TO_PLAY] == each else 0
        row[shape.leader + place] = 1 if state[LEADER] == each else 0
    row[shape.tiles_in_boneyard] = state[YARD_END] - state[YARD_NEXT]
    row[shape.engine + state[ENGINE]] = 1
    row[shape.out_on_double] = state[OUT_ON_DOUBLE]
    row[shape.lap] = min(int(state[LAP]), HIGHEST)
    row[shape.idle] = min(int(state[IDLE]), HIGHEST)
    if state[OVER] == RUNNING:
        row[shape.turn] = state[LAID]
        row[shape.turn + 1] = state[LAID_OWN]
        row[shape.turn + 2] = state[DOUBLES]
        row[shape.turn + 3] = state[DREW]
        row[shape.turn + 4] = state[DREW_AFTER_DOUBLE]


def observe_tiles(state: State, seat: int, shape: Shape, row: Numbers) -> None:
    """The own tiles, and the tiles on the table."""
    set_held(state, seat, shape.top, row, shape.hand, 1)
    for tile in range(shape.tiles):
        row[shape.table + tile] = 1
    for each in range(shape.seats):
        set_held(state, each, shape.top, row, shape.table, 0)
    for place in range(int(state[YARD_NEXT]), int(state[YARD_END])):
        row[shape.table + state[YARD + place]] = 0


def set_held(state: State, seat: int, top: int, row: Numbers, start: int, value: int) -> None:
    """Give a value to the columns of the tiles that a seat holds."""
    hand = HAND + seat * HAND_WIDTH
    for high in range(top + 1):
        first = start + high * (high + 1) // 2
        lows = state[hand + high] & ((1 << (high + 1)) - 1)
        while lows:
            bit = lows & -lows
            lows ^= bit
            row[first + bit_place(bit)] = value


def observe_trains(state: State, seat: int, shape: Shape, row: Numbers) -> None:
    """The ends and lengths of the trains, and the open doubles in their order."""
    for place in range(shape.trains):
        train = train_at(place, seat, shape.seats)
        row[shape.ends + place * (shape.top + 1) + state[END + train]] = 1
        row[shape.lengths + place] = state[LENGTH + train]
    for rank in range(int(state[OPEN_COUNT])):
        place = place_of(int(state[OPEN + rank]), seat, shape.seats)
        row[shape.open_doubles + place] = rank + 1


# -------------------------------------------------------------- whole batches


def deal_all(space: Workspace, rules: Codes, deals: Deals, shape: Shape, batch: Batch) -> None:
    """Deal every round of a batch, and show it."""
    for place in range(len(batch.to_play)):
        deal_round(space.states[place], rules, deals, space.order, space.chances[place])
        space.played[place] = 0
        show(place, space, rules, shape, batch)


def play_all(
    actions: Numbers,
    space: Workspace,
    rules: Codes,
    deals: Deals,
    shape: Shape,
    winner_takes: int,
    most_steps: int,
    batch: Batch,
) -> None:
    """Do a legal action in every round of a batch; deal anew where it ends the round."""
    for place in range(len(batch.to_play)):
        state = space.states[place]
        do_step(state, rules, step_of(int(actions[place]), int(state[TO_PLAY]), shape))
        space.played[place] += 1
        ended = state[OVER] != RUNNING
        if ended:
            batch.terminated[place] = 1
            give_rewards(state, rules, shape.seats, winner_takes, space.points, batch, place)
        elif space.played[place] >= most_steps:
            batch.truncated[place] = 1
            ended = True
        if ended:
            deal_round(state, rules, deals, space.order, space.chances[place])
            space.played[place] = 0
        show(place, space, rules, shape, batch)


def give_rewards(
    state: State,
    rules: Codes,
    seats: int,
    winner_takes: int,
    points: Numbers,
    batch: Batch,
    place: int,
) -> None:
    """Write the rewards of a round that is over."""
    score_round(state, rules, points)
    total = 0
    for seat in range(seats):
        total += points[seat]
    for seat in range(seats):
        batch.rewards[place, seat] = reward(points[seat], total, seats, winner_takes)


def show(place: int, space: Workspace, rules: Codes, shape: Shape, batch: Batch) -> None:
    """Write what a round shows to the seat that is to play."""
    state = space.states[place]
    seat = int(state[TO_PLAY])
    batch.to_play[place] = seat
    observe(state, seat, shape, batch.observations[place])
    offer(state, rules, shape, space.steps, batch.masks[place])
