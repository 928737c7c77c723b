"""Telling the other processes what happened at which table, through PostgreSQL's notifications.

A notice is a hint and never the truth: whoever hears one reads the log. So a notice may be late,
doubled or lost; what it would have told is found by the slow look at the log (``Hall.heal``).
Notices are gathered and sent on a connection of their own, beside the commits that they tell of.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from msgspec import MsgspecError, Struct
from msgspec.json import Decoder, encode

from caboose.server.logs import log
from caboose.server.postgres import FAILURES, connect

CHANNEL = "caboose"
GATHERING_SECONDS = 0.01
QUIET_SECONDS = 5.0
"""After so long without a notice the connection is tried."""
AGAIN_SECONDS = 0.5
TABLES_A_MESSAGE = 80
"""PostgreSQL takes 8,000 bytes; a table takes less than 80."""


class Notice(NamedTuple):
    """How a table stands in the process that tells of it."""

    code: str
    seq: int
    """The number of its last event."""
    seats: list[int]
    """The seats connected to that process."""
    spectators: int


class _Message(Struct):
    sender: str
    tables: list[Notice]


_read = Decoder(_Message).decode


class Notices:
    """The notices of one process. ``hear`` gets those of others, with the name of their sender."""

    def __init__(self, address: str, hear: Callable[[str, list[Notice]], None]) -> None:
        self._address = address
        self._hear = hear
        self._name = secrets.token_hex(6)
        self._waiting: dict[str, Notice] = {}
        self._due = asyncio.Event()

    def publish(self, notice: Notice) -> None:
        """Tell the others soon."""
        self._waiting[notice.code] = notice
        self._due.set()

    async def run(self) -> None:
        """Send and hear, until cancelled; come back whenever the database was away."""
        while True:
            try:
                await self._run()
            except FAILURES as error:
                log.warning("notices stopped", problem=repr(error))
            await asyncio.sleep(AGAIN_SECONDS)

    async def _run(self) -> None:
        connection = await connect(self._address)
        try:
            connection.add_termination_listener(lambda _: self._due.set())
            await connection.add_listener(CHANNEL, self._received)
            while True:
                await self._send(connection)
        finally:
            connection.terminate()

    async def _send(self, connection: Any) -> None:
        try:
            async with asyncio.timeout(QUIET_SECONDS):
                await self._due.wait()
        except TimeoutError:
            await connection.execute("SELECT 1")
            return
        await asyncio.sleep(GATHERING_SECONDS)
        self._due.clear()
        waiting, self._waiting = self._waiting, {}
        for text in self._messages(list(waiting.values())):
            await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, text)
        if connection.is_closed():
            raise ConnectionResetError("the connection to the database has ended")

    def _messages(self, notices: list[Notice]) -> Iterator[str]:
        for start in range(0, len(notices), TABLES_A_MESSAGE):
            part = notices[start : start + TABLES_A_MESSAGE]
            yield encode(_Message(self._name, part)).decode()

    def _received(self, _: object, process: int, channel: str, text: str) -> None:
        try:
            message = _read(text)
        except MsgspecError:
            log.warning("a notice cannot be read", process=process)
            return
        if message.sender != self._name:
            self._hear(message.sender, message.tables)
