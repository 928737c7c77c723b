"""A real server process and a real Chromium for the tests of the pages."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, sync_playwright

from caboose.server.client import CLIENT
from tests.browser.guests import Guests

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
STARTING_SECONDS = 20


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of `caboose serve` with a fresh database."""
    if not (CLIENT / "index.html").exists():
        pytest.fail("the client is not built: python3 run.py setup")
    data = tmp_path_factory.mktemp("data")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "caboose", "serve", "--no-browser", "--host", "127.0.0.1"]
    command += ["--port", str(port), "--data", str(data)]
    output = (data / "output.txt").open("w")
    process = subprocess.Popen(command, stdout=output, stderr=subprocess.STDOUT)
    address = f"http://127.0.0.1:{port}"
    try:
        wait_until_ready(address, process, data / "output.txt")
        yield address
    finally:
        process.terminate()
        process.wait(10)
        output.close()


def wait_until_ready(address: str, process: subprocess.Popen[bytes], output: Path) -> None:
    """Wait until the server answers; fail with its output if it ends or stays silent."""
    until = time.monotonic() + STARTING_SECONDS
    while time.monotonic() < until and process.poll() is None:
        try:
            if httpx.get(f"{address}/ready").status_code == httpx.codes.OK:
                return
        except httpx.TransportError:
            pass
        time.sleep(0.05)
    pytest.fail(f"the server did not start:\n{output.read_text()}")


# Not for the whole session: while Playwright runs, no other test of this process could start an
# event loop of its own.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Chromium without a window."""
    if CHROMIUM is None:
        pytest.skip("no Chromium on this machine: sudo apt-get install chromium")
    with sync_playwright() as playwright:
        arguments = ["--no-sandbox"] if hasattr(os, "getuid") and os.getuid() == 0 else []
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=arguments)
        yield browser
        browser.close()


@pytest.fixture
def guests(browser: Browser, server: str) -> Iterator[Guests]:
    """People with browsers; at the end no page may have had an error."""
    guests = Guests(browser, server)
    yield guests
    for context in guests.contexts:
        context.close()
    assert guests.errors == []
