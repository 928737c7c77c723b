"""``caboose bench page``: how soon a page can be used on a slow line, and a touch is answered.

A real server process and a real Chromium, which has a telephone's screen and an empty cache.
"""

from __future__ import annotations

import json
import os
import shutil
import statistics
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, NamedTuple

from caboose.cli.bench import machine
from caboose.cli.bench_server import Figures, serving
from caboose.locales import sentence

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

SLOW_4G = {"latency": 562.5, "downloadThroughput": 1.44e6 / 8, "uploadThroughput": 0.675e6 / 8}
"""The browser's own profile: milliseconds there and back, bytes a second."""
LANGUAGES = ("en", "vi")
SLOWER = (1, 4)
"""How many times slower than this machine the telephone computes."""
QUIET_MS = 2000
"""Milliseconds in which what still comes belongs to the load."""
PATIENCE_MS = 30_000

USABLE = """selector => {
  const look = () => {
    if (document.querySelector(selector)?.checkVisibility()) window.usable = performance.now()
    else requestAnimationFrame(look)
  }
  look()
}"""
"""Notes when a control can be used, in milliseconds since the address was asked for."""

TOUCHED = """() => {
  const hand = () => document.querySelectorAll('.hand .slot:not([inert])').length
  const isLit = () => document.querySelector('.train.fits, .building.fits') !== null
  window.answers = []
  addEventListener('pointerup', ({ timeStamp, target }) => {
    const what = target.closest('.slot') ? 'lit' : target.closest('.train') ? 'laid' : null
    if (what === null) return
    const before = hand()
    const look = () => requestAnimationFrame(() => {
      if (what === 'lit' ? !isLit() : hand() === before) return look()
      // The frame is on the screen when the next task runs.
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => window.answers.push([what, performance.now() - timeStamp])
      port2.postMessage(null)
    })
    look()
  }, true)
}"""
"""Measures from a touch until what it leads to is drawn: fitting trains lit, or the tile laid."""


class Opened(NamedTuple):
    """A page to be opened: its address, and the control that is waited for."""

    path: str
    control: str


class Loaded(NamedTuple):
    """What a page's first load took."""

    seconds: float
    kilobytes: float
    files: int


def measure_page(repeats: int, touches: int, as_json: bool) -> None:
    """Measure loads and touches; print the medians. Raises ValueError."""
    if not 1 <= repeats <= 100 or not 1 <= touches <= 1000:
        raise ValueError("give 1 to 100 repeats and 1 to 1,000 touches")
    with tempfile.TemporaryDirectory() as data, serving(data) as server, chromium() as browser:
        pages = pages_of(browser, server.address)
        loads = {
            f"{name}, {language}": load_figures(browser, server.address, page, language, repeats)
            for name, page in pages.items()
            for language in LANGUAGES
        }
        answers = {
            f"a touch, {slower} times slower" if slower > 1 else "a touch": touch_figures(
                browser, server.address, touches, slower
            )
            for slower in SLOWER
        }
    if as_json:
        told = {"machine": machine(), "load_average": os.getloadavg()[0]}
        print(json.dumps(told | loads | answers, indent=2))
        return
    print(machine())
    for name, figures in (loads | answers).items():
        shown = ", ".join(f"{each.replace('_', ' ')} {figures[each]:,.4g}" for each in figures)
        print(f"  {name:28} {shown}")


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser without a window. Raises ValueError where there is none."""
    program = shutil.which("chromium") or shutil.which("chromium-browser")
    if find_spec("playwright") is None or program is None:
        raise ValueError(
            "this needs Chromium (on Debian the package chromium) and the Python package "
            "playwright, which python3 run.py setup installs"
        )
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        arguments = ["--no-sandbox"] if hasattr(os, "getuid") and os.getuid() == 0 else []
        browser = playwright.chromium.launch(executable_path=program, args=arguments)
        yield browser
        browser.close()


def telephone(browser: Browser, address: str, language: str = "en") -> BrowserContext:
    """A telephone with an empty cache; the worker that keeps files for later would be counted."""
    context = browser.new_context(
        base_url=address,
        viewport={"width": 390, "height": 763},
        device_scale_factor=3,
        has_touch=True,
        is_mobile=True,
        locale=language,
        service_workers="block",
    )
    context.set_default_timeout(PATIENCE_MS)
    return context


def pages_of(browser: Browser, address: str) -> dict[str, Opened]:
    """The pages, with a table to join and one in play."""
    context = telephone(browser, address)
    joined = open_table(context, "spruce")
    played = open_table(context, "spruce")
    deal(context.new_page(), played)
    context.close()
    return {
        "front page": Opened("/", "main a.primary"),
        "start a table": Opened("/new", "form button.primary"),
        "rules": Opened("/rules", "main select"),
        "tutorial": Opened("/learn", ".hand .slot"),
        "score keeper": Opened("/score", "main .button"),
        "joining a table": Opened(f"/t/{joined['code']}", "form button.primary"),
        "a table in play": Opened(seat_link(played), ".hand .slot"),
    }


def open_table(context: BrowserContext, rules: str) -> dict[str, Any]:
    """A table with a person's seat and a free one."""
    wanted = {"rules": rules, "seats": 2, "name": "Ann"}
    opened: dict[str, Any] = context.request.post("/api/tables", data=wanted).json()
    return opened


def seat_link(table: dict[str, Any]) -> str:
    """The address that brings a seat along."""
    return f"/t/{table['code']}#seat={table['token']}"


def deal(page: Page, table: dict[str, Any]) -> None:
    """Take the person's seat, put a computer into the other, and deal."""
    page.goto(seat_link(table))
    page.get_by_label(sentence("seat-level", {"seat": 2})).select_option("beginner")
    page.get_by_role("button", name=sentence("gathering-start")).click()
    page.locator(".hand .slot").first.wait_for()


def load_figures(
    browser: Browser, address: str, page: Opened, language: str, repeats: int
) -> Figures:
    """A page's first load on a slow line: the medians."""
    loads = [load(browser, address, page, language) for _ in range(repeats)]
    return {
        "seconds": statistics.median(each.seconds for each in loads),
        "worst": max(each.seconds for each in loads),
        "kB": statistics.median(each.kilobytes for each in loads),
        "files": statistics.median(each.files for each in loads),
    }


def load(browser: Browser, address: str, opened: Opened, language: str) -> Loaded:
    """Open a page until its control can be used, and let come what still comes."""
    context = telephone(browser, address, language)
    page = context.new_page()
    sizes: list[float] = []
    network = context.new_cdp_session(page)
    network.on("Network.loadingFinished", lambda told: sizes.append(told["encodedDataLength"]))
    network.send("Network.enable")
    network.send("Network.emulateNetworkConditions", {"offline": False, **SLOW_4G})
    page.add_init_script(f"({USABLE})({json.dumps(opened.control)})")
    page.goto(opened.path, wait_until="commit")
    seconds = noted(page, "window.usable") / 1000
    page.wait_for_timeout(QUIET_MS)
    context.close()
    return Loaded(seconds, sum(sizes) / 1000, len([size for size in sizes if size]))


def noted(page: Page, name: str) -> Any:
    """What a page has noted, once it has; the content policy lets no condition wait in the page."""
    for _ in range(PATIENCE_MS // 50):
        if (found := page.evaluate(name)) is not None:
            return found
        page.wait_for_timeout(50)
    raise ValueError(f"the page {page.url} was never ready")


def touch_figures(browser: Browser, address: str, touches: int, slower: int) -> Figures:
    """From a touch until its answer is on the screen, in milliseconds: the medians."""
    context = telephone(browser, address)
    page = context.new_page()
    page.add_init_script(f"({TOUCHED})()")
    deal(page, open_table(context, "tournament hand=15 rounds=13"))
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    answers: dict[str, list[float]] = {"lit": [], "laid": []}
    while len(answers["laid"]) < touches:
        step(page, answers)
    context.close()
    return {f"{what}_ms": statistics.median(each) for what, each in answers.items()} | {
        f"{what}_worst_ms": max(each) for what, each in answers.items()
    }


def step(page: Page, answers: dict[str, list[float]]) -> None:
    """Lay a tile that fits, with both touches measured; else do what else there is to do."""
    tile = page.locator(".hand .slot.playable").first
    other = page.locator(".turn-bar .the-way:not([aria-disabled=true]), .end-bar .main").first
    tile.or_(other).first.wait_for()
    page.wait_for_timeout(300)  # until nothing moves any more, and the turn is the own one
    if not tile.count():
        if other.count():
            other.tap()
        return
    for what, touched in (("lit", tile), ("laid", page.locator(".train.fits").first)):
        page.evaluate("window.answers.length = 0")
        touched.tap()
        told, milliseconds = noted(page, "window.answers[0]")
        if told == what:
            answers[what].append(milliseconds)
