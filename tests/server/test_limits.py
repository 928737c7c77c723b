"""Limits for each address and each socket. Every test calls from an address of its own."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

import pytest
from websockets.exceptions import ConnectionClosed

from caboose.cli.soak.changed import Data
from tests.server.players import Client, close_of, enter, entering
from tests.server.processes import ServerProcess


def test_a_flood_is_refused_and_then_cut(narrow: ServerProcess) -> None:
    narrow = narrow.called_from("192.0.2.1")
    opened = narrow.open_table()

    async def flood() -> list[Data]:
        async with enter(narrow, opened["code"], opened["token"]) as client:
            with pytest.raises((ConnectionClosed, ConnectionError)):
                await say_for_ever(client)
            assert client.socket.close_code == 4429
            return client.states

    async def say_for_ever(client: Client) -> None:
        while True:
            await client.ask("say", phrase="hello")

    states = asyncio.run(flood())
    assert 10 <= len([each for state in states for each in state["news"]]) < 30


def test_only_so_many_sockets_from_one_address(narrow: ServerProcess) -> None:
    narrow = narrow.called_from("192.0.2.2")
    code = narrow.open_table()["code"]

    async def many() -> None:
        async with AsyncExitStack() as stack:
            for _ in range(6):
                await stack.enter_async_context(enter(narrow, code))
            assert await close_of(narrow, code, entering()) == (4429, "too many sockets")
        async with enter(narrow, code):
            pass  # there is room again

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
    found = [narrow.get("/api/presets").status_code for _ in range(60)]
    assert found[:20] == [200] * 20
    assert found[-1] == 429
    assert narrow.get("/health").status_code == 200
    assert narrow.called_from("192.0.2.10").get("/api/presets").status_code == 200
