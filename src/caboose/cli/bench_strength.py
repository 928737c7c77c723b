"""``caboose bench strength``: how strong the computer players are, as a page in Markdown."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict
from itertools import chain, pairwise
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter, thread_time

from caboose.cli.bench import machine
from caboose.cli.bench_book import Book
from caboose.cli.bench_expert import expert
from caboose.cli.bench_ladder import SEED, ladder, scaled, shown
from caboose.game import Match
from caboose.lab.contests import Contest, against, most_players
from caboose.players import level_names, player_named
from caboose.rules import Rules
from caboose.view import view

PRESETS = ("spruce", "wikihow", "tournament", "warp")

USUAL_RULES = "spruce"
USUAL_SEATS = 4
"""Of which table the strength beside the levels tells."""

DEALS = 400
DEALS_OF_EXPERT = 100
DEALS_FOR_TWO = 1000
"""Between two players differences are small beside their spread, and rounds are short."""
PLAYOUTS = 50
"""How often the Expert tries a step in these contests, where fourteen may sit at the table."""

BUDGET = 0.2
TOLERANCE = 1.1
"""A step that takes so many budgets takes too long."""

TIMED_ROUNDS = 5

HEAD = """\
# Strength of the computer players

Made by `python3 run.py bench strength` ({machine}).

All differences are points a round, the mean of the first kind of player less that of the other;
below zero is better. ± are 95 % intervals by deal
([laboratory.md](laboratory.md#intervals-by-deal)).
A deal is the first round of a match, played as often as stated with all players one seat further
on. Seed {seed}.
"""

VIEWS_ONLY = """
## Views only

`tests/players` deals the hidden tiles anew before each step, under every preset: every player
chooses the same step with the same seed. It also shows that what really happened is never
thought impossible, and that a world never lacks a tile."""


def measure_strength(scale: float, workers: int | None, results: Path | None) -> None:
    """Hold all contests and print the page. Raises ValueError for what cannot be."""
    if not 0 < scale <= 1000:
        raise ValueError(f"the scale is {scale:g}: give more than 0, up to 1000")
    book = Book(results, workers)
    print(HEAD.format(machine=machine(), seed=SEED))
    for line in chain(
        _levels(book, scale), expert(book, scale), ladder(book, scale), _step_times()
    ):
        print(line, flush=True)
    print(VIEWS_ONLY)


def measure_levels(scale: float, workers: int | None, results: Path | None, file: Path) -> None:
    """Hold the contests that tables name beside the levels, and keep them in a file.

    ``caboose.players.strength`` reads it.
    """
    book = Book(results, workers)
    found = {
        one: {"below": two, **asdict(book.verdict(contest).points)}
        for one, two in pairwise(level_names())
        for contest in [_step_up(USUAL_RULES, one, two, USUAL_SEATS, scale)]
    }
    data = {"rules": USUAL_RULES, "players": USUAL_SEATS, "levels": found}
    file.write_text(json.dumps(data, indent=2) + "\n", "utf-8")


def _levels(book: Book, scale: float) -> Iterator[str]:
    """Every level against the one below it."""
    levels = level_names()
    pairs = list(pairwise(levels))
    yield "## Each level against the one below it\n"
    yield (
        "Both kinds sit in every other seat; each deal is played from two seats. The Expert tries "
        f"each\nstep {PLAYOUTS} times here. A star marks what is not outside the interval.\n"
    )
    yield f"| rules | players | {' | '.join(f'{one} – {two}' for one, two in pairs)} |"
    yield f"| --- | --- |{' --- |' * len(pairs)}"
    for preset in PRESETS:
        most = most_players(Rules(preset))
        for seats in sorted({2, 4, min(8, most), most}):
            cells = []
            for one, two in pairs:
                contest = _step_up(preset, one, two, seats, scale)
                cells.append(shown(book.verdict(contest).points))
            yield f"| `{preset}` | {seats} | {' | '.join(cells)} |"
    yield (
        f"\n{scaled(DEALS_OF_EXPERT, scale)} deals in each cell of the Expert "
        f"({scaled(DEALS_FOR_TWO, scale)} for two players), "
        f"{scaled(DEALS, scale)} in the others.\n"
    )


def _step_up(preset: str, one: str, two: str, seats: int, scale: float) -> Contest:
    """The contest of a level against the one below it."""
    rules, players = f"{_first_alike(preset)} rounds=1", against(one, two, seats)
    deals = scaled(_deals(one, seats), scale)
    return Contest(rules, players, deals, 2, SEED, PLAYOUTS)


def _deals(one: str, seats: int) -> int:
    if one != "expert":
        return DEALS
    return DEALS_FOR_TWO if seats == 2 else DEALS_OF_EXPERT


def _first_alike(preset: str) -> str:
    """The first of the presets with the same rules: what was played under it need not be again."""
    return next(each for each in PRESETS if Rules(each) == Rules(preset))


def _step_times() -> Iterator[str]:
    """How long steps take in rounds of planners."""
    yield "## Time for a step\n"
    yield (
        f"In {TIMED_ROUNDS} rounds of planners, where there is more than one legal step: "
        "milliseconds by the clock, the share\nof steps that took longer than the budget and a "
        "tenth, and the most in processor time, which other\nwork on the machine does not "
        "lengthen.\n"
    )
    yield (
        "| rules | players | player | budget | steps | median | 99 % | most | too long | most, "
        "processor |"
    )
    yield "| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |"
    for preset, seats in (("spruce", 4), ("spruce", 14), ("warp", 4)):
        for name, budget in (("planner", BUDGET), ("expert", 0.05), ("expert", BUDGET)):
            both = list(_times(preset, seats, name, budget))
            times = sorted(clock for clock, _ in both)
            long = sum(clock > budget * TOLERANCE for clock in times) / len(times)
            most = max(processor for _, processor in both)
            allowed = f"{budget * 1000:.0f}" if name == "expert" else ""
            shown_times = [median(times), times[len(times) * 99 // 100], times[-1]]
            figures = " | ".join(f"{each * 1000:.1f}" for each in shown_times)
            yield (
                f"| `{preset}` | {seats} | {name} | {allowed} | {len(times)} | {figures} | "
                f"{long:.1%} | {most * 1000:.1f} |"
            )


def _times(preset: str, seats: int, name: str, budget: float) -> Iterator[tuple[float, float]]:
    """Seconds of each step, by the clock and of processor time."""
    player, planner, random = player_named(name), player_named("planner"), Random(SEED)
    match = Match(Rules(preset), seats, seed=SEED)
    round = match.deal()
    player.choose(view(round, round.to_play), budget, random)  # compiles where need be
    for _ in range(TIMED_ROUNDS):
        while not round.over:
            seen = view(round, round.to_play)
            if len(seen.legal) > 1:
                begin, used = perf_counter(), thread_time()
                player.choose(seen, budget, random)
                yield perf_counter() - begin, thread_time() - used
            round.do(planner.choose(seen, budget, random))
        round = match.deal()
