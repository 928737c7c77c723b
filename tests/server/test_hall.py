"""Tables leave memory when nobody is there, come back on demand, and expire when they are old."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from caboose.server.connections import Connection, Ended
from caboose.server.duties import DutiesAlone
from caboose.server.hall import Hall
from caboose.server.metrics import Metrics
from caboose.server.rooms import Accepted, NoTable, Room
from caboose.server.settings import Settings
from caboose.server.storage import Append, Storage, now
from caboose.server.thinking import Thinking
from caboose.server.tokens import token_hash
from caboose.table import RequestRefused, Table, sit

SOON = 1e-9
"""So little of any unit of time that it is over at once."""


def with_hall(use: Callable[[Hall], Awaitable[None]], settings: Settings) -> None:
    async def run() -> None:
        storage = Storage(settings.database)
        await storage.migrate()
        storage.open()
        metrics = Metrics()
        thinking = Thinking(settings.thinking_seconds, metrics)
        hall = Hall(settings, storage, metrics, thinking, DutiesAlone())
        try:
            await use(hall)
        finally:
            await hall.close()
            await thinking.close()
            await storage.close()

    asyncio.run(run())


def follower(room: Room, token: str | None = None) -> Connection:
    async def send(_: str) -> None:
        pass

    connection = Connection(send, room.news_for, token and token_hash(token), 0, 5)
    room.enter(connection)
    return connection


def test_an_idle_table_leaves_memory_and_comes_back(tmp_path: Path) -> None:
    async def use(hall: Hall) -> None:
        code, seat, token = await hall.open("spruce", 3, 1, True, "Ann")
        room = await hall.find(code)
        assert seat is not None
        connection = follower(room, token)
        before = room.public()
        await asyncio.sleep(0.01)
        hall.sweep()
        assert hall.rooms[code] is room, "somebody is there"
        room.leave(connection)
        await asyncio.sleep(0.01)
        hall.sweep()
        assert not hall.rooms
        again = await hall.find(code.lower())
        assert again is not room
        follower(again, token)
        assert again.public() == before

    with_hall(use, Settings(data=tmp_path, idle_minutes=SOON))


def test_an_old_table_expires_and_its_followers_are_sent_away(tmp_path: Path) -> None:
    async def use(hall: Hall) -> None:
        code, _, _ = await hall.open("spruce", 3, 1, True, "Ann")
        connection = follower(await hall.find(code))
        await asyncio.sleep(0.01)
        await hall.expire(now())
        with pytest.raises(Ended):
            await connection.follow()
        with pytest.raises(NoTable):
            await hall.find(code)
        assert not hall.rooms

    with_hall(use, Settings(data=tmp_path))


def test_a_request_is_judged_anew_when_the_log_has_grown_elsewhere(tmp_path: Path) -> None:
    """As when another process serves the same table."""

    async def use(hall: Hall) -> None:
        code, _, _ = await hall.open("spruce", 2, 1, True, "Ann")
        here, there = (
            await hall.find(code),
            Room(code, hall.storage, Metrics(), lambda room: None, lambda room: None),
        )
        await there.load()

        def sit_down(name: str) -> Callable[[Table], Accepted]:
            return lambda table: Accepted(sit(table, name, token_hash(name))[1])

        await here.act(sit_down("Bea"))
        assert there.table.seq == here.table.seq - 1
        with pytest.raises(RequestRefused, match="table-full"):
            await there.act(sit_down("Carl"))
        assert there.table.seq == here.table.seq

    with_hall(use, Settings(data=tmp_path))


def test_a_request_that_was_cut_short_is_read_from_the_log(tmp_path: Path) -> None:
    async def use(hall: Hall) -> None:
        code, _, _ = await hall.open("spruce", 2, 1, True, "Ann")
        room = await hall.find(code)
        for wait in range(6):
            name = f"P{wait}"

            def judge(table: Table, name: str = name) -> Accepted:
                table.seats[1].token_hash = None  # free again, for this test alone
                table.seats[1].level = None
                return Accepted(sit(table, name, token_hash(name))[1])

            acting = asyncio.create_task(room.act(judge))
            for _ in range(wait):
                await asyncio.sleep(0)
            acting.cancel()
            await asyncio.gather(acting, return_exceptions=True)
            await hall.open("spruce", 2, 1, True, "Bea")  # what is on its way is stored by then
            assert room.table.seq == len(await hall.storage.read(code)), wait

    with_hall(use, Settings(data=tmp_path))


def test_a_log_that_cannot_be_followed_leaves_other_tables_alone(tmp_path: Path) -> None:
    async def use(hall: Hall) -> None:
        broken, _, _ = await hall.open("spruce", 2, 1, True, "Ann")
        whole, _, _ = await hall.open("spruce", 2, 1, True, "Bea")
        await hall.storage.append(Append(broken, 3, ['{"type":"step","seat":1,"step":"+"}']))
        with pytest.raises(Exception, match="cannot be followed"):
            await hall.find(broken)
        assert (await hall.find(whole)).table.seats[0].name == "Bea"
        assert len(await hall.storage.read(broken)) == 3

    with_hall(use, Settings(data=tmp_path))
