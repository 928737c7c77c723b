"""PostgreSQL and several processes: any process serves any table, and all agree."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest

from caboose.cli.soak.audit import audit
from caboose.cli.soak.database import OwnPostgres
from caboose.cli.soak.players import Mischief, Person
from caboose.cli.soak.run import Soak, Wishes
from caboose.server.duties import SharedDuties
from caboose.server.rooms import append_of
from caboose.server.storage import Append, Collided, Storage
from caboose.table.events import PhraseSaid
from tests.server.players import SECONDS, choose, enter
from tests.server.processes import ServerProcess

QUICK_CLIENTS = {"messages_a_second": 1000, "calls_a_second": 1000}


@asynccontextmanager
async def opened(*addresses: str) -> AsyncIterator[list[Storage]]:
    """The database, as so many processes have it open."""
    storages = [Storage(address) for address in addresses]
    await asyncio.gather(*(each.migrate() for each in storages))
    for each in storages:
        each.open()
    try:
        yield storages
    finally:
        for each in storages:
            await each.close()


@pytest.fixture
def pair(postgres_address: str, tmp_path: Path) -> Iterator[list[ServerProcess]]:
    """Two processes with one database."""
    settings = QUICK_CLIENTS | {"postgresql": postgres_address}
    with (
        ServerProcess(tmp_path / "one", 0, **settings) as one,
        ServerProcess(tmp_path / "two", 0, **settings) as two,
    ):
        yield [one, two]
        for each in (one, two):
            log = each.log.read_text()
            assert "Traceback" not in log, log


def test_migrations_run_once_whoever_starts_at_once(postgres_address: str) -> None:
    async def use() -> None:
        async with opened(*[postgres_address] * 4) as storages:
            await storages[0].append(Append("AAA", 1, ["one"]))
            assert await storages[3].heads(["AAA", "BBB"]) == {"AAA": 1}

    asyncio.run(use())


def test_processes_that_append_to_the_same_tables_collide_and_never_block(
    postgres_address: str,
) -> None:
    """Each tries to be the one who numbers; all numbers are given once, and none is missing."""
    codes, length = [f"T{number}" for number in range(20)], 8

    async def append_all(storage: Storage, chance: Random) -> int:
        async def grow(code: str) -> int:
            given = 0
            while True:
                last = (await storage.heads([code])).get(code, 0)
                if last >= length:
                    return given
                try:
                    await storage.append(Append(code, last + 1, ["event"]))
                    given += 1
                except Collided:
                    continue

        order = chance.sample(codes, len(codes))
        return sum(await asyncio.gather(*(grow(code) for code in order)))

    async def use() -> None:
        async with opened(*[postgres_address] * 3) as storages:
            given = await asyncio.gather(
                *(append_all(each, Random(number)) for number, each in enumerate(storages))
            )
            assert sum(given) == len(codes) * length
            assert min(given) > 0, "nobody was shut out"
            for code in codes:
                seqs = [row.seq for row in await storages[0].read(code)]
                assert seqs == list(range(1, length + 1))

    asyncio.run(use())


def test_a_duty_has_one_holder_and_outlives_no_connection(
    postgres: OwnPostgres, postgres_address: str
) -> None:
    async def use() -> None:
        one, two = SharedDuties(postgres_address), SharedDuties(postgres_address)
        assert await one.claim("table")
        assert await one.claim("table"), "it is kept"
        assert not await two.claim("table")
        assert await two.claim("another table")
        await one.release("table")
        assert await two.claim("table")
        assert not await one.claim("table")
        # As when the process is killed.
        database = postgres_address.rsplit("/", 1)[1]
        postgres.sql(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            f"WHERE datname = '{database}' AND query LIKE '%advisory%' AND pid IN "
            "(SELECT pid FROM pg_locks WHERE locktype = 'advisory')"
        )
        async with asyncio.timeout(SECONDS):
            while not await one.claim("table"):
                await asyncio.sleep(0.05)
        # The other sees soon that it has lost what it held.
        async with asyncio.timeout(SECONDS):
            while await two.claim("table"):
                await asyncio.sleep(0.05)
        await one.close()
        async with asyncio.timeout(SECONDS):
            while not await two.claim("table"):
                await asyncio.sleep(0.05)
        await two.close()

    asyncio.run(use())


def test_a_table_is_played_through_two_processes(
    pair: list[ServerProcess], postgres_address: str
) -> None:
    one, two = pair

    async def use() -> None:
        table = one.open_table(rules="spruce deal=double-six rounds=1", seats=4, pace=0.01)
        code = table["code"]
        seated = [table, two.sit(code, "Bea"), one.sit(code, "Carl")]
        async with enter(one, code, seated[0]["token"]) as host:
            async with enter(two, code, seated[1]["token"]) as guest:
                await host.until(lambda: host.state["table"]["seats"][1]["is_connected"])
                await guest.until(lambda: guest.state["table"]["seats"][0]["is_connected"])
                assert not guest.state["table"]["seats"][2]["is_connected"]
            await host.until(lambda: not host.state["table"]["seats"][1]["is_connected"])
            await host.do("seat-computer", seat=4, level="greedy")
        persons = [
            Person(
                [(one, two)[number % 2]],
                code,
                each["seat"],
                each["token"],
                Random(number),
                Mischief(cut=0.05, double=0.2),
            )
            for number, each in enumerate(seated)
        ]
        persons += [Person([each], code, None, None, Random(9), Mischief()) for each in pair]
        async with asyncio.timeout(5 * SECONDS):
            await asyncio.gather(*(each.play() for each in persons))
        async with opened(postgres_address) as (storage,):
            counts = await audit(storage, code, persons)
        assert counts.is_good, counts
        assert counts.acknowledged == counts.found > 0  # a short round has few steps of persons
        assert counts.states > counts.events

    asyncio.run(use())


def test_what_no_notice_told_is_found_by_looking(
    pair: list[ServerProcess], postgres_address: str
) -> None:
    async def use() -> None:
        table = pair[0].open_table(seats=2)
        async with (
            opened(postgres_address) as (storage,),
            enter(pair[0], table["code"]) as here,
            enter(pair[1], table["code"]) as there,
        ):
            seq = here.state["seq"]
            said = append_of(table["code"], seq + 1, [PhraseSaid(1, "hello")], None)
            await storage.append(said)
            for client in (here, there):
                assert (await client.seq(seq + 1))["seq"] == seq + 1

    asyncio.run(use())


def test_while_the_database_is_away_tables_stand_still_and_then_go_on(tmp_path: Path) -> None:
    async def use(postgres: OwnPostgres, server: ServerProcess) -> None:
        table = server.open_table(rules="spruce", seats=2, pace=1)
        async with enter(server, table["code"], table["token"]) as host:
            await host.do("seat-computer", seat=2, level="greedy")
            await host.do("deal")
            await host.until(lambda: host.round["to_play"] == 1)
            while host.round["to_play"] == 1:
                await host.do("step", step=choose(host.legal), seq=host.state["seq"])
            await asyncio.to_thread(postgres.stop)
            before = host.state["seq"]
            assert (await asyncio.to_thread(server.get, "/ready")).status_code == 503
            asked = {"request": "again", "phrase": "hello"}
            refused = await host.ask("say", **asked)
            assert refused["reason"] == "unavailable"
            assert refused["message"]["id"] == "refused-unavailable"
            await asyncio.sleep(1.5)  # meanwhile the computer tries to move
            assert host.state["seq"] == before
            await asyncio.to_thread(postgres.start)
            while (answer := await host.ask("say", **asked))["type"] != "done":
                assert answer["reason"] == "unavailable", answer
            assert await host.ask("say", **asked) == answer, "it is done only once"
            await host.until(lambda: host.round["to_play"] == 1)
            told = [each for message in host.messages for each in message["news"]]
            said = [each for each in told if each["kind"] == "said"]
            assert len(said) == 1
            assert (await asyncio.to_thread(server.get, "/ready")).status_code == 200
        assert "Traceback" not in server.log.read_text()

    with OwnPostgres() as postgres:
        settings = QUICK_CLIENTS | {"postgresql": postgres.make("away")}
        with ServerProcess(tmp_path, 0, **settings) as server:
            asyncio.run(use(postgres, server))


@pytest.mark.parametrize(
    "wishes",
    [
        pytest.param(Wishes(3, at_once=3, kills=30, processes=2, store="postgresql"), id="quick"),
        pytest.param(
            Wishes(200, kills=12, database_kills=4, processes=3, store="postgresql"),
            marks=pytest.mark.slow,
            id="postgresql",
        ),
        pytest.param(Wishes(200, kills=12), marks=pytest.mark.slow, id="sqlite"),
    ],
)
def test_killed_at_any_moment_nothing_is_lost_doubled_or_leaked(
    tmp_path: Path, wishes: Wishes
) -> None:
    soak = Soak(wishes, tmp_path)
    soak.run()
    report = soak.report()
    assert soak.is_good, json.dumps(report)
    assert report["matches"] == wishes.matches
    assert report["found"] == report["acknowledged"] > wishes.matches
    assert report["tracebacks"] == 0
