"""A socket that follows a table.

At most one message waits for it, the newest: a slow client gets fewer of them, each with all that
happened since the one before, and never delays the others. One that takes nothing at all is cut.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

from msgspec.json import encode

from caboose.table.messages import Done, Refused


class Ended(Exception):
    """The table that the socket follows has left memory."""


class Connection:
    """What one socket has been told, and what it is to be told next.

    ``send`` waits until there is room on the socket, and puts a text on it; ``news`` makes what is
    to be told, and notes how far it tells. After ``patience`` seconds without room the client is
    too slow.
    """

    def __init__(
        self,
        send: Callable[[str], Awaitable[None]],
        news: Callable[[Connection, Done | None], bytes],
        token_hash: str | None,
        told: int,
        patience: float,
    ) -> None:
        self.token_hash = token_hash
        self.told = told
        """The number of the last event that the client knows of."""
        self.point = 0
        """How far the client has the table; see ``Changes``."""
        self._send_text = send
        self._news = news
        self._patience = patience
        self._is_due = False
        self._is_ended = False
        self._wake = asyncio.Event()
        self._sending = asyncio.Lock()
        self._sending_since: float | None = None

    def tell(self) -> None:
        """Have what is new sent soon."""
        self._is_due = True
        self._wake.set()

    @property
    def is_too_slow(self) -> bool:
        """Whether the client has taken nothing for too long."""
        since = self._sending_since
        return since is not None and time.monotonic() - since > self._patience

    def end(self) -> None:
        """Let the socket be closed."""
        self._is_ended = True
        self._wake.set()

    async def follow(self) -> None:
        """Send what is new as it falls due, until cancelled. Raises Ended."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            if self._is_ended:
                raise Ended
            if self._is_due:
                async with self._sending:
                    await self._send_news(None)

    async def answer(self, message: Done | Refused) -> None:
        """Answer a request, together with the news that it has led to."""
        async with self._sending:
            done = message if isinstance(message, Done) else None
            if not (await self._send_news(done) and done):
                await self._send(encode(message))

    async def _send_news(self, done: Done | None) -> bool:
        """Send what is new with an answer; whether there was any news."""
        if not self._is_due:
            return False
        self._is_due = False
        await self._send(self._news(self, done))
        return True

    async def _send(self, message: bytes) -> None:
        self._sending_since = time.monotonic()
        await self._send_text(message.decode())
        self._sending_since = None
