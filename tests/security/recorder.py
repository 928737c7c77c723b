"""Plays whole matches on a real server and keeps every byte that anybody is told of them."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from random import Random
from typing import NamedTuple

from caboose import Rules
from caboose.cli.soak.changed import Data
from caboose.rules import preset_names
from tests.security.knowledge import last_event
from tests.security.wire import Told
from tests.server.players import Client, enter
from tests.server.processes import ServerProcess
from tests.tables import random_table

PATHS = ("", "/record", "/link", "/qr.svg", "/rounds/1", "/rounds/2")


class Wanted(NamedTuple):
    """A match to be played."""

    rules: str
    seats: int
    persons: int
    host: str = "Ann"


def random_match(random: Random, most_rounds: int) -> Wanted:
    """A match of a preset or of random options."""
    while True:
        if random.random() < 0.5:
            rules = Rules(random.choice(preset_names()))
            seats = random.randint(2, 8)
        else:
            rules, seats = random_table(random)
        try:
            rules = rules.change(rounds=random.randint(1, most_rounds))
            rules.deal(seats)
        except ValueError:
            continue
        return Wanted(str(rules), seats, random.randint(1, min(seats, 3)))


class Recorder:
    """One match with all who follow it."""

    def __init__(self, server: ServerProcess, wanted: Wanted, random: Random) -> None:
        self.server, self.wanted, self.random = server, wanted, random
        self.told: list[Told] = []
        self.tokens: list[str] = []
        self.seats: list[Client] = []
        self.code = ""
        self._turns = 0
        self._asked: dict[Client, list[str]] = {}

    async def play(self) -> list[Told]:
        """Play the match to its end; all that was told of it."""
        opened = await asyncio.to_thread(
            self.server.open_table,
            seats=self.wanted.seats,
            rules=self.wanted.rules,
            name=self.wanted.host,
        )
        self.code = opened["code"]
        self.tokens.append(opened["token"])
        for number in range(2, self.wanted.persons + 1):
            seated = await asyncio.to_thread(self.server.sit, self.code, f"Person {number}")
            self.tokens.append(seated["token"])
        async with AsyncExitStack() as stack:
            for seat, token in enumerate(self.tokens, 1):
                self.seats.append(await stack.enter_async_context(self._follow(seat, token)))
            television = await stack.enter_async_context(self._follow(None, None))
            host = self.seats[0]
            for number in range(self.wanted.persons + 1, self.wanted.seats + 1):
                level = self.random.choice(["greedy", "random"])
                await host.do("seat-computer", seat=number, level=level)
            while self._newest.state["table"]["phase"] != "match-over":
                await self._go_on()
            await television.seq(self._newest.state["seq"])
            await self._look()
        return self.told

    @property
    def _newest(self) -> Client:
        return max(self.seats, key=lambda client: int(client.state["seq"]))

    async def _go_on(self) -> None:
        """One step of whoever is to move, or a deal; now and then something else before it."""
        state = self._newest.state
        if state["table"]["phase"] != "playing":
            await self.seats[0].ask("deal")
            return
        self._turns += 1
        if self._turns % 10 == 0:
            await self._come_late(None, None, 0)
        if self.random.random() < 0.15:
            await self._meddle(state)
        mover = state["table"]["round"]["to_play"]
        if mover > len(self.seats) or state["table"]["seats"][mover - 1]["kind"] == "stand-in":
            await self._newest.seq(state["seq"] + 1)
            return
        client = self.seats[mover - 1]
        await client.seq(state["seq"])
        if client.legal:
            await self._ask(
                client, "step", step=self.random.choice(client.legal), seq=client.state["seq"]
            )

    async def _meddle(self, state: Data) -> None:
        """What people and strangers do beside playing: most of it is refused."""
        client = self.random.choice(self.seats)
        tile = f"{self.random.randint(0, 12)}-{self.random.randint(0, 12)}"
        where = self.random.choice(["M", "M2", "1", "2", "9"])
        match self.random.randint(0, 7):
            case 0:
                await self._ask(client, "undo")
            case 1:
                await self._ask(client, "say", phrase="oops")
            case 2:
                await self._ask(client, "step", step=f"{tile}@{where}", seq=state["seq"])
            case 3:
                await self._ask(client, "step", step=self.random.choice("+-"), seq=state["seq"])
            case 4:
                seat = self.random.randint(1, len(self.seats))
                await self._ask(client, "stand-in", seat=seat, level="greedy")
                await self._ask(self.seats[seat - 1], "return")
            case 5:
                seat = self.random.choice([None, *range(1, len(self.seats) + 1)])
                token = None if seat is None else self.tokens[seat - 1]
                await self._come_late(seat, token, self.random.randint(-1, state["seq"]))
            case _:
                await self._look()

    async def _come_late(self, seat: int | None, token: str | None, seen: int) -> None:
        """Somebody enters a table that plays, tries something and goes."""
        async with self._follow(seat, token, seen) as late:
            await self._ask(late, "step", step="3-2@M", seq=late.state["seq"])

    async def _ask(self, client: Client, kind: str, **given: object) -> None:
        request = f"r{len(self.told)}.{next(client.numbers)}"
        asked = json.dumps({"type": kind, "request": request, **given})
        self._asked[client].append(asked)
        await client.ask(kind, request, **given)

    async def _look(self) -> None:
        """A stranger asks over HTTP."""
        path = f"/api/tables/{self.code}{self.random.choice(PATHS)}"
        least = int(self._newest.state["seq"])
        response = await asyncio.to_thread(self.server.get, path)
        most = last_event(self.server.database, self.code)
        self.told.append(Told(None, response.text, path, least, most))

    @contextlib.asynccontextmanager
    async def _follow(
        self, seat: int | None, token: str | None, seen: int = 0
    ) -> AsyncIterator[Client]:
        """Enter; when the socket is closed, all that came on it is kept."""
        async with enter(self.server, self.code, token, seen) as client:
            self._asked[client] = []
            yield client
        asked = {json.loads(each)["request"]: each for each in self._asked.pop(client)}
        least = seen
        for text in client.texts:
            message = json.loads(text)
            is_news = message["type"] in ("state", "change")
            answer = message["done"] if is_news else message
            request = asked.get(answer["request"], answer["request"]) if answer else ""
            self.told.append(Told(seat, text, request, least))
            if is_news:
                least = message["seq"]
