"""A server process with its own log, to be called, stopped and killed."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from types import TracebackType
from typing import Self

BYTECODE = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
"""Where all servers of a run keep their bytecode, so that only the first one is slow to start."""


class ServedTables:
    """A server on a port of its own; its settings are environment variables."""

    program: tuple[str, ...] = ("-m", "caboose")

    def __init__(self, data: Path, port: int = 0, **settings: object) -> None:
        self.data = data
        self.port = port
        self.settings = {f"CABOOSE_{name.upper()}": str(each) for name, each in settings.items()}
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
    def address(self) -> str:
        """Where it listens."""
        return f"http://127.0.0.1:{self.port}"

    def socket_address(self, code: str) -> str:
        """Where a table's socket is."""
        return f"ws://127.0.0.1:{self.port}/api/tables/{code}/socket"

    @property
    def is_running(self) -> bool:
        """Whether it was started and not ended."""
        return self._process is not None

    @property
    def pid(self) -> int:
        """The number of the process, which runs."""
        assert self._process is not None
        return self._process.pid

    @property
    def workers(self) -> list[int]:
        """The numbers of the processes in which computer players think; none if it does not run."""
        if self._process is None:
            return []
        threads = Path(f"/proc/{self._process.pid}/task")
        try:
            children = " ".join(each.read_text() for each in threads.glob("*/children"))
            return [
                int(each)
                for each in children.split()
                if b"spawn_main" in Path(f"/proc/{each}/cmdline").read_bytes()
            ]
        except OSError:  # one of them has just ended
            return []

    def start(self) -> None:
        """Start, and go on when the server says that it is ready; the port stays the same."""
        self.data.mkdir(parents=True, exist_ok=True)
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
        raise OSError(f"the server did not start:\n{self.log.read_text()[-4000:]}")

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
