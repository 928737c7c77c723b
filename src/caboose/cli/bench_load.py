"""Load for a server: people who play by legal steps, and sockets that only pass messages on."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Callable, Iterable, Sequence
from http.client import HTTPConnection
from itertools import cycle, repeat
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect

RULES = "spruce rounds=99"
"""A match without end, so that a table can always deal on."""

AT_ONCE = 100
"""Sockets that are opened at the same time."""

PASSED_ON = "x" * 120


class Mine(msgspec.Struct):
    """What a player needs of the own part of a message."""

    seat: int
    legal: list[str]


class Answer(msgspec.Struct):
    """The answer to a request."""

    seq: int


class Message(msgspec.Struct):
    """What a player needs of any message."""

    type: str
    seq: int = 0
    mine: Mine | None = None
    done: Answer | None = None
    reason: str = ""


_read = msgspec.json.Decoder(Message).decode


class Turn(NamedTuple):
    """Who is to move, by which steps, as of which event; nobody between two rounds."""

    socket: ClientConnection | None
    legal: list[str]
    seq: int


class Heard(NamedTuple):
    """What a run of play was like."""

    told: list[float]
    """Seconds from each step's sending until every seat was told."""
    messages: int
    """What the seats were told for it."""
    octets: int


class Player:
    """A table with all its seats, who wait until all are told before the next step."""

    def __init__(self, code: str, tokens: list[str]) -> None:
        self.code, self.tokens = code, tokens
        self.sockets: list[ClientConnection] = []
        self.told: list[float] = []
        self.messages = self.octets = 0
        self._asked = 0
        self._chance = random.Random(code)
        self._turn = Turn(None, [], 0)

    async def enter(self, addresses: Sequence[str], gate: asyncio.Semaphore) -> None:
        """Enter with every seat, each at the next of the servers, and hear the table as it is."""
        for token, address in zip(self.tokens, cycle(addresses), strict=False):
            async with gate:
                socket = await open_socket(f"{address}/api/tables/{self.code}/socket")
            await socket.send(json.dumps({"type": "enter", "token": token, "seen": 0}))
            _read(await socket.recv())
            self.sockets.append(socket)

    async def deal(self) -> None:
        """Deal a round."""
        await self._act(self.sockets[0], type="deal")

    async def play(self, until: float, pace: float) -> None:
        """Step after step until then, one every ``pace`` seconds or as fast as it goes."""
        if pace:
            await asyncio.sleep(self._chance.uniform(0, pace))
        self.told.clear()
        self.messages = self.octets = 0
        while (began := time.perf_counter()) < until:
            socket, legal, seq = self._turn
            if socket is None:
                await self.deal()
                continue
            await self._act(socket, type="step", step=self._chance.choice(legal), seq=seq)
            self.told.append(time.perf_counter() - began)
            if pace:
                await asyncio.sleep(max(0.0, began + pace - time.perf_counter()))

    async def _act(self, socket: ClientConnection, **asked: Any) -> None:
        """Ask, and wait until every seat is told."""
        self._asked += 1
        await socket.send(json.dumps({"request": f"{self.code}-{self._asked}", **asked}))
        while (own := await self._next(socket)).done is None:
            if own.type == "refused":
                raise RuntimeError(f"{asked} was refused: {own.reason}")
        others = (self._newest(each, own.seq) for each in self.sockets if each is not socket)
        self._turn = self._mover([own, *await asyncio.gather(*others)])

    async def _next(self, socket: ClientConnection) -> Message:
        text = await socket.recv(decode=False)
        message = _read(text)
        self.messages += 1
        self.octets += len(text)
        return message

    async def _newest(self, socket: ClientConnection, seq: int) -> Message:
        """What tells of an event or a later one."""
        while (message := await self._next(socket)).seq < seq:
            pass
        return message

    def _mover(self, told: Iterable[Message]) -> Turn:
        for each in told:
            if each.mine and each.mine.legal:
                return Turn(self.sockets[each.mine.seat - 1], each.mine.legal, each.seq)
        return Turn(None, [], 0)


def open_tables(address: str, count: int, seats: int) -> list[Player]:
    """Tables with people at all seats."""
    calling = HTTPConnection(urlsplit(address).netloc, timeout=60)

    def post(path: str, body: dict[str, Any]) -> dict[str, Any]:
        calling.request("POST", path, json.dumps(body), {"Content-Type": "application/json"})
        answer: dict[str, Any] = json.loads(calling.getresponse().read())
        return answer

    found = []
    for _ in range(count):
        opened = post("/api/tables", {"rules": RULES, "seats": seats, "name": "Ann"})
        where = f"/api/tables/{opened['code']}/seats"
        others = [post(where, {"name": "Bea"}) for _ in range(seats - 1)]
        found.append(Player(opened["code"], [each["token"] for each in (opened, *others)]))
    calling.close()
    return found


def look_at(address: str, players: Iterable[Player]) -> None:
    """Have the server bring tables into memory, without sitting down at them."""
    calling = HTTPConnection(urlsplit(address).netloc, timeout=60)
    for each in players:
        calling.request("GET", f"/api/tables/{each.code}")
        calling.getresponse().read()
    calling.close()


async def enter(addresses: Sequence[str], players: Iterable[Player], is_apart: bool = True) -> None:
    """Have everybody enter: each table at one of the servers, or apart, each seat at the next."""
    gate = asyncio.Semaphore(AT_ONCE)
    together = ([address] for address in cycle(addresses))
    where = repeat(addresses) if is_apart else together
    entering = zip(players, where, strict=False)
    await asyncio.gather(*(player.enter(servers, gate) for player, servers in entering))


async def play(
    players: list[Player], seconds: float, pace: float, begin: Callable[[], None]
) -> Heard:
    """Deal at all tables, then play for so long; ``begin`` is called between the two."""
    for start in range(0, len(players), AT_ONCE):
        await asyncio.gather(*(player.deal() for player in players[start : start + AT_ONCE]))
    begin()
    until = time.perf_counter() + seconds
    await asyncio.gather(*(player.play(until, pace) for player in players))
    return Heard(
        [time for player in players for time in player.told],
        sum(player.messages for player in players),
        sum(player.octets for player in players),
    )


async def leave(players: Iterable[Player]) -> None:
    """Close all sockets."""
    await asyncio.gather(*(each.close() for player in players for each in player.sockets))
    for player in players:
        player.sockets.clear()


async def pass_messages(
    address: str, rooms: int, seats: int, seconds: float, pace: float, begin: Callable[[], None]
) -> Heard:
    """Have one socket of each room send, one every ``pace`` seconds or when all have the last."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def open_room(number: int) -> list[ClientConnection]:
        async with gate:
            return [await open_socket(f"{address}/rooms/{number}") for _ in range(seats)]

    opened = await asyncio.gather(*map(open_room, range(rooms)))
    begin()
    heard = await _pass_in(opened, seconds, pace)
    await asyncio.gather(*(each.close() for sockets in opened for each in sockets))
    return heard


async def echo(address: str, sockets: int, seconds: float, begin: Callable[[], None]) -> Heard:
    """Have sockets send and await their own message."""
    opened = [await open_socket(f"{address}/echo") for _ in range(sockets)]
    begin()
    heard = await _pass_in([[each] for each in opened], seconds, 0)
    await asyncio.gather(*(each.close() for each in opened))
    return heard


async def _pass_in(rooms: list[list[ClientConnection]], seconds: float, pace: float) -> Heard:
    until = time.perf_counter() + seconds
    told: list[float] = []

    async def pass_on(sockets: list[ClientConnection]) -> int:
        messages = 0
        await asyncio.sleep(random.uniform(0, pace))
        while (began := time.perf_counter()) < until:
            await sockets[0].send(PASSED_ON)
            for each in sockets:
                await each.recv(decode=False)
            messages += len(sockets)
            told.append(time.perf_counter() - began)
            if pace:
                await asyncio.sleep(max(0.0, began + pace - time.perf_counter()))
        return messages

    messages = sum(await asyncio.gather(*map(pass_on, rooms)))
    return Heard(told, messages, messages * len(PASSED_ON))


async def open_socket(address: str) -> ClientConnection:
    """A socket as a browser without compression has it."""
    where = address.replace("http", "ws", 1)
    return await connect(where, proxy=None, max_size=None, compression=None, ping_interval=None)
