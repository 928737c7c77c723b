"""Pictures of the table, with what can be measured in them.

They are kept in the folder that the environment variable CABOOSE_PICTURES names.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.browser.guests import DESKTOP, PHONE, TABLET, Guests
from tests.browser.players import Player
from tests.server.processes import ServerProcess

SMALL = ViewportSize(width=360, height=640)
TELEVISION = ViewportSize(width=1920, height=1080)
LANGUAGES = ("en", "es", "sq", "vi", "jv")
FULL = "app set=18 hand=13 must_play=no"
"""The hands of fourteen; who may play may draw all the same, so that a hand grows to 15 tiles."""

SMALL_TARGETS = """() => [...document.querySelectorAll('button, a, select')]
  .filter((node) => node.checkVisibility() && !node.closest('dialog:not([open])'))
  .map((node) => [node.textContent.trim() || node.ariaLabel, node.getBoundingClientRect()])
  .filter(([, { width, height }]) => width < 43.5 || height < 43.5)
  .map(([name, { width, height }]) => `${name}: ${Math.round(width)} × ${Math.round(height)}`)"""

CUT = """() => [...document.querySelectorAll('button, p, h1, h2, th, td, small, strong, a, label')]
  .filter((node) => node.checkVisibility() && !node.closest('.unseen, .heard, .hand'))
  .filter((node) => node.scrollWidth > node.clientWidth + 1 && node.clientWidth > 0)
  .filter((node) => !['inline', 'contents'].includes(getComputedStyle(node).display))
  .map((node) => `${node.className}: ${node.textContent.trim().slice(0, 60)}`)"""


class Seat(NamedTuple):
    """Where somebody sits: whoever knows the token may look from there."""

    code: str
    token: str


@pytest.fixture(scope="module")
def pictures(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the pictures are kept."""
    wanted = os.environ.get("CABOOSE_PICTURES")
    folder = Path(wanted) if wanted else tmp_path_factory.mktemp("pictures")
    folder.mkdir(exist_ok=True, parents=True)
    return folder


def sit_alone(guests: Guests, server: ServerProcess, computers: int, rules: str) -> Player:
    """One person and computers; the host's turn, after some laps."""
    (ann,) = guests.gather(server, ("Ann",), (PHONE,), computers=computers, rules=rules)
    return ann


@pytest.fixture(scope="module")
def full_table(browser: Browser, server: ServerProcess) -> Seat:
    """A seat among fourteen, with 15 tiles in hand, on its turn."""
    guests = Guests(browser, server.address)
    ann = sit_alone(guests, server, 13, FULL)
    while len(ann.until_turn().hand) < 15:
        look = ann.look()
        if "Draw" in look.buttons or "Pass" in look.buttons:
            ann.press("Draw" if "Draw" in look.buttons else "Pass")
            ann.until_seq(look.seq + 1)
        else:
            ann.take_step()
    ann.until_turn(lambda look: look.lit != [])
    seat = Seat(ann.code, token_of(ann.page))
    for context in guests.contexts:
        context.close()
    return seat


@pytest.fixture(scope="module")
def small_table(browser: Browser, server: ServerProcess) -> Seat:
    """A seat among four, on its turn, after some laps."""
    guests = Guests(browser, server.address)
    ann = sit_alone(guests, server, 3, "spruce")
    ann.until_turn(lambda look: look.lap > 3 and look.lit != [])
    seat = Seat(ann.code, token_of(ann.page))
    for context in guests.contexts:
        context.close()
    return seat


def token_of(page: Page) -> str:
    """The token of the seat that a page has."""
    kept = page.evaluate("JSON.parse(localStorage['caboose.seats'])")
    token: str = next(iter(kept.values()))["token"]
    return token


def look_from(
    guests: Guests,
    seat: Seat,
    size: ViewportSize,
    language: str = "en",
    settings: Mapping[str, object] | None = None,
) -> Player:
    """The table from this seat, on a device with these settings."""
    page = guests.come("/", size, language, reduced_motion="reduce")
    kept = json.dumps({"language": language, **(settings or {})})
    page.evaluate("kept => localStorage.setItem('caboose.settings', kept)", kept)
    page.goto(f"/t/{seat.code}#seat={seat.token}")
    player = Player(page, touches=size["width"] < DESKTOP["width"])
    expect(page.locator(".screen")).to_be_visible()
    page.evaluate("document.fonts.ready")
    return player


def take_picture(page: Page, folder: Path, name: str) -> None:
    """Keep a picture, and see to it that nothing is cut off or runs out of the page."""
    page.evaluate("document.activeElement.blur()")
    page.wait_for_timeout(150)
    page.screenshot(path=folder / f"{name}.png")
    width = page.evaluate("innerWidth")
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.evaluate(CUT) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_fourteen_players_and_fifteen_tiles_on_a_phone(
    guests: Guests, full_table: Seat, pictures: Path, language: str
) -> None:
    player = look_from(guests, full_table, PHONE, language)
    expect(player.page.locator(".train")).to_have_count(15)
    assert len(player.look().hand) >= 15
    take_picture(player.page, pictures, f"phone-{language}")
    for part in ("main", ".middle"):  # nothing must be scrolled to
        fits = "node => node.scrollHeight <= node.clientHeight + 1"
        assert player.page.locator(part).evaluate(fits), part
    assert player.page.evaluate(SMALL_TARGETS) == []


@pytest.mark.parametrize(
    ("name", "size", "settings"),
    [
        ("phone-dark", PHONE, {"theme": "dark"}),
        ("phone-big", PHONE, {"bigTiles": True}),
        ("small", SMALL, {}),
        ("tablet", TABLET, {}),
        ("tablet-dark", TABLET, {"theme": "dark"}),
        ("desktop", DESKTOP, {}),
        ("desktop-dark", DESKTOP, {"theme": "dark"}),
        ("ring", DESKTOP, {"view": "ring"}),
        ("ring-dark", DESKTOP, {"view": "ring", "theme": "dark"}),
    ],
)
def test_fourteen_players_on_other_screens(
    guests: Guests,
    full_table: Seat,
    pictures: Path,
    name: str,
    size: ViewportSize,
    settings: dict[str, object],
) -> None:
    player = look_from(guests, full_table, size, settings=settings)
    expect(player.page.locator(".train")).to_have_count(15)
    expect(player.page.locator(".turn-bar")).to_be_in_viewport(ratio=1)
    player.touch(player.tile(player.look().lit[0]))
    take_picture(player.page, pictures, f"fourteen-{name}")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "size", "settings"),
    [
        ("phone", PHONE, {}),
        ("small-dark", SMALL, {"theme": "dark"}),
        ("phone-lying", ViewportSize(width=763, height=390), {}),
        ("phone-left", PHONE, {"leftHanded": True, "bigTiles": True}),
        ("tablet", TABLET, {}),
        ("desktop", DESKTOP, {}),
        ("desktop-dark", DESKTOP, {"theme": "dark"}),
        ("ring", DESKTOP, {"view": "ring"}),
        ("ring-dark", DESKTOP, {"view": "ring", "theme": "dark"}),
    ],
)
def test_four_players(
    guests: Guests,
    small_table: Seat,
    pictures: Path,
    name: str,
    size: ViewportSize,
    settings: dict[str, object],
) -> None:
    player = look_from(guests, small_table, size, settings=settings)
    expect(player.page.locator(".train")).to_have_count(5)
    take_picture(player.page, pictures, f"four-{name}")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_televisions(
    guests: Guests, full_table: Seat, small_table: Seat, pictures: Path, theme: str
) -> None:
    page = guests.come("/", TELEVISION)
    page.evaluate(
        "kept => localStorage.setItem('caboose.settings', kept)", f'{{"theme":"{theme}"}}'
    )
    for name, seat in (("fourteen", full_table), ("four", small_table)):
        page.goto(f"/t/{seat.code}/tv")
        expect(page.get_by_alt_text("QR code")).to_be_visible()
        take_picture(page, pictures, f"{name}-television-{theme}")


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_around_the_table(
    guests: Guests, server: ServerProcess, full_table: Seat, pictures: Path, language: str
) -> None:
    page = guests.come("/", PHONE, language, reduced_motion="reduce")
    expect(page.get_by_role("heading").first).to_be_visible()
    take_picture(page, pictures, f"front-{language}")
    page.goto("/new")
    expect(page.locator(".deal")).not_to_be_empty()
    take_picture(page, pictures, f"new-{language}")
    opened = server.open_table(seats=4)
    page.goto(f"/t/{opened['code']}#seat={opened['token']}")
    expect(page.locator(".seat")).to_have_count(4)
    take_picture(page, pictures, f"gathering-{language}")
    page.goto(f"/t/{full_table.code}#seat={full_table.token}")
    page.locator("header nav button").last.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    take_picture(page, pictures, f"menu-{language}")


@pytest.mark.slow
def test_the_beginning_and_the_end_of_a_match(
    guests: Guests, server: ServerProcess, pictures: Path
) -> None:
    ann = sit_alone(guests, server, 3, "spruce rounds=4 set=9 hand=9")
    ann.until_turn(lambda look: look.lap == 1 and look.way == "Done")
    seat = Seat(ann.code, token_of(ann.page))
    others = {each: look_from(guests, seat, PHONE, each).page for each in LANGUAGES}
    for language, page in others.items():
        expect(page.locator(".building")).to_be_visible()
        take_picture(page, pictures, f"building-{language}")
    assert ann.finish_round() == "round-over"
    for language, page in others.items():
        expect(page.locator("section.end")).to_be_visible()
        take_picture(page, pictures, f"round-end-{language}")
    while ann.look().phase == "round-over":
        ann.press("Next round")
        ann.until_told("told.table.phase === 'playing'")
        ann.finish_round()
    for language, page in others.items():
        expect(page.locator(".departure")).to_be_visible()
        take_picture(page, pictures, f"match-end-{language}")
