"""People at a table who play whatever happens to servers, database and lines.

A request that was not answered is sent again under its name, through whichever server answers.
Everything that was told is noted, to be compared with the log afterwards.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from caboose.cli.soak.changed import Data, changed
from caboose.cli.soak.servers import ServedTables

QUIET_SECONDS = 20.0
"""A line on which nothing came for so long, though something should have, is given up."""
AGAIN_SECONDS = 0.1


class Mischief(NamedTuple):
    """How often a player does what a good client does not, as chances for each request."""

    cut: float = 0.02
    """Cutting the line right behind a request."""
    double: float = 0.05
    """Sending the request twice."""
    say: float = 0.03
    """Saying something in between."""
    undo: float = 0.02
    """Taking a step back."""


class Acknowledged(NamedTuple):
    """A request that the server said was done."""

    request: str
    seq: int
    asked: Data


class Told(NamedTuple):
    """What a client knew after a message: its whole state, and the message's text."""

    seq: int
    state: Data
    text: str


class Person:
    """A seat with its token; without one a spectator."""

    def __init__(
        self,
        servers: Sequence[ServedTables],
        code: str,
        seat: int | None,
        token: str | None,
        chance: Random,
        mischief: Mischief,
    ) -> None:
        self.code, self.seat, self.token = code, seat, token
        self.acknowledged: list[Acknowledged] = []
        self.told: list[Told] = []
        self.refused: list[str] = []
        self.is_over = False
        self._servers, self._chance, self._mischief = servers, chance, mischief
        self._state: Data = {}
        self._asked: Data | None = None
        self._count = 0

    async def play(self) -> None:
        """Play the match to its end."""
        while not self.is_over:
            server = self._chance.choice(self._servers)
            with contextlib.suppress(WebSocketException, OSError, TimeoutError):
                address = server.socket_address(self.code)
                async with connect(address, proxy=None, max_size=None, open_timeout=5) as socket:
                    await self._enter(socket)
            if not self.is_over:
                await asyncio.sleep(AGAIN_SECONDS)

    async def ask_once(self, kind: str, **given: Any) -> None:
        """Ask for something before the play begins. Raises OSError where that does not work."""
        server = self._chance.choice(self._servers)
        try:
            address = server.socket_address(self.code)
            async with connect(address, proxy=None, open_timeout=5) as socket:
                await socket.send(json.dumps({"type": "enter", "token": self.token, "seen": 0}))
                await socket.send(json.dumps(self._request(kind, **given)))
                async with asyncio.timeout(QUIET_SECONDS):
                    while not json.loads(await socket.recv()).get("done"):
                        pass
        except (WebSocketException, TimeoutError) as error:
            raise OSError(str(error)) from error

    async def _enter(self, socket: ClientConnection) -> None:
        self._state = {}
        seen = self.told[-1].seq if self.told and self._chance.random() < 0.9 else 0
        await socket.send(json.dumps({"type": "enter", "token": self.token, "seen": seen}))
        if self._asked is not None:
            await socket.send(json.dumps(self._asked))
        while not self.is_over:
            async with asyncio.timeout(QUIET_SECONDS):
                text = await socket.recv()
            assert isinstance(text, str)
            self._note(text)
            if self._asked is None and self._state:
                self._asked = self._wish()
                if self._asked is not None:
                    await self._send(socket, self._asked)

    async def _send(self, socket: ClientConnection, asked: Data) -> None:
        text = json.dumps(asked)
        await socket.send(text)
        if self._chance.random() < self._mischief.double:
            await socket.send(text)
        if self._chance.random() < self._mischief.cut:
            socket.transport.abort()

    def _note(self, text: str) -> None:
        message: Data = json.loads(text)
        kind = message["type"]
        if kind in {"state", "change"}:
            if kind == "change" and self._state.get("seq") != message["since"]:
                raise TimeoutError("a change does not follow the state: enter again")
            self._state = message if kind == "state" else changed(self._state, message)
            self.told.append(Told(self._state["seq"], self._state, text))
            message = message["done"]
        if message is not None:
            self._note_answer(message)
        self.is_over = self._asked is None and self._state["table"]["phase"] == "match-over"

    def _note_answer(self, message: Data) -> None:
        if self._asked is None or message["request"] != self._asked["request"]:
            return  # the answer to a doubled request
        if message["type"] == "done":
            asked = Acknowledged(message["request"], message["seq"], self._asked)
            self.acknowledged.append(asked)
            self._asked = None
        elif message["reason"] in {"unavailable", "too-fast"}:
            raise TimeoutError("the server is not well")  # come back, and ask again
        else:
            self.refused.append(message["reason"])
            self._asked = None

    def _wish(self) -> Data | None:
        """What to ask for now; None: it is another's turn."""
        table, mine = self._state["table"], self._state["mine"]
        if mine is None or table["phase"] == "match-over":
            return None
        chance = self._chance.random()
        if table["phase"] != "playing":
            return self._request("deal") if self.seat == 1 else None
        if mine["can_undo"] and chance < self._mischief.undo:
            return self._request("undo")
        if not mine["legal"]:
            return None
        if chance > 1 - self._mischief.say:
            return self._request("say", phrase="hello")
        lays = [step for step in mine["legal"] if step not in "+-"]
        step = self._chance.choice(lays or mine["legal"])
        return self._request("step", step=step, seq=self._state["seq"])

    def _request(self, kind: str, **given: Any) -> Data:
        self._count += 1
        return {"type": kind, "request": f"seat{self.seat}.{self._count}", **given}
