"""A league of 1,000 games: how long the terminal and a telephone take for it.

Run it with .venv/bin/python -m bench.league. The telephone is Chromium at the size of one, its
processor slowed down four times; times are in seconds, medians of five.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median

from playwright.sync_api import Page, expect, sync_playwright

from caboose.rules import Rules
from caboose.scores.entries import HandEntered, PlayerJoined, RulesChosen
from caboose.scores.files import Sheet, write_sheets
from caboose.scores.writing import Pen
from tests.browser.conftest import CHROMIUM
from tests.server.processes import ServerProcess

GAMES, ROUNDS, REPEATS, SLOWER = 1000, 13, 5, 4
NAMES = ("Ann", "Bea", "Carl", "Dora", "Ed", "Fay")
RULES = Rules("wikihow")


def game(number: int) -> Sheet:
    """A game of 13 rounds with 4 to 6 players, every hand as a number."""
    random = Random(number)
    pen = Pen()
    pen.write(RulesChosen, rules=str(RULES), set=12, league="Club" if number % 2 else "")
    players = random.sample(NAMES, random.randint(4, 6))
    for name in players:
        pen.write(PlayerJoined, player=name.lower(), name=name)
    for round in range(1, ROUNDS + 1):
        points = [random.randint(1, 80) for _ in players]
        points[random.randrange(len(players))] = 0
        for name, each in zip(players, points, strict=True):
            pen.write(HandEntered, round=round, player=name.lower(), points=each)
    return Sheet(f"game-{number}", pen.entries)


def seconds(act: Callable[[], object]) -> float:
    """How long it takes."""
    began = time.perf_counter()
    act()
    return time.perf_counter() - began


def tell(what: str, *times: float) -> None:
    """Print a figure."""
    print(f"{what:45} {median(times):7.2f}")


def measure_terminal(file: Path) -> None:
    """The whole command, from its start to its end."""
    command = [sys.executable, "-m", "caboose", "score", "league", str(file)]
    runs = [seconds(lambda: subprocess.run(command, check=True, capture_output=True))
            for _ in range(REPEATS)]  # fmt: skip
    tell("caboose score league", *runs)


def measure_telephone(page: Page, file: Path) -> None:
    """From the touch until it is there to be seen."""

    def opened(path: str, row: str) -> float:
        page.goto("about:blank")
        return seconds(lambda: (page.goto(path), expect(page.locator(row).first).to_be_visible()))

    def chosen(league: str) -> float:
        choice = page.get_by_role("combobox", name="League")
        return seconds(lambda: (choice.select_option(label=league), shown(league)))

    def shown(league: str) -> None:
        games = "500 games" if league == "Club" else "1000 games"
        page.get_by_text(games, exact=True).wait_for()

    opened("/score", "h1")
    tell("to take a file of all games in", seconds(lambda: (
        page.locator("input[type=file]").set_input_files(file),
        page.get_by_role("button", name="Show 992 more").wait_for(timeout=600_000),
    )))  # fmt: skip
    tell("the list of games", *(opened("/score", ".tables li") for _ in range(REPEATS)))
    tell("the league", *(opened("/score/league", ".league tbody tr") for _ in range(REPEATS)))
    tell("another league", *(chosen(name) for name in ["Club", "All games"] * 2))
    tell("all games in the list", seconds(lambda: (
        opened("/score", ".tables li"), page.get_by_role("button", name="Show 992 more").click(),
        page.locator(".tables li").nth(GAMES - 1).wait_for(),
    )))  # fmt: skip
    tell("a game", *(opened("/score/game/game-7", ".winner-card") for _ in range(REPEATS)))


def main() -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "league.json"
        file.write_text(write_sheets(game(number) for number in range(GAMES)))
        print(f"{GAMES} games, {file.stat().st_size / 1e6:.1f} MB")
        measure_terminal(file)
        with ServerProcess(Path(folder), calls_a_second=1000) as server, sync_playwright() as web:
            browser = web.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
            page = browser.new_page(
                base_url=server.address, viewport={"width": 390, "height": 763}, locale="en"
            )
            page.set_default_timeout(60_000)
            throttle = page.context.new_cdp_session(page)
            throttle.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
            measure_telephone(page, file)
            browser.close()


if __name__ == "__main__":
    main()
