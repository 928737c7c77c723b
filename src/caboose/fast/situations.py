"""How often the situations arise that tables quarrel about. Integers only."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Final

from caboose.core.bits import count_ones
from caboose.core.layout import (
    COVER,
    DOUBLES,
    DRAW,
    DREW,
    DUTY,
    END,
    FIRST,
    FOLLOW_UP,
    LAID,
    LAP,
    LENGTH,
    MARKERS,
    MEXICAN,
    OPEN,
    OPEN_COUNT,
    OUT,
    OVER,
    PASS,
    SEATS,
    TO_PLAY,
    TRAIN_STEPS,
    TRAINS,
    UNSEEN,
    YARD_END,
    YARD_NEXT,
)
from caboose.core.legal import State
from caboose.rules import codes
from caboose.rules.codes import Codes
from caboose.tiles import HIGH, LOW

Notes = MutableSequence[int]

MEANINGS: Final = {
    "engine-hunted": "tiles were drawn to find the engine",
    "no-start": "a first turn ended without a tile",
    "play-declined": "a player drew or passed although a tile could be laid",
    "laid-after-draw": "a tile was laid in a turn that had drawn",
    "marker-set": "a player's train was opened",
    "marker-taken-off": "a player's train was closed again",
    "on-anothers-train": "a tile was laid on another player's train",
    "anothers-train-started": "a player's train was started by another",
    "mexican-train-started": "a Mexican train was started",
    "double-left-open": "a turn ended with an open double",
    "several-open-doubles": "a turn ended with more than one open double",
    "several-doubles-in-a-turn": "a second or further double was laid in one turn",
    "follow-up-drawn-for": "a tile was drawn for a follow-up",
    "follow-up-failed": "a turn ended with its follow-up owed",
    "cover-failed": "a player who owed a cover laid nothing",
    "dead-double": "an open double's number was used up",
    "out-in-first-lap": "a player was out in the first lap",
    "out-on-double": "a player's last tile was a double",
    "several-out": "more than one player was out",
    "boneyard-emptied": "the last tile of the boneyard was drawn",
}
"""The situations by name, with what happened."""

SITUATIONS: Final = tuple(MEANINGS)
"""The names of the situations, in the order of their counts."""

ENGINE_HUNTED: Final = 0
NO_START: Final = 1
PLAY_DECLINED: Final = 2
LAID_AFTER_DRAW: Final = 3
MARKER_SET: Final = 4
MARKER_TAKEN_OFF: Final = 5
ON_ANOTHERS_TRAIN: Final = 6
ANOTHERS_TRAIN_STARTED: Final = 7
MEXICAN_TRAIN_STARTED: Final = 8
DOUBLE_LEFT_OPEN: Final = 9
SEVERAL_OPEN_DOUBLES: Final = 10
SEVERAL_DOUBLES_IN_A_TURN: Final = 11
FOLLOW_UP_DRAWN_FOR: Final = 12
FOLLOW_UP_FAILED: Final = 13
COVER_FAILED: Final = 14
DEAD_DOUBLE: Final = 15
OUT_IN_FIRST_LAP: Final = 16
OUT_ON_A_DOUBLE: Final = 17
SEVERAL_OUT: Final = 18
BONEYARD_EMPTIED: Final = 19
SITUATION_COUNT: Final = 20

# Behind the counts: what a step is to be compared with.
SEAT_BEFORE: Final = 20
LAP_BEFORE: Final = 21
DUTY_BEFORE: Final = 22
FIRST_BEFORE: Final = 23
DREW_BEFORE: Final = 24
LAID_BEFORE: Final = 25
DOUBLES_BEFORE: Final = 26
MARKERS_BEFORE: Final = 27
OUT_BEFORE: Final = 28
OPEN_BEFORE: Final = 29  # mask of the trains with an open double
NOTES_SIZE: Final = 30


def note_opening(state: State, hand: int, notes: Notes) -> None:
    """Begin the counts of a round that was just opened; ``hand`` tiles were dealt to a seat."""
    for place in range(SITUATION_COUNT):
        notes[place] = 0
    dealt = state[SEATS] * hand
    notes[ENGINE_HUNTED] = 1 if state[YARD_NEXT] > dealt else 0


def remember(state: State, notes: Notes) -> None:
    """Keep what ``note_step`` compares with; called before a step."""
    notes[SEAT_BEFORE] = state[TO_PLAY]
    notes[LAP_BEFORE] = state[LAP]
    notes[DUTY_BEFORE] = state[DUTY]
    notes[FIRST_BEFORE] = state[FIRST]
    notes[DREW_BEFORE] = state[DREW]
    notes[LAID_BEFORE] = state[LAID]
    notes[DOUBLES_BEFORE] = state[DOUBLES]
    notes[MARKERS_BEFORE] = state[MARKERS]
    notes[OUT_BEFORE] = state[OUT]
    notes[OPEN_BEFORE] = open_trains(state)


def open_trains(state: State) -> int:
    """The mask of the trains that end in an open double."""
    trains = 0
    for place in range(int(state[OPEN_COUNT])):
        trains |= 1 << state[OPEN + place]
    return trains


def note_step(state: State, rules: Codes, step: int, could_lay: bool, notes: Notes) -> None:
    """Count what a step has brought about; ``could_lay`` says whether a tile could be laid."""
    if step >= DRAW:
        note_nothing_laid(state, step, could_lay, notes)
    else:
        note_tile(state, rules, step // TRAIN_STEPS, step % TRAIN_STEPS, notes)
    fresh = state[MARKERS] & ~notes[MARKERS_BEFORE]
    gone = notes[MARKERS_BEFORE] & ~state[MARKERS]
    notes[MARKER_SET] += count_ones(fresh)
    notes[MARKER_TAKEN_OFF] += count_ones(gone)
    if state[TO_PLAY] != notes[SEAT_BEFORE] or state[OVER]:
        if state[OPEN_COUNT] > 0:
            notes[DOUBLE_LEFT_OPEN] += 1
        if state[OPEN_COUNT] > 1:
            notes[SEVERAL_OPEN_DOUBLES] += 1


def note_nothing_laid(state: State, step: int, could_lay: bool, notes: Notes) -> None:
    """Count what a draw or a pass has brought about."""
    nothing_yet = notes[LAID_BEFORE] == 0
    if could_lay and nothing_yet:
        notes[PLAY_DECLINED] += 1
    if step == DRAW:
        if notes[DUTY_BEFORE] == FOLLOW_UP:
            notes[FOLLOW_UP_DRAWN_FOR] += 1
        if state[YARD_NEXT] == state[YARD_END]:
            notes[BONEYARD_EMPTIED] += 1
    if step == PASS:
        if notes[DUTY_BEFORE] == FOLLOW_UP:
            notes[FOLLOW_UP_FAILED] += 1
        if notes[DUTY_BEFORE] == COVER and nothing_yet:
            notes[COVER_FAILED] += 1
        if notes[FIRST_BEFORE] and nothing_yet:
            notes[NO_START] += 1


def note_tile(state: State, rules: Codes, train: int, tile: int, notes: Notes) -> None:
    """Count what a tile on a train has brought about."""
    is_double = HIGH[tile] == LOW[tile]
    if notes[DREW_BEFORE]:
        notes[LAID_AFTER_DRAW] += 1
    if train >= MEXICAN:
        if state[LENGTH + train] == 1:
            notes[MEXICAN_TRAIN_STARTED] += 1
    elif train != notes[SEAT_BEFORE]:
        notes[ON_ANOTHERS_TRAIN] += 1
        if state[LENGTH + train] == 1:
            notes[ANOTHERS_TRAIN_STARTED] += 1
    if is_double and notes[DOUBLES_BEFORE]:
        notes[SEVERAL_DOUBLES_IN_A_TURN] += 1
    notes[DEAD_DOUBLE] += doubles_killed(state, rules, train, tile, notes)
    if state[OUT] != notes[OUT_BEFORE]:
        if notes[LAP_BEFORE] == 1:
            notes[OUT_IN_FIRST_LAP] += 1
        if is_double:
            notes[OUT_ON_A_DOUBLE] += 1
        if notes[OUT_BEFORE]:
            notes[SEVERAL_OUT] += 1


def doubles_killed(state: State, rules: Codes, train: int, tile: int, notes: Notes) -> int:
    """How many open doubles have no tile left to cover them since this tile. RULES.md 2.4.7."""
    if state[UNSEEN + HIGH[tile]] and state[UNSEEN + LOW[tile]]:
        return 0
    if rules.cover_duty == codes.COVER_DUTY_NONE:
        return 0
    bit = 1 << train
    is_double = HIGH[tile] == LOW[tile]
    owed = (notes[OPEN_BEFORE] & ~bit) | (bit if is_double else 0)
    killed = 0
    for each in range(TRAINS):
        if owed >> each & 1:
            number = state[END + each]
            if state[UNSEEN + number] == 0 and (number == HIGH[tile] or number == LOW[tile]):
                killed += 1
    return killed
