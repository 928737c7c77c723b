"""The solver's source gives the same, bit for bit, under CPython and compiled by numba."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pytest

from caboose.tiles import SETS, tile_set
from caboose.trains import solving, two
from caboose.trains.aims import Aim
from caboose.trains.hands import rows_of
from caboose.trains.slots import WORK_SIZE
from tests.trains.compiled import compile_solver
from tests.trains.hands import random_hand, random_start

HANDS = 20_000
PATH = 200
AIMS = [
    Aim(tile_weight, pip_weight, double_blank, end_on_double)
    for tile_weight, pip_weight in ((1, 0), (1, 256), (8192, 1), (7, 2))
    for double_blank in (0, 50)
    for end_on_double in (0, 1)
]

PLAIN: dict[str, Callable[..., Any]] = {
    "best_worth": solving.best_worth,
    "best_path": solving.best_path,
    "two_paths": two.two_paths,
}


class Solver:
    """The solver's functions with their memory."""

    def __init__(self, functions: dict[str, Callable[..., Any]], new: Callable[[int], Any]) -> None:
        self.functions = functions
        self.work = new(WORK_SIZE)
        self.path = new(PATH)
        self.other_path = new(PATH)

    def answers(self, rows: Any, start: int, aim: Aim, choice: int) -> list[object]:
        """What is said of a hand; with ``choice`` 2, of two trains."""
        if choice == 2:
            lengths = self.functions["two_paths"](
                self.work, rows, 0, start, aim, self.path, self.other_path
            )
            return [*lengths, list(self.path), list(self.other_path)]
        length = self.functions["best_path"](self.work, rows, 0, start, aim, choice, self.path)
        return [length, list(self.path)]


@pytest.mark.timeout(600)
def test_compiled_and_plain_agree() -> None:
    """On 20,000 hands and whole sets; afterwards the whole working memories are equal, too.

    One test, so that workers that share the tests do not compile the solver each.
    """
    plain = Solver(PLAIN, lambda size: [0] * size)
    compiled = Solver(compile_solver(), lambda size: np.zeros(size, dtype=np.int64))
    random = Random("compiled")
    hands = [random_hand(random, 25) for _ in range(HANDS)]
    hands += [tile_set(top) for top in SETS for _ in range(3 * len(AIMS))]
    for hand in hands:
        start = random_start(random, hand)
        aim = random.choice(AIMS)
        choice = random.choice((0, 1, 1, 2))
        rows = rows_of(hand)
        found = compiled.answers(np.array(rows), start, aim, choice)
        assert plain.answers(rows, start, aim, choice) == found
        if choice == 0:
            worth = plain.functions["best_worth"](plain.work, rows, 0, start, aim)
            found_worth = compiled.functions["best_worth"](
                compiled.work, np.array(rows), 0, start, aim
            )
            assert worth == found_worth
    assert plain.work == compiled.work.tolist()
