"""``caboose doctor`` finds what is wrong with a deployment, and nothing where all is well."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest
from click.testing import CliRunner

from caboose.cli.app import app
from caboose.cli.soak.database import OwnPostgres
from caboose.server.storage import Append, Storage
from tests.server.processes import ServerProcess


def findings(*words: str, status: int = 0, **environment: str) -> dict[str, tuple[str, str, str]]:
    """Each subject's state, finding and advice, the worst of each subject."""
    environment |= {"no_proxy": "*"}
    ran = CliRunner().invoke(app, ["doctor", "--json", *words], env=environment)
    assert ran.exit_code == status, ran.output
    order = {"good": 0, "warning": 1, "wrong": 2}
    found = sorted(json.loads(ran.stdout), key=lambda each: order[each["state"]])
    return {each["subject"]: (each["state"], each["found"], each["advice"]) for each in found}


def test_a_server_that_runs_well_is_well(server: ServerProcess) -> None:
    server.data.chmod(0o700)
    server.open_table()
    found = findings("--data", str(server.data), "--address", server.address)
    assert {state for state, _, _ in found.values()} == {"good"}, found
    assert {"database", "form of the database", "clock", "address", "sockets"} <= set(found)


def test_postgresql_that_runs_well_is_well(postgres_address: str) -> None:
    async def prepare() -> None:
        storage = Storage(postgres_address)
        await storage.migrate()
        await storage.close()

    asyncio.run(prepare())
    found = findings(CABOOSE_POSTGRESQL=postgres_address)
    assert [name for name, each in found.items() if each[0] != "good"] == ["address"], found
    assert {"database", "commits", "connections", "clock", "sessions"} <= set(found)


def test_postgresql_that_may_lose_a_commit_is_wrong(
    postgres: OwnPostgres, postgres_address: str
) -> None:
    name = postgres_address.rsplit("/", 1)[1]
    postgres.sql(f"ALTER DATABASE {name} SET synchronous_commit = off")
    found = findings(status=1, CABOOSE_POSTGRESQL=postgres_address)
    assert found["commits"][::2] == (
        "wrong",
        "Set synchronous_commit = on: without it what was acknowledged can be lost.",
    )
    assert found["form of the database"][:2] == ("warning", "none")


def test_a_database_that_is_away_is_wrong_and_its_password_stays_secret() -> None:
    found = findings(status=1, CABOOSE_POSTGRESQL="postgresql://ann:secret@127.0.0.1:1/tables")
    state, told, advice = found["database"]
    assert state == "wrong"
    assert "the PostgreSQL database tables on 127.0.0.1 cannot be reached" in told
    assert "CABOOSE_POSTGRESQL" in advice
    assert "secret" not in json.dumps(found)


def test_a_damaged_file_and_a_clock_that_went_back_are_wrong(tmp_path: Path) -> None:
    async def prepare() -> None:
        storage = Storage(f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite")
        await storage.migrate()
        storage.open()
        await storage.append(Append("AAA", 1, ["one"]))
        await storage.close()

    asyncio.run(prepare())
    file = tmp_path / "tables.sqlite"
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE log SET at = at + 3600000")
    connection.close()
    state, told, _ = findings("--data", str(tmp_path), status=1)["clock"]
    assert (state, told.split(" s ")[1]) == ("wrong", "in the future")
    file.write_bytes(b"no database " * 1000)
    assert findings("--data", str(tmp_path), status=1)["database"][0] == "wrong"


class NoUpgrade(BaseHTTPRequestHandler):
    """A proxy that answers, but passes no WebSocket."""

    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        self.send_response(200 if self.path == "/ready" else 404)
        self.send_header("Content-Length", "0")
        self.send_header("Connection", "close")
        self.end_headers()

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def proxy() -> Iterator[str]:
    with HTTPServer(("127.0.0.1", 0), NoUpgrade) as listening:
        serving = threading.Thread(target=listening.serve_forever)
        serving.start()
        yield f"http://127.0.0.1:{listening.server_port}"
        listening.shutdown()
        serving.join()


def test_a_proxy_that_passes_no_sockets_is_wrong(proxy: str, tmp_path: Path) -> None:
    found = findings("--data", str(tmp_path), "--address", proxy, status=1)
    assert found["address"][0] == "good"
    assert found["sockets"][0] == "wrong"
    assert "Upgrade" in found["sockets"][2]
