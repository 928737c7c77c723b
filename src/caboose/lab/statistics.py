"""Means with intervals, spreads and ratings.

The unit of every interval is the deal. Rounds and matches of one deal resemble each other: counted
as if they were independent, they would give intervals that promise too much.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from openskill.models import PlackettLuce
from scipy import stats

Numbers = NDArray[np.float64]
Counts = NDArray[np.int64]
Values = NDArray[np.floating | np.integer | np.bool_]

CONFIDENCE = 0.95


@dataclass(frozen=True)
class Estimate:
    """A mean with its 95 % interval."""

    mean: float
    low: float | None
    """None where one deal alone tells nothing of the spread."""
    high: float | None
    deals: int


@dataclass(frozen=True)
class Spread:
    """How numbers are spread."""

    mean: float
    deviation: float
    least: float
    quarter: float
    median: float
    three_quarters: float
    most: float


@dataclass(frozen=True)
class Rating:
    """An OpenSkill rating (Plackett-Luce); every player begins at 25 ± 25/3."""

    mean: float
    deviation: float

    @property
    def ordinal(self) -> float:
        """What the player is worth with near certainty: mean less three deviations."""
        return self.mean - 3 * self.deviation


def by_deal(values: Values, deals: Counts) -> Numbers:
    """The mean of each deal; ``deals`` says which deal a value belongs to."""
    counts = np.bincount(deals)
    played = counts > 0
    sums = np.bincount(deals, weights=values)
    return np.asarray(sums[played] / counts[played], dtype=np.float64)


def estimate(means: Numbers) -> Estimate:
    """The mean of the means of the deals, with Student's interval.

    >>> estimate(np.array([1.0, 2.0, 3.0]))
    Estimate(mean=2.0, low=-0.48..., high=4.48..., deals=3)
    """
    deals = len(means)
    mean = float(np.mean(means))
    if deals < 2:
        return Estimate(mean, None, None, deals)
    half = float(stats.t.ppf((1 + CONFIDENCE) / 2, deals - 1) * stats.sem(means))
    return Estimate(mean, mean - half, mean + half, deals)


def estimate_by_deal(values: Values, deals: Counts) -> Estimate:
    """The mean over the deals of values that belong to deals, with its interval."""
    return estimate(by_deal(values, deals))


def spread(values: Values) -> Spread:
    """How values are spread; the deviation is that of the values themselves."""
    numbers = values.astype(np.float64).ravel()
    cuts = np.quantile(numbers, [0, 0.25, 0.5, 0.75, 1], overwrite_input=True)
    return Spread(float(numbers.mean()), float(numbers.std()), *(float(cut) for cut in cuts))


def ratings(places: Sequence[Sequence[int]]) -> list[Rating]:
    """The ratings of players after matches, in the order in which they were played.

    Each match is a row with the place of every player: 1 is best, equals share a number.
    """
    model = PlackettLuce()
    rated = [model.rating() for _ in places[0]]
    for row in places:
        teams = model.rate([[each] for each in rated], ranks=list(row))
        rated = [team[0] for team in teams]
    return [Rating(each.mu, each.sigma) for each in rated]
