"""Computer players think beside the event loop, and none can stop a table.

Players that need no time think in threads. The others have worker processes, which start when the
first such player is to move; a worker that overruns its time is killed. Reviews are made there too.
"""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from multiprocessing import get_context, parent_process
from random import SystemRandom
from threading import Thread
from typing import TypeVar

from pebble import ProcessPool

from caboose.game import Match, Step
from caboose.players import is_quick, player_named, player_names
from caboose.rules import Rules
from caboose.server.logs import log
from caboose.server.metrics import Metrics
from caboose.view import View, view

THREADS = 4
PATIENCE = 3
"""How many times its budget a player may take before another is asked."""
SUBSTITUTE = "planner"
JOINING_SECONDS = 10
"""What broken workers have to end."""

Result = TypeVar("Result")


class Thinking:
    """The players of all rooms. ``budget`` is what each may take for a step, in seconds."""

    def __init__(self, budget: float, metrics: Metrics) -> None:
        self._budget = budget
        self._metrics = metrics
        self._threads = ThreadPoolExecutor(THREADS, "player")
        self._workers: ProcessPool | None = None
        self._started: Future[None] = Future()

    async def choose(self, level: str, seen: View, code: str) -> Step:
        """The step of a player; that of a simple one where it fails or overruns its time.

        A simple one chooses too while the workers start, which takes half a minute where players
        are compiled for the first time.
        """
        if len(seen.legal) == 1:
            return seen.legal[0]
        for name in (level, SUBSTITUTE):
            try:
                if not self._is_ready(name):
                    continue
                async with asyncio.timeout(self._budget * PATIENCE):
                    step = await asyncio.wrap_future(self._ask(name, seen))
                if step in seen.legal:
                    return step
                problem = f"{step} is not legal"
            except Exception as error:
                problem = repr(error)
            self._metrics.replaced.inc()
            log.error("a player failed", table=code, seat=seen.seat, player=name, problem=problem)
        return seen.legal[0]

    async def work(
        self, task: Callable[..., Result], *arguments: object, patience: float
    ) -> Result:
        """What a task gives in a worker process; it is killed after ``patience`` seconds of work.

        Raises TimeoutError then, and whatever the task raises. Computers' steps wait for a worker
        as long as the task takes: give small ones.
        """
        return await asyncio.wrap_future(self._pool().schedule(task, arguments, timeout=patience))

    def _is_ready(self, name: str) -> bool:
        """Whether a player can be asked now; the first question to the workers starts them."""
        if is_quick(name):
            return True
        self._pool()
        return self._started.done()

    def _pool(self) -> ProcessPool:
        """The workers; they are started where they have not been, or are no more of use.

        A worker that was killed at a bad moment, with what all share in its hands, breaks the pool.
        """
        if self._workers is not None and not self._workers.active:
            log.warning("the workers are broken: others are started")
            self._workers.stop()
            self._threads.submit(self._workers.join, JOINING_SECONDS)
            self._workers = None
        if self._workers is None:
            self._workers = ProcessPool(
                max(1, (os.cpu_count() or 1) - 1),
                initializer=_prepare,
                context=get_context("spawn"),
            )
            self._started = self._workers.schedule(_nothing)
        return self._workers

    def _ask(self, name: str, seen: View) -> Future[Step]:
        if is_quick(name):
            return self._threads.submit(_think, name, seen, self._budget)
        # Cancelled at the end of the patience, which kills the worker.
        return self._pool().schedule(_think, (name, seen, self._budget))

    async def close(self) -> None:
        """Think no more."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        if self._workers is not None:
            self._workers.stop()
            await asyncio.to_thread(self._workers.join)


def _think(name: str, seen: View, budget: float) -> Step:
    return player_named(name).choose(seen, budget, SystemRandom())


def _nothing() -> None:
    """What a worker does first; once it is done the worker is there."""


def _end_with_the_server() -> None:
    """End this worker where its server was killed and could not stop it."""
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(1)


def _prepare() -> None:
    """Start a worker: what players compile at their first step would count as an overrun."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server stops its workers itself
    Thread(target=_end_with_the_server, daemon=True).start()
    round = Match(Rules(), 2, seed=1).deal()
    for name in player_names():
        if not is_quick(name):
            _think(name, view(round, round.to_play), 0.01)
