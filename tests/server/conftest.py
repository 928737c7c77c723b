"""The servers that tests share: one as it is used, and one with narrow limits."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.processes import ServerProcess

WIDE = {
    "messages_a_second": 1000,
    "messages_an_address": 10_000,
    "calls_a_second": 1000,
    "tables_an_hour": 100_000,
    "seats_an_hour": 100_000,
    "wrong_codes_an_hour": 100_000,
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
        sockets_an_address=6,
        wrong_codes_an_hour=10,
    ) as running:
        yield running
        log = running.log.read_text()
        assert "Traceback" not in log, log
