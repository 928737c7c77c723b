"""The servers of these tests: one as wide as those of tests/server, and one that leaks."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.security.leaking import LeakingServer
from tests.server.conftest import WIDE
from tests.server.processes import ServerProcess


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server whose limits no test reaches; its log must stay free of tracebacks."""
    with ServerProcess(tmp_path_factory.mktemp("server"), **WIDE) as running:
        yield running
        log = running.log.read_text()
        assert "Traceback" not in log, log


@pytest.fixture(scope="module")
def leaking(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LeakingServer]:
    """A server that tells what it must not; the host's name says which leak it has."""
    with LeakingServer(tmp_path_factory.mktemp("leaking"), **WIDE) as running:
        yield running
