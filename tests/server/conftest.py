"""The servers that tests share: one as it is used, and one with narrow limits."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest

from caboose.cli.soak.database import OwnPostgres
from tests.server.processes import ServerProcess

WIDE = {
    "messages_a_second": 1000,
    "messages_an_address": 10_000,
    "calls_a_second": 1000,
    "tables_an_hour": 100_000,
    "seats_an_hour": 100_000,
    "reviews_an_hour": 100_000,
    "wrong_codes_an_hour": 100_000,
    "slow_seconds": 600,
}
"""Limits that no test reaches."""


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """The usual server, but that quick clients are not too fast for it."""
    data = tmp_path_factory.mktemp("server")
    with ServerProcess(data, **WIDE) as running:
        yield running
        log = running.log.read_text()
        assert "Traceback" not in log, log


@pytest.fixture(scope="session")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with narrow limits; its tests call from addresses of their own."""
    data = tmp_path_factory.mktemp("narrow")
    with ServerProcess(
        data,
        messages_a_second=3,
        calls_a_second=5,
        tables_an_hour=3,
        seats_an_hour=5,
        reviews_an_hour=1,
        sockets_an_address=6,
        wrong_codes_an_hour=10,
    ) as running:
        yield running
        log = running.log.read_text()
        assert "Traceback" not in log, log


@pytest.fixture(scope="session")
def postgres() -> Iterator[OwnPostgres]:
    """A PostgreSQL that runs; no test of those that share it may stop it."""
    with OwnPostgres() as running:
        yield running


NUMBERS = itertools.count(1)


@pytest.fixture
def postgres_address(postgres: OwnPostgres) -> str:
    """An empty database in PostgreSQL."""
    return postgres.make(f"test{next(NUMBERS)}")


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database, of each kind in turn."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite"
    found: str = request.getfixturevalue("postgres_address")
    return found
