"""What a train is to be good for, by name."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final

from caboose.tiles import shorten
from caboose.trains.aims import Aim

MOST_WEIGHT: Final = 1_000_000
MOST_DOUBLE_BLANK: Final = 1_000

TILES_OVER_PIPS: Final = 8192  # a tile outweighs all pips of a double-18 set
PIPS_OVER_TILES: Final = 256  # a pip outweighs all its tiles

OBJECTIVES: Final = ("tiles", "pips", "tiles-then-pips", "pips-then-tiles", "mix")
"""The names of the objectives; ``mix`` needs weights."""


def read_aim(
    objective: str, weights: tuple[int, int] | None, double_blank: int, end_on_double: bool
) -> Aim:
    """The aim for the solver. Raises ValueError with what is wrong and what would be right."""
    tile_weight, pip_weight = objective_weights(objective, weights)
    if type(double_blank) is not int or not 0 <= double_blank <= MOST_DOUBLE_BLANK:
        raise ValueError(
            f"the double-blank cannot count {shorten(double_blank)}: "
            f"give whole pips, 0 to {MOST_DOUBLE_BLANK} (mostly 0, 25 or 50)"
        )
    return Aim(tile_weight, pip_weight, double_blank, int(end_on_double))


def objective_weights(objective: str, weights: tuple[int, int] | None) -> tuple[int, int]:
    """The weights of a tile and of a pip. Where only pips count, tiles decide between equals."""
    if objective not in OBJECTIVES:
        near = get_close_matches(str(objective), OBJECTIVES, 1, 0.4)
        hint = f"did you mean {near[0]}? The objectives are" if near else "the objectives are"
        raise ValueError(
            f"there is no objective {shorten(objective)}: {hint} {', '.join(OBJECTIVES)}"
        )
    if weights is not None:
        if objective not in ("tiles", "mix"):
            raise ValueError(
                f"weights are for the objective mix: leave them out, or {shorten(objective)}"
            )
        return mix_weights(weights)
    if objective == "tiles":
        return 1, 0
    if objective == "tiles-then-pips":
        return TILES_OVER_PIPS, 1
    if objective == "mix":
        raise ValueError("the objective mix needs weights=(a tile's, a pip's), such as (10, 1)")
    return 1, PIPS_OVER_TILES


def mix_weights(weights: tuple[int, int]) -> tuple[int, int]:
    """The weights of a mix as given, checked."""
    if (
        not isinstance(weights, (tuple, list))
        or len(weights) != 2
        or not all(type(each) is int and 0 <= each <= MOST_WEIGHT for each in weights)
    ):
        raise ValueError(
            f"the weights cannot be {shorten(weights)}: give two whole numbers from 0 to "
            f"{MOST_WEIGHT}, what a tile and what a pip is worth, such as (10, 1)"
        )
    tile_weight, pip_weight = weights
    if tile_weight == 0 and pip_weight == 0:
        raise ValueError("the weights are both 0: a tile or a pip must be worth something")
    if tile_weight == 0:
        return 1, pip_weight * PIPS_OVER_TILES
    return tile_weight, pip_weight
