"""SQLite: a file beside the server. Read through an asynchronous engine, written by one thread."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from sqlalchemy import Connection, create_engine, event, make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine


def engine_of(address: str) -> AsyncEngine:
    """The engine of an address such as ``sqlite+aiosqlite:///tables.sqlite``."""
    engine = create_async_engine(address, pool_size=5, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", _prepare)
    return engine


class Writer:
    """Runs whole transactions on a thread of its own.

    An asynchronous engine goes to a thread and back for every statement, which costs the event loop
    more than the statements themselves.
    """

    def __init__(self, address: str) -> None:
        file = make_url(address).set(drivername="sqlite")
        self._engine = create_engine(file, hide_parameters=True)
        event.listen(self._engine, "connect", _prepare)
        self._thread = ThreadPoolExecutor(1, "writer")

    async def run(self, work: Callable[[Connection], None]) -> None:
        """Do something in a transaction, which is on the disk at the end."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._run, work)

    def _run(self, work: Callable[[Connection], None]) -> None:
        with self._engine.begin() as connection:
            work(connection)

    def close(self) -> None:
        """Let go of the file."""
        self._thread.shutdown()
        self._engine.dispose()


def _prepare(connection: Any, _: object) -> None:
    """Readers beside the writer, and every commit on the disk before it returns."""
    cursor = connection.cursor()
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        "busy_timeout=5000",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
