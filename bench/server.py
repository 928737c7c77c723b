"""Load on a server of its own: tables of people who play by legal steps, over real sockets.

    .venv/bin/python bench/server.py --tables 100 --seats 4 --seconds 10

Two runs: as fast as the tables can go, then paced at one step a table every ``--pace`` seconds.
The load runs in a process of its own, and both share this machine. Prints durable steps a second,
how long it took from a step's sending until every seat was told, the server's own time a step, and
its memory.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect


class Mine(msgspec.Struct):
    """What a player needs of the own part of a state."""

    seat: int
    legal: list[str]


class Message(msgspec.Struct):
    """What a player needs of any message."""

    type: str
    seq: int = 0
    mine: Mine | None = None


read = msgspec.json.Decoder(Message).decode


class Results(NamedTuple):
    """The times of one run, in seconds."""

    told: list[float]
    """From a step's sending until every seat was told."""
    done: list[float]
    """From a step's sending until its answer."""


class Table:
    """One table with all its players, who wait until all are told before the next step."""

    def __init__(self, address: str, code: str, tokens: list[str]) -> None:
        self.address, self.code, self.tokens = address, code, tokens
        self.sockets: list[ClientConnection] = []
        self.steps = 0

    async def enter(self) -> None:
        """Enter with every seat."""
        where = f"{self.address.replace('http', 'ws')}/api/tables/{self.code}/socket"
        for token in self.tokens:
            socket = await connect(where, proxy=None, max_size=None, compression=None)
            await socket.send(json.dumps({"type": "enter", "token": token, "seen": 0}))
            self.sockets.append(socket)

    async def newest(self, socket: ClientConnection, seq: int) -> Message:
        """The state of an event or a later one."""
        while True:
            message = read(await socket.recv())
            if message.type in ("state", "change") and message.seq >= seq:
                return message

    async def act(self, socket: ClientConnection, **asked: Any) -> tuple[list[Message], float]:
        """Send a request and wait until every seat is told; the states and the time."""
        began = time.perf_counter()
        self.steps += 1
        name = f"{self.code}-{self.steps}"
        await socket.send(json.dumps({"request": name, **asked}))
        while True:
            message = read(await socket.recv())
            if message.type not in ("state", "change"):
                break
            own = message
        if message.type == "refused":
            raise RuntimeError(f"{asked} was refused")
        others = [each for each in self.sockets if each is not socket]
        states = await asyncio.gather(*(self.newest(each, message.seq) for each in others))
        return [own, *states], time.perf_counter() - began

    async def play(self, until: float, pace: float, told: list[float]) -> None:
        """Play rounds until the time is over; ``pace`` seconds a step, 0 without a pause."""
        chance = random.Random(self.code)
        state = await self.deal()
        if pace:
            await asyncio.sleep(chance.uniform(0, pace))
        while (now := time.perf_counter()) < until:
            socket, legal, seq = state
            if socket is None:
                state = await self.deal()
                continue
            states, took = await self.act(socket, type="step", step=chance.choice(legal), seq=seq)
            told.append(took)
            state = self.mover(states)
            if pace:
                await asyncio.sleep(max(0.0, now + pace - time.perf_counter()))

    async def deal(self) -> tuple[ClientConnection | None, list[str], int]:
        """Deal a round; who moves first."""
        states, _ = await self.act(self.sockets[0], type="deal")
        return self.mover(states)

    def mover(self, states: list[Message]) -> tuple[ClientConnection | None, list[str], int]:
        """Who moves, by which steps; None once the round is over."""
        for state in states:
            if state.mine and state.mine.legal:
                return self.sockets[state.mine.seat - 1], state.mine.legal, state.seq
        return None, [], 0


async def load(
    address: str, tables: int, seats: int, seconds: float, pace: float, begins: Callable[[], None]
) -> list[float]:
    """Play at so many tables for so long; the time of each step until all were told.

    ``begins`` is called when all have entered.
    """
    playing = []
    async with httpx.AsyncClient(base_url=address, trust_env=False, timeout=60) as client:
        for _ in range(tables):
            # A match without end, so that a table can always deal on.
            wanted = {"rules": "spruce rounds=99", "seats": seats, "name": "P"}
            opened = (await client.post("/api/tables", json=wanted)).json()
            where = f"/api/tables/{opened['code']}/seats"
            others = [
                (await client.post(where, json={"name": "P"})).json() for _ in range(seats - 1)
            ]
            tokens = [each["token"] for each in (opened, *others)]
            playing.append(Table(address, opened["code"], tokens))
    await asyncio.gather(*(table.enter() for table in playing))
    told: list[float] = []
    begins()
    until = time.perf_counter() + seconds
    await asyncio.gather(*(table.play(until, pace, told) for table in playing))
    return told


def start(data: Path) -> tuple[subprocess.Popen[str], str]:
    """A server without limits that would hold the load back, and its address."""
    command = [sys.executable, "-m", "caboose", "serve", "--no-browser", "--host", "127.0.0.1"]
    limits = (
        "messages_a_second",
        "messages_an_address",
        "calls_a_second",
        "tables_an_hour",
        "seats_an_hour",
        "sockets_an_address",
    )
    process = subprocess.Popen(
        [*command, "--port", "0", "--data", str(data)],
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {f"CABOOSE_{name.upper()}": "1000000" for name in limits},
    )
    assert process.stdout is not None
    for line in process.stdout:
        found = re.search(r"http://[\d.]+:\d+", line)
        if found:
            return process, found[0]
    raise RuntimeError("the server did not start")


def used(process: subprocess.Popen[str]) -> tuple[float, float]:
    """Seconds of computing and megabytes in memory that a process has used."""
    stat = Path(f"/proc/{process.pid}/stat").read_text().rsplit(")", 1)[1].split()
    ticks = (int(stat[11]) + int(stat[12])) / os.sysconf("SC_CLK_TCK")
    return ticks, int(stat[21]) * os.sysconf("SC_PAGE_SIZE") / 1e6


def measure(tables: int, seats: int, seconds: float, pace: float) -> dict[str, float]:
    """One run on a fresh server."""
    with tempfile.TemporaryDirectory() as folder:
        process, address = start(Path(folder))
        try:
            empty = used(process)[1]
            before: list[float] = []
            told = asyncio.run(
                load(address, tables, seats, seconds, pace, lambda: before.append(used(process)[0]))
            )
            after, memory = used(process)
        finally:
            process.kill()
            process.wait()
    told.sort()
    computing = after - before[0]
    return {
        "tables": tables,
        "seats": seats,
        "pace": pace,
        "steps": len(told),
        "steps_a_second": round(len(told) / seconds, 1),
        "told_p50_ms": round(statistics.median(told) * 1000, 1),
        "told_p99_ms": round(told[int(len(told) * 0.99)] * 1000, 1),
        "computing_share": round(computing / seconds, 2),
        "computing_ms_a_step": round(computing / len(told) * 1000, 2),
        "kb_a_table": round((memory - empty) / tables * 1000),
    }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--pace", type=float, default=2)
    given = parser.parse_args()
    for pace in (0.0, given.pace):
        print(json.dumps(measure(given.tables, given.seats, given.seconds, pace)))


if __name__ == "__main__":
    main()
