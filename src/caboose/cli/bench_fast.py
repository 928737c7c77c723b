"""``caboose bench fast``: the compiled core beside a C kernel of one rule set."""

from __future__ import annotations

import ctypes
import json
import statistics
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
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
    runs: dict[str, Callable[[], float]] = {}
    kernel = built_library(KERNEL)
    for number, policy in enumerate(("random", "greedy")):
        runs[f"{policy}_rounds_per_second"] = _compiled(policy, rounds)
        if kernel is not None:
            runs[f"{policy}_rounds_per_second_of_c"] = _kernel(kernel, number, rounds)
    rates: dict[str, list[float]] = {name: [] for name in runs}
    for _ in range(repeats):
        for name, run in runs.items():
            rates[name].append(run())
    figures = {name: statistics.median(each) for name, each in rates.items()}
    for policy in ("random", "greedy"):
        name = f"{policy}_rounds_per_second"
        if kernel is not None:
            figures[f"{policy}_ratio"] = figures[name] / figures[f"{name}_of_c"]
    figures["speed_up_of_two_threads"] = _speed_up(_play_compiled(rounds), repeats)
    if kernel is not None:
        figures["speed_up_of_two_threads_of_c"] = _speed_up(_play_kernel(kernel, rounds), repeats)
    if as_json:
        print(json.dumps({"machine": machine()} | figures, indent=2))
        return
    print(machine())
    for name, figure in figures.items():
        shown = f"{figure:.2f}" if figure < 100 else f"{figure:,.0f}"
        print(f"  {name.replace('_', ' '):36} {shown:>12}")
    if kernel is None:
        print(f"  (no C compiler, or no {KERNEL} here: nothing to compare with)")


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


def _speed_up(play: Callable[[int], None], repeats: int) -> float:
    """How many times faster two threads do two shares than one does, by the clock."""

    def seconds(threads: int) -> float:
        begin = time.perf_counter()
        play(threads)
        return time.perf_counter() - begin

    return statistics.median(seconds(1) / seconds(2) for _ in range(repeats))


def _play_compiled(rounds: int) -> Callable[[int], None]:
    def play(threads: int) -> None:
        play_matches(Rules(), ["random"] * 4, rounds // 13, noted=False, workers=threads)

    return play


def _play_kernel(library: Any, rounds: int) -> Callable[[int], None]:
    def share(part: int) -> None:
        totals = (ctypes.c_int64 * 4)()
        library.play_rounds(ctypes.c_int64(part), ctypes.c_uint64(7), 0, totals)

    def play(threads: int) -> None:
        with ThreadPoolExecutor(threads) as pool:
            list(pool.map(share, [rounds // threads] * threads))

    return play
