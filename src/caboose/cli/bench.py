"""``caboose bench``: each figure beside a named peer, measured in turn in the same run."""

from __future__ import annotations

import json
import os
import platform
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from importlib.util import find_spec

from caboose.core.layout import MOST_LEGAL_STEPS, STATE_SIZE
from caboose.core.legal import legal_steps
from caboose.core.opening import open_round
from caboose.core.step import do_step
from caboose.rules import Rules
from caboose.tiles import set_size

Measurement = Callable[[float], float]
"""Runs for so many seconds of processor time and gives a rate a second."""


def measure_core(seconds: float, repeats: int, as_json: bool) -> None:
    """Measure random play in plain CPython, start-up times and memory; print the medians."""
    if not 0 < seconds <= 600 or not 1 <= repeats <= 100:
        raise ValueError("give up to 600 seconds and 1 to 100 repeats")
    runs: dict[str, Measurement] = {"steps_per_second": random_play("spruce", 4)}
    if find_spec("dominoes"):
        runs["dominoes_decisions_per_second"] = dominoes_play
    rates: dict[str, list[float]] = {name: [] for name in runs}
    for _ in range(repeats):
        for name, run in runs.items():
            rates[name].append(run(seconds))
    figures = {name: statistics.median(each) for name, each in rates.items()}
    if "dominoes_decisions_per_second" in figures:
        figures["ratio"] = figures["steps_per_second"] / figures["dominoes_decisions_per_second"]
    figures |= start_figures(repeats)
    if as_json:
        print(json.dumps({"machine": machine()} | figures, indent=2))
        return
    print(machine())
    for name, figure in figures.items():
        print(
            f"  {name.replace('_', ' '):32} {figure:>12,.3g}"
            if figure < 100
            else f"  {name.replace('_', ' '):32} {figure:>12,.0f}"
        )
    if "ratio" not in figures:
        print("  (the peer, the package dominoes, is not installed)")


def machine() -> str:
    """What the figures were measured on."""
    return (
        f"{platform.python_implementation()} {platform.python_version()}, "
        f"{platform.machine()}, {os.cpu_count()} cores"
    )


def random_play(preset: str, players: int) -> Measurement:
    """Whole rounds of random legal steps, the opening and the shuffle included."""
    rules = Rules(preset)
    codes, deal = rules.codes, rules.deal(players)

    def run(seconds: float) -> float:
        chance = random.Random(1)
        pick = chance.random
        buffer = [0] * MOST_LEGAL_STEPS
        tiles = list(range(set_size(deal.set)))
        steps = rounds = 0
        begin = time.process_time()
        while (spent := time.process_time() - begin) < seconds:
            engine = deal.set - rounds % (deal.set + 1)
            chance.shuffle(tiles)
            state = [0] * STATE_SIZE
            lead = rounds % players
            open_round(
                state, codes, deal.set, players, deal.hand, tiles, len(tiles), lead, 1 << engine
            )
            while count := legal_steps(state, codes, buffer):
                do_step(state, codes, buffer[int(pick() * count)])
                steps += 1
            rounds += 1
        return steps / spent

    return run


def dominoes_play(seconds: float) -> float:
    """Whole games of random legal moves of the package ``dominoes`` (4 players, double-six)."""
    import dominoes

    chance = random.Random(1)
    moves = 0
    begin = time.process_time()
    while (spent := time.process_time() - begin) < seconds:
        game = dominoes.Game.new()
        while game.result is None:
            game.make_move(*chance.choice(game.valid_moves))
            moves += 1
    return moves / spent


_PLAY_A_MATCH = """
import random, resource
from caboose import Match
match = Match(players=4, seed=1)
while not match.is_over:
    round = match.deal()
    while not round.over:
        round.do(random.choice(round.legal_steps()))
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)
"""

_IMPORT = """
import time
begin = time.perf_counter()
import caboose
print((time.perf_counter() - begin) * 1000)
"""


def start_figures(repeats: int) -> dict[str, float]:
    """Milliseconds to import ``caboose`` and to answer ``caboose rules``; megabytes of a match.

    As on a user's machine: with the bytecode that a first start has left.
    """
    environment = {n: v for n, v in os.environ.items() if n != "PYTHONDONTWRITEBYTECODE"}

    def run(*words: str) -> bytes:
        command = [sys.executable, *words]
        return subprocess.run(command, capture_output=True, check=True, env=environment).stdout

    def printed(code: str) -> float:
        return float(run("-c", code))

    def answer() -> float:
        begin = time.perf_counter()
        run("-m", "caboose", "rules", "spruce")
        return (time.perf_counter() - begin) * 1000

    answer()
    return {
        "import_ms": statistics.median(printed(_IMPORT) for _ in range(repeats)),
        "caboose_rules_ms": statistics.median(answer() for _ in range(repeats)),
        "match_memory_mb": statistics.median(printed(_PLAY_A_MATCH) for _ in range(repeats)),
    }
