"""Batches of matches on all cores: the same results for a seed, whatever the workers."""

from __future__ import annotations

import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

from caboose.core.layout import MOST_SEATS
from caboose.fast.playouts import ROUND_SITUATIONS, Batch, Course, Table, points_column
from caboose.fast.policies import POLICIES
from caboose.fast.runtime import Runtime, announce_compiling, best_runtime, workspace
from caboose.fast.situations import SITUATIONS
from caboose.game.standing import first_engine, round_count
from caboose.rules import Rules
from caboose.tiles import shorten

LONGEST_MATCH = 99
"""Rounds for which a match that only a target ends has room."""

ENDS = ("", "out", "blocked")
"""The ends of a round, as the core numbers them."""

CHUNK = 64
"""Matches that a worker plays in one go."""


class PlayedRound(NamedTuple):
    """A round as a batch tells it."""

    engine: int
    leader: int
    """A seat, counted from 1."""
    over: str
    """``out`` or ``blocked``."""
    laps: int
    steps: int
    situations: dict[str, int]
    """How often each situation arose; empty where they were not noted."""
    points: tuple[int, ...]
    """By seat."""


class Results(NamedTuple):
    """The matches of a batch, in flat arrays (NumPy arrays where numba plays)."""

    seats: int
    most_rounds: int
    noted: bool
    """Whether the situations were counted."""
    rounds: Any
    """The number of rounds of each match."""
    cells: Any
    """For each match ``most_rounds`` rows of ROUND_COLUMNS, without the situations where they were
    not noted, and the points of the seats."""

    def match(self, number: int) -> list[PlayedRound]:
        """The rounds of a match, counted from 0."""
        first_points = points_column(self.noted)
        width = first_points + self.seats
        base = number * self.most_rounds * width
        found = []
        for row in range(int(self.rounds[number])):
            cells = [
                int(cell) for cell in self.cells[base + row * width : base + (row + 1) * width]
            ]
            engine, leader, over, laps, steps = cells[:ROUND_SITUATIONS]
            counts = cells[ROUND_SITUATIONS:first_points]
            situations = dict(zip(SITUATIONS, counts, strict=False))
            points = tuple(cells[first_points:])
            found.append(
                PlayedRound(engine, leader + 1, ENDS[over], laps, steps, situations, points)
            )
        return found

    def totals(self, number: int) -> list[int]:
        """The points of a match by seat."""
        return [sum(column) for column in zip(*(r.points for r in self.match(number)), strict=True)]


def policy_number(name: str) -> int:
    """The number of a policy of the core; raises ValueError that lists the names."""
    if name not in POLICIES:
        raise ValueError(f"{shorten(name)} is no player of the core: {', '.join(POLICIES)} are")
    return POLICIES[name]


def course_of(rules: Rules, first_engine: int) -> Course:
    """Which engines a match of these rules has, and what ends it."""
    return Course(
        first_engine,
        int(rules["engine"] == "highest-held"),
        int(rules["engine"] == "dealt" and rules["hunt"] == "next-lower"),
        0 if rules["target"] == "none" else int(rules["target"]),
    )


def play_matches(
    rules: Rules,
    players: Sequence[str],
    matches: int,
    *,
    seed: int = 1,
    first: int = 0,
    turns: int = 1,
    noted: bool = True,
    workers: int | None = None,
    runtime: Runtime | None = None,
) -> Results:
    """Play matches ``first`` to ``first + matches - 1`` of the series that a seed makes.

    ``players`` names the policy of each seat. With ``turns`` above 1 so many matches in
    succession share their deals, and the players move one seat on from each to the next. Without
    ``noted`` the situations are not counted, which saves a little time.
    ``workers`` is the number of threads, by default one a core. The results depend on neither the
    workers nor the run-time. Raises ValueError for what cannot be dealt or played.
    """
    seats = len(players)
    deal = rules.deal(seats)
    top_engine = first_engine(rules, deal.set)
    rounds = round_count(rules, deal.set) or LONGEST_MATCH
    if matches < 0 or first < 0 or not 1 <= turns <= seats or not 0 <= seed < 1 << 31:
        raise ValueError("give matches and first from 0, turns from 1 to the seats, a 31-bit seed")
    runtime = runtime or best_runtime()
    announce_compiling() if runtime.name == "compiled" else None
    table = Table(deal.set, seats, deal.hand, int(deal.engine_aside))
    course = course_of(rules, top_engine)
    width = (points_column(noted) + seats) * rounds
    results = Results(seats, rounds, noted, runtime.zeros(matches), runtime.zeros(matches * width))
    codes = runtime.rules(rules.codes)
    numbers = [policy_number(name) for name in players]

    def play(starts: range) -> None:
        space = workspace(runtime)
        policies = runtime.zeros(2 * MOST_SEATS)
        for seat, number in enumerate(numbers):
            policies[MOST_SEATS + seat] = number
        for start in starts:
            count = min(CHUNK, matches - start)
            cells, played = runtime.zeros(count * width), runtime.zeros(count)
            runtime.play_matches(
                space.state,
                codes,
                table,
                course,
                Batch(seed, first + start, count, turns, rounds, int(noted)),
                space.order,
                policies,
                space.steps,
                space.deals,
                space.choices,
                space.points,
                space.work,
                space.notes,
                cells,
                played,
            )
            results.cells[start * width : (start + count) * width] = cells
            results.rounds[start : start + count] = played

    workers = 1 if runtime.name == "plain" else workers or (os.cpu_count() or 1)
    starts = range(0, matches, CHUNK)
    play(starts[:1])  # compiles, which threads would do in turn anyhow
    with ThreadPoolExecutor(workers) as pool:
        list(pool.map(play, [starts[1 + lane :: workers] for lane in range(workers)]))
    return results
