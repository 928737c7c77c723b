"""What a start costs: the second one compiles nothing."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

pytest.importorskip("numba")

PLAY = """
import json
from caboose.fast import compiled, play_matches
from caboose.rules import Rules
play_matches(Rules(), ["planner", "greedy", "random"], 1)
stats = [getattr(each, "stats", None) for each in compiled.FUNCTIONS.values()]
print(json.dumps({
    "compiled": sum(sum(each.cache_misses.values()) for each in stats if each),
    "loaded": sum(sum(each.cache_hits.values()) for each in stats if each),
}))
"""


def start() -> dict[str, int]:
    """Play a match in a process of its own; tells what it compiled and what it loaded."""
    done = subprocess.run([sys.executable, "-c", PLAY], capture_output=True, text=True, check=True)
    counts: dict[str, int] = json.loads(done.stdout)
    return counts


def test_the_second_start_compiles_nothing() -> None:
    first, second = start(), start()
    assert first["compiled"] + first["loaded"] > 0
    assert second == {"compiled": 0, "loaded": 1}
