"""Who does what only one may do: a computer's step at a table, whatever the number of processes.

With PostgreSQL a duty is a session's advisory lock. It has no term: it ends when the process gives
it back, or in the instant in which its connection ends, so a killed process leaves nothing behind.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any, Protocol

from caboose.server.postgres import FAILURES, connect, lock_key


class Duties(Protocol):
    """Duties by name, each held by one process at most."""

    async def claim(self, name: str) -> bool:
        """Take a duty, or keep it; False while another has it or the database is away."""

    async def release(self, name: str) -> None:
        """Give a duty back."""

    async def close(self) -> None:
        """Give all duties back."""


class DutiesAlone:
    """The only process has all duties."""

    async def claim(self, name: str) -> bool:
        """Nobody else could have it."""
        return True

    async def release(self, name: str) -> None:
        """Nobody else wants it."""

    async def close(self) -> None:
        """Nothing is held."""


class SharedDuties:
    """The duties of one process among many, held on a connection of their own."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._connection: Any = None
        self._held: set[str] = set()
        self._lock = asyncio.Lock()

    async def claim(self, name: str) -> bool:
        """Take a duty, or keep it; False while another has it or the database is away."""
        async with self._lock:
            if self._connection is not None and self._connection.is_closed():
                self._forget()
            if name in self._held:
                return True
            try:
                if self._connection is None:
                    self._connection = await connect(self._address)
                is_mine: bool = await self._connection.fetchval(
                    "SELECT pg_try_advisory_lock($1)", lock_key(name)
                )
            except FAILURES:
                self._forget()
                return False
            if is_mine:
                self._held.add(name)
            return is_mine

    async def release(self, name: str) -> None:
        """Give a duty back."""
        async with self._lock:
            if name not in self._held:
                return
            self._held.discard(name)
            try:
                await self._connection.execute("SELECT pg_advisory_unlock($1)", lock_key(name))
            except FAILURES:
                self._forget()

    async def close(self) -> None:
        """Give all duties back."""
        async with self._lock:
            connection = self._connection
            self._held.clear()
            self._connection = None
            if connection is not None:
                with contextlib.suppress(Exception):
                    await connection.close(timeout=1)

    def _forget(self) -> None:
        """End a connection that failed, and with it the session's locks."""
        if self._connection is not None:
            self._connection.terminate()
        self._connection = None
        self._held.clear()
