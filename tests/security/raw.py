"""A client that keeps to no protocol: bytes in, bytes out."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple

from tests.server.players import SECONDS
from tests.server.processes import ServerProcess

FINAL, TEXT, PING, CONTINUED = 0x80, 0x1, 0x9, 0x0


class Line(NamedTuple):
    """A connection."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter

    async def send(self, data: bytes) -> bool:
        """Whether the server still takes it."""
        try:
            self.writer.write(data)
            async with asyncio.timeout(3):
                await self.writer.drain()
        except (OSError, TimeoutError):
            return False
        return True

    async def rest(self) -> bytes:
        """All that still comes until the server ends the connection."""
        async with asyncio.timeout(SECONDS):
            try:
                return await self.reader.read(-1)
            except OSError:
                return b""


@asynccontextmanager
async def connected(server: ServerProcess) -> AsyncIterator[Line]:
    """Connect, and nothing more."""
    line = Line(*await asyncio.open_connection("127.0.0.1", server.port))
    try:
        yield line
    finally:
        line.writer.transport.abort()


@asynccontextmanager
async def upgraded(server: ServerProcess, code: str) -> AsyncIterator[Line]:
    """Connect to a table's socket and enter as a spectator."""
    async with connected(server) as line:
        await line.send(
            f"GET /api/tables/{code}/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        assert b" 101 " in await line.reader.readuntil(b"\r\n\r\n")
        await line.send(frame(TEXT, json.dumps({"type": "enter", "token": None}).encode()))
        yield line


def frame(kind: int, data: bytes, is_final: bool = True) -> bytes:
    """A frame of at most 125 bytes as clients send them: masked, here with zeros."""
    assert len(data) < 126
    return bytes([kind | (FINAL if is_final else 0), 0x80 | len(data), 0, 0, 0, 0]) + data


def memory(server: ServerProcess) -> int:
    """Megabytes of the server's process in memory."""
    with open(f"/proc/{server.pid}/statm") as counts:
        pages = int(counts.read().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") // 2**20
