"""Limits for each address and each socket. Every test calls from an address of its own."""

from __future__ import annotations

import asyncio
import time
from contextlib import AsyncExitStack

import pytest
from websockets.exceptions import ConnectionClosed

from caboose.cli.soak.changed import Data
from tests.server.players import SECONDS, Client, close_of, enter, entering
from tests.server.processes import ServerProcess


def test_a_flood_is_refused_and_then_cut(narrow: ServerProcess) -> None:
    narrow = narrow.called_from("192.0.2.1")
    opened = narrow.open_table()

    async def flood() -> list[Data]:
        async with enter(narrow, opened["code"], opened["token"]) as client:
            with pytest.raises((ConnectionClosed, ConnectionError)):
                await say_at_once(client, 200)
            assert client.socket.close_code == 4429
            return client.states

    async def say_at_once(client: Client, times: int) -> None:
        for _ in range(times):
            await client.send("say", phrase="hello")
        await client.until(lambda: len(client.answers) == times)

    began = time.monotonic()
    states = asyncio.run(flood())
    most = 15 + 3 * (time.monotonic() - began)
    said = [each for state in states for each in state["news"] if each["kind"] == "said"]
    assert 10 <= len(said) <= most


def test_only_so_many_sockets_from_one_address(narrow: ServerProcess) -> None:
    narrow = narrow.called_from("192.0.2.2")
    code = narrow.open_table()["code"]

    async def many() -> None:
        async with AsyncExitStack() as stack:
            for _ in range(6):
                await stack.enter_async_context(enter(narrow, code))
            assert await close_of(narrow, code, entering()) == (4429, "too many sockets")
        async with asyncio.timeout(SECONDS):
            while not await has_room():
                await asyncio.sleep(0.05)

    async def has_room() -> bool:
        try:
            async with enter(narrow, code):
                return True
        except (ConnectionClosed, ConnectionError):
            return False

    asyncio.run(many())


def test_nobody_can_try_many_codes(narrow: ServerProcess) -> None:
    narrow = narrow.called_from("192.0.2.3")
    found = [narrow.get("/api/tables/QQQQQQ").status_code for _ in range(15)]
    assert found[0] == 404
    assert found[-1] == 429
    code = narrow.open_table()["code"]
    assert asyncio.run(close_of(narrow, code, entering()))[0] == 4429


def test_only_so_many_tables_and_seats_from_one_address(narrow: ServerProcess) -> None:
    narrow = narrow.called_from("192.0.2.4")
    code = narrow.open_table(seats=14)["code"]
    sat = [narrow.post(f"/api/tables/{code}/seats", {"name": "B"}).status_code for _ in range(7)]
    assert sat == [201] * 5 + [429] * 2
    opened = [narrow.post("/api/tables", {}).status_code for _ in range(10)]
    assert opened[-1] == 429


def test_only_so_many_calls_from_one_address(narrow: ServerProcess) -> None:
    narrow = narrow.called_from("192.0.2.9")
    began = time.monotonic()
    found: list[int] = []
    while 429 not in found and len(found) < 500:
        found.append(narrow.get("/api/presets").status_code)
    assert found == [200] * (len(found) - 1) + [429]
    assert 25 <= len(found) - 1 <= 25 + 5 * (time.monotonic() - began)
    assert narrow.get("/health").status_code == 200
    assert narrow.called_from("192.0.2.10").get("/api/presets").status_code == 200
