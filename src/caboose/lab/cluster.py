"""The pieces of a series on a Dask cluster. Importing this module needs ``distributed``."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import dask
import distributed
from distributed.client import FutureCancelledError
from distributed.comm.core import CommClosedError
from distributed.scheduler import KilledWorker

from caboose.lab.series import Piece, Played, Series, play_piece

# Typed here: distributed has no types of its own.
Client: Callable[..., Any] = distributed.Client
LocalCluster: Callable[..., Any] = distributed.LocalCluster
as_completed: Callable[..., Any] = distributed.as_completed

SECONDS_TO_ANSWER = 5
LOST_WORKERS = 100
"""How many workers a piece may lose before it is given up: it is hardly the piece's own fault."""


def played_on_dask(series: Series, parts: list[Piece], workers: int, address: str | None) -> Played:
    """Play the pieces on the cluster at an address, or on one that is started for them.

    Pieces of a worker that is lost are played again by another. Raises ValueError if no scheduler
    answers at the address, or if it goes away.
    """
    logging.getLogger("distributed").setLevel(logging.CRITICAL)
    with _started(series, workers) if address is None else _found(address) as client:
        futures = client.map(play_piece, [series] * len(parts), parts)
        places = {future.key: place for place, future in enumerate(futures)}
        finished = as_completed(futures)
        del futures  # a table that was fetched need not be kept by its worker
        try:
            for future in finished:
                yield places[future.key], future.result()
        except KilledWorker as error:
            raise ValueError(
                f"the cluster gave up a piece whose workers were lost again and again: {error}"
            ) from None
        except (CommClosedError, FutureCancelledError, asyncio.CancelledError):
            where = f" at {address}" if address else ""
            raise ValueError(f"the Dask scheduler{where} has gone away") from None


@contextmanager
def _started(series: Series, workers: int) -> Iterator[Any]:
    if series.is_compiled:
        # Compile once, here: the workers read from disk what else each of them would compile.
        play_piece(series, Piece(0, 1))
    with (
        dask.config.set({"distributed.scheduler.allowed-failures": LOST_WORKERS}),
        LocalCluster(
            n_workers=workers,
            threads_per_worker=1,
            host="127.0.0.1",
            dashboard_address="127.0.0.1:0",
            silence_logs=logging.CRITICAL,
        ) as cluster,
        Client(cluster) as client,
    ):
        yield client


@contextmanager
def _found(address: str) -> Iterator[Any]:
    try:
        client = Client(address, timeout=SECONDS_TO_ANSWER)
    except OSError:
        raise ValueError(
            f"no Dask scheduler answers at {address} within {SECONDS_TO_ANSWER} seconds"
        ) from None
    with client:
        try:
            client.wait_for_workers(1, timeout=SECONDS_TO_ANSWER)
        except TimeoutError:
            raise ValueError(f"the scheduler at {address} has no workers: start some") from None
        yield client
