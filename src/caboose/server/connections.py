"""A socket that follows a table.

At most one message waits for it, the newest: a slow client gets fewer of them, each with all that
happened since the one before, and never delays the others. One that takes nothing at all is cut.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from msgspec.json import encode

from caboose.table.messages import Done, Refused


class TooSlow(Exception):
    """The client has taken nothing for too long."""


class Ended(Exception):
    """The table that the socket follows has left memory."""


class Connection:
    """What one socket has been told, and what it is to be told next.

    ``send`` puts a text on the socket and waits until there is room for more; ``news`` makes what
    is to be told, and notes how far it tells.
    """

    def __init__(
        self,
        send: Callable[[str], Awaitable[None]],
        news: Callable[[Connection], bytes],
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

    def tell(self) -> None:
        """Have what is new sent soon."""
        self._is_due = True
        self._wake.set()

    def end(self) -> None:
        """Let the socket be closed."""
        self._is_ended = True
        self._wake.set()

    async def follow(self) -> None:
        """Send what is new as it falls due, until cancelled. Raises TooSlow, Ended."""
        while True:
            await self._wake.wait()
            if self._is_ended:
                raise Ended
            async with self._sending:
                await self._send_news()

    async def answer(self, message: Done | Refused) -> None:
        """Answer a request, behind the news that it has led to. Raises TooSlow."""
        async with self._sending:
            await self._send_news()
            await self._send(encode(message))

    async def _send_news(self) -> None:
        if not self._is_due:
            return
        self._is_due = False
        self._wake.clear()
        await self._send(self._news(self))

    async def _send(self, message: bytes) -> None:
        try:
            async with asyncio.timeout(self._patience):
                await self._send_text(message.decode())
        except TimeoutError:
            raise TooSlow from None
