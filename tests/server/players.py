"""Clients at a table, as a browser would be: they enter, ask, and keep the newest state."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from caboose.cli.soak.changed import Data, changed
from tests.server.processes import ServerProcess

SECONDS = 60
"""A wait ends at once when that comes which it is for; a busy machine may need long."""


class Client:
    """One socket at a table. ``token`` None is a spectator."""

    numbers = itertools.count(1)

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.state: Data = {}
        self.states: list[Data] = []
        self.texts: list[str] = []
        """All that came, as it came."""
        self.messages: list[Data] = []
        self.answers: dict[str, Data] = {}
        self.is_closed = False
        self._arrived = asyncio.Condition()
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        try:
            async for text in self.socket:
                self.texts.append(str(text))
                message = json.loads(text)
                async with self._arrived:
                    if message["type"] in ("state", "change"):
                        is_whole = message["type"] == "state"
                        self.state = message if is_whole else changed(self.state, message)
                        self.states.append(self.state)
                        self.messages.append(message)
                        message = message["done"]
                    if message is not None:
                        self.answers[message["request"]] = message
                    self._arrived.notify_all()
        except ConnectionClosed:
            pass
        finally:
            self.is_closed = True
            async with self._arrived:
                self._arrived.notify_all()

    async def until(self, condition: Any) -> None:
        """Wait until something holds; raises ConnectionError when the socket is closed."""
        async with asyncio.timeout(SECONDS), self._arrived:
            while not condition():
                if self.is_closed:
                    raise ConnectionError(self.socket.close_reason)
                await self._arrived.wait()

    async def seq(self, number: int) -> Data:
        """The state of an event's number or a later one."""
        await self.until(lambda: self.state.get("seq", 0) >= number)
        return self.state

    async def send(self, kind: str, request: str | None = None, **given: Any) -> str:
        """Send a request; its name."""
        name = request or f"request-{next(self.numbers)}"
        await self.socket.send(json.dumps({"type": kind, "request": name, **given}))
        return name

    async def ask(self, kind: str, request: str | None = None, **given: Any) -> Data:
        """Send a request and wait for its answer."""
        name = await self.send(kind, request, **given)
        await self.until(lambda: name in self.answers)
        return self.answers.pop(name)

    async def do(self, kind: str, **given: Any) -> Data:
        """Ask for something that must be done, and wait for the state after it."""
        answer = await self.ask(kind, **given)
        assert answer["type"] == "done", answer
        return await self.seq(answer["seq"])

    @property
    def round(self) -> Data:
        found: Data = self.state["table"]["round"]
        return found

    @property
    def legal(self) -> list[str]:
        found: list[str] = self.state["mine"]["legal"]
        return found

    async def close(self) -> None:
        await self.socket.close()
        self._reading.cancel()
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await self._reading


@asynccontextmanager
async def enter(
    server: ServerProcess, code: str, token: str | None = None, seen: int = 0, **options: Any
) -> AsyncIterator[Client]:
    """Enter a table and have its first state."""
    options = {"max_size": None, "proxy": None, "additional_headers": server.headers} | options
    socket = await connect(server.socket_address(code), **options)
    await socket.send(entering(token, seen))
    client = Client(socket)
    try:
        await client.until(lambda: bool(client.state))
        yield client
    finally:
        await client.close()


def entering(token: object = None, seen: object = 0) -> str:
    """The first message on a socket."""
    return json.dumps({"type": "enter", "token": token, "seen": seen})


async def close_of(server: ServerProcess, code: str, first: str | bytes) -> tuple[int, str]:
    """How the server closes a socket that begins with this message."""
    address = server.socket_address(code)
    async with connect(address, proxy=None, additional_headers=server.headers) as socket:
        try:
            await socket.send(first)
            await asyncio.wait_for(socket.recv(), SECONDS)
        except ConnectionClosed:
            return socket.close_code or 0, socket.close_reason or ""
    raise AssertionError("the socket was not closed")


def choose(legal: list[str]) -> str:
    """A legal step that moves the round on: lay a tile where possible."""
    return next((step for step in legal if step not in "+-"), legal[0])


async def play_round(clients: list[Client]) -> None:
    """Play the running round to its end, each of ``clients`` for its own seat."""
    by_seat = {client.state["mine"]["seat"]: client for client in clients}
    while True:
        newest = max(clients, key=lambda client: int(client.state["seq"]))
        seq = newest.state["seq"]
        if newest.state["table"]["phase"] != "playing":
            break
        mover = by_seat[newest.round["to_play"]]
        await mover.seq(seq)
        await mover.do("step", step=choose(mover.legal), seq=mover.state["seq"])
    await asyncio.gather(*(client.seq(seq) for client in clients))
