"""Worlds: ways in which the hidden tiles may lie, drawn by how well they explain what was done.

A seat that chooses knows its own tiles, the table and what everybody has done so far. A **world**
adds a guess at the rest: the tiles that the others were dealt, and the order of the boneyard. It
lies in a vector of integers as a tile for each **place**: the dealt tiles seat by seat, then the
boneyard in the order of drawing. Tiles are exchanged between places (Metropolis's way), so that in
the long run each world comes up as often as it deserves: one in which somebody drew or passed
although a tile fitted hardly ever, one in which somebody laid a tile that the planner would not
have laid the less often, the worse that tile was.

What was public at each step of the past is kept in ``past``, a state each; only the hand of the
seat whose step it is has to be put in to see whether the step fits. Nothing here reads a hidden
tile of the round that is played. Integers only.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import Final

from caboose.core.layout import (
    DRAW,
    DUTY,
    HAND,
    HAND_WIDTH,
    LAID,
    MOST_SEATS,
    OVER,
    PASS,
    PLAY,
    RUNNING,
    SEATS,
    TO_PLAY,
    TOP,
    TRAIN_STEPS,
    YARD,
    YARD_END,
    YARD_NEXT,
    copy_state,
)
from caboose.core.legal import State, can_lay, legal_steps
from caboose.core.step import do_step, end_turn
from caboose.fast.chance import Chance, below, next_word
from caboose.fast.policies import hand_pips, step_cost
from caboose.rules.codes import Codes
from caboose.tiles import HIGH, LOW, TILE_COUNT
from caboose.trains.slots import Work

World = MutableSequence[int]
Past = Sequence[State]

# ------------------------------------------------------------ single values
VIEWER: Final = 0  # the seat that chooses
PLACES: Final = 1  # how many places there are
EVENTS: Final = 2  # how many steps of the others are kept
HIDDEN_COUNT: Final = 3  # how many places hold a tile that the viewer has not seen
OWNED_COUNT: Final = 4  # the first of them: places of the others
DRAWN_COUNT: Final = 5  # how many places the others have drawn from
STUCK: Final = PASS + 1  # stands for a turn that ended because nothing more could be laid

# ---------------------------------------------------------------- by number
FIRST_PLACE: Final = 8  # + seat: its first dealt place; + SEATS: the first of the boneyard
MISFIT: Final = 24  # + seat: how badly the world explains its steps
TILE: Final = 40  # + place
OWNER: Final = TILE + TILE_COUNT  # + place: the seat that had its tile, or NOBODY
IS_LAID: Final = OWNER + TILE_COUNT  # + tile: 1 if it lies on the table
HIDDEN: Final = IS_LAID + TILE_COUNT  # + i: a place with an unseen tile
DRAWN: Final = HIDDEN + TILE_COUNT  # + i: a place that another seat has drawn from
MOST_EVENTS: Final = 384
EVENT_SEAT: Final = DRAWN + TILE_COUNT
EVENT_STEP: Final = EVENT_SEAT + MOST_EVENTS
EVENT_PLACE: Final = EVENT_STEP + MOST_EVENTS  # where the tile of a draw lay
ROWS: Final = EVENT_PLACE + MOST_EVENTS  # + number: the hand that a step of the past is judged by
WORLD_SIZE: Final = ROWS + HAND_WIDTH

NOBODY: Final = MOST_SEATS
EVERYTHING: Final = (1 << HAND_WIDTH) - 1

# How badly a step fits, in eighths of a natural logarithm of its likelihood.
IMPOSSIBLE: Final = 128
UNLIKELY: Final = 64  # the most that an odd choice counts
CHANCES: Final[tuple[int, ...]] = tuple(
    int(0.8824969025845955**worse * 0xFFFFFFFF) for worse in range(2 * IMPOSSIBLE)
)
"""The chance, of 2 ** 32, that a world worse by so much is taken."""

# What is weighed.
NOTHING_SHOWN: Final = 0  # all worlds alike
DRAWS_AND_PASSES: Final = 1
CHOICES: Final = 2  # what was laid, too


def recall(
    world: World,
    past: Past,
    present: State,
    rules: Codes,
    viewer: int,
    history: Sequence[int],
    steps: int,
) -> None:
    """Set up a world from the opening of a round and ``steps`` steps, by the eyes of ``viewer``.

    ``present`` holds the opening, its hidden tiles guessed in any way that lets each seat lay what
    it laid; it becomes the present. ``history`` holds for each step its number, and whether it
    ended the turn.
    """
    seats = int(present[SEATS])
    world[VIEWER] = viewer
    place = 0
    for seat in range(seats):
        world[FIRST_PLACE + seat] = place
        for high in range(int(present[TOP]) + 1):
            for low in range(high + 1):
                if present[HAND + seat * HAND_WIDTH + high] >> low & 1:
                    world[TILE + place] = high * (high + 1) // 2 + low
                    world[OWNER + place] = seat
                    place += 1
        world[MISFIT + seat] = 0
    yard = place - int(present[YARD_NEXT])
    world[FIRST_PLACE + seats] = place
    for at in range(int(present[YARD_NEXT]), int(present[YARD_END])):
        world[TILE + yard + at] = present[YARD + at]
        world[OWNER + yard + at] = NOBODY
    world[PLACES] = yard + int(present[YARD_END])
    for tile in range(TILE_COUNT):
        world[IS_LAID + tile] = 0
    world[EVENTS] = 0
    for number in range(steps):
        relive(world, past, present, rules, yard, history[2 * number], history[2 * number + 1])
    list_hidden(world, seats)
    put_hands(world, present)


def relive(
    world: World, past: Past, state: State, rules: Codes, yard: int, step: int, ended: int
) -> None:
    """Do a step of the past, and keep it if it was another's.

    Whether a turn goes on may depend on the hand, which is unknown: so the step is done with
    every tile in hand, and the turn ended where it ended.
    """
    seat = int(state[TO_PLAY])
    place = yard + int(state[YARD_NEXT]) if step == DRAW else 0
    note_event(world, past, state, step, place)
    hand = HAND + seat * HAND_WIDTH
    for number in range(HAND_WIDTH):
        state[hand + number] = EVERYTHING
    do_step(state, rules, step)
    if step == DRAW:
        world[OWNER + place] = seat
    elif step < DRAW:
        world[IS_LAID + step % TRAIN_STEPS] = 1
    if ended and state[TO_PLAY] == seat:
        note_event(world, past, state, STUCK, 0)
        end_turn(state, rules)
    state[OVER] = RUNNING


def note_event(world: World, past: Past, state: State, step: int, place: int) -> None:
    """Keep a step of another seat, and the state before it."""
    event = world[EVENTS]
    if state[TO_PLAY] == world[VIEWER] or event == MOST_EVENTS:
        return
    copy_state(past[event], state)
    world[EVENT_SEAT + event] = state[TO_PLAY]
    world[EVENT_STEP + event] = step
    world[EVENT_PLACE + event] = place
    world[EVENTS] = event + 1


def list_hidden(world: World, seats: int) -> None:
    """List the places with unseen tiles, those of the others first, and those drawn from."""
    count = drawn = 0
    viewer = world[VIEWER]
    for place in range(world[PLACES]):
        if world[OWNER + place] == viewer or world[OWNER + place] == NOBODY:
            continue
        if world[IS_LAID + world[TILE + place]] == 0:
            world[HIDDEN + count] = place
            count += 1
        if place >= world[FIRST_PLACE + seats]:
            world[DRAWN + drawn] = place
            drawn += 1
    world[OWNED_COUNT] = count
    world[DRAWN_COUNT] = drawn
    for place in range(world[PLACES]):
        if world[OWNER + place] == NOBODY:
            world[HIDDEN + count] = place
            count += 1
    world[HIDDEN_COUNT] = count


def shuffle_hidden(world: World, chance: Chance) -> None:
    """Deal all unseen tiles anew, whatever was done."""
    for entry in range(world[HIDDEN_COUNT] - 1, 0, -1):
        swap(world, world[HIDDEN + entry], world[HIDDEN + below(chance, entry + 1)])


def judge(
    world: World, past: Past, rules: Codes, seats: int, weighed: int, steps: State, work: Work
) -> None:
    """Find how badly the world explains the steps of every seat."""
    for seat in range(seats):
        if seat != world[VIEWER]:
            world[MISFIT + seat] = misfit(world, past, rules, seat, weighed, 1 << 40, steps, work)


def wander(
    world: World,
    past: Past,
    rules: Codes,
    weighed: int,
    moves: int,
    chance: Chance,
    steps: State,
    work: Work,
) -> None:
    """Try so many exchanges of two tiles; a worse world is taken the less often, the worse."""
    if world[OWNED_COUNT] == 0:
        return
    for _ in range(moves):
        if world[DRAWN_COUNT] and below(chance, 8) == 0:
            # Another seat drew this tile and was dealt that one, or the other way round.
            place = world[DRAWN + below(chance, world[DRAWN_COUNT])]
            first = world[FIRST_PLACE + world[OWNER + place]]
            dealt = world[FIRST_PLACE + world[OWNER + place] + 1] - first
            other = first + below(chance, dealt)
        else:
            place = world[HIDDEN + below(chance, world[OWNED_COUNT])]
            other = world[HIDDEN + below(chance, world[HIDDEN_COUNT])]
        if place != other:
            try_swap(world, past, rules, weighed, place, other, chance, steps, work)


def try_swap(
    world: World,
    past: Past,
    rules: Codes,
    weighed: int,
    place: int,
    other: int,
    chance: Chance,
    steps: State,
    work: Work,
) -> None:
    """Exchange two tiles if the world is then good enough."""
    one, two = world[OWNER + place], world[OWNER + other]
    before = world[MISFIT + one]
    if two != NOBODY and two != one:
        before += world[MISFIT + two]
    most = before + patience(chance)
    swap(world, place, other)
    first = misfit(world, past, rules, one, weighed, most, steps, work)
    second = 0
    if first <= most and two != NOBODY and two != one:
        second = misfit(world, past, rules, two, weighed, most - first, steps, work)
    if first + second > most:
        swap(world, place, other)
        return
    world[MISFIT + one] = first
    if two != NOBODY and two != one:
        world[MISFIT + two] = second
    if one == two:
        follow_hidden(world, place, other)


def patience(chance: Chance) -> int:
    """By how much a world may be worse this time."""
    word = next_word(chance)
    worse = 0
    while worse + 1 < 2 * IMPOSSIBLE and word < CHANCES[worse + 1]:
        worse += 1
    return worse


def swap(world: World, place: int, other: int) -> None:
    """Exchange the tiles of two places."""
    tile = world[TILE + place]
    world[TILE + place] = world[TILE + other]
    world[TILE + other] = tile


def follow_hidden(world: World, place: int, other: int) -> None:
    """Keep the list of places with unseen tiles true after an exchange inside one seat."""
    is_hidden = world[IS_LAID + world[TILE + place]] == 0
    if is_hidden == (world[IS_LAID + world[TILE + other]] == 0):
        return
    gone, come = (other, place) if is_hidden else (place, other)
    for entry in range(world[OWNED_COUNT]):
        if world[HIDDEN + entry] == gone:
            world[HIDDEN + entry] = come


def misfit(
    world: World,
    past: Past,
    rules: Codes,
    seat: int,
    weighed: int,
    most: int,
    steps: State,
    work: Work,
) -> int:
    """How badly the world explains a seat's steps; stops where it is more than ``most``."""
    if world[EVENTS] == 0 or weighed == NOTHING_SHOWN:
        return 0
    for number in range(HAND_WIDTH):
        world[ROWS + number] = 0
    for place in range(world[FIRST_PLACE + seat], world[FIRST_PLACE + seat + 1]):
        add_tile(world, ROWS, world[TILE + place])
    hand = HAND + seat * HAND_WIDTH
    total = 0
    for event in range(world[EVENTS]):
        if world[EVENT_SEAT + event] != seat:
            continue
        state = past[event]
        for number in range(HAND_WIDTH):
            state[hand + number] = world[ROWS + number]
        step = world[EVENT_STEP + event]
        total += oddness(state, rules, step, weighed, steps, work)
        if total > most:
            break
        if step == DRAW:
            add_tile(world, ROWS, world[TILE + world[EVENT_PLACE + event]])
        elif step < DRAW:
            take_tile(world, ROWS, step % TRAIN_STEPS)
    return total


def add_tile(rows: State, at: int, tile: int) -> None:
    """Add a tile to the rows of a hand."""
    rows[at + HIGH[tile]] |= 1 << LOW[tile]
    rows[at + LOW[tile]] |= 1 << HIGH[tile]


def take_tile(rows: State, at: int, tile: int) -> None:
    """Take a tile out of the rows of a hand."""
    rows[at + HIGH[tile]] &= ~(1 << LOW[tile])
    rows[at + LOW[tile]] &= ~(1 << HIGH[tile])


def oddness(state: State, rules: Codes, step: int, weighed: int, steps: State, work: Work) -> int:
    """How odd a step is for the hand in the state: 0 for what the planner would do."""
    if step == STUCK:
        return IMPOSSIBLE if can_lay(state, rules) else 0
    count = legal_steps(state, rules, steps)
    is_legal = False
    for place in range(count):
        if steps[place] == step:
            is_legal = True
    if not is_legal or (step == PASS and count == 1 and state[LAID] and state[DUTY] == PLAY):
        return IMPOSSIBLE  # the last of these: the turn would have ended by itself
    if weighed != CHOICES or count == 1 or steps[0] >= DRAW:
        return 0
    if step >= DRAW:
        return UNLIKELY
    pips = hand_pips(state, rules)
    own = step_cost(state, rules, step, pips, work)
    worst = 0
    for place in range(count):
        if steps[place] < DRAW and steps[place] != step:
            regret = own - step_cost(state, rules, int(steps[place]), pips, work)
            if regret > worst:
                worst = regret
    if worst == 0:
        return 0
    odd = 32 + worst // 2
    return odd if odd < UNLIKELY else UNLIKELY


def deal_world(world: World, present: State, state: State, chance: Chance) -> None:
    """Make ``state`` the present with the tiles of the world, the rest of the boneyard shuffled."""
    copy_state(state, present)
    put_hands(world, state)
    first = int(state[YARD_NEXT])
    for entry in range(int(state[YARD_END]) - 1, first, -1):
        other = first + below(chance, entry + 1 - first)
        tile = state[YARD + entry]
        state[YARD + entry] = state[YARD + other]
        state[YARD + other] = tile


def put_hands(world: World, state: State) -> None:
    """Put the tiles of the world into the hands and the boneyard of the present."""
    for slot in range(HAND, HAND + int(state[SEATS]) * HAND_WIDTH):
        state[slot] = 0
    at = int(state[YARD_NEXT])
    for place in range(world[PLACES]):
        tile = world[TILE + place]
        owner = world[OWNER + place]
        if owner == NOBODY:
            state[YARD + at] = tile
            at += 1
        elif world[IS_LAID + tile] == 0:
            add_tile(state, HAND + owner * HAND_WIDTH, tile)
