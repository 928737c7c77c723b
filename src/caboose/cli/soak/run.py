"""``caboose soak``: many matches at once on servers that are killed, and what is left of them."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import tempfile
import time
import urllib.request
from collections.abc import AsyncIterator, Callable
from dataclasses import asdict
from http.client import HTTPException
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import click

from caboose.cli.soak.audit import Counts, audit
from caboose.cli.soak.changed import Data
from caboose.cli.soak.database import OwnPostgres
from caboose.cli.soak.players import Mischief, Person
from caboose.cli.soak.servers import ServedTables
from caboose.server.storage import Storage

RULES = (
    "spruce deal=double-six rounds=2",
    "spruce deal=double-six rounds=1 follow_up=on-double",
    "house deal=double-six rounds=1",
    "app rounds=1",
)
NO_LIMITS = {
    "messages_a_second": 10_000,
    "messages_an_address": 100_000,
    "calls_a_second": 10_000,
    "tables_an_hour": 1_000_000,
    "seats_an_hour": 1_000_000,
    "sockets_an_address": 100_000,
    "wrong_codes_an_hour": 1_000_000,
}
IDLE_MINUTES = 1
"""How long a finished match stays in memory: what grows then is no table that is merely kept."""
THINKING_SECONDS = 0.05
"""What the Expert may take for a step, where workers are killed."""
LONGEST_MATCH_SECONDS = 600


class Wishes(NamedTuple):
    """What is to be done."""

    matches: int = 100
    minutes: float = 0
    """With a number above 0 matches are played for so long, however many."""
    at_once: int = 8
    store: str = "sqlite"
    processes: int = 1
    kills: float = 6
    """How often a minute a server process is killed."""
    database_kills: float = 0
    """How often a minute the database is killed or stopped."""
    worker_kills: float = 0
    """How often a minute a process in which a computer player thinks is killed."""
    seed: int | None = None


class Soak:
    """The servers, the database and the counts of one run."""

    def __init__(self, wishes: Wishes, folder: Path) -> None:
        self.wishes = wishes
        self.counts = Counts()
        self.kills = self.database_kills = self.worker_kills = 0
        self.unfinished = 0
        self.memory: list[int] = []
        self.handles: list[int] = []
        self._chance = Random(wishes.seed)
        self._folder = folder
        self._postgres: OwnPostgres | None = None
        self._servers: list[ServedTables] = []
        self._begun = 0

    # ------------------------------------------------------------ the whole run

    def run(self) -> None:
        """Play all matches, on servers started for them."""
        wishes = self.wishes
        if wishes.store == "sqlite" and (wishes.processes > 1 or wishes.database_kills):
            raise ValueError(
                "with SQLite one process serves all, and the database is a part of it: "
                "take --store postgresql"
            )
        with contextlib.ExitStack() as stack:
            settings: dict[str, object] = {**NO_LIMITS, "idle_minutes": IDLE_MINUTES}
            settings["thinking_seconds"] = THINKING_SECONDS
            if wishes.store == "postgresql":
                self._postgres = stack.enter_context(OwnPostgres())
                settings["postgresql"] = self._postgres.make("soak")
            for number in range(wishes.processes):
                server = ServedTables(self._folder / f"server{number}", 0, **settings)
                self._servers.append(stack.enter_context(server))
            asyncio.run(self._play_all())

    async def _play_all(self) -> None:
        tasks = [self._watch(), self._again(self.wishes.kills, self._kill_server)]
        tasks.append(self._again(self.wishes.database_kills, self._end_database))
        tasks.append(self._again(self.wishes.worker_kills, self._kill_worker))
        running = [asyncio.create_task(each) for each in tasks]
        try:
            async with self._storage() as storage:
                until = time.monotonic() + self.wishes.minutes * 60
                lanes = (self._play_in_turn(storage, until) for _ in range(self.wishes.at_once))
                await asyncio.gather(*lanes)
        finally:
            for each in running:
                each.cancel()
            await asyncio.gather(*running, return_exceptions=True)

    @contextlib.asynccontextmanager
    async def _storage(self) -> AsyncIterator[Storage]:
        """The database, read beside the servers."""
        if self._postgres is not None:
            storage = Storage(self._postgres.address("soak"))
        else:
            storage = Storage(f"sqlite+aiosqlite:///{self._folder}/server0/tables.sqlite")
        try:
            yield storage
        finally:
            await storage.close()

    async def _play_in_turn(self, storage: Storage, until: float) -> None:
        """Play one match after the other."""
        while self._is_more(until):
            self._begun += 1
            chance = Random(f"{self.wishes.seed} {self._begun} {self._chance.random()}")
            persons = await self._seat(chance)
            try:
                async with asyncio.timeout(LONGEST_MATCH_SECONDS):
                    await asyncio.gather(*(each.play() for each in persons))
            except TimeoutError:
                self.unfinished += 1
                self.counts.examples.append(f"{persons[0].code}: the match did not end")
                continue
            self.counts.add(await self._audit(storage, persons))

    def _is_more(self, until: float) -> bool:
        if self.wishes.minutes:
            return time.monotonic() < until
        return self._begun < self.wishes.matches

    async def _audit(self, storage: Storage, persons: list[Person]) -> Counts:
        while True:
            try:
                return await audit(storage, persons[0].code, persons)
            except Exception as error:
                if self._postgres is None or isinstance(error, AssertionError):
                    raise
                await asyncio.sleep(0.5)  # the database is away

    # ------------------------------------------------------------ one table

    async def _seat(self, chance: Random) -> list[Person]:
        """A table with its people; an answer that was lost means another table."""
        while True:
            try:
                return await self._seat_at_once(chance)
            except OSError:
                await asyncio.sleep(0.3)

    async def _seat_at_once(self, chance: Random) -> list[Person]:
        persons, computers = chance.choice([(1, 1), (2, 0), (2, 1), (3, 0), (4, 0)])
        seats, rules = persons + computers, chance.choice(RULES)
        opened = await self._post(
            "/api/tables", {"rules": rules, "seats": seats, "pace": 0.02, "name": "Player 1"}
        )
        code = opened["code"]
        seated = [opened]
        for number in range(2, persons + 1):
            wish = {"name": f"Player {number}", "seat": number}
            seated.append(await self._post(f"/api/tables/{code}/seats", wish))
        found = [
            Person(self._servers, code, each["seat"], each["token"], chance, Mischief())
            for each in seated
        ]
        for seat in range(persons + 1, seats + 1):
            thinkers = ["expert"] * bool(self.wishes.worker_kills)
            level = chance.choice(["greedy", "random", *thinkers])
            await found[0].ask_once("seat-computer", seat=seat, level=level)
        found.append(Person(self._servers, code, None, None, chance, Mischief()))
        return found

    async def _post(self, path: str, body: Data) -> Data:
        server = self._chance.choice(self._servers)
        return await asyncio.to_thread(_post, server.address + path, body)

    # ------------------------------------------------------------ trouble

    async def _again(self, a_minute: float, trouble: Callable[[], None]) -> None:
        """Make trouble so often, at random moments."""
        while a_minute:
            await asyncio.sleep(self._chance.expovariate(a_minute / 60))
            await asyncio.to_thread(trouble)

    def _kill_server(self) -> None:
        server = self._chance.choice(self._servers)
        server.kill()
        self.kills += 1
        while True:
            try:
                server.start()
                return
            except OSError:  # the database is away
                time.sleep(0.5)

    def _kill_worker(self) -> None:
        workers = [each for server in self._servers for each in server.workers]
        if workers:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self._chance.choice(workers), signal.SIGKILL)
                self.worker_kills += 1

    def _end_database(self) -> None:
        assert self._postgres is not None
        self._chance.choice([self._postgres.kill, self._postgres.stop])()
        self.database_kills += 1
        time.sleep(self._chance.uniform(0, 3))
        self._postgres.start()

    async def _watch(self) -> None:
        """Note what memory and file handles the processes hold."""
        while True:
            with contextlib.suppress(OSError, ValueError, IndexError):
                running = [each.pid for each in self._servers if each.is_running]
                folders = [Path("/proc") / str(number) for number in running]
                memory = [int((each / "statm").read_text().split()[1]) * 4 for each in folders]
                self.memory.append(sum(memory))
                self.handles.append(sum(len(list((each / "fd").iterdir())) for each in folders))
            await asyncio.sleep(2)

    # ------------------------------------------------------------ the report

    def report(self) -> dict[str, Any]:
        """All figures."""
        logs = [server.log.read_text() for server in self._servers]
        return {
            **asdict(self.counts),
            "unfinished": self.unfinished,
            "kills": self.kills,
            "database_kills": self.database_kills,
            "worker_kills": self.worker_kills,
            "tracebacks": sum(text.count("Traceback") for text in logs),
            "memory_kb": _by_quarters(self.memory),
            "handles": _by_quarters(self.handles),
        }

    @property
    def is_good(self) -> bool:
        """Whether all was as it must be."""
        return self.counts.is_good and not self.unfinished


def _post(address: str, body: Data) -> Data:
    """What a server answers. Raises OSError where no answer came, or not a whole one."""
    request = urllib.request.Request(
        address, json.dumps(body).encode(), {"Content-Type": "application/json"}
    )
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with opener.open(request, timeout=10) as answer:
            found: Data = json.load(answer)
            return found
    except HTTPException as error:
        raise OSError(f"the answer was cut off: {error}") from error


def _by_quarters(figures: list[int]) -> list[int]:
    """The medians of the four quarters of the time: what has grown shows, and what still grows."""
    quarter = max(1, len(figures) // 4)
    parts = (figures[place * quarter : (place + 1) * quarter] for place in range(4))
    return [sorted(part)[len(part) // 2] for part in parts if part]


def soak(wishes: Wishes, as_json: bool) -> bool:
    """Play, and print what was counted; whether all was as it must be."""
    with tempfile.TemporaryDirectory(prefix="caboose-soak-") as folder:
        running = Soak(wishes, Path(folder))
        running.run()
        report = running.report()
    if as_json:
        click.echo(json.dumps(report, indent=2))
        return running.is_good
    for name, figure in report.items():
        if name != "examples":
            click.echo(f"{name:16} {figure}")
    for example in report["examples"]:
        click.echo(f"! {example}")
    click.echo("All is as it must be." if running.is_good else "Something is wrong.")
    return running.is_good
