"""``caboose bench trains``: the exact best train beside the same method in C."""

from __future__ import annotations

import ctypes
import json
import random
import statistics
import time
from pathlib import Path
from typing import Any, NamedTuple

import numba
import numpy as np

from caboose.cli.bench import machine
from caboose.cli.bench_library import built_library
from caboose.fast import compiled
from caboose.tiles import tile_set
from caboose.trains.aims import Aim
from caboose.trains.slots import NUMBERS, WORK_SIZE
from caboose.trains.solving import best_path

SOURCE = Path("bench/trains.c")
SIZES = ((12, 8), (12, 12), (12, 15), (12, 25), (12, 40), (15, 25), (18, 25))
"""Sets and hands that are measured, and then each whole set from its highest double."""

WHOLE_SETS = (6, 9, 12, 15, 18)
MOST_PIPS = Aim(1, 256, 0, 1)
REPEATS = 30  # a hand is solved so often for one figure, as its time is below the clock's grain


class Spread(NamedTuple):
    """Times of many hands."""

    median: float
    percentile_99: float
    worst: float


def measure_trains(hands: int, repeats: int, as_json: bool) -> None:
    """Measure random hands of several sizes and whole sets, most pips; print medians."""
    if not 10 <= hands <= 100_000 or not 1 <= repeats <= 100:
        raise ValueError("give 10 to 100,000 hands and 1 to 100 repeats")
    library = built_library(SOURCE)
    compiled_times = timed_loop()
    figures: dict[str, dict[str, Spread]] = {}
    for top, size in [*SIZES, *((top, 0) for top in WHOLE_SETS)]:
        rows = random_hands(top, size, hands)
        runs: dict[str, list[Spread]] = {}
        for _ in range(repeats):
            times = {"compiled_us": compiled_times(rows, top), "cpython_us": plain_times(rows, top)}
            if library is not None:
                times["c_us"] = c_times(library, rows, top)
            for name, each in times.items():
                runs.setdefault(name, []).append(spread(each))
        name = f"double-{top}, {size or 'all'} tiles"
        figures[name] = {
            key: Spread(*map(statistics.median, zip(*each, strict=True)))
            for key, each in runs.items()
        }
    if as_json:
        told = {
            name: {key: each._asdict() for key, each in row.items()}
            for name, row in figures.items()
        }
        print(json.dumps({"machine": machine()} | told, indent=2))
        return
    print(f"{machine()}; microseconds a hand, median / 99th percentile / worst")
    for name, row in figures.items():
        print(f"  {name}")
        for key, each in row.items():
            print(f"    {key.removesuffix('_us'):10} {' / '.join(f'{time:,.2f}' for time in each)}")
    if library is None:
        print(f"  (no C compiler, or no {SOURCE} here: nothing to compare with)")


def random_hands(top: int, size: int, count: int) -> Any:
    """Rows of masks for random hands without the start's double; size 0: the whole set, once."""
    chance = random.Random(f"{top} {size}")
    tiles = [tile for tile in tile_set(top) if tile != (top, top)]
    rows = np.zeros((count if size else 1, NUMBERS), dtype=np.int64)
    for row in rows:
        for tile in chance.sample(tiles, size) if size else tiles:
            row[tile.high] |= 1 << tile.low
            row[tile.low] |= 1 << tile.high
    return rows


def timed_loop() -> Any:
    """A function that measures hands in compiled code, in microseconds."""
    solve = compiled.FUNCTIONS["solving.best_path"]

    @numba.njit
    def many(work: Any, path: Any, row: Any, start: int, aim: Aim, repeats: int) -> None:
        for _ in range(repeats):
            solve(work, row, 0, start, aim, 0, path)

    work, path = np.zeros(WORK_SIZE, np.int64), np.zeros(200, np.int64)

    def measure(rows: Any, start: int) -> list[float]:
        many(work, path, rows[0], start, MOST_PIPS, 1)
        times = []
        for row in rows:
            begin = time.perf_counter()
            many(work, path, row, start, MOST_PIPS, REPEATS)
            times.append((time.perf_counter() - begin) / REPEATS * 1e6)
        return times

    return measure


def plain_times(rows: Any, start: int) -> list[float]:
    """Microseconds for each hand under plain CPython."""
    work, path = [0] * WORK_SIZE, [0] * 200
    times = []
    for row in rows.tolist():
        begin = time.perf_counter()
        best_path(work, row, 0, start, MOST_PIPS, 0, path)
        times.append((time.perf_counter() - begin) * 1e6)
    return times


def c_times(library: ctypes.CDLL, rows: Any, start: int) -> list[float]:
    """Microseconds for each hand in C."""
    count = len(rows)
    times, worths = (ctypes.c_double * count)(), (ctypes.c_int * count)()
    masks = np.ascontiguousarray(rows, dtype=np.uint32)
    aim = MOST_PIPS
    library.solve_hands(
        masks.ctypes.data_as(ctypes.c_void_p),
        count,
        start,
        aim.tile_weight,
        aim.pip_weight,
        aim.double_blank,
        REPEATS,
        times,
        worths,
    )
    return [each / 1e3 for each in times]


def spread(times: list[float]) -> Spread:
    """Median, 99th percentile and worst."""
    ranked = sorted(times)
    return Spread(statistics.median(ranked), ranked[int(len(ranked) * 0.99)], ranked[-1])
