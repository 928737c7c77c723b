"""Doing a step: laying a tile, drawing, passing, and what follows. RULES.md sections 2.3 to 2.5."""

from __future__ import annotations

from caboose.core.layout import (
    ANY_TRAIN,
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
    HELD,
    IDLE,
    LAID,
    LAID_OWN,
    LAP,
    LEADER,
    LENGTH,
    MARKERS,
    MEXICAN,
    MEXICANS,
    NOTHING,
    OPEN,
    OPEN_COUNT,
    OUT,
    OUT_ON_DOUBLE,
    OVER,
    OVER_BLOCKED,
    OVER_OUT,
    PASS,
    PLAY,
    SEATS,
    TO_PLAY,
    TRAIN_STEPS,
    UNSEEN,
    YARD,
    YARD_END,
    YARD_NEXT,
)
from caboose.core.legal import State, can_lay
from caboose.rules import codes
from caboose.rules.codes import Codes
from caboose.tiles import HIGH, LOW


def do_step(state: State, rules: Codes, step: int) -> None:
    """Do a legal step of the player to move, with all that follows from it."""
    if step == PASS:
        end_turn(state, rules)
    elif step == DRAW:
        draw(state)
    else:
        lay(state, rules, step // TRAIN_STEPS, step % TRAIN_STEPS)


def draw(state: State) -> None:
    """The player to move takes the next tile of the boneyard. RULES.md 2.4.3."""
    take_from_yard(state, state[TO_PLAY])
    state[DREW] += 1
    state[DREW_AFTER_DOUBLE] += 1


def take_from_yard(state: State, seat: int) -> int:
    """Move the next tile of the boneyard into a hand, and return it."""
    tile = state[YARD + state[YARD_NEXT]]
    state[YARD_NEXT] += 1
    put_in_hand(state, seat, tile)
    return tile


def put_in_hand(state: State, seat: int, tile: int) -> None:
    """Add a tile to a hand."""
    hand = HAND + seat * HAND_WIDTH
    state[hand + HIGH[tile]] |= 1 << LOW[tile]
    state[hand + LOW[tile]] |= 1 << HIGH[tile]
    state[HELD + seat] += 1


def lay(state: State, rules: Codes, train: int, tile: int) -> None:
    """Lay a tile of the player to move on a train, and go on to what is owed next."""
    seat = state[TO_PLAY]
    is_double = HIGH[tile] == LOW[tile]
    remove_from_hand(state, seat, tile)
    if starts_late(state, rules, train):
        state[FIRST] = 1
    state[END + train] = HIGH[tile] + LOW[tile] - state[END + train]
    state[LENGTH + train] += 1
    if train - MEXICAN == state[MEXICANS]:
        state[MEXICANS] += 1
    state[LAID] += 1
    if train == seat:
        state[LAID_OWN] += 1
    take_marker_off(state, rules, train, is_double)
    if state[OPEN_COUNT]:
        remove_open_double(state, train)
    if is_double:
        state[OPEN + state[OPEN_COUNT]] = train
        state[OPEN_COUNT] += 1
        state[DOUBLES] += 1
        state[DREW_AFTER_DOUBLE] = 0
    if state[OPEN_COUNT] and rules.dead_double == codes.DEAD_DOUBLE_WAIVED:
        waive_dead_doubles(state, HIGH[tile])
        waive_dead_doubles(state, LOW[tile])

    state[FOLLOW_TRAIN] = follow_up_owed(state, rules, train) if is_double else NOTHING
    if state[FOLLOW_TRAIN] != NOTHING:
        state[DUTY] = FOLLOW_UP
    elif state[HELD + seat] == 0:
        go_out(state, rules, is_double)
    elif state[DUTY] == COVER:
        if rules.covers == codes.COVERS_ONE or state[OPEN_COUNT] == 0 or not can_lay(state, rules):
            end_turn(state, rules)
    else:
        state[DUTY] = PLAY
        if not goes_on_building(state, rules) or not can_lay(state, rules):
            end_turn(state, rules)


def remove_from_hand(state: State, seat: int, tile: int) -> None:
    """Take a tile out of a hand, to the table."""
    high, low = HIGH[tile], LOW[tile]
    hand = HAND + seat * HAND_WIDTH
    state[hand + high] &= ~(1 << low)
    state[HELD + seat] -= 1
    state[UNSEEN + high] -= 1
    if high != low:
        state[hand + low] &= ~(1 << high)
        state[UNSEEN + low] -= 1


def starts_late(state: State, rules: Codes, train: int) -> bool:
    """Whether a tile on this train makes the turn a late first turn. RULES.md 2.3, late_start."""
    return (
        rules.late_start == codes.LATE_START_WHOLE_TRAIN
        and train == state[TO_PLAY]
        and state[LENGTH + train] == 0
        and state[LAP] > 1
        and state[DUTY] != COVER
    )


def take_marker_off(state: State, rules: Codes, train: int, is_double: bool) -> None:
    """Take the player's own marker off where the tile just laid does so. RULES.md 2.4.5."""
    seat = state[TO_PLAY]
    if train != seat and rules.marker_off != codes.MARKER_OFF_ANY_PLAY:
        return
    if is_double and rules.marker_off == codes.MARKER_OFF_OWN_PLAY_COVERED:
        return
    state[MARKERS] &= ~(1 << seat)


def remove_open_double(state: State, train: int) -> None:
    """Close the gap of a train's double among the open doubles, if it is one of them."""
    kept = 0
    for place in range(int(state[OPEN_COUNT])):
        each = state[OPEN + place]
        if each != train:
            state[OPEN + kept] = each
            kept += 1
    state[OPEN_COUNT] = kept


def waive_dead_doubles(state: State, number: int) -> None:
    """Drop the open double of a number if no hidden tile bears that number. RULES.md 2.4.7."""
    if state[UNSEEN + number]:
        return
    for place in range(int(state[OPEN_COUNT])):
        train = state[OPEN + place]
        if state[END + train] == number:
            remove_open_double(state, train)
            return


def follow_up_owed(state: State, rules: Codes, train: int) -> int:
    """The train that the tile after the double just laid must go on: one, ANY_TRAIN or NOTHING.

    RULES.md 2.4.6 to 2.4.8; for doubles inside a first train 2.3, where under ``forbidden`` the
    next tile is owed on the double.
    """
    is_last = state[HELD + state[TO_PLAY]] == 0
    if is_last and rules.final_double == codes.FINAL_DOUBLE_OUT:
        return NOTHING
    if state[FIRST] and not is_last:
        if rules.first_end_double == codes.FIRST_END_DOUBLE_FORBIDDEN:
            return train
        if rules.first_end_double != codes.FIRST_END_DOUBLE_ORDINARY:
            return NOTHING
    if rules.follow_up == codes.FOLLOW_UP_NONE:
        return ANY_TRAIN if is_last else NOTHING
    if rules.follow_up == codes.FOLLOW_UP_ANYWHERE:
        return ANY_TRAIN
    is_dead = state[UNSEEN + state[END + train]] == 0
    return NOTHING if is_dead and rules.dead_double == codes.DEAD_DOUBLE_WAIVED else train


def goes_on_building(state: State, rules: Codes) -> bool:
    """Whether the turn is that of a train being built. RULES.md 2.3."""
    if not state[FIRST]:
        return False
    return state[LAP] > 1 or rules.first_turn == codes.FIRST_TURN_WHOLE_TRAIN


def go_out(state: State, rules: Codes, is_double: bool) -> None:
    """The player to move has laid his last tile. RULES.md 2.3 (first_out), 2.4.8, 2.5."""
    state[OUT] |= 1 << state[TO_PLAY]
    if is_double:
        state[OUT_ON_DOUBLE] = 1
    if state[LAP] > 1 or rules.first_out == codes.FIRST_OUT_AT_ONCE:
        state[OVER] = OVER_OUT
    end_turn(state, rules)


def end_turn(state: State, rules: Codes) -> None:
    """End the turn: the marker, the next player, the next lap, the end of the round."""
    seat = state[TO_PLAY]
    if is_marked(state, rules):
        state[MARKERS] |= 1 << seat
    state[IDLE] = 0 if state[LAID] else state[IDLE] + 1
    if rules.cover_duty == codes.COVER_DUTY_NONE:
        state[OPEN_COUNT] = 0
    if state[OVER]:
        return

    seat += 1
    if seat == state[SEATS]:
        seat = 0
    if seat == state[LEADER]:
        state[LAP] += 1
        if state[OUT]:
            state[OVER] = OVER_OUT
    state[TO_PLAY] = seat
    begin_turn(state, rules)
    if state[IDLE] >= state[SEATS] and is_blocked(state, rules):
        state[OVER] = OVER_BLOCKED


def is_marked(state: State, rules: Codes) -> bool:
    """Whether the turn that ends now puts the marker on its player's train. RULES.md 2.4.4."""
    if state[OUT] >> state[TO_PLAY] & 1:
        return False
    if rules.marker_on == codes.MARKER_ON_FAILED_COVER:
        return state[DUTY] == COVER and state[LAID] == 0
    if state[LAID] == 0 or state[DUTY] == FOLLOW_UP:
        return True
    return (
        rules.marker_on == codes.MARKER_ON_NOT_ON_OWN and state[DREW] > 0 and state[LAID_OWN] == 0
    )


def begin_turn(state: State, rules: Codes) -> None:
    """Set the turn slots for the player to move. RULES.md 2.3, 2.4.1."""
    state[DREW] = 0
    state[DREW_AFTER_DOUBLE] = 0
    state[LAID] = 0
    state[LAID_OWN] = 0
    state[DOUBLES] = 0
    state[FOLLOW_TRAIN] = NOTHING
    if state[OPEN_COUNT] and owes_cover(state, rules):
        state[DUTY] = COVER
        state[FIRST] = 0
    else:
        state[DUTY] = PLAY
        state[FIRST] = 1 if state[LAP] == 1 else 0


def owes_cover(state: State, rules: Codes) -> bool:
    """Whether the player to move owes a cover of the open doubles there are. RULES.md 2.4.1."""
    if rules.own_first == codes.OWN_FIRST_BEFORE_ANYTHING and state[LENGTH + state[TO_PLAY]] == 0:
        return False
    return (
        state[LAP] > 1
        or rules.first_end_double == codes.FIRST_END_DOUBLE_NOW
        or rules.first_end_double == codes.FIRST_END_DOUBLE_ORDINARY
    )


def is_blocked(state: State, rules: Codes) -> bool:
    """Whether the round is blocked, after a lap of turns that laid nothing. RULES.md 2.5."""
    if state[OVER] or state[YARD_NEXT] < state[YARD_END] or state[LAP] == 1:
        return False
    if rules.mexican_trains != codes.MEXICAN_TRAINS_NONE and state[LAP] < rules.mexican_from:
        return False
    return state[IDLE] >= 2 * state[SEATS] or not anybody_can_lay(state, rules)


def anybody_can_lay(state: State, rules: Codes) -> bool:
    """Whether any player could lay a tile if it were his turn."""
    to_play = state[TO_PLAY]
    found = False
    for seat in range(int(state[SEATS])):
        state[TO_PLAY] = seat
        begin_turn(state, rules)
        if can_lay(state, rules):
            found = True
            break
    state[TO_PLAY] = to_play
    begin_turn(state, rules)
    return found
