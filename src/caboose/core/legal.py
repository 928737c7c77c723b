"""What the player to move may do. RULES.md sections 2.3 and 2.4."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Final

from caboose.core.bits import bit_place
from caboose.core.layout import (
    ALL_SEATS,
    COVER,
    DOUBLES,
    DRAW,
    DREW,
    DREW_AFTER_DOUBLE,
    DUTY,
    END,
    FIRST,
    FOLLOW_TRAIN,
    FOLLOW_UP,
    HAND,
    HAND_WIDTH,
    LAID,
    LAP,
    LENGTH,
    MARKERS,
    MEXICAN,
    MEXICANS,
    MOST_MEXICANS,
    OPEN,
    OPEN_COUNT,
    OVER,
    PASS,
    PLAY,
    ROW,
    RUNNING,
    TILE_WITH,
    TO_PLAY,
    TRAIN_STEPS,
    TRAINS,
    YARD_END,
    YARD_NEXT,
)
from caboose.rules import codes
from caboose.rules.codes import Codes

State = MutableSequence[int]

# Answers of doubles_allowed.
NEVER: Final = 0
ALWAYS: Final = 1
IF_FOLLOWED: Final = 2  # only if the hand holds a tile to lay on the double


def legal_steps(state: State, rules: Codes, steps: State) -> int:
    """Write the legal steps into ``steps``, ascending, and return how many they are.

    ``steps`` has room for ``MOST_LEGAL_STEPS`` integers. A round that is over has none.
    """
    if state[OVER] != RUNNING:
        return 0
    hand = HAND + state[TO_PLAY] * HAND_WIDTH
    doubles = doubles_allowed(state, rules)
    trains = usable_trains(state, rules)
    count = 0
    while trains:
        train_bit = trains & -trains
        trains ^= train_bit
        train = bit_place(train_bit)
        end = state[END + train]
        tiles = state[hand + end]
        if doubles == NEVER:
            tiles &= ~(1 << end)
        elif doubles == IF_FOLLOWED and tiles == 1 << end:
            tiles = 0
        base = train * TRAIN_STEPS
        row = end * ROW
        while tiles:
            bit = tiles & -tiles
            tiles ^= bit
            steps[count] = base + TILE_WITH[row + bit_place(bit)]
            count += 1
    can_play = count > 0
    if may_draw(state, rules, can_play):
        steps[count] = DRAW
        count += 1
    if may_pass(state, rules, can_play):
        steps[count] = PASS
        count += 1
    return count


def can_lay(state: State, rules: Codes) -> bool:
    """Whether the player to move may lay any tile now."""
    return fits_any(state, rules, usable_trains(state, rules))


def fits_any(state: State, rules: Codes, trains: int) -> bool:
    """Whether the player to move holds a tile that he may lay on one of these trains."""
    hand = HAND + state[TO_PLAY] * HAND_WIDTH
    doubles = doubles_allowed(state, rules)
    while trains:
        train_bit = trains & -trains
        trains ^= train_bit
        end = state[END + bit_place(train_bit)]
        tiles = state[hand + end]
        # A double alone needs leave; together with another tile that fits, that tile will do.
        if tiles and (tiles != 1 << end or doubles == ALWAYS):
            return True
    return False


def doubles_allowed(state: State, rules: Codes) -> int:
    """Whether a double may be laid now. RULES.md 2.4.6, and 2.3 for first turns."""
    if state[FIRST]:
        if rules.first_end_double == codes.FIRST_END_DOUBLE_FORBIDDEN:
            return IF_FOLLOWED
        if rules.first_end_double != codes.FIRST_END_DOUBLE_ORDINARY:
            return ALWAYS
    if state[DOUBLES] and rules.doubles_per_turn == codes.DOUBLES_PER_TURN_ONE:
        return NEVER
    if state[OPEN_COUNT] and rules.max_open_doubles == codes.MAX_OPEN_DOUBLES_ONE:
        return NEVER
    return ALWAYS


def usable_trains(state: State, rules: Codes) -> int:
    """The trains, as a mask, that the player to move may lay on, whatever he holds.

    A Mexican train that may be started is the one after those that run. RULES.md 2.3, 2.4.1,
    2.4.2 and, for the train of a follow-up, 2.4.6.
    """
    if state[DUTY] == COVER:
        return coverable_trains(state, rules)
    if state[DUTY] == FOLLOW_UP and state[FOLLOW_TRAIN] < TRAINS:
        return 1 << state[FOLLOW_TRAIN]

    seat = state[TO_PLAY]
    own = 1 << seat
    started = state[LENGTH + seat] > 0
    if rules.own_first == codes.OWN_FIRST_BEFORE_ANYTHING and not started:
        return own
    trains = own | mexican_trains(state, rules, started)
    if not state[FIRST] and (started or rules.own_first != codes.OWN_FIRST_BEFORE_OTHERS):
        trains |= state[MARKERS] & ALL_SEATS
    if rules.prefer_own == codes.YES and trains != own and fits_any(state, rules, own):
        return own
    return trains


def coverable_trains(state: State, rules: Codes) -> int:
    """The trains whose open double may be covered next. RULES.md 2.4.1."""
    if rules.cover_order == codes.COVER_ORDER_OLDEST:
        return 1 << state[OPEN]
    if rules.cover_order == codes.COVER_ORDER_NEWEST:
        return 1 << state[OPEN + state[OPEN_COUNT] - 1]
    trains = 0
    for place in range(int(state[OPEN_COUNT])):
        trains |= 1 << state[OPEN + place]
    return trains


def mexican_trains(state: State, rules: Codes, started: bool) -> int:
    """The Mexican trains that may be used: those that run, and the one that may be started.

    ``started`` says whether the player's own train is. RULES.md 2.3 (first_trains), 2.4.2.
    """
    if rules.mexican_trains == codes.MEXICAN_TRAINS_NONE:
        return 0
    if state[FIRST]:
        if rules.first_trains == codes.FIRST_TRAINS_OWN:
            return 0
    running = state[MEXICANS]
    trains = ((1 << running) - 1) << MEXICAN
    may_start = state[LAP] == 1 or state[LAP] >= rules.mexican_from
    if not started and rules.own_first != codes.OWN_FIRST_NO:
        may_start = False
    if running and rules.mexican_trains == codes.MEXICAN_TRAINS_ONE:
        may_start = False
    if may_start and running < MOST_MEXICANS:
        trains |= 1 << (MEXICAN + running)
    return trains


def may_draw(state: State, rules: Codes, can_play: bool) -> bool:
    """Whether the player to move may draw. RULES.md 2.3 (first_draw), 2.4.3, 2.4.6."""
    if state[YARD_NEXT] >= state[YARD_END] or draws_left(state, rules, can_play) <= 0:
        return False
    return not can_play or need_not_play(state, rules)


def draws_left(state: State, rules: Codes, can_play: bool) -> int:
    """How many more tiles this turn's allowance has, were the boneyard full."""
    if state[DUTY] == FOLLOW_UP:
        if (
            rules.follow_up_draw == codes.FOLLOW_UP_DRAW_NONE
            or state[DREW_AFTER_DOUBLE]
            or (state[DREW] and rules.draws_per_turn == codes.DRAWS_PER_TURN_ONE)
        ):
            return 0
        return 1
    if state[FIRST]:
        allowance = 1 if rules.first_draw == codes.FIRST_DRAW_ONE and not state[LAID] else 0
    elif rules.draws == codes.DRAWS_ONE:
        allowance = 1
    elif rules.draws == codes.DRAWS_TWO:
        allowance = 2
    else:
        allowance = 1 if can_play else state[DREW] + 1
    return allowance - state[DREW]


def may_pass(state: State, rules: Codes, can_play: bool) -> bool:
    """Whether the player to move may end his turn. RULES.md 2.3, 2.4.3, 2.4.4."""
    if not can_play:
        return not may_draw(state, rules, False)
    if state[DUTY] != PLAY:
        return False
    if state[FIRST]:
        return state[LAID] > 0 or rules.may_decline == codes.YES
    return need_not_play(state, rules) or (
        state[DREW] > 0 and rules.drawn_tile == codes.DRAWN_TILE_MAY
    )


def need_not_play(state: State, rules: Codes) -> bool:
    """Whether a player who can play may draw or pass all the same. RULES.md 2.4.3, must_play."""
    return (
        rules.must_play == codes.NO
        and state[DUTY] == PLAY
        and not state[FIRST]
        and not (state[DREW] and rules.drawn_tile == codes.DRAWN_TILE_MUST)
    )
