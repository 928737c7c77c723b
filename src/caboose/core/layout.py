"""The slots of the state vector, the trains and the step numbers.

A **train** is a number: 0 to 13 the trains of seats 1 to 14, 14 to 31 the Mexican trains M, M2 …
A **step** is a number that never depends on the position: ``train * TRAIN_STEPS + tile`` lays a
tile on a train, ``DRAW`` draws, ``PASS`` passes. Legal steps always come in ascending order.

A **hand** is one mask for each number of pips: bit ``b`` of the mask of ``a`` is set when the tile
``a-b`` is held. So the mask of a train's end value *is* the set of tiles that fit there.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Final

from caboose.tiles import HIGHEST_PIPS, TILE_COUNT

NUMBERS: Final = HIGHEST_PIPS + 1

# ------------------------------------------------------------------ trains
MOST_SEATS: Final = 14
MEXICAN: Final = MOST_SEATS  # the first Mexican train
MOST_MEXICANS: Final = 18  # each begins with another tile of the engine's number
TRAINS: Final = MOST_SEATS + MOST_MEXICANS
ALL_SEATS: Final = (1 << MOST_SEATS) - 1

# ------------------------------------------------------------------- steps
TRAIN_STEPS: Final = TILE_COUNT
DRAW: Final = TRAINS * TRAIN_STEPS
PASS: Final = DRAW + 1
MOST_LEGAL_STEPS: Final = TRAINS * NUMBERS + 2  # the length of a buffer for legal steps

# ------------------------------------------------------------- round slots
TOP: Final = 0  # highest double of the set
SEATS: Final = 1  # number of players
ENGINE: Final = 2  # number of the engine
LEADER: Final = 3  # seat, counted from 0, as all seats here
TO_PLAY: Final = 4  # seat
LAP: Final = 5  # 1 = first lap
OVER: Final = 6  # one of the three ends below
OUT: Final = 7  # mask of the seats that went out
OUT_ON_DOUBLE: Final = 8  # 1 if one of them laid a double last
IDLE: Final = 9  # successive turns that laid nothing

RUNNING: Final = 0
OVER_OUT: Final = 1
OVER_BLOCKED: Final = 2

# -------------------------------------------------------------- turn slots
DUTY: Final = 10  # what the player to move owes, one of the three below
FIRST: Final = 11  # 1 while the turn is played as a first turn
FOLLOW_TRAIN: Final = 12  # the train that a follow-up must go on, ANY_TRAIN or NOTHING
DREW: Final = 13  # tiles drawn in this turn
DREW_AFTER_DOUBLE: Final = 14  # those of them that came after the last double
LAID: Final = 15  # tiles laid in this turn
LAID_OWN: Final = 16  # those of them on the own train
DOUBLES: Final = 17  # those of them that are doubles

PLAY: Final = 0
COVER: Final = 1
FOLLOW_UP: Final = 2
ANY_TRAIN: Final = TRAINS
NOTHING: Final = TRAINS + 1

# ------------------------------------------------------------- table slots
MEXICANS: Final = 18  # number of running Mexican trains
MARKERS: Final = 19  # mask of the marked seats
OPEN_COUNT: Final = 20  # number of open doubles
YARD_NEXT: Final = 21  # where in the boneyard the next tile lies
YARD_END: Final = 22  # where the boneyard ends
OPEN: Final = 24  # + i: train of the i-th open double, in the order laid
UNSEEN: Final = 44  # + number: tiles of that number in hands and boneyard
END: Final = 64  # + train: its open end; the engine's number where not started
LENGTH: Final = 96  # + train: its tiles
HELD: Final = 128  # + seat: tiles in hand
HAND: Final = 144  # + seat * HAND_WIDTH + number: mask of the other ends held with it
HAND_WIDTH: Final = 20
YARD: Final = HAND + MOST_SEATS * HAND_WIDTH  # + i: tile of the shuffled order
STATE_SIZE: Final = YARD + TILE_COUNT

# ------------------------------------------------------------------ tables
ROW: Final = 20

TILE_WITH: Final[tuple[int, ...]] = tuple(
    max(a, b) * (max(a, b) + 1) // 2 + min(a, b) for a in range(ROW) for b in range(ROW)
)
"""The tile with the ends a and b, at ``a * ROW + b``."""


def copy_state(target: MutableSequence[int], source: MutableSequence[int]) -> None:
    """Make one state the copy of another."""
    target[:] = source
