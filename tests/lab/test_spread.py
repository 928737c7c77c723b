"""The same rounds for a seed, wherever they are played."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import distributed
import polars as pl
import pytest

from caboose import Rules
from caboose.lab.files import write_table
from caboose.lab.series import Series, pieces
from caboose.lab.spread import play_series
from tests.lab.test_series import InPython

COMPILED = Series(Rules("spruce", rounds=2), ("greedy", "random", "planner"), 900, 4, turns=3)
SLOW = InPython(Rules("spruce", rounds=2), ("greedy", "random", "greedy"), 12, 4, turns=3)


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """A real cluster of two worker processes, as somebody else may have started it."""
    start: Any = distributed.LocalCluster
    with start(
        n_workers=2,
        threads_per_worker=1,
        host="127.0.0.1",
        dashboard_address="127.0.0.1:0",
        silence_logs=50,
    ) as started:
        yield started


def written(table: pl.DataFrame, folder: Path) -> list[bytes]:
    """The bytes of both kinds of file."""
    paths = [folder / "rounds.csv", folder / "rounds.parquet"]
    for path in paths:
        write_table(table, path)
    assert sorted(folder.iterdir()) == paths
    assert pl.read_csv(paths[0], schema=table.schema).equals(pl.read_parquet(paths[1]))
    return [path.read_bytes() for path in paths]


@pytest.mark.parametrize("series", [COMPILED, SLOW], ids=["compiled", "python"])
def test_a_seed_gives_the_same_files_on_one_and_two_workers_and_on_dask(
    series: Series, cluster: Any, tmp_path: Path
) -> None:
    told: list[int] = []
    alone = play_series(series, workers=1, report=told.append)
    assert told == [piece.matches for piece in pieces(series)]
    assert len(told) > 2
    files = written(alone, tmp_path)
    assert written(play_series(series, workers=2), tmp_path) == files
    assert written(play_series(series, on=cluster.scheduler_address), tmp_path) == files
    other = Series(series.rules, series.players, 12, series.seed + 1, 3)
    assert written(play_series(other), tmp_path) != files


@pytest.mark.skipif(os.name == "nt", reason="kills a process by a signal")
def test_a_killed_worker_costs_time_and_no_results(cluster: Any) -> None:
    series = InPython(Rules("spruce", rounds=2), ("greedy", "random"), 80, 8, turns=2)
    with distributed.Client(cluster) as client:  # type: ignore[no-untyped-call]
        before = set(client.run(os.getpid).values())
        victim = min(before)
        told: list[int] = []

        def kill(matches: int) -> None:
            told.append(matches)
            if len(told) == 4:
                os.kill(victim, signal.SIGKILL)

        played = play_series(series, on=cluster.scheduler_address, report=kill)
        client.wait_for_workers(2, timeout=30)
        assert victim not in client.run(os.getpid).values()
    assert played.equals(play_series(series, workers=1))
    assert sum(told) == 80


def test_an_address_where_nobody_answers_is_refused_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    on = "tcp://127.0.0.1:9"
    monkeypatch.setattr("caboose.lab.cluster.SECONDS_TO_ANSWER", 1)
    begin = time.monotonic()
    with pytest.raises(ValueError, match=f"no Dask scheduler answers at {on}"):
        play_series(COMPILED, on=on)
    assert time.monotonic() - begin < 8


@pytest.mark.parametrize(
    ("workers", "on", "says"),
    [
        (0, None, "0 workers"),
        (None, "moon", "'moon' is no place to play"),
        (None, "tcp://host", "is no place to play"),
        (2, "tcp://127.0.0.1:8786", "has its own workers"),
    ],
)
def test_a_place_that_is_none_is_refused(workers: int | None, on: str | None, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        play_series(COMPILED, workers=workers, on=on)
