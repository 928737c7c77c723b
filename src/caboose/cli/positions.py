"""``caboose explain`` and ``caboose perft``."""

from __future__ import annotations

import json
import os
from pathlib import Path

from caboose.cli.files import read_text
from caboose.fast import best_runtime
from caboose.fast.runtime import announce_compiling
from caboose.game import Position, Round, Step
from caboose.game.explanation import differences, owed, why_legal
from caboose.notation import position_from_mapping, read_position, write_position

DEEPEST = 60
COMPILED_DEPTH = 4
"""From this depth on compiled code counts."""


def round_from(text: str) -> Round:
    """The round of a position that is given in one line, in a file or on standard input.

    A file holds the line, or the mapping of a case (its first, if it holds several).
    """
    if text == "-" or (";" not in text and os.path.exists(text)):
        text = read_text(Path(text)).strip()
        if "\n" in text or ";" not in text:
            return Round.set_up(_first_mapping(text))
    if ";" not in text:
        raise ValueError(
            f"there is no file {text}, and a position in one line looks like: "
            "spruce; set 12; engine 12; trains 1:12-5; hands 1:5-3 2:9-1; boneyard 8-4"
        )
    return Round.set_up(read_position(text))


def _first_mapping(text: str) -> Position:
    from caboose.notation.files import read_yaml
    from caboose.notation.positions import POSITION_KEYS

    content = read_yaml(text)
    if isinstance(content, list) and content:
        content = content[0]
    if not isinstance(content, dict):
        raise ValueError("the file holds no position: neither the one line nor a mapping")
    return position_from_mapping(
        {key: value for key, value in content.items() if key in POSITION_KEYS}
    )


def explain_position(text: str, step_text: str | None) -> None:
    """Print what is legal and why, and under which presets the ruling would differ."""
    round = round_from(text)
    step = None if step_text is None else Step.parse(step_text)
    print(f"Rules: {round.rules}")
    print(owed(round))
    if step is None:
        for each in round.legal_steps():
            print(f"  {each!s:9} {why_legal(round, each)}")
    else:
        refusal = round.refusal(step)
        if refusal:
            print(f"{step} is refused: {refusal.reason}. {refusal}")
        else:
            print(f"{step} is legal: {why_legal(round, step)}.")
    found = differences(round, step)
    print("Under the other presets:" if found else "The ruling is the same under every preset.")
    for difference in found:
        print(f"  {difference.preset:12} {difference.sentence}")


def count_sequences(text: str, depth: int, divide: bool, as_json: bool) -> None:
    """Print the perft of a position, and below each first step with ``divide``."""
    if not 0 <= depth <= DEEPEST:
        raise ValueError(f"the depth is {depth}: it may be 0 to {DEEPEST}")
    round = round_from(text)
    below = {}
    if divide and depth:
        for step in round.legal_steps():
            after = round.copy()
            after.do(step)
            below[str(step)] = sequences(after, depth - 1)
    count = sum(below.values()) if below else sequences(round, depth)
    if as_json:
        figures = {"position": write_position(round.position), "depth": depth, "count": count}
        print(json.dumps(figures | ({"divide": below} if divide else {})))
        return
    for name, each in below.items():
        print(f"{name:9} {each}")
    print(count)


def sequences(round: Round, depth: int) -> int:
    """The perft of a round; few sequences are counted before compiled code is even loaded."""
    if depth < COMPILED_DEPTH:
        return round.perft(depth)
    announce_compiling()
    return best_runtime().perft(round.state, round.rules.codes, depth)
