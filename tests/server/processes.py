"""A real server process with a real database file, to be called, stopped and killed."""

from __future__ import annotations

import contextlib
import copy
import os
import re
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx

CLIENT = httpx.Client(timeout=30, trust_env=False, verify=False)
"""One for all calls: making one takes longer than most calls."""

BYTECODE = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
"""Where all servers of a run of tests keep their bytecode, so that only the first one is slow."""


class ServerProcess:
    """A server on a port of its own; its settings are environment variables."""

    program: tuple[str, ...] = ("-m", "caboose")

    def __init__(self, data: Path, port: int = 0, **settings: object) -> None:
        self.data = data
        self.port = port
        self.settings = {f"CABOOSE_{name.upper()}": str(each) for name, each in settings.items()}
        self.headers: dict[str, str] = {}
        self.log = data / "server.log"
        self._process: subprocess.Popen[str] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._process is not None:
            self.kill()

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def socket_address(self, code: str) -> str:
        return f"ws://127.0.0.1:{self.port}/api/tables/{code}/socket"

    def start(self) -> None:
        """Start, and go on when the server says that it is ready; the port stays the same."""
        command = [sys.executable, *self.program, "serve", "--no-browser"]
        command += ["--host", "127.0.0.1", "--port", str(self.port), "--data", str(self.data)]
        environment = {
            name: value
            for name, value in os.environ.items()
            if not name.startswith("CABOOSE_") and name != "PYTHONDONTWRITEBYTECODE"
        }
        environment["PYTHONPYCACHEPREFIX"] = BYTECODE.name
        with self.log.open("a") as errors:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                env=environment | self.settings,
            )
        assert self._process.stdout is not None
        for line in self._process.stdout:
            found = re.search(r"http://127\.0\.0\.1:(\d+)", line)
            if found:
                self.port = int(found[1])
                return
        self.kill()
        raise AssertionError(f"the server did not start:\n{self.log.read_text()}")

    def kill(self) -> None:
        """End the process at once, as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """End the process as a service manager would; its exit status."""
        return self._end(signal.SIGTERM)

    def _end(self, sign: int) -> int:
        process, self._process = self._process, None
        assert process is not None
        with contextlib.suppress(ProcessLookupError):
            process.send_signal(sign)
        assert process.stdout is not None
        process.stdout.close()
        return process.wait(30)

    def called_from(self, address: str) -> Self:
        """The same server, called through a proxy for somebody at this address."""
        other = copy.copy(self)
        other.headers = {"X-Forwarded-For": address}
        return other

    def call(self, method: str, path: str, **given: Any) -> httpx.Response:
        headers = self.headers | given.pop("headers", {})
        return CLIENT.request(method, self.address + path, headers=headers, **given)

    def get(self, path: str) -> httpx.Response:
        return self.call("GET", path)

    def post(self, path: str, body: object) -> httpx.Response:
        return self.call("POST", path, json=body)

    def open_table(self, **wanted: object) -> dict[str, Any]:
        """Open a table: its code, and the first seat's token."""
        response = self.post("/api/tables", {"name": "Ann", "pace": 0} | wanted)
        assert response.status_code == 201, response.text
        opened: dict[str, Any] = response.json()
        return opened

    def sit(self, code: str, name: str) -> dict[str, Any]:
        """Sit down: the seat and its token."""
        response = self.post(f"/api/tables/{code}/seats", {"name": name})
        assert response.status_code == 201, response.text
        seated: dict[str, Any] = response.json()
        return seated

    @property
    def database(self) -> Path:
        return self.data / "tables.sqlite"
