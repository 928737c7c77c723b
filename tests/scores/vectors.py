"""Games with what Python counts of them, for the client's tests to count the same.

Remake them with: .venv/bin/python -m tests.scores.vectors
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from caboose.scores import GameCounted, changes, count_game, read_entries
from tests.scores.random_games import beginning, random_entries

FILE = Path(__file__).resolve().parents[2] / "web/tests/score-vectors.json"
PLAIN_GAMES, CANDIDATES = 30, 300
"""Some games as they come, and of many more those that show something new."""


def vectors() -> str:
    """The text of the file: a game a line."""
    lines: list[str] = []
    seen: set[str] = set()
    candidates = [random_entries(Random(f"vector {number}")) for number in range(CANDIDATES)]
    for number, data in enumerate([*candidates, equal_wins()]):
        game = count_game(read_entries(data))
        shown = features(game)
        if number < PLAIN_GAMES or shown - seen:
            lines.append(_line(data, game))
        seen |= shown
    return "[\n" + ",\n".join(lines) + "\n]\n"


def equal_wins() -> list[dict[str, Any]]:
    """A tie that chance hardly ever makes: equal totals of equal wins, by one higher round."""
    data = beginning("wikihow scoring=winner-takes rounds=4", 12, 2)
    for number, (ann, bea) in enumerate([(0, 2), (0, 6), (4, 0), (4, 0)], 1):
        hand = {"kind": "hand", "round": number}
        data.append(hand | {"player": "ann", "points": ann})
        data.append(hand | {"player": "bea", "points": bea})
    return [each | {"id": f"e{place}", "at": place} for place, each in enumerate(data)]


def features(game: GameCounted) -> set[str]:
    """What a game shows of all that can be counted."""
    found = {tie.name for tie in game.ties}
    for round in game.rounds:
        found |= {question.name for question in round.questions}
        found |= {flag.name for flag in round.flags}
        found |= {"blocked"} if round.is_blocked else set()
        found |= {"several out"} if len(round.out) > 1 else set()
    return found


def _line(data: list[dict[str, Any]], game: GameCounted) -> str:
    vector = {
        "entries": data,
        "game": msgspec.to_builtins(game),
        "changes": msgspec.to_builtins(changes(read_entries(data))),
    }
    return json.dumps(vector, separators=(",", ":"))


if __name__ == "__main__":
    FILE.write_text(vectors(), encoding="utf-8")
