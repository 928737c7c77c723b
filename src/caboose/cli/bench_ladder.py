"""The ladder of ``caboose bench strength``: from random play to play that sees every tile."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import Any, NamedTuple

import numpy as np

from caboose.cli import yardsticks
from caboose.cli.bench_book import Book
from caboose.cli.yardsticks import EXPERT_PLAYOUTS, show_round, yardstick
from caboose.lab.outcomes import Outcomes
from caboose.lab.series import Series
from caboose.lab.spread import play_series
from caboose.lab.statistics import Estimate, by_deal, estimate
from caboose.rules import Rules

SEED = 6
RULES = "spruce"
SEATS = 4
PLAIN_PLANNER = yardsticks.PlainPlannerPlayer.name
OTHERS = ("greedy", PLAIN_PLANNER, "planner")
"""Against three of which every player plays."""


class Rung(NamedTuple):
    """A player of the ladder."""

    name: str
    deals: int
    """Of which the first round is played, from all seats."""
    matches: int
    """Deals of which the whole match is played."""


EXPERT_DEALS = 200

RUNGS = (
    Rung("random", 400, 50),
    Rung("greedy", 1000, 50),
    Rung(yardsticks.TrainFirstPlayer.name, 1000, 50),
    Rung(PLAIN_PLANNER, 1000, 100),
    Rung("planner", 1000, 100),
    Rung(yardsticks.GreedyMonteCarloPlayer.name, 200, 25),
    Rung(yardsticks.MonteCarloPlayer.name, 200, 25),
    Rung("expert", EXPERT_DEALS, 25),
    Rung(yardsticks.SEEING_HANDS, 400, 25),
    Rung(yardsticks.ALL_SEEING, 400, 50),
    Rung(yardsticks.BEST_LINE, 200, 25),
)
"""A column of the dear ones takes ten to twenty minutes of one core."""

INTRODUCTION = f"""\
One seat against three of a kind under `{RULES}`, {SEATS} players; each deal is played from all four
seats. The planner is the one that people play with; the plain planner, a yardstick, keeps its best
train and lays spare tiles elsewhere first. Monte Carlo tries each candidate {yardsticks.PLAYOUTS}
times, the hidden tiles dealt at random, the Expert {EXPERT_PLAYOUTS} times in worlds that fit the
past. The last three see what no player may see, and bound what could still be won: all hands, the
boneyard being shuffled for each of {yardsticks.PLAYOUTS} trials; hands and boneyard, where each
step is tried once; and the same with every further step of each line tried, too. They go by how the
others play, but take plain planners for planners.
"""


@dataclass(frozen=True)
class Climb:
    """A player of the ladder against three of a kind."""

    ladder: str
    """The player."""
    against: str
    rules: str
    deals: int
    seed: int = SEED
    playouts: int = EXPERT_PLAYOUTS
    """How often the Expert tries each step."""

    def series(self) -> Series:
        """What is to be played: each deal from all seats."""
        return Series(
            Rules.parse(self.rules),
            (self.ladder, *[self.against] * (SEATS - 1)),
            self.deals * SEATS,
            self.seed,
            SEATS,
            playouts=self.playouts,
            make=yardstick,
            dealt=show_round,
        )


def ladder(book: Book, scale: float) -> Iterator[str]:
    """The section, line by line."""
    yield "## The ladder\n"
    yield INTRODUCTION
    heads = " | ".join(f"3 {name}" for name in OTHERS)
    yield f"| player | points against {heads} | matches won against 3 {PLAIN_PLANNER} | deals |"
    yield "| --- | --- | --- | --- | --- | --- |"
    for rung in RUNGS:
        cells = [_points(book, rung, other, scale) for other in OTHERS]
        cells.append(_share(book, rung, scale))
        deals = f"{scaled(rung.deals, scale)}, {scaled(rung.matches, scale)}"
        yield f"| {rung.name} | {' | '.join(cells)} | {deals} |"
    yield (
        "\nOf the deals the first number is of rounds, the second of whole matches of 13 rounds; "
        "par for these\nis 25 %.\n"
    )


def climbed(book: Book, climb: Climb) -> dict[str, Any]:
    """For each deal the points a round, less the others', and the share of its matches won."""

    def play() -> dict[str, Any]:
        series = climb.series()
        outcomes = Outcomes(series, play_series(series, workers=book.workers))
        points = by_deal(outcomes.against_others[:, 0], outcomes.deal)
        won = by_deal(outcomes.matches_won[:, 0], outcomes.deal_of_match)
        return {"points": points.round(4).tolist(), "matches_won": won.round(4).tolist()}

    return book.found(asdict(climb), play)


def difference(book: Book, climb: Climb) -> Estimate:
    """The points a round of a player less the mean of the others'."""
    return estimate(np.array(climbed(book, climb)["points"]))


def paired(book: Book, one: Climb, two: Climb) -> Estimate:
    """How a player fares less another, where both meet the same players on the same deals."""
    first, second = (climbed(book, each)["points"] for each in (one, two))
    common = min(len(first), len(second))
    return estimate(np.array(first[:common]) - np.array(second[:common]))


def _points(book: Book, rung: Rung, other: str, scale: float) -> str:
    if rung.name == other:
        return "0"  # a player against itself
    climb = Climb(rung.name, other, f"{RULES} rounds=1", scaled(rung.deals, scale))
    return shown(difference(book, climb))


def _share(book: Book, rung: Rung, scale: float) -> str:
    if rung.name == PLAIN_PLANNER:
        return "25 %"
    climb = Climb(rung.name, PLAIN_PLANNER, RULES, scaled(rung.matches, scale))
    won = estimate(np.array(climbed(book, climb)["matches_won"]) * 100)
    if won.low is None or won.high is None:
        return f"{won.mean:.1f} %"
    return f"{won.mean:.1f} ± {(won.high - won.low) / 2:.1f} %"


def scaled(deals: int, scale: float) -> int:
    """So many deals times the scale; 2 at the least, for an interval."""
    return max(2, round(deals * scale))


def shown(points: Estimate) -> str:
    """A difference in points with its interval; a star where that has 0 in it."""
    if points.low is None or points.high is None:
        return f"{points.mean:+.1f}"
    star = "" if points.high < 0 or points.low > 0 else " *"
    return f"{points.mean:+.1f} ± {(points.high - points.low) / 2:.1f}{star}"
