"""Contests: one kind of player against another, and by how much it is better."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
import polars as pl

from caboose.lab.outcomes import Outcomes
from caboose.lab.series import Series
from caboose.lab.spread import play_series
from caboose.lab.statistics import Estimate, estimate_by_deal
from caboose.rules import Rules


@dataclass(frozen=True)
class Contest:
    """Matches of two kinds of player: that of the first player against the other one."""

    rules: str
    players: tuple[str, ...]
    deals: int
    turns: int
    """From how many seats each deal is played."""
    seed: int
    playouts: int
    """How often the Expert tries each step."""

    def series(self) -> Series:
        """What is to be played; raises ValueError for what cannot be."""
        return Series(
            Rules.parse(self.rules),
            self.players,
            self.deals * self.turns,
            self.seed,
            self.turns,
            playouts=self.playouts,
        )


@dataclass(frozen=True)
class Verdict:
    """How a contest came out."""

    points: Estimate
    """Of a round: those of the first kind, less those of the other; below zero is better."""
    matches_won: Estimate
    """The share that the first kind won."""
    rounds: int


def against(kind: str, other: str, seats: int) -> tuple[str, ...]:
    """A table on which the two kinds take turns.

    >>> against("planner", "greedy", 3)
    ('planner', 'greedy', 'planner')
    """
    return tuple(other if seat % 2 else kind for seat in range(seats))


def hold(
    contest: Contest,
    *,
    workers: int | None = None,
    report: Callable[[int], object] = lambda matches: None,
) -> Verdict:
    """Play a contest; for ``workers`` and ``report`` see ``play_series``."""
    series = contest.series()
    return verdict(series, play_series(series, workers=workers, report=report))


def verdict(series: Series, table: pl.DataFrame) -> Verdict:
    """What the rounds of a contest say."""
    outcomes = Outcomes(series, table)
    ours = np.array([kind == series.players[0] for kind in series.players])
    points = outcomes.points[:, ours].mean(axis=1) - outcomes.points[:, ~ours].mean(axis=1)
    return Verdict(
        estimate_by_deal(points, outcomes.deal),
        estimate_by_deal(outcomes.matches_won[:, ours].sum(axis=1), outcomes.deal_of_match),
        len(table),
    )


def most_players(rules: Rules, seats: Sequence[int] = range(14, 1, -1)) -> int:
    """The most players that the rules deal to."""
    for count in seats:
        try:
            rules.deal(count)
        except ValueError:
            continue
        return count
    raise ValueError(f"{rules} deal to nobody")
