"""The bare web framework, to compare the table's server with: echo, and rooms that pass on.

    .venv/bin/python bench/bare.py

`/echo` sends each message back, `/rooms/NAME` sends it to all sockets of the room. Runs with the
server's own settings of uvicorn, and prints its address.
"""

from __future__ import annotations

import asyncio
import socket
from collections import defaultdict

import uvicorn
from fastapi import FastAPI
from starlette.websockets import WebSocket, WebSocketDisconnect

app = FastAPI()
rooms: defaultdict[str, set[WebSocket]] = defaultdict(set)


@app.websocket("/echo")
async def echo(socket: WebSocket) -> None:
    """Send each message back."""
    await socket.accept()
    try:
        while True:
            await socket.send_text(await socket.receive_text())
    except WebSocketDisconnect:
        pass


@app.websocket("/rooms/{name}")
async def pass_on(socket: WebSocket, name: str) -> None:
    """Send each message to everybody in the room."""
    await socket.accept()
    room = rooms[name]
    room.add(socket)
    try:
        while True:
            message = await socket.receive_text()
            for each in room:
                await each.send_text(message)
    except WebSocketDisconnect:
        room.discard(socket)


async def main() -> None:
    """Serve until ended."""
    listening = socket.create_server(("127.0.0.1", 0), backlog=4096)
    config = uvicorn.Config(app, ws_per_message_deflate=False, access_log=False, log_level="error")
    print(f"http://127.0.0.1:{listening.getsockname()[1]}", flush=True)
    await uvicorn.Server(config).serve([listening])


asyncio.run(main())
