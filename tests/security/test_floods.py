"""A stranger who sends or takes without end: he is cut, the table goes on, the memory stays."""

from __future__ import annotations

import asyncio
import json
import socket as sockets
import sys
from collections.abc import Awaitable, Callable, Iterator

import pytest

from tests.security.raw import (
    CONTINUED,
    PING,
    TEXT,
    Line,
    connected,
    frame,
    memory,
    upgraded,
)
from tests.server.conftest import WIDE
from tests.server.players import SECONDS, enter
from tests.server.processes import ServerProcess

Flood = Callable[[ServerProcess, str], Awaitable[None]]
MEGABYTES = 40
"""What the server's memory may vary by; each flood here sends or asks for more."""


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that waits one second only."""
    data = tmp_path_factory.mktemp("impatient")
    with ServerProcess(data, **WIDE | {"slow_seconds": 1}) as running:
        yield running
        log = running.log.read_text()
        assert "Traceback" not in log, log


async def until_cut(line: Line, piece: bytes, most: int = 100 * 2**20) -> int:
    """Send the same again and again until the server ends it; how many bytes that took."""
    sent = 0
    while sent < most and await line.send(piece):
        sent += len(piece)
        if line.reader.at_eof():
            break
    return sent


async def endless_head(server: ServerProcess, _: str) -> None:
    async with connected(server) as line:
        await line.send(b"GET / HTTP/1.1\r\nHost: x\r\n")
        assert await until_cut(line, b"X-More: " + b"x" * 60_000 + b"\r\n") < 50 * 2**20


async def endless_first_line(server: ServerProcess, _: str) -> None:
    async with connected(server) as line:
        await line.send(b"GET /")
        assert await until_cut(line, b"x" * 60_000) < 50 * 2**20


async def endless_body(server: ServerProcess, _: str) -> None:
    async with connected(server) as line:
        await line.send(
            b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
            b"Transfer-Encoding: chunked\r\n\r\n"
        )
        assert await until_cut(line, b"8000\r\n" + b"[" * 0x8000 + b"\r\n") < 50 * 2**20


async def pings_unread(server: ServerProcess, code: str) -> None:
    async with upgraded(server, code) as line:
        assert await until_cut(line, frame(PING, b"p" * 120) * 1000) < 50 * 2**20


async def messages_without_end(server: ServerProcess, code: str) -> None:
    async with upgraded(server, code) as line:
        text = frame(TEXT, b'{"type":"say","request":"r","phrase":"hello"}')
        assert await until_cut(line, text * 1000) < 50 * 2**20


async def many_who_read_nothing(server: ServerProcess, code: str) -> None:
    for _ in range(100):
        async with upgraded(server, code) as line:
            await line.send(frame(TEXT, b"nothing") * 20)


async def many_wrong_tokens(server: ServerProcess, code: str) -> None:
    wrong = json.dumps({"type": "enter", "token": "x" * 43}).encode()
    for _ in range(200):
        async with upgraded(server, code) as line:
            await line.send(frame(TEXT, wrong))


FLOODS: list[Flood] = [
    endless_head,
    endless_first_line,
    endless_body,
    pings_unread,
    messages_without_end,
    many_who_read_nothing,
    many_wrong_tokens,
]


@pytest.mark.skipif(sys.platform != "linux", reason="the memory is read from /proc")
@pytest.mark.parametrize("flood", FLOODS, ids=lambda flood: flood.__name__)
def test_a_flood_changes_neither_the_table_nor_the_memory(
    server: ServerProcess, flood: Flood
) -> None:
    async def play_on() -> None:
        opened = server.open_table(seats=2)
        async with enter(server, opened["code"], opened["token"]) as host:
            before = memory(server)
            await flood(server, opened["code"])
            assert (await host.ask("say", phrase="hello"))["type"] == "done"
            assert memory(server) < before + MEGABYTES
            assert host.state["seq"] == 3  # opened, sat, said: nothing else has happened

    asyncio.run(play_on())


@pytest.mark.parametrize("piece", [frame(CONTINUED, b"", is_final=False), frame(PING, b"")])
def test_frames_that_are_no_message_are_counted(server: ServerProcess, piece: bytes) -> None:
    async def send() -> bytes:
        async with upgraded(server, server.open_table()["code"]) as line:
            await line.send(frame(TEXT, b"", is_final=False) + piece * 200)
            return await line.rest()

    assert asyncio.run(send()).endswith(b"too many frames")


def test_a_connection_that_asks_for_nothing_is_closed(server: ServerProcess) -> None:
    async def wait(begin: bytes, more: bytes) -> None:
        async with connected(server) as line:
            await line.send(begin)
            while not line.reader.at_eof():
                if more and not await line.send(more):
                    break
                await asyncio.wait([asyncio.ensure_future(line.reader.read(1))], timeout=0.5)

    async def all_ways() -> None:
        async with asyncio.timeout(SECONDS):
            await asyncio.gather(
                wait(b"", b""),
                wait(b"GET / HT", b""),
                wait(b"GET / HTTP/1.1\r\n", b"X: y\r\n"),
                wait(b"", b"\r\n"),
            )

    asyncio.run(all_ways())


def test_a_body_that_does_not_come_is_not_waited_for(impatient: ServerProcess) -> None:
    async def wait() -> bytes:
        async with connected(impatient) as line:
            await line.send(
                b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
                b'Content-Length: 50\r\nConnection: close\r\n\r\n{"name":'
            )
            return await line.rest()

    answer = asyncio.run(wait())
    assert b" 408 " in answer
    assert b"too-slow" in answer


def test_an_answer_that_nobody_takes_is_not_kept(impatient: ServerProcess) -> None:
    script = impatient.get("/").text.rpartition('src="')[2].partition('"')[0]
    assert script.startswith("/assets/")

    async def ask(patience: float) -> bytes:
        raw = sockets.socket()
        raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
        raw.connect(("127.0.0.1", impatient.port))
        line = Line(*await asyncio.open_connection(sock=raw, limit=1024))
        for _ in range(20):
            await line.send(f"GET {script} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
        await asyncio.sleep(patience)
        taken = await line.rest()
        line.writer.transport.abort()
        return taken

    # A busy server may not have noticed yet that a second is over.
    taken = (asyncio.run(ask(patience)).count(b"HTTP/1.1 200") for patience in (3, 12, 30))
    assert any(0 < answers < 20 for answers in taken)
