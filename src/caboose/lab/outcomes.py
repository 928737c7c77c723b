"""What came out for whom: points, rounds won and places, from a table of rounds."""

from __future__ import annotations

from functools import cached_property

import numpy as np
import polars as pl

from caboose.game.standing import rank
from caboose.lab.series import Series
from caboose.lab.statistics import Counts, Numbers


class Outcomes:
    """The points of a series in arrays.

    Columns are players: those that sat down at seats 1, 2 … at first, and who move on from match to
    match where the series turns the seats.
    """

    def __init__(self, series: Series, table: pl.DataFrame) -> None:
        self.series = series
        self.fewest_win = series.rules["scoring"] != "winner-takes"
        seats = range(1, series.seats + 1)
        by_seat = table.select(f"points_{seat}" for seat in seats).to_numpy().astype(np.int64)
        self.match: Counts = table["match"].to_numpy().astype(np.int64)
        self.deal: Counts = table["deal"].to_numpy().astype(np.int64)
        self.leader: Counts = table["leader"].to_numpy().astype(np.int64)
        turn = (self.match - 1) % series.turns
        self.seat_of: Counts = (np.arange(series.seats) + turn[:, None]) % series.seats
        """For each round the seat, from 0, of each player."""
        self.points: Counts = np.take_along_axis(by_seat, self.seat_of, axis=1)
        """For each round the points of each player."""
        self.starts: Counts = np.flatnonzero(np.diff(self.match, prepend=0))
        """The first row of each match."""
        self.deal_of_match: Counts = self.deal[self.starts]

    @property
    def totals(self) -> Counts:
        """For each match the points of each player."""
        return np.add.reduceat(self.points, self.starts, axis=0)

    @property
    def against_others(self) -> Numbers:
        """For each round and player the points less the mean of the others' points."""
        others = (self.points.sum(axis=1, keepdims=True) - self.points) / (self.series.seats - 1)
        return np.asarray(self.points - others, dtype=np.float64)

    @cached_property
    def rounds_won(self) -> Numbers:
        """For each round and player the share of the win: equals share it."""
        won = self.points.min(axis=1) if self.fewest_win else self.points.max(axis=1)
        return shares(self.points == won[:, None])

    @cached_property
    def places(self) -> Counts:
        """For each match and player the place: 1 is best, equals share it. RULES.md 2.7."""
        found = np.zeros((len(self.starts), self.series.seats), dtype=np.int64)
        for row, match in enumerate(np.split(self.points, self.starts[1:])):
            place = 1
            for group in rank(self.series.rules, match.tolist()):
                equals = group if isinstance(group, list) else [group]
                found[row, [player - 1 for player in equals]] = place
                place += len(equals)
        return found

    @property
    def matches_won(self) -> Numbers:
        """For each match and player the share of the win: equals share it."""
        return shares(self.places == 1)

    def by_turn_order(self, values: Numbers) -> Numbers:
        """Values by round and player, put in the order of the seats from the leader on."""
        seats = self.series.seats
        order = (self.leader[:, None] - 1 + np.arange(seats)) % seats
        by_seat = np.empty_like(values)
        np.put_along_axis(by_seat, self.seat_of, values, axis=1)
        return np.take_along_axis(by_seat, order, axis=1)


def shares(is_won: np.ndarray[tuple[int, ...], np.dtype[np.bool_]]) -> Numbers:
    """One win a row, shared among those who have it."""
    return np.asarray(is_won / is_won.sum(axis=1, keepdims=True), dtype=np.float64)
