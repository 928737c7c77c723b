"""Where the pieces of a series are played: on the cores of this machine, or on a Dask cluster.

What comes out depends on neither. Players who think until their budget is spent are the exception:
what they find depends on the speed of the machine.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor, as_completed
from importlib.util import find_spec
from multiprocessing import get_context

import polars as pl

from caboose.lab.series import Piece, Played, Series, pieces, play_piece
from caboose.tiles import shorten

MOST_WORKERS = 1024


def play_series(
    series: Series,
    *,
    workers: int | None = None,
    on: str | None = None,
    report: Callable[[int], object] = lambda matches: None,
) -> pl.DataFrame:
    """Play a series: one table, with a row for each round in the order of the matches.

    ``workers`` is how many work at once, by default one a core. ``on`` is None for this process and
    its helpers, ``dask`` for a Dask cluster of so many workers that is started for this series, or
    the address ``tcp://HOST:PORT`` of a scheduler that runs. ``report`` is told of each piece how
    many matches it had. Raises ValueError for a place where nothing can be played.
    """
    verify_place(workers, on)
    parts = pieces(series)
    workers = min(workers or os.cpu_count() or 1, len(parts))
    if on is None:
        played = played_here(series, parts, workers)
    else:
        from caboose.lab.cluster import played_on_dask

        played = played_on_dask(series, parts, workers, None if on == "dask" else on)
    tables: dict[int, pl.DataFrame] = {}
    for place, table in played:
        tables[place] = table
        report(parts[place].matches)
    return pl.concat([tables[place] for place in range(len(parts))], rechunk=True)


def verify_place(workers: int | None, on: str | None) -> None:
    """Raise ValueError if nothing can be played there."""
    if workers is not None and not 1 <= workers <= MOST_WORKERS:
        raise ValueError(f"{workers} workers: give 1 to {MOST_WORKERS}")
    if on is None:
        return
    if find_spec("distributed") is None:
        raise ValueError("Dask is not installed: pip install 'caboose[lab]'")
    if on == "dask":
        return
    if not re.fullmatch(r"tcp://\S+:\d{1,5}", on):
        raise ValueError(
            f"{shorten(on)} is no place to play: give dask, or the address of a Dask scheduler "
            "such as tcp://127.0.0.1:8786"
        )
    if workers is not None:
        raise ValueError(f"the cluster at {on} has its own workers: leave out their number")


def played_here(series: Series, parts: list[Piece], workers: int) -> Played:
    """Play the pieces in this process, or in helpers of it."""
    ahead = 0
    if series.is_compiled or workers == 1:
        # Compiling comes first: threads would only wait for each other.
        ahead = len(parts) if workers == 1 else 1
        for place in range(ahead):
            yield place, play_piece(series, parts[place])
    if ahead == len(parts):
        return
    pool: Executor
    if series.is_compiled:
        pool = ThreadPoolExecutor(workers)
    else:
        pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"))
    try:
        waiting = {
            pool.submit(play_piece, series, parts[place]): place
            for place in range(ahead, len(parts))
        }
        for future in as_completed(waiting):
            yield waiting[future], future.result()
    finally:
        pool.shutdown(cancel_futures=True)
