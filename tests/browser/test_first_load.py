"""On a slow line a page waits for nothing twice: what it needs is asked for at once."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.guests import Guests
from tests.browser.players import SECONDS
from tests.server.processes import ServerProcess


def come_without_program(guests: Guests, path: str, language: str) -> tuple[Page, list[str], Route]:
    """A page whose main script does not come yet; what it has asked for, and the script's wait."""
    page = guests.come("/health", language=language)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.removeprefix(guests.address)))
    page.on("websocket", lambda socket: asked.append(re.sub(r"^ws://[^/]*", "", socket.url)))
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/assets/main-*.js", hold)
    page.goto(path, wait_until="commit")
    until(page, lambda: page.evaluate("window.early !== undefined"))
    until(page, lambda: held != [])
    page.wait_for_timeout(200)
    return page, asked, held[0]


def until(page: Page, condition: Callable[[], bool]) -> None:
    """Wait until something holds."""
    end = time.monotonic() + SECONDS
    while not condition():
        assert time.monotonic() < end
        page.wait_for_timeout(20)


@pytest.mark.parametrize(
    ("path", "wanted"),
    [
        ("/", []),
        ("/new", ["/api/options", "/api/presets"]),
        ("/rules", ["/api/options", "/api/presets"]),
        ("/learn", ["table-"]),
        ("/score", ["score-"]),
    ],
)
def test_a_page_asks_for_all_its_files_before_the_program_runs(
    guests: Guests, path: str, wanted: list[str]
) -> None:
    page, asked, script = come_without_program(guests, path, "es-MX")
    parts = ("words_es", *wanted)
    until(page, lambda: all(any(part in each for each in asked) for part in parts))
    before = len(asked)
    script.continue_()
    expect(page.get_by_role("heading").first).to_be_visible()
    again = [each for each in asked[before:] if each in asked[:before] and ".css" not in each]
    assert again == [], "nothing is asked for twice"


def test_a_table_is_entered_before_the_program_runs_and_once(
    guests: Guests, server: ServerProcess
) -> None:
    opened = server.open_table(name="Ann", seats=2)
    path = f"/t/{opened['code']}#seat={opened['token']}"
    page, asked, script = come_without_program(guests, path, "en")
    until(page, lambda: any("table-" in each for each in asked))
    until(page, lambda: page.evaluate("window.early.line.texts.length > 0"))
    script.continue_()
    expect(page.get_by_text("Ann (you)")).to_be_visible()
    page.get_by_label("Computer player for seat 2").select_option("casual")
    page.get_by_role("button", name="Deal the first round").click()
    expect(page.locator(".hand .slot").first).to_be_visible()
    assert len([each for each in asked if each.endswith("/socket")]) == 1


def test_a_line_that_has_broken_early_is_made_anew(guests: Guests, server: ServerProcess) -> None:
    opened = server.open_table(name="Ann", seats=2)
    path = f"/t/{opened['code']}#seat={opened['token']}"
    page, asked, script = come_without_program(guests, path, "en")
    until(page, lambda: page.evaluate("window.early.line.texts.length > 0"))
    page.evaluate("window.early.line.socket.close()")
    page.wait_for_timeout(100)
    script.continue_()
    expect(page.get_by_text("Ann (you)")).to_be_visible()
    assert len([each for each in asked if each.endswith("/socket")]) == 2
