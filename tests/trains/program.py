"""The best train as a 0/1 program with connectivity cuts added as they are needed (HiGHS)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest

from caboose.tiles import Tile

NUMBERS = 19


class Program:
    """One variable a tile (laid or not), and for each number: an end there, and half its degree.

    A train's tiles hang together with the start, and no number is odd but the start and the end
    (with two trains: their ends).
    """

    def __init__(
        self,
        hand: Sequence[Tile],
        start: int,
        worth: Callable[[Sequence[Tile]], int],
        trains: int = 1,
        end_on_double: bool = True,
    ) -> None:
        self.hand = list(hand)
        self.start = start
        self.worths = [worth([tile]) for tile in hand]
        self.lines = [place for place, tile in enumerate(hand) if not tile.is_double]
        self.ends = len(hand)
        self.halves = len(hand) + NUMBERS
        self.size = len(hand) + 2 * NUMBERS
        self.rows: list[np.ndarray[Any, Any]] = []
        self.least: list[float] = []
        self.most: list[float] = []
        for number in range(NUMBERS):
            row = self.row({place: 1 for place in self.lines if hand[place].has(number)})
            row[self.ends + number] = 1
            row[self.halves + number] = -2
            odd = int(trains == 1 and number == start)
            self.add(row, -odd, -odd)
        self.add(self.row({self.ends + number: 1 for number in range(NUMBERS)}), 0, trains)
        if trains == 1:
            self.least[-1] = 1
        for place, tile in enumerate(hand):
            if tile.is_double:
                self.add_double(place, tile.high, end_on_double)

    def row(self, values: dict[int, float]) -> np.ndarray[Any, Any]:
        """A row of coefficients."""
        row = np.zeros(self.size)
        for place, value in values.items():
            row[place] = value
        return row

    def add(self, row: np.ndarray[Any, Any], least: float, most: float) -> None:
        """Add a constraint."""
        self.rows.append(row)
        self.least.append(least)
        self.most.append(most)

    def add_double(self, place: int, number: int, end_on_double: bool) -> None:
        """A double lies at a number that is visited; if forbidden, not at its only visit's end."""
        degree = {each: 1.0 for each in self.lines if self.hand[each].has(number)}
        if number != self.start or not end_on_double:
            self.add(self.row(degree | {place: -1}), 0, np.inf)
        if number != self.start and not end_on_double:
            # double <= (degree - 1) / 2 + (1 - end)
            self.add(self.row(degree | {place: -2, self.ends + number: -2}), -1, np.inf)

    def solve(self) -> tuple[int, list[Tile]]:
        """The worth of the best train, and its tiles."""
        optimize = pytest.importorskip("scipy.optimize")
        worths = np.array([*self.worths, *[0] * (2 * NUMBERS)], dtype=float)
        upper = np.array([1] * (len(self.hand) + NUMBERS) + [10] * NUMBERS)
        while True:
            found = optimize.milp(
                -worths,
                constraints=optimize.LinearConstraint(np.array(self.rows), self.least, self.most),
                bounds=optimize.Bounds(np.zeros(self.size), upper),
                integrality=np.ones(self.size),
                options={"mip_rel_gap": 0},
            )
            assert found.status == 0, found.message
            laid = [place for place in range(len(self.hand)) if found.x[place] > 0.5]
            if not self.cut(laid):
                return sum(self.worths[place] for place in laid), [self.hand[p] for p in laid]

    def cut(self, laid: Sequence[int]) -> bool:
        """Forbid parts that do not hang together with the start; False if there are none."""
        loose = {number for place in laid for number in self.hand[place]}
        loose -= self.part(self.start, laid)
        any_loose = bool(loose)
        while loose:
            part = self.part(min(loose), laid)
            loose -= part
            border = {
                place: 1.0
                for place in self.lines
                if (self.hand[place].high in part) != (self.hand[place].low in part)
            }
            for place in laid:
                if self.hand[place].high in part:
                    self.add(self.row(border | {place: -1}), 0, np.inf)
        return any_loose

    def part(self, number: int, laid: Sequence[int]) -> set[int]:
        """The numbers that hang together with a number."""
        seen: set[int] = set()
        todo = [number]
        while todo:
            here = todo.pop()
            if here not in seen:
                seen.add(here)
                todo += [self.hand[each].other(here) for each in laid if self.hand[each].has(here)]
        return seen
