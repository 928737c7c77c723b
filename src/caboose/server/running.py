"""Running a server: its port, its start and its graceful stop."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import os
import socket
from collections.abc import Callable, Iterator
from pathlib import Path

import uvicorn

from caboose.server.app import make_app
from caboose.server.logs import set_up_logs
from caboose.server.protocols import BoundedHttp, BoundedSocket
from caboose.server.services import Services
from caboose.server.settings import Settings
from caboose.server.storage import Storage, StorageError

RESTART = 1012
STOPPING_SECONDS = 5
STUCK_MILLISECONDS = 60_000
COLLECTED_AFTER = 20_000
"""New objects before the collector looks for rings; it stops the tables while it does."""
UNSENT_BYTES = 32 * 1024
"""What the system keeps for a client that does not read; left to itself it keeps megabytes."""


class PortTaken(ValueError):
    """Another program listens there."""


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens; raises PortTaken, with a port that is free, or ValueError."""
    try:
        return _bind(host, port)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise PortTaken(
                f"port {port} is taken by another program: stop it, or take another port: "
                f"--port {_free_port(host, port)}"
            ) from None
        if error.errno == errno.EACCES:
            raise ValueError(f"port {port} may not be used here: take one from 1024 on") from None
        raise ValueError(f"{host} port {port} cannot be used: {error.strerror or error}") from None


def _bind(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name == "posix":  # elsewhere it would let two programs listen at once
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNSENT_BYTES)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            # A client that acknowledges nothing for so long is gone, whatever waits for it.
            listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, STUCK_MILLISECONDS)
        listening.bind((host, port))
    except OSError:
        listening.close()
        raise
    return listening


def _free_port(host: str, port: int) -> int:
    for candidate in range(port + 1, min(port + 100, 65536)):
        try:
            _bind(host, candidate).close()
        except OSError:
            continue
        return candidate
    return 0


class Server(uvicorn.Server):
    """Closes the sockets with a reason before it stops; what was accepted is in the log."""

    def __init__(
        self, config: uvicorn.Config, services: Services, on_start: Callable[[], None]
    ) -> None:
        super().__init__(config)
        self._services = services
        self._on_start = on_start

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then say so."""
        await super().startup(sockets)
        if self.started:
            self._on_start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop."""
        self._services.scores.stop_waiting()
        await self._services.sockets.close(RESTART, "the server restarts")
        await super().shutdown(sockets)


@contextlib.contextmanager
def alone(data: Path) -> Iterator[None]:
    """Keep a folder for one server, where the system can lock a file. Raises ValueError.

    Two servers on one database would lose nothing, but the people at one would not see at once
    what happens at the other.
    """
    data.mkdir(mode=0o700, parents=True, exist_ok=True)
    try:
        import fcntl
    except ImportError:
        yield
        return
    with (data / "serve.lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise ValueError(
                f"another server keeps its tables in {data}: stop it, or give another folder "
                "with --data"
            ) from None
        yield


async def prepare(settings: Settings) -> None:
    """Bring the database to the newest form. Raises ValueError where it cannot be used."""
    storage = Storage(settings.database)
    try:
        await storage.migrate()
    except StorageError as error:
        where = settings.place if storage.is_shared else f"the database in {settings.place}"
        raise ValueError(f"{where} cannot be used: {error}") from None
    finally:
        await storage.close()


def run(settings: Settings, listening: socket.socket, on_start: Callable[[], None]) -> None:
    """Serve until a signal comes. Raises ValueError where the folder is another server's."""
    os.umask(0o077)  # whoever reads the database sees every hand, in a folder of any mode
    set_up_logs()
    app = make_app(settings)
    config = uvicorn.Config(
        app,
        http=BoundedHttp,
        ws=BoundedSocket,
        ws_max_size=settings.message_bytes,
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        server_header=False,
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=STOPPING_SECONDS,
    )
    gc.collect()
    gc.freeze()  # what is there for good need not be looked through again and again
    gc.set_threshold(COLLECTED_AFTER)
    with contextlib.nullcontext() if settings.postgresql else alone(settings.data):
        asyncio.run(prepare(settings))
        Server(config, app.state.services, on_start).run([listening])
