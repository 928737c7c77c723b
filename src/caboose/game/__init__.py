"""The friendly face of the game: rounds and matches in which only legal steps can happen."""

from caboose.game.duties import Duty, Task
from caboose.game.match import Match
from caboose.game.position import Position, Train
from caboose.game.refusals import REASONS, Refusal
from caboose.game.round import Operation, Round
from caboose.game.standing import (
    engine_of_round,
    engines_of_round,
    is_match_over,
    rank,
    round_count,
    totals,
)
from caboose.game.steps import Step, train_name, train_number

__all__ = [
    "REASONS",
    "Duty",
    "Match",
    "Operation",
    "Position",
    "Refusal",
    "Round",
    "Step",
    "Task",
    "Train",
    "engine_of_round",
    "engines_of_round",
    "is_match_over",
    "rank",
    "round_count",
    "totals",
    "train_name",
    "train_number",
]
