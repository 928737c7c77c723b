"""The Expert in ``caboose bench strength``: its goals, and what each of its ideas gained."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from caboose.cli.bench_book import Book
from caboose.cli.bench_ladder import (
    EXPERT_DEALS,
    PLAIN_PLANNER,
    RULES,
    SEED,
    Climb,
    difference,
    paired,
    scaled,
    shown,
)
from caboose.cli.yardsticks import AT_RANDOM, BY_DRAWS, EXPERT_PLAYOUTS, FEW_TRIALS
from caboose.lab.contests import Contest, against

EXPERT: Final = "expert"
BETTER_PLANNER: Final = "planner"
"""What the goals call the better planner is the planner that people play with."""

ALONE: Final = (
    ("greedy", "-23"),
    (PLAIN_PLANNER, "-6, stretch -9"),
    (BETTER_PLANNER, ""),
)
"""Against three of whom one Expert plays, and the goal in points a round."""

PAIRS_DEALS: Final = 200
GOAL_OF_PAIRS: Final = "-2"

VARIANTS: Final = (AT_RANDOM, BY_DRAWS, FEW_TRIALS)
"""The Expert with one thing changed."""


def expert(book: Book, scale: float) -> Iterator[str]:
    """Both sections, line by line."""
    yield from _goals(book, scale)
    yield from _ideas(book, scale)


def _goals(book: Book, scale: float) -> Iterator[str]:
    yield "## The Expert's goals\n"
    yield (
        "One seat against three: each deal is played from four seats; two against two: from two. "
        f"The Expert\ntries each step {EXPERT_PLAYOUTS} times, for which 200 ms are enough.\n"
    )
    yield "| rules | Experts | against | points a round | goal | deals |"
    yield "| --- | --- | --- | --- | --- | --- |"
    for other, goal in ALONE:
        found = difference(book, _climb(EXPERT, other, EXPERT_DEALS, scale))
        deals = scaled(EXPERT_DEALS, scale)
        yield f"| `{RULES}` | 1 | 3 {other} | {shown(found)} | {goal} | {deals} |"
    deals = scaled(PAIRS_DEALS, scale)
    players = against(EXPERT, BETTER_PLANNER, 4)
    contest = Contest("warp rounds=1", players, deals, 2, SEED, EXPERT_PLAYOUTS)
    found = book.verdict(contest).points
    yield f"| `warp` | 2 | 2 {BETTER_PLANNER} | {shown(found)} | {GOAL_OF_PAIRS} | {deals} |"
    better = paired(
        book,
        _climb(EXPERT, PLAIN_PLANNER, EXPERT_DEALS, scale),
        _climb(BETTER_PLANNER, PLAIN_PLANNER, EXPERT_DEALS, scale),
    )
    yield (
        f"\nAgainst the same 3 {PLAIN_PLANNER}s on the same deals the Expert differs from the "
        f"{BETTER_PLANNER} by\n{shown(better)} points a round.\n"
    )


def _ideas(book: Book, scale: float) -> Iterator[str]:
    yield "## What the Expert's ideas gain\n"
    yield (
        "Each line is the Expert with one thing changed, and by how much the Expert itself is "
        f"better on the\nsame deals, against 3 {BETTER_PLANNER}s: all hidden tiles dealt at "
        "random; tiles that fit what was\ndrawn and passed, but not what was laid; fewer trials.\n"
    )
    yield "| changed | points a round | the Expert less that |"
    yield "| --- | --- | --- |"
    for name in VARIANTS:
        changed = _climb(name, BETTER_PLANNER, EXPERT_DEALS, scale)
        gain = paired(book, _climb(EXPERT, BETTER_PLANNER, EXPERT_DEALS, scale), changed)
        found = difference(book, changed)
        yield f"| {name} | {shown(found)} | {shown(gain)} |"
    yield ""


def _climb(name: str, other: str, deals: int, scale: float) -> Climb:
    return Climb(name, other, f"{RULES} rounds=1", scaled(deals, scale))
