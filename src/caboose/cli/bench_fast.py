"""``caboose bench fast``: the compiled core beside a C kernel of one rule set."""

from __future__ import annotations

import ctypes
import json
import statistics
import time
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from caboose.cli.bench import machine
from caboose.cli.bench_library import built_library
from caboose.fast import play_matches
from caboose.rules import Rules

KERNEL = Path("bench/kernel.c")


def measure_fast(rounds: int, repeats: int, as_json: bool) -> None:
    """Measure whole rounds of `spruce`, 4 players, on one core; print the medians."""
    if not 1_000 <= rounds <= 10_000_000 or not 1 <= repeats <= 100:
        raise ValueError("give 1,000 to 10,000,000 rounds and 1 to 100 repeats")
    kernel = built_library(KERNEL)
    figures = _rates(kernel, rounds, repeats) | _speed_ups(kernel is not None, rounds, repeats)
    if as_json:
        print(json.dumps({"machine": machine()} | figures, indent=2))
        return
    print(machine())
    for name, figure in figures.items():
        shown = f"{figure:.2f}" if figure < 100 else f"{figure:,.0f}"
        print(f"  {name.replace('_', ' '):36} {shown:>12}")
    if kernel is None:
        print(f"  (no C compiler, or no {KERNEL} here: nothing to compare with)")


def _rates(kernel: Any, rounds: int, repeats: int) -> dict[str, float]:
    """Rounds a second of processor time, in turn with those of the kernel where it is."""
    runs: dict[str, Callable[[], float]] = {}
    for number, policy in enumerate(("random", "greedy")):
        runs[policy] = _compiled(policy, rounds)
        if kernel is not None:
            runs[f"{policy} of c"] = _kernel(kernel, number, rounds)
    rates: dict[str, list[float]] = {name: [] for name in runs}
    for _ in range(repeats):
        for name, run in runs.items():
            rates[name].append(run())
    figures: dict[str, float] = {}
    for policy in ("random", "greedy"):
        figures[f"{policy}_rounds_per_second"] = rate = statistics.median(rates[policy])
        if kernel is not None:
            rate_of_c = statistics.median(rates[f"{policy} of c"])
            figures[f"{policy}_rounds_per_second_of_c"] = rate_of_c
            figures[f"{policy}_ratio"] = rate / rate_of_c
    return figures


def _speed_ups(beside_c: bool, rounds: int, repeats: int) -> dict[str, float]:
    shares: dict[str, Callable[[int], None]] = {"": _play_share}
    if beside_c:
        shares["_of_c"] = _play_share_of_kernel
    return {
        f"speed_up_of_two_{kind}{whose}": _speed_up(share, pool, rounds, repeats)
        for kind, pool in POOLS.items()
        for whose, share in shares.items()
    }


def _compiled(policy: str, rounds: int) -> Callable[[], float]:
    matches = rounds // 13
    play_matches(Rules(), [policy] * 4, 1)  # compiles where that was not done yet

    def run() -> float:
        begin = time.process_time()
        play_matches(Rules(), [policy] * 4, matches, noted=False, workers=1)
        return matches * 13 / (time.process_time() - begin)

    return run


def _kernel(library: Any, player: int, rounds: int) -> Callable[[], float]:
    totals = (ctypes.c_int64 * 4)()

    def run() -> float:
        begin = time.process_time()
        library.play_rounds(ctypes.c_int64(rounds), ctypes.c_uint64(7), player, totals)
        return rounds / (time.process_time() - begin)

    return run


POOLS: dict[str, Callable[[], Executor]] = {
    "threads": lambda: ThreadPoolExecutor(2),
    "processes": lambda: ProcessPoolExecutor(2, mp_context=get_context("spawn")),
}
"""Two workers of either kind."""


def _speed_up(
    share: Callable[[int], None], pool: Callable[[], Executor], rounds: int, repeats: int
) -> float:
    """How many times as much two workers do in a time as one does alone."""
    with pool() as workers:

        def seconds(shares: int) -> float:
            begin = time.perf_counter()
            list(workers.map(share, [rounds] * shares))
            return time.perf_counter() - begin

        seconds(2)  # starts both
        return statistics.median(2 * seconds(1) / seconds(2) for _ in range(repeats))


def _play_share(rounds: int) -> None:
    play_matches(Rules(), ["random"] * 4, rounds // 13, noted=False, workers=1)


def _play_share_of_kernel(rounds: int) -> None:
    _kernel(built_library(KERNEL), 0, rounds)()
