"""What the player to move has to do, in words of the game. RULES.md sections 2.3 and 2.4."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from caboose.core.layout import (
    ANY_TRAIN,
    COVER,
    DUTY,
    FIRST,
    FOLLOW_TRAIN,
    FOLLOW_UP,
    LAID,
    TRAIN_STEPS,
)
from caboose.core.legal import State, coverable_trains
from caboose.core.step import goes_on_building, starts_late
from caboose.game.steps import Step, train_name
from caboose.rules import codes
from caboose.rules.codes import Codes


class Task(Enum):
    """The kinds of what a player has to do."""

    PLAY = "play"
    """A play with nothing owed."""
    COVER = "cover"
    FOLLOW_UP = "follow-up"


class Duty(NamedTuple):
    """What the player to move has to do."""

    task: Task
    trains: tuple[str, ...] = ()
    """Where the cover or the follow-up must go; empty for a follow-up that may go anywhere."""
    is_first_turn: bool = False
    """Whether the turn is played as a first turn: in the first lap, or a late whole train."""
    is_building: bool = False
    """Whether it is the turn of a whole train, begun or not."""
    has_laid: bool = False
    """Whether a tile was laid in this turn."""
    may_not_end_here: bool = False
    """Whether a train being built stands on a double that it may not end in."""


def duty_of(state: State, rules: Codes) -> Duty:
    """The duty of the player to move; of no meaning once the round is over."""
    first = bool(state[FIRST])
    task, trains = Task.PLAY, 0
    if state[DUTY] == COVER:
        task, trains = Task.COVER, coverable_trains(state, rules)
    elif state[DUTY] == FOLLOW_UP:
        task = Task.FOLLOW_UP
        trains = 0 if state[FOLLOW_TRAIN] == ANY_TRAIN else 1 << state[FOLLOW_TRAIN]
    forbidden = first and rules.first_end_double == codes.FIRST_END_DOUBLE_FORBIDDEN
    return Duty(
        task,
        tuple(train_name(train) for train in range(trains.bit_length()) if trains >> train & 1),
        is_first_turn=first,
        is_building=goes_on_building(state, rules),
        has_laid=state[LAID] > 0,
        may_not_end_here=forbidden and task is Task.FOLLOW_UP,
    )


def begins_building(state: State, rules: Codes, step: Step) -> bool:
    """Whether the turn goes on as that of a train being built once this legal step is done."""
    return step.is_play and (
        goes_on_building(state, rules) or starts_late(state, rules, step.number // TRAIN_STEPS)
    )
