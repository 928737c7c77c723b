"""The options as integers, in the form that the core reads.

A value's number is its place in ``options.toml`` (a test keeps the two together); options that
take a whole number hold that number. Only options that a round needs are here.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Codes(NamedTuple):
    """The rules of a round as integers. The sections are those of RULES.md."""

    # 2.2
    engine: int
    hunt: int
    # 2.3
    first_turn: int
    first_draw: int
    first_trains: int
    may_decline: int
    first_end_double: int
    first_out: int
    late_start: int
    # 2.4.1
    cover_duty: int
    cover_order: int
    covers: int
    # 2.4.2
    mexican_from: int
    mexican_trains: int
    own_first: int
    prefer_own: int
    # 2.4.3
    draws: int
    drawn_tile: int
    must_play: int
    # 2.4.4, 2.4.5
    marker_on: int
    marker_off: int
    # 2.4.6
    follow_up: int
    doubles_per_turn: int
    follow_up_draw: int
    draws_per_turn: int
    max_open_doubles: int
    # 2.4.7, 2.4.8
    dead_double: int
    final_double: int
    # 2.6
    out_bonus: int
    double_blank: int
    double_tiles: int
    blocked: int
    scoring: int
    out_on_double: int


NO: Final = 0
YES: Final = 1

ENGINE_DEALT: Final = 0
ENGINE_ASIDE: Final = 1
ENGINE_HIGHEST_HELD: Final = 2

HUNT_IN_TURN: Final = 0
HUNT_TOGETHER: Final = 1
HUNT_NEXT_LOWER: Final = 2

FIRST_TURN_WHOLE_TRAIN: Final = 0
FIRST_TURN_ONE_TILE: Final = 1

FIRST_DRAW_NONE: Final = 0
FIRST_DRAW_ONE: Final = 1

FIRST_TRAINS_OWN: Final = 0
FIRST_TRAINS_OWN_OR_MEXICAN: Final = 1

FIRST_END_DOUBLE_LATER: Final = 0
FIRST_END_DOUBLE_NOW: Final = 1
FIRST_END_DOUBLE_ORDINARY: Final = 2
FIRST_END_DOUBLE_FORBIDDEN: Final = 3

FIRST_OUT_FINISH_LAP: Final = 0
FIRST_OUT_AT_ONCE: Final = 1

LATE_START_ONE_TILE: Final = 0
LATE_START_WHOLE_TRAIN: Final = 1

COVER_DUTY_NEXT_PLAYER: Final = 0
COVER_DUTY_NONE: Final = 1

COVER_ORDER_OLDEST: Final = 0
COVER_ORDER_NEWEST: Final = 1
COVER_ORDER_ANY: Final = 2

COVERS_ONE: Final = 0
COVERS_ALL: Final = 1

MEXICAN_TRAINS_ONE: Final = 0
MEXICAN_TRAINS_MANY: Final = 1
MEXICAN_TRAINS_NONE: Final = 2

OWN_FIRST_NO: Final = 0
OWN_FIRST_BEFORE_MEXICAN: Final = 1
OWN_FIRST_BEFORE_OTHERS: Final = 2
OWN_FIRST_BEFORE_ANYTHING: Final = 3

DRAWS_ONE: Final = 0
DRAWS_TWO: Final = 1
DRAWS_UNTIL_PLAYABLE: Final = 2

DRAWN_TILE_MAY: Final = 0
DRAWN_TILE_MUST: Final = 1

MARKER_ON_CANNOT_PLAY: Final = 0
MARKER_ON_NOT_ON_OWN: Final = 1
MARKER_ON_FAILED_COVER: Final = 2

MARKER_OFF_OWN_PLAY: Final = 0
MARKER_OFF_ANY_PLAY: Final = 1
MARKER_OFF_OWN_PLAY_COVERED: Final = 2

FOLLOW_UP_ANYWHERE: Final = 0
FOLLOW_UP_ON_DOUBLE: Final = 1
FOLLOW_UP_NONE: Final = 2

DOUBLES_PER_TURN_ANY: Final = 0
DOUBLES_PER_TURN_ONE: Final = 1

FOLLOW_UP_DRAW_ONE: Final = 0
FOLLOW_UP_DRAW_NONE: Final = 1

DRAWS_PER_TURN_EACH_TIME: Final = 0
DRAWS_PER_TURN_ONE: Final = 1

MAX_OPEN_DOUBLES_ANY: Final = 0
MAX_OPEN_DOUBLES_ONE: Final = 1

DEAD_DOUBLE_WAIVED: Final = 0
DEAD_DOUBLE_OWED: Final = 1

FINAL_DOUBLE_OUT: Final = 0
FINAL_DOUBLE_MUST_FOLLOW: Final = 1

DOUBLE_TILES_FACE: Final = 0
DOUBLE_TILES_TWICE: Final = 1

BLOCKED_ALL_COUNT: Final = 0
BLOCKED_LOWEST_ZERO: Final = 1

SCORING_PENALTY: Final = 0
SCORING_WINNER_TAKES: Final = 1

OUT_ON_DOUBLE_PLAIN: Final = 0
OUT_ON_DOUBLE_DOUBLED: Final = 1
