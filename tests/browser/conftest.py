"""A real server process, a real database file and a real Chromium for the tests of the pages."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from caboose.server.client import CLIENT
from tests.browser.guests import Guests
from tests.browser.players import SECONDS
from tests.server.processes import ServerProcess

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")


# One for all: who kills it starts it again.
@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """The usual server, but that quick guests are not too fast for it."""
    if not (CLIENT / "index.html").exists():
        pytest.fail("the client is not built: python3 run.py setup")
    data = tmp_path_factory.mktemp("data")
    with ServerProcess(data, messages_a_second=1000, calls_a_second=1000) as running:
        yield running
        log = running.log.read_text()
        assert "Traceback" not in log, log


# Not for the whole session: while Playwright runs, no other test of this process could start an
# event loop of its own.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Chromium without a window."""
    if CHROMIUM is None:
        pytest.skip("no Chromium on this machine: sudo apt-get install chromium")
    expect.set_options(timeout=SECONDS * 1000)
    with sync_playwright() as playwright:
        arguments = ["--no-sandbox"] if hasattr(os, "getuid") and os.getuid() == 0 else []
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=arguments)
        yield browser
        browser.close()


@pytest.fixture
def guests(browser: Browser, server: ServerProcess) -> Iterator[Guests]:
    """People with browsers; at the end no page may have had an error or a warning."""
    guests = Guests(browser, server.address)
    yield guests
    for context in guests.contexts:
        context.close()
    assert guests.complaints == []
